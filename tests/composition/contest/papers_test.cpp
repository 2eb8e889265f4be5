// Papers: regulations with articles, judging sheets, awards with bylines (RU:6.3, RU:6.4).
#include "composition/contest/kit.hpp"
#include "composition/contest/paper.hpp"
#include "composition/contest/sentence.hpp"
#include "support/article.hpp"
#include "support/proofs.hpp"

#include <gtest/gtest.h>

namespace kodeks::contest {
namespace {

Desk judged() {
    Desk desk(contest_regulations());
    desk.author("Berg");
    const WorkId work = desk.work("Berg", zadacha());
    desk.close();
    desk.must(GiveMark{work, "Clemens", whole_points(6), "", std::nullopt, day("2026-04-10")});
    return desk;
}

TEST(ContestPapers, ClosedMeansThatJudgesSeeNoAuthors) {
    ARTICLE("RU:6.5.2");
    Desk desk = judged();
    const auto sheet = [&] {
        return judging_sheet(desk.state, 1, world_for("ru-code"), Language::en);
    };
    EXPECT_EQ(sheet().find("Berg"), std::string::npos);
    desk.preliminary();
    EXPECT_NE(sheet().find("Work 1: Berg"), std::string::npos);
    Regulations open = contest_regulations();
    open.secrecy = Secrecy::open;
    Desk other(open);
    other.author("Berg");
    other.work("Berg", zadacha());
    EXPECT_NE(judging_sheet(other.state, 1, world_for("ru-code"), Language::en).find("Berg"),
              std::string::npos);
}

// What only a person can judge is asked for; the program decides nothing by it.
TEST(ContestPapers, TheSheetAsksForWhatAPersonJudges) {
    for (const auto& criterion : world_for("ru-code").rules->criteria) {
        Desk desk(contest_regulations());
        desk.author("Berg");
        const bool is_zadacha = criterion.genre.empty() || criterion.genre == "zadacha";
        if (is_zadacha) {
            desk.work("Berg", zadacha());
        } else {
            desk.work("Berg", problem(), 2);
        }
        const auto sheet =
            judging_sheet(desk.state, is_zadacha ? 1 : 2, world_for("ru-code"), Language::en);
        for (const auto article : criterion.articles) {
            if (criterion.genre != "etude") {
                EXPECT_NE(sheet.find(article), std::string::npos) << article;
            } else {
                EXPECT_EQ(sheet.find(article), std::string::npos) << article;
            }
            test::record_articles({article}, __FILE__, __LINE__);
            test::proofs().see(std::string(article), "criterion", true);
        }
    }
}

TEST(ContestPapers, TheAwardNamesAuthorResidencePositionAndTaskInThisOrder) {
    ARTICLE("RU:6.4.1#2");
    Desk desk = judged();
    desk.preliminary();
    EXPECT_EQ(award_paper(desk.state, Language::en),
              "Autumn\n"
              "Preliminary results\n"
              "\n"
              "Zadachi\n"
              "1. Berg — 6, prize\n"
              "   Riga\n"
              "   White: b4, d4, h4, e3, g3, b2, Kd2, Ka1, e1, g1. Black: f6, h6, a5, e5, c3, f2.\n"
              "   White locks: men 5, kings 0\n"
              "    1. e3-f4 h6-g5 2. g1:e3\n"
              "    1. e3-f4 f6-g5 2. g1:e3\n");
}

TEST(ContestPapers, BylinesSayWhereAWorkComesFrom) {
    ARTICLE("RU:6.4.3#5", "RU:6.4.3#8", "RU:6.1.3#32", "RU:6.5.5#note");
    Desk desk(contest_regulations());
    desk.author("Old");
    desk.author("Berg");
    Work work;
    work.authors = {{2}};
    work.origin.improvement = Improvement::substantial;
    work.origin.source = "Old";
    EXPECT_EQ(byline(desk.state, work, Language::en), "Berg; after Old");
    work.authors = {{1}, {2}};
    EXPECT_EQ(byline(desk.state, work, Language::en), "Old and Berg");
    work.origin = {.complicates = "Third"};
    EXPECT_EQ(byline(desk.state, work, Language::en), "Old and Berg; complicates a work of Third");
    work.origin = {};
    work.defects = {{"RU:6.2.6#2", "", "", std::nullopt, true}};
    EXPECT_EQ(byline(desk.state, work, Language::en), "Old and Berg; Correction (reworking)");
}

TEST(ContestPapers, RegulationsShowEveryStatementWithItsArticle) {
    Desk desk(contest_regulations());
    EXPECT_EQ(regulations_paper(desk.state, world_for("ru-code"), Language::en),
              "Autumn\n"
              "Composing contest, 2026-01-01\n"
              "Organiser: Draughts weekly, an editorial office [RU:6.5.2#1]\n"
              "Character: national, free theme, closed [RU:6.5.2#2]\n"
              "Sections: Zadachi; Problems [RU:6.5.2#3]\n"
              "Works and copies: works of an author in a section: 1; copies: 2 [RU:6.5.2#4]\n"
              "Last day and address: 2026-04-01, Box 1 [RU:6.5.2#5]\n"
              "Winners: by the marks of the works [RU:6.5.2#6]\n"
              "Distinctions: prizes: 1 [RU:6.5.2#7]\n"
              "Panel: Chief (chief judge); Clemens (senior judge of the section 1); Dorn (senior "
              "judge of the section 2); Helper (judge of the section 1); Scribe (chief secretary) "
              "[RU:6.5.2#8]\n"
              "Preliminary results: 2026-05-01 [RU:6.5.2#9]\n"
              "In force: 2026-07-01 [RU:6.5.2#10]\n");
}

TEST(ContestPapers, DutiesAreTickedOff) {
    Desk desk = judged();
    EXPECT_EQ(duties_paper(desk.state, world_for("ru-code"), Language::en),
              "[x] the secretary sends the works to the judges of the section (1) [RU:6.7.2#7, "
              "RU:6.7.2#8]\n"
              "[x] the secretary sends the works to the judges of the section (2) [RU:6.7.2#7, "
              "RU:6.7.2#8]\n"
              "[ ] the senior judge writes the report of the section and gives it to the chief "
              "judge (1) [RU:6.7.2#15, RU:6.7.2#16]\n"
              "[ ] the senior judge writes the report of the section and gives it to the chief "
              "judge (2) [RU:6.7.2#15, RU:6.7.2#16]\n"
              "[ ] the chief judge checks the reports [RU:6.7.2#4]\n"
              "[ ] the senior judge tells the participants of changes and why [RU:6.7.2#17]\n"
              "[ ] the participants get the results [RU:6.7.2#11, RU:6.7.2#14]\n"
              "[ ] the organisers send the distinctions [RU:6.5.2#13]\n"
              "[ ] the chief judge gives the final report to the organisers and to the commission "
              "[RU:6.7.2#6, RU:6.7.2#10]\n");
}

} // namespace
} // namespace kodeks::contest
