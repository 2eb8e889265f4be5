// What is done with the clock and said of it.
#pragma once

#include "base/strong.hpp"
#include "games/side.hpp"
#include "referee/acts/declared.hpp"

#include <optional>
#include <string>

namespace kodeks::referee {

using games::Side;

struct Press {
    static constexpr Declared declared{"press", players, When::in_play, Duty::clock,
                                       Telling::by_its_facts};

    friend bool operator==(Press, Press) = default;
};

struct StopClock {
    static constexpr Declared declared{"stop-clock", players, When::before_the_end,
                                       Duty::adjournment, Telling::in_its_words};

    bool declares_draw = false; // he is winning, but for time, and settles for a draw

    friend bool operator==(const StopClock&, const StopClock&) = default;
};

// "your clock is running".
struct Remind {
    static constexpr Declared declared{"remind", anybody, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    friend bool operator==(Remind, Remind) = default;
};

// The referee looks at the clocks: flags and latecomers.
struct Look {
    static constexpr Declared declared{"look", watchers, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    friend bool operator==(Look, Look) = default;
};

// Somebody points at a fallen flag.
struct NoticeFlag {
    static constexpr Declared declared{"notice-flag", anybody, When::before_the_end, Duty::claiming,
                                       Telling::by_its_facts};

    friend bool operator==(NoticeFlag, NoticeFlag) = default;
};

// A player says that his flag does not work.
struct DoubtFlag {
    static constexpr Declared declared{"doubt-flag", players, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    friend bool operator==(DoubtFlag, DoubtFlag) = default;
};

// A player's press has not switched the clock.
struct PressFailed {
    static constexpr Declared declared{"press-failed", officials, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    Side side = Side::white;

    friend bool operator==(const PressFailed&, const PressFailed&) = default;
};

// Replaced; `amount` is what a player's reading was wrong by, if known.
struct FaultyClock {
    static constexpr Declared declared{"faulty-clock", officials, When::before_the_end, Duty::none,
                                       Telling::in_its_words};

    Side side = Side::white;
    std::optional<Milliseconds> amount{};

    friend bool operator==(const FaultyClock&, const FaultyClock&) = default;
};

struct Pause {
    static constexpr Declared declared{"pause", officials, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    friend bool operator==(Pause, Pause) = default;
};

struct Resume {
    static constexpr Declared declared{"resume", officials, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    std::optional<Side> running{}; // empty: whoever ran before

    friend bool operator==(const Resume&, const Resume&) = default;
};

struct CorrectClock {
    static constexpr Declared declared{"correct-clock", officials, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    Side side = Side::white;
    Milliseconds amount{0};
    std::string reason{}; // of an arbiter who decides otherwise than the book; then it is kept

    bool tells_all() const { return reason.empty(); }

    friend bool operator==(const CorrectClock&, const CorrectClock&) = default;
};

// After a disturbance from outside.
struct GiveTime {
    static constexpr Declared declared{"give-time", officials, When::before_the_end, Duty::none,
                                       Telling::by_its_facts};

    Side side = Side::white;
    Milliseconds amount{0};

    friend bool operator==(const GiveTime&, const GiveTime&) = default;
};

} // namespace kodeks::referee
