#include "correspondence/tourney/invariants.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace kodeks::correspondence::tourney {

namespace {

bool is_player(const State& state, PlayerId id) {
    return id.value >= 1 && id.value <= state.players.size();
}

// Every stage has its day, and none comes before the one that it needs.
void check_stages(const State& state) {
    KODEKS_ASSERT(state.stage != Stage::nothing);
    KODEKS_ASSERT(state.games.empty() || state.stage > Stage::entering);
    KODEKS_ASSERT(state.started.has_value() == (state.stage > Stage::entering));
    KODEKS_ASSERT(state.closed.has_value() == (state.stage >= Stage::closed));
    KODEKS_ASSERT(state.confirmed.has_value() == (state.stage == Stage::confirmed));
    const bool told = std::ranges::any_of(state.informed, &Informed::final_results);
    KODEKS_ASSERT(!told || state.closed); // RU:5.1.7
    KODEKS_ASSERT(!state.headmans_report || state.closed);
    KODEKS_ASSERT(!state.arbiters_report || told);
    KODEKS_ASSERT(!state.confirmed || state.arbiters_report); // RU:5.1.6
}

void check_games(const State& state) {
    for (std::size_t i = 0; i < state.games.size(); ++i) {
        const Game& game = state.games[i];
        KODEKS_ASSERT(game.id.value == i + 1);
        KODEKS_ASSERT(is_player(state, game.players[0]) && is_player(state, game.players[1]));
        KODEKS_ASSERT(game.state.opened() && game.players[0] != game.players[1]);
        KODEKS_ASSERT(game.state.settings.edition == state.settings.edition);
        KODEKS_ASSERT(game.state.settings.variant == state.settings.variant);
        KODEKS_ASSERT(state.stage < Stage::closed || !is_running(state, game));
    }
}

void check_players(const State& state) {
    const bool told = std::ranges::any_of(state.informed, &Informed::final_results);
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        KODEKS_ASSERT(player.id.value == i + 1 && !player.person.name.empty());
        KODEKS_ASSERT(!player.excused || player.left);
        KODEKS_ASSERT(!player.banned_until ||
                      (!player.excused && (player.left || player.excluded)));
        KODEKS_ASSERT(!player.results_received || told);
    }
}

// What is asked of an office is about somebody who plays, and is decided after it was asked.
void check_cases(const State& state) {
    for (std::size_t i = 0; i < state.cases.size(); ++i) {
        const Case& one = state.cases[i];
        KODEKS_ASSERT(one.id.value == i + 1 && is_player(state, one.by));
        KODEKS_ASSERT(!one.decided || one.since <= *one.decided);
        KODEKS_ASSERT(!one.game || find_game(state, *one.game) != nullptr);
        KODEKS_ASSERT(one.with != Office::player && (!one.lifted || one.sanction));
    }
    for (const Petition& one : state.petitions) {
        KODEKS_ASSERT(is_player(state, one.about));
        KODEKS_ASSERT(one.to == Office::arbiter || one.to == Office::organiser);
    }
}

} // namespace

void check_invariants(const State& state) {
    check_stages(state);
    check_games(state);
    check_players(state);
    check_cases(state);
}

} // namespace kodeks::correspondence::tourney
