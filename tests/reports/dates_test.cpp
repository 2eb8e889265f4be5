// Days as the readers of a language write them, by the clock of the venue.
#include "reports/dates.hpp"

#include <gtest/gtest.h>

namespace kodeks::reports {
namespace {

TEST(ReportDates, StandAsTheReadersOfTheLanguageWriteThem) {
    EXPECT_EQ(shown_day("2026-05-01", Language::uk), "01.05.2026");
    EXPECT_EQ(shown_day("2026-05-01", Language::ru), "01.05.2026");
    EXPECT_EQ(shown_day("2026-05-01", Language::en), "2026-05-01");
    EXPECT_EQ(shown_day("2026-12-31 09:30", Language::uk), "31.12.2026 09:30");
    EXPECT_EQ(shown_day("2026-12-31T09:30", Language::uk), "31.12.2026 09:30");
    EXPECT_EQ(shown_day("2026-12-31T09:30", Language::en), "2026-12-31 09:30");
    EXPECT_EQ(shown_day("2026-12-31 at Two", Language::en), "2026-12-31 at Two");
}

TEST(ReportDates, LeaveWordsThatAreNoDayAsTheyAre) {
    for (const char* const words : {"", "tomorrow", "2026-5-1", "2026-05-010", "12026-05-01"}) {
        EXPECT_EQ(shown_day(words, Language::ru), words);
    }
}

TEST(ReportDates, GoByTheClockOnTheWall) {
    const ledger::UnixTime late{1777674600000}; // 2026-05-01T22:30Z
    EXPECT_EQ(wall_text(late, {}), "2026-05-01 22:30");
    const auto kyiv = [](ledger::UnixTime time) { return time.value / 60'000 + 180; };
    EXPECT_EQ(wall_text(late, kyiv), "2026-05-02 01:30");
}

} // namespace
} // namespace kodeks::reports
