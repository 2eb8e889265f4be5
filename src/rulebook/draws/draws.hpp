// Judging drawing rules: which of them hold now, which would need a proof.
//
//     for (const DrawState& state : judge_draws(rules, tally, position, oracle)) {
//         if (state.standing == DrawStanding::reached && state.rule->means == Means::automatic) ...
//     }
//
// A game that is over by itself (mate, blocked, nothing left) is never drawn by a count
// (FIDE:9.6.2: mate takes precedence).
#pragma once

#include "oracle/oracle.hpp"
#include "rulebook/draws/draw_rule.hpp"
#include "rulebook/draws/tally.hpp"

#include <vector>

namespace kodeks::rulebook {

enum class DrawStanding : std::uint8_t {
    counting,    // its balance holds, the limit is not reached
    reached,     // the game is drawn, or may be claimed as drawn
    refuted,     // the limit is reached, but the position is proved won
    needs_proof, // the limit is reached, and nobody could prove or refute the win: ask a person
};

struct DrawState {
    const DrawRule* rule = nullptr;
    DrawStanding standing = DrawStanding::counting;
    int count = 0; // in the unit of the rule

    friend bool operator==(const DrawState&, const DrawState&) = default;
};

// The rules whose balance holds in the position, in the order of the list.
std::vector<DrawState> judge_draws(std::span<const DrawRule> rules, const DrawTally& tally,
                                   const games::Position& position, const truth::Oracle& oracle);
// The same after a move that is only written: it has ended nothing, and what is claimed by a count
// alone is full with it, though it would mate (FIDE:9.3.1).
std::vector<DrawState> judge_written(std::span<const DrawRule> rules, const DrawTally& tally,
                                     const games::Position& position, const truth::Oracle& oracle);

} // namespace kodeks::rulebook
