#include "tournament/report/acceleration.hpp"

#include "tournament/report/records.hpp"
#include "tournament/report/starts.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

// Match points decide; a report that wrote them where game points belong means the same.
trf::Tenths points_of(const trf::AccelerationRecord& record) {
    return record.match_points != trf::Tenths{} ? record.match_points : record.game_points;
}

bool takes_part(const Stage& stage, EntryId team) {
    return stage.rounds.empty() ? !is_announced(stage.absences, team, 1)
                                : std::ranges::find(stage.rounds.front().absent, team) ==
                                      stage.rounds.front().absent.end();
}

// The upper group: everybody down to the last of the first 2 * ceil(n / 4) of round 1 (C04.7:1.2).
std::size_t upper_group(const Stage& stage, std::size_t teams) {
    std::vector<std::size_t> first;
    for (std::size_t at = 0; at < teams; ++at) {
        if (takes_part(stage, stage.members[at])) {
            first.push_back(at);
        }
    }
    const std::size_t group = std::min(first.size(), 2 * ((first.size() + 3) / 4));
    return group == 0 ? 0 : first[group - 1] + 1;
}

// A win in the first half of the accelerated rounds, then half of it (C04.7:1.2).
Points points_by_halves(const trf::Document& report, RoundNumber rounds, RoundNumber round) {
    const RoundNumber accelerated = (rounds + 1) / 2;
    const Points win = points_from(report.match_points.value_or(trf::MatchPoints{}).win);
    return round > accelerated              ? Points{}
           : round <= (accelerated + 1) / 2 ? win
                                            : Points{win.value / 2};
}

} // namespace

Acceleration::Acceleration(const Stage& stage, RoundNumber round) {
    if (stage.settings.boards == 0 || stage.settings.report.empty()) {
        return;
    }
    const trf::Document report = imported_report(stage);
    const std::size_t teams = std::min(report.teams.size(), stage.members.size());
    for (std::size_t at = 0; at < teams; ++at) {
        for (const trf::AccelerationRecord& record : report.acceleration) {
            const trf::TeamNumber number = report.teams[at].number;
            if (record.first <= number && number <= record.last && record.first_round <= round &&
                round <= record.last_round) {
                points_[stage.members[at]] = points_from(points_of(record));
            }
        }
    }
    if (report.acceleration.empty() && trf::tournament_type(report).ends_with("_BAKU")) {
        const std::size_t group = upper_group(stage, teams);
        for (std::size_t at = 0; at < group; ++at) {
            points_[stage.members[at]] = points_by_halves(report, stage.settings.rounds, round);
        }
    }
}

Points Acceleration::of(EntryId team) const {
    const auto found = points_.find(team);
    return found == points_.end() ? Points{} : found->second;
}

} // namespace kodeks::tournament
