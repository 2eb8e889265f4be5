#include "notation/chess/pattern.hpp"

#include "base/fold.hpp"
#include "notation/chess/fold.hpp"

#include <algorithm>

namespace kodeks::notation::chess {

namespace {

using games::Kind;
using Text = std::u32string_view;

bool is_file(char32_t c) {
    return c >= U'a' && c <= U'h';
}

bool is_rank(char32_t c) {
    return c >= U'1' && c <= U'8';
}

std::optional<int> take_file(Text& text) {
    if (text.empty() || !is_file(text.front())) {
        return std::nullopt;
    }
    const int file = static_cast<int>(text.front() - U'a');
    text.remove_prefix(1);
    return file;
}

std::optional<int> take_rank(Text& text) {
    if (text.empty() || !is_rank(text.front())) {
        return std::nullopt;
    }
    const int rank = static_cast<int>(text.front() - U'1');
    text.remove_prefix(1);
    return rank;
}

// What may stand behind a move, longest first.
bool drop_decoration(Text& text) {
    for (const Text decoration : {Text(U"(=)"), Text(U"e.p."), Text(U"e.p"), Text(U"ep"),
                                  Text(U"+"), Text(U"#"), Text(U"!"), Text(U"?")}) {
        if (text.size() > decoration.size() && text.ends_with(decoration)) {
            text.remove_suffix(decoration.size());
            return true;
        }
    }
    return false;
}

Castles castling_of(Text text) {
    std::u32string signs(text);
    std::erase(signs, U'-');
    const bool zeros =
        std::ranges::all_of(signs, [](char32_t c) { return c == U'0' || c == U'O' || c == U'o'; });
    if (!zeros || signs.size() < 2 || signs.size() > 3) {
        return Castles::no;
    }
    return signs.size() == 2 ? Castles::king_side : Castles::queen_side;
}

bool same_letters(Text a, Text b, Case letter_case) {
    return letter_case == Case::exact ? a == b
                                      : std::ranges::equal(a, b, {}, lower_case, lower_case);
}

struct Spelled {
    Kind kind = Kind::none;
    std::size_t size = 0;
};

// All pieces whose abbreviation stands at the beginning (or at the end) of the text.
enum class At : std::uint8_t { beginning, end };

std::vector<Spelled> spelled(Text text, const Letters& letters, Case letter_case, At at) {
    std::vector<Spelled> found;
    for (const auto& piece : letters.pieces) {
        for (const std::string_view spelling : piece.texts) {
            const std::u32string letter = folded(spelling);
            if (letter.empty() || letter.size() > text.size()) {
                continue;
            }
            const Text there = at == At::beginning ? text.substr(0, letter.size())
                                                   : text.substr(text.size() - letter.size());
            if (same_letters(there, letter, letter_case)) {
                found.push_back({piece.kind, letter.size()});
            }
        }
    }
    return found;
}

// The squares between the letter of the piece and the promotion: [file][rank][x]file[rank].
bool take_squares(Text text, Pattern& pattern) {
    const std::optional<int> first_file = take_file(text);
    const std::optional<int> first_rank = take_rank(text);
    const bool sign = text.starts_with(U'x') || text.starts_with(U'-');
    text.remove_prefix(sign ? 1 : 0);
    const std::optional<int> second_file = take_file(text);
    const std::optional<int> second_rank = take_rank(text);
    if (!text.empty()) {
        return false;
    }
    if (second_file) {
        pattern.from_file = first_file;
        pattern.from_rank = first_rank;
        pattern.to_file = *second_file;
        pattern.to_rank = second_rank;
        const bool pawn_on_file = pattern.kind == Kind::pawn && first_file && !first_rank;
        return second_rank.has_value() || pawn_on_file;
    }
    if (!first_file || !first_rank || sign || second_rank) {
        return false;
    }
    pattern.to_file = *first_file;
    pattern.to_rank = first_rank;
    return true;
}

void add_pattern(Text squares, Pattern pattern, std::vector<Pattern>& patterns) {
    if (!take_squares(squares, pattern)) {
        return;
    }
    pattern.kind_unsaid = pattern.kind == Kind::pawn && pattern.from_file && pattern.from_rank;
    patterns.push_back(pattern);
}

// With and without a promotion at the end: "=Q", "(Q)", "/Q" or just "Q" (FIDE:C.11).
void add_with_promotions(Text text, const Letters& letters, Case letter_case,
                         std::vector<Pattern>& patterns) {
    add_pattern(text, {}, patterns);
    Text inner = text;
    if (inner.ends_with(U')')) {
        inner.remove_suffix(1);
    }
    for (const Spelled& piece : spelled(inner, letters, letter_case, At::end)) {
        Text squares = inner.substr(0, inner.size() - piece.size);
        const bool sign =
            squares.ends_with(U'=') || squares.ends_with(U'/') || squares.ends_with(U'(');
        squares.remove_suffix(sign ? 1 : 0);
        Pattern pattern;
        pattern.promotion = piece.kind;
        add_pattern(squares, pattern, patterns);
    }
}

} // namespace

std::vector<Pattern> patterns_of(std::string_view text, const Letters& letters, Case letter_case) {
    const std::u32string whole = folded(text);
    Text rest = whole;
    while (drop_decoration(rest)) {
    }
    Pattern castling;
    castling.castles = castling_of(rest);
    if (castling.castles != Castles::no) {
        return {castling};
    }
    std::vector<Pattern> patterns;
    for (const Spelled& piece : spelled(rest, letters, letter_case, At::beginning)) {
        Pattern pattern;
        pattern.kind = piece.kind;
        add_pattern(rest.substr(piece.size), pattern, patterns);
    }
    add_with_promotions(rest, letters, letter_case, patterns);
    return patterns;
}

} // namespace kodeks::notation::chess
