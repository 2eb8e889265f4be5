// What is fixed before an event or a stage begins, and how its results are counted.
#pragma once

#include "base/strong.hpp"
#include "rulebook/tournament_rules.hpp"
#include "tournament/state/counting.hpp"

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

// What is played at the boards: the referee is opened with it (UA:V.2, RU:4.1, PMR:207).
// In the words of game scripts, so that a person can read and write them.
struct GameTerm {
    std::string name; // "control", "flags" ...
    std::string value;
    friend bool operator==(const GameTerm&, const GameTerm&) = default;
};

struct GameTerms {
    std::string variant;         // empty: results are only written down, no game is refereed
    std::vector<GameTerm> terms; // what is not named is as usual
    friend bool operator==(const GameTerms&, const GameTerms&) = default;
};

struct EventSettings {
    std::string name;
    std::string edition;
    std::int32_t year = 0;
    Character character = Character::individual;
    std::string age_group; // code; empty = open to all ages
    rulebook::Scale scale;
    Counting counting;
    GameTerms games;
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

// Nobody of these may meet another of them in rounds first..last.
struct Forbidden {
    std::vector<EntryId> entries;
    RoundNumber first_round = 1;
    RoundNumber last_round = UINT32_MAX;
    friend bool operator==(const Forbidden&, const Forbidden&) = default;
};

// Who comes from an earlier stage and with what.
struct Qualification {
    StageNumber stage = 0; // 0 = this stage takes direct entries
    std::uint32_t first_place = 1;
    std::uint32_t last_place = 0;
    bool carry_mutual = false; // points of the games among those who qualified come along
    friend bool operator==(const Qualification&, const Qualification&) = default;
};

// What a stage out of another one is for. Files of earlier programs do not say it; there a play-off
// is known by its members, who were all level where they came from.
enum class Purpose : std::uint8_t { unsaid, regular, play_off, match_for_first };

// What a result or a free round is worth otherwise than the scale says: by the regulations of the
// event or by a decision about one round. A bonus belongs to no game; below nothing it is a
// penalty.
enum class Worth : std::uint8_t {
    win,
    draw,
    loss,
    plus,
    minus,
    bye,
    half_bye,
    absence,
    bonus,
    full_bye
};

struct Award {
    Worth worth = Worth::bonus;
    RoundNumber round = 0;              // 0 = every round
    std::vector<EntryId> entries;       // none = everybody
    std::optional<Points> points;       // of a player; of a team those of its boards
    std::optional<Points> match_points; // of a team
    bool black = false;                 // of games with Black only
    friend bool operator==(const Award&, const Award&) = default;
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
    bool sudden = false;                        // a level match goes on to the first win (PMR:282a)
    std::optional<rulebook::TeamScore> primary; // of a team stage; else the book's
    std::vector<std::string> tie_breaks;        // codes in their order
    std::vector<std::string> tie_break_articles; // beside them, from the rulebook of that day
    std::vector<KeepApart> apart;
    bool accelerated = false;         // virtual points in the first half of the rounds (C04.7)
    std::string control;              // of the games of this stage; empty = that of the event
    std::vector<Forbidden> forbidden; // of an imported report of teams (260)
    std::vector<Award> awards;        // of two for the same the later one counts
    Qualification from;
    Purpose purpose = Purpose::unsaid;
    std::vector<std::string> report; // lines of the FIDE report it was imported from: what an event
                                     // has no place for
    friend bool operator==(const StageSettings&, const StageSettings&) = default;
};

} // namespace kodeks::tournament
