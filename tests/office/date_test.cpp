#include "office/state/date.hpp"

#include <gtest/gtest.h>

namespace kodeks::office {
namespace {

TEST(OfficeDate, IsReadOnlyWhenTheDayExists) {
    EXPECT_EQ(write_date(read_date("2024-02-29").value()), "2024-02-29");
    EXPECT_EQ(read_date("1900-01-01").value(), Date{1});
    // Somebody was born on the day from which clocks count.
    EXPECT_NE(read_date("1970-01-01").value(), no_date);
    EXPECT_EQ(write_date(read_date("1970-01-01").value()), "1970-01-01");
    EXPECT_EQ(write_moment(moment_since_1970(90)), "1970-01-01T01:30");
    for (const char* wrong : {"2026-02-29", "2026-13-01", "2026-5-1", "26-05-01", "2026-05-01 ",
                              "2026/05/01", "1899-12-31", "2200-01-01", "20a6-05-01", ""}) {
        EXPECT_EQ(read_date(wrong), std::nullopt) << wrong;
    }
}

TEST(OfficeDate, AMomentIsADayAndATime) {
    EXPECT_EQ(write_moment(read_moment("2026-05-01T09:05").value()), "2026-05-01T09:05");
    EXPECT_EQ(date_of(read_moment("2026-05-01T23:59").value()), read_date("2026-05-01").value());
    for (const char* wrong : {"2026-05-01T24:00", "2026-05-01T10:60", "2026-05-01x10:00",
                              "2026-05-01T1:00", "2026-02-30T10:00", "2026-05-01"}) {
        EXPECT_EQ(read_moment(wrong), std::nullopt) << wrong;
    }
}

TEST(OfficeDate, AMonthBeforeIsTheSameDayOrTheLastOne) {
    EXPECT_EQ(write_date(months_before(read_date("2026-05-01").value(), 1)), "2026-04-01");
    EXPECT_EQ(write_date(months_before(read_date("2026-03-31").value(), 1)), "2026-02-28");
    EXPECT_EQ(write_date(months_before(read_date("2026-01-15").value(), 1)), "2025-12-15");
}

TEST(OfficeDate, AgeCountsWholeYears) {
    const Date born = read_date("2005-05-02").value();
    EXPECT_EQ(age_on(read_date("2026-05-01").value(), born), 20);
    EXPECT_EQ(age_on(read_date("2026-05-02").value(), born), 21);
    EXPECT_EQ(age_on(read_date("2026-06-01").value(), born), 21);
}

} // namespace
} // namespace kodeks::office
