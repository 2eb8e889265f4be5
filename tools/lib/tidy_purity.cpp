// The pure rooms have no clock, randomness, environment, console, files, threads or mutable
// globals of their own: the same input gives the same verdict on every machine.
#include "lib/pattern.hpp"
#include "lib/tidy.hpp"

#include <array>
#include <set>
#include <span>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

// Rooms at the edge of the program, where the outside world comes in.
const std::set<std::string_view> edge_rooms = {"store", "server", "cli"};

// Files of pure rooms whose one purpose is the exception.
const std::set<std::string_view> exempt = {"src/base/check.cpp"}; // prints why the program stops

struct Banned {
    Pattern pattern;
    const char* what;
    const char* advice;
};

std::span<const Banned> banned() {
    static const std::array list = {
        Banned{
            Pattern("\\b(system_clock|steady_clock|high_resolution_clock)\\b|\\bstd::time\\b|"
                    "\\b(clock_gettime|gettimeofday|clock)\\s*\\(|\\btime\\s*\\((nullptr|NULL|0)"),
            "a clock", "take the time as an argument"},
        Banned{Pattern(
                   "\\b(rand|srand|random)\\s*\\(|\\brandom_device\\b|\\bdefault_random_engine\\b"),
               "randomness", "take a seed or the numbers as an argument"},
        Banned{Pattern("\\b(getenv|setenv|secure_getenv)\\b"), "the environment",
               "read it in cli and pass the value"},
        Banned{Pattern("\\bstd::(cout|cerr|clog|cin)\\b|\\b(f?printf|puts|fputs|putchar)\\s*\\(|"
                       "\\bfmt::print\\b"),
               "the console", "return the text or write to a stream argument"},
        Banned{Pattern("\\b(i|o)?fstream\\b|\\bfopen\\b|\\bstd::filesystem\\b"), "files",
               "take the bytes or a reader as an argument"},
        Banned{Pattern("\\bstd::(j?thread|async|mutex)\\b|\\bthread_local\\b"), "threads",
               "take an executor as an argument"},
        Banned{Pattern("\\bstd::locale\\b|\\bsetlocale\\b"), "the locale", "take the language"},
        Banned{Pattern("^\\s*(inline\\s+)?static\\s+(?!const\\b|constexpr\\b|constinit\\s+const\\b)"
                       "[A-Za-z_:<>,\\s*&0-9]+(=|\\{|;)"),
               "a mutable global", "make it const or pass it as an argument"},
    };
    return list;
}

} // namespace

std::vector<Finding> check_purity(const Tree& tree) {
    std::vector<Finding> findings;
    for (const Source& source : tree.sources) {
        const std::string_view room = source.room();
        if (room.empty() || edge_rooms.contains(room) || exempt.contains(source.path)) {
            continue;
        }
        int number = 0;
        for (const std::string_view line : source.bare_lines()) {
            ++number;
            for (const Banned& ban : banned()) {
                if (ban.pattern.is_in(line)) {
                    findings.push_back({source.path, number,
                                        fmt::format("'{}' is a pure room and may not use {}; {}",
                                                    room, ban.what, ban.advice)});
                }
            }
        }
    }
    return findings;
}

} // namespace kodeks::tools
