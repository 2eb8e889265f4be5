#include "notation/draughts/fen.hpp"
#include "notation/draughts/squares.hpp"

#include <fmt/format.h>

namespace kodeks::notation::draughts {

using namespace games;

namespace {

// The last square of the run of equal men that begins here, when it is long enough for a range.
int end_of_range(const Board& board, const Setup& setup, int first) {
    constexpr int shortest_range = 3;
    const auto piece = [&](int i) { return setup.pieces[static_cast<std::size_t>(i)]; };
    int last = first;
    while (last + 1 < board.squares() && piece(first).kind == Kind::man &&
           piece(last + 1) == piece(first)) {
        ++last;
    }
    return last - first + 1 >= shortest_range ? last : first;
}

void append_side(std::string& out, const Variant& variant, const Setup& setup, Side side,
                 const FenStyle& style) {
    const Board& board = variant.board;
    const bool ranges = style.squares == SquareNames::numbers && style.ranges == Ranges::shortened;
    const char* comma = "";
    for (int i = 0; i < board.squares(); ++i) {
        const Piece piece = setup.pieces[static_cast<std::size_t>(i)];
        if (!piece.present() || piece.side != side) {
            continue;
        }
        out += comma;
        comma = ",";
        out += piece.kind == Kind::king ? "K" : "";
        append_square(out, board, Square{static_cast<std::uint8_t>(i)}, style.squares);
        const int last = ranges ? end_of_range(board, setup, i) : i;
        if (last > i) {
            out += fmt::format("-{}", last + 1);
            i = last;
        }
    }
}

void append_run(std::string& out, const KingRun& run) {
    out +=
        run.count == 0 ? std::string("+0") : fmt::format("+{}{:02}", run.count, run.king.index + 1);
}

void append_counters(std::string& out, const Setup& setup) {
    if (setup.quiet_plies != 0 || setup.move_number != 1) {
        out += fmt::format(":H{}:F{}", setup.quiet_plies, setup.move_number);
    }
    const KingRun& white = setup.king_runs[static_cast<std::size_t>(Side::white)];
    const KingRun& black = setup.king_runs[static_cast<std::size_t>(Side::black)];
    if (white.count != 0 || black.count != 0) {
        out += ':';
        append_run(out, black);
        append_run(out, white);
    }
}

} // namespace

std::string write_fen(const Variant& variant, const Setup& setup, const FenStyle& style) {
    std::string text = setup.to_move == Side::white ? "W:W" : "B:W";
    append_side(text, variant, setup, Side::white, style);
    text += ":B";
    append_side(text, variant, setup, Side::black, style);
    append_counters(text, setup);
    return text;
}

std::string write_fen(const Variant& variant, const Setup& setup) {
    return write_fen(variant, setup, {variant.notation.squares, Ranges::spelled_out});
}

} // namespace kodeks::notation::draughts
