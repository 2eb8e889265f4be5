// What is told of a tournament by letter: the start list, the chart, duties, sentences; and that
// its ledger is never taken for what it does not say.
#include "correspondence/tourney/chart.hpp"
#include "correspondence/tourney/field.hpp"
#include "correspondence/tourney/usual.hpp"
#include "correspondence/tourney/words.hpp"
#include "support/article.hpp"

namespace kodeks::correspondence::tourney {
namespace {

using Told = Field;

TEST_F(Told, TheStartListSaysHowManyGamesAndWhenPlayBegins) {
    ARTICLE("RU:5.3.2#1");
    create(R"("headman":"Ann")");
    for (const char* name : {"Ann", "Bob", "Cid"}) {
        go(fmt::format(R"("by":"organiser","do":"enter","name":"{}")", name));
    }
    EXPECT_EQ(go(R"("by":"organiser","do":"start")"), "start_list 3 2002-10-01 [\"RU:5.3.2#1\"]\n");
    const Ruling list{.decision = "start_list", .count = 3, .day = read_day("2002-10-01")};
    EXPECT_EQ(tourney::told(state_, list, Language::en),
              "The start list is made: 3 games, play begins on 2002-10-01.");
    EXPECT_EQ(tourney::told(state_, Ruling{.decision = "of_a_later_version"}, Language::en),
              "of_a_later_version");
}

// The moves that a letter accepts stand before its own, and its row begins with the first of them.
TEST_F(Told, ARowOfTheChartBeginsWithTheFirstMoveOfItsLetter) {
    ARTICLE("RU:5.3.6#3", "RU:5.2.13");
    three();
    go(R"("by":"Bob","do":"letter","game":1,"moves":["c3-d4"],"offers":[["d6-c5","b2-c3"]])",
       "2002-10-01");
    go(R"("by":"Cid","do":"letter","game":1,"received":"2002-10-08",)"
       R"("moves":["d6-c5","b2-c3","f6-g5"])",
       "2002-10-12");
    go(R"("by":"Bob","do":"letter","game":1,"received":"2002-10-15","moves":["g3-h4"])",
       "2002-10-20");
    std::vector<GameEvent> facts;
    for (const Event& event : ledger_.events) {
        const auto* const in_game = event.get_if<InGame>();
        if (in_game != nullptr && in_game->game == GameId{1}) {
            facts.push_back(*in_game->fact);
        }
    }
    std::string rows;
    for (const ChartRow& row : chart(facts)) {
        rows += fmt::format("{}. {}\n", row.number, row.moves);
    }
    EXPECT_EQ(rows, "1. c3-d4\n1. d6-c5 b2-c3 f6-g5\n3. g3-h4\n");
}

// Whose time is said to be over has ten days to protest, and once he has, no more to do.
TEST_F(Told, AProtestIsARightUntilItIsMade) {
    ARTICLE("RU:5.3.8");
    three();
    go(R"("by":"Bob","do":"letter","game":1,"moves":["c3-d4"])", "2002-10-01");
    go(R"("by":"Cid","do":"letter","game":1,"received":"2002-10-08","moves":["d6-c5"])",
       "2002-12-12");
    EXPECT_EQ(go(R"("by":"Bob","do":"claim","game":1,"received":"2002-12-15","move":"b2-c3")",
                 "2002-12-16")
                  .find("refused"),
              std::string::npos);
    const std::string before = due_on("2002-12-17");
    EXPECT_NE(before.find("arbiter decide 1\n"), std::string::npos) << before;
    EXPECT_NE(before.find("player Cid protest 1 2002-12-26 9\n"), std::string::npos) << before;
    go(R"("by":"Cid","do":"protest","game":1,"received":"2002-12-20")", "2002-12-22");
    const std::string after = due_on("2002-12-22");
    EXPECT_NE(after.find("arbiter decide 1\n"), std::string::npos) << after;
    EXPECT_EQ(after.find("protest"), std::string::npos) << after;
}

TEST_F(Told, WhatTheOrganiserLeavesOpenIsAsUsual) {
    ARTICLE("RU:3.16.4");
    const auto& rules = *rulebook::correspondence_rules("ru-code");
    Settings open;
    settle(open, rules);
    EXPECT_EQ(open.edition, "ru-code");
    EXPECT_EQ(open.variant, "russian");
    Settings chosen;
    chosen.variant = "international";
    settle(chosen, rules);
    EXPECT_EQ(chosen.variant, "international");
    EXPECT_EQ(tie_break_article("ru-code", "shmulyan"), "RU:3.16.4");
    EXPECT_EQ(tie_break_article("no-such-book", "shmulyan"), "");
}

TEST_F(Told, LinesThatSaySomethingElseDoNotReadBack) {
    three();
    const auto& variant = *games::find_variant("russian");
    const std::string lines = lines_of(Ledger{}, ledger_.events, {{0}, "test"});
    EXPECT_TRUE(reads_back(lines, ledger_.events, variant));
    EXPECT_FALSE(reads_back(lines + "\xff", ledger_.events, variant));
    EXPECT_FALSE(reads_back(lines + "{}\n", ledger_.events, variant));
    std::string other = lines;
    other.replace(other.find("\"Ann\""), 5, "\"Ana\"");
    EXPECT_FALSE(reads_back(other, ledger_.events, variant));
}

TEST_F(Told, AFactAboutAGameThatIsNotThereIsNotRead) {
    three();
    go(R"("by":"Bob","do":"letter","game":1,"moves":["c3-d4"])", "2002-10-01");
    std::string whole = ledger::header_line() + "\n" + text_;
    ASSERT_TRUE(read_ledger({whole, "test"}));
    const std::size_t at = whole.rfind("\"game\":1");
    ASSERT_NE(at, std::string::npos);
    whole.replace(at, 8, "\"game\":9");
    EXPECT_FALSE(read_ledger({whole, "test"}));
}

} // namespace
} // namespace kodeks::correspondence::tourney
