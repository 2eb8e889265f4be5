#include "tournament/trf/team_consistency.hpp"

#include <algorithm>
#include <set>
#include <string_view>

namespace kodeks::tournament::trf {

namespace {

Fault fault(std::string key, std::vector<MessagePart> parts, Place place) {
    return {Message{std::move(key), std::move(parts)}, "", place, ""};
}

bool was_played(const Cell& cell) {
    return cell.opponent != 0 &&
           std::string_view("10=WDL").find(cell.result) != std::string_view::npos;
}

class TeamChecks {
public:
    explicit TeamChecks(const Reading& reading)
        : reading_(reading), document_(reading.document), find_(rank_max + 1, nullptr) {
        for (const PlayerRecord& player : document_.players) {
            find_[player.rank] = &player;
        }
    }

    std::optional<Fault> run() const {
        std::set<TeamNumber> numbers;
        std::set<StartingRank> members;
        for (const TeamRecord& team : document_.teams) {
            const std::string number = std::to_string(team.number);
            if (!numbers.insert(team.number).second) {
                return fault("trf.team.twice", {{"team", number}}, of_team(team.number, 5));
            }
            for (const StartingRank member : team.members) {
                const std::vector<MessagePart> parts = {{"team", number},
                                                        {"id", std::to_string(member)}};
                if (member != 0 && (member > rank_max || find_[member] == nullptr)) {
                    return fault("trf.team.stranger", parts, of_team(team.number, 73));
                }
                if (member != 0 && !members.insert(member).second) {
                    return fault("trf.team.member_twice", parts, of_team(team.number, 73));
                }
            }
        }
        return check_matches(numbers);
    }

private:
    Place of_team(TeamNumber number, std::uint32_t column) const {
        const auto line = reading_.team_lines.find(number);
        return line == reading_.team_lines.end() ? Place{} : Place{line->second, column};
    }

    // Records about a team that is not there, or about a match that was played otherwise.
    std::optional<Fault> check_matches(const std::set<TeamNumber>& numbers) const {
        for (std::size_t i = 0; i < document_.forfeited.size(); ++i) {
            const ForfeitedMatch& match = document_.forfeited[i];
            const RecordPlace& place = reading_.forfeited[i];
            for (const auto& [team, column] : {std::pair(match.white, 12U), {match.black, 16U}}) {
                if (auto bad = check_unplayed(numbers, {team, match.round},
                                              "trf.team.forfeit_played", place.at(column))) {
                    return bad;
                }
            }
        }
        const auto byes =
            document_.team_byes ? document_.team_byes->teams : std::vector<TeamNumber>();
        for (Round round = 1; round <= byes.size(); ++round) {
            const TeamNumber team = byes[round - 1];
            const Place place = reading_.team_byes.at(15 + 4 * (round - 1));
            if (auto bad = check_unplayed(numbers, {team, round}, "trf.team.bye_played", place);
                bad && team != 0) {
                return bad;
            }
        }
        return check_line_ups(numbers);
    }

    // A team that a record says to have no games in a round.
    struct Free {
        TeamNumber team;
        Round round;
    };

    // A team of the file, a round of the event, and nobody of the team has a game in it.
    std::optional<Fault> check_unplayed(const std::set<TeamNumber>& numbers, const Free& free,
                                        const char* key, const Place& place) const {
        const std::vector<MessagePart> team = {{"team", std::to_string(free.team)}};
        if (!numbers.contains(free.team)) {
            return fault("trf.team.unknown", team, place);
        }
        const std::string round = std::to_string(free.round);
        if (free.round > document_.rounds.value_or(free.round)) {
            return fault("trf.rounds.too_few", {{"n", round}}, place);
        }
        return plays(free.team, free.round)
                   ? std::optional(fault(key, {team.front(), {"round", round}}, place))
                   : std::nullopt;
    }

    std::optional<Fault> check_line_ups(const std::set<TeamNumber>& numbers) const {
        for (std::size_t i = 0; i < document_.line_ups.size(); ++i) {
            const LineUp& line_up = document_.line_ups[i];
            const RecordPlace& place = reading_.line_ups[i];
            if (!numbers.contains(line_up.team)) {
                return fault("trf.team.unknown", {{"team", std::to_string(line_up.team)}},
                             place.at(9));
            }
            if (auto bad = check_players(line_up, place)) {
                return bad;
            }
        }
        return std::nullopt;
    }

    std::optional<Fault> check_players(const LineUp& line_up, const RecordPlace& place) const {
        const auto& members =
            std::ranges::find(document_.teams, line_up.team, &TeamRecord::number)->members;
        for (std::size_t k = 0; k < line_up.players.size(); ++k) {
            const StartingRank player = line_up.players[k];
            if (player != 0 && std::ranges::find(members, player) == members.end()) {
                return fault("trf.team.line_up",
                             {{"team", std::to_string(line_up.team)},
                              {"round", std::to_string(line_up.round)},
                              {"id", std::to_string(player)}},
                             place.of_id(k));
            }
        }
        return std::nullopt;
    }

    // Whether somebody of the team played a game in that round.
    bool plays(TeamNumber number, Round round) const {
        const auto team = std::ranges::find(document_.teams, number, &TeamRecord::number);
        return std::ranges::any_of(team->members, [&](StartingRank member) {
            return member != 0 && was_played(cell_of(*find_[member], round));
        });
    }

    const Reading& reading_;
    const Document& document_;
    std::vector<const PlayerRecord*> find_; // by rank
};

} // namespace

std::optional<Fault> team_defect(const Reading& reading) {
    return TeamChecks(reading).run();
}

namespace {

class Completing {
public:
    explicit Completing(Reading& reading)
        : reading_(reading), document_(reading.document), find_(rank_max + 1, nullptr) {
        for (const PlayerRecord& player : document_.players) {
            find_[player.rank] = &player;
            rounds_ = std::max(rounds_, static_cast<Round>(player.cells.size()));
        }
    }

    void run() {
        if (document_.text("352").empty()) {
            add_boards();
        }
        if (!document_.team_byes) {
            add_byes();
        }
    }

private:
    const Cell& cell(StartingRank member, Round round) const {
        const bool known = member <= rank_max && find_[member] != nullptr;
        return known ? cell_of(*find_[member], round) : blank_cell;
    }

    void add_boards() {
        std::size_t boards = 0;
        for (const TeamRecord& team : document_.teams) {
            for (Round round = 1; round <= rounds_; ++round) {
                const auto seated = std::ranges::count_if(team.members, [&](StartingRank member) {
                    return is_paired(cell(member, round));
                });
                boards = std::max(boards, static_cast<std::size_t>(seated));
            }
        }
        if (boards == 0) {
            return;
        }
        std::string colours;
        for (std::size_t board = 0; board < boards; ++board) {
            colours += board % 2 == 0 ? 'W' : 'B';
        }
        tell("trf.team.boards", {{"n", std::to_string(boards)}}, document_.teams.front());
        document_.texts["352"] = {colours};
    }

    // A free team has a drawn match (C.04.6, 1.4); its boards count what its players have.
    void add_byes() {
        TeamByes byes{document_.match_points.value_or(MatchPoints{}).draw, {}, {}};
        for (Round round = 1; round <= rounds_; ++round) {
            for (const TeamRecord& team : document_.teams) {
                const auto free = std::ranges::count_if(team.members, [&](StartingRank member) {
                    return cell(member, round).result == 'U';
                });
                if (free == 0 || (byes.teams.size() == round && byes.teams.back() != 0)) {
                    continue;
                }
                byes.game_points = byes.teams.empty() ? document_.points.allocated_bye *
                                                            static_cast<std::int32_t>(free)
                                                      : byes.game_points;
                byes.teams.resize(round);
                byes.teams.back() = team.number;
                tell("trf.team.bye",
                     {{"team", std::to_string(team.number)}, {"round", std::to_string(round)}},
                     team);
            }
        }
        if (!byes.teams.empty()) {
            const auto first =
                std::ranges::find_if(byes.teams, [](TeamNumber n) { return n != 0; });
            const auto line = reading_.team_lines.find(*first);
            reading_.team_byes = {line == reading_.team_lines.end() ? 0 : line->second, {}};
            document_.team_byes = std::move(byes);
        }
    }

    void tell(const char* key, std::vector<MessagePart> parts, const TeamRecord& team) {
        const auto line = reading_.team_lines.find(team.number);
        const Place place = line == reading_.team_lines.end() ? Place{} : Place{line->second, 5};
        reading_.remarks.push_back({Message{key, std::move(parts)}, place});
    }

    Reading& reading_;
    Document& document_;
    std::vector<const PlayerRecord*> find_;
    Round rounds_ = 0;
};

} // namespace

void complete_teams(Reading& reading) {
    if (!reading.document.teams.empty()) {
        Completing(reading).run();
    }
}

} // namespace kodeks::tournament::trf
