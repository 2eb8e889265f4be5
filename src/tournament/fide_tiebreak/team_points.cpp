#include "tournament/fide_tiebreak/team_points.hpp"

#include "tournament/fide_tiebreak/code.hpp"
#include "tournament/fide_tiebreak/contest.hpp"
#include "tournament/trf/write.hpp"

#include <algorithm>

namespace kodeks::tournament::fide_tiebreak {

namespace {

constexpr std::uint32_t match_column = 55;
constexpr std::uint32_t game_column = 62;
constexpr std::uint32_t text_column = 5;

bool gives_points(const trf::TeamRecord& team) {
    return team.match_points != Tenths{} || team.game_points != Tenths{};
}

class Comparing {
public:
    explicit Comparing(const trf::Reading& reading) : reading_(reading) {}

    std::vector<trf::Remark> run() {
        const auto contest = contest_of(reading_.document, {});
        const auto& teams = reading_.document.teams;
        if (!contest || !contest->is_of_teams() || !std::ranges::any_of(teams, gives_points)) {
            return {};
        }
        const bool matches = contest->match_points_first;
        const Table& match = matches ? contest->primary : *contest->secondary;
        const Table& game = matches ? *contest->secondary : contest->primary;
        for (std::size_t at = 0; at < teams.size(); ++at) {
            const trf::TeamRecord& team = teams[at];
            if (team.match_points != match.participants[at].points) {
                tell(team, "trf.team.match_points_differ", match_column, team.match_points,
                     match.participants[at].points);
            }
            if (team.game_points != game.participants[at].points) {
                tell(team, "trf.team.game_points_differ", game_column, team.game_points,
                     game.participants[at].points);
            }
        }
        return std::move(remarks_);
    }

private:
    void tell(const trf::TeamRecord& team, const char* key, std::uint32_t column, Tenths said,
              Tenths sum) {
        const auto line = reading_.team_lines.find(team.number);
        remarks_.push_back(
            {Message{key,
                     {{"team", std::to_string(team.number)},
                      {"said", trf::text_of(said)},
                      {"sum", trf::text_of(sum)}}},
             line == reading_.team_lines.end() ? Place{} : Place{line->second, column}});
    }

    const trf::Reading& reading_;
    std::vector<trf::Remark> remarks_;
};

} // namespace

std::vector<trf::Remark> differing_team_points(const trf::Reading& reading) {
    return Comparing(reading).run();
}

std::vector<trf::Remark> unknown_tie_breaks(const trf::Reading& reading) {
    std::vector<trf::Remark> remarks;
    for (const char* record : {"202", "212"}) {
        const std::string list = reading.document.text(record);
        for (std::size_t at = 0; at < list.size();) {
            const std::size_t end = std::min(list.find(',', at), list.size());
            const std::string code = list.substr(at, end - at);
            if (!code_from(code)) {
                remarks.push_back({Message{"trf.tie_break", {{"code", code}}},
                                   {reading.text_lines.at(record),
                                    static_cast<std::uint32_t>(text_column + at)}});
            }
            at = end + 1;
        }
    }
    return remarks;
}

} // namespace kodeks::tournament::fide_tiebreak
