// What a pairing system needs to know, and nothing else: the players with what happened to them in
// the rounds already played, who takes part in the round to come, who is to be kept apart. No
// regulation, no name, no event: an event is translated into a Field before each round.
//
//     Field field{.round = 3, .rounds = 9, .win = whole_points(1)};
//     field.players.push_back({.number = Number{1}, .points = whole_points(2), .history = {...}});
//     Ruled<Draw> drawn = pair_round(swiss::start_number(), field, lots);
//
// Invariants (defect_of names the first broken one): numbers are unique and positive; every history
// has exactly round - 1 entries; a played or forfeited round names an opponent of the field, whose
// entry names this player back; a played round has colours, opposite ones.
#pragma once

#include "base/points.hpp"
#include "base/result.hpp"
#include "base/strong.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace kodeks::tournament::pairing {

// The number drawn or given before round 1 and kept to the end; the only name a player has here.
// Zero is nobody. Late entries get the next free numbers.
using Number = Id<struct NumberTag>;

constexpr Number nobody{0};

enum class Colour : std::uint8_t { none, white, black };

constexpr Colour opposite(Colour colour) {
    switch (colour) {
    case Colour::white:
        return Colour::black;
    case Colour::black:
        return Colour::white;
    case Colour::none:
        break;
    }
    return Colour::none;
}

// What a past round was for one player.
enum class Happened : std::uint8_t {
    nothing, // not yet entered, already withdrawn, or absent as announced (RU:3.18.2#6)
    played,  // over the board, whatever the result
    plus,    // paired, the opponent did not come
    minus,   // paired, did not come
    bye,     // a plus because the field was odd
};

// Whether a past pairing led out of the score group (UA:V.15.4); what the draw of that round said.
// Forced floats are kept for the record but do not count (UA:V.15.5).
enum class Float : std::uint8_t { none, down, up, forced_down, forced_up };

struct PastRound {
    Happened happened = Happened::nothing;
    Number opponent = nobody;
    Colour colour = Colour::none; // also in plus and minus: the colour he would have had
    Points points = {};           // what the round gave him
    Float floated = Float::none;

    friend bool operator==(const PastRound&, const PastRound&) = default;
};

enum class Presence : std::uint8_t {
    here,   // is to be paired
    absent, // sits this round out and comes back
    left,   // has withdrawn: never paired again, counts in coefficients by their own rule
};

struct Player {
    Number number = nobody;
    Points points = {}; // before this round, with everything the event counts
    std::vector<PastRound> history = {};
    Presence presence = Presence::here;
    // For presence == left: the last round he was in; his score group then values him for his
    // opponents (RU:3.16.11#2, UA:V.12.5).
    std::uint32_t last_round = 0;
    Points virtual_points = {}; // of the round to come: for score groups alone (C04.7:1.3)

    friend bool operator==(const Player&, const Player&) = default;
};

// What puts a player into a score group.
constexpr Points pairing_score(const Player& player) {
    return player.points + player.virtual_points;
}

// Two players to be kept apart in rounds first..last (PMR:237). A hard one is never broken; a soft
// one only when the round could not be paired otherwise, the last listed one first.
struct Apart {
    enum class Strength : std::uint8_t { soft, hard };

    Number a;
    Number b;
    Strength strength = Strength::hard;
    std::uint32_t first_round = 1;
    std::uint32_t last_round = UINT32_MAX;

    friend bool operator==(const Apart&, const Apart&) = default;
};

struct Field {
    std::uint32_t round = 1;          // the round to be paired
    std::uint32_t rounds = 1;         // of the whole event
    Points win = whole_points(1);     // what a win scores: 1, or 2 in 2-1-0
    std::vector<Player> players = {}; // in any order
    std::vector<Apart> apart = {};

    friend bool operator==(const Field&, const Field&) = default;
};

// Whether anybody has virtual points in the round to come.
bool is_accelerated(const Field& field);

// A field that cannot be what an event produces: a caller's mistake or a damaged file.
std::optional<Message> defect_of(const Field& field);

const Player* find_player(const Field& field, Number number); // nullptr when there is none

} // namespace kodeks::tournament::pairing
