// What random people do at a board: mostly play, sometimes claim, offer, touch, move illegally,
// call flags, come late, act out of turn; arbiters pause, correct and answer questions. Actions are
// made from the list of their fields, so that a new action takes part without a line here.
#pragma once

#include "referee/simulation/dice.hpp"
#include "referee/state/state.hpp"

namespace kodeks::referee::simulation {

// How one game goes wrong: chances in percent per command.
struct Temper {
    std::size_t odd = 5;    // something else than a move
    std::size_t staged = 0; // moves in their physical stages rather than at once
    std::size_t slow = 1;   // a very long think
};

Temper roll_temper(Dice& dice);
// Every regulation and every need of a player varies.
Regulations roll_regulations(Dice& dice);
Needs roll_needs(Dice& dice);
games::Setup roll_start(Dice& dice, const games::Variant& variant);

// What happens next, some time after `now`.
Command roll_command(Dice& dice, const Temper& temper, const State& state, Instant now);

} // namespace kodeks::referee::simulation
