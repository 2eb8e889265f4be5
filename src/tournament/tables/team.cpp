#include "tournament/tables/team.hpp"

#include "tournament/state/trait.hpp"
#include "tournament/tables/standings.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

std::vector<EntryId> main_line_up(const State& state, const Stage& stage, EntryId team) {
    std::vector<EntryId> boards(stage.settings.boards, no_entry);
    for (const EntryId player : players_of(state, team)) {
        const std::uint32_t board = find_entry(state, player)->board;
        if (board >= 1 && board <= boards.size()) {
            boards[board - 1] = player;
        }
    }
    return boards;
}

const std::vector<EntryId>* handed_in(const Stage& stage, RoundNumber round, EntryId team) {
    if (round == 0 || round > stage.rounds.size()) {
        return nullptr;
    }
    const auto& line_ups = stage.rounds[round - 1].line_ups;
    const auto found = line_ups.find(team);
    return found == line_ups.end() ? nullptr : &found->second;
}

// The line-up of round 1, where it has to stand for boards that no entry states (UA:V.14.2).
const std::vector<EntryId>* fixed_by_first_round(const State& state, const Stage& stage,
                                                 RoundNumber round, EntryId team) {
    const bool fixes = round > 1 && !stage.settings.free_boards && !states_boards(state, team);
    return fixes ? handed_in(stage, 1, team) : nullptr;
}

std::vector<EntryId> first_places(const Standings& table, std::uint32_t places, EntryId without) {
    std::vector<EntryId> first;
    for (const StandingLine& line : table.lines) {
        if (line.entry != without && first.size() < places) {
            first.push_back(line.entry);
        }
    }
    return first;
}

std::uint32_t changes(const std::vector<EntryId>& before, const std::vector<EntryId>& after) {
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        count += i >= after.size() || before[i] != after[i];
    }
    return count;
}

} // namespace

bool states_boards(const State& state, EntryId team) {
    return std::ranges::any_of(players_of(state, team), [&](EntryId player) {
        return find_entry(state, player)->board != 0;
    });
}

std::uint32_t bound_board(const State& state, const Stage& stage, RoundNumber round,
                          EntryId player) {
    const Entry& entry = *find_entry(state, player);
    if (entry.board != 0) {
        return entry.board;
    }
    const auto* const first = fixed_by_first_round(state, stage, round, entry.team);
    if (first == nullptr) {
        return 0;
    }
    const auto place = std::ranges::find(*first, player);
    return place == first->end() ? 0 : static_cast<std::uint32_t>(place - first->begin()) + 1;
}

std::vector<EntryId> line_up_of(const State& state, const Stage& stage, RoundNumber round,
                                EntryId team) {
    if (const auto* own = handed_in(stage, round, team)) {
        return *own;
    }
    if (const auto* first = fixed_by_first_round(state, stage, round, team)) {
        return *first;
    }
    const auto& rules = state.settings.counting;
    const auto instead = stage.settings.free_boards ? rules.free_boards : rules.fixed_boards;
    const bool previous = instead == rulebook::MissingLineUp::previous_round;
    for (RoundNumber earlier = previous ? round - 1 : 1; earlier >= 1 && round > 1; --earlier) {
        const auto* line_up = handed_in(stage, earlier, team);
        if (line_up != nullptr && instead != rulebook::MissingLineUp::main_line_up) {
            return *line_up;
        }
    }
    return main_line_up(state, stage, team);
}

std::uint32_t needed_players(const rulebook::TournamentRules& rules, std::uint32_t boards) {
    const auto least = static_cast<std::uint32_t>(rules.teams.least_present);
    return least == 0 ? 0 : std::max(least, (boards + 1) / 2);
}

std::vector<BoardLine> board_results(const State& state, const Stage& stage) {
    std::vector<BoardLine> lines;
    const auto add = [&](EntryId player, std::uint32_t board, Points points) {
        auto found = std::ranges::find_if(lines, [&](const BoardLine& line) {
            return line.player == player && line.board == board;
        });
        if (found == lines.end()) {
            lines.push_back({player, board, 0, {}});
            found = std::prev(lines.end());
        }
        ++found->games;
        found->points += points;
    };
    for (RoundNumber round = 1; round <= stage.rounds.size(); ++round) {
        for (const Pairing& pairing : stage.rounds[round - 1].pairings) {
            if (pairing.second == no_entry) {
                continue;
            }
            const auto first = line_up_of(state, stage, round, pairing.first);
            const auto second = line_up_of(state, stage, round, pairing.second);
            for (std::uint32_t board = 1; board <= pairing.games.size(); ++board) {
                const Outcome& game = pairing.games[board - 1];
                if (game.status != Status::finished) {
                    continue;
                }
                const bool white = first_has_white(board);
                const auto& scale = state.settings.scale;
                add(first[board - 1], board, points_of(white ? game.white : game.black, scale));
                add(second[board - 1], board, points_of(white ? game.black : game.white, scale));
            }
        }
    }
    std::erase_if(lines, [](const BoardLine& line) { return line.player == no_entry; });
    std::ranges::stable_sort(lines, [](const BoardLine& a, const BoardLine& b) {
        return a.board != b.board ? a.board < b.board : a.points > b.points;
    });
    return lines;
}

std::vector<GroupTotal> group_totals(const State& state, const Stage& stage, Trait trait) {
    std::map<std::string, GroupTotal> totals;
    for (const StandingLine& line : standings(state, stage).lines) {
        const std::string& name = trait_of(state, line.entry, trait);
        if (!name.empty()) {
            GroupTotal& total = totals[name];
            total.name = name;
            total.points += line.points;
            ++total.members;
        }
    }
    std::vector<GroupTotal> sorted;
    for (const auto& [name, total] : totals) {
        sorted.push_back(total);
    }
    std::ranges::stable_sort(sorted, std::greater{}, &GroupTotal::points);
    for (std::uint32_t i = 0; i < sorted.size(); ++i) {
        const bool level = i > 0 && sorted[i].points == sorted[i - 1].points;
        sorted[i].place = level ? sorted[i - 1].place : i + 1;
    }
    return sorted;
}

bool may_play_for_first(const State& state, const Stage& stage) {
    const Standings table = standings(state, stage);
    if (table.lines.size() < 2 || stage.settings.boards == 0 || table.lines[1].first_place != 2) {
        return false;
    }
    const Settled settled = settle(state, stage);
    const auto row = static_cast<std::size_t>(settled.rows.at(table.lines[1].entry));
    const auto& matches = settled.table.rows[row].encounters;
    return !matches.empty() && std::ranges::all_of(matches, [](const auto& match) {
        return match.score == tiebreak::Score::win;
    });
}

DropOut compare_drop_out(const State& state, StageNumber stage, EntryId team,
                         std::uint32_t places) {
    const auto with = [&](Treatment treatment) {
        State other = state;
        Stage& changed = other.stages[stage - 1];
        changed.left[team] = {static_cast<RoundNumber>(changed.rounds.size()), false, treatment};
        return first_places(standings(other, changed), places, team);
    };
    const auto now = first_places(standings(state, state.stages[stage - 1]), places, team);
    return {changes(now, with(Treatment::losses)), changes(now, with(Treatment::annulled))};
}

} // namespace kodeks::tournament
