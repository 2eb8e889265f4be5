#include "tournament/trf/abnormal.hpp"

#include <algorithm>
#include <string_view>

namespace kodeks::tournament::trf {

namespace {

// What a cell counts as among the results that record 299 can change; nothing for the others.
char type_of(const Cell& cell) {
    switch (cell.result) {
    case '1':
        return 'W';
    case '=':
        return 'D';
    case '0':
        return 'L';
    case 'U':
        return '\0';
    case 'W':
    case 'D':
    case 'L':
    case 'H':
    case 'F':
    case '+':
    case '-':
        return cell.result;
    default:
        return cell.opponent == 0 ? 'Z' : '\0';
    }
}

// An unknown result is nothing to be changed, and a record without points changes nothing.
bool is_clear(const PointsRecord& record, bool of_teams) {
    constexpr std::string_view changeable = "WDLFHZ+-";
    if (!record.game_points && !(of_teams && record.match_points)) {
        return false;
    }
    return record.type == ' ' || changeable.find(record.type) != std::string_view::npos;
}

} // namespace

bool has_clear_points(const Document& document) {
    return std::ranges::all_of(document.abnormal, [&](const PointsRecord& record) {
        return is_clear(record, !document.teams.empty());
    });
}

bool concerns(const PointsRecord& record, std::uint32_t id, Round round) {
    const bool own = record.ids.empty() || std::ranges::find(record.ids, id) != record.ids.end();
    return own && (record.round == 0 || record.round == round);
}

const PointsRecord* change_of(const Document& document, char type, std::uint32_t id, Round round) {
    const PointsRecord* found = nullptr;
    for (const PointsRecord& record : document.abnormal) {
        if (record.type == type && concerns(record, id, round)) {
            found = &record;
        }
    }
    return found;
}

Tenths points_in(const Document& document, const PlayerRecord& player, Round round) {
    const Cell& cell = cell_of(player, round);
    const bool of_teams = !document.teams.empty(); // then the record speaks of them
    const PointsRecord* const change =
        of_teams ? nullptr : change_of(document, type_of(cell), player.rank, round);
    const Tenths usual = points_of(document.points, cell);
    return change == nullptr ? usual : change->game_points.value_or(usual);
}

Bonus bonus_until(const Document& document, std::uint32_t id, Round last) {
    Bonus sum;
    for (const PointsRecord& record : document.abnormal) {
        if (record.type == ' ' && record.round <= last && concerns(record, id, record.round)) {
            const auto times = static_cast<std::int32_t>(record.round == 0 ? last : 1);
            sum.matches += record.match_points.value_or(Tenths{}) * times;
            sum.games += record.game_points.value_or(Tenths{}) * times;
        }
    }
    return sum;
}

} // namespace kodeks::tournament::trf
