#include "referee/seat/deadline.hpp"
#include "referee/table.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using test::Table;

std::optional<Deadline> deadline_of(const Table& table) {
    const Settings& settings = table.state().settings;
    return next_deadline(table.state(), *find_rules(settings.edition, settings.variant));
}

Deadline at(Milliseconds time, Due due, Side side) {
    return {Instant{time.value}, due, side};
}

struct Book {
    std::string_view edition;
    std::string_view variant;
};

constexpr Book books[] = {{"fide2023", "chess"},
                          {"pmr2018", "chess"},
                          {"ua2026", "russian"},
                          {"ru-code", "international"},
                          {"frisian2011", "frisian"}};

TEST(NextDeadline, IsWhenTheRunningTimeIsUsedUp) {
    for (const Book& book : books) {
        Table table(book.edition, book.variant, {.control = clock::whole_game(minutes(10))});
        EXPECT_EQ(deadline_of(table), std::nullopt) << book.edition; // nothing runs yet
        table.begin();
        EXPECT_EQ(deadline_of(table), at(minutes(10), Due::time_out, Side::white)) << book.edition;
        table.wait(minutes(4));
        table.act(Actor::arbiter, Pause{});
        EXPECT_EQ(deadline_of(table), std::nullopt) << book.edition;
        table.wait(minutes(1));
        table.act(Actor::arbiter, Resume{});
        EXPECT_EQ(deadline_of(table), at(minutes(11), Due::time_out, Side::white)) << book.edition;
    }
}

// A delay passes before the time runs; what has passed of it is counted.
TEST(NextDeadline, KnowsTheDelay) {
    Table table("fide2023", "chess",
                {.control = clock::whole_game(minutes(5), clock::Extra::delay, seconds(3))});
    table.begin();
    EXPECT_EQ(deadline_of(table), at(minutes(5) + seconds(3), Due::time_out, Side::white));
}

// A flag falls at the deadline and not a millisecond before it.
TEST(NextDeadline, IsExactlyWhenTheFlagFalls) {
    for (const Book& book : books) {
        Table table(book.edition, book.variant, {.control = clock::whole_game(minutes(3))});
        table.begin();
        const Instant when = deadline_of(table)->at;
        table.wait(Milliseconds{when.value - 1});
        table.act(Actor::program, Look{});
        EXPECT_FALSE(clock::reading(table.state().clock, Side::white, {when.value - 1}).flag);
        EXPECT_TRUE(clock::reading(table.state().clock, Side::white, when).flag) << book.edition;
    }
}

TEST(NextDeadline, IsWhenTheDefaultTimeIsOver) {
    ARTICLE("FIDE:6.7.1");
    Table table("fide2023", "chess", {.default_time = minutes(30)});
    table.act(Actor::arbiter, Arrive{Side::white});
    table.act(Actor::arbiter, Begin{});
    const Deadline late = at(minutes(30) + Milliseconds{1}, Due::default_time, Side::black);
    EXPECT_EQ(deadline_of(table), late);
    table.wait(Milliseconds{late.at.value});
    EXPECT_EQ(table.act(Actor::program, Look{}), "late black +1800s [FIDE:6.7.1]; +/-");
    EXPECT_EQ(deadline_of(table), std::nullopt);
}

// Twenty minutes of the session are paid for, and sealing in them takes nothing more.
TEST(NextDeadline, KnowsTheTimeThatWasPaidForByAdjourningEarly) {
    ARTICLE("FIDE:G.I.1.2", "FIDE:6.9");
    Table table("fide2023", "chess", {.control = clock::whole_game(minutes(90))});
    table.begin();
    table.wait(minutes(10));
    table.act(Actor::white, Adjourn{AdjournCause::request, minutes(20)});
    EXPECT_EQ(deadline_of(table), at(minutes(90), Due::time_out, Side::white));
    table.wait(minutes(80) - Milliseconds{1});
    EXPECT_EQ(table.act(Actor::program, Look{}), "");
    table.wait(Milliseconds{1});
    EXPECT_EQ(table.act(Actor::program, Look{}),
              "winnable_unknown white 0 [FIDE:6.9]; asked: opponent_can_win|opponent_cannot_win");
    Table broke("fide2023", "chess", {.control = clock::whole_game(minutes(90))});
    broke.begin();
    broke.wait(minutes(10)); // he has not got what he takes onto his clock
    broke.act(Actor::white, Adjourn{AdjournCause::request, minutes(95)});
    EXPECT_TRUE(broke.act(Actor::program, Look{}).starts_with("winnable_unknown white 0"));
}

TEST(NextDeadline, WarnsABlindPlayer) {
    ARTICLE("UA:V.13.12");
    Table table("ua2026", "russian", {.control = clock::whole_game(minutes(45))});
    table.need(Side::white, {.blind = true});
    table.begin();
    EXPECT_EQ(deadline_of(table), at(minutes(35), Due::time_warning, Side::white));
    table.wait(minutes(35));
    EXPECT_EQ(table.act(Actor::program, Look{}), "time_warning white +600s [UA:V.13.12]");
    EXPECT_EQ(deadline_of(table), at(minutes(45), Due::time_out, Side::white)); // once
}

} // namespace

} // namespace kodeks::referee
