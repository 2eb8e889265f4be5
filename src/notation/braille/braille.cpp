#include "notation/braille/braille.hpp"

#include "base/check.hpp"
#include "base/utf8.hpp"
#include "games/variant.hpp"
#include "notation/chess/write.hpp"
#include "notation/draughts/write.hpp"

#include <array>

namespace kodeks::notation::braille {

namespace {

constexpr std::uint8_t dots(int number) {
    std::uint8_t cell = 0;
    for (; number > 0; number /= 10) {
        cell = static_cast<std::uint8_t>(cell | 1U << (number % 10 - 1));
    }
    return cell;
}

// The Braille alphabet, a to z.
constexpr std::array<std::uint8_t, 26> letters = {
    dots(1),    dots(12),   dots(14),    dots(145),   dots(15),  dots(124),  dots(1245),
    dots(125),  dots(24),   dots(245),   dots(13),    dots(123), dots(134),  dots(1345),
    dots(135),  dots(1234), dots(12345), dots(1235),  dots(234), dots(2345), dots(136),
    dots(1236), dots(2456), dots(1346),  dots(13456), dots(1356)};

// Lowered digits, 0 to 9.
constexpr std::array<std::uint8_t, 10> digits = {dots(356), dots(2),  dots(23),  dots(25),
                                                 dots(256), dots(26), dots(235), dots(2356),
                                                 dots(236), dots(35)};

constexpr std::uint8_t hyphen = dots(36);
constexpr std::array<std::uint8_t, 2> check = {dots(345), dots(1234)};

// ASCII Braille by cell value, as embossers and .brf files use it.
constexpr std::string_view ascii =
    " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";
static_assert(ascii.size() == 64);

std::uint8_t letter_cell(char c) {
    if (c == 'N') {
        return letters['s' - 'a'];
    }
    const bool capital = c >= 'A' && c <= 'Z';
    const char small = static_cast<char>(capital ? c + 32 : c);
    KODEKS_ASSERT(small >= 'a' && small <= 'z');
    return letters[static_cast<std::size_t>(small - 'a')];
}

} // namespace

Cells cells_of(std::string_view move_text) {
    Cells cells;
    for (const char c : move_text) {
        if (c >= '0' && c <= '9') {
            cells.push_back(digits[static_cast<std::size_t>(c - '0')]);
        } else if (c == '-') {
            cells.push_back(hyphen);
        } else if (c == '+') {
            cells.insert(cells.end(), check.begin(), check.end());
        } else {
            cells.push_back(letter_cell(c));
        }
    }
    return cells;
}

Cells move_cells(const games::Position& position, const games::Move& move) {
    const games::Variant& variant = position.variant();
    if (variant.family == games::Family::draughts) {
        draughts::Style style = draughts::own_style(variant);
        style.capture_sign = 'x';
        return cells_of(draughts::move_text(position, move, style));
    }
    chess::Style style = chess::short_style(chess::english_letters());
    style.mate = "++";
    style.en_passant = "";
    return cells_of(chess::write_move(position, move, style));
}

std::string to_unicode(const Cells& cells) {
    constexpr char32_t blank = 0x2800;
    std::string text;
    for (const std::uint8_t cell : cells) {
        append_utf8(text, blank + cell);
    }
    return text;
}

std::string to_ascii(const Cells& cells) {
    std::string text;
    for (const std::uint8_t cell : cells) {
        text += ascii[cell];
    }
    return text;
}

} // namespace kodeks::notation::braille
