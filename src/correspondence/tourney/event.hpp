// Facts of a tournament by letter. The state is nothing but its facts folded in order, and folding
// looks at no rule data. What happened in a game stands inside a fact of its own (InGame).
#pragma once

#include "base/one_of.hpp"
#include "correspondence/event/event.hpp"
#include "correspondence/tourney/acts.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::correspondence::tourney {

using GameEvent = correspondence::Event;

// What was decided, about whom, on which articles; its sentence is "byletter.ruling.<decision>".
struct Ruling {
    std::string decision{};
    std::optional<PlayerId> about{};
    std::vector<std::string> articles{};
    std::optional<std::int32_t> count{};
    std::optional<std::int32_t> limit{};
    std::optional<Day> day{};
    std::optional<GameId> game{};

    friend bool operator==(const Ruling&, const Ruling&) = default;
};

struct Created {
    static constexpr std::string_view word = "created";

    Box<Settings> settings{};

    friend bool operator==(const Created&, const Created&) = default;
};

// Everything as it was said; what is said in a game stands there.
struct Said {
    static constexpr std::string_view word = "said";

    Box<Command> command{};

    friend bool operator==(const Said&, const Said&) = default;
};

struct Appointed {
    static constexpr std::string_view word = "appointed";

    std::string arbiter{};
    std::string headman{};

    friend bool operator==(const Appointed&, const Appointed&) = default;
};

struct Entered {
    static constexpr std::string_view word = "entered";

    Box<Person> person{};

    friend bool operator==(const Entered&, const Entered&) = default;
};

struct Barred {
    static constexpr std::string_view word = "barred";

    std::string name{};
    Day until{};

    friend bool operator==(const Barred&, const Barred&) = default;
};

struct Started {
    static constexpr std::string_view word = "started";

    Day on{};

    friend bool operator==(const Started&, const Started&) = default;
};

// The games are numbered in the order of these facts.
struct Paired {
    static constexpr std::string_view word = "paired";

    PlayerId white{};
    PlayerId black{};

    friend bool operator==(const Paired&, const Paired&) = default;
};

struct InGame {
    static constexpr std::string_view word = "in-game";

    GameId game{};
    Box<GameEvent> fact{};

    friend bool operator==(const InGame&, const InGame&) = default;
};

struct BreakAnnounced {
    static constexpr std::string_view word = "break-announced";

    PlayerId player{};
    Day first{};
    Day last{};
    bool granted = false;

    friend bool operator==(const BreakAnnounced&, const BreakAnnounced&) = default;
};

struct Sanctioned {
    static constexpr std::string_view word = "sanctioned";

    PlayerId player{};
    SanctionKind kind = SanctionKind::remark;
    Office by = Office::headman;
    Day on{};
    std::optional<GameId> game{};

    friend bool operator==(const Sanctioned&, const Sanctioned&) = default;
};

struct PetitionDismissed {
    static constexpr std::string_view word = "petition-dismissed";

    PlayerId player{};
    Office by = Office::arbiter;

    friend bool operator==(const PetitionDismissed&, const PetitionDismissed&) = default;
};

struct Left {
    static constexpr std::string_view word = "left";

    PlayerId player{};
    Day on{};
    Results results = Results::keep;

    friend bool operator==(const Left&, const Left&) = default;
};

struct Excused {
    static constexpr std::string_view word = "excused";

    PlayerId player{};

    friend bool operator==(const Excused&, const Excused&) = default;
};

struct Banned {
    static constexpr std::string_view word = "banned";

    PlayerId player{};
    Day until{};

    friend bool operator==(const Banned&, const Banned&) = default;
};

struct Disputed {
    static constexpr std::string_view word = "disputed";

    GameId game{};
    PlayerId by{};
    Office to = Office::headman;
    Day on{};

    friend bool operator==(const Disputed&, const Disputed&) = default;
};

struct Resolved {
    static constexpr std::string_view word = "resolved";

    CaseId about{};
    Day on{};
    bool lifts = false;

    friend bool operator==(const Resolved&, const Resolved&) = default;
};

struct Appealed {
    static constexpr std::string_view word = "appealed";

    CaseId about{};
    Office to = Office::arbiter;
    Day on{};

    friend bool operator==(const Appealed&, const Appealed&) = default;
};

struct Informed {
    static constexpr std::string_view word = "informed";

    Day on{};
    bool final_results = false;
    std::vector<PlayerId> without{};

    friend bool operator==(const Informed&, const Informed&) = default;
};

struct ResultsReceived {
    static constexpr std::string_view word = "results-received";

    PlayerId player{};
    Day on{};

    friend bool operator==(const ResultsReceived&, const ResultsReceived&) = default;
};

// A player is to show his letters, or has shown them.
struct LettersDemanded {
    static constexpr std::string_view word = "letters-demanded";

    PlayerId player{};
    std::optional<Day> since{};

    friend bool operator==(const LettersDemanded&, const LettersDemanded&) = default;
};

struct StageChanged {
    static constexpr std::string_view word = "stage-changed";

    Stage stage = Stage::entering;
    Day on{};

    friend bool operator==(const StageChanged&, const StageChanged&) = default;
};

struct Reported {
    static constexpr std::string_view word = "reported";

    Office by = Office::arbiter;
    Day on{};

    friend bool operator==(const Reported&, const Reported&) = default;
};

struct Ruled {
    static constexpr std::string_view word = "ruling-given";

    Box<Ruling> ruling{};

    friend bool operator==(const Ruled&, const Ruled&) = default;
};

struct Event
    : OneOf<Created, Said, Appointed, Entered, Barred, Started, Paired, InGame, BreakAnnounced,
            Sanctioned, PetitionDismissed, Left, Excused, Banned, Disputed, Resolved, Appealed,
            Informed, ResultsReceived, LettersDemanded, StageChanged, Reported, Ruled> {
    using OneOf::OneOf;
};

} // namespace kodeks::correspondence::tourney
