#include "tournament/report/team_report.hpp"

#include "tournament/desk/plan.hpp"
#include "tournament/fide_tiebreak/team_matches.hpp"
#include "tournament/report/records.hpp"
#include "tournament/report/starts.hpp"
#include "tournament/tables/awards.hpp"
#include "tournament/tables/settle.hpp"
#include "tournament/tables/team.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace kodeks::tournament {

namespace {

using trf::Cell;
using trf::StartingRank;

constexpr Cell away{0, '-', 'Z'};

// A forfeit may be written with or without the player who was not there.
bool same_meaning(const Cell& was, const Cell& now) {
    const bool forfeit = now.result == '+' || now.result == '-';
    if (was.opponent == 0 && forfeit) {
        return now.result == '+' ? was.result == '+' : was.result == 'Z' || was.result == '-';
    }
    if (was.opponent == 0 && now.opponent == 0) {
        return was.result != '+';
    }
    return was.opponent == now.opponent && was.colour == now.colour &&
           mark_of(was.result) == mark_of(now.result) && (was.result == ' ') == (now.result == ' ');
}

class TeamReporter {
public:
    TeamReporter(const State& state, const Stage& stage)
        : state_(state), stage_(stage), base_(imported_report(stage)) {}

    Report run() {
        add_heading();
        for (std::size_t at = 0; at < stage_.members.size(); ++at) {
            add_team(stage_.members[at], at < base_.teams.size() ? &base_.teams[at] : nullptr);
        }
        add_requested_byes();
        for (const Forbidden& pairs : stage_.forbidden) {
            trf::ProhibitedRecord record{
                pairs.first_round, std::min(pairs.last_round, trf::round_max), {}};
            for (const EntryId team : pairs.entries) {
                record.ids.push_back(number_.at(team));
            }
            document().prohibited.push_back(std::move(record));
        }
        document().texts["062"] = {std::to_string(document().players.size())};
        document().texts["082"] = {std::to_string(document().teams.size())};
        for (RoundNumber round = 1; round <= stage_.rounds.size(); ++round) {
            add_round(round);
        }
        std::ranges::sort(document().players, {}, &trf::PlayerRecord::rank);
        add_points();
        return std::move(report_);
    }

private:
    trf::Document& document() { return report_.document; }

    bool is_imported() const { return !stage_.settings.report.empty(); }

    std::size_t boards() const { return stage_.settings.boards; }

    void add_heading() {
        if (is_imported()) {
            document() = base_;
            document().players.clear();
            document().teams.clear();
            document().line_ups.clear();
            document().forfeited.clear();
            if (document().team_byes && stage_.settings.system == System::swiss) {
                document().team_byes->teams.clear();
            }
        } else {
            document().texts["192"] = {own_type()};
            document().points = points_of(state_.settings.scale);
            document().match_points = trf::MatchPoints{};
        }
        document().texts["012"] = {state_.settings.name};
        document().texts["352"] = {colours_of_boards()};
        document().rounds =
            std::max<trf::Round>(rounds_of(stage_), static_cast<trf::Round>(stage_.rounds.size()));
    }

    std::string own_type() const {
        if (has_schedule(stage_.settings.system)) {
            return "FIDE_TEAM_ROUNDROBIN";
        }
        if (stage_.settings.system == System::knockout) {
            return "CUSTOM_TEAM_KNOCKOUT";
        }
        const bool games = primary_of(state_, stage_) == rulebook::TeamScore::game_points;
        return games ? "CUSTOM_TEAM_SWISS_GP" : "CUSTOM_TEAM_SWISS_MP";
    }

    std::string colours_of_boards() const {
        std::string colours;
        for (std::uint32_t board = 1; board <= boards(); ++board) {
            colours += first_has_white(board) ? 'W' : 'B';
        }
        return colours;
    }

    // Teams that took a bye by request, and those that will not take part in rounds to come.
    void add_requested_byes() {
        const auto next = static_cast<RoundNumber>(stage_.rounds.size()) + 1;
        for (RoundNumber round = 1; round < next; ++round) {
            const Round& played = stage_.rounds[round - 1];
            for (const EntryId team : played.absent) {
                if (const auto bye = bye_of(played, team); bye != RequestedBye::none) {
                    add_requested_bye(letter_of(bye), round, team);
                }
            }
        }
        for (const EntryId team : stage_.members) {
            if (has_left(stage_, team)) {
                add_requested_bye('Z', next, team);
                continue;
            }
            const auto missed = stage_.absences.find(team);
            for (std::size_t i = 0; missed != stage_.absences.end() && i < missed->second.size();
                 ++i) {
                const RoundNumber round = missed->second[i];
                if (round >= next) {
                    add_requested_bye(announced_letter(stage_, team, round), round, team);
                }
            }
        }
    }

    // One record for each kind and round.
    void add_requested_bye(char type, RoundNumber round, EntryId team) {
        auto& byes = document().byes;
        auto record = std::ranges::find_if(byes, [&](const trf::ByeRecord& bye) {
            return bye.type == type && bye.round == round;
        });
        if (record == byes.end()) {
            record = byes.insert(record, trf::ByeRecord{type, round, {}});
        }
        if (std::ranges::find(record->ids, number_.at(team)) == record->ids.end()) {
            record->ids.push_back(number_.at(team));
        }
    }

    void add_team(EntryId team, const trf::TeamRecord* imported) {
        trf::TeamRecord record = imported == nullptr ? trf::TeamRecord{} : *imported;
        record.number = imported == nullptr ? free_number() : imported->number;
        record.name = name_of(state_, team);
        record.place.reset();
        const std::vector<StartingRank> known = std::move(record.members);
        record.members.clear();
        for (const EntryId player : players_of(state_, team)) {
            const std::size_t at = record.members.size();
            const trf::PlayerRecord* const was =
                at < known.size() ? player_in_base(known[at]) : nullptr;
            const StartingRank rank = was == nullptr ? free_rank() : was->rank;
            record.members.push_back(rank);
            rank_[player] = rank;
            was_[rank] = was;
            document().players.push_back(record_of(find_entry(state_, player)->person, rank, was));
        }
        number_[team] = record.number;
        report_.entries.push_back(team);
        document().teams.push_back(std::move(record));
    }

    const trf::PlayerRecord* player_in_base(StartingRank rank) const {
        const auto found = std::ranges::find(base_.players, rank, &trf::PlayerRecord::rank);
        return found == base_.players.end() ? nullptr : &*found;
    }

    // Behind every number of the imported report and of those before.
    StartingRank free_rank() const {
        StartingRank last = 0;
        for (const trf::PlayerRecord& player : base_.players) {
            last = std::max(last, player.rank);
        }
        for (const auto& [entry, rank] : rank_) {
            last = std::max(last, rank);
        }
        return last + 1;
    }

    trf::TeamNumber free_number() const {
        trf::TeamNumber last = 0;
        for (const trf::TeamRecord& team : base_.teams) {
            last = std::max(last, team.number);
        }
        for (const auto& [entry, number] : number_) {
            last = std::max(last, number);
        }
        return last + 1;
    }

    void add_round(RoundNumber round) {
        cells_.clear();
        for (const Pairing& pairing : stage_.rounds[round - 1].pairings) {
            if (pairing.second == no_entry) {
                add_bye(round, pairing.first);
            } else {
                add_match(round, pairing);
            }
        }
        for (trf::PlayerRecord& player : document().players) {
            const auto found = cells_.find(player.rank);
            const Cell now = found == cells_.end() ? away : found->second;
            const trf::PlayerRecord* const record = was_.at(player.rank);
            const bool known = record != nullptr && round <= record->cells.size();
            const Cell& was = known ? cell_of(*record, round) : now;
            player.cells.push_back(same_meaning(was, now) ? was : now);
        }
    }

    // A free day of a schedule is none.
    void add_bye(RoundNumber round, EntryId team) {
        if (stage_.settings.system != System::swiss) {
            return;
        }
        auto& byes = document().team_byes;
        if (!byes) {
            byes = usual_byes();
        }
        byes->teams.resize(std::max<std::size_t>(byes->teams.size(), round));
        byes->teams[round - 1] = number_.at(team);
    }

    // What the event counts: a match won on all boards, unless it says otherwise.
    trf::TeamByes usual_byes() const {
        const trf::MatchPoints matches = report_.document.match_points.value_or(trf::MatchPoints{});
        const auto count = static_cast<std::int32_t>(boards());
        trf::TeamByes byes{matches.win, report_.document.points.win * count, {}};
        if (const Award* const award = Awards(stage_).everywhere(Worth::bye)) {
            byes.match_points =
                award->match_points ? tenths_of(*award->match_points) : byes.match_points;
            byes.game_points = award->points ? tenths_of(*award->points) : byes.game_points;
        }
        return byes;
    }

    void add_match(RoundNumber round, const Pairing& pairing) {
        const auto first = line_up_of(state_, stage_, round, pairing.first);
        const auto second = line_up_of(state_, stage_, round, pairing.second);
        const std::vector<Outcome> games = settled_games(state_, stage_, pairing);
        for (std::size_t i = 0; i < boards() && i < games.size(); ++i) {
            const bool white = first_has_white(static_cast<std::uint32_t>(i) + 1);
            add_game(white ? first[i] : second[i], white ? second[i] : first[i], games[i]);
        }
        if (!add_forfeit(round, pairing, games)) {
            add_line_up(round, pairing.first, pairing.second, first);
            add_line_up(round, pairing.second, pairing.first, second);
        }
    }

    void add_game(EntryId white, EntryId black, const Outcome& game) {
        const bool done = game.status == Status::finished;
        add_cell(white, black, {0, 'w', done ? letter_of(game.white) : ' '});
        add_cell(black, white, {0, 'b', done ? letter_of(game.black) : ' '});
    }

    void add_cell(EntryId own, EntryId other, Cell cell) {
        if (own == no_entry) {
            return;
        }
        if (other != no_entry) {
            cell.opponent = rank_.at(other);
        } else {
            cell = {0, '-', cell.result == '+' ? '+' : 'Z'};
        }
        cells_[rank_.at(own)] = cell;
    }

    // A match without a game that was played; whether it was one.
    bool add_forfeit(RoundNumber round, const Pairing& pairing, const std::vector<Outcome>& games) {
        if (games.empty() || !std::ranges::all_of(games, is_unplayed)) {
            return false;
        }
        bool first = true;
        bool second = true;
        for (std::uint32_t board = 1; board <= games.size(); ++board) {
            const Outcome& game = games[board - 1];
            const bool white = first_has_white(board);
            first = first && (white ? game.white : game.black) == Mark::plus;
            second = second && (white ? game.black : game.white) == Mark::plus;
        }
        const bool nobody =
            std::ranges::all_of(games, [](const Outcome& game) { return game == both_absent; });
        if (!first && !second && !nobody) {
            return false;
        }
        document().forfeited.push_back({first    ? "+-"
                                        : second ? "-+"
                                                 : "--",
                                        round, number_.at(pairing.first),
                                        number_.at(pairing.second)});
        return true;
    }

    // Only when it is not the first players of the list in their order.
    void add_line_up(RoundNumber round, EntryId team, EntryId opponent,
                     const std::vector<EntryId>& players) {
        trf::LineUp line_up{round, number_.at(team), number_.at(opponent), {}};
        for (const EntryId player : players) {
            line_up.players.push_back(player == no_entry ? 0 : rank_.at(player));
        }
        const auto at = std::ranges::find(report_.entries, team) - report_.entries.begin();
        std::vector<StartingRank> usual = document().teams[static_cast<std::size_t>(at)].members;
        usual.resize(boards());
        if (line_up.players != usual) {
            document().line_ups.push_back(std::move(line_up));
        }
    }

    // A match that is still being played counts for nobody yet.
    trf::Document without_open_matches() {
        trf::Document copy = document();
        std::map<StartingRank, trf::PlayerRecord*> players;
        for (trf::PlayerRecord& player : copy.players) {
            players[player.rank] = &player;
        }
        for (std::size_t round = 0; round < stage_.rounds.size(); ++round) {
            for (const Pairing& pairing : stage_.rounds[round].pairings) {
                if (pairing.second == no_entry || score_of(state_, stage_, pairing).complete) {
                    continue;
                }
                for (const EntryId team : {pairing.first, pairing.second}) {
                    for (const EntryId player : players_of(state_, team)) {
                        players.at(rank_.at(player))->cells.at(round) = away;
                    }
                }
            }
        }
        return copy;
    }

    void add_points() {
        trf::Document& report = document();
        trf::GamePoints finished_only = report.points;
        finished_only.unknown = {0};
        for (trf::PlayerRecord& player : report.players) {
            for (const Cell& cell : player.cells) {
                player.points += trf::points_of(finished_only, cell);
            }
        }
        const auto contest = fide_tiebreak::teams_of(without_open_matches());
        for (std::size_t at = 0; contest && at < report.teams.size(); ++at) {
            const auto primary = contest->primary.participants[at].points;
            const auto secondary = contest->secondary->participants[at].points;
            report.teams[at].match_points = contest->match_points_first ? primary : secondary;
            report.teams[at].game_points = contest->match_points_first ? secondary : primary;
        }
    }

    const State& state_;
    const Stage& stage_;
    Report report_;
    trf::Document base_; // of an imported stage
    std::map<EntryId, StartingRank> rank_;
    std::map<EntryId, trf::TeamNumber> number_;
    std::map<StartingRank, const trf::PlayerRecord*> was_; // in base_
    std::map<StartingRank, Cell> cells_;                   // of the round that is written
};

} // namespace

Report team_report_of(const State& state, const Stage& stage) {
    return TeamReporter(state, stage).run();
}

} // namespace kodeks::tournament
