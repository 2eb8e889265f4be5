#include "tournament/tiebreak/adjusted.hpp"

#include <algorithm>
#include <map>

namespace kodeks::tournament::tiebreak {

namespace {

using rulebook::LeaverScore;
using rulebook::LonelyLeaver;
using rulebook::MissingOpponent;

// What the rows with one score gained afterwards, all together.
struct Gain {
    Points gained{};
    std::int64_t count = 0;

    void add(const Gain& other) {
        gained += other.gained;
        count += other.count;
    }

    std::optional<Fraction> average() const {
        return count == 0 ? std::nullopt
                          : std::optional(Fraction(gained.value, Wide{units_of_point} * count));
    }
};

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

// The score groups as they stood after a round.
struct Adjusted::Groups {
    std::map<Points, Gain> by_score;
    std::int32_t round;

    // Before round 1 those who then began were one group.
    bool was_there(const Row& row) const {
        return !row.excluded && row.first_round <= std::max(round, 1);
    }

    Groups(const Table& table, std::int32_t after) : round(after) {
        for (const Row& row : table.rows) {
            const Points then = points_after(row, round);
            // Who came later was in no group yet.
            if (was_there(row)) {
                by_score[then].add({row.points - then, 1});
            }
        }
    }

    // Without the leaver himself.
    Gain of_others(const Row& leaver, Points then) const {
        const auto found = by_score.find(then);
        Gain gain = found == by_score.end() ? Gain{} : found->second;
        if (was_there(leaver)) {
            gain.add({then - leaver.points, -1});
        }
        return gain;
    }

    // The nearest groups above and below together.
    Gain of_adjacent(Points then) const {
        Gain gain;
        const auto below = by_score.lower_bound(then);
        const auto above = by_score.upper_bound(then);
        if (above != by_score.end()) {
            gain.add(above->second);
        }
        if (below != by_score.begin()) {
            gain.add(std::prev(below)->second);
        }
        return gain;
    }
};

Points points_after(const Row& row, std::int32_t round) {
    Points points = row.points;
    for (const Encounter& encounter : row.encounters) {
        if (encounter.round > round) {
            points -= encounter.points;
        }
    }
    return points;
}

std::int32_t stopped_after(const Row& row) {
    std::int32_t last = 0;
    for (const Encounter& encounter : row.encounters) {
        const bool came =
            encounter.happened == Happened::played || encounter.happened == Happened::bye ||
            (encounter.happened == Happened::forfeit && encounter.score == Score::win);
        if (came && encounter.round <= row.left_after.value_or(encounter.round)) {
            last = std::max(last, encounter.round);
        }
    }
    return last;
}

Adjusted::Adjusted(const Table& table)
    : table_(table), scores_(scores_of(table)), lowest_(lowest_of(table)) {
    const bool draws = table.unplayed.leaver == LeaverScore::unplayed_are_draws;
    const bool averages = table.unplayed.leaver == LeaverScore::group_average;
    std::map<std::int32_t, Groups> groups; // by the round somebody left after
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const Row& row = table.rows[i];
        Worth worth{Fraction::of(row.points), Source::own_score};
        product_.push_back(worth);
        if (table.swiss && draws) {
            worth = with_draws(static_cast<std::int32_t>(i));
        } else if (table.swiss && row.left_after && averages) {
            const std::int32_t stopped = stopped_after(row);
            const auto then = groups.try_emplace(stopped, table, stopped).first;
            worth = leaver(row, then->first, then->second);
            product_.back() = worth;
        }
        sum_.push_back(worth);
    }
}

Worth Adjusted::leaver(const Row& row, std::int32_t round, const Groups& groups) const {
    const Points then = points_after(row, round);
    auto gain = groups.of_others(row, then).average();
    if (!gain && table_.unplayed.lonely == LonelyLeaver::adjacent_groups) {
        gain = groups.of_adjacent(then).average();
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
    const Points later = table_.scale.draw * std::max(0, table_.rounds - encounter.round);
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
