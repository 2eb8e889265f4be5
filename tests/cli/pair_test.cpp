// The commands on tournament report files, as an arbiter types them.
#include "cli/call.hpp"
#include "support/article.hpp"

#include <filesystem>
#include <fstream>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

TEST(PairCommands, NextSpeaksTheProtocolOfEngines) {
    const Called called = call("pair next --system dutch data/events/mini-b-round-3.trf");
    EXPECT_EQ(called, (Called{Exit::done, "4\n1 3\n5 9\n8 2\n6 7\n", ""}));
}

TEST(PairCommands, NextNamesTheByeLast) {
    const Called called = call("pair next --system dutch data/events/mini-b.trf --round 5");
    EXPECT_EQ(called, (Called{Exit::done, "5\n2 3\n5 4\n9 1\n7 8\n6 0\n", ""}));
}

TEST(PairCommands, NextExplainsInThreeLanguages) {
    ARTICLE("C04.1:9");
    const std::string line = "pair next data/events/mini-c.trf --round 4 --explain";
    EXPECT_EQ(call(line).out,
              "6\n1 3\n2 6\n5 8\n7 9\n10 4\n12 13\n"
              "Scoregroup 2.5: 1, 2, 3\n"
              "  Criteria: C6=1 C7=2.5 C12=1\n"
              "  1 – 3: White for 1, the stronger wish is granted (C04.3:5.2.2)\n"
              "  2 floats down\n"
              "  1 – 2 was passed over: C13 would be worse\n"
              "Scoregroup 2.0: 6; moved down: 2\n"
              "  2 – 6: White for 2, nobody is refused a colour (C04.3:5.2.1)\n"
              "Scoregroup 1.5: 5, 7, 8, 9\n"
              "  Criteria: C8=2/1.0,1.0 C12=1\n"
              "  5 – 8: White for 5, nobody is refused a colour (C04.3:5.2.1)\n"
              "  7 – 9: White for 7, the stronger wish is granted (C04.3:5.2.2)\n"
              "Scoregroup 1.0: 4, 12\n"
              "  Criteria: C6=2 C7=1.0,1.0 C14=1\n"
              "  4 floats down\n"
              "  12 floats down\n"
              "Scoregroup 0.5: 10, 13; moved down: 4, 12\n"
              "  Criteria: C18=0.5\n"
              "  4 – 10: White for 10, nobody is refused a colour (C04.3:5.2.1)\n"
              "  12 – 13: White for 12, nobody is refused a colour (C04.3:5.2.1)\n");
    EXPECT_NE(call(line, {.language = Language::uk}).out.find("Очкова група 2.5: 1, 2, 3"),
              std::string::npos);
    EXPECT_NE(call(line, {.language = Language::ru}).out.find("Очковая группа 2.5: 1, 2, 3"),
              std::string::npos);
}

TEST(PairCommands, CheckNamesTheRoundThatDiffers) {
    EXPECT_EQ(call("pair check --system dutch data/events/mini-a.trf").exit, Exit::done);
    // The colours of the first board of round 1 are the wrong way round.
    std::ifstream in("data/events/mini-a.trf");
    std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    text.replace(text.find("5 w 0"), 5, "5 b 0");
    text.replace(text.find("1 b 1"), 5, "1 w 1");
    const Called called = call("pair check --system dutch -", {}, text);
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_EQ(called.out.substr(0, called.out.find('\n')),
              "Round 1 differs: the file has 5-1, the rules lead to 1-5");
}

// Eight players are few enough to try every candidate of every bracket.
TEST(PairCommands, CheckTriesEveryCandidate) {
    const Called called = call("pair check --system dutch --exhaustive data/events/mini-a.trf");
    EXPECT_EQ(called.exit, Exit::done);
    EXPECT_EQ(called.out, "4 rounds are as the articles require.\n"
                          "Rounds worked out by trying every candidate: 4 of 4.\n");
}

TEST(PairCommands, GenerateGivesTheSameFileForTheSameSeed) {
    const std::string line = "pair generate --system dutch --players 21 --rounds 6 --seed 5";
    const Called first = call(line);
    EXPECT_EQ(first.exit, Exit::done);
    EXPECT_EQ(first, call(line));
    EXPECT_NE(first, call("pair generate --system dutch --players 21 --rounds 6 --seed 6"));
    EXPECT_EQ(call("pair check --system dutch -", {}, first.out).out,
              "6 rounds are as the articles require.\n");
    EXPECT_EQ(call("pair generate --players 1").exit, Exit::wrong_usage);
    const auto file = std::filesystem::temp_directory_path() / "kodeks-generated.trf";
    std::filesystem::remove(file);
    EXPECT_EQ(call(line + " -o " + file.string()), (Called{Exit::done, "", ""}));
    EXPECT_EQ(call(line + " -o " + file.string()).exit, Exit::bad_input) << "it exists";
    EXPECT_EQ(call("pair check --system dutch " + file.string()).exit, Exit::done);
    std::filesystem::remove(file);
}

TEST(PairCommands, StandingsOfPlayersAndTeams) {
    EXPECT_EQ(call("pair standings data/events/teams.trf --tiebreaks MPvGP,EDET,SSSC").out,
              "place  #  name    PTS  MPvGP  EDET  SSSC\n"
              "    1  1  Alpha     5      7     1  14.5\n"
              "    2  2  Bravo     5      7     2  14.5\n"
              "    3  3  Castle    4    6.5          14\n"
              "    4  4  Delta     4      6          15\n"
              "    5  5  Exeter    2    3.5        10.5\n");
    EXPECT_EQ(call("pair standings data/events/mini-c.trf --tiebreaks DE,XX").exit, Exit::no);
}

// 7 + (4 + 4 + 2 + 5) / 2; board points 3½, 2½, 2½, and the top board makes Bravo first.
TEST(PairCommands, StandingsOpenEveryValue) {
    EXPECT_EQ(call("pair standings data/events/teams.trf --tiebreaks SSSC,TBR --explain 2").out,
              "1  2 Bravo: 5\n"
              "SSSC: 14.5\n"
              "  1.  4 Delta     4\n"
              "  2.  –           4      no opponent; virtual one\n"
              "  3.  5 Exeter    2\n"
              "  4.  1 Alpha     5\n"
              "                / 2\n"
              "                + 7\n"
              "TBR: 3.5/2.5/2.5\n"
              "  board 1    3½\n"
              "  board 2    2½\n"
              "  board 3    2½\n");
    EXPECT_EQ(call("pair standings data/events/teams.trf --explain 9").exit, Exit::no);
    const auto typed = boost::json::parse(
        call("pair standings data/events/mini-c.trf --tiebreaks TPR --json").out);
    // Player 8 is fourth by this list: four opponents of 1998 on the average, and 193 for 3 of 4.
    const auto& terms = typed.at("lines").at(3).at("terms").at("TPR");
    EXPECT_EQ(terms.at("making"), "average");
    EXPECT_EQ(terms.at("parts").as_array().size(), 4U);
    EXPECT_EQ(terms.at("parts").at(0).at("score").to_number<int>(), 2275);
    EXPECT_EQ(terms.at("divisor").to_number<int>(), 4);
    EXPECT_EQ(terms.at("added").to_number<int>(), 193);
}

// A list of a file may name systems of its own; they are told and the others counted. Ratings and
// Buchholz decide nothing where they may not be used.
TEST(PairCommands, StandingsTellWhatIsNotCounted) {
    const std::string players = "001    1      A                                 2000\n"
                                "001    2      B\n";
    const Called own = call("pair standings -", {}, "212 PTS,OTHER_LOTS,WIN\n" + players);
    EXPECT_EQ(own.exit, Exit::done);
    EXPECT_NE(own.talk.find("<stdin>:1:9: The tie-break OTHER_LOTS"), std::string::npos)
        << own.talk;
    EXPECT_EQ(own.out.substr(0, own.out.find('\n')), "place  #  name  PTS  WIN");
    EXPECT_NE(call("pair standings - --tiebreaks ARO", {}, players).talk.find("C07:10"),
              std::string::npos);
    EXPECT_NE(call("pair standings - --tiebreaks BH", {}, "192 FIDE_ROUNDROBIN\n" + players)
                  .talk.find("C07:8"),
              std::string::npos);
}

// The rules of 2026 on a report that is older, or of another system: it is told.
TEST(PairCommands, CheckTellsOtherRules) {
    const std::string report = "142 3\n152 W\n001    1      A\n001    2      B\n";
    const auto talk = [&](const std::string& head) {
        return call("pair check --system dutch -", {}, head + report).talk;
    };
    EXPECT_EQ(talk("042 2026/02/01\n"), "");
    EXPECT_NE(talk("042 31.1.2026\n").find("1 February 2026"), std::string::npos);
    EXPECT_NE(talk("192 FIDE_DUTCH_2017\n").find("1 February 2026"), std::string::npos);
    EXPECT_NE(talk("192 FIDE_DUBOV\n").find("FIDE_DUBOV"), std::string::npos);
}

TEST(PairCommands, ABadFileIsRefusedWithItsPlace) {
    const Called called = call("pair next -", {}, "142 5\n001    x\n");
    EXPECT_EQ(called.exit, Exit::bad_input);
    EXPECT_NE(called.talk.find("<stdin>:2:5"), std::string::npos) << called.talk;
    EXPECT_EQ(call("pair next --system dutch data/events/teams.trf").exit, Exit::bad_input);
}

TEST(PairCommands, AnImpossibleRoundNamesThePlayersThatBlockIt) {
    const std::string text = "142 5\n152 W\n260 001 005    1    2    3\n"
                             "001    1\n001    2\n001    3\n001    4\n";
    const Called called = call("pair next -", {}, text);
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_NE(called.talk.find("others: 4"), std::string::npos) << called.talk;
}

} // namespace
} // namespace kodeks::cli
