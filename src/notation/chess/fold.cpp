#include "notation/chess/fold.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <array>

namespace kodeks::notation::chess {

namespace {

struct Pair {
    char32_t seen;
    char32_t meant;
};

// Sorted by `seen`.
constexpr auto pairs = std::to_array<Pair>({
    {U':', U'x'},      // the capture sign of many sheets
    {U'X', U'x'},      //
    {U'×', U'x'},      //
    {U'А', U'A'},      // Cyrillic letters with Latin twins
    {U'В', U'B'},      //
    {U'Е', U'E'},      //
    {U'К', U'K'},      //
    {U'М', U'M'},      //
    {U'Н', U'H'},      //
    {U'О', U'O'},      //
    {U'Р', U'P'},      //
    {U'С', U'C'},      //
    {U'Т', U'T'},      //
    {U'Х', U'x'},      //
    {U'а', U'a'},      //
    {U'е', U'e'},      //
    {U'о', U'o'},      //
    {U'р', U'p'},      //
    {U'с', U'c'},      //
    {U'х', U'x'},      //
    {U'‐', U'-'},      // dashes of all lengths
    {U'‑', U'-'},      //
    {U'‒', U'-'},      //
    {U'–', U'-'},      //
    {U'—', U'-'},      //
    {U'†', U'+'},      // daggers of old books
    {U'‡', U'#'},      //
    {U'\u2212', U'-'}, // the minus sign
});

static_assert(std::ranges::is_sorted(pairs, {}, &Pair::seen));

bool is_blank(char32_t c) {
    return c == U' ' || c == U'\t' || c == U'\u00A0' || c == U'\u202F';
}

} // namespace

std::u32string folded(std::string_view text) {
    std::u32string out;
    while (!text.empty()) {
        const Decoded character = decode_utf8(text);
        text.remove_prefix(character.bytes);
        if (is_blank(character.code)) {
            continue;
        }
        const auto* const pair = std::ranges::lower_bound(pairs, character.code, {}, &Pair::seen);
        const bool known = pair != pairs.end() && pair->seen == character.code;
        out += known ? pair->meant : character.code;
    }
    return out;
}

} // namespace kodeks::notation::chess
