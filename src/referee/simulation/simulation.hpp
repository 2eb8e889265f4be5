// One random game under one rulebook, with every promise of the referee checked after every
// command. The same seed plays the same game.
#pragma once

#include "referee/script/header.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace kodeks::referee::simulation {

struct Plan {
    std::string_view edition;
    std::string_view variant;
    std::uint64_t seed = 0;
    // Told every line of the game's script before the command is decided, so that a game that
    // stops the program can be seen up to there.
    std::function<void(const std::string& line)> trace{};
};

struct Totals {
    std::uint64_t games = 0;
    std::uint64_t commands = 0;
    std::uint64_t events = 0;
    std::uint64_t unfinished = 0;
    std::map<std::string, std::uint64_t, std::less<>> decisions;
    std::map<std::string, std::uint64_t, std::less<>> refusals;
    std::map<std::string, std::uint64_t, std::less<>> outcomes;
};

// A promise that was broken, and the script that shows it.
struct Violation {
    std::uint64_t seed = 0;
    std::string what;
    std::string script;
};

// Empty: all promises were kept.
std::optional<Violation> simulate(const Plan& plan, Totals& totals);

} // namespace kodeks::referee::simulation
