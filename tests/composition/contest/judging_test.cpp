// Examination, marks, reports, awards and appeals (RU:6.5.2, RU:6.5.5, RU:6.7.2).
#include "composition/contest/table.hpp"
#include "contest_kit/kit.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::contest {
namespace {

using Duty = rulebook::ContestDuty;

GiveMark mark(WorkId work, const char* judge, std::int32_t points, const char* on = "2026-04-10") {
    return {work, judge, whole_points(points), "clear", std::nullopt, day(on)};
}

// Two zadachi in section 1, one problem in section 2, all marked and with a preliminary award.
class Judged : public testing::Test {
protected:
    Judged() : desk(contest_regulations()) {
        berg = desk.author("Berg");
        carl = desk.author("Carl");
        first = desk.work("Berg", zadacha());
        Diagram more = zadacha();
        more.fen = "W:Wb4,d4,h4,e3,g3,b2,Kd2,Ka1,e1,g1:Bf6,h6,a5,e5,c3,f2,a7";
        second = desk.work("Carl", more);
        third = desk.work("Carl", problem(), 2);
        desk.close();
    }

    void award() {
        desk.must(mark(first, "Clemens", 6));
        desk.must(mark(second, "Clemens", 8));
        desk.must(mark(third, "Dorn", 7));
        desk.preliminary();
    }

    Desk desk;
    AuthorId berg;
    AuthorId carl;
    WorkId first;
    WorkId second;
    WorkId third;
};

TEST_F(Judged, MarksAreOfTheSectionsJudgeFromNoughtToTen) {
    ARTICLE("RU:6.7.2#13", "RU:6.7.2#3", "RU:6.7.2#3~1", "RU:6.7.2");
    EXPECT_EQ(desk.ask(mark(first, "Clemens", 11)), "refused: mark_off_scale RU:6.7.2#13");
    EXPECT_EQ(desk.ask(mark(first, "Clemens", -1)), "refused: mark_off_scale RU:6.7.2#13");
    EXPECT_EQ(desk.ask(mark(first, "Dorn", 5)), "refused: not_of_the_panel RU:6.7.2");
    EXPECT_EQ(desk.ask(mark(first, "Chief", 5)), "refused: chief_does_not_mark RU:6.7.2#3~1");
    EXPECT_EQ(desk.ask(mark(first, "Clemens", 10)), "marked RU:6.7.2#13");
    EXPECT_EQ(desk.ask(mark(first, "Helper", 3)), "marked RU:6.7.2#13 RU:6.7.2#3");
    EXPECT_EQ(score_of(*find_work(desk.state, first)), whole_points(10));
    EXPECT_EQ(desk.ask(mark(first, "Clemens", 0)), "marked RU:6.7.2#13");
    EXPECT_EQ(score_of(*find_work(desk.state, first)), whole_points(0));
}

TEST(ContestMarks, BeginWhenNothingCanChangeAndTheJudgesHaveTheWorks) {
    ARTICLE("RU:6.7.2#7", "RU:6.7.2#8", "RU:6.7.2#12", "RU:6.5.5#1");
    Desk desk(contest_regulations());
    desk.author("Berg");
    const WorkId work = desk.work("Berg", zadacha());
    EXPECT_EQ(desk.ask(mark(work, "Clemens", 5, "2026-04-01")), "refused: still_open RU:6.5.5#1");
    EXPECT_EQ(desk.ask(mark(work, "Clemens", 5)), "refused: not_forwarded RU:6.7.2#7 RU:6.7.2#8");
    EXPECT_EQ(desk.ask(DoDuty{Duty::works_forwarded, 1, day("2026-04-01")}),
              "refused: duty_not_due RU:6.7.2#7 RU:6.7.2#8");
    EXPECT_EQ(desk.ask(DoDuty{Duty::works_forwarded, 1, day("2026-04-02")}),
              "duty-fulfilled RU:6.7.2#7 RU:6.7.2#8");
    EXPECT_EQ(desk.ask(mark(work, "Clemens", 5)), "refused: not_examined RU:6.7.2#12");
    EXPECT_EQ(desk.ask(RecordExamination{work, {}, {}, day("2026-04-03")}),
              "work-examined RU:6.7.2#12");
    EXPECT_EQ(desk.ask(mark(work, "Clemens", 5)), "marked RU:6.7.2#13");
}

TEST_F(Judged, WhatBreaksFormalRequirementsGetsNoMark) {
    ARTICLE("RU:6.1.1#4", "RU:6.4.3#3");
    EXPECT_EQ(desk.ask(RecordExamination{first, {"RU:6.2.6#2"}, {}, day("2026-04-03")}),
              "work-examined RU:6.7.2#12 RU:6.1.1#4");
    EXPECT_EQ(desk.ask(mark(first, "Clemens", 5)), "refused: defective RU:6.1.1#4");
    EXPECT_EQ(desk.ask(StateDefect{second, "RU:6.4.3#3", "Old 1990", "Clemens", day("2026-04-03")}),
              "defect-stated RU:6.1.1#4");
    EXPECT_FALSE(is_admitted(*find_work(desk.state, second)));
    EXPECT_EQ(desk.ask(StateDefect{second, "none", "", "Clemens", day("2026-04-03")}),
              "refused: article_unknown ");
    desk.must(mark(third, "Dorn", 7));
    desk.preliminary();
    ASSERT_EQ(desk.state.places.size(), 1U);
    EXPECT_EQ(desk.state.places[0].work, third);
}

TEST(ContestExamination, SaysNothingAboutAnotherDiagram) {
    ARTICLE("RU:6.5.5#1", "RU:6.7.2#12");
    Desk desk(contest_regulations());
    desk.author("Berg");
    const WorkId work = desk.work("Berg", zadacha());
    desk.must(RecordExamination{work, {"RU:6.2.6#2"}, whole_points(2), day("2026-03-01")});
    EXPECT_FALSE(is_admitted(*find_work(desk.state, work)));
    Diagram better = zadacha();
    better.lines = {"1. e3-f4 f6-g5 2. g1:e3"};
    desk.must(Replace{work, better, day("2026-03-02")});
    Work expected;
    expected.id = work;
    expected.authors = {{1}};
    expected.diagram = better;
    expected.received = day("2026-02-01");
    expected.copies = 2;
    EXPECT_EQ(*find_work(desk.state, work), expected);
    // Examined twice, it has the defects of the second time and what a judge has found.
    desk.must(RecordExamination{work, {"RU:6.2.6#3"}, {}, day("2026-04-02")});
    desk.must(StateDefect{work, "RU:6.4.3#3", "Old 1990", "Clemens", day("2026-04-03")});
    desk.must(RecordExamination{work, {"RU:6.2.4#2"}, {}, day("2026-04-04")});
    expected.examined = true;
    expected.defects = {{"RU:6.4.3#3", "Old 1990", "Clemens", day("2026-04-03"), false},
                        {"RU:6.2.4#2", "", "examination", day("2026-04-04"), false}};
    EXPECT_EQ(*find_work(desk.state, work), expected);
}

TEST_F(Judged, AZadachaWithPiecesEnPriseLosesTwoPoints) {
    ARTICLE("RU:6.2.8.3#2");
    desk.must(RecordExamination{first, {}, whole_points(2), day("2026-04-03")});
    desk.must(mark(first, "Clemens", 6));
    EXPECT_EQ(score_of(*find_work(desk.state, first)), whole_points(4));
    // "About" two: the judge may take off another number.
    desk.must(GiveMark{first, "Clemens", whole_points(6), "", half_points(3), day("2026-04-10")});
    EXPECT_EQ(score_of(*find_work(desk.state, first)), half_points(9));
    desk.must(GiveMark{first, "Clemens", whole_points(1), "", std::nullopt, day("2026-04-10")});
    EXPECT_EQ(score_of(*find_work(desk.state, first)), whole_points(0));
}

TEST_F(Judged, SectionsReportTheChiefChecksThenResultsAppear) {
    ARTICLE("RU:6.7.2#4", "RU:6.7.2#15", "RU:6.7.2#16", "RU:6.5.2#11", "RU:6.7.2#11",
            "RU:6.7.2#14");
    desk.must(mark(first, "Clemens", 6));
    EXPECT_EQ(desk.ask(DoDuty{Duty::section_reported, 1, day("2026-04-20")}),
              "refused: duty_not_due RU:6.7.2#15 RU:6.7.2#16");
    desk.must(mark(second, "Clemens", 8));
    EXPECT_EQ(desk.ask(DoDuty{Duty::section_reported, 1, day("2026-04-20")}),
              "duty-fulfilled RU:6.7.2#15 RU:6.7.2#16");
    EXPECT_EQ(desk.ask(DoDuty{Duty::reports_checked, 0, day("2026-04-21")}),
              "refused: duty_not_due RU:6.7.2#4");
    EXPECT_EQ(desk.ask(PublishPreliminary{day("2026-05-01")}),
              "refused: reports_not_checked RU:6.7.2#4");
    desk.must(mark(third, "Dorn", 7));
    desk.must(DoDuty{Duty::section_reported, 2, day("2026-04-20")});
    EXPECT_EQ(desk.ask(DoDuty{Duty::results_sent, 0, day("2026-04-21")}),
              "refused: duty_not_due RU:6.7.2#11 RU:6.7.2#14");
    EXPECT_EQ(desk.ask(DoDuty{Duty::reports_checked, 0, day("2026-04-21")}),
              "duty-fulfilled RU:6.7.2#4");
    EXPECT_EQ(desk.ask(PublishPreliminary{day("2026-05-01")}),
              "preliminary-published RU:6.5.2#11 RU:6.5.2#6");
    EXPECT_EQ(desk.ask(DoDuty{Duty::results_sent, 0, day("2026-05-02")}),
              "duty-fulfilled RU:6.7.2#11 RU:6.7.2#14");
    const std::vector<Place> places = {{1, 1, 1, "Carl", second, whole_points(8), true},
                                       {2, 2, 1, "Berg", first, whole_points(6), false},
                                       {1, 1, 2, "Carl", third, whole_points(7), true}};
    EXPECT_EQ(desk.state.places, places);
}

TEST_F(Judged, PreliminaryResultsAfterThePromisedDayAreOverdue) {
    ARTICLE("RU:6.5.2#11");
    desk.must(mark(first, "Clemens", 6));
    desk.must(mark(second, "Clemens", 8));
    desk.must(mark(third, "Dorn", 7));
    desk.must(DoDuty{Duty::section_reported, 1, day("2026-04-20")});
    desk.must(DoDuty{Duty::section_reported, 2, day("2026-04-20")});
    desk.must(DoDuty{Duty::reports_checked, 0, day("2026-04-21")});
    const auto overdue = [&](const char* on) {
        const auto decision = decide(desk.state, PublishPreliminary{day(on)}, world_for("ru-code"));
        return decision.events().front().get<PreliminaryPublished>().overdue;
    };
    EXPECT_FALSE(overdue("2026-05-01"));
    EXPECT_TRUE(overdue("2026-05-02"));
}

TEST_F(Judged, TheFinalAwardFollowsTwoMonthsLaterAndDutiesWithIt) {
    ARTICLE("RU:6.5.2#12", "RU:6.5.2#13", "RU:6.7.2#6", "RU:6.7.2#10");
    EXPECT_EQ(desk.ask(PublishFinal{day("2026-07-01")}), "refused: no_award_yet RU:6.5.2#11");
    award();
    EXPECT_EQ(desk.ask(DoDuty{Duty::distinctions_sent, 0, day("2026-05-02")}),
              "refused: duty_not_due RU:6.5.2#13");
    EXPECT_EQ(desk.ask(PublishFinal{day("2026-06-30")}), "refused: final_before_term RU:6.5.2#12");
    EXPECT_EQ(desk.ask(PublishFinal{day("2026-07-01")}), "final-published RU:6.5.2#12 RU:6.5.2#6");
    EXPECT_EQ(desk.ask(DoDuty{Duty::distinctions_sent, 0, day("2026-07-02")}),
              "duty-fulfilled RU:6.5.2#13");
    EXPECT_EQ(desk.ask(DoDuty{Duty::final_report_given, 0, day("2026-07-02")}),
              "duty-fulfilled RU:6.7.2#6 RU:6.7.2#10");
}

TEST_F(Judged, TheChiefRevisesAndTheAuthorsAreTold) {
    ARTICLE("RU:6.7.2#note", "RU:6.7.2#17");
    EXPECT_EQ(desk.ask(Revise{second, whole_points(5), "predecessor", day("2026-05-05")}),
              "refused: no_award_yet RU:6.7.2#note");
    award();
    EXPECT_EQ(desk.ask(Revise{second, whole_points(5), "", day("2026-05-05")}),
              "refused: reason_missing RU:6.7.2#17");
    EXPECT_EQ(desk.ask(DoDuty{Duty::changes_told, 0, day("2026-05-05")}),
              "refused: duty_not_due RU:6.7.2#17");
    EXPECT_EQ(desk.ask(Revise{second, whole_points(5), "predecessor", day("2026-05-05")}),
              "marked RU:6.7.2#note");
    EXPECT_EQ(desk.ask(PublishFinal{day("2026-07-01")}), "refused: changes_not_told RU:6.7.2#17");
    EXPECT_EQ(desk.ask(DoDuty{Duty::changes_told, 0, day("2026-05-06")}),
              "duty-fulfilled RU:6.7.2#17");
    desk.must(PublishFinal{day("2026-07-01")});
    EXPECT_EQ(desk.state.places[0].name, "Berg");
    EXPECT_EQ(desk.state.places[1].points, whole_points(5));
    EXPECT_EQ(desk.ask(Revise{second, whole_points(9), "late", day("2026-07-02")}),
              "refused: results_final RU:6.7.2#note");
}

// A defect changes the award like a new mark does, and its author hears of it before the end.
TEST_F(Judged, ADefectFoundBeforeTheEndIsToldToTheAuthors) {
    ARTICLE("RU:6.7.2#17", "RU:6.1.1#4");
    award();
    EXPECT_EQ(desk.ask(StateDefect{second, "RU:6.2.6#2", "b2-a3", "Dorn", day("2026-05-20")}),
              "defect-stated RU:6.1.1#4");
    EXPECT_EQ(desk.ask(PublishFinal{day("2026-07-01")}), "refused: changes_not_told RU:6.7.2#17");
    desk.must(DoDuty{Duty::changes_told, 0, day("2026-05-21")});
    desk.must(PublishFinal{day("2026-07-01")});
    const std::vector<Place> places = {{1, 1, 1, "Berg", first, whole_points(6), true},
                                       {1, 1, 2, "Carl", third, whole_points(7), true}};
    EXPECT_EQ(desk.state.places, places);
}

TEST_F(Judged, AnExaminationThatChangesTheAwardIsToldToo) {
    ARTICLE("RU:6.7.2#17");
    award();
    desk.must(RecordExamination{second, {}, {}, day("2026-05-10")}); // changes nothing
    EXPECT_FALSE(desk.state.changed_since);
    desk.must(RecordExamination{second, {}, whole_points(2), day("2026-05-10")});
    EXPECT_EQ(desk.ask(PublishFinal{day("2026-07-01")}), "refused: changes_not_told RU:6.7.2#17");
}

TEST_F(Judged, NoResultsWhileWorksMayStillCome) {
    ARTICLE("RU:6.5.5#1", "RU:6.5.2#5");
    desk.must(mark(first, "Clemens", 6));
    desk.must(mark(second, "Clemens", 8));
    desk.must(mark(third, "Dorn", 7));
    desk.must(DoDuty{Duty::section_reported, 1, day("2026-04-20")});
    desk.must(DoDuty{Duty::section_reported, 2, day("2026-04-20")});
    desk.must(DoDuty{Duty::reports_checked, 0, day("2026-04-21")});
    EXPECT_EQ(desk.ask(PublishPreliminary{day("2026-04-01")}), "refused: still_open RU:6.5.5#1");
    EXPECT_EQ(desk.ask(PublishPreliminary{day("2026-04-02")}),
              "preliminary-published RU:6.5.2#11 RU:6.5.2#6");
    EXPECT_EQ(desk.ask(Register{person("Later"), day("2026-05-02")}),
              "refused: award_begun RU:6.5.2#5");
}

TEST_F(Judged, AnAppealGoesToTheChiefAndThenToTheCommission) {
    ARTICLE("RU:6.5.5#2", "RU:6.5.5#6", "RU:6.7.2#5", "RU:6.7.2#18");
    const auto appeal = [&](AppealTo to, AppealAbout about) {
        return MakeAppeal{berg, second, to, about, "it has a predecessor", day("2026-05-10")};
    };
    EXPECT_EQ(desk.ask(appeal(AppealTo::chief, AppealAbout::award)),
              "refused: no_award_yet RU:6.5.5#2");
    award();
    EXPECT_EQ(desk.ask(appeal(AppealTo::chief, AppealAbout::mark)), "refused: own_mark RU:6.5.5#6");
    EXPECT_EQ(desk.ask(appeal(AppealTo::commission, AppealAbout::award)),
              "refused: chief_first RU:6.5.5#2");
    EXPECT_EQ(desk.ask(appeal(AppealTo::chief, AppealAbout::award)), "appeal-made RU:6.5.5#2");
    EXPECT_EQ(desk.ask(PublishFinal{day("2026-07-01")}), "refused: appeals_open RU:6.5.5#2");
    EXPECT_EQ(desk.ask(DecideAppeal{{1}, Answer::reconsider, {}, "", day("2026-05-20")}),
              "refused: answer_odd RU:6.7.2#5");
    EXPECT_EQ(desk.ask(DecideAppeal{{1}, Answer::kept, {}, "", day("2026-05-20")}),
              "appeal-decided RU:6.7.2#5");
    EXPECT_EQ(desk.ask(appeal(AppealTo::commission, AppealAbout::award)), "appeal-made RU:6.5.5#2");
    EXPECT_EQ(
        desk.ask(DecideAppeal{{2}, Answer::changed, whole_points(3), "so", day("2026-05-25")}),
        "refused: commission_recommends RU:6.7.2#18");
    EXPECT_EQ(desk.ask(DecideAppeal{{2}, Answer::reconsider, {}, "look again", day("2026-05-25")}),
              "appeal-decided RU:6.7.2#18");
    EXPECT_EQ(desk.ask(appeal(AppealTo::commission, AppealAbout::award)),
              "refused: reconsidered_once RU:6.7.2#18");
    desk.must(PublishFinal{day("2026-07-01")});
    EXPECT_EQ(desk.ask(appeal(AppealTo::chief, AppealAbout::award)),
              "refused: results_final RU:6.5.5#2");
}

TEST_F(Judged, TheChiefMayChangeTheAwardOnAppeal) {
    ARTICLE("RU:6.7.2#5", "RU:6.7.2#note");
    award();
    desk.must(MakeAppeal{berg, second, AppealTo::chief, AppealAbout::award, "", day("2026-05-10")});
    EXPECT_EQ(desk.ask(DecideAppeal{{1}, Answer::changed, whole_points(4), "", day("2026-05-20")}),
              "refused: reason_missing RU:6.7.2#5");
    EXPECT_EQ(desk.ask(DecideAppeal{
                  {1}, Answer::changed, whole_points(4), "predecessor", day("2026-05-20")}),
              "marked RU:6.7.2#note");
    EXPECT_EQ(score_of(*find_work(desk.state, second)), whole_points(4));
}

TEST_F(Judged, AnAnnulledAwardIsJudgedAgainByAnotherChief) {
    ARTICLE("RU:6.7.2#19");
    award();
    desk.must(MakeAppeal{berg, second, AppealTo::chief, AppealAbout::award, "", day("2026-05-10")});
    desk.must(DecideAppeal{{1}, Answer::kept, {}, "", day("2026-05-11")});
    desk.must(
        MakeAppeal{berg, second, AppealTo::commission, AppealAbout::award, "", day("2026-05-12")});
    EXPECT_EQ(
        desk.ask(DecideAppeal{{2}, Answer::annul, {}, "marks without reading", day("2026-05-13")}),
        "award-annulled RU:6.7.2#19");
    EXPECT_EQ(desk.state.places, std::vector<Place>{});
    EXPECT_EQ(score_of(*find_work(desk.state, first)), std::nullopt);
    EXPECT_EQ(desk.ask(PublishFinal{day("2026-09-01")}), "refused: no_award_yet RU:6.5.2#11");
    EXPECT_EQ(desk.ask(Appoint{{"Chief", Role::chief, 0}}),
              "refused: another_chief_needed RU:6.7.2#19");
    EXPECT_EQ(desk.ask(Appoint{{"New", Role::chief, 0}}), "appointed RU:6.7.2#19 RU:6.7.2");
    desk.must(DoDuty{Duty::works_forwarded, 1, day("2026-06-01")});
    EXPECT_EQ(desk.ask(mark(first, "Clemens", 9, "2026-06-02")), "marked RU:6.7.2#13");
    // What was said about the award that is gone counts for nothing.
    desk.must(DoDuty{Duty::works_forwarded, 2, day("2026-06-01")});
    desk.must(mark(second, "Clemens", 5, "2026-06-02"));
    desk.must(mark(third, "Dorn", 5, "2026-06-02"));
    desk.preliminary("2026-06-03");
    EXPECT_EQ(desk.ask(MakeAppeal{berg, second, AppealTo::commission, AppealAbout::award, "",
                                  day("2026-06-04")}),
              "refused: chief_first RU:6.5.5#2");
}

TEST_F(Judged, ADefectFoundTooLateTakesNoPlaceAway) {
    ARTICLE("RU:6.5.5#note");
    award();
    desk.must(PublishFinal{day("2026-07-01")});
    const auto places = desk.state.places;
    EXPECT_EQ(desk.ask(StateDefect{second, "RU:6.2.6#2", "b2-a3", "reader", day("2026-08-01")}),
              "defect-stated RU:6.5.5#note");
    EXPECT_EQ(desk.state.places, places);
    EXPECT_EQ(places_of(desk.state), places);
}

TEST(Championship, CountsTheBestWorksOfAnAuthor) {
    ARTICLE("RU:6.5.3#7", "RU:6.5.3");
    Desk desk(championship_regulations());
    desk.author("Berg");
    desk.author("Carl");
    Diagram more = zadacha();
    more.fen = "W:Wb4,d4,h4,e3,g3,b2,Kd2,Ka1,e1,g1:Bf6,h6,a5,e5,c3,f2,a7";
    Diagram third = zadacha();
    third.fen = "W:Wb4,d4,h4,e3,g3,b2,Kd2,Ka1,e1,g1:Bf6,h6,a5,e5,c3,f2,d8";
    const WorkId a = desk.work("Berg", zadacha());
    const WorkId b = desk.work("Berg", more);
    const WorkId c = desk.work("Carl", third);
    desk.close();
    desk.must(mark(a, "Clemens", 4));
    desk.must(mark(b, "Clemens", 7));
    desk.must(mark(c, "Clemens", 7));
    desk.preliminary();
    const std::vector<Place> places = {{1, 2, 1, "Berg", {}, whole_points(7), true},
                                       {1, 2, 1, "Carl", {}, whole_points(7), true}};
    EXPECT_EQ(desk.state.places, places);
    EXPECT_EQ(desk.ask(PublishFinal{day("2026-06-30")}), "refused: not_in_force RU:6.5.3#10");
    EXPECT_EQ(desk.ask(PublishFinal{day("2026-07-01")}), "final-published RU:6.5.3#10 RU:6.5.3#7");
}

TEST(Championship, FinalResultsDoNotComeBeforeThePreliminaryOnes) {
    ARTICLE("RU:6.5.3#10");
    Desk desk(championship_regulations());
    desk.author("Berg");
    const WorkId work = desk.work("Berg", zadacha());
    desk.close();
    desk.must(mark(work, "Clemens", 4));
    desk.preliminary("2026-08-01");
    EXPECT_EQ(desk.ask(PublishFinal{day("2026-07-31")}),
              "refused: final_before_preliminary RU:6.5.3#10");
    EXPECT_EQ(desk.ask(PublishFinal{day("2026-08-01")}), "final-published RU:6.5.3#10 RU:6.5.3#7");
}

// A work has the place of all who signed it (RU:6.4.3#8); in a ranking of authors it counts for
// each of them.
TEST(ContestTable, AJointWorkBelongsToAllItsAuthors) {
    ARTICLE("RU:6.4.3#8", "RU:6.5.2#6", "RU:6.5.3#7");
    const auto places = [](Regulations regulations) {
        regulations.works_each = 1;
        Desk desk(regulations);
        const AuthorId berg = desk.author("Berg");
        const AuthorId carl = desk.author("Carl");
        desk.must(Enter{{berg, carl}, 1, zadacha(), {}, 2, day("2026-02-01")});
        EXPECT_EQ(desk.ask(Enter{{carl}, 1, zadacha(), {}, 2, day("2026-02-01")}).substr(0, 23),
                  "refused: too_many_works");
        desk.close();
        desk.must(mark({1}, "Clemens", 4));
        return places_of(desk.state);
    };
    EXPECT_EQ(places(contest_regulations()),
              (std::vector<Place>{{1, 1, 1, "Berg, Carl", {1}, whole_points(4), true}}));
    EXPECT_EQ(places(championship_regulations()),
              (std::vector<Place>{{1, 2, 1, "Berg", {}, whole_points(4), true},
                                  {1, 2, 1, "Carl", {}, whole_points(4), true}}));
}

} // namespace
} // namespace kodeks::contest
