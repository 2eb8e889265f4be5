// Who may include whom, and whether every file is used.
#include "lib/pattern.hpp"
#include "lib/tidy.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

struct Include {
    std::string path;
    int line = 0;
};

std::vector<Include> includes_of(const Source& source) {
    static const Pattern directive("^\\s*#\\s*include\\s+\"([^\"]+)\"");
    std::vector<Include> includes;
    int number = 0;
    for (const std::string_view line : source.code_lines()) {
        ++number;
        for (const auto& match : directive.all_in(line)) {
            includes.push_back({match.part, number});
        }
    }
    return includes;
}

std::ptrdiff_t floor_of(const Tree& tree, std::string_view room) {
    return std::ranges::find(tree.rooms, room) - tree.rooms.begin();
}

void check_order(const Tree& tree, const Source& source, std::vector<Finding>& findings) {
    const std::ptrdiff_t own = floor_of(tree, source.room());
    for (const Include& include : includes_of(source)) {
        const std::string room = include.path.substr(0, include.path.find('/'));
        const std::ptrdiff_t other = floor_of(tree, room);
        if (other < std::ssize(tree.rooms) && other > own) {
            findings.push_back(
                {source.path, include.line,
                 fmt::format("room '{}' may not use room '{}', which lies below it; move the code "
                             "down or what it needs up (docs/architecture.md)",
                             source.room(), room)});
        }
    }
}

void check_known_room(const Tree& tree, const Source& source, std::vector<Finding>& findings) {
    if (floor_of(tree, source.room()) == std::ssize(tree.rooms)) {
        findings.push_back({source.path, 0,
                            fmt::format("no target builds this file: declare the room '{}' in "
                                        "CMakeLists.txt or move the file into one",
                                        source.room())});
    }
}

void check_used(const Tree& tree, std::vector<Finding>& findings) {
    std::set<std::string> included;
    for (const Source& source : tree.sources) {
        const std::string folder = source.path.substr(0, source.path.rfind('/') + 1);
        for (const Include& include : includes_of(source)) {
            included.insert("src/" + include.path);
            included.insert("tools/" + include.path);
            included.insert("tests/" + include.path);
            included.insert(folder + include.path);
        }
    }
    for (const Source& source : tree.sources) {
        if (source.is_header() && !included.contains(source.path)) {
            findings.push_back(
                {source.path, 0, "nobody includes this header; use it or delete it"});
        }
    }
}

} // namespace

std::vector<Finding> check_rooms(const Tree& tree) {
    std::vector<Finding> findings;
    for (const Source& source : tree.sources) {
        if (!source.path.starts_with("src/") || source.path == "src/main.cpp") {
            continue;
        }
        check_known_room(tree, source, findings);
        check_order(tree, source, findings);
    }
    check_used(tree, findings);
    return findings;
}

} // namespace kodeks::tools
