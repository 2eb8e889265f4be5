// The games of a round, board by board, with the game refereed there where there is one.
#pragma once

#include "reports/papers/paper.hpp"

#include <array>
#include <vector>

namespace kodeks::reports {

struct BoardGame {
    tournament::GameRef ref;
    std::string label;                            // "3" or "3.2"
    std::array<tournament::EntryId, 2> players{}; // White first
    tournament::Outcome outcome;
    const PlayedGame* played = nullptr;
};

std::vector<BoardGame> games_of_round(const Paper& paper, tournament::RoundNumber round);

// What is played at the boards: the variant of the event; nullptr when it does not say.
const games::Variant* variant_of(const Paper& paper);
// Its time control in words; empty when the event does not say.
std::string control_of(const Paper& paper);

} // namespace kodeks::reports
