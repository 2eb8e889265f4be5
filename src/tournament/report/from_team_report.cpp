#include "tournament/report/from_team_report.hpp"

#include "tournament/fide_tiebreak/team_matches.hpp"
#include "tournament/pairing/system.hpp"
#include "tournament/report/awards_of.hpp"
#include "tournament/report/records.hpp"
#include "tournament/report/team_rounds.hpp"
#include "tournament/trf/abnormal.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace kodeks::tournament {

namespace {

using trf::Cell;
using trf::Document;
using trf::StartingRank;

Fault fault(std::string key, std::vector<MessagePart> parts = {}) {
    return {Message{std::move(key), std::move(parts)}, "", {}, ""};
}

bool is_accelerated(const Document& document) {
    return !document.acceleration.empty() || trf::tournament_type(document).ends_with("_BAKU");
}

bool is_knockout(const Document& document) {
    return trf::tournament_type(document).find("KNOCKOUT") != std::string::npos;
}

class TeamImporter {
public:
    TeamImporter(const Document& document, const ImportSettings& settings)
        : document_(document), settings_(settings) {}

    std::optional<Fault> refused() const {
        if (!trf::has_clear_points(document_)) {
            return fault("trf.import.points");
        }
        if (document_.points.depend_on_colour() || document_.points.forfeit_win) {
            return fault("trf.import.team_points");
        }
        if (trf::counts_game_points(document_) && is_accelerated(document_)) {
            return fault("trf.import.acceleration");
        }
        if (is_knockout(document_)) {
            return fault("trf.import.system", {{"type", trf::tournament_type(document_)}});
        }
        if (boards_of(document_) == 0) {
            return fault("tiebreak.boards");
        }
        std::map<StartingRank, int> teams;
        for (const trf::TeamRecord& team : document_.teams) {
            for (const StartingRank member : team.members) {
                ++teams[member];
            }
        }
        for (const trf::PlayerRecord& player : document_.players) {
            if (teams[player.rank] != 1) {
                return fault("trf.import.team_of", {{"name", entered_name(player)}});
            }
            teams.erase(player.rank);
        }
        return teams.empty()
                   ? std::nullopt
                   : std::optional(fault("trf.import.team_of",
                                         {{"name", std::to_string(teams.begin()->first)}}));
    }

    Result<std::vector<Command>> run() {
        const auto rounds = team_rounds(document_);
        if (!rounds) {
            return tl::unexpected(rounds.error());
        }
        if (is_schedule(document_) && rounds->size() != document_.rounds.value_or(rounds->size())) {
            return tl::unexpected(fault("trf.import.schedule"));
        }
        create(*rounds);
        enter();
        add(DrawLots{1, document_.text("012") + " TRF", "", {}});
        for (trf::Round round = 1; round <= rounds->size(); ++round) {
            add_round(round, (*rounds)[round - 1]);
        }
        announce(static_cast<trf::Round>(rounds->size()));
        return std::move(commands_);
    }

private:
    void add(Command command) { commands_.push_back(std::move(command)); }

    void create(const std::vector<ReportedRound>& rounds) {
        Create create{event_of(document_, settings_.edition, settings_.year)};
        create.settings.character = Character::team;
        if (document_.points.forfeit_loss != document_.points.loss) {
            create.settings.scale.forfeit = points_from(document_.points.forfeit_loss);
        }
        add(create);
        add(AddStage{stage(rounds)});
    }

    StageSettings stage(const std::vector<ReportedRound>& rounds) const {
        StageSettings settings;
        settings.boards = static_cast<std::uint32_t>(boards_of(document_));
        settings.free_boards = true; // whoever is missing, the others move up
        settings.primary = trf::counts_game_points(document_) ? rulebook::TeamScore::game_points
                                                              : rulebook::TeamScore::match_points;
        settings.tie_breaks = listed_tie_breaks(document_);
        settings.report = kept_lines(document_);
        const EntryByNumber entries = entries_of_teams();
        settings.awards = awards_of_teams(document_, entries);
        settings.forbidden = forbidden_teams(entries);
        if (is_schedule(document_)) {
            settings.cycles = cycles_of(document_);
            add_free_days(rounds, entries, settings.awards);
            return settings;
        }
        settings.system = System::swiss;
        settings.swiss = settings_.swiss.empty()
                             ? std::string(pairing::swiss_systems().front().name)
                             : settings_.swiss;
        settings.rounds = std::max<RoundNumber>(
            document_.rounds.value_or(static_cast<trf::Round>(rounds.size())), 1);
        return settings;
    }

    // A free day of a schedule counts nothing of itself.
    void add_free_days(const std::vector<ReportedRound>& rounds, const EntryByNumber& entries,
                       std::vector<Award>& awards) const {
        const auto contest = fide_tiebreak::teams_of(document_);
        if (!contest) {
            return;
        }
        for (RoundNumber round = 1; round <= rounds.size(); ++round) {
            const ReportedRound& reported = rounds[round - 1];
            for (const auto* const teams : {&reported.free, &reported.away}) {
                for (const TeamIndex team : *teams) {
                    const auto points = points_in(*contest, team, round);
                    if (points.first != Points{} || points.second != Points{}) {
                        awards.push_back({Worth::bye,
                                          round,
                                          {entries.at(document_.teams[team].number)},
                                          points.second,
                                          points.first});
                    }
                }
            }
        }
    }

    // Match points and game points.
    static std::pair<Points, Points> points_in(const fide_tiebreak::Contest& contest,
                                               TeamIndex team, RoundNumber round) {
        const auto& primary = contest.primary.participants[team].rounds[round - 1].points;
        const auto& secondary = contest.secondary->participants[team].rounds[round - 1].points;
        return contest.match_points_first ? std::pair(points_from(primary), points_from(secondary))
                                          : std::pair(points_from(secondary), points_from(primary));
    }

    std::vector<Forbidden> forbidden_teams(const EntryByNumber& entries) const {
        std::vector<Forbidden> all;
        for (const trf::ProhibitedRecord& record : document_.prohibited) {
            Forbidden pairs{{}, record.first_round, record.last_round};
            for (const trf::TeamNumber number : record.ids) {
                if (const auto entry = entries.find(number); entry != entries.end()) {
                    pairs.entries.push_back(entry->second);
                }
            }
            all.push_back(std::move(pairs));
        }
        return all;
    }

    // As they will be entered: each team before its players.
    EntryByNumber entries_of_teams() const {
        EntryByNumber entries;
        std::uint32_t last = 0;
        for (const trf::TeamRecord& record : document_.teams) {
            entries[record.number] = EntryId{last + 1};
            last += 1 + static_cast<std::uint32_t>(record.members.size());
        }
        return entries;
    }

    // A team, then its players: the first of its list sit on the boards, the others are reserves.
    void enter() {
        std::uint32_t last = 0;
        for (const trf::TeamRecord& record : document_.teams) {
            Enter team{.person = {}, .is_team = true};
            team.person.name = record.name.empty() ? std::to_string(record.number) : record.name;
            add(team);
            const EntryId own{++last};
            team_.push_back(own);
            for (std::uint32_t at = 0; at < record.members.size(); ++at) {
                const bool on_board = at < boards_of(document_);
                add(Enter{.person = person_of(*player(record.members[at])),
                          .team = own,
                          .board = on_board ? at + 1 : 0});
                entry_[record.members[at]] = EntryId{++last};
            }
        }
    }

    // Teams that will miss rounds to come.
    void announce(trf::Round paired) {
        std::set<std::pair<EntryId, trf::Round>> announced;
        const EntryByNumber entries = entries_of_teams();
        for (const trf::ByeRecord& record : document_.byes) {
            for (const trf::TeamNumber number : record.ids) {
                const auto team = entries.find(number);
                const bool coming = record.round > paired && !is_schedule(document_);
                if (coming && team != entries.end() &&
                    announced.emplace(team->second, record.round).second) {
                    add(AnnounceAbsence{1, team->second, record.round, "TRF", record.type == 'H',
                                        record.type == 'F'});
                }
            }
        }
    }

    const trf::PlayerRecord* player(StartingRank rank) const {
        return &*std::ranges::find(document_.players, rank, &trf::PlayerRecord::rank);
    }

    void add_round(trf::Round number, const ReportedRound& round) {
        PairByHand command{1, {}, {}, {}, "TRF"};
        for (const ReportedMatch& match : round.matches) {
            command.pairs.push_back({team_[match.first], team_[match.second]});
        }
        for (const TeamIndex team : round.free) {
            command.pairs.push_back({team_[team], no_entry});
        }
        for (const TeamIndex team : round.away) {
            if (is_schedule(document_)) {
                command.pairs.push_back({team_[team], no_entry});
            } else {
                command.absent.push_back(team_[team]);
            }
        }
        if (!is_schedule(document_)) {
            for (const TeamIndex team : round.half_byes) {
                command.half_byes.push_back(team_[team]);
            }
            for (const TeamIndex team : round.full_byes) {
                command.full_byes.push_back(team_[team]);
            }
        }
        add(std::move(command));
        for (std::uint32_t table = 1; table <= round.matches.size(); ++table) {
            add_match(number, table, round.matches[table - 1]);
        }
    }

    void add_match(trf::Round round, std::uint32_t table, const ReportedMatch& match) {
        add(SetLineUp{1, round, team_[match.first], entries(match.first_players)});
        add(SetLineUp{1, round, team_[match.second], entries(match.second_players)});
        for (std::uint32_t board = 1; board <= match.first_players.size(); ++board) {
            const auto outcome = outcome_of(match, round, board);
            if (outcome) {
                add(RecordResult{{1, round, table, board}, *outcome, ""});
            }
        }
    }

    std::vector<EntryId> entries(const std::vector<StartingRank>& players) const {
        std::vector<EntryId> list;
        for (const StartingRank rank : players) {
            list.push_back(rank == 0 ? no_entry : entry_.at(rank));
        }
        return list;
    }

    std::optional<Outcome> outcome_of(const ReportedMatch& match, trf::Round round,
                                      std::uint32_t board) const {
        const auto mark = [&](StartingRank rank, std::size_t side) {
            if (!match.forfeit.empty()) {
                return match.forfeit[side] == '+' ? Mark::plus : Mark::minus;
            }
            const Cell& cell = rank == 0 ? trf::blank_cell : cell_of(*player(rank), round);
            const bool somebody = cell.opponent != 0 || cell.result == '+';
            return somebody ? mark_of(cell.result) : Mark::minus;
        };
        const StartingRank first = match.first_players[board - 1];
        const StartingRank second = match.second_players[board - 1];
        const bool open = match.forfeit.empty() && first != 0 &&
                          cell_of(*player(first), round).opponent != 0 &&
                          cell_of(*player(first), round).result == ' ';
        if (open) {
            return std::nullopt;
        }
        return first_has_white(board) ? finished(mark(first, 0), mark(second, 1))
                                      : finished(mark(second, 1), mark(first, 0));
    }

    const Document& document_;
    const ImportSettings& settings_;
    std::vector<EntryId> team_; // beside the teams of the report
    std::map<StartingRank, EntryId> entry_;
    std::vector<Command> commands_;
};

} // namespace

Result<std::vector<Command>> commands_from_teams(const Document& document,
                                                 const ImportSettings& settings) {
    TeamImporter importer(document, settings);
    if (auto fault = importer.refused()) {
        return tl::unexpected(std::move(*fault));
    }
    return importer.run();
}

} // namespace kodeks::tournament
