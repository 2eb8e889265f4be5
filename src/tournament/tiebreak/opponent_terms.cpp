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

Fraction factor_of(Kind kind, const Encounter& encounter) {
    if (kind == Kind::sonneborn_berger_points) {
        return Fraction::of(encounter.points);
    }
    if (kind == Kind::sonneborn_berger_teams) {
        return Fraction::of(encounter.game_points);
    }
    return factors_of(kind).of(encounter.score);
}

Fraction half_of_maximum(const Table& table, const Row& row) {
    const auto games = static_cast<std::int64_t>(row.encounters.size());
    return Fraction(table.scale.win.value, 8) * Fraction(games);
}

bool has_half(const Table& table, std::int32_t row) {
    const Row& own = table.rows[index(row)];
    return Fraction::of(own.points) >= half_of_maximum(table, own);
}

std::vector<Term> rating_terms(const Table& table, const Row& row) {
    std::vector<Term> terms;
    for (const Encounter& encounter : row.encounters) {
        const auto rating = encounter.opponent == nobody
                                ? std::nullopt
                                : table.rows[index(encounter.opponent)].rating;
        if (encounter.happened == Happened::played && rating) {
            terms.push_back(
                {encounter.round, encounter.opponent, Fraction(*rating), 1, Source::rating});
        }
    }
    return terms;
}

std::vector<Term> koya_terms(const Table& table, const Row& row) {
    std::vector<Term> terms;
    for (const Encounter& encounter : row.encounters) {
        if (encounter.opponent != nobody && has_half(table, encounter.opponent)) {
            terms.push_back({encounter.round, encounter.opponent, Fraction::of(encounter.points), 1,
                             Source::result});
        }
    }
    return terms;
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

// From which scores the steps of Koya start, in the order of the steps.
std::vector<Fraction> koya_limits(const Table& table, Kind kind, const Fraction& half) {
    std::vector<Fraction> limits;
    for (const Row& row : table.rows) {
        const Fraction score = Fraction::of(row.points);
        if (!row.excluded && (kind == Kind::extended_koya ? score < half : score > half)) {
            limits.push_back(score);
        }
    }
    std::ranges::sort(limits);
    limits.erase(std::ranges::unique(limits).begin(), limits.end());
    if (kind == Kind::extended_koya) {
        std::ranges::reverse(limits);
    }
    return limits;
}

} // namespace

std::vector<Term> opponent_terms(const Table& table, const Adjusted& adjusted, Kind kind,
                                 std::int32_t row) {
    const Row& own = table.rows[index(row)];
    if (kind == Kind::average_rating) {
        return rating_terms(table, own);
    }
    if (kind == Kind::koya || kind == Kind::extended_koya || kind == Kind::narrowed_koya) {
        return koya_terms(table, own);
    }
    std::vector<Term> terms;
    terms.reserve(own.encounters.size());
    for (const Encounter& encounter : own.encounters) {
        if (const auto worth = worth_of(table, adjusted, kind, row, encounter)) {
            terms.push_back({encounter.round, encounter.opponent, worth->score,
                             factor_of(kind, encounter), worth->source});
        }
    }
    return terms;
}

Value koya_steps(const Table& table, Kind kind, std::int32_t row) {
    const Row& own = table.rows[index(row)];
    const Fraction half = half_of_maximum(table, own);
    std::vector<Fraction> limits = koya_limits(table, kind, half);
    limits.insert(limits.begin(), half);
    Value value;
    for (const Fraction& limit : limits) {
        Points points;
        for (const Encounter& encounter : own.encounters) {
            const bool inside = encounter.opponent != nobody &&
                                Fraction::of(table.rows[index(encounter.opponent)].points) >= limit;
            points += inside ? encounter.points : Points{};
        }
        value.push_back(Fraction::of(points));
    }
    return value;
}

} // namespace kodeks::tournament::tiebreak
