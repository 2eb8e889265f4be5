// Matches of teams and contests of solvers (RU:6.5.4, RU:6.6).
#include "composition/contest/table.hpp"
#include "contest_kit/kit.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::contest {
namespace {

Author member(const std::string& name, const std::string& team, bool captain = false) {
    Author author = person(name);
    author.team = team;
    author.captain = captain;
    return author;
}

struct Match : Desk {
    explicit Match(ContestForm form) : Desk(match_regulations(form)) {
        must(Register{member("A1", "North", true), day("2026-01-10")});
        must(Register{member("A2", "North"), day("2026-01-10")});
        must(Register{member("B1", "South", true), day("2026-01-10")});
        must(Register{member("B2", "South"), day("2026-01-10")});
    }

    void marks(WorkId work, const char* judge, std::int32_t points) {
        must(GiveMark{work, judge, whole_points(points), "", std::nullopt, day("2026-04-10")});
    }
};

Diagram other_zadacha() {
    Diagram diagram = zadacha();
    diagram.fen = "W:Wb4,d4,h4,e3,g3,b2,Kd2,Ka1,e1,g1:Bf6,h6,a5,e5,c3,f2,a7";
    return diagram;
}

Diagram other_problem() {
    Diagram diagram = problem();
    diagram.fen = "W:Wb4,e3,d2,a1,g1:Be5,g5,c3,b2,h8";
    return diagram;
}

TEST(ContestMatch, EverybodyPlaysForATeamWithOneCaptain) {
    ARTICLE("RU:6.5.4#4");
    Match match(ContestForm::pair_match);
    EXPECT_EQ(match.ask(Register{person("Alone"), day("2026-01-10")}),
              "refused: team_missing RU:6.5.4#4");
    EXPECT_EQ(match.ask(Register{member("B3", "South", true), day("2026-01-10")}),
              "refused: captain_twice RU:6.5.4#4");
    match.must(Register{member("C1", "West"), day("2026-01-10")});
    match.close();
    match.must(DoDuty{rulebook::ContestDuty::section_reported, 1, day("2026-04-20")});
    match.must(DoDuty{rulebook::ContestDuty::section_reported, 2, day("2026-04-20")});
    match.must(DoDuty{rulebook::ContestDuty::reports_checked, 0, day("2026-04-20")});
    EXPECT_EQ(match.ask(PublishPreliminary{day("2026-04-21")}),
              "refused: captain_missing RU:6.5.4#4");
}

TEST(ContestMatch, InPairsTheBetterWorkScoresOneAndEqualOnesAHalf) {
    ARTICLE("RU:6.5.4#2");
    Match match(ContestForm::pair_match);
    const WorkId a1 = match.work("A1", zadacha(), 1);
    const WorkId b1 = match.work("B1", other_zadacha(), 1);
    const WorkId a2 = match.work("A2", problem(), 2);
    const WorkId b2 = match.work("B2", other_problem(), 2);
    EXPECT_EQ(match.ask(Enter{{{2}}, 1, other_zadacha(), {}, 2, day("2026-02-01")}),
              "refused: team_sent_already RU:6.5.4#2");
    match.close();
    match.marks(a1, "Clemens", 6);
    match.marks(b1, "Clemens", 8);
    match.marks(a2, "Dorn", 5);
    match.marks(b2, "Dorn", 5);
    const std::vector<PairResult> pairs = {{1, "North", "South", whole_points(0), whole_points(1)},
                                           {2, "North", "South", half_points(1), half_points(1)}};
    EXPECT_EQ(pair_results(match.state), pairs);
    match.preliminary("2026-05-01");
    const std::vector<Place> places = {{1, 1, 0, "South", {}, half_points(3), true},
                                       {2, 2, 0, "North", {}, half_points(1), false}};
    EXPECT_EQ(match.state.places, places);
}

TEST(ContestMatch, LateAndDefectiveWorksScoreNothing) {
    ARTICLE("RU:6.5.4#note");
    Match match(ContestForm::pair_match);
    EXPECT_EQ(match.ask(Enter{{{1}}, 1, zadacha(), {}, 2, day("2026-04-02")}),
              "work-entered RU:6.5.4#note");
    const WorkId b1 = match.work("B1", other_zadacha(), 1);
    const WorkId a2 = match.work("A2", problem(), 2);
    const WorkId b2 = match.work("B2", other_problem(), 2);
    match.close();
    EXPECT_EQ(match.ask(GiveMark{{1}, "Clemens", whole_points(9), "", {}, day("2026-04-10")}),
              "refused: late_counts_nothing RU:6.5.4#note");
    match.must(RecordExamination{a2, {"RU:6.2.6#2"}, {}, day("2026-04-03")});
    match.must(RecordExamination{b2, {"RU:6.2.3"}, {}, day("2026-04-03")});
    match.marks(b1, "Clemens", 1);
    const std::vector<PairResult> pairs = {{1, "North", "South", whole_points(0), whole_points(1)},
                                           {2, "North", "South", whole_points(0), whole_points(0)}};
    EXPECT_EQ(pair_results(match.state), pairs);
}

TEST(ContestMatch, ByTheContestPrincipleTheSumOfMarksWins) {
    ARTICLE("RU:6.5.4#3", "RU:6.5.4#note");
    Match match(ContestForm::contest_match);
    const WorkId a1 = match.work("A1", zadacha(), 1);
    const WorkId b1 = match.work("B1", other_zadacha(), 1);
    const WorkId a2 = match.work("A2", problem(), 2);
    match.close();
    match.marks(a1, "Clemens", 3);
    match.marks(b1, "Clemens", 8);
    match.marks(a2, "Dorn", 4);
    const std::vector<Place> places = {{1, 1, 0, "South", {}, whole_points(8), true},
                                       {2, 2, 0, "North", {}, whole_points(7), false}};
    EXPECT_EQ(places_of(match.state), places);
}

TEST(ContestMatch, TheCaptainSpeaksForTheTeam) {
    ARTICLE("RU:6.5.5#6", "RU:6.5.4#4");
    Match match(ContestForm::pair_match);
    const WorkId work = match.work("A1", zadacha(), 1);
    match.close();
    match.marks(work, "Clemens", 3);
    match.preliminary("2026-05-01");
    EXPECT_EQ(match.ask(MakeAppeal{{4}, work, {}, {}, "", day("2026-05-02")}),
              "refused: captain_speaks RU:6.5.5#6");
    EXPECT_EQ(match.ask(MakeAppeal{{3}, work, {}, {}, "", day("2026-05-02")}),
              "appeal-made RU:6.5.5#2");
}

TEST(SolvingContest, PointsAndFindingsAddUp) {
    ARTICLE("RU:6.6#2", "RU:6.6#3", "RU:6.6#1");
    Desk desk(solving_regulations());
    Author solver;
    solver.name = "Egorov";
    desk.must(Register{solver, day("2026-01-10")});
    solver.name = "Fomin";
    desk.must(Register{solver, day("2026-01-10")});
    EXPECT_EQ(desk.ask(GiveScore{{1}, 1, whole_points(4), {}, day("2026-02-01")}),
              "refused: points_of_task RU:6.6#3");
    EXPECT_EQ(desk.ask(GiveScore{{1}, 1, whole_points(3), {"guess"}, day("2026-02-01")}),
              "refused: finding_unknown RU:6.6#3");
    EXPECT_EQ(desk.ask(GiveScore{{1}, 3, whole_points(1), {}, day("2026-02-01")}),
              "refused: no_task ");
    EXPECT_EQ(desk.ask(GiveScore{{1}, 1, whole_points(3), {}, day("2026-03-02")}),
              "refused: too_late RU:6.6#1");
    EXPECT_EQ(desk.ask(GiveScore{
                  {1}, 1, whole_points(3), {"side-solution", "inexact"}, day("2026-03-01")}),
              "scored RU:6.6#3");
    desk.must(GiveScore{{2}, 1, whole_points(1), {}, day("2026-02-01")});
    desk.must(GiveScore{{2}, 2, whole_points(0), {"unsolvable"}, day("2026-02-01")});
    EXPECT_EQ(desk.ask(PublishFinal{day("2026-03-01")}), "refused: still_open RU:6.6#1");
    EXPECT_EQ(desk.ask(PublishFinal{day("2026-03-15")}), "final-published RU:6.6#2 RU:6.6#4");
    const std::vector<Place> places = {{1, 1, 0, "Egorov", {}, whole_points(6), true},
                                       {2, 2, 0, "Fomin", {}, whole_points(5), false}};
    EXPECT_EQ(desk.state.places, places);
}

} // namespace
} // namespace kodeks::contest
