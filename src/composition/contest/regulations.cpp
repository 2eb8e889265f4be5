#include "composition/contest/regulations.hpp"

#include <algorithm>

namespace kodeks::contest {

namespace {

using rulebook::Statement;
using rulebook::StatementRule;

bool states_character(const Regulations& regulations) {
    return regulations.form == ContestForm::solving ? !regulations.occasion.empty()
                                                    : regulations.scale.has_value();
}

bool states_panel(const Regulations& regulations) {
    return std::ranges::find(regulations.panel, Role::chief, &Judge::role) !=
           regulations.panel.end();
}

bool states_tasks(const Regulations& regulations) {
    return !regulations.tasks.empty() &&
           std::ranges::all_of(regulations.tasks, [](const SolvingTask& task) {
               return task.points > Points{} && !task.fen.empty();
           });
}

bool states_themes(const Regulations& regulations) {
    return !regulations.sections.empty() &&
           std::ranges::none_of(regulations.sections,
                                [](const Section& section) { return section.theme.empty(); });
}

bool states(const Regulations& r, Statement statement) {
    switch (statement) {
    case Statement::organiser:
        return !r.organiser.empty();
    case Statement::character:
        return states_character(r);
    case Statement::sections:
        return !r.sections.empty();
    case Statement::works:
        return r.works_each && r.copies;
    case Statement::closing:
        return r.closing && r.published && !r.address.empty();
    case Statement::ranking:
        return r.ranking.has_value();
    case Statement::awards:
        return r.prizes.has_value() || !r.distinctions.empty();
    case Statement::panel:
        return states_panel(r);
    case Statement::preliminary:
        return r.preliminary.has_value();
    case Statement::in_force:
        return r.in_force.has_value();
    case Statement::period:
        return r.period_from && r.period_to;
    case Statement::qualifying:
        return !r.qualifying.empty();
    case Statement::participants:
        return !r.participants.empty();
    case Statement::conditions:
        return !r.conditions.empty();
    case Statement::themes:
        return states_themes(r);
    case Statement::tasks:
        return states_tasks(r);
    }
    return false;
}

} // namespace

std::vector<StatementRule> missing_statements(const rulebook::ContestRules& rules,
                                              const Regulations& regulations) {
    std::vector<StatementRule> missing;
    for (const StatementRule& rule : rules.statements) {
        if (rule.form == regulations.form && !states(regulations, rule.statement)) {
            missing.push_back(rule);
        }
    }
    return missing;
}

} // namespace kodeks::contest
