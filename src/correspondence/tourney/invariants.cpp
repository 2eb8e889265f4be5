#include "correspondence/tourney/invariants.hpp"

#include "base/check.hpp"
#include "ledger/invariants.hpp"

#include <algorithm>

namespace kodeks::correspondence::tourney {

namespace {

// A condition is told as it stands here, so it stands here as it is meant.
// NOLINTBEGIN(readability-simplify-boolean-expr)

bool is_player(const State& state, PlayerId id) {
    return id.value >= 1 && id.value <= state.players.size();
}

// Every stage has its day, and none comes before the one that it needs.
const char* broken_stages(const State& state) {
    if (state.stage == Stage::nothing) {
        return nullptr;
    }
    KODEKS_MUST_HOLD(state.games.empty() || state.stage > Stage::entering);
    KODEKS_MUST_HOLD(state.started.has_value() == (state.stage > Stage::entering));
    KODEKS_MUST_HOLD(state.closed.has_value() == (state.stage >= Stage::closed));
    KODEKS_MUST_HOLD(state.confirmed.has_value() == (state.stage == Stage::confirmed));
    const bool told = std::ranges::any_of(state.informed, &Informed::final_results);
    KODEKS_MUST_HOLD(!told || state.closed); // RU:5.1.7
    KODEKS_MUST_HOLD(!state.headmans_report || state.closed);
    KODEKS_MUST_HOLD(!state.arbiters_report || told);
    KODEKS_MUST_HOLD(!state.confirmed || state.arbiters_report); // RU:5.1.6
    return nullptr;
}

const char* broken_games(const State& state) {
    for (std::size_t i = 0; i < state.games.size(); ++i) {
        const Game& game = state.games[i];
        KODEKS_MUST_HOLD(game.id.value == i + 1);
        KODEKS_MUST_HOLD(is_player(state, game.players[0]) && is_player(state, game.players[1]));
        KODEKS_MUST_HOLD(game.state.opened() && game.players[0] != game.players[1]);
        KODEKS_MUST_HOLD(game.state.settings.edition == state.settings.edition);
        KODEKS_MUST_HOLD(game.state.settings.variant == state.settings.variant);
        KODEKS_MUST_HOLD(state.stage < Stage::closed || !is_running(state, game));
    }
    return nullptr;
}

const char* broken_players(const State& state) {
    const bool told = std::ranges::any_of(state.informed, &Informed::final_results);
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        KODEKS_MUST_HOLD(player.id.value == i + 1 && !player.person.name.empty());
        KODEKS_MUST_HOLD(!player.excused || player.left);
        KODEKS_MUST_HOLD(!player.banned_until ||
                         (!player.excused && (player.left || player.excluded)));
        KODEKS_MUST_HOLD(!player.results_received || told);
    }
    return nullptr;
}

// What is asked of an office is about somebody who plays, and is decided after it was asked.
const char* broken_cases(const State& state) {
    for (std::size_t i = 0; i < state.cases.size(); ++i) {
        const Case& one = state.cases[i];
        KODEKS_MUST_HOLD(one.id.value == i + 1 && is_player(state, one.by));
        KODEKS_MUST_HOLD(!one.decided || one.since <= *one.decided);
        KODEKS_MUST_HOLD(!one.game || find_game(state, *one.game) != nullptr);
        KODEKS_MUST_HOLD(one.with != Office::player && (!one.lifted || one.sanction));
    }
    for (const Petition& one : state.petitions) {
        KODEKS_MUST_HOLD(is_player(state, one.about));
        KODEKS_MUST_HOLD(one.to == Office::arbiter || one.to == Office::organiser);
    }
    return nullptr;
}

} // namespace

const char* broken_invariant(const State& state) {
    return ledger::first_broken<State>(state,
                                       {broken_stages, broken_games, broken_players, broken_cases});
}

// NOLINTEND(readability-simplify-boolean-expr)

void check_invariants(const State& before, const State& after) {
    ledger::check_kept<State>(broken_invariant, before, after);
}

} // namespace kodeks::correspondence::tourney
