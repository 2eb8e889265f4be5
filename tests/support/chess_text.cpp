#include "support/chess_text.hpp"

#include "base/check.hpp"
#include "games/variant.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace kodeks::test {

using namespace games;

namespace {

constexpr std::string_view letters = "  pnbrqk"; // by Kind

void read_board(std::string_view board, Setup& setup) {
    int rank = 7;
    int file = 0;
    for (const char c : board) {
        if (c == '/') {
            --rank;
            file = 0;
        } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
            file += c - '0';
        } else {
            const int lower = std::tolower(static_cast<unsigned char>(c));
            const auto kind = static_cast<Kind>(letters.find(static_cast<char>(lower)));
            KODEKS_ASSERT(rank >= 0 && file < 8);
            const int square = rank * 8 + file++;
            setup.at({static_cast<std::uint8_t>(square)}) = {kind, c == lower ? Side::black
                                                                              : Side::white};
        }
    }
}

// The rook a castling letter means: K and Q the outermost on that side of the king (X-FEN), a file
// letter the rook there.
int rook_file(const Setup& setup, Side side, char letter) {
    if (letter != 'k' && letter != 'q') {
        return letter - 'a';
    }
    const int first = side == Side::white ? 0 : 56;
    const int step = letter == 'k' ? -1 : 1;
    for (int file = letter == 'k' ? 7 : 0; file >= 0 && file < 8; file += step) {
        const Piece piece = setup.at({static_cast<std::uint8_t>(first + file)});
        if (piece == Piece{Kind::rook, side}) {
            return file;
        }
    }
    return letter == 'k' ? 7 : 0;
}

} // namespace

Square square_named(std::string_view name) {
    return {static_cast<std::uint8_t>((name[1] - '1') * 8 + (name[0] - 'a'))};
}

Setup setup_from_fen(std::string_view fen) {
    std::istringstream in{std::string(fen)};
    std::string board;
    std::string turn;
    std::string castling;
    std::string passed;
    in >> board >> turn >> castling >> passed;
    Setup setup;
    read_board(board, setup);
    setup.to_move = turn == "b" ? Side::black : Side::white;
    for (const char c : castling == "-" ? "" : castling) {
        const auto lower = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        const Side side = c == lower ? Side::black : Side::white;
        const int first = side == Side::white ? 0 : 56;
        setup.castling_rooks.add(
            {static_cast<std::uint8_t>(first + rook_file(setup, side, lower))});
    }
    if (passed.size() == 2) {
        setup.passed_square = square_named(passed);
    }
    return setup;
}

Position chess_position(std::string_view variant, std::string_view fen) {
    const Variant* found = find_variant(variant);
    KODEKS_ASSERT(found != nullptr);
    const Accepted accepted = accept(*found, setup_from_fen(fen), tolerable_defects());
    KODEKS_ASSERT(accepted.has_value());
    return *accepted;
}

std::string coordinates(const Move& move) {
    if (move.is_castling()) {
        return move.type == MoveType::castle_king ? "O-O" : "O-O-O";
    }
    std::string text;
    for (const Square square : {move.from, move.to}) {
        text += static_cast<char>('a' + square.index % 8);
        text += static_cast<char>('1' + square.index / 8);
    }
    if (move.promotion != Kind::none) {
        text += letters[static_cast<std::size_t>(move.promotion)];
    }
    return text;
}

std::string legal_text(const Position& position) {
    MoveList moves;
    legal_moves(position, moves);
    std::vector<std::string> texts;
    for (const Move& move : moves) {
        texts.push_back(coordinates(move));
    }
    std::sort(texts.begin(), texts.end());
    std::string result;
    for (const std::string& text : texts) {
        result += (result.empty() ? "" : " ") + text;
    }
    return result;
}

Position after(const Position& position, std::string_view move) {
    MoveList moves;
    legal_moves(position, moves);
    const auto* const found = std::find_if(moves.begin(), moves.end(),
                                           [&](const Move& m) { return coordinates(m) == move; });
    KODEKS_ASSERT(found != moves.end());
    return play(position, *found);
}

} // namespace kodeks::test
