#include "notation/draughts/squares.hpp"

#include <charconv>

namespace kodeks::notation::draughts {

using games::Board;
using games::Square;
using games::SquareNames;

namespace {

// At most three digits and nothing else; enough for any board and safe from overflow.
std::optional<int> small_number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole && value >= 0 && text.size() <= 3 ? std::optional(value) : std::nullopt;
}

int file_of_letter(char letter) {
    return letter >= 'A' && letter <= 'Z' ? letter - 'A' : letter - 'a';
}

} // namespace

void append_square(std::string& out, const Board& board, Square square, SquareNames names) {
    if (names == SquareNames::numbers) {
        out += std::to_string(square.index + 1);
        return;
    }
    const games::Field field = board.field_of(square);
    out += static_cast<char>('a' + field.file);
    out += std::to_string(field.rank + 1);
}

std::string square_text(const Board& board, Square square, SquareNames names) {
    std::string text;
    append_square(text, board, square, names);
    return text;
}

std::optional<Square> square_of_number(const Board& board, int number) {
    if (number < 1 || number > board.squares()) {
        return std::nullopt;
    }
    return Square{static_cast<std::uint8_t>(number - 1)};
}

std::optional<Square> read_square(const Board& board, std::string_view text) {
    if (text.empty()) {
        return std::nullopt;
    }
    if (text[0] >= '0' && text[0] <= '9') {
        const auto number = small_number(text);
        return number ? square_of_number(board, *number) : std::nullopt;
    }
    const auto rank = small_number(text.substr(1));
    return rank ? board.square_at({file_of_letter(text[0]), *rank - 1}) : std::nullopt;
}

} // namespace kodeks::notation::draughts
