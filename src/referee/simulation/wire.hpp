// The wire under test: every fact is written, read back and folded into a second state, which must
// stay equal to the first; now and then the second one goes through a snapshot.
#pragma once

#include "referee/state/state.hpp"

#include <span>
#include <string>

namespace kodeks::referee::simulation {

class Wire {
public:
    // The facts that led to `state`; what went wrong, or nothing.
    std::string check(const State& state, std::span<const Event> events);
    // From here on the far side goes on from a snapshot.
    std::string snapshot(const State& state);

private:
    State far_;
};

} // namespace kodeks::referee::simulation
