// The event commands, as an arbiter types them.
#include "cli/event_commands.hpp"
#include "support/article.hpp"
#include "support/source_tree.hpp"

#include <algorithm>
#include <fstream>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

TEST_F(EventCommands, AWholeEventByHand) {
    four_players();
    go("pair");
    go("result", "1 1-0 2 ½-½");
    go("pair");
    go("result", "1 1-0 2 0-1");
    const std::string table = go("standings", "--csv");
    EXPECT_EQ(table.substr(0, table.find('\n')),
              "place,no,name,rating,games,points,truncated-solkoff,wins,mutual-games,"
              "beaten-points,results-by-place");
    EXPECT_EQ(std::ranges::count(table, '\n'), 5);
    EXPECT_EQ(go("check"), "13 facts, 1 draw and 2 rounds repeated\n");
    EXPECT_NE(refused("pair").find("All 2 rounds are paired"), std::string::npos);
    EXPECT_FALSE(std::filesystem::exists(file_ + ".new"));
}

TEST_F(EventCommands, RefusalsLeaveTheFileAlone) {
    four_players();
    EXPECT_EQ(refused("withdraw", "Bab"), "kodeks: nobody is called «Bab»\nDid you mean: Bob?\n");
    EXPECT_EQ(
        refused("enter", "ann"),
        "kodeks: ann is entered already; two of one name are told apart by their years of birth\n");
    go("pair");
    EXPECT_EQ(
        refused("result", "1 1-½"),
        "kodeks: «1-½» is not a possible result: together at most 1, each side a score a game "
        "can have [RU:3.15.1]\n");
    EXPECT_EQ(refused("result", "1 1-0 7 1-0"),
              "kodeks: There is no table 7 in round 1, which has 2 tables\n");
    EXPECT_EQ(refused("pair"),
              "kodeks: 2 pairings are still without result (round.table): 1.1 Bob - Dan, 1.2 "
              "Ann - "
              "Cid\n");
    go("withdraw", "Ann");
    EXPECT_NE(refused("withdraw", "Ann").find("Ann has left the event [RU:3.14.5, RU:3.18.2#6]"),
              std::string::npos);
    EXPECT_NE(
        refused("new", "--name Cup --rulebook RU --swiss start-number --rounds 2", Exit::bad_input)
            .find("exists already"),
        std::string::npos);
}

TEST_F(EventCommands, AWithdrawnPlayersResultIsRefused) {
    four_players();
    go("pair");
    const std::string pairs = go("pairings", "--csv");
    const std::string table = pairs.find("\n1,") != std::string::npos ? "1" : "2";
    go("withdraw",
       pairs.find("Ann,") < pairs.find("\n2,") || pairs.find(",Ann") < pairs.find("\n2,") ? "Ann"
                                                                                          : "Bob");
    const std::string said = refused("result", table + " 1-0");
    EXPECT_NE(said.find("the rulebook decides this game [RU:3.14.5, RU:3.18.2#6]"),
              std::string::npos)
        << said;
}

TEST_F(EventCommands, AnUnreadableFileIsAFault) {
    std::ofstream(file_) << "{\"kodeks-event\": 1,\n oops";
    EXPECT_EQ(refused("standings", "", Exit::bad_input),
              file_ + ":2:2: a key in quotation marks is expected here: «oops»\n");
    std::filesystem::remove(file_);
    EXPECT_EQ(run("standings").exit, Exit::bad_input);
}

TEST_F(EventCommands, ADryRunWritesNothing) {
    four_players();
    const std::string before = content();
    EXPECT_NE(go("pair", "--dry-run"), "");
    EXPECT_NE(go("enter", "Eve --dry-run"), "");
    EXPECT_EQ(content(), before);
}

TEST_F(EventCommands, CommitmentThenSeed) {
    go("new", "--name Cup --rulebook PMR --year 2026");
    go("enter", "Ann Bob Cid");
    const std::string digest = go("lots", "--seed 5 --salt sea --show-commitment");
    go("lots", "--commit " + digest.substr(0, 64));
    EXPECT_EQ(
        refused("lots", "--seed 6 --salt sea"),
        "kodeks: Seed and salt do not give the commitment that was published: compare them "
        "letter by letter, or give the commitment up with a reason and publish another one\n");
    go("lots", "--seed 5 --salt sea");
    EXPECT_EQ(refused("lots", "--again --seed 7"),
              "kodeks: The draw was announced by a commitment; say why it is given up\n");
}

TEST_F(EventCommands, TieBreaksAreChosenBeforeRoundOne) {
    ARTICLE("UA:V.12.4", "UA:V.12.6");
    go("new", "--name Cup --rulebook UA --swiss median-solkoff --rounds 7 --year 2026");
    EXPECT_EQ(go("tiebreaks", "--csv"), "line,code,tie-break,article\n"
                                        "1,direct-game,individual game,UA:V.12.3.2.1\n"
                                        "2,truncated-solkoff,truncated Solkoff,UA:V.12.3.2.2\n"
                                        "3,median-solkoff,median Solkoff,UA:V.12.3.2.3\n"
                                        "4,wins,wins,UA:V.12.3.2.4\n"
                                        "5,results-by-place,results by place,UA:V.12.3.2.5\n");
    EXPECT_EQ(refused("tiebreaks", "solkof wins"),
              "kodeks: There is no tie-break «solkof»\nDid you mean: solkoff?\n");
    EXPECT_EQ(refused("tiebreaks", "wins buchholz wins"),
              "kodeks: The tie-break «wins» is listed twice\n");
    const std::string own = "line,code,tie-break,article\n"
                            "1,wins,wins,UA:V.12.3.2.4\n2,buchholz,Buchholz,\n";
    EXPECT_EQ(go("tiebreaks", "wins buchholz --csv"), own);
    EXPECT_EQ(go("tiebreaks", "--csv"), own);
    go("enter", "Ann Bob Cid Dan");
    go("lots", "--seed 5");
    go("pair");
    EXPECT_EQ(refused("tiebreaks", "--default"),
              "kodeks: The tie-breaks are fixed before round 1 [UA:V.12.4, UA:V.12.6]\n");
    EXPECT_EQ(refused("tiebreaks", "--stage 2"), "kodeks: There is no stage 2\n");
    EXPECT_EQ(refused("tiebreaks", "--stage 99999"), "kodeks: There is no stage 99999\n");
}

TEST_F(EventCommands, TheNumberOfRoundsIsAdvised) {
    ARTICLE("UA:V.3.1.3.1");
    go("new", "--name Cup --rulebook UA --swiss median-solkoff --rounds 5 --year 2026");
    go("enter", "Ann Bob Cid Dan Eve Fay Gil");
    const std::string note =
        "Note: 5 rounds for 7 participants: 7 to 9 are advised [UA:V.3.1.3.1]\n";
    EXPECT_EQ(run("lots", "--seed 5").talk, note);
    EXPECT_EQ(go("check"), "10 facts, 1 draw and 0 rounds repeated\n" + note);
}

TEST_F(EventCommands, RestrictedNumbers) {
    ARTICLE("PMR:238", "PMR:239", "PMR:239e2");
    std::filesystem::copy_file(test::source_root() / "data/events/league.json", file_);
    const Called drawn = run("lots", "--restricted club --seed 17-4-92-8");
    EXPECT_EQ(drawn.out, "no.  name           rating  club\n"
                         "  1  Коваль Юлія            Слон\n"
                         "  2  Лисенко Тарас          Слон\n"
                         "  3  Мороз Софія            Пішак\n"
                         "  4  Гай Петро              Тур\n"
                         "  5  Дяк Олена              Тур\n"
                         "  6  Жук Віра               Дамка\n"
                         "  7  Їжак Марко             Слон\n"
                         "  8  Ігнатенко Ян           Дамка\n"
                         "  9  Ґалаґан Іван           Тур\n"
                         " 10  Бондар Анна            Тур\n"
                         " 11  Онищук Рая             Пішак\n"
                         " 12  Єрмак Захар            Дамка\n");
    const std::string notes =
        "Note: The printed table for 12 players puts 6 and 12 into one group, although they meet "
        "in round 11 [PMR:239e2]\n"
        "Note: Жук Віра and Єрмак Захар belong together and meet in round 11, one of the last "
        "three [PMR:237, PMR:239c]\n";
    EXPECT_EQ(drawn.talk, notes);
    EXPECT_EQ(go("check"), "15 facts, 1 draw and 0 rounds repeated\n" + notes);
    const std::string record = call("draw record " + file_).out;
    std::ofstream(file_ + ".draw") << record;
    EXPECT_EQ(std::ranges::count(record, '\n'), 20) << record; // 4 envelopes and 12 numbers
    EXPECT_EQ(call("draw verify " + file_ + ".draw").exit, Exit::done);
}

TEST_F(EventCommands, RestrictedNumbersWhereTheyAreNotMeant) {
    ARTICLE("PMR:238");
    go("new", "--name Cup --rulebook PMR --year 2026");
    go("enter", "Ann Bob Cid");
    EXPECT_EQ(refused("lots", "--restricted club --seed 5"),
              "kodeks: Restricted draws exist for 9 to 24 players, not for 3 [PMR:238]\n");
    std::filesystem::remove(file_);
    go("new", "--name Cup --rulebook PMR --swiss start-number --rounds 3 --year 2026");
    go("enter", "Ann Bob Cid");
    EXPECT_EQ(refused("lots", "--restricted club --seed 5"),
              "kodeks: Numbers are drawn with restrictions only for a round robin [PMR:238, "
              "PMR:239]\n");
    std::filesystem::remove(file_);
    go("new", "--name Cup --rulebook RU --year 2026");
    go("enter", "Ann Bob Cid");
    EXPECT_EQ(refused("lots", "--restricted club --seed 5"),
              "kodeks: This rulebook has no restricted draw of numbers\n");
}

TEST_F(EventCommands, WhatCannotBeReadAgainIsNeverWritten) {
    four_players();
    const std::string said = "kodeks: a text is too long or has characters that cannot be kept\n";
    for (const std::string& name : {std::string("A\x1b[31m"), std::string("\xff\xfe"),
                                    std::string("A\tB"), std::string(2001, 'x')}) {
        EXPECT_EQ(refused("enter", name, Exit::wrong_usage), said);
    }
}

TEST_F(EventCommands, TypingSlips) {
    EXPECT_EQ(refused("new", "", Exit::wrong_usage),
              "kodeks: the argument --name is missing\nSee: kodeks event new --help\n");
    EXPECT_EQ(refused("new", "--name Cup --rulebook XY").substr(0, 36),
              "kodeks: There is no rulebook «XY»\n");
    EXPECT_EQ(refused("new", "--name Cup --rulebook RU --year 99999"),
              "kodeks: 99999 is not a year of competition\n");
    go("new", "--name Cup --rulebook RU --swiss start-number --rounds 2 --year 2026");
    EXPECT_EQ(refused("pairings"), "kodeks: No round is paired yet\n");
    EXPECT_EQ(refused("result", "1 1-0"), "kodeks: No round is paired yet\n");
    EXPECT_EQ(refused("lots", "--seed 5"), "kodeks: At least two must take part; there are 0\n");
    EXPECT_EQ(refused("enter", "Ann --born 3000"),
              "kodeks: 3000 cannot be the year of birth [RU:3.3.3]\n");
    EXPECT_EQ(refused("enter", "Ann --rating 21000"), "kodeks: 21000 is not a rating\n");
    go("enter", "Ann Bob Cid Dan");
    EXPECT_EQ(refused("absent", "Ann --round 44"), "kodeks: There is no round 44\n");
    go("lots", "--seed 5");
    go("pair");
    EXPECT_EQ(refused("explain", "--round 7"), "kodeks: There is no round 7\n");
    EXPECT_EQ(refused("result", "1 1-0 --round 7"), "kodeks: There is no round 7\n");
}

TEST_F(EventCommands, ADecidedMatchIsOver) {
    go("new", "--name Duel --rulebook UA --system match --rounds 4 --goal wins --target 2 --year "
              "2026");
    go("enter", "Ann Bob Cid");
    EXPECT_EQ(refused("lots", "--seed 5"), "kodeks: A match is played by two; entered: 3\n");
    go("withdraw", "Cid");
    go("lots", "--seed 5");
    go("pair");
    go("result", "1 2-0");
    go("pair");
    go("result", "1 0-2");
    EXPECT_EQ(refused("pair"), "kodeks: The match is decided\n");
}

TEST_F(EventCommands, TeamSlips) {
    go("new", "--name Teams --rulebook UA --boards 2 --year 2026");
    go("enter", "Rook Bishop");
    EXPECT_EQ(refused("enter", "Ann --team Rook --board 7"), "kodeks: A line-up has 2 boards\n");
    go("enter", "Ann --team Rook --board 1");
    EXPECT_EQ(refused("enter", "Bob --team Rook --board 1"), "kodeks: Board 1 is already Ann's\n");
    EXPECT_EQ(refused("enter", "Bob --team Rok"),
              "kodeks: nobody is called «Rok»\nDid you mean: Rook?\n");
    go("lots", "--seed 5");
    go("pair");
    EXPECT_EQ(refused("present", "Rook --players 9"), "kodeks: A line-up has 2 boards\n");
    EXPECT_EQ(refused("present", "Rook", Exit::wrong_usage).substr(0, 43),
              "kodeks: the argument --players is missing\nS");
}

TEST(EventDemo, EverySystemIsTheSameEverywhere) {
    const Called called = call("event demo --seed golden");
    EXPECT_EQ(called.exit, Exit::done);
    test::expect_golden("cli/event_demo.txt", called.out);
}

// No rating falls below what an entry may have.
TEST(EventDemo, TakesAsManyAsItSays) {
    for (const std::string system : {"swiss-truncated-solkoff", "knockout"}) {
        EXPECT_EQ(call("event demo --facts --players 144 --system " + system).exit, Exit::done);
    }
}

TEST(EventSamples, TablesAreGolden) {
    std::string text;
    for (const char* line :
         {"event standings data/events/club.json", "event crosstable data/events/club.json",
          "event explain data/events/club.json --round 3",
          "event explain data/events/club.json Ткач", "event pairings data/events/teams.json",
          "event standings data/events/club.json --json"}) {
        for (const Language language : {Language::en, Language::uk, Language::ru}) {
            const Called called = call(line, {.language = language});
            EXPECT_EQ(called.exit, Exit::done) << called.talk;
            text += "$ " + std::string(line) + "\n" + called.out + "\n";
        }
    }
    test::expect_golden("cli/event_samples.txt", text);
}

} // namespace
} // namespace kodeks::cli
