// How two white moves in one position are related, where books have a name for it. A capture of the
// same pieces to the same square by another way is no second move at all (games/move.hpp).
#pragma once

#include "composition/meeting.hpp"

#include <cstdint>

namespace kodeks::composition {

enum class Alternative : std::uint8_t {
    none,
    move,       // one piece comes to the same square in two steps, through different squares
    concluding, // the last capture of the line takes the same pieces and ends on another square
};

// Of the first choice of the meeting and another one.
Alternative alternative(const Hearing& hearing, const Meeting& meeting, const Choice& other);

} // namespace kodeks::composition
