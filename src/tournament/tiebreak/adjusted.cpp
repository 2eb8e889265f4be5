#include "tournament/tiebreak/adjusted.hpp"

#include <algorithm>

namespace kodeks::tournament::tiebreak {

namespace {

using rulebook::LeaverScore;
using rulebook::LonelyLeaver;
using rulebook::MissingOpponent;

// What the rows for which `belongs` says yes gained after a round, on average.
template <class Belongs>
std::optional<Fraction> average_gain(const Table& table, std::int32_t round, Belongs belongs) {
    Points gained;
    std::int64_t count = 0;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const Row& row = table.rows[i];
        if (!row.excluded && belongs(static_cast<std::int32_t>(i), points_after(row, round))) {
            gained += row.points - points_after(row, round);
            ++count;
        }
    }
    if (count == 0) {
        return std::nullopt;
    }
    return Fraction(gained.value, Wide{4} * count);
}

// The nearest other scores above and below at that moment.
std::pair<std::optional<Points>, std::optional<Points>>
adjacent_scores(const Table& table, std::int32_t round, Points points) {
    std::optional<Points> above;
    std::optional<Points> below;
    for (const Row& row : table.rows) {
        const Points other = points_after(row, round);
        if (!row.excluded && other > points && (!above || other < *above)) {
            above = other;
        }
        if (!row.excluded && other < points && (!below || other > *below)) {
            below = other;
        }
    }
    return {above, below};
}

std::vector<Points> scores_of(const Table& table) {
    std::vector<Points> points;
    for (const Row& row : table.rows) {
        if (!row.excluded) {
            points.push_back(row.points);
        }
    }
    std::ranges::sort(points);
    points.erase(std::ranges::unique(points).begin(), points.end());
    return points;
}

Fraction lowest_of(const Table& table) {
    const bool stayed_only = table.unplayed.missing == MissingOpponent::last_who_stayed;
    std::optional<Points> lowest;
    for (const Row& row : table.rows) {
        const bool counts = !row.excluded && !(stayed_only && row.left_after);
        if (counts && (!lowest || row.points < *lowest)) {
            lowest = row.points;
        }
    }
    return Fraction::of(lowest.value_or(Points{}));
}

} // namespace

Points points_after(const Row& row, std::int32_t round) {
    Points points = row.points;
    for (const Encounter& encounter : row.encounters) {
        if (encounter.round > round) {
            points -= encounter.points;
        }
    }
    return points;
}

Adjusted::Adjusted(const Table& table)
    : table_(table), scores_(scores_of(table)), lowest_(lowest_of(table)) {
    const bool draws = table.unplayed.leaver == LeaverScore::unplayed_are_draws;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const Row& row = table.rows[i];
        Worth worth{Fraction::of(row.points), Source::own_score};
        product_.push_back(worth);
        if (table.swiss && draws) {
            worth = with_draws(static_cast<std::int32_t>(i));
        } else if (table.swiss && row.left_after &&
                   table.unplayed.leaver == LeaverScore::group_average) {
            worth = leaver(static_cast<std::int32_t>(i));
            product_.back() = worth;
        }
        sum_.push_back(worth);
    }
}

Worth Adjusted::leaver(std::int32_t row) const {
    const std::int32_t round = table_.rows[index(row)].left_after.value_or(table_.rounds);
    const Points then = points_after(table_.rows[index(row)], round);
    auto gain = average_gain(table_, round, [&](std::int32_t other, Points points) {
        return other != row && points == then;
    });
    if (!gain && table_.unplayed.lonely == LonelyLeaver::adjacent_groups) {
        const auto adjacent = adjacent_scores(table_, round, then);
        gain = average_gain(table_, round, [&](std::int32_t other, Points points) {
            return other != row && (points == adjacent.first || points == adjacent.second);
        });
    }
    if (!gain) {
        gain = Fraction::of(table_.scale.draw * (table_.rounds - round));
    }
    return {Fraction::of(then) + *gain, Source::group_average};
}

Worth Adjusted::with_draws(std::int32_t row) const {
    const Row& own = table_.rows[index(row)];
    std::int32_t played = 0;
    Points points = own.points;
    for (const Encounter& encounter : own.encounters) {
        if (encounter.happened == Happened::played) {
            ++played;
        } else {
            points -= encounter.points;
        }
    }
    const std::int32_t unplayed = std::max(0, table_.rounds - played);
    return {Fraction::of(points + table_.scale.draw * unplayed),
            unplayed == 0 ? Source::own_score : Source::draws_for_absent};
}

Fraction Adjusted::virtual_score(std::int32_t row, const Encounter& encounter) const {
    const Points before = points_after(table_.rows[index(row)], encounter.round - 1);
    const Points complement = table_.scale.win - encounter.points;
    const Points later = table_.scale.draw * (table_.rounds - encounter.round);
    return Fraction::of(before + complement + later);
}

std::optional<Worth> Adjusted::without_game(std::int32_t row, const Encounter& encounter) const {
    const bool bye = encounter.happened == Happened::bye;
    switch (table_.swiss ? table_.unplayed.missing : MissingOpponent::nothing) {
    case MissingOpponent::virtual_opponent:
        return Worth{virtual_score(row, encounter), Source::virtual_opponent};
    case MissingOpponent::lowest_score:
    case MissingOpponent::last_who_stayed:
        return bye ? std::optional<Worth>({lowest_, Source::lowest_score}) : std::nullopt;
    case MissingOpponent::nothing:
        break;
    }
    return std::nullopt;
}

} // namespace kodeks::tournament::tiebreak
