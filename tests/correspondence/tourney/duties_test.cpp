// Whole lists of what is due in a tournament by letter, from its beginning to its confirmation; and
// petitions, bans and letters shown, each with its end.
#include "correspondence/tourney/field.hpp"
#include "support/article.hpp"

#include <algorithm>
#include <tuple>

namespace kodeks::correspondence::tourney {
namespace {

using Duties = Field;

TEST_F(Duties, APetitionIsHeardOrDismissedByWhomItIsFor) {
    ARTICLE("RU:5.1.9#1", "RU:5.1.9#2");
    three();
    const std::string broken = R"(,"broken":["RU:5.2.6"])";
    const std::string dismiss = R"("do":"dismiss","player":"Cid")";
    EXPECT_EQ(go(R"("by":"arbiter",)" + dismiss),
              "refused: byletter.refusal.no_petition [\"RU:5.1.9#1\"]");
    go(R"("by":"headman","do":"sanction","player":"Cid","kind":"petition")" + broken);
    EXPECT_EQ(due_on("2002-09-20"), "player Bob begin 1 2002-10-01 11\n"
                                    "player Ann begin 2 2002-10-01 11\n"
                                    "player Cid begin 3 2002-10-01 11\n"
                                    "arbiter Cid petition\n");
    EXPECT_EQ(go(R"("by":"organiser",)" + dismiss),
              "refused: byletter.refusal.no_petition [\"RU:5.1.9#1\"]");
    EXPECT_EQ(go(R"("by":"arbiter","do":"dismiss","player":"Bob")"),
              "refused: byletter.refusal.no_petition [\"RU:5.1.9#1\"]");
    EXPECT_EQ(go(R"("by":"arbiter",)" + dismiss), "petition_dismissed Cid [\"RU:5.1.9#1\"]\n");
    EXPECT_TRUE(state_.petitions.empty());
    EXPECT_EQ(go(R"("by":"arbiter",)" + dismiss),
              "refused: byletter.refusal.no_petition [\"RU:5.1.9#1\"]");
    go(R"("by":"arbiter","do":"sanction","player":"Cid","kind":"petition-exclusion")" + broken);
    EXPECT_TRUE(due_on("2002-10-01").ends_with("\norganiser Cid petition\n"));
    EXPECT_EQ(go(R"("by":"organiser",)" + dismiss), "petition_dismissed Cid [\"RU:5.1.9#2\"]\n");
    EXPECT_TRUE(state_.petitions.empty());
}

// A word outside of the list of what an office may impose.
TEST_F(Duties, EachSanctionHasItsOffices) {
    ARTICLE("RU:5.1.9#1", "RU:5.1.9#2");
    three();
    std::string text;
    for (const char* office : {"headman", "arbiter", "organiser"}) {
        text += office;
        for (const char* kind : {"remark", "reprimand", "no-information", "petition", "loss",
                                 "petition-exclusion", "exclusion"}) {
            const auto before = std::tuple(state_, ledger_, before_, text_);
            const std::string said =
                go(fmt::format(R"("by":"{}","do":"sanction","player":"Cid","kind":"{}","game":1,)"
                               R"("broken":["RU:5.2.6"])",
                               office, kind));
            text += said.starts_with("refused") ? "" : fmt::format(" {}", kind);
            std::tie(state_, ledger_, before_, text_) = before;
        }
        text += "\n";
    }
    EXPECT_EQ(text, "headman remark reprimand no-information petition\n"
                    "arbiter remark reprimand no-information loss petition-exclusion\n"
                    "organiser exclusion\n");
}

TEST_F(Duties, ASanctionIsAboutAGameThatThereIs) {
    ARTICLE("RU:5.1.9#1");
    three();
    const std::string remark = R"("by":"headman","do":"sanction","player":"Cid","kind":"remark",)"
                               R"("broken":["RU:5.2.6"],"game":)";
    EXPECT_EQ(go(remark + "4"), "refused: byletter.refusal.no_game [\"RU:5.1.9#1\"]");
    EXPECT_TRUE(state_.cases.empty());
    EXPECT_EQ(go(remark + "3"),
              "sanction_remark Cid [\"RU:5.1.9#1\", \"RU:5.1.10\", \"RU:5.2.6\"]\n");
    ASSERT_EQ(state_.cases.size(), 1U);
    EXPECT_EQ(state_.cases[0].game, GameId{3});
}

TEST_F(Duties, ABanIsKeptWithItsEnd) {
    ARTICLE("RU:5.1.14");
    three();
    go(R"("by":"arbiter","do":"drop-out","player":"Bob")", "2003-05-01");
    go(R"("by":"organiser","do":"ban","player":"Bob","until":"2004-01-01")", "2003-05-02");
    ASSERT_TRUE(find_player(state_, "Bob")->banned_until);
    EXPECT_EQ(write_day(*find_player(state_, "Bob")->banned_until), "2004-01-01");
    EXPECT_EQ(go(R"("by":"organiser","do":"excuse","player":"Bob")", "2003-05-03"),
              "refused: byletter.refusal.nothing_to_excuse [\"RU:5.1.14\", \"RU:5.1.14~1\"]");
}

// What is demanded is due until it is shown, and once only.
TEST_F(Duties, LettersAreShownOnce) {
    ARTICLE("RU:5.1.13");
    all_played();
    go(R"("by":"arbiter","do":"demand","player":"Ann")", "2002-10-07");
    EXPECT_NE(due_on("2002-10-08").find("player Ann present\n"), std::string::npos);
    EXPECT_EQ(go(R"("by":"Ann","do":"present","complete":false)", "2002-10-12"),
              "letters_incomplete Ann [\"RU:5.1.13\"]\n");
    EXPECT_EQ(due_on("2002-10-12").find("present"), std::string::npos);
    EXPECT_EQ(go(R"("by":"Ann","do":"present")", "2002-10-12"),
              "refused: byletter.refusal.nothing_demanded [\"RU:5.1.13\"]");
}

TEST_F(Duties, AClaimIsAnsweredOrDecided) {
    ARTICLE("RU:5.3.6#1", "RU:5.3.6#2");
    three();
    go(R"("by":"Bob","do":"letter","game":1,"moves":["c3-d4"])", "2002-10-01");
    go(R"("by":"Cid","do":"letter","game":1,"received":"2002-10-08","moves":["d6-c5"])",
       "2002-12-12");
    const std::string others = "player Ann begin 2 2002-10-01 -75\n"
                               "player Cid begin 3 2002-10-01 -75\n";
    const std::string late = "player Bob inquire 2 2002-10-31 -45\n"
                             "player Ann inquire 3 2002-10-31 -45\n";
    EXPECT_EQ(due_on("2002-12-15"), others + late +
                                        "player Bob answer_when_it_comes 1 2003-01-31 47\n"
                                        "player Bob claim 1\n");
}

// From the last game to the organiser's word, with a headman.
TEST_F(Duties, FromTheLastGameToTheLastWord) {
    ARTICLE("RU:5.1.6", "RU:5.1.7", "RU:5.1.8", "RU:5.1.13", "RU:5.5.1#1");
    all_played();
    EXPECT_EQ(due_on("2002-10-08"), "player Cid record 3 2002-10-16 8\n"
                                    "player Ann record 3 2002-10-16 8\n"
                                    "player Bob record 1 2002-10-21 13\n"
                                    "player Cid record 1 2002-10-21 13\n"
                                    "player Ann record 2 2002-10-21 13\n"
                                    "player Bob record 2 2002-10-21 13\n"
                                    "headman close\n");
    go(R"("by":"headman","do":"close")", "2002-10-22");
    EXPECT_EQ(due_on("2002-10-22"), "headman report\narbiter inform\n");
    go(R"("by":"headman","do":"report")", "2002-10-23");
    EXPECT_EQ(due_on("2002-10-23"), "arbiter inform\n");
    go(R"("by":"arbiter","do":"inform","final":true)", "2002-10-23");
    EXPECT_EQ(due_on("2002-10-23"), "arbiter report\n");
    go(R"("by":"Ann","do":"got-results")", "2002-10-31");
    EXPECT_EQ(due_on("2002-10-31"), "player Ann keep 2002-11-30 30\narbiter report\n");
    EXPECT_EQ(due_on("2002-11-30"), "player Ann keep 2002-11-30 0\narbiter report\n");
    EXPECT_EQ(due_on("2002-12-01"), "arbiter report\n");
    go(R"("by":"arbiter","do":"report")", "2002-10-24");
    EXPECT_EQ(due_on("2002-12-01"), "organiser confirm\n");
    EXPECT_EQ(go(R"("by":"organiser","do":"confirm")", "2002-10-30"), "confirmed [\"RU:5.1.6\"]\n");
    EXPECT_EQ(state_.stage, Stage::confirmed);
    EXPECT_EQ(due_on("2002-12-01"), "");
}

TEST_F(Duties, WithoutAHeadmanTheArbiterClosesAndNobodyReportsToHim) {
    ARTICLE("RU:5.1.8");
    three("");
    for (const char* act : {R"("by":"Bob","do":"letter","game":1,"resigns":true)",
                            R"("by":"Ann","do":"letter","game":2,"resigns":true)",
                            R"("by":"Cid","do":"letter","game":3,"resigns":true)"}) {
        go(act, "2002-10-01");
    }
    EXPECT_TRUE(due_on("2002-10-01").ends_with("\narbiter close\n"));
    go(R"("by":"arbiter","do":"close")", "2002-10-30");
    EXPECT_EQ(due_on("2002-10-30"), "arbiter inform\n");
}

// A case that is open keeps the organiser from confirming.
TEST_F(Duties, NothingIsConfirmedOverAnOpenDispute) {
    ARTICLE("RU:5.1.6", "RU:5.1.12");
    all_played();
    go(R"("by":"Bob","do":"dispute","game":1,"matter":"date")", "2002-10-07");
    EXPECT_NE(due_on("2002-10-08").find("\nheadman Bob resolve 1\n"), std::string::npos);
    go(R"("by":"headman","do":"close")", "2002-10-22");
    go(R"("by":"headman","do":"report")", "2002-10-23");
    go(R"("by":"arbiter","do":"inform","final":true)", "2002-10-23");
    go(R"("by":"arbiter","do":"report")", "2002-10-24");
    EXPECT_EQ(go(R"("by":"organiser","do":"confirm")", "2002-10-30"),
              "refused: byletter.refusal.cases_open [\"RU:5.1.12\"]");
    go(R"("by":"headman","do":"resolve","case":1)", "2002-10-31");
    EXPECT_EQ(due_on("2002-10-31"), "organiser confirm\n");
    EXPECT_EQ(go(R"("by":"organiser","do":"confirm")", "2002-11-01"), "confirmed [\"RU:5.1.6\"]\n");
}

// At the end of the play unfinished games are analysed by both and then adjudged; who has left
// sends nothing.
TEST_F(Duties, UnfinishedGamesAreAnalysedAndAdjudged) {
    ARTICLE("RU:5.5.2");
    three();
    go(R"("by":"Bob","do":"letter","game":1,"moves":["c3-d4"])", "2002-10-01");
    EXPECT_EQ(due_on("2004-10-02").find("begin"), std::string::npos);
    const std::string both = due_on("2004-10-02");
    for (const char* line :
         {"player Bob analyse 1 ", "player Cid analyse 1 ", "player Ann analyse 2 ",
          "player Bob analyse 2 ", "player Cid analyse 3 ", "player Ann analyse 3 ",
          "arbiter adjudge 1 ", "arbiter adjudge 2 ", "arbiter adjudge 3 "}) {
        EXPECT_NE(both.find(line), std::string::npos) << line << "\n" << both;
    }
    EXPECT_EQ(std::ranges::count(both, '\n'), 9) << both;
}

// Every act is on record before what follows from it; what is said in a game says itself.
TEST_F(Duties, EveryActIsKeptInTheWordsOfItsCommand) {
    three();
    std::size_t said = 0;
    for (const Event& event : ledger_.events) {
        said += event.is<Said>() ? 1U : 0U;
    }
    EXPECT_EQ(said, 5U); // created, three entered, started
    go(R"("by":"Bob","do":"letter","game":1,"moves":["c3-d4"])", "2002-10-01");
    go(R"("by":"headman","do":"inform")", "2002-10-02");
    std::string last;
    std::size_t now = 0;
    for (const Event& event : ledger_.events) {
        if (const auto* const words = event.get_if<Said>()) {
            ++now;
            last = words->command->by;
        }
    }
    EXPECT_EQ(now, 6U);
    EXPECT_EQ(last, "headman");
}

} // namespace
} // namespace kodeks::correspondence::tourney
