// What happened, as facts. The list of these is the event; it is what a file or a store keeps.
// Nothing is overwritten: a correction is a new fact with its reason (RU:4.4#4).
#pragma once

#include "base/one_of.hpp"
#include "tournament/state/opening_table.hpp"
#include "tournament/state/state.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tournament {

struct Created {
    static constexpr std::string_view word = "created";
    EventSettings settings;
    friend bool operator==(const Created&, const Created&) = default;
};

struct StageAdded {
    static constexpr std::string_view word = "stage-added";
    StageSettings settings;
    friend bool operator==(const StageAdded&, const StageAdded&) = default;
};

struct TieBreaksChosen {
    static constexpr std::string_view word = "tie-breaks-chosen";
    StageNumber stage = 1;
    std::vector<std::string> codes;
    std::vector<std::string> articles; // beside the codes
    friend bool operator==(const TieBreaksChosen&, const TieBreaksChosen&) = default;
};

struct Entered {
    static constexpr std::string_view word = "entered";
    Entry entry;
    StageNumber stage = 1; // 0 = a team's player, who is in no stage himself
    friend bool operator==(const Entered&, const Entered&) = default;
};

// Somebody else takes over the number of an entry (RU:4.4#2).
struct Replaced {
    static constexpr std::string_view word = "replaced";
    StageNumber stage = 1; // where it was asked for
    EntryId entry;
    Person person;
    friend bool operator==(const Replaced&, const Replaced&) = default;
};

struct LotsCommitted {
    static constexpr std::string_view word = "lots-committed";
    StageNumber stage = 1;
    std::string commitment;
    friend bool operator==(const LotsCommitted&, const LotsCommitted&) = default;
};

struct LotsDrawn {
    static constexpr std::string_view word = "lots-drawn";
    StageNumber stage = 1;
    std::string seed;
    std::string salt;
    std::vector<EntryId> numbers;
    std::optional<Trait> restricted{};
    std::string words{}; // said by those present; they belong to the seed
    friend bool operator==(const LotsDrawn&, const LotsDrawn&) = default;
};

// The numbers no longer hold and are to be drawn again (RU:4.4#3).
struct LotsVoided {
    static constexpr std::string_view word = "lots-voided";
    StageNumber stage = 1;
    std::string reason{};
    RoundNumber round = 0; // only the commitment of this round
    friend bool operator==(const LotsVoided&, const LotsVoided&) = default;
};

// Published before anybody can know what the lots of a round will be.
struct RoundSeedCommitted {
    static constexpr std::string_view word = "round-seed-committed";
    StageNumber stage = 1;
    RoundNumber round = 1;
    std::string commitment;
    friend bool operator==(const RoundSeedCommitted&, const RoundSeedCommitted&) = default;
};

struct RoundSeedRevealed {
    static constexpr std::string_view word = "round-seed-revealed";
    StageNumber stage = 1;
    RoundNumber round = 1;
    std::string seed;
    std::string salt;
    std::string words;
    friend bool operator==(const RoundSeedRevealed&, const RoundSeedRevealed&) = default;
};

struct StageFilled {
    static constexpr std::string_view word = "stage-filled";
    StageNumber stage = 2;
    std::vector<EntryId> members;
    std::vector<Points> carried; // in the order of members; empty = nothing comes along
    std::string by_hand{};       // why the members were named; empty = places said who
    friend bool operator==(const StageFilled&, const StageFilled&) = default;
};

struct RoundPaired {
    static constexpr std::string_view word = "round-paired";
    StageNumber stage = 1;
    RoundNumber round = 1;
    std::uint32_t table_round = 0;
    std::vector<Pairing> pairings;
    std::vector<EntryId> absent;
    std::vector<EntryId> half_byes{}; // of the absent, who gets half a point
    std::string by_hand{};            // why it was not made by the system; empty = it was
    bool daily = false;               // the lot chose the line of the table
    std::vector<EntryId> full_byes{}; // of the absent, who gets the points of a win
    friend bool operator==(const RoundPaired&, const RoundPaired&) = default;
};

struct LineUpSet {
    static constexpr std::string_view word = "line-up-set";
    StageNumber stage = 1;
    RoundNumber round = 1;
    EntryId team;
    std::vector<EntryId> players;    // by board; nobody = the board stays empty
    std::int32_t minutes_before = 0; // handed in so long before the round
    friend bool operator==(const LineUpSet&, const LineUpSet&) = default;
};

struct ResultRecorded {
    static constexpr std::string_view word = "result-recorded";
    GameRef game;
    Outcome outcome;
    std::string note;          // why, when it did not come from the board
    GameId refereed = no_game; // the record of this game ended so
    friend bool operator==(const ResultRecorded&, const ResultRecorded&) = default;
};

struct ResultCorrected {
    static constexpr std::string_view word = "result-corrected";
    GameRef game;
    Outcome before;
    Outcome outcome;
    std::string reason;
    bool rating_only = false; // what counts in the event stays as it is
    friend bool operator==(const ResultCorrected&, const ResultCorrected&) = default;
};

// How many of a team were there when the round began.
struct TeamCounted {
    static constexpr std::string_view word = "team-counted";
    StageNumber stage = 1;
    RoundNumber round = 1;
    EntryId team;
    std::uint32_t present = 0;
    friend bool operator==(const TeamCounted&, const TeamCounted&) = default;
};

// Somebody played where he had no right to; the result follows.
struct WrongBoardDeclared {
    static constexpr std::string_view word = "wrong-board-declared";
    GameRef game;
    bool first_team = false; // of the pairing
    bool second_team = false;
    friend bool operator==(const WrongBoardDeclared&, const WrongBoardDeclared&) = default;
};

struct Withdrawn {
    static constexpr std::string_view word = "withdrawn";
    StageNumber stage = 1;
    EntryId entry;
    Leaving leaving;
    std::string reason;
    friend bool operator==(const Withdrawn&, const Withdrawn&) = default;
};

struct AbsenceAnnounced {
    static constexpr std::string_view word = "absence-announced";
    StageNumber stage = 1;
    EntryId entry;
    RoundNumber round = 1;
    std::string reason; // also exclusion from a round as a penalty (PMR:146h, FIDE:12.9.8)
    bool half = false;  // half a point is promised
    bool full = false;  // the points of a win are
    friend bool operator==(const AbsenceAnnounced&, const AbsenceAnnounced&) = default;
};

// These are kept from meeting, whatever the system would do.
struct PairsForbidden {
    static constexpr std::string_view word = "pairs-forbidden";
    StageNumber stage = 1;
    Forbidden pairs;
    std::string reason;
    friend bool operator==(const PairsForbidden&, const PairsForbidden&) = default;
};

// A level knock-out match decided by other means: an extra game, higher boards, a lot.
struct LevelDecided {
    static constexpr std::string_view word = "level-decided";
    StageNumber stage = 1;
    RoundNumber round = 1;
    std::uint32_t table = 1;
    EntryId winner;
    std::string how;
    std::optional<std::uint32_t> lot{}; // decided by lot: what was drawn, 0 the first, 1 the second
    friend bool operator==(const LevelDecided&, const LevelDecided&) = default;
};

// The opening of all games of a pairing, drawn from a list of so many.
struct OpeningDrawn {
    static constexpr std::string_view word = "opening-drawn";
    StageNumber stage = 1;
    RoundNumber round = 1;
    std::uint32_t table = 1;
    std::vector<std::string> openings;
    std::uint32_t chosen = 0; // of the list, from 0
    std::string words;
    OpeningTable from{};
    std::string day{}; // of the draw, when the table has a term
    friend bool operator==(const OpeningDrawn&, const OpeningDrawn&) = default;
};

// The same person, written down anew.
struct PersonCorrected {
    static constexpr std::string_view word = "person-corrected";
    EntryId entry;
    Person person;
    std::string reason;
    friend bool operator==(const PersonCorrected&, const PersonCorrected&) = default;
};

// Somebody who had left takes part again; the rounds of a Swiss he missed are absences.
struct Returned {
    static constexpr std::string_view word = "returned";
    StageNumber stage = 1;
    EntryId entry;
    std::vector<RoundNumber> missed;
    std::string reason;
    friend bool operator==(const Returned&, const Returned&) = default;
};

// An earlier fact is taken back; both stay in the record.
struct TakenBack {
    static constexpr std::string_view word = "taken-back";
    std::uint32_t fact = 0; // its number in the event
    Taken what = Taken::other;
    StageNumber stage = 1;
    RoundNumber round = 0;
    EntryId entry = no_entry;
    GameRef game;
    Outcome outcome;
    std::string reason;
    friend bool operator==(const TakenBack&, const TakenBack&) = default;
};

struct Event : OneOf<Created, StageAdded, TieBreaksChosen, Entered, Replaced, LotsCommitted,
                     LotsDrawn, LotsVoided, StageFilled, RoundPaired, LineUpSet, ResultRecorded,
                     ResultCorrected, Withdrawn, AbsenceAnnounced, LevelDecided, TeamCounted,
                     WrongBoardDeclared, RoundSeedCommitted, RoundSeedRevealed, OpeningDrawn,
                     PersonCorrected, Returned, TakenBack, PairsForbidden> {
    using OneOf::OneOf;
};

// Folds one more fact into the state, without looking at rule data. Facts come from decide() or
// from a checked file; one that does not fit its state is a bug.
void apply(State& state, const Event& event);

} // namespace kodeks::tournament
