#include "notation/draughts/marks.hpp"

#include <algorithm>
#include <array>

namespace kodeks::notation::draughts {

namespace {

// The numbers 1 to 6 and 10 are those of the PGN standard for the same signs. A won game has no
// number there that does not also name the side; 240 lies in the range the standard leaves free.
constexpr std::array<Mark, 8> table = {{
    {"!", 1, "mark.strong"},        // UA:V.4.2.3
    {"?", 2, "mark.weak"},          // UA:V.4.2.5
    {"!!", 3, "mark.very_strong"},  // UA:V.4.2.4
    {"??", 4, "mark.very_weak"},    // UA:V.4.2.6
    {"!?", 5, "mark.seems_strong"}, // UA:V.4.2.8
    {"?!", 6, "mark.seems_weak"},   // UA:V.4.2.7
    {"=", 10, "mark.drawn"},        // UA:V.4.2.10
    {"+", 240, "mark.won"},         // UA:V.4.2.9
}};

bool is_mark_character(char c) {
    return c == '!' || c == '?' || c == '+' || c == '=';
}

} // namespace

std::span<const Mark> marks() {
    return table;
}

const Mark* mark_of_sign(std::string_view sign) {
    if (sign.size() > 2 && sign.front() == '(' && sign.back() == ')') {
        sign = sign.substr(1, sign.size() - 2);
    }
    const auto* const found = std::ranges::find(table, sign, &Mark::sign);
    return found == table.end() ? nullptr : found;
}

const Mark* split_mark(std::string_view& word) {
    std::size_t end = word.size();
    const bool bracketed = end > 2 && word[end - 1] == ')';
    end -= bracketed ? 1 : 0;
    std::size_t begin = end;
    while (begin > 0 && is_mark_character(word[begin - 1])) {
        --begin;
    }
    const Mark* mark = mark_of_sign(word.substr(begin, end - begin));
    if (mark == nullptr || (bracketed && (begin == 0 || word[begin - 1] != '('))) {
        return nullptr;
    }
    word = word.substr(0, bracketed ? begin - 1 : begin);
    return mark;
}

} // namespace kodeks::notation::draughts
