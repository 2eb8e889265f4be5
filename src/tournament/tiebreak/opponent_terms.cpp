#include "tournament/tiebreak/opponent_terms.hpp"

#include <algorithm>

namespace kodeks::tournament::tiebreak {

namespace {

std::size_t index(std::int32_t row) {
    return static_cast<std::size_t>(row);
}

// Factors for an opponent beaten, drawn with, lost to.
struct Factors {
    Fraction win;
    Fraction draw;
    Fraction loss;

    Fraction of(Score score) const {
        return score == Score::win ? win : score == Score::draw ? draw : loss;
    }
};

Factors factors_of(Kind kind) {
    switch (kind) {
    case Kind::shmulyan:
        return {1, 0, -1};
    case Kind::sonneborn_berger:
        return {2, 1, 0};
    case Kind::riga:
        return {2, {3, 2}, 1};
    case Kind::beaten_points:
        return {1, 0, 0};
    default:
        return {1, 1, 1};
    }
}

bool is_product(Kind kind) {
    return kind == Kind::sonneborn_berger_points || kind == Kind::sonneborn_berger_teams;
}

Fraction factor_of(Kind kind, const Factors& factors, const Encounter& encounter) {
    if (kind == Kind::sonneborn_berger_points) {
        return Fraction::of(encounter.points);
    }
    if (kind == Kind::sonneborn_berger_teams) {
        return Fraction::of(encounter.game_points);
    }
    return factors.of(encounter.score);
}

// Scores doubled, so that half of an odd maximum stays whole.
std::int64_t half_of_maximum(const Table& table, const Row& row) {
    return std::int64_t{table.scale.win.value} * std::ssize(row.encounters);
}

std::int64_t doubled(const Row& row) {
    return std::int64_t{2} * row.points.value;
}

bool has_half(const Table& table, std::int32_t row) {
    const Row& own = table.rows[index(row)];
    return doubled(own) >= half_of_maximum(table, own);
}

void add_rating_terms(const Table& table, const Row& row, std::vector<Term>& terms) {
    for (const Encounter& encounter : row.encounters) {
        const auto rating = encounter.opponent == nobody
                                ? std::nullopt
                                : table.rows[index(encounter.opponent)].rating;
        if (encounter.happened == Happened::played && rating) {
            terms.push_back(
                {encounter.round, encounter.opponent, Fraction(*rating), 1, Source::rating});
        }
    }
}

void add_koya_terms(const Table& table, const Row& row, std::vector<Term>& terms) {
    for (const Encounter& encounter : row.encounters) {
        if (encounter.opponent != nobody && has_half(table, encounter.opponent)) {
            terms.push_back({encounter.round, encounter.opponent, Fraction::of(encounter.points), 1,
                             Source::result});
        }
    }
}

// Whether an unplayed game against a named opponent is replaced by the virtual one (PMR:264a);
// products keep the awarded result (PMR:264b).
bool is_replaced(const Table& table, Kind kind, const Encounter& encounter) {
    const bool virtually =
        table.swiss && table.unplayed.missing == rulebook::MissingOpponent::virtual_opponent;
    return virtually && kind == Kind::buchholz && encounter.happened == Happened::forfeit;
}

std::optional<Worth> worth_of(const Table& table, const Adjusted& adjusted, Kind kind,
                              std::int32_t row, const Encounter& encounter) {
    if (encounter.opponent == nobody || is_replaced(table, kind, encounter)) {
        return adjusted.without_game(row, encounter);
    }
    if (kind == Kind::sonneborn_berger_teams) {
        const Points match_points = table.rows[index(encounter.opponent)].match_points;
        return Worth{Fraction::of(match_points), Source::own_score};
    }
    return is_product(kind) ? adjusted.in_product(encounter.opponent)
                            : adjusted.in_sum(encounter.opponent);
}

// Rounds before a late entry and after a withdrawal are rounds without opponent too (PMR:264a).
void add_missed_rounds(const Table& table, const Adjusted& adjusted, std::int32_t row,
                       std::vector<Term>& terms) {
    const Row& own = table.rows[index(row)];
    const std::size_t before = terms.size();
    for (std::int32_t round = 1; round <= table.rounds; ++round) {
        const Encounter missed{.round = round, .happened = Happened::absent};
        const bool there =
            std::ranges::find(own.encounters, round, &Encounter::round) != own.encounters.end();
        const auto worth = there ? std::nullopt : adjusted.without_game(row, missed);
        if (worth) {
            terms.push_back({round, nobody, worth->score, 1, worth->source});
        }
    }
    if (terms.size() > before) {
        std::ranges::stable_sort(terms, {}, &Term::round);
    }
}

// From which scores (doubled) the steps of Koya start, in the order of the steps: the half first.
std::vector<std::int64_t> koya_limits(const Adjusted& adjusted, Kind kind, std::int64_t half) {
    std::vector<std::int64_t> limits;
    for (const Points score : adjusted.scores()) {
        const std::int64_t twice = std::int64_t{2} * score.value;
        if (kind == Kind::extended_koya ? twice < half : twice > half) {
            limits.push_back(twice);
        }
    }
    if (kind == Kind::extended_koya) {
        std::ranges::reverse(limits);
    }
    limits.insert(limits.begin(), half);
    return limits;
}

} // namespace

void add_opponent_terms(const Table& table, const Adjusted& adjusted, Kind kind, std::int32_t row,
                        std::vector<Term>& terms) {
    const Row& own = table.rows[index(row)];
    if (kind == Kind::average_rating) {
        return add_rating_terms(table, own, terms);
    }
    if (kind == Kind::koya || kind == Kind::extended_koya || kind == Kind::narrowed_koya) {
        return add_koya_terms(table, own, terms);
    }
    const Factors factors = factors_of(kind);
    for (const Encounter& encounter : own.encounters) {
        if (const auto worth = worth_of(table, adjusted, kind, row, encounter)) {
            terms.push_back({encounter.round, encounter.opponent, worth->score,
                             factor_of(kind, factors, encounter), worth->source});
        }
    }
    if (kind == Kind::buchholz && std::ssize(own.encounters) < table.rounds) {
        add_missed_rounds(table, adjusted, row, terms);
    }
}

Value koya_steps(const Table& table, const Adjusted& adjusted, Kind kind, std::int32_t row) {
    const Row& own = table.rows[index(row)];
    Value value;
    for (const std::int64_t limit : koya_limits(adjusted, kind, half_of_maximum(table, own))) {
        Points points;
        for (const Encounter& encounter : own.encounters) {
            const bool inside = encounter.opponent != nobody &&
                                doubled(table.rows[index(encounter.opponent)]) >= limit;
            points += inside ? encounter.points : Points{};
        }
        value.push_back(Fraction::of(points));
    }
    return value;
}

} // namespace kodeks::tournament::tiebreak
