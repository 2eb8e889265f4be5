// What the FIDE Swiss engine is told: who takes part, what happened in the rounds so far, what is
// forbidden in the coming one. A plain value of its own, so that the engine, its checker and the
// readers of files depend on nothing else of the tournament room.
//
// Players are named by their place in Field::players (0, 1, ...); that order is the order of the
// tournament pairing numbers (C04.2:2).
#pragma once

#include "base/strong.hpp"

#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace kodeks::tournament::fide {

// Report files write points with one decimal; tenths are exact for every scale in use.
using Tenths = Quantity<struct TenthsTag, std::int32_t>;

constexpr Tenths tenths(std::int32_t count) {
    return {count};
}

using PlayerIndex = std::uint16_t;
inline constexpr PlayerIndex nobody = std::numeric_limits<PlayerIndex>::max();
inline constexpr std::size_t players_max = 9999;

enum class Side : std::int8_t { none, white, black };

constexpr Side other(Side side) {
    return side == Side::white ? Side::black : side == Side::black ? Side::white : Side::none;
}

// What a round was for one player (C04.1:3, C04.2:3).
enum class Kind : std::uint8_t {
    played, // also a game not yet finished, with the points given to it meanwhile
    forfeit_win,
    forfeit_loss,
    allocated_bye,
    full_bye,
    half_bye,
    absent, // zero-point bye, withdrawn, not yet entered
};

constexpr bool has_opponent(Kind kind) {
    return kind == Kind::played || kind == Kind::forfeit_win || kind == Kind::forfeit_loss;
}

struct PastRound {
    Kind kind = Kind::absent;
    PlayerIndex opponent = nobody;
    Side side = Side::none;
    Tenths points{};

    friend bool operator==(const PastRound&, const PastRound&) = default;
};

struct Scale {
    Tenths win{10};
    Tenths draw{5};
    Tenths loss{0};
    Tenths absence{0};
    Tenths allocated_bye{10};
    Tenths unknown{5}; // a game not finished yet counts as drawn for pairing (C04.2:3.1)

    friend bool operator==(const Scale&, const Scale&) = default;
};

struct Player {
    std::vector<PastRound> past;        // one entry per finished round
    bool available = true;              // takes part in the round to be paired
    std::vector<Tenths> virtual_points; // per round from round 1 (C04.7:1.4); may be short
};

struct Field {
    std::vector<Player> players;
    std::uint32_t rounds = 0; // announced (C04.1:1)
    std::uint32_t round = 1;  // the one to be paired
    Scale scale;
    Side initial = Side::white; // drawn by lot before round 1 (C04.3:5.2.5)
    std::vector<std::pair<PlayerIndex, PlayerIndex>> forbidden; // in this round
};

// Virtual points of a player in a round; zero when none were announced.
Tenths virtual_points(const Player& player, std::uint32_t round);

// Points before the given round, without virtual points.
Tenths real_score(const Player& player, std::uint32_t round);

} // namespace kodeks::tournament::fide
