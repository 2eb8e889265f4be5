// Who has White, decided by what each has played so far. Only games really played count
// (RU:3.18.2#4; UA byes and unplayed rounds have no colour).
#pragma once

#include "tournament/pairing/draw.hpp"
#include "tournament/pairing/field.hpp"
#include "tournament/pairing/system.hpp"

#include <vector>

namespace kodeks::tournament::pairing {

// A player's colours, prepared once a round.
struct ColourHistory {
    std::vector<Colour> rounds; // latest first, none where no game was played
    std::vector<Colour> games;  // latest first
    std::uint32_t white_games = 0;
    std::uint32_t run = 0; // equal colours at the end

    Colour last() const { return games.empty() ? Colour::none : games.front(); }
};

ColourHistory colours_of(const Player& player);

// The colour of the first of two players, of whom he stands higher in the classification;
// reason lot means that nothing decides, and the colour is then none.
struct ColourDecision {
    Colour higher = Colour::none;
    ColourReason reason = ColourReason::lot;
    std::uint32_t back = 0;
};

ColourDecision decide_colour(const ColourRules& rules, const ColourHistory& higher,
                             const ColourHistory& lower);

// Whether the decision would give one of them the same colour once more than allowed.
bool breaks_run(const ColourRules& rules, const ColourHistory& higher, const ColourHistory& lower);

} // namespace kodeks::tournament::pairing
