// What has happened in a game as far as drawing rules care: the counters and the positions that
// can still repeat. A value; advance() after every move, also after an intended one that a claim
// only announces.
#pragma once

#include "base/strong.hpp"
#include "games/position.hpp"

#include <array>
#include <vector>

namespace kodeks::rulebook {

struct DrawTally {
    Plies steady{0};  // since the last capture or move of a man or pawn
    Plies balance{0}; // since the last capture or promotion
    // By side: own moves since the last capture or promotion, and those of them made while the
    // opponent's lone king stood on the main road without leaving it (RU:1.9.1.5).
    std::array<std::int32_t, 2> own_moves{};
    std::array<std::int32_t, 2> road_moves{};
    // Identities since the last irreversible move, the present position last.
    std::vector<games::Identity> positions;

    // How often the present position has occurred, itself included.
    int repetitions() const;

    friend bool operator==(const DrawTally&, const DrawTally&) = default;
};

DrawTally start_tally(const games::Position& position);
void advance(DrawTally& tally, const games::Position& before, const games::Move& move,
             const games::Position& after);
// The same after a move that is not legal, stands, and has left the forces as they were.
void advance_by_hand(DrawTally& tally, const games::Position& before, const games::Move& move,
                     const games::Position& after);

// The square of a side's only piece, if it is a king that stands on the main road: the longest
// diagonal, from White's near left corner (RU:1.2#3, UA:III.1.3.3, UA:IV.1.3.3).
bool lone_king_on_road(const games::Position& position, games::Side side);

} // namespace kodeks::rulebook
