// What is done with the clock and said of it.
#pragma once

#include "base/strong.hpp"
#include "games/side.hpp"

#include <optional>

namespace kodeks::referee {

using games::Side;

struct Press {};

struct StopClock {
    bool declares_draw = false; // he is winning, but for time, and settles for a draw
};

struct Remind {}; // "your clock is running"

struct Look {}; // the referee looks at the clocks: flags and latecomers

struct NoticeFlag {}; // somebody points at a fallen flag

struct DoubtFlag {}; // a player says that his flag does not work

struct PressFailed { // a player's press has not switched the clock
    Side side = Side::white;
};

struct FaultyClock { // replaced; `amount` is what a player's reading was wrong by, if known
    Side side = Side::white;
    std::optional<Milliseconds> amount{};
};

struct Pause {};

struct Resume {
    std::optional<Side> running{}; // empty: whoever ran before
};

struct CorrectClock {
    Side side = Side::white;
    Milliseconds amount{0};
};

struct GiveTime { // after a disturbance from outside
    Side side = Side::white;
    Milliseconds amount{0};
};

} // namespace kodeks::referee
