#include "clock/control.hpp"
#include "clock/control_text.hpp"
#include "clock/preset.hpp"
#include "support/article.hpp"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::clock {
namespace {

TimeControl control(std::string_view text) {
    const Result<TimeControl> parsed = parse_control(text);
    EXPECT_TRUE(parsed.has_value()) << text;
    return parsed.value_or(whole_game(seconds(1)));
}

TEST(TimeControl, IsRapidOrBlitzByTheTimeForSixtyMoves) {
    ARTICLE("FIDE:A.1", "FIDE:B.1", "UA:V.8.3.1", "UA:V.8.3.2", "UA:V.8.3.3");
    EXPECT_EQ(pace_of(control("600")), Pace::blitz) << "ten minutes are still blitz";
    EXPECT_EQ(pace_of(control("601")), Pace::rapid);
    EXPECT_EQ(pace_of(control("180+2")), Pace::blitz);
    EXPECT_EQ(pace_of(control("540+1")), Pace::blitz) << "exactly ten minutes";
    EXPECT_EQ(pace_of(control("540+2")), Pace::rapid);
    EXPECT_EQ(pace_of(control("3599")), Pace::rapid);
    EXPECT_EQ(pace_of(control("3600")), Pace::standard) << "sixty minutes are no longer rapid";
    EXPECT_EQ(pace_of(control("1800+30")), Pace::standard);
    EXPECT_EQ(pace_of(control("40/5400:1800")), Pace::standard);
}

TEST(TimeControl, AllotsPeriodByPeriod) {
    ARTICLE("FIDE:6.3.1");
    const TimeControl classical = control("40/5400+30:1800+30");
    EXPECT_EQ(allotted(classical, 0), seconds(5400));
    EXPECT_EQ(allotted(classical, 40), seconds(5400 + 1200));
    EXPECT_EQ(allotted(classical, 41), seconds(5400 + 1800 + 41 * 30));
    EXPECT_EQ(allotted(control("50/7200:25/3600*"), 101), seconds(7200 + 3 * 3600));
    EXPECT_EQ(allotted(control("=20"), 6), seconds(120));
}

TEST(TimeControl, RefusesNonsense) {
    for (const char* text : {"", "x", "0", "-5", "40/", "40/5400:", "5400+", "5400+0", "3600:1800",
                             "40/5400:30/1800+", "5400*", "0/60", "600;0x30", "600;5y30", "1.",
                             "99999999999999999999", "300 ", "*180:60"}) {
        const Result<TimeControl> parsed = parse_control(text);
        ASSERT_FALSE(parsed.has_value()) << text;
        EXPECT_EQ(parsed.error().message.key, "clock.bad_control") << text;
    }
    EXPECT_EQ(parse_control("40/54OO").error().place, (Place{1, 6})) << "where reading stopped";
}

TEST(TimeControl, IsDescribedInThreeLanguages) {
    EXPECT_EQ(describe(control("40/5400+30:1800+30"), Language::en),
              "40 moves in 1 h 30 min, 30 s more after each move, then 30 min for the rest of the "
              "game, 30 s more after each move");
    EXPECT_EQ(describe(control("50/7200:25/3600*"), Language::uk),
              "50 ходів за 2 год, потім кожні 25 ходів за 1 год");
    EXPECT_EQ(describe(control("300d2.5"), Language::ru),
              "5 мин до конца партии, 2,5 с задержки перед отсчётом");
    EXPECT_EQ(describe(control("600;5x30"), Language::en),
              "10 min for the rest of the game, then 5 portions of 30 s, renewed by each move");
    EXPECT_EQ(describe(control("*180"), Language::en), "hourglass, 3 min");
}

RC_GTEST_PROP(TimeControl, SurvivesWritingAndReading, ()) {
    TimeControl made;
    const int periods = *rc::gen::inRange(1, 4);
    for (int i = 0; i < periods; ++i) {
        const bool last = i + 1 == periods;
        Period period;
        period.repeats = last && *rc::gen::arbitrary<bool>();
        period.moves =
            last && !period.repeats ? *rc::gen::element(0, 20) : *rc::gen::inRange(1, 90);
        period.time = {*rc::gen::inRange<std::int64_t>(1, 10'000'000)};
        period.extra = static_cast<Extra>(*rc::gen::inRange(0, 5));
        period.extra_time = {period.extra == Extra::none ? 0 : *rc::gen::inRange(1, 100'000)};
        made.periods.push_back(period);
    }
    made.overtime = static_cast<Overtime>(*rc::gen::inRange(0, 3));
    if (made.overtime != Overtime::none) {
        made.overtime_count = *rc::gen::inRange(1, 50);
        made.overtime_time = {*rc::gen::inRange(1, 100'000)};
    }
    RC_ASSERT(is_sound(made));
    const Result<TimeControl> read = parse_control(to_text(made));
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == made);
}

TEST(Presets, AreSoundAndOfTheirPaceAndAllowThemselves) {
    ARTICLE("UA:V.8.4.1.1", "UA:V.8.4.1.2", "UA:V.8.4.1.3", "UA:V.8.4.1.4", "UA:V.8.4.3.1",
            "UA:V.8.4.3.2", "UA:V.8.4.3.3", "UA:V.8.4.3.4", "UA:V.8.4.3.5", "UA:V.8.4.3.6",
            "UA:V.8.5.1.1", "UA:V.8.5.1.2", "UA:V.8.5.2.1", "UA:V.8.5.2.2", "UA:V.8.6.1.1",
            "UA:V.8.6.1.2", "UA:V.8.6.2.1", "UA:V.8.6.2.2", "RU:3.9.1#1", "RU:3.9.1#2",
            "RU:3.9.1#3", "RU:3.9.2", "RU:3.9.3", "RU:3.9.4");
    std::string texts;
    for (const Preset& preset : presets()) {
        const TimeControl least = control_of(preset);
        EXPECT_TRUE(is_sound(least)) << preset.article;
        EXPECT_TRUE(allows(preset, least)) << preset.article;
        EXPECT_FALSE(allows(preset, control("1"))) << preset.article;
        texts += std::string(preset.article) + " " + to_text(least) + "\n";
    }
    EXPECT_EQ(texts, "UA:V.8.4.1.1 25/2700:900\nUA:V.8.4.1.2 35/3600:900\nUA:V.8.4.1.3 2700+15\n"
                     "UA:V.8.4.1.4 3600+10\nUA:V.8.4.3.1 50/7200:1800\n"
                     "UA:V.8.4.3.2 50/7200:25/3600*\nUA:V.8.4.3.3 50/5400:1800\n"
                     "UA:V.8.4.3.4 40/5400:1800\nUA:V.8.4.3.5 4800+60\nUA:V.8.4.3.6 7200+30\n"
                     "UA:V.8.5.1.1 600\nUA:V.8.5.1.2 600+5\nUA:V.8.5.2.1 1200\n"
                     "UA:V.8.5.2.2 900+10\nUA:V.8.6.1.1 180\nUA:V.8.6.1.2 180+2\n"
                     "UA:V.8.6.2.1 300\nUA:V.8.6.2.2 300+3\nRU:3.9.1#1 2700\nRU:3.9.1#2 3600\n"
                     "RU:3.9.1#3 35/4200:900\nRU:3.9.2 50/5400:1800\nRU:3.9.3 180\n"
                     "RU:3.9.4 600\n");
}

TEST(Presets, KeepTheirRanges) {
    ARTICLE("UA:V.8.4.1.1", "UA:V.8.4.1.2", "UA:V.8.4.1.3", "UA:V.8.4.1.4", "UA:V.8.4.3.1",
            "UA:V.8.5.1.1", "UA:V.8.5.1.2", "UA:V.8.5.2.1", "UA:V.8.5.2.2", "UA:V.8.6.1.1",
            "UA:V.8.6.1.2", "UA:V.8.6.2.1", "UA:V.8.6.2.2", "RU:3.9.1#1", "RU:3.9.1#3", "RU:3.9.3",
            "RU:3.9.4");

    struct Row {
        std::string_view article;
        const char* most;
        const char* too_much;
        const char* too_little;
    };

    constexpr Row rows[] = {
        {"UA:V.8.4.1.1", "25/2700:1800", "25/2700:1801", "25/2700:899"},
        {"UA:V.8.4.1.2", "35/3600:1800", "35/3600:1801", "35/3600:899"},
        {"UA:V.8.4.1.3", "2700+30", "2700+31", "2700+14"},
        {"UA:V.8.4.1.4", "3600+20", "3600+21", "3600+9"},
        {"UA:V.8.4.3.1", "50/7200:3600", "50/7200:3601", "50/7200:1799"},
        {"UA:V.8.5.1.1", "1800", "1801", "599"},
        {"UA:V.8.5.1.2", "1200+20", "1201+20", "600+4"},
        {"UA:V.8.5.2.1", "2700", "2701", "1199"},
        {"UA:V.8.5.2.2", "1200+20", "1200+21", "900+9"},
        {"UA:V.8.6.1.1", "300", "301", "179"},
        {"UA:V.8.6.1.2", "300+5", "300+6", "180+1"},
        {"UA:V.8.6.2.1", "420", "421", "299"},
        {"UA:V.8.6.2.2", "300+5", "301+5", "300+2"},
        {"RU:3.9.1#1", "2700", "2701", "2699"},
        {"RU:3.9.1#3", "35/4200:900", "35/4200:901", "35/4200:899"},
        {"RU:3.9.3", "300", "301", "179"},
        {"RU:3.9.4", "1800", "1801", "599"},
    };
    for (const Row& row : rows) {
        const auto preset = std::ranges::find(presets(), row.article, &Preset::article);
        ASSERT_NE(preset, presets().end()) << row.article;
        EXPECT_TRUE(allows(*preset, control(row.most))) << row.article;
        EXPECT_FALSE(allows(*preset, control(row.too_much))) << row.article;
        EXPECT_FALSE(allows(*preset, control(row.too_little))) << row.article;
    }
    const Preset& first = presets()[0]; // another form of control is another preset
    EXPECT_FALSE(allows(first, control("25/2700")));
    EXPECT_FALSE(allows(first, control("25/2700+5:1800")));
}

} // namespace
} // namespace kodeks::clock
