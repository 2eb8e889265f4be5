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
    lots.words = event.words;
}

// What was drawn stays to be seen.
void fold(State& state, const LotsVoided& event) {
    Stage& stage = stage_of(state, event.stage);
    if (event.round != 0) {
        RoundSeed& own = stage.round_seeds[event.round];
        own.voided.push_back(std::move(own.commitment));
        own.commitment.clear();
        return;
    }
    stage.voided.push_back(std::move(stage.lots));
    stage.lots = {};
}

void fold(State& state, const RoundSeedCommitted& event) {
    stage_of(state, event.stage).round_seeds[event.round].commitment = event.commitment;
}

void fold(State& state, const RoundSeedRevealed& event) {
    RoundSeed& own = stage_of(state, event.stage).round_seeds[event.round];
    own.seed = event.seed;
    own.salt = event.salt;
    own.words = event.words;
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
    round.full_byes = event.full_byes;
    round.table_round = event.table_round;
}

void fold(State& state, const LineUpSet& event) {
    stage_of(state, event.stage).rounds[event.round - 1].line_ups[event.team] = event.players;
}

void fold(State& state, const ResultRecorded& event) {
    game_of(state, event.game) = event.outcome;
}

Pairing& pairing_of(State& state, StageNumber stage, RoundNumber round, std::uint32_t table) {
    return stage_of(state, stage).rounds[round - 1].pairings[table - 1];
}

void fold(State& state, const ResultCorrected& event) {
    if (!event.rating_only) {
        game_of(state, event.game) = event.outcome;
        return;
    }
    Pairing& pairing = pairing_of(state, event.game.stage, event.game.round, event.game.table);
    pairing.rated.resize(pairing.games.size());
    Outcome& rated = pairing.rated[event.game.game - 1];
    rated = event.outcome == pairing.games[event.game.game - 1] ? Outcome{} : event.outcome;
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
    if (event.full) {
        stage.full_byes[event.entry].push_back(event.round);
    }
}

void fold(State& state, const PairsForbidden& event) {
    stage_of(state, event.stage).forbidden.push_back(event.pairs);
}

void fold(State& state, const LevelDecided& event) {
    Round& round = stage_of(state, event.stage).rounds[event.round - 1];
    round.pairings[event.table - 1].winner = event.winner;
}

void fold(State& state, const OpeningDrawn& event) {
    pairing_of(state, event.stage, event.round, event.table).opening = event.openings[event.chosen];
}

void fold(State& state, const PersonCorrected& event) {
    KODEKS_ASSERT(find_entry(state, event.entry) != nullptr);
    state.entries[event.entry.value - 1].person = event.person;
}

void fold(State& state, const Returned& event) {
    Stage& stage = stage_of(state, event.stage);
    stage.left.erase(event.entry);
    auto& numbers = stage.lots.numbers; // drawn while he was away: he gets the next one
    if (!numbers.empty() && std::ranges::find(numbers, event.entry) == numbers.end()) {
        numbers.push_back(event.entry);
    }
    for (const RoundNumber round : event.missed) {
        stage.rounds[round - 1].absent.push_back(event.entry);
    }
}

void take_entry(State& state, EntryId entry) {
    KODEKS_ASSERT(entry.value == state.entries.size());
    for (Stage& stage : state.stages) {
        std::erase(stage.members, entry);
        std::erase(stage.lots.numbers, entry);
        stage.absences.erase(entry);
        stage.half_byes.erase(entry);
        stage.full_byes.erase(entry);
        for (Forbidden& pairs : stage.forbidden) {
            std::erase(pairs.entries, entry);
        }
    }
    state.entries.pop_back();
}

// Its games never were: the next round paired gets their numbers.
void take_round(State& state, Stage& stage) {
    for (const Pairing& pairing : stage.rounds.back().pairings) {
        state.last_game.value -= static_cast<std::uint32_t>(pairing.games.size());
    }
    stage.rounds.pop_back();
}

void take_absence(Stage& stage, EntryId entry, RoundNumber round) {
    for (auto* const rounds : {&stage.absences, &stage.half_byes, &stage.full_byes}) {
        std::erase((*rounds)[entry], round);
        if ((*rounds)[entry].empty()) {
            rounds->erase(entry);
        }
    }
}

void fold(State& state, const TakenBack& event) {
    switch (event.what) {
    case Taken::entry:
        return take_entry(state, event.entry);
    case Taken::round:
        return take_round(state, stage_of(state, event.stage));
    case Taken::result:
        game_of(state, event.game) = event.outcome;
        return;
    case Taken::absence:
        return take_absence(stage_of(state, event.stage), event.entry, event.round);
    case Taken::level:
        pairing_of(state, event.stage, event.round, event.game.table).winner = no_entry;
        return;
    case Taken::opening:
        pairing_of(state, event.stage, event.round, event.game.table).opening.clear();
        return;
    case Taken::stage:
        state.stages.pop_back();
        return;
    case Taken::forbidden:
        stage_of(state, event.stage).forbidden.pop_back();
        return;
    case Taken::other:
        return;
    }
}

void fold(State& state, const TeamCounted& event) {
    stage_of(state, event.stage).rounds[event.round - 1].present[event.team] = event.present;
}

// What follows from it is a result of its own.
void fold(State&, const WrongBoardDeclared&) {}

} // namespace

void apply(State& state, const Event& event) {
    event.visit([&](const auto& fact) { fold(state, fact); });
}

} // namespace kodeks::tournament
