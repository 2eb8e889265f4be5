// Is a refutation that rests on guesses one? All positions it needs are gathered, and those in
// which the defender finds no answer among them are taken out, until nothing changes. In what is
// left the attacker never gets what he wants: whatever he plays, the defender stays inside.
#pragma once

#include "composition/solver/goal.hpp"
#include "composition/solver/graph.hpp"

namespace kodeks::composition {

// Writes what it finds into the memory: refuted for certain, or no guess any more. The answer is
// how many positions it looked at; more than the reach allows are not looked at, and nothing is
// confirmed.
std::uint64_t confirm_refutation(const games::Position& position, const Goal& goal, Memory& memory,
                                 const Reach& reach);

} // namespace kodeks::composition
