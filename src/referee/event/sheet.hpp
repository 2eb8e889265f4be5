// How far a player's score sheet is.
#pragma once

#include <cstdint>

namespace kodeks::referee {

struct Sheet {
    std::int32_t plies = 0;             // written so far
    bool offer_noted = true;            // the last offer
    bool must_update = false;           // before the next move
    std::uint8_t period = 0;            // whose end has been dealt with
    std::uint8_t relieved_period = 255; // in which nothing need be written

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

} // namespace kodeks::referee
