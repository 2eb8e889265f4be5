// Violations with their sanctions, protests with what became of them, decisions by right of a role.
#include "reports/office/filling.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::reports {

namespace {

using office::Step;

std::string table_of(const Filling& filling, const office::Breach& breach) {
    const std::string round = std::to_string(breach.round);
    if (breach.table == 0) {
        return filling.text("round", {{"n", round}});
    }
    return filling.text("at_table", {{"round", round}, {"table", std::to_string(breach.table)}});
}

std::string place_of(const Filling& filling, const office::Breach& breach) {
    if (breach.round == 0) {
        return breach.place;
    }
    return (breach.place.empty() ? "" : breach.place + ", ") + table_of(filling, breach);
}

std::string decision_of(const Filling& filling, const office::Sanction& sanction) {
    const char* const key = sanction.lifted    ? "sanction.lifted"
                            : sanction.entered ? "sanction.entered"
                                               : "sanction.stands";
    const std::string text =
        filling.text(key, {{"measure", office::spoken(sanction.measure)}, {"by", sanction.by}});
    return with_space(capital(text), in_brackets(sanction.articles));
}

std::string verdict_of(const Filling& filling, const office::Protest& protest) {
    const bool judged = protest.step != Step::lodged && protest.step != Step::settled &&
                        protest.step != Step::conciliation_failed;
    const std::string key =
        judged ? (protest.upheld ? "upheld" : "rejected") : office::spoken(protest.step);
    return filling.text("protest." + key, {{"answer", protest.answer}});
}

std::string decision_of(const Filling& filling, const office::Protest& protest) {
    std::vector<std::string> parts = {verdict_of(filling, protest)};
    if (!protest.vote.voters.empty()) {
        parts.push_back(
            filling.text("protest.votes", {{"n", std::to_string(protest.vote.in_favour)},
                                           {"all", std::to_string(protest.vote.voters.size())}}));
    }
    if (protest.upheld && protest.effect != office::Effect::none) {
        parts.push_back(
            render("office.effect." + office::spoken(protest.effect), filling.language));
    }
    if (protest.final && protest.step != Step::settled) {
        parts.push_back(filling.text("protest.final"));
    }
    return fmt::format("{}", fmt::join(parts, "; "));
}

std::string judge_of(const Filling& filling, const office::Protest& protest) {
    if (protest.vote.voters.empty()) {
        return protest.answered_by;
    }
    const std::string names = fmt::format("{}", fmt::join(protest.vote.voters, ", "));
    return filling.text("protest.committee", {{"names", names}});
}

OfficeDecision resolved(const Filling& filling, const office::Resolution& one) {
    return {filling.minute(one.at), one.by,
            filling.text("resolved", {{"act", office::spoken(one.act)},
                                      {"subject", one.subject},
                                      {"reason", one.reason},
                                      {"with", one.with}}),
            in_brackets(one.articles)};
}

} // namespace

void fill_offences(Filling& filling) {
    const auto from = [&](const office::Breach& breach) {
        for (const Credential& line : filling.facts.credentials) {
            if (breach.delegation.empty() && line.name == breach.offender) {
                return line.delegation;
            }
        }
        return breach.delegation;
    };
    for (const office::Sanction& one : filling.state.sanctions) {
        filling.facts.offences.push_back({one.breach.offender, from(one.breach),
                                          filling.minute(one.at), place_of(filling, one.breach),
                                          fmt::format("{}", fmt::join(one.breach.witnesses, ", ")),
                                          one.breach.what, decision_of(filling, one),
                                          one.breach.explanation});
    }
}

void fill_protests(Filling& filling) {
    for (const office::Protest& one : filling.state.protests) {
        const std::string by = one.team.empty() ? one.by : fmt::format("{} ({})", one.by, one.team);
        const char* const key = one.to_organiser ? "protest.address" : "protest.against";
        filling.facts.protests.push_back(
            {by, filling.minute(one.at),
             filling.text(key, {{"against", one.against}, {"by", one.decided_by}}),
             judge_of(filling, one), decision_of(filling, one), in_brackets(one.articles)});
    }
}

void fill_decisions(Filling& filling) {
    for (const OfficeRecord& record : filling.records) {
        if (const auto* fact = record.event.get_if<office::Resolved>()) {
            filling.facts.decisions.push_back(resolved(filling, fact->resolution));
        } else if (const auto* out = record.event.get_if<office::Suspended>()) {
            filling.facts.decisions.push_back(
                {shown_day(wall_text(record.time, filling.wall), filling.language), out->by,
                 filling.text("suspended", {{"name", out->name}, {"reason", out->reason}}),
                 in_brackets(out->articles)});
        }
    }
}

} // namespace kodeks::reports
