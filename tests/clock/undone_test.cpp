// Moves that are taken back take with them what they had brought to the clock (FIDE:7.1).
#include "clock/control_text.hpp"
#include "clock/undone.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::clock {

namespace {

constexpr Instant at_second(std::int64_t value) {
    return {value * 1000};
}

// Each side completes so many moves, ten seconds each.
Clock after_moves(std::string_view control, int moves) {
    Clock clock(*parse_control(control), *parse_control(control));
    clock = started(clock, Side::white, {0});
    for (int i = 0; i < 2 * moves; ++i) {
        clock = pressed(clock, at_second(10 * (i + 1)));
    }
    return clock;
}

Clock back_to(Clock clock, std::int32_t moves) {
    const Undone what = undone(clock.of(Side::white), moves);
    return with_moves(rewound(clock, Side::white, what), Side::white, moves);
}

TEST(Undone, AnIncrementGoesWithItsMove) {
    const Clock clock = back_to(after_moves("600+5", 3), 1);
    EXPECT_EQ(clock.of(Side::white).account.remaining(), seconds(600 - 30 + 5));
    EXPECT_EQ(clock.of(Side::white).moves, 1);
}

TEST(Undone, APeriodGoesWithItsControlMove) {
    ARTICLE("FIDE:7.1", "RU:3.12.7");
    const Clock passed = after_moves("2/600+5:1800+30", 3);
    EXPECT_EQ(passed.of(Side::white).account.remaining(), seconds(600 - 30 + 10 + 1800 + 30));
    const Clock before = back_to(passed, 1);
    EXPECT_EQ(before.of(Side::white).account.remaining(), seconds(600 - 30 + 5));
    EXPECT_EQ(before.of(Side::white).period, 0);
    EXPECT_EQ(before.of(Side::white).control_at, 2);
    const Clock behind = back_to(passed, 2);
    EXPECT_EQ(behind.of(Side::white).account.remaining(), seconds(600 - 30 + 10 + 1800));
    EXPECT_EQ(behind.of(Side::white).period, 1);
}

TEST(Undone, ARepeatedPeriodGoesBackOneByOne) {
    Period repeated{.moves = 2, .time = minutes(10), .repeats = true};
    TimeControl control;
    control.periods.push_back({.moves = 2, .time = minutes(5)});
    control.periods.push_back(repeated);
    Clock clock(control, control);
    clock = started(clock, Side::white, {0});
    for (int i = 0; i < 8; ++i) {
        clock = pressed(clock, at_second(i + 1));
    }
    EXPECT_EQ(clock.of(Side::white).control_at, 6);
    const Clock once = back_to(clock, 3);
    EXPECT_EQ(once.of(Side::white).control_at, 4);
    EXPECT_EQ(once.of(Side::white).period, 1);
    EXPECT_EQ(once.of(Side::white).account.base, minutes(15));
    const Clock twice = back_to(clock, 1);
    EXPECT_EQ(twice.of(Side::white).control_at, 2);
    EXPECT_EQ(twice.of(Side::white).period, 0);
    EXPECT_EQ(twice.of(Side::white).account.base, minutes(5));
}

TEST(Undone, AMoveThatWasNotPressedBroughtNothing) {
    const Clock clock = after_moves("600+5", 2);
    const std::int32_t unpressed[] = {2};
    EXPECT_EQ(undone(clock.of(Side::white), 1, unpressed).extra, seconds(0));
    EXPECT_EQ(undone(clock.of(Side::white), 0, unpressed).extra, seconds(5));
}

TEST(Undone, InBronsteinModeTheLastMoveGivesBackWhatItGot) {
    Clock clock = after_moves("600b15", 1);
    clock = pressed(clock, at_second(40)); // White thought for twenty seconds, fifteen came back
    EXPECT_EQ(clock.of(Side::white).account.extra, seconds(25));
    EXPECT_EQ(undone(clock.of(Side::white), 1).extra, seconds(15));
}

} // namespace

} // namespace kodeks::clock
