// The order of the players before a round: points, then what the system orders equal points by.
#pragma once

#include "tournament/pairing/field.hpp"
#include "tournament/pairing/system.hpp"
#include "tournament/tiebreak/fraction.hpp"

#include <vector>

namespace kodeks::tournament::pairing {

struct Ranked {
    const Player* player = nullptr;
    Fraction first_coefficient;
    Fraction second_coefficient;
};

// Everybody who is to be paired this round, first place first. The field outlives the answer.
std::vector<Ranked> classify(const SwissSystem& system, const Field& field);

} // namespace kodeks::tournament::pairing
