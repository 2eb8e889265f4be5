// Papers of competitions: regulations with articles, judging sheets, awards with bylines, tasks to
// solve (RU:6.3, RU:6.4, RU:6.5, RU:6.6).
#include "composition/contest/shown.hpp"
#include "contest_kit/kit.hpp"
#include "reports/contests/contest_kinds.hpp"
#include "support/article.hpp"
#include "support/proofs.hpp"

#include <gtest/gtest.h>

namespace kodeks::contest {
namespace {

// The paper as text; why there is none otherwise.
std::string paper(const State& state, const char* name, SectionNumber section = 0) {
    const auto made =
        make_contest_paper(*reports::find_contest_kind(name), state, {Language::en, section});
    return made ? to_text(*made) : "none: " + made.error().key;
}

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
    EXPECT_EQ(paper(desk.state, "sheet", 1).find("Berg"), std::string::npos);
    desk.preliminary();
    EXPECT_NE(paper(desk.state, "sheet", 1).find("Work 1: Berg"), std::string::npos);
    Regulations open = contest_regulations();
    open.secrecy = Secrecy::open;
    Desk other(open);
    other.author("Berg");
    other.work("Berg", zadacha());
    EXPECT_NE(paper(other.state, "sheet", 1).find("Work 1: Berg"), std::string::npos);
}

// What only a person can judge is asked for; the program decides nothing by it.
TEST(ContestPapers, TheSheetAsksForWhatAPersonJudges) {
    for (const auto& criterion : world_for("ru-code").rules->criteria) {
        Desk desk(contest_regulations());
        desk.author("Berg");
        const bool is_zadacha = criterion.genre.empty() || criterion.genre == "zadacha";
        const SectionNumber section = is_zadacha ? 1 : 2;
        desk.work("Berg", is_zadacha ? zadacha() : problem(), section);
        const std::string sheet = paper(desk.state, "sheet", section);
        for (const auto article : criterion.articles) {
            EXPECT_EQ(sheet.find(article) == std::string::npos, criterion.genre == "etude")
                << article;
            test::record_articles({article}, __FILE__, __LINE__);
            test::proofs().see(std::string(article), "criterion", true);
        }
    }
}

TEST(ContestPapers, TheAwardNamesAuthorResidencePositionAndTaskInThisOrder) {
    ARTICLE("RU:6.4.1#2");
    Desk desk = judged();
    EXPECT_EQ(paper(desk.state, "award"), "none: contest.no_award_yet");
    desk.preliminary();
    EXPECT_EQ(paper(desk.state, "award"),
              "Autumn\n"
              "Preliminary results\n"
              "===================\n"
              "\n"
              "Zadachi\n"
              "-------\n"
              "\n"
              "Place  Name  Points  Distinction\n"
              "-----  ----  ------  -----------\n"
              "    1  Berg       6  prize\n"
              "\n"
              "1. Berg\n"
              "-------\n"
              "\n"
              "Riga\n"
              "\n"
              " 8    .   .   .   .\n"
              " 7  .   .   .   .\n"
              " 6    .   .   b   b\n"
              " 5  b   .   b   .\n"
              " 4    w   w   .   w\n"
              " 3  .   b   w   w\n"
              " 2    w   W   b   .\n"
              " 1  W   .   w   w\n"
              "    a b c d e f g h\n"
              "White: b4, d4, h4, e3, g3, b2, Kd2, Ka1, e1, g1. Black: f6, h6, a5, e5, c3, f2.\n"
              "\n"
              "White locks 5 men\n"
              "\n"
              "1. e3-f4 h6-g5 2. g1:e3\n"
              "\n"
              "1. e3-f4 f6-g5 2. g1:e3\n"
              "\n"
              "Chief judge: ______________________________ Chief\n");
}

TEST(ContestPapers, RegulationsShowEveryStatementWithItsArticle) {
    Desk desk(contest_regulations());
    EXPECT_EQ(paper(desk.state, "regulations"), R"(Autumn
Regulations
===========

Composing contest

Statement             As stated                                                          Article
--------------------  -----------------------------------------------------------------  -----------
Organiser             Draughts weekly, an editorial office                               RU:6.5.2#1
Character             national, free theme, closed                                       RU:6.5.2#2
Sections              Zadachi; Problems                                                  RU:6.5.2#3
Works and copies      works of an author in a section: 1; copies: 2                      RU:6.5.2#4
Last day and address  2026-04-01, Box 1                                                  RU:6.5.2#5
Winners               by the marks of the works                                          RU:6.5.2#6
Distinctions          prizes: 1                                                          RU:6.5.2#7
Panel                 Chief (chief judge); Clemens (senior judge of the section 1);      RU:6.5.2#8
                      Dorn (senior judge of the section 2); Helper (judge of the
                      section 1); Scribe (chief secretary)
Preliminary results   2026-05-01                                                         RU:6.5.2#9
In force              2026-07-01                                                         RU:6.5.2#10

Announced on 2026-01-01.
)");
}

TEST(ContestPapers, DutiesAreTickedOff) {
    Desk desk = judged();
    EXPECT_EQ(paper(desk.state, "duties"), R"(Autumn
Duties of the panel and the organisers
======================================

Done  Duty                                                        Section   Article
----  ----------------------------------------------------------  --------  ------------------------
 x    the secretary sends the works to the judges of the section  Zadachi   RU:6.7.2#7, RU:6.7.2#8
 x    the secretary sends the works to the judges of the section  Problems  RU:6.7.2#7, RU:6.7.2#8
      the senior judge writes the report of the section and       Zadachi   RU:6.7.2#15, RU:6.7.2#16
      gives it to the chief judge
      the senior judge writes the report of the section and       Problems  RU:6.7.2#15, RU:6.7.2#16
      gives it to the chief judge
      the chief judge checks the reports                                    RU:6.7.2#4
      the senior judge tells the participants of changes and why            RU:6.7.2#17
      the participants get the results                                      RU:6.7.2#11, RU:6.7.2#14
      the organisers send the distinctions                                  RU:6.5.2#13
      the chief judge gives the final report to the organisers              RU:6.7.2#6, RU:6.7.2#10
      and to the commission
)");
}

TEST(ContestPapers, AuthorsOfTasksAreNamedWithTheSolutions) {
    ARTICLE("RU:6.6#4");
    Desk desk(solving_regulations());
    const std::string before = paper(desk.state, "tasks");
    EXPECT_NE(before.find("Task 2\n------\n\n"), std::string::npos) << before;
    EXPECT_NE(before.find("W:We7,f6:Bh8,f4\n\nwin; points: 5\n"), std::string::npos) << before;
    EXPECT_EQ(before.find("Author"), std::string::npos) << before;
    desk.must(PublishFinal{day("2026-03-15")});
    EXPECT_NE(paper(desk.state, "tasks").find("Task 2. Second Author\n"), std::string::npos);
}

Author member(const std::string& name, const std::string& team) {
    Author author = person(name);
    author.team = team;
    author.captain = true;
    return author;
}

TEST(ContestPapers, OfAMatchByPairsEveryMeetingStandsInTheAward) {
    ARTICLE("RU:6.5.4#2");
    Desk desk(match_regulations(ContestForm::pair_match));
    desk.must(Register{member("A", "North"), day("2026-01-10")});
    desk.must(Register{member("B", "South"), day("2026-01-10")});
    const WorkId first = desk.work("A", zadacha());
    desk.close();
    desk.must(GiveMark{first, "Clemens", whole_points(6), "", std::nullopt, day("2026-04-10")});
    desk.preliminary();
    EXPECT_EQ(paper(desk.state, "award"), R"(Autumn
Preliminary results
===================

Zadachi
-------

Team   Points  Points  Team
-----  ------  ------  -----
North       1       0  South

Problems
--------

Team   Points  Points  Team
-----  ------  ------  -----
North       0       0  South

Overall
-------

Place  Name   Points  Distinction
-----  -----  ------  -----------
    1  North       1  prize
    2  South       0

Chief judge: ______________________________ Chief
)");
}

TEST(ContestPapers, WhatIsNotThereIsTold) {
    Desk desk(contest_regulations());
    EXPECT_EQ(paper(desk.state, "sheet"), "none: reports.contests.which_section");
    EXPECT_EQ(paper(desk.state, "sheet", 3), "none: reports.contests.which_section");
    EXPECT_EQ(paper(desk.state, "sheet", 2), "none: reports.contests.no_works");
    EXPECT_EQ(paper(desk.state, "tasks"), "none: reports.contests.no_tasks");
    EXPECT_EQ(paper(Desk(solving_regulations()).state, "sheet"),
              "none: reports.contests.no_sections");
    desk.state.regulations.edition = "fide2023";
    EXPECT_EQ(paper(desk.state, "regulations"), "none: contest.rulebook_unknown");
    EXPECT_EQ(reports::find_contest_kind("award-paper"), nullptr);
}

} // namespace
} // namespace kodeks::contest
