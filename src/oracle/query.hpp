// A question about a position as a value, so that it can be asked now and answered later by whoever
// has the time.
#pragma once

#include "oracle/oracle.hpp"

namespace kodeks::truth {

enum class Matter : std::uint8_t {
    forced_win,        // against the best defence
    forced_win_within, // likewise within so many moves of one's own
    can_win,           // by any series of legal moves, the opponent helping
};

struct Query {
    Matter matter = Matter::can_win;
    games::Position position;
    games::Side side = games::Side::white;
    std::int32_t own_moves = 0;
};

// What the oracle says to it.
Known ask(const Oracle& oracle, const Query& query);

} // namespace kodeks::truth
