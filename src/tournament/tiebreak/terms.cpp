#include "tournament/tiebreak/terms.hpp"

#include "tournament/tiebreak/opponent_terms.hpp"

#include <algorithm>

namespace kodeks::tournament::tiebreak {

namespace {

std::size_t index(std::int32_t row) {
    return static_cast<std::size_t>(row);
}

std::vector<Term> own_total(Points points) {
    return {{.score = Fraction::of(points), .source = Source::result}};
}

template <class Counts>
std::vector<Term> counted(const Row& row, Counts counts) {
    std::vector<Term> terms;
    for (const Encounter& encounter : row.encounters) {
        if (counts(encounter)) {
            terms.push_back({encounter.round, encounter.opponent, 1, 1, Source::result});
        }
    }
    return terms;
}

bool is_win(const Encounter& encounter) {
    return encounter.score == Score::win;
}

// Unplayed games count as games with White (PMR:276).
bool is_with_black(const Encounter& encounter) {
    return encounter.happened == Happened::played && encounter.colour == Colour::black;
}

std::vector<Term> boards_of(const Row& row) {
    std::vector<Term> terms;
    terms.reserve(row.boards.size());
    for (std::size_t board = 0; board < row.boards.size(); ++board) {
        terms.push_back({.round = static_cast<std::int32_t>(board) + 1,
                         .score = Fraction::of(row.boards[board]),
                         .source = Source::result});
    }
    return terms;
}

std::vector<Term> raw_terms(const Table& table, const Adjusted& adjusted, Kind kind,
                            std::int32_t row) {
    const Row& own = table.rows[index(row)];
    switch (kind) {
    case Kind::wins:
    case Kind::matches_won:
        return counted(own, is_win);
    case Kind::games_with_black:
        return counted(own, is_with_black);
    case Kind::match_points:
        return own_total(own.match_points);
    case Kind::game_points:
        return own_total(own.game_points);
    case Kind::board_places:
        return own_total(own.board_places);
    case Kind::board_results:
        return boards_of(own);
    default:
        return opponent_terms(table, adjusted, kind, row);
    }
}

// Marks the worst and the best terms as left out. Among equals the earlier round goes first, so
// that the mark is the same everywhere; the sum does not depend on it.
void cut(std::vector<Term>& terms, std::size_t low, std::size_t high) {
    std::vector<Term*> order;
    for (Term& term : terms) {
        term.cut = false;
        order.push_back(&term);
    }
    std::ranges::stable_sort(order, {}, [](const Term* term) { return term->score; });
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i]->cut = i < low || i + high >= order.size();
    }
}

Fraction sum_of(const std::vector<Term>& terms) {
    Fraction sum;
    for (const Term& term : terms) {
        if (!term.cut) {
            sum += term.value();
        }
    }
    return sum;
}

// The sums with one more of the worst left out each time, from sorted terms.
Value progressive(std::vector<Term> terms, const TieBreak& tie_break) {
    std::ranges::sort(terms, {}, &Term::score);
    const auto count = static_cast<std::ptrdiff_t>(terms.size());
    Value value;
    Fraction sum;
    for (std::ptrdiff_t i = count - 1 - tie_break.cut_high; i >= tie_break.cut_low; --i) {
        sum += terms[static_cast<std::size_t>(i)].value();
        value.push_back(sum);
    }
    std::ranges::reverse(value);
    return value;
}

Fraction average(const std::vector<Term>& terms) {
    const auto used = std::ranges::count(terms, false, &Term::cut);
    return used == 0 ? Fraction() : sum_of(terms) * Fraction(1, used);
}

} // namespace

std::strong_ordering compare(const Value& a, const Value& b) {
    static constexpr Fraction zero;
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
        const Fraction& left = i < a.size() ? a[i] : zero;
        const Fraction& right = i < b.size() ? b[i] : zero;
        if (left != right) {
            return left <=> right;
        }
    }
    return std::strong_ordering::equal;
}

std::vector<Term> terms_of(const Table& table, const Adjusted& adjusted, const TieBreak& tie_break,
                           std::int32_t row) {
    std::vector<Term> terms = raw_terms(table, adjusted, tie_break.kind, row);
    if (tie_break.cut_low + tie_break.cut_high > 0) {
        cut(terms, tie_break.cut_low, tie_break.cut_high);
    }
    return terms;
}

Value value_of(const Table& table, const Adjusted& adjusted, const TieBreak& tie_break,
               std::int32_t row) {
    if (tie_break.kind == Kind::extended_koya || tie_break.kind == Kind::narrowed_koya) {
        return koya_steps(table, adjusted, tie_break.kind, row);
    }
    if (tie_break.progressive) {
        return progressive(raw_terms(table, adjusted, tie_break.kind, row), tie_break);
    }
    const std::vector<Term> terms = terms_of(table, adjusted, tie_break, row);
    if (tie_break.kind == Kind::board_results) {
        Value boards;
        std::ranges::transform(terms, std::back_inserter(boards), &Term::score);
        return boards;
    }
    return {tie_break.kind == Kind::average_rating ? average(terms) : sum_of(terms)};
}

} // namespace kodeks::tournament::tiebreak
