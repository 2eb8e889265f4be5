#include "composition/contest/desk.hpp"

#include <algorithm>

namespace kodeks::contest {

Refusal refusal(std::string_view key, rulebook::Articles articles, std::vector<MessagePart> parts) {
    return {{"contest." + std::string(key), std::move(parts)}, {articles.begin(), articles.end()}};
}

tl::unexpected<Refusal> refuse(std::string_view key, rulebook::Articles articles,
                               std::vector<MessagePart> parts) {
    return tl::unexpected(refusal(key, articles, std::move(parts)));
}

ArticleIds ids(std::initializer_list<rulebook::Articles> lists) {
    ArticleIds all;
    for (const rulebook::Articles list : lists) {
        for (const std::string_view article : list) {
            if (std::ranges::find(all, article) == all.end()) {
                all.emplace_back(article);
            }
        }
    }
    return all;
}

rulebook::Articles articles_of(const Rules& rules, ContestForm form,
                               rulebook::Statement statement) {
    for (const rulebook::StatementRule& rule : rules.statements) {
        if (rule.form == form && rule.statement == statement) {
            return rule.articles;
        }
    }
    return rules.own_conditions;
}

rulebook::Articles articles_of(const Rules& rules, rulebook::ContestDuty duty) {
    const auto found = std::ranges::find(rules.duties, duty, &rulebook::ContestDutyRule::duty);
    return found == rules.duties.end() ? rulebook::Articles() : found->articles;
}

Refused refused_person(const State& state, std::string_view name, SectionNumber section,
                       const Rules& rules) {
    for (const Judge& judge : state.regulations.panel) {
        if (judge.name != name) {
            continue;
        }
        if (judge.role == Role::chief) {
            return refusal("chief_takes_part", rules.chief_enters);
        }
        if (judge.role == Role::secretary && !state.regulations.secretary_enters) {
            return refusal("secretary_takes_part", rules.secretary_forbidden);
        }
    }
    if (judges_section(state, name, section)) {
        return refusal("judges_own_section", rules.judge_enters);
    }
    return std::nullopt;
}

bool is_closed(const State& state, Day day) {
    return !state.regulations.closing || day > *state.regulations.closing;
}

Decision decide(const State& state, const Command& command, const World& world) {
    const auto* const announce = command.get_if<Announce>();
    const std::string& edition =
        announce != nullptr ? announce->regulations.edition : state.regulations.edition;
    if (world.rules == nullptr || world.rules->edition != edition) {
        return refusal("rulebook_unknown", {}, {{"name", edition}});
    }
    auto facts = command.visit([&](const auto& asked) { return on(state, asked, *world.rules); });
    if (!facts) {
        return facts.error();
    }
    return ledger::Accepted<Event>{*std::move(facts)};
}

} // namespace kodeks::contest
