// Breaches other than illegal moves: what follows by itself, and what the arbiter may choose.
#include "base/names.hpp"
#include "referee/sanctions.hpp"
#include "referee/workers.hpp"

#include <algorithm>

namespace kodeks::referee {

using rulebook::Offence;
using rulebook::Sanction;

namespace {

// What follows by itself: the breach's own ladder, or the one for all breaches of quick play; in
// some cases regulations may soften it to a choice (FIDE:11.3.2.2).
std::span<const Sanction> ladder_of(const Match& match, const Offence& offence) {
    if (match.regulations.milder_device_penalty && !offence.choices.empty()) {
        return {};
    }
    return offence.ladder.empty() && match.quick() ? match.rules.quick_ladder : offence.ladder;
}

template <class Sanctions>
const Sanction* find_sanction(const Sanctions& list, std::string_view option) {
    const auto found = std::ranges::find_if(
        list, [&](const Sanction& one) { return name_of_value(one.kind) == option; });
    return found == list.end() ? nullptr : &*found;
}

} // namespace

void climb(Desk& desk, Side offender, std::span<const Sanction> ladder, const Ruling& basis) {
    desk.put(Counted{offender, Counter::offences});
    const std::int32_t count = desk.state().of(offender).count(Counter::offences);
    Ruling counted = basis;
    counted.evidence.count = count;
    const Sanction& step =
        ladder[std::min<std::size_t>(static_cast<std::size_t>(count), ladder.size()) - 1];
    const bool follows_by_itself =
        step.authority == rulebook::Authority::arbiter || has_authority(desk.by(), step.authority);
    if (!step.may && follows_by_itself) {
        impose(desk, offender, step, counted);
        return;
    }
    desk.rule(counted);
    ask(desk, basis.evidence.rule.empty() ? basis.decision : basis.evidence.rule, offender,
        {name_of_value(step.kind), "no_sanction"});
}

const Sanction* offered_sanction(const Desk& desk, const Question& question,
                                 std::string_view option) {
    if (const Offence* offence = find_offence(desk.state().match, question.name)) {
        const auto ladder = ladder_of(desk.state().match, *offence);
        return ladder.empty() ? find_sanction(offence->choices, option)
                              : find_sanction(ladder, option);
    }
    const rulebook::IllegalMoves* row = illegal_row(desk.state());
    const bool illegal = question.name == "illegal" && row != nullptr;
    return illegal ? find_sanction(row->ladder, option) : nullptr;
}

rulebook::Articles sanction_articles(const Desk& desk, const Question& question) {
    if (const Offence* offence = find_offence(desk.state().match, question.name)) {
        return offence->articles;
    }
    const rulebook::IllegalMoves* row = illegal_row(desk.state());
    return question.name == "illegal" && row != nullptr ? row->penalty : rulebook::Articles{};
}

Answer on(Desk& desk, const Report& report) {
    const Offence* offence = find_offence(desk.state().match, report.offence);
    if (offence == nullptr) {
        return refusal("unknown_offence");
    }
    Ruling basis = ruling("offence", report.against, offence->articles, {.rule = offence->name});
    const auto ladder = ladder_of(desk.state().match, *offence);
    if (!ladder.empty()) {
        basis.citing(offence->ladder.empty() ? desk.rules().quick_ladder_articles
                                             : rulebook::Articles{});
        climb(desk, report.against, ladder, basis);
        return std::nullopt;
    }
    desk.put(Counted{report.against, Counter::offences});
    basis.evidence.count = desk.state().of(report.against).count(Counter::offences);
    desk.rule(basis);
    Options options;
    for (const Sanction& choice : offence->choices) {
        options.push_back(name_of_value(choice.kind));
    }
    if (!options.empty()) {
        ask(desk, offence->name, report.against, options);
    }
    return std::nullopt;
}

} // namespace kodeks::referee
