#include "correspondence/days/account.hpp"
#include "correspondence/world.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::correspondence {
namespace {

Day day(std::string_view text) {
    return *read_day(text);
}

// The worked examples of our readings (B4), the break from the 10th to the 25th.
TEST(Account, ChargesDaysOutsideBreaks) {
    ARTICLE("RU:5.4.3#1", "RU:5.4.3#2", "RU:5.4.3#3", "RU:5.4.3#4", "RU:5.4.4", "RU:5.3.1#1");
    const Break pause{games::Side::white, day("2002-10-10"), day("2002-10-25")};
    EXPECT_EQ(pause.length(), Days{16});

    struct Row {
        const char* received;
        const char* sent;
        int charged;
    };

    for (const Row& row : {Row{"2002-10-08", "2002-10-27", 3},
                           {"2002-10-08", "2002-10-20", 1},
                           {"2002-10-10", "2002-10-26", 1},
                           {"2002-10-12", "2002-10-24", 0},
                           {"2002-10-08", "2002-10-09", 1},
                           {"2002-10-09", "2002-10-10", 0},
                           {"2002-10-25", "2002-10-26", 1},
                           {"2002-10-26", "2002-10-26", 0}}) {
        EXPECT_EQ(days_charged(day(row.received), day(row.sent), {&pause, 1}), Days{row.charged})
            << row.received << " " << row.sent;
    }
}

// Days in the breaks of both players are free once, not twice.
TEST(Account, BreaksOfBothMayOverlap) {
    ARTICLE("RU:5.4.2#1");
    const Break both[] = {{games::Side::white, day("2002-10-10"), day("2002-10-20")},
                          {games::Side::black, day("2002-10-15"), day("2002-10-25")}};
    EXPECT_EQ(days_charged(day("2002-10-08"), day("2002-10-27"), both), Days{3});
}

TEST(Account, AllowsFiftyDaysForEveryTenMoves) {
    ARTICLE("RU:5.3.5", "RU:5.3.1#1");
    const Settings settings =
        usual_settings({rulebook::correspondence_rules("ru-code"), {}}, "russian", {}, {});
    const std::pair<int, int> rows[] = {{0, 50},   {1, 50},   {10, 50},  {11, 100},
                                        {20, 100}, {21, 150}, {100, 500}};
    for (const auto& [moves, days] : rows) {
        EXPECT_EQ(days_allowed(settings.allowance, moves), Days{days}) << moves;
    }
}

TEST(Day, ReadsOnlyDaysThatExist) {
    EXPECT_EQ(write_day(day("2004-02-29")), "2004-02-29");
    EXPECT_EQ(days_from(day("2003-12-31"), day("2004-03-01")), Days{61});
    for (const char* const text :
         {"", "2002-10-8", "2002-02-29", "2002-13-01", "2002-00-10", "1899-12-31", "2200-01-01",
          "2002-1--01", "2002/10/08", "08.10.2002", "2002-10-08 ", "-002-10-08", "2002--1-08"}) {
        EXPECT_FALSE(read_day(text)) << text;
    }
}

// Days from the last leap year of the last century to the first one without, 2100.
Day some_day() {
    return day("1999-12-31") + Days{*rc::gen::inRange(0, 366 * 105)};
}

std::vector<Break> some_breaks() {
    std::vector<Break> breaks;
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
        const Day first = some_day();
        breaks.push_back({games::Side::black, first, first + Days{*rc::gen::inRange(0, 400)}});
    }
    return breaks;
}

// No day is charged twice and none is lost: two answers on the way cost what one costs.
RC_GTEST_PROP(DayLaws, NoDayIsChargedTwice, ()) {
    const auto breaks = some_breaks();
    const Day a = some_day();
    const Day b = a + Days{*rc::gen::inRange(0, 500)};
    const Day c = b + Days{*rc::gen::inRange(0, 500)};
    RC_ASSERT(days_charged(a, c, breaks) ==
              days_charged(a, b, breaks) + days_charged(b, c, breaks));
    RC_ASSERT(days_charged(a, c, {}) == days_from(a, c));
}

// A break never charges: what it covers is free, and one more of them never makes a letter dearer.
RC_GTEST_PROP(DayLaws, BreaksNeverCharge, ()) {
    auto breaks = some_breaks();
    const Day a = some_day();
    const Day b = a + Days{*rc::gen::inRange(0, 500)};
    const Days before = days_charged(a, b, breaks);
    breaks.push_back({games::Side::white, some_day(), some_day()});
    RC_ASSERT(days_charged(a, b, breaks) <= before);
    breaks.push_back({games::Side::white, a, b});
    RC_ASSERT(days_charged(a, b, breaks) == Days{0});
}

// On the last day to answer the letter is still in time, on the day after it is not.
RC_GTEST_PROP(DayLaws, TheLastDayToAnswerIsTheLast, ()) {
    const auto breaks = some_breaks();
    const Day received = some_day();
    const Days left{*rc::gen::inRange(0, 200)};
    const auto last = last_day_to_answer(received, left, breaks);
    RC_ASSERT(last.has_value());
    RC_ASSERT(days_charged(received, *last, breaks) <= left);
    RC_ASSERT(days_charged(received, *last + Days{1}, breaks) > left);
    RC_ASSERT(last_day_to_answer(received, Days{-1}, breaks) == std::nullopt);
}

// Every day has its text, leap days too, and the text its day.
RC_GTEST_PROP(DayLaws, EveryDayIsReadBack, ()) {
    const Day one = some_day();
    RC_ASSERT(read_day(write_day(one)) == one);
    RC_ASSERT(days_from(one, month_after(one)) >= Days{28});
    RC_ASSERT(days_from(one, month_after(one)) <= Days{31});
}

TEST(DayLaws, AMonthAfterTheLastDayIsTheLastDay) {
    EXPECT_EQ(write_day(month_after(day("2004-01-31"))), "2004-02-29");
    EXPECT_EQ(write_day(month_after(day("2003-01-31"))), "2003-02-28");
    EXPECT_EQ(write_day(month_after(day("2003-12-20"))), "2004-01-20");
}

} // namespace
} // namespace kodeks::correspondence
