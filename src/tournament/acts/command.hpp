// What somebody asks of an event. decide() answers with facts or refuses with the articles it
// stands on; nothing changes until the facts are kept.
#pragma once

#include "base/one_of.hpp"
#include "tournament/state/opening_table.hpp"
#include "tournament/state/state.hpp"

#include <string_view>
#include <vector>

namespace kodeks::tournament {

struct Create {
    static constexpr std::string_view word = "create";
    EventSettings settings;
};

struct AddStage {
    static constexpr std::string_view word = "add-stage";
    StageSettings settings;
};

struct ChooseTieBreaks {
    static constexpr std::string_view word = "choose-tie-breaks";
    StageNumber stage = 1;
    std::vector<std::string> codes;
};

struct Enter {
    static constexpr std::string_view word = "enter";
    Person person;
    StageNumber stage = 1;
    bool is_team = false;
    EntryId team = no_entry; // a player of this team, on `board`
    std::uint32_t board = 0;
};

// A name, rating or club that was written down wrongly; the same person stays.
struct CorrectPerson {
    static constexpr std::string_view word = "correct-person";
    EntryId entry;
    Person person;
    std::string reason;
};

struct Replace {
    static constexpr std::string_view word = "replace";
    StageNumber stage = 1;
    EntryId entry;
    Person person;
};

struct CommitLots {
    static constexpr std::string_view word = "commit-lots";
    StageNumber stage = 1;
    std::string commitment;
};

struct DrawLots {
    static constexpr std::string_view word = "draw-lots";
    StageNumber stage = 1;
    std::string seed;
    std::string salt;
    // Round robin: those who share this get numbers that meet early (PMR:238, PMR:239).
    std::optional<Trait> restricted{};
    std::string words{}; // said by those present; they belong to the seed (docs/draws.md)
};

// A draw that was announced by a commitment is given up only with a reason, and so is a commitment
// to which nobody has seed and salt. With a round: its own commitment, not yet revealed.
struct VoidLots {
    static constexpr std::string_view word = "void-lots";
    StageNumber stage = 1;
    std::string reason{};
    RoundNumber round = 0;
};

// Lots of a round from a seed of its own, which nobody knows before.
struct CommitRoundSeed {
    static constexpr std::string_view word = "commit-round-seed";
    StageNumber stage = 1;
    RoundNumber round = 1;
    std::string commitment;
};

struct RevealRoundSeed {
    static constexpr std::string_view word = "reveal-round-seed";
    StageNumber stage = 1;
    RoundNumber round = 1;
    std::string seed;
    std::string salt;
    std::string words{};
};

// Takes over those who qualified in an earlier stage.
struct FillStage {
    static constexpr std::string_view word = "fill-stage";
    StageNumber stage = 2;
    std::vector<EntryId> members{}; // named by the arbiter, with the reason; empty = by places
    std::string reason{};
};

struct Pair {
    static constexpr std::string_view word = "pair";
    StageNumber stage = 1;
    // Round robin with the daily lot: which line of the table is played; 0 = the next one.
    std::uint32_t table_round = 0;
    bool daily = false; // the lot says which line (UA:V.3.1.1.2)
};

// Opening moves or a starting position by lot, for all games of a pairing (UA:V.9.5.2, RU:3.19#3).
struct DrawOpening {
    static constexpr std::string_view word = "draw-opening";
    StageNumber stage = 1;
    RoundNumber round = 1;
    std::uint32_t table = 1;
    std::vector<std::string> openings; // of the table in force
    std::string words{};               // said at the board
    OpeningTable from{};               // what the openings stand in
    std::string day{};                 // of the draw, when the table has a term
};

struct HandPair {
    EntryId first;             // has White
    EntryId second = no_entry; // nobody: free, a plus in a Swiss
    friend bool operator==(const HandPair&, const HandPair&) = default;
};

// A round made by hand, with the reason: everybody present is paired, free or absent.
struct PairByHand {
    static constexpr std::string_view word = "pair-by-hand";
    StageNumber stage = 1;
    std::vector<HandPair> pairs;
    std::vector<EntryId> absent;
    std::vector<EntryId> half_byes; // of the absent
    std::string reason;
    std::vector<EntryId> full_byes{}; // of the absent
};

struct SetLineUp {
    static constexpr std::string_view word = "set-line-up";
    StageNumber stage = 1;
    RoundNumber round = 1;
    EntryId team;
    std::vector<EntryId> players;
    std::int32_t minutes_before = 0; // handed in so long before the round
};

struct RecordResult {
    static constexpr std::string_view word = "record-result";
    GameRef game;
    Outcome outcome;
    std::string note;
    bool refereed = false; // the end of the game that was refereed under its id
};

struct CorrectResult {
    static constexpr std::string_view word = "correct-result";
    GameRef game;
    Outcome outcome;
    std::string reason;
    bool rating_only = false; // it comes too late to count in the event (C04.2:4.3)
};

// How many of a team are there when the round begins.
struct CountTeam {
    static constexpr std::string_view word = "count-team";
    StageNumber stage = 1;
    RoundNumber round = 1;
    EntryId team;
    std::uint32_t present = 0;
};

// Somebody played where he had no right to.
struct DeclareWrongBoard {
    static constexpr std::string_view word = "declare-wrong-board";
    GameRef game;
    bool first_team = false; // of the pairing
    bool second_team = false;
};

struct Withdraw {
    static constexpr std::string_view word = "withdraw";
    StageNumber stage = 1;
    EntryId entry;
    bool excluded = false;
    Treatment treatment = Treatment::by_rulebook;
    std::string reason;
};

struct AnnounceAbsence {
    static constexpr std::string_view word = "announce-absence";
    StageNumber stage = 1;
    EntryId entry;
    RoundNumber round = 1;
    std::string reason;
    bool half = false; // a bye of half a point, where the system has them (C04.1:3)
    bool full = false; // or of a whole one (C04.1:4)
};

// Players who must not meet, by name and for a reason of their own.
struct ForbidPairs {
    static constexpr std::string_view word = "forbid-pairs";
    StageNumber stage = 1;
    Forbidden pairs;
    std::string reason;
};

// Somebody who had left takes part again.
struct Return {
    static constexpr std::string_view word = "return";
    StageNumber stage = 1;
    EntryId entry;
    std::string reason;
};

// Takes an earlier fact back, with the reason; the fact stays in the record.
struct TakeBack {
    static constexpr std::string_view word = "take-back";
    std::uint32_t fact = 0; // its number in the event
    Taken what = Taken::other;
    StageNumber stage = 1;
    RoundNumber round = 0;
    EntryId entry = no_entry;
    GameRef game;
    Outcome outcome; // a result taken back: what the game has again
    std::string reason;
};

// Decides a level knock-out match; without a winner the lot decides.
struct DecideLevel {
    static constexpr std::string_view word = "decide-level";
    StageNumber stage = 1;
    RoundNumber round = 1;
    std::uint32_t table = 1;
    EntryId winner = no_entry;
    std::string how;
};

struct Command
    : OneOf<Create, AddStage, ChooseTieBreaks, Enter, Replace, CommitLots, DrawLots, VoidLots,
            FillStage, Pair, PairByHand, SetLineUp, RecordResult, CorrectResult, CountTeam,
            DeclareWrongBoard, Withdraw, AnnounceAbsence, DecideLevel, CorrectPerson,
            CommitRoundSeed, RevealRoundSeed, DrawOpening, Return, TakeBack, ForbidPairs> {
    using OneOf::OneOf;
};

} // namespace kodeks::tournament
