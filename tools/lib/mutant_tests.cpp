#include "lib/mutant_tests.hpp"

#include "lib/files.hpp"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cstdio>
#include <fstream>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

namespace kodeks::tools {

namespace {

namespace fs = std::filesystem;

// Processor time beyond which a broken loop is taken not to end, and time on the wall after which
// nobody waits for what sleeps.
constexpr int seconds_at_least = 10;
constexpr int times_as_long = 20;
constexpr int longest_wait_seconds = 900;
constexpr int wait_over = 124;           // exit code of timeout(1)
constexpr int killed_by_bound = 128 + 9; // and of a shell whose program met the hard bound
constexpr int met_the_bound = 128 + 24;

struct Finished {
    int code = 0;
    std::string told;
};

Finished run(const std::string& command) {
    std::FILE* pipe =
        ::popen(command.c_str(), "r"); // NOLINT(cert-env33-c): a build tool's own words
    if (pipe == nullptr) {
        throw std::runtime_error("cannot start: " + command);
    }
    Finished finished;
    char buffer[4096];
    while (const std::size_t read = std::fread(buffer, 1, sizeof buffer, pipe)) {
        finished.told.append(buffer, read);
    }
    const int status = ::pclose(pipe);
    finished.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return finished;
}

// A file, because the names of a thousand tests are longer than a command may be.
class Filter {
public:
    explicit Filter(const std::vector<std::string>& names) {
        static std::atomic<int> next = 0;
        path_ = fs::temp_directory_path() / fmt::format("mutate-{}-{}", ::getpid(), next++);
        std::ofstream out(path_);
        out << "--gtest_filter=";
        for (const std::string& name : names) {
            out << name << ':';
        }
        out << '\n';
    }

    Filter(const Filter&) = delete;
    Filter& operator=(const Filter&) = delete;

    ~Filter() { fs::remove(path_); }

    std::string flag() const { return fmt::format("--gtest_flagfile='{}'", path_.string()); }

private:
    fs::path path_;
};

std::vector<std::string> names_in(const fs::path& program) {
    const Finished list = run(fmt::format("'{}' --gtest_list_tests", program.string()));
    if (list.code != 0) {
        throw std::runtime_error(program.string() + " does not start");
    }
    std::vector<std::string> names;
    std::string suite;
    for (std::string_view line : split(list.told, '\n')) {
        line = line.substr(0, line.find(" #")); // "# GetParam() = ..."
        const bool is_test = line.starts_with("  ");
        while (!line.empty() && line.front() == ' ') {
            line.remove_prefix(1);
        }
        while (!line.empty() && line.back() == ' ') {
            line.remove_suffix(1);
        }
        if (is_test && line.find("DISABLED_") == std::string_view::npos) {
            names.push_back(suite + std::string(line));
        } else if (line.ends_with('.')) {
            suite = line;
        }
    }
    return names;
}

int number_in(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

KnownTest read_test(std::string_view line) {
    const auto cells = split(line, '\t');
    KnownTest test{std::string(cells[0]), number_in(cells[1]), {}, {}};
    for (const std::string_view article : split(cells[2], ' ')) {
        if (!article.empty()) {
            test.articles.emplace(article);
        }
    }
    for (const std::string_view place : split(cells[3], ' ')) {
        if (!place.empty()) {
            test.places.insert(number_in(place));
        }
    }
    return test;
}

std::map<std::string, KnownTest> read_trace(const fs::path& file) {
    constexpr std::size_t cells = 4;
    std::map<std::string, KnownTest> tests;
    if (!fs::exists(file)) {
        return tests;
    }
    const std::string text = read_file(file);
    for (const auto line : split(text, '\n')) {
        if (split(line, '\t').size() == cells) {
            KnownTest test = read_test(line);
            tests[test.name] = std::move(test);
        }
    }
    return tests;
}

void trace(const fs::path& program, const fs::path& file, const std::vector<std::string>& names) {
    fmt::print("{}: {} tests without a broken rule\n", program.filename().string(), names.size());
    std::fflush(stdout);
    const Filter filter(names);
    run(fmt::format("KODEKS_MUTANT=0 KODEKS_TRACE='{}' '{}' --gtest_brief=1 {} 2>&1", file.string(),
                    program.string(), filter.flag()));
}

Trial trial_of(const fs::path& program) {
    const fs::path file = program.string() + ".trace";
    if (fs::exists(file) && fs::last_write_time(file) < fs::last_write_time(program)) {
        fs::remove(file);
    }
    const std::vector<std::string> names = names_in(program);
    auto known = read_trace(file);
    std::vector<std::string> unknown;
    std::ranges::copy_if(names, std::back_inserter(unknown), [&](const std::string& name) {
        return !known.contains(name) || known[name].milliseconds < 0;
    });
    if (!unknown.empty()) {
        trace(program, file, unknown);
        known = read_trace(file);
    }
    Trial trial{program, {}, false};
    for (const std::string& name : names) {
        const auto found = known.find(name);
        if (found == known.end() || found->second.milliseconds < 0) {
            throw std::runtime_error(fmt::format("{} of {} fails although nothing is broken", name,
                                                 program.filename().string()));
        }
        trial.traces = trial.traces || !found->second.places.empty();
        trial.tests.push_back(found->second);
    }
    std::ranges::stable_sort(trial.tests, {}, &KnownTest::milliseconds);
    return trial;
}

} // namespace

std::vector<Trial> prepare_trials(const fs::path& programs) {
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(programs)) {
        const fs::path& path = entry.path();
        if (path.filename().string().starts_with("broken_") && !path.has_extension() &&
            entry.is_regular_file()) {
            paths.push_back(path);
        }
    }
    std::ranges::sort(paths);
    std::vector<Trial> trials;
    for (const fs::path& path : paths) {
        trials.push_back(trial_of(path));
    }
    return trials;
}

Ended run_tests(const Trial& trial, int mutant, const std::vector<const KnownTest*>& tests) {
    std::vector<std::string> names;
    int milliseconds = 0;
    for (const KnownTest* test : tests) {
        names.push_back(test->name);
        milliseconds += test->milliseconds;
    }
    const Filter filter(names);
    const int bound = seconds_at_least + times_as_long * milliseconds / 1000;
    const Finished finished = run(fmt::format(
        "ulimit -c 0; ulimit -S -t {}; ulimit -H -t {}; KODEKS_MUTANT={} timeout -k 1 {} '{}' "
        "--gtest_fail_fast --gtest_brief=1 {} 2>&1",
        bound, bound + 2, mutant, longest_wait_seconds, trial.program.string(), filter.flag()));
    if (finished.code == 0) {
        return Ended::passed;
    }
    return finished.code == wait_over || finished.code == met_the_bound ||
                   finished.code == killed_by_bound
               ? Ended::too_long
               : Ended::failed;
}

} // namespace kodeks::tools
