#include "base/check.hpp"
#include "tournament/event/event.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

Stage& stage_of(State& state, StageNumber number) {
    KODEKS_ASSERT(number >= 1 && number <= state.stages.size());
    return state.stages[number - 1];
}

Outcome& game_of(State& state, const GameRef& ref) {
    KODEKS_ASSERT(find_game(state, ref) != nullptr);
    return stage_of(state, ref.stage)
        .rounds[ref.round - 1]
        .pairings[ref.table - 1]
        .games[ref.game - 1];
}

void fold(State& state, const Created& event) {
    state.settings = event.settings;
}

void fold(State& state, const StageAdded& event) {
    state.stages.emplace_back().settings = event.settings;
}

void fold(State& state, const TieBreaksChosen& event) {
    stage_of(state, event.stage).settings.tie_breaks = event.codes;
    stage_of(state, event.stage).settings.tie_break_articles = event.articles;
}

// Late entries get the next free number.
void fold(State& state, const Entered& event) {
    state.entries.push_back(event.entry);
    if (event.stage != 0) {
        Stage& stage = stage_of(state, event.stage);
        stage.members.push_back(event.entry.id);
        if (!stage.lots.numbers.empty()) {
            stage.lots.numbers.push_back(event.entry.id);
        }
    }
}

void fold(State& state, const Replaced& event) {
    KODEKS_ASSERT(find_entry(state, event.entry) != nullptr);
    state.entries[event.entry.value - 1].person = event.person;
    for (Stage& stage : state.stages) {
        stage.left.erase(event.entry);
    }
}

void fold(State& state, const LotsCommitted& event) {
    stage_of(state, event.stage).lots.commitment = event.commitment;
}

void fold(State& state, const LotsDrawn& event) {
    Lots& lots = stage_of(state, event.stage).lots;
    lots.seed = event.seed;
    lots.salt = event.salt;
    lots.numbers = event.numbers;
    lots.restricted = event.restricted;
}

void fold(State& state, const LotsVoided& event) {
    stage_of(state, event.stage).lots = {};
}

void fold(State& state, const StageFilled& event) {
    Stage& stage = stage_of(state, event.stage);
    stage.members = event.members;
    for (std::size_t i = 0; i < event.carried.size(); ++i) {
        stage.carried[event.members[i]] = event.carried[i];
    }
}

void fold(State& state, const RoundPaired& event) {
    Stage& stage = stage_of(state, event.stage);
    KODEKS_ASSERT(event.round == stage.rounds.size() + 1);
    for (const Pairing& pairing : event.pairings) {
        KODEKS_ASSERT(pairing.games.empty() ||
                      pairing.first_game.value == state.last_game.value + 1);
        state.last_game.value += static_cast<std::uint32_t>(pairing.games.size());
    }
    Round& round = stage.rounds.emplace_back();
    round.pairings = event.pairings;
    round.absent = event.absent;
    round.half_byes = event.half_byes;
    round.table_round = event.table_round;
}

void fold(State& state, const LineUpSet& event) {
    stage_of(state, event.stage).rounds[event.round - 1].line_ups[event.team] = event.players;
}

void fold(State& state, const ResultRecorded& event) {
    game_of(state, event.game) = event.outcome;
}

void fold(State& state, const ResultCorrected& event) {
    game_of(state, event.game) = event.outcome;
}

void fold(State& state, const Withdrawn& event) {
    stage_of(state, event.stage).left[event.entry] = event.leaving;
}

void fold(State& state, const AbsenceAnnounced& event) {
    Stage& stage = stage_of(state, event.stage);
    stage.absences[event.entry].push_back(event.round);
    if (event.half) {
        stage.half_byes[event.entry].push_back(event.round);
    }
}

void fold(State& state, const LevelDecided& event) {
    Round& round = stage_of(state, event.stage).rounds[event.round - 1];
    round.pairings[event.table - 1].winner = event.winner;
}

void fold(State& state, const TeamCounted& event) {
    stage_of(state, event.stage).rounds[event.round - 1].present[event.team] = event.present;
}

// What follows from it is a result of its own.
void fold(State&, const WrongBoardDeclared&) {}

} // namespace

void apply(State& state, const Event& event) {
    std::visit([&](const auto& fact) { fold(state, fact); }, event);
}

} // namespace kodeks::tournament
