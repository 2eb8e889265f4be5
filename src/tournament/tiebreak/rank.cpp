#include "tournament/tiebreak/rank.hpp"

#include "tournament/tiebreak/group_values.hpp"

#include <algorithm>

namespace kodeks::tournament::tiebreak {

namespace {

std::size_t index(std::int32_t row) {
    return static_cast<std::size_t>(row);
}

using Values = std::vector<std::vector<Value>>; // by row and tie-break

// Everything that does not depend on who is tied with whom.
Values own_values(const Table& table, std::span<const TieBreak> list) {
    const Adjusted adjusted(table);
    Valuer valuer(table, adjusted);
    Values values(table.rows.size());
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        values[i].resize(list.size());
        for (std::size_t t = 0; t < list.size(); ++t) {
            if (!is_inside_group(list[t].kind)) {
                values[i][t] = valuer.of(list[t], static_cast<std::int32_t>(i));
            }
        }
    }
    return values;
}

// Orders the rows; `results_by_place` needs the places of the others, so it is done twice when that
// is asked for: first without it, then with the places found.
class Orderer {
public:
    Orderer(const Table& table, std::span<const TieBreak> list, Values& values,
            const Places* places)
        : table_(table),
          list_(list),
          places_(places),
          values_(values),
          decided_(table.rows.size()) {
        for (std::size_t i = 0; i < table_.rows.size(); ++i) {
            if (!table_.rows[i].excluded) {
                order_.push_back(static_cast<std::int32_t>(i));
            }
        }
        std::ranges::stable_sort(order_, std::greater{},
                                 [&](std::int32_t row) { return table_.rows[index(row)].points; });
        split(order_, by_points, [&](std::int32_t a, std::int32_t b) {
            return table_.rows[index(a)].points == table_.rows[index(b)].points;
        });
    }

    Places places() const {
        Places places(table_.rows.size(), 0);
        for (std::size_t i = 0; i < order_.size(); ++i) {
            const bool shared = i > 0 && !decided_[i];
            places[index(order_[i])] =
                shared ? places[index(order_[i - 1])] : static_cast<std::int32_t>(i) + 1;
        }
        return places;
    }

    // The values go along; they are not here any more afterwards.
    Ranking result() {
        Ranking ranking;
        for (std::size_t i = 0; i < order_.size(); ++i) {
            const std::size_t row = index(order_[i]);
            const bool shared = i > 0 && !decided_[i];
            const auto place =
                shared ? ranking.placed.back().first_place : static_cast<std::int32_t>(i) + 1;
            ranking.placed.push_back(
                {order_[i], place, place, decided_[i], std::move(values_[row])});
        }
        spread_last_places(ranking);
        for (std::size_t i = 0; i < table_.rows.size(); ++i) {
            if (table_.rows[i].excluded) {
                ranking.without.push_back(static_cast<std::int32_t>(i));
            }
        }
        return ranking;
    }

private:
    using Rows = std::span<std::int32_t>;

    static void spread_last_places(Ranking& ranking) {
        auto& placed = ranking.placed;
        for (std::size_t i = placed.size(); i-- > 0;) {
            const bool shared =
                i + 1 < placed.size() && placed[i + 1].first_place == placed[i].first_place;
            placed[i].last_place =
                shared ? placed[i + 1].last_place : static_cast<std::int32_t>(i) + 1;
        }
    }

    // Cuts the ordered rows where neighbours differ and goes on inside every part.
    template <class Same>
    void split(Rows rows, std::int32_t criterion, Same same) {
        std::size_t start = 0;
        for (std::size_t i = 1; i <= rows.size(); ++i) {
            if (i < rows.size() && same(rows[i - 1], rows[i])) {
                continue;
            }
            if (start > 0 || criterion == by_points) {
                decided_[static_cast<std::size_t>(&rows[start] - order_.data())] = criterion;
            }
            const Rows part = rows.subspan(start, i - start);
            next(part, criterion, part.size() < rows.size());
            start = i;
        }
    }

    void next(Rows rows, std::int32_t criterion, bool smaller) {
        if (rows.size() < 2) {
            return;
        }
        std::size_t t = static_cast<std::size_t>(criterion) + 1; // by_points wraps to the first
        if (rows.size() == 2 && smaller) {
            for (std::size_t earlier = 0; earlier < t; ++earlier) {
                if (list_[earlier].kind == Kind::direct_game && decide(rows, earlier)) {
                    return;
                }
            }
        }
        while (t < list_.size() && !decide(rows, t)) {
            ++t;
        }
    }

    // Applies one tie-break; false when everybody stays equal.
    bool decide(Rows rows, std::size_t t) {
        fill_group_values(rows, t);
        const auto value = [&](std::int32_t row) -> const Value& { return values_[index(row)][t]; };
        const bool ascending = smaller_is_better(list_[t].kind);
        const auto before = [&](std::int32_t a, std::int32_t b) {
            const auto order = compare(value(a), value(b));
            return ascending ? order < 0 : order > 0;
        };
        const auto same = [&](std::int32_t a, std::int32_t b) {
            return compare(value(a), value(b)) == 0;
        };
        std::ranges::stable_sort(rows, before);
        if (same(rows.front(), rows.back())) {
            return false;
        }
        split(rows, static_cast<std::int32_t>(t), same);
        return true;
    }

    void fill_group_values(Rows rows, std::size_t t) {
        if (is_inside_group(list_[t].kind)) {
            const auto found = group_values(table_, list_[t].kind, rows, places_);
            for (std::size_t i = 0; i < rows.size(); ++i) {
                values_[index(rows[i])][t] = found.empty() ? Value{} : found[i];
            }
        }
    }

    const Table& table_;
    std::span<const TieBreak> list_;
    const Places* places_;
    Values& values_;
    std::vector<std::optional<std::int32_t>> decided_; // by position in order_
    std::vector<std::int32_t> order_;
};

} // namespace

Ranking rank(const Table& table, std::span<const TieBreak> list) {
    Values values = own_values(table, list);
    if (std::ranges::none_of(list, [](const TieBreak& tie_break) {
            return tie_break.kind == Kind::results_by_place;
        })) {
        return Orderer(table, list, values, nullptr).result();
    }
    const Places places = Orderer(table, list, values, nullptr).places();
    return Orderer(table, list, values, &places).result();
}

} // namespace kodeks::tournament::tiebreak
