#include "notation/draughts/fold.hpp"

#include "base/fold.hpp"
#include "base/utf8.hpp"

#include <array>

namespace kodeks::notation::draughts {

namespace {

constexpr char blank = ' ';

constexpr char fold_plain(unsigned char c) {
    if ((c >= 'a' && c <= 'j') || (c >= '0' && c <= '9') || c == '-' || c == 'x') {
        return static_cast<char>(c);
    }
    if ((c >= 'A' && c <= 'J') || c == 'X') {
        return static_cast<char>(c + 32);
    }
    return c == ':' ? 'x' : '\0';
}

constexpr std::array<char, 128> plain_signs = [] {
    std::array<char, 128> signs{};
    for (unsigned char c = 0; c < 128; ++c) {
        signs[c] = fold_plain(c);
    }
    return signs;
}();

struct SheetSign {
    char32_t code; // in lower case
    char sign;
};

// What besides the plain alphabet and the lookalikes of base/fold.hpp stands for a sign.
constexpr std::array<SheetSign, 25> sheet_signs = {{
    {U'l', '1'},   {U'|', '1'},    {U'з', '3'},     {U'o', '0'},     {U'ь', 'b'},
    {U'*', 'x'},   {U'×', 'x'},    {U'∶', 'x'},     {U'˸', 'x'},     {U'∗', 'x'},
    {0x2010, '-'}, {0x2011, '-'},  {0x2012, '-'},   {0x2013, '-'},   {0x2014, '-'},
    {0x2015, '-'}, {0x2212, '-'},  {0x00AD, '-'},   {U'_', '-'},     {U'~', '-'},
    {U' ', blank}, {U'\t', blank}, {0x00A0, blank}, {0x2009, blank}, {0x202F, blank},
}};

char fold_sheet(char32_t code) {
    code = lower_case(code);
    std::string one;
    append_utf8(one, code);
    const std::string latin = fold_lookalikes(one);
    code = latin.size() == 1 ? static_cast<unsigned char>(latin[0]) : code;
    if (code < 128 && plain_signs[code] != 0) {
        return plain_signs[code];
    }
    for (const SheetSign& entry : sheet_signs) {
        if (entry.code == code) {
            return entry.sign;
        }
    }
    return '\0';
}

} // namespace

std::optional<std::size_t> fold_move(std::string_view text, Alphabet alphabet, FoldedText& folded) {
    folded.clear();
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        char sign = byte < 128 ? plain_signs[byte] : '\0';
        std::size_t length = 1;
        if (sign == 0 && alphabet == Alphabet::sheet) {
            const Decoded decoded = decode_utf8(text.substr(at));
            sign = fold_sheet(decoded.code);
            length = decoded.bytes;
        }
        if (sign == 0 || at >= longest_move_bytes) {
            return at;
        }
        if (sign != blank) {
            folded.push_back({sign, static_cast<std::uint8_t>(at)});
        }
        at += length;
    }
    return std::nullopt;
}

} // namespace kodeks::notation::draughts
