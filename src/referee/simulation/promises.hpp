// What must be true after every command.
#pragma once

#include "base/result.hpp"
#include "referee/referee.hpp"

#include <optional>
#include <span>
#include <string>

namespace kodeks::referee::simulation {

// One command and what came of it.
struct Decided {
    const Command& command;
    bool was_over = false; // before the command
    const Decision& decision;
    const State& after;
};

// The first promise that is broken, in words; empty when all are kept.
std::string broken_promise(const Decided& decided);

// Whether the events alone give the state.
bool rebuilds(const State& state, std::span<const Event> events);

// The time both sides have used together must be the time that clocks ran.
class TimeKeeper {
public:
    // Before a command is handled.
    void before(const State& state, Instant at);
    bool agrees(const State& state) const;

private:
    Milliseconds ran_{0};
    Instant seen_{0};
};

} // namespace kodeks::referee::simulation
