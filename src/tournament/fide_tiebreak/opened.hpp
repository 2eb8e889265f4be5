// What a value is made of, round by round, opponent by opponent or board by board.
#pragma once

#include "tournament/fide_tiebreak/direct.hpp"

namespace kodeks::tournament::fide_tiebreak {

struct Part {
    std::uint32_t round = 0; // from 1; 0 where no round is meant
    std::uint32_t board = 0; // from 1, of codes that go board by board
    PlayerIndex opponent = fide::nobody;
    Value number = undefined; // what is counted: the opponent's score or rating, a board's points
    Value factor = undefined; // what it is multiplied with, if anything
    Value value = whole(0);   // what it brings
    bool dummy = false;       // nobody was met: the number is that of a dummy
    bool voluntary = false;   // an unplayed round of the player's own choice (C07:16.1)
    bool cut = false;         // left out

    friend bool operator==(const Part&, const Part&) = default;
};

// How the parts make the value.
enum class Making : std::uint8_t {
    sum,     // sum / divisor + added
    average, // the same, the quotient rounded to a whole number
    reached, // the lowest rating from which the parts together expect `added` points (C07:10.3)
    steps    // every part is one number to be compared (C07:12)
};

struct Opened {
    std::vector<Part> parts;
    Making making = Making::sum;
    std::int64_t divisor = 1;
    Value added = whole(0);

    friend bool operator==(const Opened&, const Opened&) = default;
};

// Of a direct encounter: the games inside `tied`, those equal where the code was applied. Its value
// is a place; the parts are what the place is decided by.
Opened open(const Contest& contest, const Code& code, PlayerIndex player, const Group& tied = {});

// The value the parts make; nothing for `reached`, which is found by trying.
std::optional<Values> made(const Opened& opened);

} // namespace kodeks::tournament::fide_tiebreak
