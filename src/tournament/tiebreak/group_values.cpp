#include "tournament/tiebreak/group_values.hpp"

#include <algorithm>

namespace kodeks::tournament::tiebreak {

namespace {

std::size_t index(std::int32_t row) {
    return static_cast<std::size_t>(row);
}

// A forfeit belongs to a schedule that was fixed beforehand; in a Swiss the two have not met.
bool is_meeting(const Table& table, const Encounter& encounter) {
    return encounter.happened == Happened::played ||
           (encounter.happened == Happened::forfeit && !table.swiss);
}

struct Mutual {
    Points points;
    std::size_t met = 0; // how many of the others
};

Mutual mutual_of(const Table& table, std::int32_t row, std::span<const std::int32_t> tied) {
    Mutual mutual;
    std::vector<std::int32_t> met;
    for (const Encounter& encounter : table.rows[index(row)].encounters) {
        const bool inside =
            encounter.opponent != nobody && std::ranges::binary_search(tied, encounter.opponent);
        if (inside && is_meeting(table, encounter)) {
            mutual.points += encounter.points;
            met.push_back(encounter.opponent);
        }
    }
    std::ranges::sort(met);
    mutual.met =
        static_cast<std::size_t>(std::distance(met.begin(), std::ranges::unique(met).begin()));
    return mutual;
}

std::vector<Value> mutual_values(const Table& table, Kind kind,
                                 std::span<const std::int32_t> tied) {
    if (kind == Kind::direct_game && tied.size() != 2) {
        return {};
    }
    std::vector<std::int32_t> sorted(tied.begin(), tied.end());
    std::ranges::sort(sorted);
    std::vector<Value> values;
    for (const std::int32_t row : tied) {
        const Mutual mutual = mutual_of(table, row, sorted);
        if (kind != Kind::mutual_games && mutual.met + 1 != tied.size()) {
            return {};
        }
        values.emplace_back(Fraction::of(mutual.points));
    }
    return values;
}

// Points against one place of the field; opponents who share a place are one step.
struct Step {
    std::int32_t place = 0;
    Points points;
};

std::vector<Step> steps_of(const Table& table, std::int32_t row, const Places& places) {
    std::vector<Step> steps;
    for (const Encounter& encounter : table.rows[index(row)].encounters) {
        const std::int32_t place =
            encounter.opponent == nobody ? 0 : places[index(encounter.opponent)];
        if (place > 0 && place != places[index(row)]) {
            steps.push_back({place, encounter.points});
        }
    }
    std::ranges::sort(steps, {}, &Step::place);
    std::vector<Step> merged;
    for (const Step& step : steps) {
        if (!merged.empty() && merged.back().place == step.place) {
            merged.back().points += step.points;
        } else {
            merged.push_back(step);
        }
    }
    std::erase_if(merged, [](const Step& step) { return step.points == Points{}; });
    return merged;
}

// Place after place from the top; somebody not met is worth nothing, so only points decide: who has
// them against the higher place, or more of them, is ahead.
bool is_ahead(const std::vector<Step>& a, const std::vector<Step>& b) {
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        if (a[i].place != b[i].place) {
            return a[i].place < b[i].place;
        }
        if (a[i].points != b[i].points) {
            return a[i].points > b[i].points;
        }
    }
    return a.size() > b.size();
}

// The value is how many of the tied are behind: the steps themselves would fill a table of all
// against all.
std::vector<Value> place_values(const Table& table, std::span<const std::int32_t> tied,
                                const Places& places) {
    std::vector<std::vector<Step>> steps;
    std::vector<std::size_t> order;
    for (const std::int32_t row : tied) {
        order.push_back(order.size());
        steps.push_back(steps_of(table, row, places));
    }
    std::ranges::stable_sort(
        order, [&](std::size_t a, std::size_t b) { return is_ahead(steps[b], steps[a]); });
    std::vector<Value> values(tied.size());
    std::int64_t behind = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool better = i > 0 && is_ahead(steps[order[i]], steps[order[i - 1]]);
        behind = better ? static_cast<std::int64_t>(i) : behind;
        values[order[i]] = Fraction(behind);
    }
    return values;
}

} // namespace

std::vector<Value> group_values(const Table& table, Kind kind, std::span<const std::int32_t> tied,
                                const Places* places) {
    if (kind == Kind::results_by_place) {
        return places == nullptr ? std::vector<Value>{} : place_values(table, tied, *places);
    }
    return mutual_values(table, kind, tied);
}

} // namespace kodeks::tournament::tiebreak
