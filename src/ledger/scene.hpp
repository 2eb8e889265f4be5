// The board on which squares and moves are read and written.
#pragma once

#include "games/position.hpp"
#include "games/variant.hpp"
#include "ledger/words.hpp"

#include <optional>

namespace kodeks::ledger {

// How moves stand in a text: as people write them in the position, or exactly as they were made,
// which needs no position and means the same for ever.
enum class MoveForm : std::uint8_t { notation, exact };

struct Scene {
    const games::Variant* variant = nullptr;
    std::optional<games::Position> position{};
    MoveForm form = MoveForm::notation;
};

inline Scene exactly_on(const games::Variant& variant) {
    return {&variant, std::nullopt, MoveForm::exact};
}

KODEKS_WORDS(games::Side, "white", "black")
KODEKS_WORDS(games::Kind, "none", "man", "pawn", "knight", "bishop", "rook", "queen", "king")

} // namespace kodeks::ledger
