#include "support/draughts_text.hpp"

#include "support/setup_text.hpp"

#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

namespace kodeks::test {

using namespace games;

namespace {

struct MoveText {
    std::vector<Square> squares;
    SquareSet captured;
    bool lists_captured = false;
    bool promotes = false;
};

std::vector<Square> squares_in(const Variant& variant, std::string text, const char* separators) {
    std::vector<Square> squares;
    while (!text.empty()) {
        const auto end = text.find_first_of(separators);
        squares.push_back(square_from(variant, text.substr(0, end)));
        text = end == std::string::npos ? "" : text.substr(end + 1);
    }
    return squares;
}

MoveText parse(const Variant& variant, const std::string& text) {
    std::istringstream words(text);
    std::string word;
    words >> word;
    MoveText result;
    result.squares = squares_in(variant, word, "-x:");
    while (words >> word) {
        if (word == "K") {
            result.promotes = true;
        } else {
            result.lists_captured = true;
            for (const Square square : squares_in(variant, word, ",")) {
                result.captured.add(square);
            }
        }
    }
    return result;
}

bool passes(const Route& route, const std::vector<Square>& squares) {
    std::size_t found = 0;
    for (const Square square : route) {
        found += found < squares.size() && squares[found] == square ? 1 : 0;
    }
    return found == squares.size();
}

bool fits(const Position& position, const Move& move, const MoveText& text) {
    if (move.from != text.squares.front() || move.to != text.squares.back()) {
        return false;
    }
    if (text.lists_captured && move.captured != text.captured) {
        return false;
    }
    const auto ways = routes(position, move, 100);
    return std::any_of(ways.begin(), ways.end(),
                       [&](const Route& route) { return passes(route, text.squares); });
}

std::string move_text(const Position& position, const Move& move) {
    const Variant& variant = position.variant();
    std::string text = square_name(variant, move.from) + (move.is_capture() ? "x" : "-") +
                       square_name(variant, move.to);
    char separator = ' ';
    for (const Square square : move.captured) {
        text += separator + square_name(variant, square);
        separator = ',';
    }
    return text + (move.promotion == Kind::king ? " K" : "");
}

std::string pieces_text(const Position& position, Side side) {
    std::string text;
    for (std::uint8_t i = 0; i < position.variant().board.squares(); ++i) {
        const Piece piece = piece_at(position, Square{i});
        if (piece.present() && piece.side == side) {
            text += text.empty() ? "" : ",";
            text += piece.kind == Kind::king ? "K" : "";
            text += square_name(position.variant(), Square{i});
        }
    }
    return text;
}

} // namespace

Position position(std::string_view variant, std::string_view text) {
    const Variant& found = *find_variant(variant);
    return accept(found, draughts_setup(found, text), tolerable_defects()).value();
}

Move find_move(const Position& position, const std::string& text) {
    const MoveText wanted = parse(position.variant(), text);
    MoveList moves;
    legal_moves(position, moves);
    std::vector<Move> fitting;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(fitting),
                 [&](const Move& move) { return fits(position, move, wanted); });
    EXPECT_EQ(fitting.size(), 1U) << text << " in " << text_of(position) << ", legal are: "
                                  << testing::PrintToString(moves_text(position));
    return fitting.empty() ? Move{} : fitting.front();
}

Position play_all(Position position, const std::string& moves) {
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        const Move move = find_move(position, word);
        if (testing::Test::HasFailure()) {
            return position;
        }
        position = play(position, move);
    }
    return position;
}

void expect_moves(const Position& position, const std::vector<std::string>& moves) {
    std::vector<std::string> expected;
    for (const std::string& text : moves) {
        const Move move = find_move(position, text);
        expected.push_back(move_text(position, move));
        const bool promotes = parse(position.variant(), text).promotes;
        EXPECT_EQ(move.promotion == Kind::king, promotes) << text;
    }
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(moves_text(position), expected) << text_of(position);
}

void expect_moves(std::string_view variant, std::string_view text,
                  const std::vector<std::string>& moves) {
    SCOPED_TRACE(std::string(variant));
    expect_moves(position(variant, text), moves);
}

std::vector<std::string> moves_text(const Position& position) {
    MoveList moves;
    legal_moves(position, moves);
    std::vector<std::string> texts;
    for (const Move& move : moves) {
        texts.push_back(move_text(position, move));
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string text_of(const Position& position) {
    return std::string(side_to_move(position) == Side::white ? "W" : "B") + ":W" +
           pieces_text(position, Side::white) + ":B" + pieces_text(position, Side::black);
}

} // namespace kodeks::test
