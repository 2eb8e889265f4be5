// What a written chess move says, before any position is looked at. One text can be taken in
// several ways (a small letter for a piece or for a file), so taking it apart gives a list.
#pragma once

#include "games/piece.hpp"
#include "notation/chess/letters.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace kodeks::notation::chess {

enum class Castles : std::uint8_t { no, king_side, queen_side };

struct Pattern {
    Castles castles = Castles::no;
    games::Kind kind = games::Kind::pawn;
    std::optional<int> from_file;
    std::optional<int> from_rank;
    int to_file = 0;
    std::optional<int> to_rank; // left out in "ed": a pawn's capture on a file
    std::optional<games::Kind> promotion;
    bool kind_unsaid = false; // no letter and the whole square of departure: any piece stands there
};

// Capital letters for pieces and small ones for files, as the rules want it; or as people write.
enum class Case : std::uint8_t { exact, any };

// All ways to take the text; none when it is no chess move. Decorations (+, ++, #, e.p., !, ?, (=))
// are passed over.
std::vector<Pattern> patterns_of(std::string_view text, const Letters& letters, Case letter_case);

} // namespace kodeks::notation::chess
