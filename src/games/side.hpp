// The two players.
#pragma once

#include <cstdint>

namespace kodeks::games {

enum class Side : std::uint8_t { white, black };

constexpr Side opponent(Side side) {
    return side == Side::white ? Side::black : Side::white;
}

} // namespace kodeks::games
