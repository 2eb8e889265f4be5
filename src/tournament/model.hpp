// An event as it stands: entries, stages, rounds, pairings, games. The state is what the events
// say (event.hpp) and nothing else; what is shown - tables, places, coefficients - is computed from
// it each time. Ids count from 1 in the order of entering and never change.
#pragma once

#include "base/strong.hpp"
#include "rulebook/tournament_rules.hpp"
#include "tournament/outcome.hpp"
#include "tournament/pairing/field.hpp"
#include "tournament/person.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kodeks::tournament {

using EntryId = Id<struct EntryTag>; // a player or a team; 0 = nobody
using StageNumber = std::uint32_t;   // from 1
using RoundNumber = std::uint32_t;   // from 1

constexpr EntryId no_entry{0};

// Who is ranked (PMR:7a, PMR:7b, PMR:7c).
enum class Character : std::uint8_t { individual, team, individual_team };

struct EventSettings {
    std::string name;
    std::string edition;
    std::int32_t year = 0;
    Character character = Character::individual;
    std::string age_group; // code; empty = open to all ages
    rulebook::Scale scale;
    friend bool operator==(const EventSettings&, const EventSettings&) = default;
};

enum class System : std::uint8_t { round_robin, swiss, knockout, scheveningen, match };

// Round robin, Scheveningen, match: who meets whom is known before round 1.
bool has_schedule(System system);

// When a match of two is over (UA:V.14.9).
enum class Goal : std::uint8_t { majority, points, wins };

// Entries that share this are kept apart as announced (PMR:237).
enum class Trait : std::uint8_t { federation, region, club, team };

struct KeepApart {
    Trait trait = Trait::club;
    bool hard = false;
    RoundNumber first_round = 1;
    RoundNumber last_round = UINT32_MAX;
    friend bool operator==(const KeepApart&, const KeepApart&) = default;
};

// Who comes from an earlier stage and with what.
struct Qualification {
    StageNumber stage = 0; // 0 = this stage takes direct entries
    std::uint32_t first_place = 1;
    std::uint32_t last_place = 0;
    bool carry_mutual = false; // points of the games among those who qualified come along
    friend bool operator==(const Qualification&, const Qualification&) = default;
};

struct StageSettings {
    std::string name;
    System system = System::round_robin;
    std::string swiss;      // which Swiss system, by its name (pairing/system.hpp)
    RoundNumber rounds = 0; // 0 = as many as the schedule has
    std::uint32_t cycles = 1;
    std::uint32_t games = 1;  // of a pairing: 2 to 4 make a micro-match
    std::uint32_t boards = 0; // 0 = individual; else a team stage with so many boards
    bool free_boards = false; // the board order may change from round to round
    bool all_places = false;  // knock-out: losers play on for their places
    Goal goal = Goal::majority;
    Points target;                              // points or wins of a match
    std::optional<rulebook::TeamScore> primary; // of a team stage; else the book's
    std::vector<std::string> tie_breaks;        // codes in their order
    std::vector<KeepApart> apart;
    Qualification from;
    friend bool operator==(const StageSettings&, const StageSettings&) = default;
};

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
    EntryId winner = no_entry;    // of a level knock-out match, decided otherwise (UA:V.3.1.2)
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

struct Round {
    std::vector<Pairing> pairings;
    std::vector<EntryId> absent;   // announced: not paired, no points
    std::uint32_t table_round = 0; // round robin: the line of the table that was played
    std::map<EntryId, std::vector<EntryId>> line_ups; // team -> players by board
    friend bool operator==(const Round&, const Round&) = default;
};

// What becomes of the results of somebody who left.
enum class Treatment : std::uint8_t { by_rulebook, losses, annulled };

struct Leaving {
    RoundNumber after_round = 0;
    bool excluded = false; // removed as a penalty (UA:V.17.10.5, FIDE:12.9.9)
    Treatment treatment = Treatment::by_rulebook;
    friend bool operator==(const Leaving&, const Leaving&) = default;
};

struct Lots {
    std::string commitment; // published before the draw
    std::string seed;
    std::string salt;
    std::vector<EntryId> numbers;    // numbers[0] drew number 1
    std::optional<Trait> restricted; // those who share it drew numbers that meet early (PMR:239)
    friend bool operator==(const Lots&, const Lots&) = default;
};

struct Stage {
    StageSettings settings;
    std::vector<EntryId> members;
    std::map<EntryId, Points> carried;
    Lots lots;
    std::vector<Round> rounds;
    std::map<EntryId, Leaving> left;
    std::map<EntryId, std::vector<RoundNumber>> absences; // announced for rounds to come
    friend bool operator==(const Stage&, const Stage&) = default;
};

struct State {
    EventSettings settings;
    std::vector<Entry> entries;
    std::vector<Stage> stages;
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

const rulebook::TournamentRules& rules_of(const State& state); // of a created event
const Entry* find_entry(const State& state, EntryId id);       // nullptr when there is none
const Stage* find_stage(const State& state, StageNumber number);
const Outcome* find_game(const State& state, const GameRef& ref);
bool is_member(const Stage& stage, EntryId entry);
bool has_left(const Stage& stage, EntryId entry);
const std::string& name_of(const State& state, EntryId entry);
std::vector<EntryId> players_of(const State& state, EntryId team); // in board order, then reserves

// Whether the first of a pairing has White in this game (from 1): games and boards alternate.
constexpr bool first_has_white(std::uint32_t game) {
    return game % 2 == 1;
}

} // namespace kodeks::tournament
