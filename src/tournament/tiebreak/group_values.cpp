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
        values.push_back({Fraction::of(mutual.points)});
    }
    return values;
}

// Points against the field outside the tie, place after place from the top; opponents who share a
// place are one step, and somebody not met is worth nothing.
std::vector<Value> place_values(const Table& table, std::span<const std::int32_t> tied,
                                const Places& places) {
    std::vector<std::int32_t> steps;
    const std::int32_t own_place = places[index(tied.front())];
    for (const std::int32_t row : tied) {
        for (const Encounter& encounter : table.rows[index(row)].encounters) {
            const std::int32_t place =
                encounter.opponent == nobody ? 0 : places[index(encounter.opponent)];
            if (place > 0 && place != own_place) {
                steps.push_back(place);
            }
        }
    }
    std::ranges::sort(steps);
    steps.erase(std::ranges::unique(steps).begin(), steps.end());
    std::vector<Value> values;
    for (const std::int32_t row : tied) {
        Value value(steps.size());
        for (const Encounter& encounter : table.rows[index(row)].encounters) {
            const std::int32_t place =
                encounter.opponent == nobody ? 0 : places[index(encounter.opponent)];
            const auto step = std::ranges::lower_bound(steps, place);
            if (step != steps.end() && *step == place) {
                value[static_cast<std::size_t>(step - steps.begin())] +=
                    Fraction::of(encounter.points);
            }
        }
        values.push_back(std::move(value));
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
