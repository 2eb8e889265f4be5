#include "support/setup_text.hpp"

#include "base/check.hpp"

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

} // namespace kodeks::test
