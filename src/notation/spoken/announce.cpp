#include "notation/spoken/announce.hpp"

#include "base/check.hpp"
#include "games/variant.hpp"

#include <array>
#include <string_view>

namespace kodeks::notation::spoken {

using namespace games;

namespace {

constexpr std::array<std::string_view, 8> files = {"Anna", "Bella", "Cesar",  "David",
                                                   "Eva",  "Felix", "Gustav", "Hector"};
constexpr std::array<std::string_view, 8> ranks = {"eins", "zwei",  "drei",   "vier",
                                                   "fünf", "sechs", "sieben", "acht"};
// By Kind. A pawn's squares say enough.
constexpr std::array<std::string_view, 8> pieces = {"",       "",     "",     "Springer",
                                                    "Läufer", "Turm", "Dame", "König"};

void append_word(std::string& out, std::string_view word) {
    out += out.empty() || word.empty() ? "" : " ";
    out += word;
}

void append_square(std::string& out, const Board& board, Square square) {
    const Field field = board.field_of(square);
    append_word(out, files[static_cast<std::size_t>(field.file)]);
    append_word(out, ranks[static_cast<std::size_t>(field.rank)]);
}

} // namespace

std::string announce(const Position& position, const Move& move) {
    KODEKS_ASSERT(position.variant().family == Family::chess);
    if (move.is_castling()) {
        return move.type == MoveType::castle_king ? "Kurze Rochade" : "Lange Rochade";
    }
    const Board& board = position.variant().board;
    std::string text(pieces[static_cast<std::size_t>(piece_at(position, move.from).kind)]);
    append_square(text, board, move.from);
    append_square(text, board, move.to);
    append_word(text, pieces[static_cast<std::size_t>(move.promotion)]);
    return text;
}

} // namespace kodeks::notation::spoken
