#include "support/setup_text.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <vector>

namespace kodeks::test {

using namespace games;

namespace {

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    std::stringstream in{std::string(text)};
    for (std::string part; std::getline(in, part, separator);) {
        parts.push_back(part);
    }
    return parts;
}

void put(const Variant& variant, Setup& setup, Side side, std::string text) {
    const bool king = text.front() == 'K';
    text.erase(0, king ? 1 : 0);
    const auto dash = text.find('-');
    const Square first = square_from(variant, text.substr(0, dash));
    const Square last =
        dash == std::string::npos ? first : square_from(variant, text.substr(dash + 1));
    for (std::uint8_t i = first.index; i <= last.index; ++i) {
        KODEKS_ASSERT(!setup.at(Square{i}).present());
        setup.at(Square{i}) = {king ? Kind::king : Kind::man, side};
    }
}

constexpr std::string_view chess_letters = "??pnbrqk"; // by Kind

// The castling rook meant by a letter: the outermost on the king's side of that wing, or by file.
Square castling_rook(const Setup& setup, char letter) {
    const Side side =
        std::isupper(static_cast<unsigned char>(letter)) != 0 ? Side::white : Side::black;
    const int rank = side == Side::white ? 0 : 56;
    const char lower = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    const auto is_rook = [&](int file) {
        return setup.pieces[static_cast<std::size_t>(rank + file)] == Piece{Kind::rook, side};
    };
    int file = lower - 'a';
    if (lower == 'k') {
        for (file = 7; file > 0 && !is_rook(file); --file) {
        }
    } else if (lower == 'q') {
        for (file = 0; file < 7 && !is_rook(file); ++file) {
        }
    }
    return {static_cast<std::uint8_t>(rank + file)};
}

void put_chess_pieces(Setup& setup, std::string_view board) {
    int file = 0;
    int rank = 7;
    for (const char c : board) {
        if (c == '/') {
            file = 0;
            --rank;
        } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
            file += c - '0';
        } else {
            const char lower = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            const auto kind = static_cast<Kind>(chess_letters.find(lower));
            setup.pieces[static_cast<std::size_t>(rank * 8 + file)] = {
                kind, c == lower ? Side::black : Side::white};
            ++file;
        }
    }
}

} // namespace

Square square_from(const Variant& variant, std::string_view text) {
    if (std::isdigit(static_cast<unsigned char>(text.front())) != 0) {
        return {static_cast<std::uint8_t>(std::stoi(std::string(text)) - 1)};
    }
    const auto square = variant.board.square_at({text[0] - 'a', text[1] - '1'});
    KODEKS_ASSERT(square.has_value());
    return *square;
}

std::string square_name(const Variant& variant, Square square) {
    if (variant.notation.squares == SquareNames::numbers) {
        return std::to_string(square.index + 1);
    }
    const Field field = variant.board.field_of(square);
    return {static_cast<char>('a' + field.file), static_cast<char>('1' + field.rank)};
}

Setup draughts_setup(const Variant& variant, std::string_view text) {
    Setup setup;
    setup.to_move = text.front() == 'W' ? Side::white : Side::black;
    for (const std::string& side_text : split(text.substr(2), ':')) {
        const Side side = side_text.front() == 'W' ? Side::white : Side::black;
        for (const std::string& piece : split(std::string_view(side_text).substr(1), ',')) {
            put(variant, setup, side, piece);
        }
    }
    return setup;
}

Setup chess_setup(std::string_view text) {
    const std::vector<std::string> fields = split(text, ' ');
    Setup setup;
    put_chess_pieces(setup, fields[0]);
    setup.to_move = fields[1] == "w" ? Side::white : Side::black;
    for (const char letter : fields[2]) {
        if (letter != '-') {
            setup.castling_rooks.add(castling_rook(setup, letter));
        }
    }
    if (fields[3] != "-") {
        const int file = fields[3][0] - 'a';
        const int rank = fields[3][1] - '1';
        setup.passed_square = {static_cast<std::uint8_t>(rank * 8 + file)};
    }
    return setup;
}

} // namespace kodeks::test
