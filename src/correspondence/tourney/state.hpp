// A tournament by letter as its officials see it: a value built only by folding facts.
#pragma once

#include "correspondence/state/state.hpp"
#include "correspondence/tourney/event.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kodeks::correspondence::tourney {

using GameState = correspondence::State;

struct Player {
    PlayerId id{};
    Person person{};
    std::vector<BreakAnnounced> breaks{};
    std::optional<Left> left{};
    bool excluded = false;
    bool excused = false;
    bool uninformed = false; // deprived of current information
    std::optional<Day> banned_until{};
    std::optional<Day> results_received{};
    std::optional<Day> letters_wanted{}; // since when

    friend bool operator==(const Player&, const Player&) = default;
};

struct Game {
    GameId id{};
    std::array<PlayerId, 2> players{}; // White, Black
    GameState state{};

    PlayerId of(Side side) const { return players[static_cast<std::size_t>(side)]; }

    std::optional<Side> side_of(PlayerId player) const;

    friend bool operator==(const Game&, const Game&) = default;
};

// A dispute, or a sanction that may be appealed against: it goes from the headman to the arbiter
// and from him to the organiser, whose word is final (RU:5.1.12).
struct Case {
    CaseId id{};
    PlayerId by{};
    std::optional<GameId> game{};
    std::optional<SanctionKind> sanction{};
    Office with = Office::headman; // who decides, or has decided
    Day since{};
    std::optional<Day> decided{};
    bool lifted = false;

    friend bool operator==(const Case&, const Case&) = default;
};

struct Petition {
    PlayerId about{};
    Office to = Office::arbiter;
    Day since{};

    friend bool operator==(const Petition&, const Petition&) = default;
};

struct State {
    Settings settings{};
    Stage stage = Stage::nothing;
    std::vector<Player> players{};
    std::vector<Barred> barred{};
    std::vector<Game> games{};
    std::vector<Case> cases{};
    std::vector<Petition> petitions{};
    std::vector<Informed> informed{};
    std::optional<Day> started{};
    std::optional<Day> closed{};
    std::optional<Day> headmans_report{};
    std::optional<Day> arbiters_report{};
    std::optional<Day> confirmed{};

    friend bool operator==(const State&, const State&) = default;
};

void apply(State& state, const Event& event);

// Without these the standard library's function of the same name would be meant.
inline void apply(State& state, Event& event) {
    apply(state, std::as_const(event));
}

inline void apply(State& state, Event&& event) {
    apply(state, std::as_const(event));
}

const Player* find_player(const State& state, std::string_view name);
const Player& player_at(const State& state, PlayerId id);
const Game* find_game(const State& state, GameId id);
const Case* find_case(const State& state, CaseId id);

// The results of somebody who dropped out may have been annulled (RU:5.5.3).
bool is_annulled(const State& state, const Game& game);

// Not finished and not annulled.
bool is_running(const State& state, const Game& game);

// The partner's number.
PlayerId opponent_of(const Game& game, PlayerId player);

// Whether he has sent, or need not send, the record of a game that is over: what the arbiter has
// decided he knows (RU:5.5.1).
bool owes_record(const Game& game, Side side);

// Who is headman, if he plays himself.
const Player* playing_headman(const State& state);

} // namespace kodeks::correspondence::tourney
