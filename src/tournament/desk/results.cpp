// Results: recorded once, corrected with a reason. Rounds already paired stand whatever is
// corrected; the next one is paired on the true results (RU:4.4#4), because the state is.
#include "tournament/desk/desk.hpp"
#include "tournament/desk/handling.hpp"
#include "tournament/desk/match.hpp"
#include "tournament/tables/team.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

const Pairing& pairing_of(const State& state, const GameRef& ref) {
    return state.stages[ref.stage - 1].rounds[ref.round - 1].pairings[ref.table - 1];
}

// In a round that there is.
// The tables with a game, where those of a bracket who are free stand between them.
std::string scattered_tables(const Round& round) {
    std::string text;
    bool gap = false;
    bool scattered = false;
    for (std::size_t i = 0; i < round.pairings.size(); ++i) {
        const bool free = round.pairings[i].second == no_entry;
        scattered = scattered || (gap && !free);
        gap = gap || free;
        text += free ? "" : (text.empty() ? "" : ", ") + std::to_string(i + 1);
    }
    return scattered ? text : "";
}

Refusal refused_table(const State& state, const Round& round, const GameRef& ref) {
    const auto tables = std::ranges::count_if(
        round.pairings, [](const Pairing& pairing) { return pairing.second != no_entry; });
    std::vector<MessagePart> parts = {{"round", std::to_string(ref.round)},
                                      {"at", scattered_tables(round)}};
    if (ref.table == 0 || ref.table > round.pairings.size()) {
        parts.push_back({"table", std::to_string(ref.table)});
        parts.push_back({"n", std::to_string(tables)});
        return refuse("tournament.no_table", std::move(parts)).value();
    }
    const Pairing& pairing = round.pairings[ref.table - 1];
    if (pairing.second == no_entry) {
        parts.push_back({"name", name_of(state, pairing.first)});
        return refuse("tournament.table_free", std::move(parts)).value();
    }
    return refuse("tournament.no_game_there", {{"table", std::to_string(ref.table)},
                                               {"n", std::to_string(pairing.games.size())},
                                               {"game", std::to_string(ref.game)}})
        .value();
}

// A score no game has: more than the maximum together (FIDE:10.2, PMR:118), or play mixed with
// absence.
bool is_possible(const Outcome& outcome) {
    if (outcome.status != Status::finished) {
        return outcome.status != Status::open;
    }
    const auto wins = [](Mark mark) { return mark == Mark::win || mark == Mark::plus; };
    const auto absent = [](Mark mark) { return mark == Mark::plus || mark == Mark::minus; };
    const bool too_much =
        (wins(outcome.white) && outcome.black != Mark::loss && outcome.black != Mark::minus) ||
        (wins(outcome.black) && outcome.white != Mark::loss && outcome.white != Mark::minus);
    return !too_much && absent(outcome.white) == absent(outcome.black);
}

std::optional<Refusal> refused_outcome(const State& state, const Outcome& outcome,
                                       const World& world) {
    if (is_possible(outcome)) {
        return std::nullopt;
    }
    const auto& rules = *world.rules;
    return refuse("tournament.result_impossible",
                  {{"text", to_text(outcome, state.settings.scale)},
                   {"maximum", kodeks::to_text(state.settings.scale.win)}},
                  rules.award_articles.empty() ? rules.scale_articles : rules.award_articles)
        .value();
}

std::optional<Refusal> refused_leaver(const State& state, const GameRef& ref, const Outcome& now,
                                      const World& world) {
    const Stage& stage = state.stages[ref.stage - 1];
    const Pairing& pairing = pairing_of(state, ref);
    const EntryId left = has_left(stage, pairing.first)    ? pairing.first
                         : has_left(stage, pairing.second) ? pairing.second
                                                           : no_entry;
    const bool adjudicating =
        now.status == Status::adjourned && world.rules->withdrawal.adjudicated;
    if (left == no_entry || adjudicating) {
        return std::nullopt;
    }
    return refuse("tournament.result_of_leaver", {{"name", name_of(state, left)}},
                  world.rules->withdrawn_articles)
        .value();
}

// A board of a team match where somebody is missing is not played: the win there is a plus.
Ruled<Outcome> on_empty_board(const State& state, const GameRef& ref, const Outcome& outcome,
                              const World& world) {
    const Stage& stage = state.stages[ref.stage - 1];
    if (stage.settings.boards == 0 || outcome.status != Status::finished) {
        return outcome;
    }
    const Pairing& pairing = pairing_of(state, ref);
    const bool first = line_up_of(state, stage, ref.round, pairing.first)[ref.game - 1] != no_entry;
    const bool second =
        line_up_of(state, stage, ref.round, pairing.second)[ref.game - 1] != no_entry;
    if (first && second) {
        return outcome;
    }
    const bool white = first_has_white(ref.game) ? first : second;
    const bool black = first_has_white(ref.game) ? second : first;
    const Outcome forfeit =
        finished(white ? Mark::plus : Mark::minus, black ? Mark::plus : Mark::minus);
    const bool same = points_of(outcome.white, state.settings.scale) ==
                          points_of(forfeit.white, state.settings.scale) &&
                      points_of(outcome.black, state.settings.scale) ==
                          points_of(forfeit.black, state.settings.scale);
    if (!same) {
        return refuse(
            "tournament.board_empty",
            {{"board", std::to_string(ref.game)}, {"text", to_text(forfeit, state.settings.scale)}},
            world.rules->unplayed_articles);
    }
    return forfeit;
}

} // namespace

Refusal refused_place(const State& state, const GameRef& ref) {
    const Stage* const stage = find_stage(state, ref.stage);
    if (stage == nullptr) {
        return refuse("tournament.no_stage", {{"number", std::to_string(ref.stage)}}).value();
    }
    if (stage->rounds.empty()) {
        return refuse("tournament.nothing_paired").value();
    }
    if (ref.round == 0 || ref.round > stage->rounds.size()) {
        return refuse("tournament.no_round", {{"round", std::to_string(ref.round)}}).value();
    }
    return refused_table(state, stage->rounds[ref.round - 1], ref);
}

Ruled<Facts> on(const State& state, const RecordResult& command, const World& world) {
    const Outcome* now = find_game(state, command.game);
    if (now == nullptr) {
        return tl::unexpected(refused_place(state, command.game));
    }
    if (now->status == Status::finished) {
        return refuse("tournament.result_exists", {{"text", to_text(*now, state.settings.scale)}});
    }
    if (auto refused = refused_outcome(state, command.outcome, world)) {
        return tl::unexpected(*refused);
    }
    if (auto refused = refused_leaver(state, command.game, *now, world)) {
        return tl::unexpected(*refused);
    }
    const auto outcome = on_empty_board(state, command.game, command.outcome, world);
    if (!outcome) {
        return tl::unexpected(outcome.error());
    }
    const Stage& stage = state.stages[command.game.stage - 1];
    if (stage.settings.system == System::match && match_standing(state, stage).over) {
        return refuse("tournament.match_over");
    }
    return Facts{ResultRecorded{command.game, *outcome, command.note,
                                command.refereed ? game_id(state, command.game) : no_game}};
}

Ruled<Facts> on(const State& state, const CorrectResult& command, const World& world) {
    const Outcome* now = find_game(state, command.game);
    if (now == nullptr) {
        return tl::unexpected(refused_place(state, command.game));
    }
    if (now->status == Status::open) {
        return refuse("tournament.nothing_to_correct");
    }
    const Stage& stage = state.stages[command.game.stage - 1];
    const auto& rated = pairing_of(state, command.game).rated;
    const bool other = !rated.empty() && rated[command.game.game - 1].status != Status::open;
    const Outcome& shown = command.rating_only && other ? rated[command.game.game - 1] : *now;
    if (shown == command.outcome) {
        return refuse("tournament.result_same");
    }
    if (command.reason.empty()) {
        return refuse("tournament.reason_missing", {}, world.rules->correction_articles);
    }
    if (auto refused = refused_outcome(state, command.outcome, world)) {
        return tl::unexpected(*refused);
    }
    if (auto refused = refused_correction(stage, command.game.round, command.rating_only)) {
        return tl::unexpected(*refused);
    }
    return Facts{
        ResultCorrected{command.game, shown, command.outcome, command.reason, command.rating_only}};
}

} // namespace kodeks::tournament
