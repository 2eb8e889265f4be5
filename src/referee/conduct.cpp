// Breaches other than illegal moves: what follows by itself, and what the arbiter may choose.
#include "referee/workers.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using rulebook::Offence;
using rulebook::Sanction;
using rulebook::SanctionKind;

const Offence* find_offence(const rulebook::GameRules& rules, std::string_view name) {
    const auto found = std::ranges::find(rules.offences, name, &Offence::name);
    return found == rules.offences.end() ? nullptr : &*found;
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

Answer on(Desk& desk, const Report& report) {
    const Offence* offence = find_offence(desk.rules(), report.offence);
    if (offence == nullptr) {
        return refusal("unknown_offence");
    }
    desk.put(Counted{report.against, Counter::offences});
    const std::int32_t count = desk.state().of(report.against).count(Counter::offences);
    const Ruling basis = ruling("offence", report.against, offence->articles,
                                {.count = count, .rule = offence->name});
    if (!offence->ladder.empty()) {
        const auto step =
            std::min<std::size_t>(static_cast<std::size_t>(count), offence->ladder.size()) - 1;
        impose(desk, report.against, offence->ladder[step], basis);
        return std::nullopt;
    }
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
