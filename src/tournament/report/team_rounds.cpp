#include "tournament/report/team_rounds.hpp"

#include "tournament/state/state.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace kodeks::tournament {

namespace {

using trf::Cell;
using trf::Document;
using trf::StartingRank;

// Somebody sat there, or would have.
bool takes_part(const Cell& cell) {
    return cell.opponent != 0 || cell.result == '+';
}

class TeamRounds {
public:
    explicit TeamRounds(const Document& document)
        : document_(document), boards_(boards_of(document)) {
        for (TeamIndex team = 0; team < document.teams.size(); ++team) {
            index_[document.teams[team].number] = team;
            for (const StartingRank member : document.teams[team].members) {
                team_of_[member] = team;
            }
        }
        for (const trf::PlayerRecord& player : document.players) {
            player_[player.rank] = &player;
        }
    }

    Result<std::vector<ReportedRound>> run() {
        std::vector<ReportedRound> rounds;
        for (trf::Round number = 1; number <= last_round(); ++number) {
            auto round = round_of(number);
            if (!round) {
                return tl::unexpected(round.error());
            }
            rounds.push_back(*std::move(round));
        }
        return rounds;
    }

private:
    Fault misfit(TeamIndex team) const {
        return {{"trf.import.boards",
                 {{"round", std::to_string(round_)}, {"team", document_.teams[team].name}}},
                "",
                {},
                ""};
    }

    trf::Round last_round() const {
        trf::Round last = trf::rounds_paired(document_);
        if (document_.team_byes) {
            last = std::max(last, static_cast<trf::Round>(document_.team_byes->teams.size()));
        }
        for (const trf::ForfeitedMatch& match : document_.forfeited) {
            last = std::max(last, match.round);
        }
        return last;
    }

    const Cell& cell(StartingRank rank) const {
        const auto found = player_.find(rank);
        return found == player_.end() ? trf::blank_cell : cell_of(*found->second, round_);
    }

    Result<ReportedRound> round_of(trf::Round number) {
        round_ = number;
        ReportedRound round;
        std::vector<bool> seen(document_.teams.size());
        for (TeamIndex team = 0; team < document_.teams.size(); ++team) {
            if (seen[team]) {
                continue;
            }
            seen[team] = true;
            const auto opponent = opponent_of(team);
            if (!opponent) {
                add_free(team, round);
                continue;
            }
            if (*opponent == team || seen[*opponent] || opponent_of(*opponent) != team) {
                return tl::unexpected(misfit(team));
            }
            seen[*opponent] = true;
            auto match = match_of(team, *opponent);
            if (!match) {
                return tl::unexpected(match.error());
            }
            round.matches.push_back(*std::move(match));
        }
        return round;
    }

    void add_free(TeamIndex team, ReportedRound& round) const {
        if (has_bye(team)) {
            round.free.push_back(team);
            return;
        }
        round.away.push_back(team);
        const trf::TeamNumber number = document_.teams[team].number;
        for (const trf::ByeRecord& record : document_.byes) {
            const bool own = record.round == round_ && record.type != 'Z' &&
                             std::ranges::find(record.ids, number) != record.ids.end();
            if (own) {
                (record.type == 'F' ? round.full_byes : round.half_byes).push_back(team);
                return; // the first record counts
            }
        }
    }

    bool has_bye(TeamIndex team) const {
        return document_.team_byes && round_ <= document_.team_byes->teams.size() &&
               document_.team_byes->teams[round_ - 1] == document_.teams[team].number;
    }

    const trf::ForfeitedMatch* forfeit_of(TeamIndex team) const {
        for (const trf::ForfeitedMatch& match : document_.forfeited) {
            const trf::TeamNumber number = document_.teams[team].number;
            if (match.round == round_ && (match.white == number || match.black == number)) {
                return &match;
            }
        }
        return nullptr;
    }

    std::optional<TeamIndex> opponent_of(TeamIndex team) const {
        if (const auto* forfeit = forfeit_of(team)) {
            const bool white = forfeit->white == document_.teams[team].number;
            const auto other = index_.find(white ? forfeit->black : forfeit->white);
            return other == index_.end() ? std::nullopt : std::optional(other->second);
        }
        for (const StartingRank member : document_.teams[team].members) {
            const auto other = team_of_.find(cell(member).opponent);
            if (other != team_of_.end()) {
                return other->second;
            }
        }
        return std::nullopt;
    }

    // The record 300; otherwise the first of the list, or, where others played, these in its order.
    std::vector<StartingRank> players_of(TeamIndex team) const {
        const trf::TeamRecord& record = document_.teams[team];
        for (const trf::LineUp& line_up : document_.line_ups) {
            if (line_up.round == round_ && line_up.team == record.number) {
                return resized(line_up.players);
            }
        }
        const std::vector<StartingRank> usual = resized(record.members);
        std::vector<StartingRank> present;
        bool others = false;
        for (const StartingRank member : record.members) {
            if (takes_part(cell(member))) {
                present.push_back(member);
                others = others || std::ranges::find(usual, member) == usual.end();
            }
        }
        return others ? resized(std::move(present)) : usual;
    }

    std::vector<StartingRank> resized(std::vector<StartingRank> players) const {
        players.resize(boards_);
        return players;
    }

    Result<ReportedMatch> match_of(TeamIndex one, TeamIndex other) const {
        ReportedMatch match{one, other, players_of(one), players_of(other)};
        if (const auto fault = strangers_in(match)) {
            return tl::unexpected(*fault);
        }
        if (const auto* forfeit = forfeit_of(one)) {
            match.forfeit = forfeit->type;
            if (forfeit->white != document_.teams[one].number) {
                swap(match);
            }
            return match;
        }
        if (const auto fault = misfit_of(match)) {
            return tl::unexpected(*fault);
        }
        if (!is_first(match)) {
            swap(match);
        }
        return is_alternating(match)
                   ? Result<ReportedMatch>(match)
                   : tl::unexpected(Fault{
                         {"trf.import.colours", {{"round", std::to_string(round_)}}}, "", {}, ""});
    }

    std::optional<Fault> strangers_in(const ReportedMatch& match) const {
        const auto strange = [&](TeamIndex team, const std::vector<StartingRank>& players) {
            return std::ranges::any_of(players, [&](StartingRank rank) {
                const auto own = team_of_.find(rank);
                return rank != 0 && (own == team_of_.end() || own->second != team);
            });
        };
        return strange(match.first, match.first_players)     ? std::optional(misfit(match.first))
               : strange(match.second, match.second_players) ? std::optional(misfit(match.second))
                                                             : std::nullopt;
    }

    static void swap(ReportedMatch& match) {
        std::swap(match.first, match.second);
        std::swap(match.first_players, match.second_players);
    }

    // Whoever has an opponent sits opposite of him; nobody of the team plays beside the line-up.
    std::optional<Fault> misfit_of(const ReportedMatch& match) const {
        for (std::size_t board = 0; board < boards_; ++board) {
            const StartingRank a = match.first_players[board];
            const StartingRank b = match.second_players[board];
            const bool fits = (a == 0 || cell(a).opponent == 0 || cell(a).opponent == b) &&
                              (b == 0 || cell(b).opponent == 0 || cell(b).opponent == a);
            if (!fits) {
                return misfit(match.first);
            }
        }
        return plays_beside(match.first, match.first_players) ? std::optional(misfit(match.first))
               : plays_beside(match.second, match.second_players)
                   ? std::optional(misfit(match.second))
                   : std::nullopt;
    }

    bool plays_beside(TeamIndex team, const std::vector<StartingRank>& line_up) const {
        return std::ranges::any_of(document_.teams[team].members, [&](StartingRank member) {
            return takes_part(cell(member)) && std::ranges::find(line_up, member) == line_up.end();
        });
    }

    // By the first board with colours.
    bool is_first(const ReportedMatch& match) const {
        for (std::size_t board = 0; board < boards_; ++board) {
            const char colour = cell(match.first_players[board]).colour;
            if (colour == 'w' || colour == 'b') {
                return (colour == 'w') == first_has_white(static_cast<std::uint32_t>(board) + 1);
            }
        }
        return true;
    }

    bool is_alternating(const ReportedMatch& match) const {
        for (std::size_t board = 0; board < boards_; ++board) {
            const char own = first_has_white(static_cast<std::uint32_t>(board) + 1) ? 'w' : 'b';
            const char colour = cell(match.first_players[board]).colour;
            if (colour != '-' && colour != own) {
                return false;
            }
        }
        return true;
    }

    const Document& document_;
    std::size_t boards_;
    trf::Round round_ = 0;
    std::map<trf::TeamNumber, TeamIndex> index_;
    std::map<StartingRank, TeamIndex> team_of_;
    std::map<StartingRank, const trf::PlayerRecord*> player_;
};

} // namespace

std::size_t boards_of(const Document& document) {
    return document.text("352").size();
}

Result<std::vector<ReportedRound>> team_rounds(const Document& document) {
    return TeamRounds(document).run();
}

} // namespace kodeks::tournament
