#include "clock/clock.hpp"
#include "clock/control_text.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::clock {
namespace {

TimeControl control(std::string_view text) {
    return parse_control(text).value();
}

Clock clock_of(std::string_view text) {
    return Clock(control(text), control(text));
}

constexpr Instant at(std::int64_t second) {
    return {second * 1000};
}

// Plays moves, each with the given seconds, White first; the game starts at zero.
struct Game {
    Clock clock;
    Instant now{0};

    explicit Game(std::string_view text) : clock(clock_of(text)) {
        clock = started(clock, Side::white, now);
    }

    Game& moves(std::initializer_list<int> seconds_each) {
        for (const int used : seconds_each) {
            now += Instant{used * 1000};
            clock = pressed(clock, now);
        }
        return *this;
    }

    Milliseconds left(Side side) const { return reading(clock, side, now).remaining; }
};

TEST(Clock, RunsForOneSideAtATime) {
    ARTICLE("UA:V.7.1", "UA:V.7.1.2", "UA:V.7.1.3", "FIDE:6.1");
    Game game("300");
    game.moves({10, 20, 5});
    EXPECT_EQ(game.left(Side::white), seconds(285));
    EXPECT_EQ(game.left(Side::black), seconds(280));
    const Reading white = reading(game.clock, Side::white, at(100));
    const Reading black = reading(game.clock, Side::black, at(100));
    EXPECT_EQ(white, (Reading{seconds(285), false, false, 0}));
    EXPECT_EQ(black, (Reading{seconds(215), true, false, 0}));
    game.clock = paused(game.clock, at(100));
    EXPECT_EQ(reading(game.clock, Side::black, at(900)).remaining, seconds(215));
}

TEST(Clock, AddsTheIncrementAfterOrBeforeTheMove) {
    Game after("60+5");
    EXPECT_EQ(after.left(Side::white), seconds(60));
    after.moves({10});
    EXPECT_EQ(after.left(Side::white), seconds(55));
    EXPECT_EQ(after.left(Side::black), seconds(60));
    Game before("60~5");
    EXPECT_EQ(before.left(Side::white), seconds(65));
    before.moves({10});
    EXPECT_EQ(before.left(Side::white), seconds(55));
    EXPECT_EQ(before.left(Side::black), seconds(65));
    // A pause in the middle of the move does not bring the increment again.
    before.clock = paused(before.clock, before.now);
    before.clock = started(before.clock, Side::black, before.now);
    EXPECT_EQ(before.left(Side::black), seconds(65));
}

TEST(Clock, DelaysOrGivesBack) {
    ARTICLE("FIDE:6.3.2");
    Game delay("60d5");
    delay.moves({4});
    EXPECT_EQ(delay.left(Side::white), seconds(60)) << "pressed before the delay has run out";
    delay.moves({7});
    EXPECT_EQ(delay.left(Side::black), seconds(58));
    Game bronstein("60b5");
    bronstein.moves({4, 7});
    EXPECT_EQ(bronstein.left(Side::white), seconds(60));
    EXPECT_EQ(bronstein.left(Side::black), seconds(58));
}

TEST(Clock, GrantsTheNextPeriodWithTheControlMove) {
    ARTICLE("UA:V.8.1", "FIDE:6.3.2");
    Game game("2/60:1/30*");
    game.moves({10, 10});
    EXPECT_EQ(reading(game.clock, Side::white, game.now).moves_to_control, 1);
    game.moves({20});
    EXPECT_EQ(game.left(Side::white), seconds(30 + 30)) << "time saved is kept";
    EXPECT_EQ(reading(game.clock, Side::white, game.now).moves_to_control, 1);
    game.moves({10, 15});
    EXPECT_EQ(game.left(Side::white), seconds(60 - 15 + 30)) << "the last period repeats";
}

TEST(Clock, CanAddTheNextPeriodByTimeAndThenTheMovesCount) {
    ARTICLE("FIDE:6.4");
    TimeControl by_time = control("2/60:30");
    by_time.next_period = NextPeriod::when_time_is_out;
    Clock made = started(Clock(by_time, by_time), Side::white, at(0));
    made = pressed(pressed(pressed(made, at(10)), at(10)), at(20));
    made = pressed(made, at(20));
    made = advanced(made, at(70)); // White's minute is over, but both moves are made
    EXPECT_EQ(reading(made, Side::white, at(70)), (Reading{seconds(20), true, false, 0}));
    const Clock late = advanced(started(Clock(by_time, by_time), Side::white, at(0)), at(70));
    EXPECT_EQ(late.of(Side::white).flag, at(60));
    EXPECT_EQ(reading(late, Side::white, at(70)).remaining, seconds(20));
}

TEST(Clock, DropsTheFlagToTheMillisecondAndAddsNothingAfterIt) {
    ARTICLE("UA:V.7.10", "UA:V.8.2", "FIDE:6.1.1");
    Clock clock = started(clock_of("10+5"), Side::white, at(0));
    EXPECT_FALSE(reading(clock, Side::white, Instant{9999}).flag);
    EXPECT_TRUE(reading(clock, Side::white, Instant{10000}).flag);
    clock = pressed(clock, Instant{12500});
    EXPECT_EQ(clock.of(Side::white).flag, Instant{10000});
    EXPECT_EQ(clock.of(Side::white).account.remaining(), Milliseconds{-2500});
    EXPECT_EQ(first_flag(clock), Side::white);
    clock = pressed(clock, Instant{30000});
    EXPECT_EQ(first_flag(clock), Side::white) << "both are down, White's fell first";
    EXPECT_EQ(first_flag(clock_of("10")), std::nullopt);
}

TEST(Clock, RunsJapaneseAndCanadianOvertime) {
    Game japanese("10;2x5");
    japanese.moves({12, 0, 4, 0});
    EXPECT_EQ(japanese.left(Side::white), seconds(5)) << "a move within a portion renews it";
    EXPECT_EQ(japanese.clock.of(Side::white).overtime_left, 1);
    japanese.moves({7, 0});
    EXPECT_EQ(japanese.clock.of(Side::white).overtime_left, 0) << "one portion is gone";
    EXPECT_EQ(japanese.left(Side::white), seconds(5));
    japanese.moves({5});
    EXPECT_TRUE(japanese.clock.of(Side::white).flag.has_value());

    Game canadian("10;2/20");
    canadian.moves({15, 0, 10, 0});
    EXPECT_EQ(canadian.left(Side::white), seconds(20)) << "two moves made, a new portion";
    canadian.moves({12, 0, 8});
    EXPECT_TRUE(canadian.clock.of(Side::white).flag.has_value());
}

TEST(Clock, TurnsAsAnHourglassOrGivesAFreshTimePerMove) {
    Game sand("*60");
    sand.moves({10, 25});
    EXPECT_EQ(sand.left(Side::white), seconds(75));
    EXPECT_EQ(sand.left(Side::black), seconds(45));
    Game per_move("=20");
    per_move.moves({15, 5});
    EXPECT_EQ(per_move.left(Side::white), seconds(20));
    EXPECT_EQ(per_move.left(Side::black), seconds(20));
    per_move.moves({20});
    EXPECT_TRUE(per_move.clock.of(Side::white).flag.has_value());
}

TEST(Clock, KeepsWhatAnArbiterCorrects) {
    ARTICLE("FIDE:6.10.2");
    Clock clock = started(clock_of("2/60:60"), Side::white, at(0));
    clock = corrected(clock, Side::black, minutes(2));
    EXPECT_EQ(reading(clock, Side::black, at(5)).remaining, seconds(180));
    EXPECT_EQ(clock.of(Side::black).account.corrections, minutes(2));
    clock = advanced(clock, at(61));
    EXPECT_TRUE(reading(clock, Side::white, at(61)).flag);
    clock = corrected(clock, Side::white, seconds(30));
    EXPECT_EQ(reading(clock, Side::white, at(61)), (Reading{seconds(29), true, false, 2}));
    clock = with_moves(clock, Side::white, 1);
    clock = pressed(clock, at(61));
    EXPECT_EQ(reading(clock, Side::white, at(61)).remaining, seconds(29 + 60));
    clock = switched_back(clock, at(70));
    EXPECT_EQ(clock.running, Side::white);
    EXPECT_EQ(reading(clock, Side::black, at(80)).remaining, seconds(171));
}

TEST(ClockDeathTest, RefusesTimeThatGoesBack) {
    const Clock clock = paused(started(clock_of("60"), Side::white, at(5)), at(9));
    EXPECT_DEATH(advanced(clock, at(8)), "kodeks bug");
    EXPECT_DEATH(pressed(clock, at(10)), "kodeks bug");
}

// What every clock keeps, whatever happens to it.
void check_laws(const Clock& clock) {
    for (const Half& half : clock.halves) {
        const Account& account = half.account;
        RC_ASSERT(account.base + account.extra + account.corrections - account.used ==
                  account.remaining());
        RC_ASSERT(account.used.value >= 0);
        RC_ASSERT(half.flag.has_value() || account.remaining().value >= 0);
    }
}

RC_GTEST_PROP(Clock, AccountsAddUpThroughAnything, ()) {
    const auto text =
        *rc::gen::element<std::string>("60+2", "60~2", "60d3", "60b3", "3/60:30+1", "2/20:2/10*",
                                       "20;3x5", "20;3/10", "*40", "=15");
    Clock clock = clock_of(text);
    Instant now{0};
    const auto steps = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 60000));
    for (const int step : steps) {
        now += Instant{step / 4};
        switch (clock.running ? step % 4 : 3) {
        case 0:
            clock = paused(clock, now);
            break;
        case 1:
            clock = switched_back(clock, now);
            break;
        case 2:
            clock = pressed(clock, now);
            break;
        default:
            clock = clock.running ? advanced(clock, now)
                                  : started(clock, step % 2 == 0 ? Side::white : Side::black, now);
        }
        check_laws(clock);
    }
}

RC_GTEST_PROP(Clock, BronsteinEqualsDelayAfterEveryMove, ()) {
    Game bronstein("600b5");
    Game delay("600d5");
    const auto moves = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 20));
    for (const int used : moves) {
        bronstein.moves({used});
        delay.moves({used});
        const bool down =
            bronstein.clock.of(Side::white).flag || bronstein.clock.of(Side::black).flag;
        if (down) {
            return;
        }
        RC_ASSERT(bronstein.left(Side::white) == delay.left(Side::white));
        RC_ASSERT(bronstein.left(Side::black) == delay.left(Side::black));
    }
}

} // namespace
} // namespace kodeks::clock
