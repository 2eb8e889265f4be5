// What happens at a tournament desk besides the usual: slips taken back, people put right, lots
// that nobody can bend, schedules, openings, play-offs.
#include "cli/event_commands.hpp"
#include "support/article.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

class Desk : public EventCommands {
protected:
    void four_in_a_circle() {
        go("new", "--name Cup --rulebook RU --year 2026");
        go("enter", "Ann Bob Cid Dan");
        go("lots", "--seed 5");
    }

    std::string draw(const std::string& verb, const std::string& name) {
        const Called called = call("draw " + verb + " " + name);
        EXPECT_EQ(called.exit, Exit::done) << called.out << called.talk;
        return called.out;
    }

    // The file with one text put for another, as somebody with an editor would.
    void tamper(const std::string& from, const std::string& to) {
        std::string text = content();
        const std::size_t at = text.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        text.replace(at, from.size(), to);
        std::ofstream(file_, std::ios::binary) << text;
    }
};

TEST_F(Desk, AResultIsTakenBackAndGivenAgain) {
    ARTICLE("RU:4.4#4");
    four_players();
    go("pair");
    go("result", "1 1-0");
    const std::string before = go("pairings", "--csv");
    EXPECT_EQ(refused("undo", "", Exit::wrong_usage),
              "kodeks: the argument --reason is missing\nSee: kodeks event undo --help\n");
    go("undo", "--reason mistyped --by Vera");
    const std::string after = go("pairings", "--csv");
    EXPECT_NE(before.find("1-0"), std::string::npos);
    EXPECT_EQ(after.find("1-0"), std::string::npos);
    // Both stay in the record, with author and reason.
    EXPECT_NE(content().find("\"result-recorded\""), std::string::npos);
    EXPECT_NE(content().find(R"("by":"Vera")"), std::string::npos);
    EXPECT_NE(content().find(R"("what":"result","stage":1,)"), std::string::npos);
    EXPECT_NE(content().find(R"("reason":"mistyped")"), std::string::npos);
    // Once more goes one command further back: the round.
    go("undo", "--reason early");
    EXPECT_EQ(refused("pairings"), "kodeks: No round is paired yet\n");
    go("pair");
    EXPECT_EQ(go("pairings", "--csv"), after);
    go("result", "1 0-1");
    go("check");
}

TEST_F(Desk, EverythingTypedCanBeTakenBackToTheBeginning) {
    four_players();
    go("absent", "Ann --round 2");
    go("withdraw", "Bob");
    go("rename", "Cid Sid --reason spelling");
    go("tiebreaks", "wins");
    for (int step = 0; step < 6; ++step) {
        go("undo", "--reason test");
        go("check");
    }
    EXPECT_EQ(go("entries", "--csv"), "no,name,rating,club\n");
    EXPECT_EQ(refused("undo", "--reason more"), "kodeks: There is nothing to take back\n");
}

TEST_F(Desk, WhatLaterFactsStandOnIsNotTakenAway) {
    four_in_a_circle();
    go("pair");
    go("result", "1 1-0");
    go("undo", "--reason slip");
    go("result", "1 1-0 2 1-0");
    go("pair");
    go("result", "1 ½-½");
    EXPECT_EQ(refused("replace", "Ann Eve"),
              "kodeks: Ann cannot be replaced after round 1 was paired [RU:4.4#3, RU:4.4#1, "
              "RU:4.4#2]\n");
    go("undo", "--reason slip");
    go("undo", "--reason slip");
    go("undo", "--reason slip"); // both results of round 1 came with one command
    EXPECT_EQ(std::ranges::count(go("pairings", "--round 1 --csv"), '*'), 2);
}

TEST_F(Desk, NamesAndRatingsArePutRight) {
    four_players();
    EXPECT_EQ(go("rename", "Ann Anna --rating 1900 --reason passport"), "Written down now: Anna\n");
    EXPECT_EQ(go("entries", "--csv").find("Ann,"), std::string::npos);
    EXPECT_EQ(refused("rename", "Bob Anna --reason x"),
              "kodeks: Anna is entered already; two of one name are told apart by their years of "
              "birth\n");
    EXPECT_EQ(refused("rename", "Bob --reason x"), "kodeks: Bob is written down so already\n");
    go("check");
}

TEST_F(Desk, SomebodyElseTakesOverANumber) {
    ARTICLE("RU:4.4#2");
    four_in_a_circle();
    const std::string numbers = go("entries", "--csv");
    go("withdraw", "Ann --dry-run");
    EXPECT_EQ(go("replace", "Ann Eve --rating 1800"), "Eve takes over the number\n");
    std::string expected = numbers;
    expected.replace(expected.find("Ann,"), 4, "Eve,1800");
    EXPECT_EQ(go("entries", "--csv"), expected);
    go("pair");
    go("check");
}

TEST_F(Desk, ComingBackAfterLeaving) {
    ARTICLE("RU:3.18.2#6");
    go("new", "--name Cup --rulebook RU --swiss start-number --rounds 3 --year 2026");
    go("enter", "Ann Bob Cid Dan Eve Fay");
    go("lots", "--seed 5");
    go("pair");
    go("result", "1 1-0 2 1-0 3 1-0");
    go("withdraw", "Ann");
    go("pair");
    EXPECT_EQ(go("pairings", "--csv").find("Ann"), std::string::npos);
    EXPECT_EQ(refused("return", "Bob --reason x"), "kodeks: Bob has not left\n");
    EXPECT_EQ(go("return", "Ann --reason recovered"), "Ann takes part again\n");
    // The round she missed is an absence without points, the next one is hers again.
    EXPECT_NE(go("pairings", "--csv").find("Ann,absent,"), std::string::npos);
    go("result", "1 1-0 2 1-0");
    go("pair");
    EXPECT_NE(go("pairings", "--csv").find("Ann"), std::string::npos);
    go("check");
}

TEST_F(Desk, AnAdjournedGameDoesNotHoldUpASwiss) {
    ARTICLE("C04.2:3.1");
    go("new", "--name Cup --rulebook FIDE --swiss dutch --rounds 3 --year 2026");
    go("enter", "Ann --rating 2000");
    go("enter", "Bob --rating 1900");
    go("enter", "Cid --rating 1800");
    go("enter", "Dan --rating 1700");
    go("lots", "--seed 5");
    go("pair");
    go("result", "1 adj 2 1-0");
    // For pairing the adjourned game is a draw: the winner of table 2 stands alone above it.
    const std::string round = go("pair");
    EXPECT_NE(round.find("1"), std::string::npos);
    go("result", "1 0-1 --round 1");
    go("check");
    EXPECT_EQ(refused("pair").substr(0, 45), "kodeks: 2 pairings are still without result (");
}

TEST_F(Desk, TheWholeScheduleBeforeRoundOne) {
    ARTICLE("RU:app1#1");
    go("new", "--name Cup --rulebook RU --year 2026");
    go("enter", "Ann Bob Cid");
    EXPECT_EQ(refused("schedule"), "kodeks: Draw the lots first\n");
    go("lots", "--seed 5");
    const std::string numbers = go("entries", "--csv");
    const std::string schedule = go("schedule", "--csv");
    EXPECT_EQ(std::ranges::count(schedule, '\n'), 7); // three rounds of a game and a free one
    EXPECT_EQ(schedule.substr(0, 36), "round,table,no,white,black,result\n1,");
    go("pair");
    EXPECT_NE(schedule.find(go("pairings", "--csv").substr(27)), 0U);
    std::filesystem::remove(file_);
    four_players();
    EXPECT_EQ(refused("schedule"),
              "kodeks: Only a round robin, a Scheveningen and a match are known before they are "
              "played\n");
}

TEST_F(Desk, TheLotOfTheDay) {
    ARTICLE("RU:app1#note");
    four_in_a_circle();
    go("pair", "--daily");
    go("pair", "--daily");
    go("pair", "--daily");
    EXPECT_EQ(refused("pair", "--daily"), "kodeks: All 3 rounds are paired\n");
    EXPECT_EQ(go("check"), "10 facts, 1 draw and 3 rounds repeated\n");
    const std::string record = draw("record", file_);
    EXPECT_NE(record.find("choose day1.round 3 "), std::string::npos) << record;
    EXPECT_NE(record.find("choose day2.round 2 "), std::string::npos) << record;
    EXPECT_NE(record.find("choose day3.round 1 0"), std::string::npos) << record;
}

TEST_F(Desk, ASecondDrawNeedsAReasonAndACommitment) {
    go("new", "--name Cup --rulebook PMR --year 2026");
    go("enter", "Ann Bob Cid");
    const std::string first = go("lots", "--seed 5 --salt sea --show-commitment").substr(0, 64);
    const std::string second = go("lots", "--seed 6 --salt sea --show-commitment").substr(0, 64);
    go("lots", "--commit " + first);
    EXPECT_EQ(refused("lots", "--commit " + second),
              "kodeks: A commitment is published already and stands\n");
    go("lots", "--seed 5 --salt sea");
    EXPECT_EQ(refused("lots", "--again --seed 6"),
              "kodeks: The draw was announced by a commitment; say why it is given up\n");
    EXPECT_EQ(refused("lots", "--again --reason illness --seed 6"),
              "kodeks: The first draw was announced by a commitment, so this one needs a "
              "commitment of its own before the seed\n");
    EXPECT_EQ(refused("lots", "--again --reason illness --commit " + first),
              "kodeks: This commitment was used before; its seed may be known\n");
    go("lots", "--again --reason illness --commit " + second);
    go("lots", "--seed 6 --salt sea --words river");
    const std::string record = draw("record", file_);
    EXPECT_EQ(record.substr(0, 45), "kodeks-draw 2\ndraw numbers\nvoided illness\ncom");
    EXPECT_NE(record.find("\nseed 6\nsalt sea\nwords river\n"), std::string::npos);
    std::ofstream(file_ + ".draw") << record;
    draw("verify", file_ + ".draw");
    go("check");
}

TEST_F(Desk, ARoundHasASeedThatNobodyKnewBefore) {
    go("new", "--name Cup --rulebook RU --swiss blind-lot --rounds 2 --year 2026");
    go("enter", "Ann Bob Cid Dan");
    go("lots", "--seed 5");
    const std::string first = go("lots", "--seed one --salt a --show-commitment").substr(0, 64);
    const std::string second = go("lots", "--seed two --salt b --show-commitment").substr(0, 64);
    go("lots", "--round 1 --commit " + first);
    go("lots", "--round 2 --commit " + second);
    EXPECT_EQ(refused("pair"), "kodeks: Rounds of this stage have seeds of their own; reveal that "
                               "of round 1 first\n");
    EXPECT_EQ(refused("lots", "--round 2 --seed two --salt b"),
              "kodeks: The seed of round 2 is revealed once, just before that round is paired\n");
    EXPECT_EQ(
        refused("lots", "--round 1 --seed ten --salt a"),
        "kodeks: Seed and salt do not give the commitment that was published: compare them "
        "letter by letter, or give the commitment up with a reason and publish another one\n");
    EXPECT_EQ(go("lots", "--round 1 --seed one --salt a --words dice-4"), "Recorded for round 1\n");
    go("pair");
    go("result", "1 1-0 2 1-0");
    go("lots", "--round 2 --seed two --salt b");
    go("pair");
    const std::string record = draw("record", file_);
    EXPECT_NE(record.find("draw round 1\ncommitment " + first +
                          "\nseed one\nsalt a\nwords dice-4\ndraw round 2\n"),
              std::string::npos)
        << record;
    std::ofstream(file_ + ".draw") << record;
    draw("verify", file_ + ".draw");
    EXPECT_EQ(go("check"), "15 facts, 1 draw and 2 rounds repeated\n");
    tamper("dice-4", "dice-5");
    const Called altered = run("check");
    EXPECT_EQ(altered.exit, Exit::no);
    EXPECT_NE(altered.out.find("Line 11 of the file was changed"), std::string::npos)
        << altered.out;
}

TEST_F(Desk, TheLotOfALevelMatchIsInTheRecord) {
    ARTICLE("UA:V.3.1.2");
    go("new", "--name Cup --rulebook UA --system knockout --year 2026");
    go("enter", "Ann Bob");
    go("lots", "--seed 5");
    go("pair");
    go("result", "1 1-1");
    go("decide", "--table 1 --how lot");
    EXPECT_EQ(go("check"), "8 facts, 1 draw and 1 round repeated\n");
    const std::string record = draw("record", file_);
    const bool first = record.find("choose r1.t1.level 2 0") != std::string::npos;
    EXPECT_NE(record.find(first ? "choose r1.t1.level 2 0\n" : "choose r1.t1.level 2 1\n"),
              std::string::npos);
    const std::string winner =
        go("standings", "--csv").find("Ann") < go("standings", "--csv").find("Bob") ? "Ann" : "Bob";
    EXPECT_NE(record.find("drawn r1.t1.level 1 " + winner + "\n"), std::string::npos) << record;
    // Another winner with the same lot, and another lot with its winner: both are found.
    tamper(R"("lot":)" + std::string(first ? "0" : "1"),
           R"("lot":)" + std::string(first ? "1" : "0"));
    const Called altered = run("check");
    EXPECT_EQ(altered.exit, Exit::no);
    EXPECT_NE(altered.out.find("The lot for table 1 gives another winner"), std::string::npos);
    std::string forged = record;
    forged.replace(forged.find("drawn r1.t1.level 1 ") + 20, 3, winner == "Ann" ? "Bob" : "Ann");
    std::ofstream(file_ + ".draw") << forged;
    EXPECT_EQ(call("draw verify " + file_ + ".draw").out,
              "Somebody else stands for what was drawn in «r1.t1.level»\n");
}

TEST_F(Desk, OpeningsOfMicroMatches) {
    ARTICLE("UA:V.9.5.1", "UA:V.9.5.2");
    go("new", "--name Cup --rulebook UA --games 2 --year 2026");
    go("enter", "Ann Bob");
    go("lots", "--seed 5");
    go("pair");
    const std::string drawn = go("opening", "1 c3-d4 e3-f4 g3-h4 --words river");
    EXPECT_EQ(drawn.substr(0, 15), "Table 1 plays: ");
    EXPECT_EQ(drawn.substr(drawn.size() - 14), " [UA:V.9.5.2]\n");
    EXPECT_EQ(refused("opening", "1 c3-d4"),
              "kodeks: The opening of table 1 is drawn, or its games have begun [UA:V.9.5.2]\n");
    EXPECT_EQ(refused("result", "1 2-0"),
              "kodeks: Table 1 has 2 games: name one, as 1.1; for the whole match only +:-, -:+ "
              "and -:- are possible\n");
    go("result", "1.1 2-0 1.2 1-1");
    const std::string pairs = go("pairings", "--csv");
    EXPECT_NE(pairs.find(".1,"), std::string::npos);
    EXPECT_NE(pairs.find(drawn.substr(15, 5)), std::string::npos) << pairs;
    // Three points to one: the sum and the single games.
    const std::string table = go("crosstable", "--csv");
    EXPECT_NE(table.find(",3 (2 1),"), std::string::npos) << table;
    EXPECT_NE(table.find("1 (0 1),"), std::string::npos) << table;
    go("check");
    const std::string record = draw("record", file_);
    EXPECT_NE(record.find("draw r1.t1.opening\n"), std::string::npos) << record;
    std::filesystem::remove(file_);
    go("new", "--name Cup --rulebook FIDE --year 2026");
    go("enter", "Ann Bob");
    go("lots", "--seed 5");
    go("pair");
    EXPECT_EQ(refused("opening", "1 e4"), "kodeks: This rulebook draws no openings\n");
}

TEST_F(Desk, APlayOffOfTwo) {
    ARTICLE("PMR:281", "PMR:282a");
    three_rounds("PMR", "½-½", "1-0", "1-0"); // Ann and Bob 1½ each
    EXPECT_EQ(go("playoff"),
              "Stage 2: Ann, Bob play two games at 3 minutes and 2 seconds a move, then to the "
              "first win; not before 30 minutes after the last game [PMR:281, PMR:282, PMR:282a, "
              "PMR:281b]\n");
    go("lots", "--stage 2 --seed 8");
    std::vector<std::string> whites;
    for (int game = 1; game <= 6; ++game) {
        const std::string pairs = go("pair", "--stage 2");
        whites.push_back(pairs.find("Ann") < pairs.find("Bob") ? "A" : "B");
        go("result", game < 6 ? "1 ½-½ --stage 2" : "1 1-0 --stage 2");
    }
    // Two games with either colour; then the drawn colour, which changes after odd games.
    EXPECT_NE(whites[0], whites[1]);
    EXPECT_NE(whites[2], whites[3]);
    EXPECT_EQ(whites[3], whites[4]);
    EXPECT_NE(whites[4], whites[5]);
    EXPECT_EQ(refused("pair", "--stage 2"), "kodeks: The match is decided\n");
    go("check");
    EXPECT_EQ(refused("playoff", "--stage 2"), "kodeks: Nobody is level at the top\n");
}

TEST_F(Desk, APlayOffOfThreeThenOfTwo) {
    ARTICLE("PMR:282b");
    three_rounds("PMR", "1-0", "0-1", "1-0"); // everybody has one point
    const std::string opened = go("playoff");
    EXPECT_EQ(opened.substr(0, 25), "Stage 2: Ann, Bob, Cid pl");
    EXPECT_TRUE(opened.ends_with(" [PMR:281, PMR:282, PMR:282b, PMR:281b]\n")) << opened;
    go("lots", "--stage 2 --seed 8");
    for (int round = 0; round < 3; ++round) {
        go("pair", "--stage 2");
        go("result", "1 ½-½ --stage 2");
    }
    // All level again, in the main event as well: the lot of the arbiter cannot be guessed.
    EXPECT_EQ(go("playoff", "--stage 2").substr(0, 8), "Stage 3:");
    go("check");
}

TEST_F(Desk, CarriedGamesCountInTheFinal) {
    three_rounds("RU", "1-0", "1-0", "1-0"); // Ann 2, Bob 1, Cid 0
    go("stage", "--stage-name Final --from 1 --places 2 --carry");
    go("lots", "--stage 2 --seed 8");
    EXPECT_EQ(go("crosstable", "--stage 2 --csv"), "line,name,vs1,vs2,points,place\n"
                                                   "1,Ann,×,[1],1,1\n"
                                                   "2,Bob,[0],×,0,2\n");
    go("pair", "--stage 2");
    const bool ann_white = go("pairings", "--stage 2 --csv").find("Ann,Bob") != std::string::npos;
    go("result", ann_white ? "1 0-1 --stage 2" : "1 1-0 --stage 2");
    // Level on points, in the games between them and in wins.
    const std::string table = go("standings", "--stage 2 --csv");
    EXPECT_NE(table.find("1-2,"), std::string::npos) << table;
    EXPECT_NE(table.find(",2,1,"), std::string::npos) << table; // two games, one point
    go("check");
}

} // namespace
} // namespace kodeks::cli
