// What the Code asks of competitions, row by row (RU:6.5 to RU:6.7): what regulations state, the
// terms, what the panel does, and on which articles each decision stands.
#include "composition/contest/words.hpp"
#include "rulebook/contest_rules.hpp"
#include "support/article.hpp"

#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::contest {

namespace {

using rulebook::Articles;

const rulebook::ContestRules& code() {
    return *rulebook::contest_rules("ru-code");
}

std::string in_a_row(std::initializer_list<Articles> all) {
    std::vector<std::string> texts;
    for (const Articles one : all) {
        texts.push_back(fmt::format("{}", fmt::join(one, " ")));
    }
    return fmt::format("{}", fmt::join(texts, "; "));
}

// Each statement of a form, in the order of the book.
std::string statements(ContestForm form) {
    std::vector<std::string> texts;
    for (const rulebook::StatementRule& rule : code().statements) {
        if (rule.form == form) {
            texts.push_back(
                fmt::format("{} {}", ledger::word(rule.statement), fmt::join(rule.articles, " ")));
        }
    }
    return fmt::format("{}", fmt::join(texts, ", "));
}

TEST(CompetitionsOfTheCode, WhatTheirRegulationsState) {
    ARTICLE("RU:6.5.1#3", "RU:6.5.2#1", "RU:6.5.2#2", "RU:6.5.2#3", "RU:6.5.2#4", "RU:6.5.2#5",
            "RU:6.5.2#6", "RU:6.5.2#7", "RU:6.5.2#8", "RU:6.5.2#9", "RU:6.5.2#10", "RU:6.5.3#1",
            "RU:6.5.3#2", "RU:6.5.3#3", "RU:6.5.3#4", "RU:6.5.3#5", "RU:6.5.3#6", "RU:6.5.3#7",
            "RU:6.5.3#8", "RU:6.5.3#9", "RU:6.5.3#10", "RU:6.5.3#11", "RU:6.5.4#2", "RU:6.5.4#3",
            "RU:6.5.4#note", "RU:6.6#1");
    EXPECT_EQ(statements(ContestForm::contest),
              "organiser RU:6.5.2#1, character RU:6.5.2#2, sections RU:6.5.2#3, works RU:6.5.2#4, "
              "closing RU:6.5.2#5, ranking RU:6.5.2#6, awards RU:6.5.2#7, panel RU:6.5.2#8, "
              "preliminary RU:6.5.2#9, in-force RU:6.5.2#10");
    EXPECT_EQ(statements(ContestForm::championship),
              "period RU:6.5.3#1, qualifying RU:6.5.3#2, participants RU:6.5.3#3, sections "
              "RU:6.5.3#4, works RU:6.5.3#5, closing RU:6.5.3#6, ranking RU:6.5.3#7, awards "
              "RU:6.5.3#8, panel RU:6.5.3#9, preliminary RU:6.5.3#10, in-force RU:6.5.3#10, "
              "conditions RU:6.5.3#11");
    EXPECT_EQ(statements(ContestForm::pair_match),
              "organiser RU:6.5.1#3, sections RU:6.5.4#2, closing RU:6.5.4#note, panel RU:6.5.1#3");
    EXPECT_EQ(statements(ContestForm::contest_match),
              "organiser RU:6.5.1#3, themes RU:6.5.4#3, closing RU:6.5.4#note, panel RU:6.5.1#3");
    EXPECT_EQ(statements(ContestForm::solving),
              "character RU:6.6#1, tasks RU:6.6#1, closing RU:6.6#1, ranking RU:6.6#1, awards "
              "RU:6.6#1, in-force RU:6.6#1");
}

TEST(CompetitionsOfTheCode, WhatThePanelDoes) {
    ARTICLE("RU:6.5.2#13", "RU:6.7.2#4", "RU:6.7.2#6", "RU:6.7.2#7", "RU:6.7.2#8", "RU:6.7.2#10",
            "RU:6.7.2#11", "RU:6.7.2#14", "RU:6.7.2#15", "RU:6.7.2#16", "RU:6.7.2#17");
    std::string text;
    for (const rulebook::ContestDutyRule& rule : code().duties) {
        text += fmt::format("{}: {}\n", ledger::word(rule.duty), fmt::join(rule.articles, " "));
    }
    EXPECT_EQ(text, "works-forwarded: RU:6.7.2#7 RU:6.7.2#8\n"
                    "section-reported: RU:6.7.2#15 RU:6.7.2#16\n"
                    "reports-checked: RU:6.7.2#4\n"
                    "changes-told: RU:6.7.2#17\n"
                    "results-sent: RU:6.7.2#11 RU:6.7.2#14\n"
                    "distinctions-sent: RU:6.5.2#13\n"
                    "final-report-given: RU:6.7.2#6 RU:6.7.2#10\n");
}

// What is asked of a person; no decision stands on it, so that nothing is cited as proved here.
TEST(CompetitionsOfTheCode, WhatAPersonJudges) {
    std::string text;
    for (const rulebook::Criterion& rule : code().criteria) {
        text += fmt::format("{} ({}): {}\n", rule.name, rule.genre.empty() ? "all" : rule.genre,
                            fmt::join(rule.articles, " "));
    }
    EXPECT_EQ(text, "artistic-aim (all): RU:6.1.1#1 RU:6.3.1\n"
                    "originality (all): RU:6.3.2\n"
                    "variety (all): RU:6.3.3#1 RU:6.3.3#2 RU:6.3.3#3\n"
                    "outer-form (all): RU:6.3.4#1 RU:6.2.4#1\n"
                    "economy-of-play (all): RU:6.3.4#2 RU:6.3.4#2~1 RU:6.3.4#3\n"
                    "purity (all): RU:6.3.5#2 RU:6.3.5#3\n"
                    "beauty (all): RU:6.3.6#1 RU:6.3.6#4\n"
                    "etude-beauty (etude): RU:6.3.6#2\n"
                    "majority-beauty (problem): RU:6.3.6#3\n"
                    "problem-originality (problem): RU:6.3.7.1#1 RU:6.3.7.1#2 RU:6.3.7.1#3 "
                    "RU:6.3.7.1#4\n"
                    "problem-naturalness (problem): RU:6.3.7.2 RU:6.2.7.5\n"
                    "problem-activity (problem): RU:6.3.7.3 RU:6.3.7.4\n"
                    "etude-originality (etude): RU:6.3.8.1#1 RU:6.3.8.1#2 RU:6.3.8.1#3 "
                    "RU:6.3.8.1#4\n"
                    "etude-prefix (etude): RU:6.3.8.2\n"
                    "etude-tries (etude): RU:6.3.8.3\n"
                    "etude-finals (etude): RU:6.3.8.4#1 RU:6.3.8.4#2\n"
                    "zadacha-originality (zadacha): RU:6.3.9.1#1 RU:6.3.9.1#2 RU:6.3.9.1#3\n"
                    "zadacha-readiness (zadacha): RU:6.3.9.2\n"
                    "zadacha-passive (zadacha): RU:6.3.9.3\n"
                    "zadacha-duality (zadacha): RU:6.3.9.4\n");
}

TEST(CompetitionsOfTheCode, WhichWorksCompete) {
    ARTICLE("RU:6.4.3#4", "RU:6.4.3#5", "RU:6.4.3#6", "RU:6.4.3#7", "RU:6.4.3#8", "RU:6.4.3#9",
            "RU:6.4.3#10", "RU:6.5.5#note~1", "RU:6.5.5#4", "RU:6.5.5#8", "RU:6.5.3#12",
            "RU:6.5.3#12~1", "RU:6.2.8.3#1", "RU:6.1.3#32", "RU:6.1.1#4");
    const rulebook::WorkRules& works = code().works;
    EXPECT_EQ(works.corrections, 1);
    EXPECT_EQ(works.author_years, 5);
    EXPECT_EQ(in_a_row({works.corrected, works.corrected_after_award, works.author_right,
                        works.consent, works.reworked, works.improved, works.variations}),
              "RU:6.4.3#6; RU:6.5.5#note~1; RU:6.4.3#7; RU:6.4.3#8; RU:6.4.3#4; RU:6.4.3#5; "
              "RU:6.4.3#10");
    EXPECT_EQ(in_a_row({works.rejected, works.marked, works.full_solution, works.territories,
                        works.levels, works.first_move, works.complication, works.formal_defect}),
              "RU:6.4.3#9; RU:6.5.5#4; RU:6.5.5#8; RU:6.5.3#12~1; RU:6.5.3#12; RU:6.2.8.3#1; "
              "RU:6.1.3#32; RU:6.1.1#4");
}

TEST(CompetitionsOfTheCode, TermsAndWhoTakesPart) {
    ARTICLE("RU:6.5.2", "RU:6.5.3", "RU:6.5.2#12", "RU:6.5.5#1", "RU:6.5.5#9", "RU:6.5.5#10",
            "RU:6.7.2", "RU:6.7.2#20", "RU:6.7.2#21", "RU:6.7.2#21~1", "RU:6.7.2#22",
            "RU:6.7.2#22~1");
    const rulebook::ContestRules& rules = code();
    EXPECT_EQ(rules.months_to_enter, 3);
    EXPECT_EQ(rules.months_to_appeal, 2);
    EXPECT_EQ(in_a_row({rules.final_after, rules.scales, rules.championship_scales,
                        rules.own_conditions, rules.closed, rules.section_fits, rules.staff,
                        rules.application, rules.change_until_closing}),
              "RU:6.5.2#12; RU:6.5.2; RU:6.5.3; RU:6.5.1#3; RU:6.5.2; RU:6.5.2#3; RU:6.5.5#10; "
              "RU:6.5.5#9; RU:6.5.5#1");
    EXPECT_EQ(in_a_row({rules.panel, rules.chief_enters, rules.secretary_enters,
                        rules.secretary_forbidden, rules.judge_elsewhere, rules.judge_enters}),
              "RU:6.7.2; RU:6.7.2#20; RU:6.7.2#21; RU:6.7.2#21~1; RU:6.7.2#22; RU:6.7.2#22~1");
}

TEST(CompetitionsOfTheCode, MarksAwardsAndAppeals) {
    ARTICLE("RU:6.5.2#11", "RU:6.5.5#2", "RU:6.5.5#6", "RU:6.5.5#note", "RU:6.5.4#4", "RU:6.6",
            "RU:6.6#2", "RU:6.6#3", "RU:6.6#4", "RU:6.7.2#3", "RU:6.7.2#3~1", "RU:6.7.2#5",
            "RU:6.7.2#12", "RU:6.7.2#13", "RU:6.7.2#18", "RU:6.7.2#19", "RU:6.7.2#note");
    const rulebook::ContestRules& rules = code();
    EXPECT_EQ(rules.highest_mark, 10);
    EXPECT_EQ(
        in_a_row({rules.marks, rules.examination, rules.chief_advises, rules.chief_marks,
                  rules.chief_revises, rules.preliminary, rules.appeals, rules.appeal_decided}),
        "RU:6.7.2#13; RU:6.7.2#12; RU:6.7.2#3; RU:6.7.2#3~1; RU:6.7.2#note; RU:6.5.2#11; "
        "RU:6.5.5#2; RU:6.7.2#5");
    EXPECT_EQ(in_a_row({rules.own_marks, rules.binding, rules.annulment, rules.place_stays}),
              "RU:6.5.5#6; RU:6.7.2#18; RU:6.7.2#19; RU:6.5.5#note");
    EXPECT_EQ(in_a_row({rules.pairs, rules.sums, rules.nothing_scored, rules.captain, rules.through,
                        rules.solvers, rules.findings, rules.anonymous, rules.solving}),
              "RU:6.5.4#2; RU:6.5.4#3; RU:6.5.4#note; RU:6.5.4#4; RU:6.5.5#6; RU:6.6#2; RU:6.6#3; "
              "RU:6.6#4; RU:6.6");
}

} // namespace

} // namespace kodeks::contest
