// A score sheet as a player wrote it: words in order, each still to be understood.
#pragma once

#include "base/result.hpp"
#include "games/position.hpp"
#include "notation/chess/letters.hpp"
#include "notation/text/dialect.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::notation::sheets {

struct WrittenMove {
    std::string text;
    Place place;
};

struct Sheet {
    std::vector<WrittenMove> moves;
    // Of the pieces, on a chess sheet (FIDE:C.3); English if not said.
    const chess::Letters* letters = nullptr;
};

// The moves of a text: move numbers, comments, variations, tags, draw offers and the result are
// passed over. Nothing is thrown away because it cannot be read.
Sheet sheet_from(std::string_view text, const text::Dialect& dialect,
                 const chess::Letters* letters = nullptr);

} // namespace kodeks::notation::sheets
