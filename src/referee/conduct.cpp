// Breaches other than illegal moves: what follows by itself, and what the arbiter may choose.
#include "referee/workers.hpp"

#include <algorithm>

namespace kodeks::referee {

std::string_view name_of(rulebook::SanctionKind kind);

namespace {

using rulebook::Offence;
using rulebook::Sanction;
using rulebook::SanctionKind;

using rulebook::Authority;
using rulebook::Tempo;

bool fits(const Match& match, Tempo tempo) {
    return tempo == Tempo::any || (tempo == Tempo::quick) == match.quick();
}

const Offence* find_offence(const Match& match, std::string_view name) {
    const auto found = std::ranges::find_if(match.rules.offences, [&](const Offence& offence) {
        return offence.name == name && fits(match, offence.tempo);
    });
    return found == match.rules.offences.end() ? nullptr : &*found;
}

// What follows by itself: the breach's own ladder, or the one for all breaches of quick play.
std::span<const Sanction> ladder_of(const Match& match, const Offence& offence) {
    return offence.ladder.empty() && match.quick() ? match.rules.quick_ladder : offence.ladder;
}

bool has_authority(Actor actor, Authority needed) {
    return needed == Authority::arbiter || actor == Actor::chief_arbiter;
}

template <class Sanctions>
const Sanction* find_sanction(const Sanctions& list, std::string_view option) {
    const auto found = std::ranges::find_if(
        list, [&](const Sanction& one) { return name_of(one.kind) == option; });
    return found == list.end() ? nullptr : &*found;
}

} // namespace

std::string_view name_of(SanctionKind kind) {
    constexpr std::string_view names[] = {"remark",
                                          "warning",
                                          "reprimand",
                                          "opponent_gains_time",
                                          "offender_loses_time",
                                          "opponent_gains_points",
                                          "offender_loses_points",
                                          "loss",
                                          "loss_opponent_score_open",
                                          "loss_of_both",
                                          "fine",
                                          "expulsion"};
    return names[static_cast<std::size_t>(kind)];
}

void impose(Desk& desk, Side offender, const Sanction& sanction, const Ruling& basis) {
    Ruling made = basis;
    made.decision = name_of(sanction.kind);
    made.citing(sanction.articles);
    made.evidence.time = sanction.time.value == 0 ? std::nullopt : std::optional(sanction.time);
    switch (sanction.kind) {
    case SanctionKind::warning:
        desk.put(Counted{offender, Counter::warnings});
        break;
    case SanctionKind::remark:
        desk.put(Counted{offender, Counter::remarks});
        break;
    case SanctionKind::opponent_gains_time:
        desk.put(TimeCorrected{games::opponent(offender), sanction.time});
        break;
    case SanctionKind::offender_loses_time:
        desk.put(TimeCorrected{offender, -sanction.time});
        break;
    case SanctionKind::loss:
    case SanctionKind::expulsion:
        finish(desk, won_by(games::opponent(offender), "sanction"), made);
        return;
    case SanctionKind::loss_of_both:
        finish(desk, lost_by_both("sanction"), made);
        return;
    default:
        break;
    }
    desk.rule(made);
}

void climb(Desk& desk, Side offender, std::span<const Sanction> ladder, const Ruling& basis) {
    desk.put(Counted{offender, Counter::offences});
    const std::int32_t count = desk.state().of(offender).count(Counter::offences);
    Ruling counted = basis;
    counted.evidence.count = count;
    const Sanction& step =
        ladder[std::min<std::size_t>(static_cast<std::size_t>(count), ladder.size()) - 1];
    if (!step.may && has_authority(desk.by(), step.authority)) {
        impose(desk, offender, step, counted);
        return;
    }
    desk.rule(counted);
    Options options;
    options.push_back(name_of(step.kind));
    options.push_back("no_sanction");
    ask(desk, basis.evidence.rule.empty() ? basis.decision : basis.evidence.rule, offender,
        options);
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
    if (!offence->ladder.empty()) {
        climb(desk, report.against, offence->ladder, basis);
        return std::nullopt;
    }
    desk.put(Counted{report.against, Counter::offences});
    basis.evidence.count = desk.state().of(report.against).count(Counter::offences);
    desk.rule(basis);
    Options options;
    for (const Sanction& choice : offence->choices) {
        options.push_back(name_of(choice.kind));
    }
    if (!options.empty()) {
        ask(desk, offence->name, report.against, options);
    }
    return std::nullopt;
}

} // namespace kodeks::referee
