// Applications and works: who may send what, until when (RU:6.4.3, RU:6.5.5).
#include "composition/contest/sentence.hpp"
#include "composition/contest/work_board.hpp"
#include "contest_kit/kit.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::contest {
namespace {

TEST(ContestEntries, AnApplicationStatesEverything) {
    ARTICLE("RU:6.5.5#9");
    Desk desk(contest_regulations());
    for (auto remove : {+[](Author& a) { a.born = 0; }, +[](Author& a) { a.rank.clear(); },
                        +[](Author& a) { a.society.clear(); }, +[](Author& a) { a.post.clear(); },
                        +[](Author& a) { a.address.clear(); }}) {
        Author author = person("Berg");
        remove(author);
        EXPECT_EQ(desk.ask(Register{author, day("2026-01-10")}),
                  "refused: application_incomplete RU:6.5.5#9");
    }
    EXPECT_EQ(desk.ask(Register{person("Berg"), day("2026-01-10")}), "registered RU:6.5.5#9");
    EXPECT_EQ(desk.ask(Register{person("Berg"), day("2026-01-10")}), "refused: name_taken ");
}

TEST(ContestEntries, StaffOfTheEditorsStaysOutside) {
    ARTICLE("RU:6.5.5#10");
    Author insider = person("Insider");
    insider.staff = true;
    Desk desk(contest_regulations());
    EXPECT_EQ(desk.ask(Register{insider, day("2026-01-10")}),
              "refused: staff_takes_part RU:6.5.5#10");
    Desk solving(solving_regulations());
    EXPECT_EQ(solving.ask(Register{insider, day("2026-01-10")}), "registered RU:6.6");
    Regulations editors = solving_regulations();
    editors.body = Body::editorial;
    Desk paper(editors);
    EXPECT_EQ(paper.ask(Register{insider, day("2026-01-10")}),
              "refused: staff_takes_part RU:6.5.5#10");
}

TEST(ContestEntries, WorksComeUntilTheLastDayInTheNumberAllowed) {
    ARTICLE("RU:6.5.2#4", "RU:6.5.2#5");
    Desk desk(contest_regulations());
    const AuthorId berg = desk.author("Berg");
    EXPECT_EQ(desk.ask(Enter{{berg}, 1, zadacha(), {}, 1, day("2026-04-01")}),
              "refused: too_few_copies RU:6.5.2#4");
    EXPECT_EQ(desk.ask(Enter{{berg}, 1, zadacha(), {}, 2, day("2026-04-02")}),
              "refused: too_late RU:6.5.2#5");
    EXPECT_EQ(desk.ask(Enter{{berg}, 1, zadacha(), {}, 2, day("2026-04-01")}),
              "work-entered RU:6.5.2#5");
    EXPECT_EQ(desk.ask(Enter{{berg}, 1, zadacha(), {}, 2, day("2026-04-01")}),
              "refused: too_many_works RU:6.5.2#4");
    EXPECT_EQ(desk.ask(Enter{{berg}, 2, problem(), {}, 2, day("2026-04-01")}),
              "work-entered RU:6.5.2#5");
    EXPECT_EQ(desk.ask(Enter{{berg}, 3, problem(), {}, 2, day("2026-04-01")}),
              "refused: no_section ");
}

TEST(ContestEntries, AWorkFitsItsSectionAndBringsItsSolution) {
    ARTICLE("RU:6.5.2#3", "RU:6.5.5#8", "RU:6.2.8.3#1");
    Desk desk(contest_regulations());
    const AuthorId berg = desk.author("Berg");
    EXPECT_EQ(desk.ask(Enter{{berg}, 1, problem(), {}, 2, day("2026-02-01")}),
              "refused: another_section RU:6.5.2#3");
    Diagram silent = zadacha();
    silent.lines.clear();
    EXPECT_EQ(desk.ask(Enter{{berg}, 1, silent, {}, 2, day("2026-02-01")}),
              "refused: solution_missing RU:6.5.5#8");
    // c3:e5 is compulsory at once.
    const Diagram captures{"russian", Genre::zadacha,    rulebook::Aim::lock, 1,
                           0,         "W:Wc3,a1:Bd4,h4", {"1. c3:e5"}};
    EXPECT_EQ(desk.ask(Enter{{berg}, 1, captures, {}, 2, day("2026-02-01")}),
              "refused: first_move_not_quiet RU:6.2.8.3#1");
}

TEST(ContestEntries, WorksAreCorrectedReplacedAndTakenBackUntilTheLastDay) {
    ARTICLE("RU:6.5.5#1");
    Desk desk(contest_regulations());
    desk.author("Berg");
    const WorkId work = desk.work("Berg", zadacha());
    Diagram better = zadacha();
    better.lines = {"1. e3-f4 f6-g5 2. g1:e3"};
    EXPECT_EQ(desk.ask(Replace{work, better, day("2026-04-01")}), "work-replaced RU:6.5.5#1");
    EXPECT_EQ(find_work(desk.state, work)->diagram, better);
    EXPECT_EQ(desk.ask(Replace{work, zadacha(), day("2026-04-02")}),
              "refused: change_too_late RU:6.5.5#1");
    EXPECT_EQ(desk.ask(Withdraw{work, day("2026-04-02")}), "refused: change_too_late RU:6.5.5#1");
    EXPECT_EQ(desk.ask(Withdraw{work, day("2026-04-01")}), "work-withdrawn RU:6.5.5#1");
    EXPECT_FALSE(is_admitted(*find_work(desk.state, work)));
}

std::string entered(const Origin& origin, const char* on = "2026-02-01") {
    Desk desk(contest_regulations());
    const AuthorId berg = desk.author("Berg");
    return desk.ask(Enter{{berg}, 1, zadacha(), origin, 2, day(on)});
}

TEST(ContestEntries, ACorrectedWorkComesBackOnce) {
    ARTICLE("RU:6.4.3#6", "RU:6.5.5#note~1", "RU:6.4.3#9", "RU:6.5.5#4");
    EXPECT_EQ(entered({.corrections = 1}), "work-entered RU:6.5.2#5 RU:6.4.3#6");
    EXPECT_EQ(entered({.corrections = 2}), "refused: corrected_too_often RU:6.4.3#6");
    EXPECT_EQ(entered({.corrected_after_award = true}),
              "refused: corrected_after_award RU:6.5.5#note~1");
    EXPECT_EQ(entered({.rejected_before = true}), "work-entered RU:6.5.2#5 RU:6.4.3#9");
    EXPECT_EQ(entered({.marked_before = true}), "work-entered RU:6.5.2#5 RU:6.5.5#4");
}

TEST(ContestEntries, ReworkingsCompeteOnlyWithSubstanceAndSource) {
    ARTICLE("RU:6.4.3#4", "RU:6.4.3#5", "RU:6.4.3#7", "RU:6.4.3#8");
    const auto substantial = Improvement::substantial;
    EXPECT_EQ(entered({.improvement = Improvement::insubstantial, .source = "Old"}),
              "refused: reworking_may_not_compete RU:6.4.3#4");
    EXPECT_EQ(entered({.improvement = substantial}), "refused: source_missing RU:6.4.3#5");
    EXPECT_EQ(
        entered({.improvement = substantial, .source = "Old", .source_day = day("2021-02-02")}),
        "refused: author_right RU:6.4.3#7");
    EXPECT_EQ(
        entered({.improvement = substantial, .source = "Old", .source_day = day("2021-02-01")}),
        "work-entered RU:6.5.2#5 RU:6.4.3#5");
    EXPECT_EQ(
        entered({.improvement = substantial, .source = "Berg", .source_day = day("2025-02-01")}),
        "work-entered RU:6.5.2#5 RU:6.4.3#5");
    EXPECT_EQ(entered({.improvement = substantial, .source = "Old", .consent = true}),
              "refused: joint_work RU:6.4.3#8");
    Desk desk(contest_regulations());
    const AuthorId berg = desk.author("Berg");
    const AuthorId old = desk.author("Old");
    const Origin joint{.improvement = substantial,
                       .source = "Old",
                       .source_day = day("2025-02-01"),
                       .consent = true};
    EXPECT_EQ(desk.ask(Enter{{old, berg}, 1, zadacha(), joint, 2, day("2026-02-01")}),
              "work-entered RU:6.5.2#5 RU:6.4.3#5 RU:6.4.3#8");
}

TEST(ContestEntries, OneVariationCompetes) {
    ARTICLE("RU:6.4.3#10", "RU:6.1.3#32");
    Regulations r = contest_regulations();
    r.works_each = 3;
    Desk desk(r);
    const AuthorId berg = desk.author("Berg");
    const Origin ladder{.variation_of = "ladder"};
    EXPECT_EQ(desk.ask(Enter{{berg}, 1, zadacha(), ladder, 2, day("2026-02-01")}),
              "work-entered RU:6.5.2#5");
    EXPECT_EQ(desk.ask(Enter{{berg}, 1, zadacha(), {}, 2, day("2026-02-01")}),
              "refused: second_variation RU:6.4.3#10");
    Diagram other = zadacha();
    other.fen = "W:Wb4,d4,h4,e3,g3,b2,Kd2,Ka1,e1,g1:Bf6,h6,a5,e5,c3,f2,a7";
    EXPECT_EQ(desk.ask(Enter{{berg}, 1, other, ladder, 2, day("2026-02-01")}),
              "refused: second_variation RU:6.4.3#10");
    EXPECT_EQ(desk.ask(Enter{{berg}, 1, other, {.complicates = "Old"}, 2, day("2026-02-01")}),
              "work-entered RU:6.5.2#5 RU:6.1.3#32");
}

// What is shifted, mirrored or written otherwise stays the same work (RU:6.4.3#3).
TEST(ContestEntries, AVariationIsKnownByItsPieces) {
    ARTICLE("RU:6.4.3#10", "RU:6.4.3#3");
    Regulations r = contest_regulations();
    r.works_each = 3;
    Desk desk(r);
    const AuthorId berg = desk.author("Berg");
    const auto enter = [&](const char* fen, const char* line) {
        const Diagram sent{"russian", Genre::problem, rulebook::Aim::win, 0, 0, fen, {line}};
        return desk.ask(Enter{{berg}, 2, sent, {}, 2, day("2026-02-01")});
    };
    const std::string again = "refused: second_variation RU:6.4.3#10";
    EXPECT_EQ(enter("W:Wb4,e3,d2,a1,g1:Be5,g5,c3,b2", "1. b4-a5"), "work-entered RU:6.5.2#5");
    EXPECT_EQ(enter("W:Wg1,a1,d2,e3,b4:Bb2,c3,g5,e5", "1. b4-a5"), again);
    EXPECT_EQ(enter("W:Wc5,f4,e3,b2,h2:Bf6,h6,d4,c3", "1. c5-b6"), again); // by a file and a rank
    const Diagram first = desk.state.works[0].diagram;
    EXPECT_EQ(enter("W:Wb4,e3,d2,a1,g1:Be5,g5,c3", "1. b4-a5"), "work-entered RU:6.5.2#5");
    // What takes the place of a work is no second one beside itself, but beside another.
    EXPECT_EQ(desk.ask(Replace{{1}, first, day("2026-02-02")}), "work-replaced RU:6.5.5#1");
    EXPECT_EQ(desk.ask(Replace{{2}, first, day("2026-02-02")}), again);
    desk.must(Withdraw{{1}, day("2026-02-03")});
    EXPECT_EQ(desk.ask(Replace{{2}, first, day("2026-02-04")}), "work-replaced RU:6.5.5#1");
}

// Its defects of economy and exactness are none, so that it must stay what its author calls it.
TEST(ContestEntries, APracticalProblemStaysOne) {
    ARTICLE("RU:6.1.3#11", "RU:6.2.7.5#note");
    const std::string text =
        R"({"kodeks-composition":1,"rulebook":"ru-code","variant":"international",)"
        R"("genre":"problem","practical":true,"task":"win",)"
        R"("fen":"W:W31,32,33,37,38:B16,17,18,19,20","lines":["1. 32-28"]})";
    const auto diagram = diagram_from({text, "test"});
    ASSERT_TRUE(diagram) << describe(diagram.error(), Language::en);
    EXPECT_EQ(*diagram, (Diagram{.variant = "international",
                                 .genre = Genre::problem,
                                 .aim = rulebook::Aim::win,
                                 .fen = "W:W31,32,33,37,38:B16,17,18,19,20",
                                 .lines = {"1. 32-28"},
                                 .practical = true}));
    const auto board = board_of(*diagram, "ru-code");
    ASSERT_TRUE(board);
    EXPECT_TRUE(board->practical);
    EXPECT_FALSE(board_of(problem(), "ru-code")->practical);
}

TEST(ContestEntries, AWorkClimbsFromPlaceToCountryButNotSideways) {
    ARTICLE("RU:6.5.3#12", "RU:6.5.3#12~1");
    const auto into = [](Regulations r, const Entered& other) {
        Desk desk(r);
        const AuthorId berg = desk.author("Berg");
        const Origin origin{.championships = {other}};
        return desk.ask(Enter{{berg}, 1, zadacha(), origin, 1, day("2026-02-01")});
    };
    const Regulations north = championship_regulations();
    EXPECT_EQ(into(north, {ContestScale::local, "Town"}), "work-entered RU:6.5.3#6 RU:6.5.3#12");
    EXPECT_EQ(into(north, {ContestScale::territorial, "South"}),
              "refused: other_territory RU:6.5.3#12~1");
    Regulations country = north;
    country.scale = ContestScale::national;
    EXPECT_EQ(into(country, {ContestScale::territorial, "South"}),
              "work-entered RU:6.5.3#6 RU:6.5.3#12");
}

TEST(ContestEntries, BylinesSayWhereAWorkComesFrom) {
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

} // namespace
} // namespace kodeks::contest
