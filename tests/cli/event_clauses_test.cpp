// What a book leaves to the regulations, to arbiters or to an agreement, at the desk.
#include "cli/event_commands.hpp"
#include "clock/control_text.hpp"
#include "server/event/table_game.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

class EventClauses : public EventCommands {};

TEST_F(EventClauses, AnAdditionalMatchMayHaveAShorterControl) {
    ARTICLE("RU:3.16.2", "RU:3.16.2~1", "UA:V.12.2", "UA:V.8.8");
    three_rounds("RU", "½-½", "1-0", "1-0"); // Ann and Bob 1½ each
    EXPECT_EQ(go("playoff", "--dry-run"),
              "Stage 2: Ann, Bob play an additional match [RU:3.16.2]\n");
    EXPECT_EQ(run("playoff", "--control soon").exit, Exit::wrong_usage);
    EXPECT_EQ(go("playoff", "--control 300+3"),
              "Stage 2: Ann, Bob play an additional match at 300+3 [RU:3.16.2, RU:3.16.2~1]\n");
    go("lots", "--stage 2 --seed 8");
    go("pair", "--stage 2");
    go("result", "1 w --stage 2");
    go("pair", "--stage 2");
    go("result", "1 d --stage 2");
    EXPECT_EQ(refused("pair", "--stage 2"), "kodeks: All 2 rounds are paired\n");
    EXPECT_EQ(refused("playoff", "--stage 2"), "kodeks: Nobody is level at the top\n");
    go("check");
    std::filesystem::remove(file_);
    three_rounds("UA", "w", "b", "w"); // everybody has two points
    EXPECT_EQ(go("playoff", "--control 300+3"),
              "Stage 2: Ann, Bob, Cid play an additional tournament at 300+3 "
              "[UA:V.12.2, UA:V.8.8]\n");
    std::filesystem::remove(file_);
    three_rounds("RU", "1-0", "1-0", "1-0"); // Ann is first alone
    EXPECT_EQ(refused("playoff"), "kodeks: Nobody is level at the top\n");
    std::filesystem::remove(file_);
    three_rounds("PMR", "½-½", "1-0", "1-0"); // there the book sets the control
    EXPECT_EQ(run("playoff", "--control 300+3").exit, Exit::wrong_usage);
}

// The games of a stage with its own control are opened at that control, others at the event's.
TEST(StageControl, TakesThePlaceOfTheEvents) {
    ARTICLE("RU:3.16.2~1");
    tournament::EventSettings event;
    event.edition = "ru-code";
    event.games = {"russian", {{"control", "2700+15"}, {"flags", "claimed"}}};
    const auto control_of = [&](const std::string& text) {
        tournament::StageSettings stage;
        stage.control = text;
        const auto match = server::match_on(server::with_control(event, stage));
        return match ? clock::to_text(match->settings.regulations.control) : "none";
    };
    EXPECT_EQ(control_of(""), "2700+15");
    EXPECT_EQ(control_of("300+3"), "300+3");
}

TEST_F(EventClauses, ATeamThatWonAllItsMatchesPlaysForFirstPlace) {
    ARTICLE("RU:3.17.6#4", "RU:3.17.6#4~1");
    const auto match = [&](const std::string& pairs, const std::string& results) {
        go("pair", pairs + " --reason test");
        go("result", results);
    };
    go("new", "--name Cup --year 2026 --rulebook RU --boards 4");
    go("enter", "A B C");
    for (const std::string team : {"A", "B", "C"}) {
        for (const std::string board : {"1", "2", "3", "4"}) {
            go("enter", team + board + " --team " + team + " --board " + board);
        }
    }
    go("lots", "--seed 5");
    match("--pair B:A --pair C", "1.1 w 1.2 w 1.3 w 1.4 d"); // B 2½ A 1½
    match("--pair A:C --pair B", "1.1 w 1.2 b 1.3 w 1.4 b"); // A 4 C 0
    match("--pair B:C --pair A", "1.1 w 1.2 w 1.3 w 1.4 w"); // B 2 C 2: not every match is won
    EXPECT_EQ(refused("playoff"), "kodeks: Nobody is level at the top\n");
    go("result", "1.4 d --correct slip"); // B 2½ C 1½
    EXPECT_EQ(go("playoff"), "Stage 2: A, B play a match for first place [RU:3.17.6#4]\n");
    go("lots", "--stage 2 --seed 8");
    go("pair", "--stage 2");
    EXPECT_EQ(refused("playoff", "--stage 2"),
              "kodeks: The match for first place is not decided yet\n");
    go("result", "1.1 w 1.2 w 1.3 w 1.4 w --stage 2");
    EXPECT_EQ(go("playoff", "--stage 2"),
              "First place: A; the match for it is drawn, and more points decide "
              "[RU:3.17.6#4, RU:3.17.6#4~1]\n");
    go("check");
}

// Only what was played counts for a norm.
TEST_F(EventClauses, APlusCountsForNoNorm) {
    ARTICLE("RU:3.15.2~1", "UA:V.11.2");
    const auto norm_of_ann = [&](const std::string& rulebook) {
        std::filesystem::remove(file_);
        three_rounds(rulebook, "+:-", "w", "w"); // Ann: a plus and a win
        const std::string paper = go("papers", "norms --format txt");
        return paper.substr(paper.find("\nAnn\n"));
    };
    const std::string code = norm_of_ann("RU");
    EXPECT_NE(code.find("Points / games: 1 / 1\n"), std::string::npos) << code;
    EXPECT_NE(code.find("Only games that were played count for a norm; pluses do not. "
                        "[RU:3.15.2~1]"),
              std::string::npos)
        << code;
    const std::string ukrainian = norm_of_ann("UA");
    EXPECT_NE(ukrainian.find("Points / games: 2 / 1\n"), std::string::npos) << ukrainian;
    EXPECT_NE(ukrainian.find("[UA:V.11.2]"), std::string::npos) << ukrainian;
    const std::string chess = norm_of_ann("FIDE"); // silent about it
    EXPECT_NE(chess.find("Points / games: 2 / 2\n"), std::string::npos) << chess;
    EXPECT_EQ(chess.find("pluses"), std::string::npos) << chess;
}

TEST_F(EventClauses, TheRegulationsMaySetOtherPoints) {
    ARTICLE("FIDE:10.1~1", "PMR:117~1");
    for (const auto& [rulebook, article] :
         {std::pair{"FIDE", "FIDE:10.1~1"}, std::pair{"PMR", "PMR:117~1"}}) {
        std::filesystem::remove(file_);
        go("new", std::string("--name Cup --year 2026 --scale 3-1-0 --rulebook ") + rulebook);
        go("enter", "Ann Bob");
        go("lots", "--seed 5");
        go("pair");
        EXPECT_TRUE(refused("result", "1 1-0")
                        .starts_with("kodeks: On the scale 3-1-0 «1-0» could mean two things: "
                                     "write w, d or b, 3-0 or 0-3,"));
        go("result", "1 3-0");
        EXPECT_NE(go("standings", "--csv").find(",1,3,"), std::string::npos);
        EXPECT_NE(go("check").find(std::string("Note: The regulations set the points for a win, a "
                                               "draw and a loss: 3-1-0 [") +
                                   article + "]"),
                  std::string::npos);
    }
    std::filesystem::remove(file_);
    EXPECT_EQ(refused("new", "--name Cup --year 2026 --scale 3-1-0 --rulebook RU"),
              "kodeks: Points are 1-½-0 or 2-1-0 [RU:3.15.1]\n");
    EXPECT_EQ(run("new", "--name Cup --year 2026 --scale 3-1 --rulebook FIDE").exit,
              Exit::wrong_usage);
}

} // namespace
} // namespace kodeks::cli
