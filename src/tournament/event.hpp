// What happened, as facts. The list of these is the event; it is what a file or a store keeps.
// Nothing is overwritten: a correction is a new fact with its reason (RU:4.4#4).
#pragma once

#include "tournament/model.hpp"

#include <string>
#include <variant>
#include <vector>

namespace kodeks::tournament {

struct Created {
    EventSettings settings;
    friend bool operator==(const Created&, const Created&) = default;
};

struct StageAdded {
    StageSettings settings;
    friend bool operator==(const StageAdded&, const StageAdded&) = default;
};

struct TieBreaksChosen {
    StageNumber stage = 1;
    std::vector<std::string> codes;
    friend bool operator==(const TieBreaksChosen&, const TieBreaksChosen&) = default;
};

struct Entered {
    Entry entry;
    StageNumber stage = 1; // 0 = a team's player, who is in no stage himself
    friend bool operator==(const Entered&, const Entered&) = default;
};

// Somebody else takes over the number of an entry (RU:4.4#2).
struct Replaced {
    EntryId entry;
    Person person;
    friend bool operator==(const Replaced&, const Replaced&) = default;
};

struct LotsCommitted {
    StageNumber stage = 1;
    std::string commitment;
    friend bool operator==(const LotsCommitted&, const LotsCommitted&) = default;
};

struct LotsDrawn {
    StageNumber stage = 1;
    std::string seed;
    std::string salt;
    std::vector<EntryId> numbers;
    std::optional<Trait> restricted{};
    friend bool operator==(const LotsDrawn&, const LotsDrawn&) = default;
};

// The numbers no longer hold and are to be drawn again (RU:4.4#3).
struct LotsVoided {
    StageNumber stage = 1;
    friend bool operator==(const LotsVoided&, const LotsVoided&) = default;
};

struct StageFilled {
    StageNumber stage = 2;
    std::vector<EntryId> members;
    std::vector<Points> carried; // in the order of members; empty = nothing comes along
    friend bool operator==(const StageFilled&, const StageFilled&) = default;
};

struct RoundPaired {
    StageNumber stage = 1;
    RoundNumber round = 1;
    std::uint32_t table_round = 0;
    std::vector<Pairing> pairings;
    std::vector<EntryId> absent;
    friend bool operator==(const RoundPaired&, const RoundPaired&) = default;
};

struct LineUpSet {
    StageNumber stage = 1;
    RoundNumber round = 1;
    EntryId team;
    std::vector<EntryId> players; // by board; nobody = the board stays empty
    friend bool operator==(const LineUpSet&, const LineUpSet&) = default;
};

struct ResultRecorded {
    GameRef game;
    Outcome outcome;
    std::string note; // why, when it did not come from the board
    friend bool operator==(const ResultRecorded&, const ResultRecorded&) = default;
};

struct ResultCorrected {
    GameRef game;
    Outcome before;
    Outcome outcome;
    std::string reason;
    friend bool operator==(const ResultCorrected&, const ResultCorrected&) = default;
};

struct Withdrawn {
    StageNumber stage = 1;
    EntryId entry;
    Leaving leaving;
    std::string reason;
    friend bool operator==(const Withdrawn&, const Withdrawn&) = default;
};

struct AbsenceAnnounced {
    StageNumber stage = 1;
    EntryId entry;
    RoundNumber round = 1;
    std::string reason; // also exclusion from a round as a penalty (PMR:146h, FIDE:12.9.8)
    friend bool operator==(const AbsenceAnnounced&, const AbsenceAnnounced&) = default;
};

// A level knock-out match decided by other means: an extra game, higher boards, a lot.
struct LevelDecided {
    StageNumber stage = 1;
    RoundNumber round = 1;
    std::uint32_t table = 1;
    EntryId winner;
    std::string how;
    friend bool operator==(const LevelDecided&, const LevelDecided&) = default;
};

using Event =
    std::variant<Created, StageAdded, TieBreaksChosen, Entered, Replaced, LotsCommitted, LotsDrawn,
                 LotsVoided, StageFilled, RoundPaired, LineUpSet, ResultRecorded, ResultCorrected,
                 Withdrawn, AbsenceAnnounced, LevelDecided>;

// The state after one more fact. Facts come from handle() or from a checked file; one that does
// not fit its state is a bug.
State apply(State state, const Event& event);
State replay(const std::vector<Event>& events);

// Whether a fact fits the state: every entry, stage, round and game it names exists. For readers of
// files; nothing when it fits.
std::optional<Message> defect_of(const State& state, const Event& event);

} // namespace kodeks::tournament
