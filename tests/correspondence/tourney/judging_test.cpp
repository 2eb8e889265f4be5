// Breaks in all games, sanctions, bans, drop-outs, disputes.
#include "correspondence/tourney/field.hpp"
#include "support/article.hpp"

namespace kodeks::correspondence::tourney {
namespace {

TEST_F(Field, ABreakIsTakenInAllGamesAtOnce) {
    ARTICLE("RU:5.4.1", "RU:5.4.2#1", "RU:5.4.2#2", "RU:5.4.2#2~2");
    three();
    EXPECT_EQ(go(R"("by":"Ann","do":"in-game","game":2,"act":{"do":"break",)"
                 R"("first":"2002-10-10","last":"2002-10-25"})",
                 "2002-10-05"),
              "refused: byletter.refusal.break_in_one_game [\"RU:5.4.1\"]");
    EXPECT_EQ(
        go(R"("by":"Ann","do":"break","first":"2002-10-10","last":"2002-11-09")", "2002-10-05"),
        "refused: byletter.refusal.break_long [\"RU:5.4.1\"]");
    EXPECT_EQ(go(R"("by":"Ann","do":"break","first":"2002-10-10","last":"2002-10-25",)"
                 R"("untold":["Cid"],"headman-told":false)",
                 "2002-10-05"),
              "game 2: letter_break [\"RU:5.4.3#1\", \"RU:5.4.1\"]\n"
              "game 3: letter_break_void [\"RU:5.4.2#2\"]\n"
              "break_everywhere Ann 16/2 [\"RU:5.4.1\", \"RU:5.4.2#1\"]\n"
              "headman_not_told Ann [\"RU:5.4.2#1\"]\n");
    EXPECT_EQ(
        go(R"("by":"Ann","do":"break","first":"2002-12-10","last":"2002-12-11")", "2002-11-05"),
        "refused: byletter.refusal.break_again [\"RU:5.4.1\"]");
    EXPECT_EQ(find_game(state_, {2})->state.breaks.size(), 1U);
    EXPECT_EQ(find_game(state_, {3})->state.breaks.size(), 0U);
}

TEST_F(Field, APartnerToldLateHasAShorterBreak) {
    ARTICLE("RU:5.4.2#2", "RU:5.4.2#2~1", "RU:5.4.5");
    three();
    go(R"("by":"Ann","do":"break","first":"2002-10-10","last":"2002-10-25",)"
       R"("late":[{"partner":"Bob","on":"2002-10-20"}])",
       "2002-10-05");
    EXPECT_EQ(write_day(find_game(state_, {2})->state.breaks.front().first), "2002-10-20");
    EXPECT_EQ(write_day(find_game(state_, {3})->state.breaks.front().first), "2002-10-10");
    EXPECT_EQ(go(R"("by":"arbiter","do":"break","player":"Ann","first":"2002-11-01",)"
                 R"("last":"2002-12-15")",
                 "2002-12-20"),
              "game 2: letter_break [\"RU:5.4.3#1\", \"RU:5.4.5\"]\n"
              "game 3: letter_break [\"RU:5.4.3#1\", \"RU:5.4.5\"]\n"
              "break_granted Ann 45/2 [\"RU:5.4.5\", \"RU:5.4.2#1\"]\n");
}

TEST_F(Field, SanctionsNameTheClausesAndBelongToAnOffice) {
    ARTICLE("RU:5.1.9#1", "RU:5.1.9#2", "RU:5.1.10");
    three();
    const std::string broken = R"(,"broken":["RU:5.2.6"])";
    EXPECT_EQ(go(R"("by":"headman","do":"sanction","player":"Cid","kind":"remark")"),
              "refused: byletter.refusal.name_clauses [\"RU:5.1.10\"]");
    EXPECT_EQ(go(R"("by":"headman","do":"sanction","player":"Cid","kind":"remark")" + broken),
              "sanction_remark Cid [\"RU:5.1.9#1\", \"RU:5.1.10\", \"RU:5.2.6\"]\n");
    EXPECT_EQ(
        go(R"("by":"headman","do":"sanction","player":"Cid","kind":"loss","game":1)" + broken),
        "refused: byletter.refusal.may_not_impose [\"RU:5.1.9#2\"]");
    EXPECT_EQ(go(R"("by":"headman","do":"sanction","player":"Cid","kind":"petition")" + broken),
              "sanction_petition Cid [\"RU:5.1.9#1\", \"RU:5.1.10\", \"RU:5.2.6\"]\n");
    EXPECT_EQ(state_.petitions.size(), 1U);
    EXPECT_EQ(
        go(R"("by":"arbiter","do":"sanction","player":"Cid","kind":"loss","game":1)" + broken),
        "game 1: letter_awarded [\"RU:5.1.9#2\", \"RU:5.1.10\", \"RU:5.2.6\"]\n"
        "sanction_loss Cid [\"RU:5.1.9#2\", \"RU:5.1.10\", \"RU:5.2.6\"]\n");
    EXPECT_EQ(state_.petitions.size(), 0U);
    EXPECT_EQ(go(R"("by":"arbiter","do":"sanction","player":"Cid","kind":"exclusion")" + broken),
              "refused: byletter.refusal.may_not_impose [\"RU:5.1.9#2\"]");
    go(R"("by":"arbiter","do":"sanction","player":"Cid","kind":"petition-exclusion")" + broken);
    EXPECT_EQ(go(R"("by":"organiser","do":"sanction","player":"Cid","kind":"exclusion")" + broken),
              "sanction_exclusion Cid [\"RU:5.1.9#2\", \"RU:5.1.10\", \"RU:5.2.6\"]\n");
    EXPECT_TRUE(find_player(state_, "Cid")->excluded);
}

TEST_F(Field, ALossCanBeAppealedAndLifted) {
    ARTICLE("RU:5.1.12", "RU:5.1.9#2");
    three();
    go(R"("by":"arbiter","do":"sanction","player":"Cid","kind":"loss","game":1,)"
       R"("broken":["RU:5.2.6"])",
       "2003-01-10");
    EXPECT_EQ(go(R"("by":"Cid","do":"appeal","case":1,"received":"2003-01-15")", "2003-01-26"),
              "refused: byletter.refusal.appeal_late [\"RU:5.1.12\"]");
    EXPECT_EQ(go(R"("by":"Cid","do":"appeal","case":1,"received":"2003-01-15")", "2003-01-25"),
              "appeal_to_organiser Cid 10/10 [\"RU:5.1.12\"]\n");
    EXPECT_EQ(go(R"("by":"organiser","do":"resolve","case":1,"lifts":true)", "2003-02-01"),
              "refused: byletter.refusal.lifting_needs_verdict [\"RU:5.1.12\"]");
    EXPECT_EQ(go(R"("by":"organiser","do":"resolve","case":1,"lifts":true,"verdict":"draw")",
                 "2003-02-01"),
              "sanction_lifted Cid 1 [\"RU:5.1.12\"]\n");
    EXPECT_EQ(find_game(state_, {1})->state.outcome->white, referee::Score::draw);
    EXPECT_EQ(go(R"("by":"Cid","do":"appeal","case":1,"received":"2003-02-05")", "2003-02-06"),
              "refused: byletter.refusal.final [\"RU:5.1.12\"]");
}

TEST_F(Field, DisputesGoFromTheHeadmanToTheOrganiser) {
    ARTICLE("RU:5.1.12", "RU:5.1.8");
    three();
    EXPECT_EQ(go(R"("by":"Ann","do":"dispute","game":1)"),
              "refused: byletter.refusal.not_your_game [\"RU:5.1.12\"]");
    EXPECT_EQ(go(R"("by":"Bob","do":"dispute","game":1,"matter":"date")", "2003-01-01"),
              "dispute_to_headman Bob 1 [\"RU:5.1.12\"]\n");
    EXPECT_EQ(go(R"("by":"arbiter","do":"resolve","case":1)", "2003-01-02"),
              "refused: byletter.refusal.not_your_case [\"RU:5.1.12\"]");
    EXPECT_EQ(go(R"("by":"headman","do":"resolve","case":1,"under":["RU:5.3.1#3"])", "2003-01-05"),
              "dispute_resolved Bob 1 [\"RU:5.1.12\", \"RU:5.3.1#3\"]\n");
    EXPECT_EQ(go(R"("by":"Cid","do":"appeal","case":1,"received":"2003-01-09")", "2003-01-10"),
              "appeal_to_arbiter Cid 1/10 [\"RU:5.1.12\"]\n");
    go(R"("by":"arbiter","do":"resolve","case":1)", "2003-01-20");
    go(R"("by":"Bob","do":"appeal","case":1,"received":"2003-01-25")", "2003-01-25");
    go(R"("by":"organiser","do":"resolve","case":1)", "2003-02-20");
    EXPECT_EQ(go(R"("by":"Bob","do":"appeal","case":1,"received":"2003-02-25")", "2003-02-25"),
              "refused: byletter.refusal.final [\"RU:5.1.12\"]");
    // The headman plays game 2 himself, and nobody judges his own game.
    EXPECT_EQ(go(R"("by":"Bob","do":"dispute","game":2)", "2003-03-01"),
              "dispute_to_arbiter Bob 2 [\"RU:5.1.12\"]\n");
}

TEST_F(Field, WithoutAHeadmanTheArbiterDoesHisDuties) {
    ARTICLE("RU:5.1.8");
    three("");
    EXPECT_EQ(go(R"("by":"headman","do":"inform")"),
              "refused: byletter.refusal.no_headman [\"RU:5.1.8\"]");
    EXPECT_EQ(go(R"("by":"arbiter","do":"inform")"), "informed 3/3 [\"RU:5.1.8\"]\n");
    EXPECT_EQ(go(R"("by":"Bob","do":"dispute","game":1)", "2003-01-01"),
              "dispute_to_arbiter Bob 1 [\"RU:5.1.12\"]\n");
}

TEST_F(Field, TheHeadmanDoesHisDutiesHimself) {
    ARTICLE("RU:5.1.8");
    three();
    EXPECT_EQ(go(R"("by":"arbiter","do":"inform")"),
              "refused: byletter.refusal.headman_does_it [\"RU:5.1.8\"]");
    EXPECT_EQ(go(R"("by":"arbiter","do":"close")"),
              "refused: byletter.refusal.headman_does_it [\"RU:5.1.8\"]");
    EXPECT_EQ(go(R"("by":"headman","do":"inform","without":["Bob"])"),
              "refused: byletter.refusal.may_not_withhold [\"RU:5.5.1#1\", \"RU:5.5.1#1~1\"]");
    go(R"("by":"headman","do":"sanction","player":"Bob","kind":"no-information",)"
       R"("broken":["RU:5.1.11"])");
    EXPECT_EQ(go(R"("by":"headman","do":"inform")"),
              "informed 2/3 [\"RU:5.1.8\"]\nwithheld Bob [\"RU:5.1.9#1\"]\n");
}

TEST_F(Field, WhoDropsOutLosesWhatHeHasNotFinished) {
    ARTICLE("RU:5.5.3", "RU:5.1.11");
    three();
    go(R"("by":"Bob","do":"letter","game":1,"moves":["c3-d4"])", "2002-10-01");
    EXPECT_EQ(go(R"("by":"arbiter","do":"drop-out","player":"Bob")", "2003-05-01"),
              "game 1: letter_dropped_out [\"RU:5.5.3\"]\n"
              "game 2: letter_dropped_out [\"RU:5.5.3\"]\n"
              "left_lost Bob 2 [\"RU:5.5.3\", \"RU:5.1.11\"]\n");
    EXPECT_EQ(find_game(state_, {1})->state.outcome->black, referee::Score::win);
    EXPECT_EQ(go(R"("by":"arbiter","do":"drop-out","player":"Bob")", "2003-05-02"),
              "refused: byletter.refusal.has_left [\"RU:5.5.3\"]");
}

TEST_F(Field, ResultsOfADropOutMayBeAnnulledOrAdjudicated) {
    ARTICLE("RU:5.5.3");
    three();
    EXPECT_EQ(go(R"("by":"arbiter","do":"drop-out","player":"Bob","unfinished":"adjudicate")",
                 "2003-05-01"),
              "game 1: letter_submitted [\"RU:5.5.3\"]\n"
              "game 2: letter_submitted [\"RU:5.5.3\"]\n"
              "left_adjudicated Bob 2 [\"RU:5.5.3\", \"RU:5.1.11\"]\n");
    EXPECT_EQ(go(R"("by":"Cid","do":"analysis","game":1,"evaluation":"black-wins")", "2003-05-09"),
              "game 1: letter_analysis [\"RU:5.5.2\"]\n");
    EXPECT_EQ(
        go(R"("by":"arbiter","do":"drop-out","player":"Cid","results":"annul")", "2003-06-01"),
        "left_annulled Cid 2 [\"RU:5.5.3\", \"RU:5.1.11\"]\n");
    EXPECT_EQ(go(R"("by":"Cid","do":"letter","game":3,"moves":["c3-d4"])", "2003-06-02"),
              "refused: byletter.refusal.annulled [\"RU:5.5.3\"]");
}

TEST_F(Field, ABanLastsUpToThreeYears) {
    ARTICLE("RU:5.1.14", "RU:5.1.14~1");
    three();
    EXPECT_EQ(
        go(R"("by":"organiser","do":"ban","player":"Bob","until":"2004-01-01")", "2003-05-01"),
        "refused: byletter.refusal.ban_of_a_player [\"RU:5.1.14\"]");
    go(R"("by":"arbiter","do":"drop-out","player":"Bob")", "2003-05-01");
    go(R"("by":"arbiter","do":"drop-out","player":"Cid")", "2003-05-01");
    EXPECT_EQ(go(R"("by":"arbiter","do":"ban","player":"Bob","until":"2004-01-01")", "2003-05-02"),
              "refused: byletter.refusal.not_your_office [\"RU:5.1.6\"]");
    EXPECT_EQ(
        go(R"("by":"organiser","do":"ban","player":"Bob","until":"2006-05-03")", "2003-05-02"),
        "refused: byletter.refusal.ban_too_long [\"RU:5.1.14\"]");
    EXPECT_EQ(
        go(R"("by":"organiser","do":"ban","player":"Bob","until":"2006-05-02")", "2003-05-02"),
        "banned Bob 2006-05-02 [\"RU:5.1.14\"]\n");
    EXPECT_EQ(go(R"("by":"organiser","do":"excuse","player":"Cid")", "2003-05-02"),
              "excused Cid [\"RU:5.1.14\", \"RU:5.1.14~1\"]\n");
    EXPECT_EQ(
        go(R"("by":"organiser","do":"ban","player":"Cid","until":"2004-01-01")", "2003-05-03"),
        "refused: byletter.refusal.ban_of_the_excused [\"RU:5.1.14\", \"RU:5.1.14~1\"]");
}

} // namespace
} // namespace kodeks::correspondence::tourney
