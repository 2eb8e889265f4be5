// What somebody asks of an event. handle() answers with facts or refuses with the articles it
// stands on; nothing changes until the facts are kept.
#pragma once

#include "base/result.hpp"
#include "tournament/event.hpp"

#include <variant>
#include <vector>

namespace kodeks::tournament {

struct Create {
    EventSettings settings;
};

struct AddStage {
    StageSettings settings;
};

struct ChooseTieBreaks {
    StageNumber stage = 1;
    std::vector<std::string> codes;
};

struct Enter {
    Person person;
    StageNumber stage = 1;
    bool is_team = false;
    EntryId team = no_entry; // a player of this team, on `board`
    std::uint32_t board = 0;
};

struct Replace {
    StageNumber stage = 1;
    EntryId entry;
    Person person;
};

struct CommitLots {
    StageNumber stage = 1;
    std::string commitment;
};

struct DrawLots {
    StageNumber stage = 1;
    std::string seed;
    std::string salt;
    // Round robin: those who share this get numbers that meet early (PMR:238, PMR:239).
    std::optional<Trait> restricted{};
};

struct VoidLots {
    StageNumber stage = 1;
};

// Takes over those who qualified in an earlier stage.
struct FillStage {
    StageNumber stage = 2;
};

struct Pair {
    StageNumber stage = 1;
    // Round robin with the daily lot: which line of the table is played; 0 = the next one.
    std::uint32_t table_round = 0;
};

struct SetLineUp {
    StageNumber stage = 1;
    RoundNumber round = 1;
    EntryId team;
    std::vector<EntryId> players;
    std::int32_t minutes_before = 0; // handed in so long before the round
};

struct RecordResult {
    GameRef game;
    Outcome outcome;
    std::string note;
};

struct CorrectResult {
    GameRef game;
    Outcome outcome;
    std::string reason;
};

// How many of a team are there when the round begins.
struct CountTeam {
    StageNumber stage = 1;
    RoundNumber round = 1;
    EntryId team;
    std::uint32_t present = 0;
};

// Somebody played where he had no right to.
struct DeclareWrongBoard {
    GameRef game;
    bool first_team = false; // of the pairing
    bool second_team = false;
};

struct Withdraw {
    StageNumber stage = 1;
    EntryId entry;
    bool excluded = false;
    Treatment treatment = Treatment::by_rulebook;
    std::string reason;
};

struct AnnounceAbsence {
    StageNumber stage = 1;
    EntryId entry;
    RoundNumber round = 1;
    std::string reason;
};

// Decides a level knock-out match; without a winner the lot decides.
struct DecideLevel {
    StageNumber stage = 1;
    RoundNumber round = 1;
    std::uint32_t table = 1;
    EntryId winner = no_entry;
    std::string how;
};

using Command =
    std::variant<Create, AddStage, ChooseTieBreaks, Enter, Replace, CommitLots, DrawLots, VoidLots,
                 FillStage, Pair, SetLineUp, RecordResult, CorrectResult, CountTeam,
                 DeclareWrongBoard, Withdraw, AnnounceAbsence, DecideLevel>;

using Decision = Ruled<std::vector<Event>>;

Decision handle(const State& state, const Command& command);

} // namespace kodeks::tournament
