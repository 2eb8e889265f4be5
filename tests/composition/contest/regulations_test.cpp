// What regulations must state, the terms, and who may judge (RU:6.5, RU:6.7).
#include "contest_kit/kit.hpp"
#include "support/article.hpp"

#include <functional>

#include <gtest/gtest.h>

namespace kodeks::contest {
namespace {

std::string announced(const Regulations& regulations) {
    const auto decision = decide({}, Announce{regulations}, world_for(regulations.edition));
    if (decision.refusal() == nullptr) {
        return "announced";
    }
    std::string text = decision.refusal()->message.key.substr(8);
    for (const auto article : decision.refusal()->articles) {
        text += " " + std::string(article);
    }
    return text;
}

std::string without(Regulations regulations, const std::function<void(Regulations&)>& remove) {
    remove(regulations);
    return announced(regulations);
}

TEST(ContestRegulations, AContestStatesTenThings) {
    ARTICLE("RU:6.5.2#1", "RU:6.5.2#2", "RU:6.5.2#3", "RU:6.5.2#4", "RU:6.5.2#5", "RU:6.5.2#6",
            "RU:6.5.2#7", "RU:6.5.2#8", "RU:6.5.2#9", "RU:6.5.2#10");
    const Regulations all = contest_regulations();
    EXPECT_EQ(announced(all), "announced");
    EXPECT_EQ(without(all, [](auto& r) { r.organiser.clear(); }), "missing.organiser RU:6.5.2#1");
    EXPECT_EQ(without(all, [](auto& r) { r.scale.reset(); }), "missing.character RU:6.5.2#2");
    EXPECT_EQ(without(all, [](auto& r) { r.sections.clear(); }), "missing.sections RU:6.5.2#3");
    EXPECT_EQ(without(all, [](auto& r) { r.works_each.reset(); }), "missing.works RU:6.5.2#4");
    EXPECT_EQ(without(all, [](auto& r) { r.copies.reset(); }), "missing.works RU:6.5.2#4");
    EXPECT_EQ(without(all, [](auto& r) { r.address.clear(); }), "missing.closing RU:6.5.2#5");
    EXPECT_EQ(without(all, [](auto& r) { r.ranking.reset(); }), "missing.ranking RU:6.5.2#6");
    EXPECT_EQ(without(all, [](auto& r) { r.prizes.reset(); }), "missing.awards RU:6.5.2#7");
    EXPECT_EQ(without(all, [](auto& r) { r.panel.clear(); }), "missing.panel RU:6.5.2#8");
    EXPECT_EQ(without(all, [](auto& r) { r.preliminary.reset(); }),
              "missing.preliminary RU:6.5.2#9");
    EXPECT_EQ(without(all, [](auto& r) { r.in_force.reset(); }), "missing.in_force RU:6.5.2#10");
}

TEST(ContestRegulations, AChampionshipStatesElevenThings) {
    ARTICLE("RU:6.5.3#1", "RU:6.5.3#2", "RU:6.5.3#3", "RU:6.5.3#4", "RU:6.5.3#5", "RU:6.5.3#6",
            "RU:6.5.3#7", "RU:6.5.3#8", "RU:6.5.3#9", "RU:6.5.3#10", "RU:6.5.3#11");
    const Regulations all = championship_regulations();
    EXPECT_EQ(announced(all), "announced");
    EXPECT_EQ(without(all, [](auto& r) { r.period_to.reset(); }), "missing.period RU:6.5.3#1");
    EXPECT_EQ(without(all, [](auto& r) { r.qualifying.clear(); }), "missing.qualifying RU:6.5.3#2");
    EXPECT_EQ(without(all, [](auto& r) { r.participants.clear(); }),
              "missing.participants RU:6.5.3#3");
    EXPECT_EQ(without(all, [](auto& r) { r.sections.clear(); }), "missing.sections RU:6.5.3#4");
    EXPECT_EQ(without(all, [](auto& r) { r.works_each.reset(); }), "missing.works RU:6.5.3#5");
    EXPECT_EQ(without(all, [](auto& r) { r.closing.reset(); }), "missing.closing RU:6.5.3#6");
    EXPECT_EQ(without(all, [](auto& r) { r.ranking.reset(); }), "missing.ranking RU:6.5.3#7");
    EXPECT_EQ(without(all, [](auto& r) { r.prizes.reset(); }), "missing.awards RU:6.5.3#8");
    EXPECT_EQ(without(all, [](auto& r) { r.panel.clear(); }), "missing.panel RU:6.5.3#9");
    EXPECT_EQ(without(all, [](auto& r) { r.preliminary.reset(); }),
              "missing.preliminary RU:6.5.3#10");
    EXPECT_EQ(without(all, [](auto& r) { r.in_force.reset(); }), "missing.in_force RU:6.5.3#10");
    EXPECT_EQ(without(all, [](auto& r) { r.conditions.clear(); }),
              "missing.conditions RU:6.5.3#11");
}

TEST(ContestRegulations, ThreeMonthsToSendAndTwoToObject) {
    ARTICLE("RU:6.5.2#5", "RU:6.5.2#12", "RU:6.5.3#6");
    const auto closing = [](Regulations r, const char* last) {
        r.closing = day(last);
        return announced(r);
    };
    EXPECT_EQ(closing(contest_regulations(), "2026-03-31"), "closing_too_early RU:6.5.2#5");
    EXPECT_EQ(closing(contest_regulations(), "2026-04-01"), "announced");
    EXPECT_EQ(closing(championship_regulations(), "2026-03-31"), "closing_too_early RU:6.5.3#6");
    Regulations late = contest_regulations();
    late.in_force = day("2026-06-30");
    EXPECT_EQ(announced(late), "final_too_early RU:6.5.2#12");
    late.preliminary = day("2026-03-31");
    EXPECT_EQ(announced(late), "preliminary_before_closing RU:6.5.2#9");
    // Three months after the last day of November end on the last day of February.
    Regulations short_month = contest_regulations();
    short_month.published = day("2025-11-30");
    EXPECT_EQ(closing(short_month, "2026-02-27"), "closing_too_early RU:6.5.2#5");
    EXPECT_EQ(closing(short_month, "2026-02-28"), "announced");
}

TEST(ContestRegulations, AChampionshipIsNotInternational) {
    ARTICLE("RU:6.5.3", "RU:6.5.2");
    Regulations r = championship_regulations();
    r.scale = ContestScale::worldwide;
    EXPECT_EQ(announced(r), "scale_of_championship RU:6.5.3");
    r.scale = ContestScale::local;
    EXPECT_EQ(announced(r), "announced");
    r.territory.clear();
    EXPECT_EQ(announced(r), "territory_missing RU:6.5.3");
    Regulations contest = contest_regulations();
    contest.scale = ContestScale::worldwide;
    EXPECT_EQ(announced(contest), "announced");
    contest.scale = ContestScale::territorial;
    EXPECT_EQ(announced(contest), "territory_missing RU:6.5.2");
}

TEST(ContestRegulations, SectionsAreGenresThatTheGameHas) {
    ARTICLE("RU:6.5.2#3", "RU:6.1.2");
    Regulations r = contest_regulations();
    r.sections[1] = {"Endings", "russian", Genre::positional_ending, ""};
    EXPECT_EQ(announced(r), "announced");
    r.sections[1].variant = "international";
    EXPECT_EQ(announced(r), "section_impossible RU:6.5.2#3");
    r.sections[1] = {"Chess", "chess", Genre::problem, ""};
    EXPECT_EQ(announced(r), "section_impossible RU:6.5.2#3");
}

TEST(ContestRegulations, SeveralSectionsNeedAWholePanel) {
    ARTICLE("RU:6.7.2", "RU:6.7.2#3~1");
    Regulations r = contest_regulations();
    std::erase_if(r.panel, [](const Judge& judge) { return judge.role == Role::secretary; });
    EXPECT_EQ(announced(r), "panel_without_secretary RU:6.7.2");
    r = contest_regulations();
    std::erase_if(r.panel, [](const Judge& judge) { return judge.name == "Dorn"; });
    EXPECT_EQ(announced(r), "panel_without_senior RU:6.7.2");
    r.sections.pop_back();
    r.panel = {{"Chief", Role::chief, 0}};
    EXPECT_EQ(announced(r), "nobody_marks RU:6.7.2#3~1");
    r.chief_marks = true;
    EXPECT_EQ(announced(r), "announced");
}

TEST(ContestRegulations, MatchesStateOrganiserSectionsThemesAndPanel) {
    ARTICLE("RU:6.5.1#3", "RU:6.5.4#3");
    Regulations pairs = match_regulations(ContestForm::pair_match);
    EXPECT_EQ(announced(pairs), "announced");
    EXPECT_EQ(without(pairs, [](auto& r) { r.organiser.clear(); }), "missing.organiser RU:6.5.1#3");
    EXPECT_EQ(without(pairs, [](auto& r) { r.sections[1].theme.clear(); }), "announced");
    Regulations sums = match_regulations(ContestForm::contest_match);
    EXPECT_EQ(without(sums, [](auto& r) { r.sections[1].theme.clear(); }),
              "missing.themes RU:6.5.4#3");
    EXPECT_EQ(without(sums, [](auto& r) { r.ranking = Ranking::works; }), "ranking_odd RU:6.5.1#3");
}

// All that each form of a match states, and no more.
TEST(ContestRegulations, MatchesStateFourThings) {
    ARTICLE("RU:6.5.1#3", "RU:6.5.4#2", "RU:6.5.4#3", "RU:6.5.4#note");
    const Regulations pairs = match_regulations(ContestForm::pair_match);
    const Regulations sums = match_regulations(ContestForm::contest_match);
    EXPECT_EQ(announced(sums), "announced");
    EXPECT_EQ(without(pairs, [](auto& r) { r.sections.clear(); }), "missing.sections RU:6.5.4#2");
    EXPECT_EQ(without(sums, [](auto& r) { r.sections.clear(); }), "missing.themes RU:6.5.4#3");
    for (const Regulations& match : {pairs, sums}) {
        EXPECT_EQ(without(match, [](auto& r) { r.organiser.clear(); }),
                  "missing.organiser RU:6.5.1#3");
        EXPECT_EQ(without(match, [](auto& r) { r.closing.reset(); }),
                  "missing.closing RU:6.5.4#note");
        EXPECT_EQ(without(match, [](auto& r) { r.panel.clear(); }), "missing.panel RU:6.5.1#3");
    }
}

TEST(ContestRegulations, ASolvingContestStatesItsTasks) {
    ARTICLE("RU:6.6#1", "RU:6.6");
    const Regulations all = solving_regulations();
    EXPECT_EQ(announced(all), "announced");
    EXPECT_EQ(without(all, [](auto& r) { r.occasion.clear(); }), "missing.character RU:6.6#1");
    EXPECT_EQ(without(all, [](auto& r) { r.tasks.clear(); }), "missing.tasks RU:6.6#1");
    EXPECT_EQ(without(all, [](auto& r) { r.tasks[1].points = {}; }), "missing.tasks RU:6.6#1");
    EXPECT_EQ(without(all, [](auto& r) { r.closing.reset(); }), "missing.closing RU:6.6#1");
    EXPECT_EQ(without(all, [](auto& r) { r.ranking.reset(); }), "missing.ranking RU:6.6#1");
    EXPECT_EQ(without(all, [](auto& r) { r.prizes.reset(); }), "missing.awards RU:6.6#1");
    EXPECT_EQ(without(all, [](auto& r) { r.in_force.reset(); }), "missing.in_force RU:6.6#1");
    EXPECT_EQ(without(all, [](auto& r) { r.venue = Venue::on_site; }), "announced");
}

TEST(ContestPanel, WhoTakesPartDoesNotJudgeHisSection) {
    ARTICLE("RU:6.7.2#20", "RU:6.7.2#21", "RU:6.7.2#21~1", "RU:6.7.2#22", "RU:6.7.2#22~1");
    Desk desk(contest_regulations());
    EXPECT_EQ(desk.ask(Register{person("Chief"), day("2026-01-10")}),
              "refused: chief_takes_part RU:6.7.2#20");
    const AuthorId clemens = desk.author("Clemens");
    EXPECT_EQ(desk.ask(Enter{{clemens}, 1, zadacha(), {}, 2, day("2026-02-01")}),
              "refused: judges_own_section RU:6.7.2#22~1");
    EXPECT_EQ(desk.ask(Enter{{clemens}, 2, problem(), {}, 2, day("2026-02-01")}),
              "work-entered RU:6.5.2#5 RU:6.7.2#22");
    EXPECT_EQ(desk.ask(Appoint{{"Clemens", Role::judge, 2}}),
              "refused: judges_own_section RU:6.7.2#22~1");
    EXPECT_EQ(desk.ask(Appoint{{"Clemens", Role::chief, 0}}),
              "refused: chief_takes_part RU:6.7.2#20");
    const AuthorId scribe = desk.author("Scribe");
    EXPECT_EQ(desk.ask(Enter{{scribe}, 1, zadacha(), {}, 2, day("2026-02-01")}),
              "work-entered RU:6.5.2#5 RU:6.7.2#21");
    Regulations strict = contest_regulations();
    strict.secretary_enters = false;
    Desk other(strict);
    const AuthorId refused = other.author("Scribe");
    EXPECT_EQ(other.ask(Enter{{refused}, 1, zadacha(), {}, 2, day("2026-02-01")}),
              "refused: secretary_takes_part RU:6.7.2#21~1");
}

} // namespace
} // namespace kodeks::contest
