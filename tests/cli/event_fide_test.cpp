// What a chess club types: the Dutch system, FIDE tie-breaks, reports, lists of players.
#include "cli/event/demo.hpp"
#include "cli/event_commands.hpp"
#include "support/article.hpp"
#include "tournament/fide/checker/enumerator.hpp"
#include "tournament/lots/urn.hpp"
#include "tournament/report/report.hpp"
#include "tournament/trf/read.hpp"
#include "tournament/trf/to_field.hpp"
#include "tournament/trf/write.hpp"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

namespace trf = tournament::trf;

class ClubEvent : public EventCommands {
protected:
    void nine_players() {
        go("new", "--name Club --rulebook FIDE --swiss dutch --rounds 5 --year 2026");
        for (const char* player :
             {"Quist --rating 1760", "Ivanov --rating 2240 --title FM", "Jansen --rating 2190",
              "Kovac --rating 2120", "Lopez --rating 2075", "Moser --rating 1990",
              "Nagy --rating 1945", "Ozola --rating 1870", "Pires --rating 1825"}) {
            go("enter", player);
        }
        go("lots", "--seed x1");
    }
};

TEST_F(ClubEvent, FirstRoundHalfByeAndTieBreaks) {
    ARTICLE("C04.2:2.2", "C04.3:5.2.5", "C07:8.1", "C07:9.1");
    nine_players();
    // Halves of the ranking list meet; the lot gave White to the odd numbers of the upper half.
    EXPECT_EQ(go("pair"), "table  no.  White   Black   result\n"
                          "    1  1-5  Ivanov  Moser   *\n"
                          "    2  6-2  Nagy    Jansen  *\n"
                          "    3  3-7  Kovac   Ozola   *\n"
                          "    4  8-4  Pires   Lopez   *\n"
                          "         9  Quist   free    +\n");
    go("result", "1 = 2 1-0 3 0-1 4 1-0");
    go("absent", "Kovac --half");
    const std::string second = go("pair");
    EXPECT_NE(second.find("3  Kovac   absent"), std::string::npos) << second;
    go("result", "1 1-0 2 1-0 3 1-0 4 1-0");
    // Kovac lost and has half a point for his bye; everybody's tie-breaks are FIDE's by default.
    const std::string table = go("standings");
    EXPECT_EQ(table.substr(0, table.find('\n')),
              "place  no.  name    rating  games  points  DE  BH/C1  BH  SB");
    EXPECT_NE(table.find("Kovac     2120      1       ½"), std::string::npos) << table;
    EXPECT_EQ(go("check"), "23 facts, 1 draw and 2 rounds repeated\n");
}

// The lot that gives the odd numbers their colour follows from seed and words, stands in the record
// and on the protocol, and can be repeated.
TEST_F(ClubEvent, TheFirstColourIsALotThatCanBeVerified) {
    ARTICLE("C04.3:5.2.5");
    bool white = false;
    bool black = false;
    for (const std::string words : {"river", "stone", "cloud", "lake"}) {
        std::filesystem::remove(file_);
        go("new", "--name Club --rulebook FIDE --swiss dutch --rounds 3 --year 2026");
        go("enter", "Ann Bob Cid Dan");
        go("lots", "--seed 6 --words " + words);
        const bool odd_is_white = tournament::lots::chosen("6 " + words, "r1.colour", 2) == 0;
        (odd_is_white ? white : black) = true;
        EXPECT_EQ(go("pair").find("1-3  Ann") != std::string::npos, odd_is_white) << words;
        const std::string chosen = odd_is_white ? "choose r1.colour 2 0" : "choose r1.colour 2 1";
        const std::string record = call("draw record " + file_).out;
        EXPECT_NE(record.find(chosen), std::string::npos) << record;
        std::ofstream(file_ + ".draw") << record;
        EXPECT_EQ(call("draw verify " + file_ + ".draw").exit, Exit::done);
        const std::string protocol = go("papers", "lots");
        EXPECT_NE(protocol.find("Words of those present: " + words + "\n"), std::string::npos);
        EXPECT_NE(protocol.find("1 choice agrees"), std::string::npos) << protocol;
        go("check");
    }
    EXPECT_TRUE(white && black);
}

TEST_F(ClubEvent, HalfByesAndFideCodesHaveTheirPlace) {
    four_players();
    EXPECT_EQ(
        refused("absent", "Ann --half"),
        "kodeks: Byes with points belong to the Dutch system and to FIDE's events of teams; here "
        "an absent player gets nothing\n");
    EXPECT_EQ(refused("absent", "Ann --full"), refused("absent", "Ann --half"));
    EXPECT_EQ(refused("tiebreaks", "BH wins"),
              "kodeks: Tie-breaks of FIDE (BH, SB …) and of the rulebooks cannot stand in one "
              "list\n");
    EXPECT_EQ(call("event new " + file_ +
                   "x --name T --rulebook FIDE --swiss dutch --rounds 3 "
                   "--boards 4")
                  .exit,
              Exit::no);
}

// Each round of the event against the one found by trying everything.
void expect_enumerated(const tournament::State& state) {
    const auto report = tournament::report_of(state, state.stages[0]);
    for (trf::Round round = 1; round <= state.stages[0].rounds.size(); ++round) {
        const auto field = trf::field_of(report.document, round);
        ASSERT_TRUE(field.has_value());
        const auto expected = tournament::fide::checker::enumerate_round(field->field);
        ASSERT_TRUE(expected.has_value());
        auto boards = trf::round_in(report.document, round).boards;
        std::ranges::sort(boards);
        EXPECT_EQ(boards, expected->boards) << "round " << round;
    }
}

// Every round of a whole event, seen by the exhaustive checker that knows only the articles; and
// the report of the event can be written and read.
TEST(ClubReport, RoundsAreThoseOfTheArticles) {
    ARTICLE("C04.3:1.9.3");
    for (const DemoKind& kind : demo_kinds()) {
        if (kind.name != "swiss-dutch") {
            continue;
        }
        for (std::uint32_t players = 5; players <= 9; ++players) {
            tournament::State state;
            for (const auto& event : played_demo(kind, "s" + std::to_string(players), players)) {
                tournament::apply(state, event);
            }
            expect_enumerated(state);
            const auto report = tournament::report_of(state, state.stages[0]);
            const std::string text = tournament::trf::write(report.document);
            const auto read = tournament::trf::read(text);
            ASSERT_TRUE(read.has_value());
            EXPECT_EQ(tournament::trf::write(read->document), text);
        }
    }
}

TEST_F(ClubEvent, ARoundByHandNeedsEverybodyAndAReason) {
    ARTICLE("RU:3.18.3~1");
    four_players();
    EXPECT_EQ(refused("pair", "--pair Ann:Bob --pair Cid:Dan"),
              "kodeks: A round made by hand needs its reason [RU:3.18.3~1]\n");
    EXPECT_EQ(refused("pair", "--pair Ann:Bob --pair Cid --reason TV"),
              "kodeks: Dan is neither paired, free nor absent\n");
    EXPECT_EQ(refused("pair", "--pair Ann:Bob --pair Cid:Ann --reason TV"),
              "kodeks: Ann cannot stand there: not in the stage, gone, or named twice\n");
    const std::string made = go("pair", "--pair Ann:Bob --pair Cid:Dan --reason TV");
    EXPECT_NE(made.find("Ann    Bob    *"), std::string::npos) << made;
    go("result", "1 1-0 2 1-0");
    // The same pairs again break an absolute rule, and the check says so with its article.
    go("pair", "--pair Ann:Bob --pair Cid:Dan --reason again");
    const Called checked = run("check");
    EXPECT_EQ(checked.exit, Exit::no);
    EXPECT_NE(checked.out.find("RU:3.18.2#1"), std::string::npos) << checked.out;
}

TEST_F(ClubEvent, PlayersComeFromALists) {
    go("new", "--name Cup --rulebook UA --year 2026");
    go("enter", "Коваль");
    const std::string list = (folder_ / "list.csv").string();
    std::ofstream(list, std::ios::binary) << "\xEF\xBB\xBF"
                                          << "Прізвище,Ім’я,Рейтинг,Дата народження,Місто\n"
                                             "\"Мороз\",Тарас,1990,03.11.2007,Київ\n"
                                             "Koваль,,abc,,\n"
                                             ",,,,\n";
    const Called called = run("import", list);
    EXPECT_EQ(called.exit, Exit::done);
    EXPECT_EQ(called.talk, list + ":1: The column «Місто» is not known and was left out\n" + list +
                               ":3: «abc» is not a rating\n" + list +
                               ":3: «Koваль» mixes Latin and Cyrillic letters\n" + list +
                               ":3: «Koваль» may be «Коваль», who is there already\n"
                               "Entered: 2\n");
    EXPECT_EQ(called.out, "name         rating  title  born        federation  club  team\n"
                          "Мороз Тарас  1990           2007-11-03\n"
                          "Koваль\n");
    std::ofstream(list, std::ios::binary) << "who;when\nAnn;1990\n";
    EXPECT_EQ(refused("import", list, Exit::bad_input),
              list + ":1:1: There is no column of names; the first line names the columns, such as "
                     "name; rating; club: «who;when»\n");
}

} // namespace
} // namespace kodeks::cli
