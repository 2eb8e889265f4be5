// All moves a written word can mean in a position, whatever game is played.
#pragma once

#include "notation/sheets/sheet.hpp"

#include <string_view>
#include <vector>

namespace kodeks::notation::sheets {

struct WordReading {
    std::vector<games::Move> moves; // sorted; none: not a legal move; one: clear; more: ambiguous
    bool readable = false;          // it has the form of a move
};

WordReading readings_of(const games::Position& position, std::string_view word,
                        const chess::Letters* letters);

} // namespace kodeks::notation::sheets
