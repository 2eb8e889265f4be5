// With what score an opponent enters a coefficient. In a Swiss somebody who left, or a round
// without opponent, counts by the rulebook's convention (RU:3.16.11, UA:V.12.5, PMR:264); in other
// systems everybody counts with his points.
#pragma once

#include "tournament/tiebreak/fraction.hpp"
#include "tournament/tiebreak/table.hpp"

namespace kodeks::tournament::tiebreak {

// Where a score in a coefficient comes from; shown with the value.
enum class Source : std::uint8_t {
    own_score,        // the opponent's points
    group_average,    // he left: his score group went on without him
    draws_for_absent, // his unplayed games count as draws
    lowest_score,     // no opponent: the lowest score of the field
    virtual_opponent, // no opponent: the formula of the virtual one
    rating,           // a rating, not a score
    result,           // own result
};

struct Worth {
    Fraction score;
    Source source = Source::own_score;
};

class Adjusted {
public:
    explicit Adjusted(const Table& table);

    // For sums of opponents' scores.
    const Worth& in_sum(std::int32_t row) const { return sum_[index(row)]; }

    // For products of an own result and the opponent's score.
    const Worth& in_product(std::int32_t row) const { return product_[index(row)]; }

    // A round of `row` without a game; nothing when no opponent is imagined for it.
    std::optional<Worth> without_game(std::int32_t row, const Encounter& encounter) const;

    // Every score somebody has, ascending.
    const std::vector<Points>& scores() const { return scores_; }

    // The formula of PMR:264a for one unplayed round.
    Fraction virtual_score(std::int32_t row, const Encounter& encounter) const;

private:
    static std::size_t index(std::int32_t row) { return static_cast<std::size_t>(row); }

    struct Groups;

    Worth leaver(const Row& row, std::int32_t round, const Groups& groups) const;
    Worth with_draws(std::int32_t row) const;

    const Table& table_;
    std::vector<Worth> sum_;
    std::vector<Worth> product_;
    std::vector<Points> scores_;
    Fraction lowest_;
};

// Points of a row after a round, what was carried over included.
Points points_after(const Row& row, std::int32_t round);

// The last round in which somebody who left still came: a game he missed or an announced absence
// before he said that he was leaving is no longer playing (RU:3.16.11#2, UA:V.12.5).
std::int32_t stopped_after(const Row& row);

} // namespace kodeks::tournament::tiebreak
