// The end of a tournament by letter: records, information, reports; and what is due when.
#include "correspondence/tourney/chart.hpp"
#include "correspondence/tourney/field.hpp"
#include "correspondence/tourney/table.hpp"
#include "support/article.hpp"

namespace kodeks::correspondence::tourney {
namespace {

using Closing = Field;

TEST_F(Closing, RecordsInformationAndReportsFollowEachOther) {
    ARTICLE("RU:5.1.6", "RU:5.1.7", "RU:5.1.8", "RU:5.5.8", "RU:5.5.9");
    all_played();
    go(R"("by":"Bob","do":"record","game":1,"score":"1.cd4")", "2002-10-10");
    go(R"("by":"Ann","do":"record","game":2,"score":"1.cd4")", "2002-10-10");
    go(R"("by":"Bob","do":"record","game":2,"score":"1.cd4")", "2002-10-10");
    EXPECT_EQ(go(R"("by":"headman","do":"close")", "2002-10-15"),
              "refused: referee.letter_records_open [\"RU:5.5.1#1\"]");
    EXPECT_EQ(go(R"("by":"headman","do":"close")", "2002-10-22"),
              "game 1: letter_record_missing [\"RU:5.5.9\"]\n"
              "game 3: letter_record_missing [\"RU:5.5.9\"]\n"
              "game 3: letter_record_missing [\"RU:5.5.9\"]\n"
              "game 3: letter_records_missing [\"RU:5.5.8\"]\n"
              "closed [\"RU:5.1.8\"]\n");
    EXPECT_EQ(go(R"("by":"headman","do":"inform","final":true)", "2002-10-23"),
              "refused: byletter.refusal.arbiter_informs [\"RU:5.1.7\"]");
    EXPECT_EQ(go(R"("by":"arbiter","do":"report")", "2002-10-23"),
              "refused: byletter.refusal.headman_reports_first [\"RU:5.1.8\"]");
    EXPECT_EQ(go(R"("by":"headman","do":"report")", "2002-10-23"),
              "reported_to_arbiter [\"RU:5.1.8\"]\n");
    EXPECT_EQ(go(R"("by":"arbiter","do":"report")", "2002-10-23"),
              "refused: byletter.refusal.inform_first [\"RU:5.1.7\"]");
    EXPECT_EQ(go(R"("by":"arbiter","do":"inform","final":true,"without":["Bob"])", "2002-10-23"),
              "refused: byletter.refusal.may_not_withhold [\"RU:5.5.9\"]");
    EXPECT_EQ(go(R"("by":"arbiter","do":"inform","final":true,"without":["Cid"])", "2002-10-23"),
              "informed_at_the_end 2/3 [\"RU:5.1.7\"]\nwithheld Cid [\"RU:5.5.9\"]\n");
    EXPECT_EQ(go(R"("by":"organiser","do":"confirm")", "2002-10-24"),
              "refused: byletter.refusal.report_first [\"RU:5.1.7\"]");
    EXPECT_EQ(go(R"("by":"arbiter","do":"report")", "2002-10-24"),
              "reported_to_organiser [\"RU:5.1.7\"]\n");
    EXPECT_EQ(go(R"("by":"organiser","do":"confirm")", "2002-10-30"), "confirmed [\"RU:5.1.6\"]\n");
}

// Game 3 was sent by nobody: minuses for both, which count as losses.
TEST_F(Closing, AMinusCountsAsALoss) {
    ARTICLE("RU:5.5.8");
    all_played();
    go(R"("by":"Bob","do":"record","game":1)", "2002-10-10");
    go(R"("by":"Ann","do":"record","game":2)", "2002-10-10");
    go(R"("by":"headman","do":"close")", "2002-10-22");
    const auto rows = table(state_);
    ASSERT_EQ(rows.size(), 3U);
    std::string text;
    for (const TableRow& row : rows) {
        text += fmt::format("{}-{} {} {} {} {}\n", row.first_place, row.last_place,
                            player_at(state_, row.player).person.name, fmt::join(row.results, ","),
                            row.games, to_text(row.points));
    }
    EXPECT_EQ(text, "1-1 Bob ½,,1 2 1½\n"
                    "2-2 Ann ,½,- 2 ½\n"
                    "3-3 Cid -,0, 2 0\n");
}

TEST_F(Closing, ARecordMustTellTheGame) {
    ARTICLE("RU:5.5.1#2");
    three();
    go(R"("by":"Bob","do":"letter","game":1,"moves":["c3-d4"])", "2002-10-01");
    go(R"("by":"Cid","do":"letter","game":1,"received":"2002-10-05","moves":["f6-g5"])",
       "2002-10-06");
    go(R"("by":"Bob","do":"letter","game":1,"received":"2002-10-09","resigns":true)", "2002-10-10");
    EXPECT_EQ(score_lines(find_game(state_, {1})->state), std::vector<std::string>{"1.cd4 fg5"});
    EXPECT_EQ(go(R"("by":"Bob","do":"record","game":1,"score":"1.cd4 dc5")", "2002-10-12"),
              "game 1: letter_record [\"RU:5.5.1#1\"]\n"
              "game 1: letter_record_differs [\"RU:5.5.1#2\"]\n");
    EXPECT_EQ(go(R"("by":"Cid","do":"record","game":1,"score":"1. cd4 fg5")", "2002-10-12"),
              "game 1: letter_record [\"RU:5.5.1#1\"]\n");
}

TEST_F(Closing, LettersAreKeptForAMonthAndShownOnDemand) {
    ARTICLE("RU:5.1.13");
    all_played();
    EXPECT_EQ(go(R"("by":"Ann","do":"present")", "2002-10-07"),
              "refused: byletter.refusal.nothing_demanded [\"RU:5.1.13\"]");
    EXPECT_EQ(go(R"("by":"arbiter","do":"demand","player":"Ann")", "2002-10-07"),
              "letters_demanded Ann [\"RU:5.1.13\"]\n");
    EXPECT_EQ(go(R"("by":"Ann","do":"present")", "2002-10-12"),
              "letters_presented Ann [\"RU:5.1.13\"]\n");
    go(R"("by":"headman","do":"close")", "2002-10-22");
    go(R"("by":"arbiter","do":"inform","final":true)", "2002-10-23");
    EXPECT_EQ(go(R"("by":"Ann","do":"got-results")", "2002-10-31"),
              "letters_kept Ann 2002-11-30 [\"RU:5.1.13\"]\n");
    EXPECT_EQ(go(R"("by":"arbiter","do":"demand","player":"Ann")", "2002-12-01"),
              "refused: byletter.refusal.letters_may_be_gone [\"RU:5.1.13\"]");
    EXPECT_EQ(go(R"("by":"arbiter","do":"demand","player":"Ann")", "2002-11-30"),
              "letters_demanded Ann [\"RU:5.1.13\"]\n");
}

// Cid has fifty days for his first ten moves: from the day the letter came, or at the earliest from
// the day it was sent.
TEST_F(Closing, WhatIsDueIsTold) {
    ARTICLE("RU:5.3.4#1", "RU:5.3.4#2");
    three();
    go(R"("by":"Bob","do":"letter","game":1,"moves":["c3-d4"])", "2002-10-01");
    EXPECT_EQ(due_on("2002-10-02"), "player Ann begin 2 2002-10-01 -1\n"
                                    "player Cid begin 3 2002-10-01 -1\n"
                                    "player Cid answer_when_it_comes 1 2002-11-20 49\n");
    go(R"("by":"Cid","do":"received","game":1)", "2002-10-06");
    EXPECT_EQ(due_on("2002-11-10"), "player Ann begin 2 2002-10-01 -40\n"
                                    "player Cid begin 3 2002-10-01 -40\n"
                                    "player Bob inquire 2 2002-10-31 -10\n"
                                    "player Ann inquire 3 2002-10-31 -10\n"
                                    "player Cid answer 1 2002-11-25 15\n");
    EXPECT_EQ(
        go(R"("by":"Cid","do":"letter","game":1,"moves":["d6-c5"],"totals":"0/4")", "2002-10-10"),
        "game 1: letter_days [\"RU:5.3.1#1\"]\n");
}

TEST_F(Closing, TheChartTellsEveryLetter) {
    ARTICLE("RU:5.3.6#3", "RU:5.3.1#2");
    three();
    go(R"("by":"Bob","do":"letter","game":1,"moves":["c3-d4"])", "2002-10-03");
    EXPECT_EQ(go(R"("by":"Cid","do":"letter","game":1,"received":"2002-10-08",)"
                 R"("moves":["d6-c5"],"totals":"2/5")",
                 "2002-12-12"),
              "game 1: letter_days [\"RU:5.3.1#1\"]\n"
              "game 1: letter_totals_wrong [\"RU:5.3.1#2\"]\n"
              "game 1: letter_overstep [\"RU:5.3.5\"]\n");
    EXPECT_EQ(go(R"("by":"Bob","do":"letter","game":1,"received":"2002-12-15","totals":"2",)"
                 R"("moves":["b2-c3"])",
                 "2002-12-16"),
              "refused: referee.letter_totals_unreadable [\"RU:5.3.1#2\"]");
    std::vector<GameEvent> facts;
    for (const Event& event : ledger_.events) {
        const auto* const in_game = event.get_if<InGame>();
        if (in_game != nullptr && in_game->game == GameId{1}) {
            facts.push_back(*in_game->fact);
        }
    }
    const auto rows = chart(facts);
    const std::vector<ChartRow> expected = {
        {Side::white, 1, "c3-d4", std::nullopt, std::nullopt, *read_day("2002-10-03"), Days{2},
         Days{0}, "2/0", false},
        {Side::black, 1, "d6-c5", read_day("2002-10-03"), read_day("2002-10-08"),
         *read_day("2002-12-12"), Days{65}, Days{0}, "2/65", true}};
    EXPECT_EQ(rows, expected);
}

TEST_F(Closing, VariantsAreToldApart) {
    ARTICLE("RU:5.2.7");
    three();
    EXPECT_EQ(go(R"("by":"Bob","do":"letter","game":1,"moves":["c3-d4"],"mixed-offers":true,)"
                 R"("offers":[["d6-c5","b2-c3"],["f6-g5","b2-c3"]])",
                 "2002-10-01"),
              "game 1: letter_days [\"RU:5.3.2#1\"]\ngame 1: letter_offers_mixed [\"RU:5.2.7\"]\n");
}

} // namespace
} // namespace kodeks::correspondence::tourney
