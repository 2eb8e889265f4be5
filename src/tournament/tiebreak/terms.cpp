#include "tournament/tiebreak/terms.hpp"

#include "tournament/tiebreak/opponent_terms.hpp"

#include <algorithm>

namespace kodeks::tournament::tiebreak {

namespace {

std::size_t index(std::int32_t row) {
    return static_cast<std::size_t>(row);
}

using Terms = std::vector<Term>;

void add_total(Points points, Terms& terms) {
    terms.push_back({.score = Fraction::of(points), .source = Source::result});
}

template <class Counts>
void add_counted(const Row& row, Counts counts, Terms& terms) {
    for (const Encounter& encounter : row.encounters) {
        if (counts(encounter)) {
            terms.push_back({encounter.round, encounter.opponent, 1, 1, Source::result});
        }
    }
}

bool is_win(const Encounter& encounter) {
    return encounter.score == Score::win;
}

// Unplayed games count as games with White (PMR:276).
bool is_with_black(const Encounter& encounter) {
    return encounter.happened == Happened::played && encounter.colour == Colour::black;
}

void add_boards(const Row& row, Terms& terms) {
    for (std::size_t board = 0; board < row.boards.size(); ++board) {
        terms.push_back({.round = static_cast<std::int32_t>(board) + 1,
                         .score = Fraction::of(row.boards[board]),
                         .source = Source::result});
    }
}

void add_terms(const Table& table, const Adjusted& adjusted, Kind kind, std::int32_t row,
               Terms& terms) {
    const Row& own = table.rows[index(row)];
    switch (kind) {
    case Kind::wins:
    case Kind::matches_won:
        return add_counted(own, is_win, terms);
    case Kind::games_with_black:
        return add_counted(own, is_with_black, terms);
    case Kind::match_points:
        return add_total(own.match_points, terms);
    case Kind::game_points:
        return add_total(own.game_points, terms);
    case Kind::board_places:
        return add_total(own.board_places, terms);
    case Kind::board_results:
        return add_boards(own, terms);
    default:
        return add_opponent_terms(table, adjusted, kind, row, terms);
    }
}

// Marks the worst and the best terms as left out. Among equals the earlier round goes first, so
// that the mark is the same everywhere; the sum does not depend on it.
void cut(Terms& terms, std::size_t low, std::size_t high) {
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
    std::vector<Term> terms;
    add_terms(table, adjusted, tie_break.kind, row, terms);
    if (tie_break.cut_low + tie_break.cut_high > 0) {
        cut(terms, tie_break.cut_low, tie_break.cut_high);
    }
    return terms;
}

void Valuer::collect(Kind kind, std::int32_t row) {
    if (row != row_ || kind != kind_) {
        terms_.clear();
        add_terms(table_, adjusted_, kind, row, terms_);
        row_ = row;
        kind_ = kind;
        sorted_ = false;
    }
}

// The sums with one more of the worst left out each time.
Value Valuer::progressive(const TieBreak& tie_break) const {
    std::vector<Fraction> sums(1);
    for (std::size_t i = terms_.size(); i > std::size_t{tie_break.cut_low} + tie_break.cut_high;
         --i) {
        sums.push_back(sums.back());
        sums.back() += terms_[i - 1 - tie_break.cut_high].value();
    }
    Value value;
    for (std::size_t i = sums.size(); i > 1; --i) {
        value.push_back(sums[i - 1]);
    }
    return value;
}

Fraction Valuer::sum(const TieBreak& tie_break) const {
    Fraction sum;
    for (std::size_t i = tie_break.cut_low; i + tie_break.cut_high < terms_.size(); ++i) {
        sum += terms_[i].value();
    }
    return sum;
}

Value Valuer::of(const TieBreak& tie_break, std::int32_t row) {
    if (tie_break.kind == Kind::extended_koya || tie_break.kind == Kind::narrowed_koya) {
        return koya_steps(table_, adjusted_, tie_break.kind, row);
    }
    collect(tie_break.kind, row);
    if (tie_break.kind == Kind::board_results) {
        Value boards;
        for (const Term& term : terms_) {
            boards.push_back(term.score);
        }
        return boards;
    }
    const std::size_t cuts = std::size_t{tie_break.cut_low} + tie_break.cut_high;
    if (!sorted_ && cuts > 0) {
        std::ranges::sort(terms_, {}, &Term::score);
        sorted_ = true;
    }
    if (tie_break.progressive) {
        return progressive(tie_break);
    }
    const Fraction total = sum(tie_break);
    const bool average = tie_break.kind == Kind::average_rating && terms_.size() > cuts;
    return {average ? total * Fraction(1, static_cast<std::int64_t>(terms_.size() - cuts)) : total};
}

} // namespace kodeks::tournament::tiebreak
