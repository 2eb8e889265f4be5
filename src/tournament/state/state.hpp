// An event as it stands: entries, stages, rounds, pairings, games. The state is what the events
// say (event.hpp) and nothing else; what is shown - tables, places, coefficients - is computed from
// it each time. Ids count from 1 in the order of entering and never change.
#pragma once

#include "tournament/pairing/field.hpp"
#include "tournament/state/outcome.hpp"
#include "tournament/state/person.hpp"
#include "tournament/state/settings.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kodeks::tournament {

using GameId = Id<struct GameTag>; // of a game; from 1 in the order of pairing, for ever

constexpr GameId no_game{0};

struct Entry {
    EntryId id;
    Person person; // of a team only the name and where it comes from
    bool is_team = false;
    EntryId team = no_entry; // of a player: his team
    std::uint32_t board = 0; // in his team; 0 = reserve
    friend bool operator==(const Entry&, const Entry&) = default;
};

struct Pairing {
    EntryId first;             // White in game 1 and on board 1
    EntryId second = no_entry; // nobody: a plus for the odd one
    pairing::Float first_float = pairing::Float::none;
    pairing::Float second_float = pairing::Float::none;
    std::vector<Outcome> games{}; // of a micro-match, or board after board
    GameId first_game = no_game;  // the others follow it
    EntryId winner = no_entry;    // of a level knock-out match, decided otherwise (UA:V.3.1.2)
    std::string opening{};        // drawn for all its games (UA:V.9.5.2)
    // By game: what goes to the rating list instead, corrected too late to count (C04.2:4.3).
    std::vector<Outcome> rated{};
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

struct Round {
    std::vector<Pairing> pairings;
    std::vector<EntryId> absent;    // announced: not paired, no points
    std::vector<EntryId> half_byes; // of these, who was promised half a point (C04.1:3)
    std::vector<EntryId> full_byes; // or the points of a win (C04.1:4)
    std::uint32_t table_round = 0;  // round robin: the line of the table that was played
    std::map<EntryId, std::vector<EntryId>> line_ups; // team -> players by board
    std::map<EntryId, std::uint32_t> present;         // team -> players counted at the start
    friend bool operator==(const Round&, const Round&) = default;
};

// With which points somebody who was absent had announced it.
enum class RequestedBye : std::uint8_t { none, half, full };

RequestedBye bye_of(const Round& round, EntryId absent);

// What becomes of the results of somebody who left.
enum class Treatment : std::uint8_t { by_rulebook, losses, annulled };

struct Leaving {
    RoundNumber after_round = 0;
    bool excluded = false; // removed as a penalty (UA:V.17.10.5, FIDE:12.9.9)
    Treatment treatment = Treatment::by_rulebook;
    friend bool operator==(const Leaving&, const Leaving&) = default;
};

// What a fact taken back was about; `other`: the fact beside it says what is changed.
enum class Taken : std::uint8_t {
    other,
    entry,
    round,
    result,
    absence,
    level,
    stage,
    opening,
    forbidden
};

// Lots of one round from a seed of its own; the seed is empty until it is revealed.
struct RoundSeed {
    std::string commitment;
    std::string seed;
    std::string salt;
    std::string words;
    std::vector<std::string> voided; // commitments that were given up
    friend bool operator==(const RoundSeed&, const RoundSeed&) = default;
};

struct Lots {
    std::string commitment; // published before the draw
    std::string seed;
    std::string salt;
    std::string words;               // said by those present
    std::vector<EntryId> numbers;    // numbers[0] drew number 1
    std::optional<Trait> restricted; // those who share it drew numbers that meet early (PMR:239)
    friend bool operator==(const Lots&, const Lots&) = default;
};

// A seed as lots are drawn from it.
std::string with_words(const std::string& seed, const std::string& words);

// What entries announced, by round.
using Announced = std::map<EntryId, std::vector<RoundNumber>>;

bool is_announced(const Announced& announced, EntryId entry, RoundNumber round);

struct Stage {
    StageSettings settings;
    std::vector<EntryId> members;
    std::map<EntryId, Points> carried;
    Lots lots;
    std::map<RoundNumber, RoundSeed> round_seeds;
    std::vector<Lots> voided; // draws that no longer hold
    std::vector<Round> rounds;
    std::map<EntryId, Leaving> left;
    Announced absences;  // of rounds to come
    Announced half_byes; // of these, with half a point
    Announced full_byes; // or with the points of a win
    std::vector<Forbidden> forbidden;
    friend bool operator==(const Stage&, const Stage&) = default;
};

struct State {
    EventSettings settings;
    std::vector<Entry> entries;
    std::vector<Stage> stages;
    GameId last_game = no_game; // that was paired
    friend bool operator==(const State&, const State&) = default;
};

// A game by the numbers on the wall: stage, round, table, game or board, all from 1.
struct GameRef {
    StageNumber stage = 1;
    RoundNumber round = 1;
    std::uint32_t table = 1;
    std::uint32_t game = 1;
    friend bool operator==(const GameRef&, const GameRef&) = default;
};

// The seed from which the lots of a round come: its own, or that of the stage. Empty while a round
// that is to have its own has none.
std::string seed_of(const Stage& stage, RoundNumber round);

const Entry* find_entry(const State& state, EntryId id); // nullptr when there is none
const Stage* find_stage(const State& state, StageNumber number);
const Outcome* find_game(const State& state, const GameRef& ref);
GameId game_id(const State& state, const GameRef& ref); // of a game that exists
std::optional<GameRef> find_ref(const State& state, GameId id);
bool is_member(const Stage& stage, EntryId entry);
bool has_left(const Stage& stage, EntryId entry);
const std::string& name_of(const State& state, EntryId entry);
std::vector<EntryId> players_of(const State& state, EntryId team); // in board order, then reserves

// Whether another result goes to the rating list than the one that counts.
inline bool is_rated_otherwise(const Pairing& pairing, std::uint32_t game) {
    return game <= pairing.rated.size() && pairing.rated[game - 1].status != Status::open;
}

// Whether the first of a pairing has White in this game (from 1): games and boards alternate.
constexpr bool first_has_white(std::uint32_t game) {
    return game % 2 == 1;
}

} // namespace kodeks::tournament
