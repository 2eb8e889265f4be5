#include "notation/chess/letters.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace kodeks::notation::chess {

namespace {

using games::Kind;

constexpr std::array<Letters, 5> table = {{
    // FIDE:C.2.
    {"en",
     {{{Kind::knight, {"N"}},
       {Kind::bishop, {"B"}},
       {Kind::rook, {"R"}},
       {Kind::queen, {"Q"}},
       {Kind::king, {"K"}}}}},
    // FIDE:C.3, the letters of the Ukrainian text.
    {"uk",
     {{{Kind::knight, {"К"}},
       {Kind::bishop, {"С"}},
       {Kind::rook, {"Т"}},
       {Kind::queen, {"Ф"}},
       {Kind::king, {"Кр"}}}}},
    // PMR:165. The Latin F and L are printed in PMR:175.
    {"ru",
     {{{Kind::knight, {"К"}},
       {Kind::bishop, {"С"}},
       {Kind::rook, {"Л", "L"}},
       {Kind::queen, {"Ф", "F"}},
       {Kind::king, {"Кр"}}}}},
    // Springer, Läufer, Turm, Dame, König; FIDE:C.3 names the L.
    {"de",
     {{{Kind::knight, {"S"}},
       {Kind::bishop, {"L"}},
       {Kind::rook, {"T"}},
       {Kind::queen, {"D"}},
       {Kind::king, {"K"}}}}},
    // FIDE:C.3: recommended in print. Both sets of signs are read.
    {"figurines",
     {{{Kind::knight, {"♘", "♞"}},
       {Kind::bishop, {"♗", "♝"}},
       {Kind::rook, {"♖", "♜"}},
       {Kind::queen, {"♕", "♛"}},
       {Kind::king, {"♔", "♚"}}}}},
}};

} // namespace

std::string_view Letters::letter(games::Kind kind) const {
    const auto found = std::ranges::find(pieces, kind, &Spellings::kind);
    KODEKS_ASSERT(found != pieces.end());
    return found->texts[0];
}

std::span<const Letters> all_letters() {
    return table;
}

const Letters* find_letters(std::string_view name) {
    const auto found = std::ranges::find(table, name, &Letters::name);
    return found == table.end() ? nullptr : &*found;
}

const Letters& english_letters() {
    return table[0];
}

} // namespace kodeks::notation::chess
