#include "correspondence/tourney/state.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace kodeks::correspondence::tourney {

std::optional<Side> Game::side_of(PlayerId player) const {
    if (players[0] == player) {
        return Side::white;
    }
    return players[1] == player ? std::optional(Side::black) : std::nullopt;
}

const Player* find_player(const State& state, std::string_view name) {
    const auto found = std::ranges::find_if(
        state.players, [&](const Player& one) { return one.person.name == name; });
    return found == state.players.end() ? nullptr : &*found;
}

const Player& player_at(const State& state, PlayerId id) {
    KODEKS_ASSERT(id.value >= 1 && id.value <= state.players.size());
    return state.players[id.value - 1];
}

const Game* find_game(const State& state, GameId id) {
    return id.value >= 1 && id.value <= state.games.size() ? &state.games[id.value - 1] : nullptr;
}

const Case* find_case(const State& state, CaseId id) {
    return id.value >= 1 && id.value <= state.cases.size() ? &state.cases[id.value - 1] : nullptr;
}

bool is_annulled(const State& state, const Game& game) {
    return std::ranges::any_of(game.players, [&](PlayerId id) {
        const auto& left = player_at(state, id).left;
        return left && left->results == Results::annul;
    });
}

bool is_running(const State& state, const Game& game) {
    return game.state.phase != Phase::finished && !is_annulled(state, game);
}

PlayerId opponent_of(const Game& game, PlayerId player) {
    return game.players[0] == player ? game.players[1] : game.players[0];
}

bool owes_record(const Game& game, Side side) {
    if (!game.state.outcome || game.state.of(side).record) {
        return false;
    }
    constexpr std::string_view decided[] = {"adjudication", "time", "sanction", "dropped_out",
                                            "no_record"};
    return std::ranges::find(decided, game.state.outcome->reason) == std::end(decided);
}

const Player* playing_headman(const State& state) {
    return state.settings.headman.empty() ? nullptr : find_player(state, state.settings.headman);
}

} // namespace kodeks::correspondence::tourney
