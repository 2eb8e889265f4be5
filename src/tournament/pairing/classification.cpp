#include "tournament/pairing/classification.hpp"

#include <algorithm>
#include <unordered_map>

namespace kodeks::tournament::pairing {

namespace {

// What every opponent counts in a coefficient, in units of Points.
class Values {
public:
    Values(const Field& field, Substitutes substitutes) : field_(field), substitutes_(substitutes) {
        for (const Player& player : field.players) {
            const bool departed = player.presence == Presence::left;
            if (!departed) {
                lowest_ = std::min(lowest_, player.points);
            }
            values_.emplace(player.number, departed && substitutes != Substitutes::none
                                               ? group_mean(player)
                                               : Fraction(player.points.value));
        }
    }

    // The terms of a player's coefficient: one for each opponent he was paired with, and one for
    // a bye where the rulebook gives it an opponent.
    std::vector<Fraction> terms(const Player& player) const {
        std::vector<Fraction> found;
        for (const PastRound& past : player.history) {
            if (past.opponent != nobody) {
                found.push_back(values_.at(past.opponent));
            } else if (past.happened == Happened::bye && substitutes_ != Substitutes::none) {
                found.emplace_back(lowest_.value);
            }
        }
        return found;
    }

private:
    static Points points_after(const Player& player, std::uint32_t round) {
        Points sum;
        for (std::uint32_t i = 0; i < round && i < player.history.size(); ++i) {
            sum += player.history[i].points;
        }
        return sum;
    }

    static bool had_begun(const Player& player, std::uint32_t round) {
        const auto first = player.history.begin();
        const auto count = std::min<std::size_t>(round, player.history.size());
        return std::any_of(first, first + static_cast<std::ptrdiff_t>(count),
                           [](const auto& past) { return past.happened != Happened::nothing; });
    }

    // The last round he came to; games missed before he said that he was leaving do not count.
    static std::uint32_t stopped_after(const Player& left) {
        std::uint32_t last = 0;
        for (std::uint32_t i = 0; i < left.last_round && i < left.history.size(); ++i) {
            const Happened happened = left.history[i].happened;
            if (happened != Happened::nothing && happened != Happened::minus) {
                last = i + 1;
            }
        }
        return last;
    }

    // Points when he stopped and the average gain since of those who then had as many (UA:V.12.5);
    // with nobody to average over, a draw for each round he misses.
    Fraction group_mean(const Player& left) const {
        const std::uint32_t stopped = stopped_after(left);
        const Points then = points_after(left, stopped);
        std::int64_t sum = 0;
        std::int64_t count = 0;
        for (const Player& player : field_.players) {
            if (player.number != left.number && had_begun(player, std::max(stopped, 1U)) &&
                points_after(player, stopped) == then) {
                sum += player.points.value;
                ++count;
            }
        }
        if (count > 0) {
            return {sum, count};
        }
        const std::int64_t missed = std::int64_t{field_.round} - 1 - stopped;
        return {2 * left.points.value + missed * field_.win.value, 2};
    }

    const Field& field_;
    Substitutes substitutes_;
    Points lowest_{INT32_MAX};
    std::unordered_map<Number, Fraction> values_;
};

void set_coefficients(Ranked& ranked, Coefficient kind, std::vector<Fraction> terms) {
    // Sorted first: players with the same opponents' points get the same sum to the last digit.
    std::ranges::sort(terms);
    Fraction sum;
    for (const Fraction& term : terms) {
        sum += term;
    }
    ranked.first_coefficient = sum;
    if (kind == Coefficient::truncated_solkoff && !terms.empty()) {
        ranked.first_coefficient -= terms.front();
    }
    if (kind == Coefficient::full_then_median && terms.size() >= 3) {
        ranked.second_coefficient = sum;
        ranked.second_coefficient -= terms.front();
        ranked.second_coefficient -= terms.back();
    }
}

bool descends(const SwissSystem& system, std::uint32_t round) {
    const NumberOrder order = round == 2 ? system.second_round_numbers : system.later_numbers;
    return round > 1 && order == NumberOrder::by_parity && round % 2 == 0;
}

} // namespace

std::vector<Ranked> classify(const SwissSystem& system, const Field& field) {
    std::vector<Ranked> order;
    for (const Player& player : field.players) {
        if (player.presence == Presence::here) {
            order.push_back({&player, {}, {}});
        }
    }
    // Coefficients count from round 3 on (RU:3.18.6.2, RU:3.18.7.6, UA:V.15.9.7).
    if (field.round >= 3 && system.coefficient != Coefficient::none) {
        const Values values(field, system.substitutes);
        for (Ranked& ranked : order) {
            set_coefficients(ranked, system.coefficient, values.terms(*ranked.player));
        }
    }
    const bool by_points = field.round > 1 || is_accelerated(field);
    const bool down = descends(system, field.round);
    std::ranges::sort(order, [&](const Ranked& a, const Ranked& b) {
        if (by_points && pairing_score(*a.player) != pairing_score(*b.player)) {
            return pairing_score(*a.player) > pairing_score(*b.player);
        }
        if (a.first_coefficient != b.first_coefficient) {
            return a.first_coefficient > b.first_coefficient;
        }
        if (a.second_coefficient != b.second_coefficient) {
            return a.second_coefficient > b.second_coefficient;
        }
        return down ? a.player->number > b.player->number : a.player->number < b.player->number;
    });
    return order;
}

} // namespace kodeks::tournament::pairing
