// The regulations and the panel of judges.
#include "composition/contest/desk.hpp"
#include "composition/contest/words.hpp"

#include <algorithm>

namespace kodeks::contest {

namespace {

using rulebook::Statement;

Ranking ranking_of(ContestForm form, Ranking stated) {
    switch (form) {
    case ContestForm::contest:
        return stated == Ranking::authors ? stated : Ranking::works;
    case ContestForm::championship:
        return Ranking::authors;
    case ContestForm::solving:
        return Ranking::solvers;
    case ContestForm::pair_match:
    case ContestForm::contest_match:
        return Ranking::teams;
    }
    return stated;
}

// International, national, territorial, local: a championship is not international.
Refused refused_scale(const Regulations& regulations, const Rules& rules) {
    const auto scale = regulations.scale;
    const bool championship = regulations.form == ContestForm::championship;
    if (championship && (!scale || *scale == ContestScale::worldwide)) {
        return refusal("scale_of_championship", rules.championship_scales);
    }
    const bool of_a_place = scale == ContestScale::territorial || scale == ContestScale::local;
    if (of_a_place && regulations.territory.empty()) {
        return refusal("territory_missing",
                       championship ? rules.championship_scales : rules.scales);
    }
    return std::nullopt;
}

bool exists(const Section& section, std::string_view edition) {
    const auto* const known = rulebook::composition_rules(edition);
    return known != nullptr && std::ranges::any_of(known->genres, [&](const auto& rule) {
               return rule.genre == section.genre &&
                      std::ranges::find(rule.variants, section.variant) != rule.variants.end();
           });
}

// Time enough to send works, and to object to the preliminary results.
Refused refused_terms(const Regulations& regulations, const Rules& rules) {
    const bool termed =
        regulations.form == ContestForm::contest || regulations.form == ContestForm::championship;
    if (!termed) {
        return std::nullopt;
    }
    const Day earliest = months_after(*regulations.published, rules.months_to_enter);
    if (*regulations.closing < earliest) {
        return refusal(
            "closing_too_early", articles_of(rules, regulations.form, Statement::closing),
            {{"months", std::to_string(rules.months_to_enter)}, {"day", write_day(earliest)}});
    }
    if (*regulations.preliminary < *regulations.closing) {
        return refusal("preliminary_before_closing",
                       articles_of(rules, regulations.form, Statement::preliminary));
    }
    const Day final_day = regulations.form == ContestForm::contest
                              ? months_after(*regulations.preliminary, rules.months_to_appeal)
                              : *regulations.preliminary;
    if (*regulations.in_force < final_day) {
        return refusal(
            "final_too_early", rules.final_after,
            {{"months", std::to_string(rules.months_to_appeal)}, {"day", write_day(final_day)}});
    }
    return std::nullopt;
}

bool has(const Regulations& regulations, Role role, SectionNumber section) {
    return std::ranges::any_of(regulations.panel, [&](const Judge& judge) {
        return judge.role == role && (judge.section == section || judge.section == 0);
    });
}

// With several sections a whole panel; with one, somebody who may give marks.
Refused refused_panel(const Regulations& regulations, const Rules& rules) {
    const std::size_t count = regulations.sections.size();
    for (const Judge& judge : regulations.panel) {
        if (judge.name.empty() || judge.section > count) {
            return refusal("judge_odd", rules.panel);
        }
    }
    const bool large = count > 1;
    if (large && !has(regulations, Role::secretary, 0)) {
        return refusal("panel_without_secretary", rules.panel);
    }
    for (SectionNumber section = 1; section <= count; ++section) {
        const auto number = std::to_string(section);
        if (large && !has(regulations, Role::senior, section)) {
            return refusal("panel_without_senior", rules.panel, {{"section", number}});
        }
        if (!has(regulations, Role::senior, section) && !has(regulations, Role::judge, section) &&
            !regulations.chief_marks) {
            return refusal("nobody_marks", rules.chief_marks, {{"section", number}});
        }
    }
    return std::nullopt;
}

Refused refused_contents(const Regulations& regulations, const Rules& rules) {
    for (const Section& section : regulations.sections) {
        if (!exists(section, regulations.edition)) {
            return refusal("section_impossible", rules.section_fits, {{"name", section.name}});
        }
    }
    if (regulations.ranking &&
        ranking_of(regulations.form, *regulations.ranking) != *regulations.ranking) {
        return refusal("ranking_odd", articles_of(rules, regulations.form, Statement::ranking));
    }
    return std::nullopt;
}

bool has_works_in(const State& state, const Author& author, SectionNumber section) {
    return std::ranges::any_of(state.works, [&](const Work& work) {
        return !work.withdrawn && (section == 0 || work.section == section) &&
               std::ranges::find(work.authors, author.id) != work.authors.end();
    });
}

// Who takes part cannot become the judge of it.
Refused refused_judge(const State& state, const Judge& judge, const Rules& rules) {
    const Author* const author = find_author(state, judge.name);
    if (author == nullptr) {
        return std::nullopt;
    }
    if (judge.role == Role::chief) {
        return refusal("chief_takes_part", rules.chief_enters);
    }
    if (judge.role == Role::secretary) {
        return state.regulations.secretary_enters
                   ? Refused()
                   : refusal("secretary_takes_part", rules.secretary_forbidden);
    }
    return has_works_in(state, *author, judge.section)
               ? Refused(refusal("judges_own_section", rules.judge_enters))
               : std::nullopt;
}

} // namespace

Ruled<Facts> on(const State& state, const Announce& command, const Rules& rules) {
    const Regulations& regulations = command.regulations;
    if (!state.regulations.edition.empty()) {
        return refuse("announced_twice");
    }
    if (regulations.title.empty()) {
        return refuse("title_missing", rules.own_conditions);
    }
    if (const auto missing = missing_statements(rules, regulations); !missing.empty()) {
        return refuse("missing." + ledger::underscored(ledger::word(missing.front().statement)),
                      missing.front().articles);
    }
    for (const auto& check : {refused_scale, refused_terms, refused_panel, refused_contents}) {
        if (const auto refused = check(regulations, rules)) {
            return tl::unexpected(*refused);
        }
    }
    Regulations kept = regulations;
    kept.ranking = ranking_of(kept.form, kept.ranking.value_or(Ranking::works));
    return Facts{Announced{std::move(kept)}};
}

Ruled<Facts> on(const State& state, const Appoint& command, const Rules& rules) {
    const Judge& judge = command.judge;
    if (state.phase == Phase::final_award) {
        return refuse("results_final", rules.binding);
    }
    if (judge.name.empty() || judge.section > state.regulations.sections.size()) {
        return refuse("judge_odd", rules.panel);
    }
    if (judge.role == Role::chief && judge.name == state.annulled_chief) {
        return refuse("another_chief_needed", rules.annulment);
    }
    if (const auto refused = refused_judge(state, judge, rules)) {
        return tl::unexpected(*refused);
    }
    const auto articles =
        state.phase == Phase::annulled ? ids({rules.annulment, rules.panel}) : ids({rules.panel});
    return Facts{Appointed{judge, articles}};
}

} // namespace kodeks::contest
