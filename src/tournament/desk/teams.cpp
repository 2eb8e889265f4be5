// Line-ups, teams that are too few, boards where somebody had no right to play.
#include "tournament/desk/desk.hpp"
#include "tournament/tables/team.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

// A board that the entry states binds always, one of the first round where the book says so.
bool binds(std::uint32_t stated, const World& world) {
    return stated != 0 || !world.rules->teams.first_round_articles.empty();
}

std::optional<Refusal> refused_player(const State& state, const Stage& stage,
                                      const SetLineUp& command, std::uint32_t board,
                                      const World& world) {
    const EntryId player = command.players[board - 1];
    if (player == no_entry) {
        return std::nullopt;
    }
    const auto articles = world.rules->teams.line_up_articles;
    const Entry* entry = find_entry(state, player);
    if (entry == nullptr || entry->team != command.team) {
        return refuse("tournament.not_of_team",
                      {{"team", name_of(state, command.team)}, {"board", std::to_string(board)}})
            .value();
    }
    if (std::ranges::count(command.players, player) > 1) {
        return refuse("tournament.two_boards", {{"name", entry->person.name}}, articles).value();
    }
    const std::uint32_t own = bound_board(state, stage, command.round, player);
    if (!stage.settings.free_boards && own != 0 && own != board && binds(entry->board, world)) {
        return refuse("tournament.own_board_only",
                      {{"name", entry->person.name}, {"board", std::to_string(own)}},
                      entry->board != 0 ? articles : world.rules->teams.first_round_articles)
            .value();
    }
    return std::nullopt;
}

const Pairing* pairing_with(const Round& round, EntryId team) {
    for (const Pairing& pairing : round.pairings) {
        if (pairing.first == team || pairing.second == team) {
            return &pairing;
        }
    }
    return nullptr;
}

Outcome board_outcome(bool first_wrong, bool second_wrong, std::uint32_t board) {
    const Mark first = first_wrong ? Mark::minus : Mark::plus;
    const Mark second = second_wrong ? Mark::minus : Mark::plus;
    return first_has_white(board) ? finished(first, second) : finished(second, first);
}

} // namespace

Ruled<Facts> on(const State& state, const SetLineUp& command, const World& world) {
    const auto found = stage_with(state, command.stage, command.team, world);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const Stage& stage = **found;
    const auto& rules = world.rules->teams;
    if (command.round == 0 || command.round > stage.rounds.size()) {
        return tl::unexpected(refused_place(state, {command.stage, command.round, 1, 1}));
    }
    if (rules.line_up_minutes && command.minutes_before < *rules.line_up_minutes) {
        return refuse("tournament.line_up_late",
                      {{"minutes", std::to_string(*rules.line_up_minutes)}},
                      rules.line_up_articles);
    }
    if (command.players.size() != stage.settings.boards) {
        return refuse("tournament.line_up_size",
                      {{"boards", std::to_string(stage.settings.boards)}});
    }
    for (std::uint32_t board = 1; board <= command.players.size(); ++board) {
        if (auto refused = refused_player(state, stage, command, board, world)) {
            return tl::unexpected(*refused);
        }
    }
    return Facts{LineUpSet{command.stage, command.round, command.team, command.players,
                           command.minutes_before}};
}

Ruled<Facts> on(const State& state, const CountTeam& command, const World& world) {
    const auto found = stage_with(state, command.stage, command.team, world);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const Stage& stage = **found;
    const auto& rules = *world.rules;
    if (command.round == 0 || command.round > stage.rounds.size()) {
        return tl::unexpected(refused_place(state, {command.stage, command.round, 1, 1}));
    }
    if (command.present > stage.settings.boards) {
        return refuse("tournament.line_up_size",
                      {{"boards", std::to_string(stage.settings.boards)}});
    }
    const Round& round = stage.rounds[command.round - 1];
    const Pairing* pairing = pairing_with(round, command.team);
    Facts events = {TeamCounted{command.stage, command.round, command.team, command.present}};
    if (pairing == nullptr || command.present >= needed_players(rules, stage.settings.boards)) {
        return events;
    }
    const auto table = static_cast<std::uint32_t>(pairing - round.pairings.data()) + 1;
    const bool first = pairing->first == command.team;
    for (std::uint32_t board = 1; board <= pairing->games.size(); ++board) {
        if (pairing->games[board - 1].status != Status::finished) {
            events.emplace_back(
                ResultRecorded{{command.stage, command.round, table, board},
                               board_outcome(first, !first, board),
                               std::string(rules.teams.half_team_articles.front())});
        }
    }
    return events;
}

Ruled<Facts> on(const State& state, const DeclareWrongBoard& command, const World& world) {
    const Outcome* now = find_game(state, command.game);
    if (now == nullptr) {
        return tl::unexpected(refused_place(state, command.game));
    }
    if (!command.first_team && !command.second_team) {
        return refuse("tournament.no_game", {{"round", std::to_string(command.game.round)},
                                             {"table", std::to_string(command.game.table)},
                                             {"game", std::to_string(command.game.game)}});
    }
    const auto articles = world.rules->teams.wrong_board_articles;
    const std::string note(articles.empty() ? std::string_view{} : articles.front());
    const Outcome outcome =
        board_outcome(command.first_team, command.second_team, command.game.game);
    Facts facts = {WrongBoardDeclared{command.game, command.first_team, command.second_team}};
    if (now->status == Status::finished) {
        facts.emplace_back(ResultCorrected{command.game, *now, outcome, note});
    } else {
        facts.emplace_back(ResultRecorded{command.game, outcome, note});
    }
    return facts;
}

} // namespace kodeks::tournament
