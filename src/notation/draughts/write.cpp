#include "notation/draughts/write.hpp"

#include "base/check.hpp"
#include "notation/draughts/squares.hpp"

#include <algorithm>

namespace kodeks::notation::draughts {

using namespace games;

namespace {

bool fits_compact(const Board& board, const Move& move, const Move& other) {
    return other.to == move.to && other.is_capture() == move.is_capture() &&
           board.field_of(other.from).file == board.field_of(move.from).file;
}

bool compact_is_enough(const Board& board, const MoveList& legal, const Move& move) {
    return std::ranges::count_if(
               legal, [&](const Move& other) { return fits_compact(board, move, other); }) == 1;
}

void append_compact(std::string& out, const Board& board, const Move& move, const Style& style) {
    out += static_cast<char>('a' + board.field_of(move.from).file);
    if (move.is_capture()) {
        out += style.capture_sign;
    }
    append_square(out, board, move.to, style.squares);
}

void append_full(std::string& out, const Position& position, const Move& move, const Style& style,
                 bool with_path) {
    const Board& board = position.variant().board;
    if (move.is_capture() && with_path) {
        const auto found = routes(position, move, 1);
        KODEKS_ASSERT(!found.empty());
        append_route(out, board, found.front(), style);
        return;
    }
    append_square(out, board, move.from, style.squares);
    out += move.is_capture() ? style.capture_sign : '-';
    append_square(out, board, move.to, style.squares);
}

} // namespace

Style own_style(const Variant& variant) {
    return {variant.notation.squares, variant.notation.capture_sign, Form::full};
}

bool needs_path(const MoveList& legal, const Move& move) {
    return std::ranges::any_of(legal, [&](const Move& other) {
        return other.from == move.from && other.to == move.to && other.captured != move.captured;
    });
}

void append_move(std::string& out, const Position& position, const Move& move,
                 const MoveList& legal, const Style& style) {
    const Board& board = position.variant().board;
    const bool lettered = style.squares == SquareNames::letters;
    if (style.form == Form::cross && move.is_capture() && legal.size() == 1) {
        out += style.capture_sign;
    } else if (style.form == Form::compact && lettered && compact_is_enough(board, legal, move)) {
        append_compact(out, board, move, style);
    } else {
        const bool with_path = style.form == Form::route || needs_path(legal, move);
        append_full(out, position, move, style, with_path);
    }
}

std::string move_text(const Position& position, const Move& move, const Style& style) {
    MoveList legal;
    legal_moves(position, legal);
    std::string text;
    append_move(text, position, move, legal, style);
    return text;
}

void append_route(std::string& out, const Board& board, const Route& route, const Style& style) {
    for (std::size_t i = 0; i < route.size(); ++i) {
        if (i > 0) {
            out += style.capture_sign;
        }
        append_square(out, board, route[i], style.squares);
    }
}

} // namespace kodeks::notation::draughts
