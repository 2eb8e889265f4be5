// Breaches other than illegal moves: what follows by itself, and what the arbiter may choose.
#include "referee/sanctions.hpp"
#include "referee/workers.hpp"

#include <algorithm>

namespace kodeks::referee {

using rulebook::Offence;
using rulebook::Sanction;

Answer on(Desk& desk, const Report& report) {
    const Offence* offence = find_offence(desk.rules(), report.offence);
    if (offence == nullptr) {
        return refusal("unknown_offence");
    }
    desk.put(Counted{report.against, Counter::offences});
    const std::int32_t count = desk.state().of(report.against).count(Counter::offences);
    const Ruling basis = ruling("offence", report.against, offence->articles,
                                {.count = count, .rule = offence->name});
    // Regulations may soften what an offence with both follows by itself (FIDE:11.3.2.2).
    const bool softened =
        desk.state().match.regulations.milder_device_penalty && !offence->choices.empty();
    if (!offence->ladder.empty() && !softened) {
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
