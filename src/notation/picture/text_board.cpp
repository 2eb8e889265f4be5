#include "notation/picture/text_board.hpp"

#include "base/check.hpp"
#include "notation/spoken/words.hpp"

#include <array>

#include <fmt/format.h>

namespace kodeks::notation::picture {

using namespace games;

namespace {

using Row = std::array<std::string_view, 8>; // by Kind

constexpr Row unicode_white = {"", "⛀", "♙", "♘", "♗", "♖", "♕", "♔"};
constexpr Row unicode_black = {"", "⛂", "♟", "♞", "♝", "♜", "♛", "♚"};
constexpr Row ascii_white = {"", "w", "P", "N", "B", "R", "Q", "K"};
constexpr Row ascii_black = {"", "b", "p", "n", "b", "r", "q", "k"};

std::string_view crowned(Side side, Figures figures) {
    if (figures == Figures::ascii) {
        return side == Side::white ? "W" : "B";
    }
    return side == Side::white ? "⛁" : "⛃";
}

std::string_view empty_field(Field field, Figures figures) {
    if (!Board::is_dark(field)) {
        return " ";
    }
    return figures == Figures::unicode ? "·" : ".";
}

std::string_view contents(const Variant& variant, const Setup& setup, Field field,
                          Figures figures) {
    const auto square = variant.board.square_at(field);
    if (!square || !setup.at(*square).present()) {
        return empty_field(field, figures);
    }
    return figure(setup.at(*square), variant.family, figures);
}

bool is_numbered(const Variant& variant) {
    return variant.notation.squares == SquareNames::numbers;
}

// The number of the first playing square of a row, going from this file in steps.
int edge_number(const Board& board, int rank, int first_file, int step) {
    for (int file = first_file;; file += step) {
        if (const auto square = board.square_at({file, rank})) {
            return square->index + 1;
        }
        KODEKS_ASSERT(file >= 0 && file < board.files);
    }
}

std::string row_text(const Variant& variant, const Setup& setup, int rank, Figures figures) {
    const Board& board = variant.board;
    std::string text =
        fmt::format("{:2} ", is_numbered(variant) ? edge_number(board, rank, 0, 1) : rank + 1);
    for (int file = 0; file < board.files; ++file) {
        text += fmt::format(" {}", contents(variant, setup, {file, rank}, figures));
    }
    if (is_numbered(variant)) {
        text += fmt::format("  {}", edge_number(board, rank, board.files - 1, -1));
    }
    return text.substr(0, text.find_last_not_of(' ') + 1) + "\n";
}

std::string row_in_words(const Variant& variant, const Setup& setup, int rank, Language language) {
    std::string pieces;
    for (int file = 0; file < variant.board.files; ++file) {
        const auto square = variant.board.square_at({file, rank});
        if (square && setup.at(*square).present()) {
            pieces += fmt::format("{}{} {}", pieces.empty() ? "" : ", ",
                                  spoken::square_name(variant, *square),
                                  spoken::piece_in_words(setup.at(*square), variant, language));
        }
    }
    if (pieces.empty()) {
        return "";
    }
    const std::string number = std::to_string(rank + 1);
    return render(Message{"picture.row", {{"n", number}, {"pieces", pieces}}}, language) + "\n";
}

} // namespace

std::string_view figure(Piece piece, Family family, Figures figures) {
    if (piece.kind == Kind::king && family == Family::draughts) {
        return crowned(piece.side, figures);
    }
    const bool white = piece.side == Side::white;
    const Row& row = figures == Figures::unicode ? (white ? unicode_white : unicode_black)
                                                 : (white ? ascii_white : ascii_black);
    return row[static_cast<std::size_t>(piece.kind)];
}

std::string board_text(const Variant& variant, const Setup& setup, Figures figures) {
    std::string text;
    for (int rank = variant.board.ranks - 1; rank >= 0; --rank) {
        text += row_text(variant, setup, rank, figures);
    }
    if (!is_numbered(variant)) {
        text += "   ";
        for (int file = 0; file < variant.board.files; ++file) {
            text += fmt::format(" {}", static_cast<char>('a' + file));
        }
        text += '\n';
    }
    return text;
}

std::string board_in_words(const Variant& variant, const Setup& setup, Language language) {
    std::string text;
    for (int rank = variant.board.ranks - 1; rank >= 0; --rank) {
        text += row_in_words(variant, setup, rank, language);
    }
    const bool white = setup.to_move == Side::white;
    return text + render(white ? "picture.white_to_move" : "picture.black_to_move", language) +
           "\n";
}

} // namespace kodeks::notation::picture
