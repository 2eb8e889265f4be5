// The moves of a letter, read on the board: full notation only (RU:5.2.2).
#pragma once

#include "games/position.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::correspondence {

// How a written move was understood.
enum class Understood : std::uint8_t {
    as_written,
    as_the_only_one, // impossible, but the piece named has no other move
    impossible,
};

struct WrittenMove {
    Understood understood = Understood::impossible;
    games::Move move{};
};

WrittenMove read_written(const games::Position& position, std::string_view text);

bool is_forced(const games::Position& position);

// The moves of an offered variant up to the first that is impossible.
std::vector<games::Move> read_offer(games::Position position,
                                    const std::vector<std::string>& texts);

} // namespace kodeks::correspondence
