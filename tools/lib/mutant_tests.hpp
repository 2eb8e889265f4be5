// What a program of tests that holds mutants tells of itself while nothing is broken: how long each
// test takes, which articles it cites, and which broken decisions it comes by. It is asked once,
// and again only for tests that it did not have then (game scripts come and go without a new
// build).
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace kodeks::tools {

struct KnownTest {
    std::string name;
    int milliseconds = 0;
    std::set<std::string> articles;
    std::set<int> places; // numbers of mutants of decisions
};

struct Trial {
    std::filesystem::path program; // .../broken_referee
    std::vector<KnownTest> tests;  // quickest first
    bool traces = false;           // its tests tell which decisions they come by
};

// The programs broken_* of a folder. Throws when a test fails although nothing is broken.
std::vector<Trial> prepare_trials(const std::filesystem::path& programs);

// How a run of some tests ended. Its bound is processor time, which a loaded machine does not
// change: so and so many times what the tests take when nothing is broken.
enum class Ended : unsigned char { passed, failed, too_long };

Ended run_tests(const Trial& trial, int mutant, const std::vector<const KnownTest*>& tests);

} // namespace kodeks::tools
