// Breaches other than illegal moves: what follows by itself, and what the arbiter may choose.
#include "referee/desk/workers.hpp"
#include "referee/office/permit.hpp"
#include "referee/words/words.hpp"
#include "referee/wrong/sanctions.hpp"

#include <algorithm>

namespace kodeks::referee {

using rulebook::Offence;
using rulebook::Sanction;

namespace {

// What follows by itself: the breach's own ladder, or the one for all breaches of quick play; in
// some cases regulations may soften it to a choice (FIDE:11.3.2.2).
std::span<const Sanction> ladder_of(const Desk& desk, const Offence& offence) {
    const Settings& settings = desk.state().settings;
    if (settings.regulations.milder_device_penalty && !offence.choices.empty()) {
        return {};
    }
    return offence.ladder.empty() && settings.quick() ? desk.rules().quick_ladder : offence.ladder;
}

template <class Sanctions>
const Sanction* find_sanction(const Sanctions& list, std::string_view option) {
    const auto found =
        std::ranges::find_if(list, [&](const Sanction& one) { return word(one.kind) == option; });
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
    const std::string breach = basis.evidence.rule.empty() ? basis.decision : basis.evidence.rule;
    ask(desk,
        {.name = breach,
         .about = offender,
         .options = {std::string(word(step.kind)), "no_sanction"},
         .subject = {.matter = Matter::sanction, .articles = basis.articles, .rule = breach}});
}

const Sanction* offered_sanction(const Desk& desk, const Question& question,
                                 std::string_view option) {
    if (const Offence* offence = find_offence(desk, question.subject.rule)) {
        const auto ladder = ladder_of(desk, *offence);
        return ladder.empty() ? find_sanction(offence->choices, option)
                              : find_sanction(ladder, option);
    }
    const rulebook::IllegalMoves* row = illegal_row(desk);
    const bool illegal = question.subject.rule == "illegal" && row != nullptr;
    return illegal ? find_sanction(row->ladder, option) : nullptr;
}

Answer on(Desk& desk, const Report& report) {
    const Offence* offence = find_offence(desk, report.offence);
    if (offence == nullptr) {
        return refusal("unknown_offence");
    }
    if (was_allowed(desk, report.against, *offence)) {
        return refusal("was_allowed", offence->articles);
    }
    Ruling basis =
        ruling("offence", report.against, offence->articles, {.rule = std::string(offence->name)});
    const auto ladder = ladder_of(desk, *offence);
    if (!ladder.empty()) {
        basis.citing(offence->ladder.empty() ? desk.rules().quick_ladder_articles
                                             : rulebook::Articles{});
        climb(desk, report.against, ladder, basis);
        return std::nullopt;
    }
    desk.put(Counted{report.against, Counter::offences});
    basis.evidence.count = desk.state().of(report.against).count(Counter::offences);
    desk.rule(basis);
    std::vector<std::string> options;
    for (const Sanction& choice : offence->choices) {
        options.emplace_back(word(choice.kind));
    }
    if (!options.empty()) {
        ask(desk, {.name = std::string(offence->name),
                   .about = report.against,
                   .options = std::move(options),
                   .subject = {.matter = Matter::sanction,
                               .articles = basis.articles,
                               .rule = std::string(offence->name)}});
    }
    return std::nullopt;
}

} // namespace kodeks::referee
