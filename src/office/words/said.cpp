#include "office/words/said.hpp"

#include "office/record/words.hpp"

#include <fmt/format.h>

namespace kodeks::office {

namespace {

std::string number(std::uint64_t value) {
    return std::to_string(value);
}

Said say(const CardFiled& fact) {
    return {{fact.official ? "office.said.card_official" : "office.said.card",
             {{"start", write_date(fact.card.start)}, {"end", write_date(fact.card.end)}}},
            fact.articles};
}

Said say(const ClauseWritten& fact) {
    return {
        {"office.said.clause", {{"condition", spoken(fact.condition)}, {"text", fact.clause.text}}},
        fact.articles};
}

Said say(const RegulationsApproved& fact) {
    return {{fact.late ? "office.said.approved_late" : "office.said.approved",
             {{"name", fact.signature.by}, {"date", write_date(fact.signature.date)}}},
            fact.articles};
}

Said say(const ScheduleIssued& fact) {
    return {{"office.said.schedule",
             {{"name", fact.signature.by}, {"date", write_date(fact.signature.date)}}},
            fact.articles};
}

Said say(const InvitationsSent& fact) {
    return {{fact.late ? "office.said.invited_late" : "office.said.invited",
             {{"through", fact.through}, {"date", write_date(fact.signature.date)}}},
            fact.articles};
}

Said say(const EntryReceived& fact) {
    return {
        {"office.said.received", {{"number", number(fact.id.value)}, {"name", fact.claim.name}}},
        {}};
}

Said say(const EntryClassified& fact) {
    return {{"office.said.classified",
             {{"number", number(fact.id.value)}, {"class", spoken(fact.sport_class)}}},
            fact.articles};
}

Said say(const EntryDecided& fact) {
    return {{fact.verdict == Verdict::admitted
                 ? (fact.exception ? "office.said.exception" : "office.said.admitted")
                 : "office.said.refused",
             {{"number", number(fact.id.value)}, {"reason", fact.reason}}},
            fact.articles};
}

Said say(const ActDrawnUp& fact) {
    return {{"office.said.act",
             {{"admitted", number(fact.act.admitted.size())},
              {"refused", number(fact.act.refused.size())}}},
            fact.articles};
}

Said say(const Appointed& fact) {
    return {{"office.said.appointed",
             {{"name", fact.official.name}, {"role", spoken(fact.official.role)}}},
            fact.articles};
}

Said say(const SectorAssigned& fact) {
    return {{"office.said.sector",
             {{"name", fact.name},
              {"tables", fmt::format("{}-{}", fact.sector.first_table, fact.sector.last_table)}}},
            fact.articles};
}

Said say(const Suspended& fact) {
    return {{"office.said.suspended", {{"name", fact.name}, {"reason", fact.reason}}},
            fact.articles};
}

Said say(const CaptainNamed& fact) {
    return {{"office.said.captain",
             {{"team", fact.captain.team},
              {"name", fact.captain.name},
              {"deputy", fact.captain.deputy}}},
            fact.articles};
}

Said say(const CommitteeChosen& fact) {
    return {{"office.said.committee",
             {{"name", fact.committee.chairman.name},
              {"members", number(fact.committee.members.size())},
              {"reserves", number(fact.committee.reserves.size())}}},
            fact.articles};
}

Said say(const SessionPlanned& fact) {
    return {{fact.session.resumption ? "office.said.resumption" : "office.said.session",
             {{"round", number(fact.session.round)}, {"time", write_moment(fact.session.start)}}},
            fact.articles};
}

Said say(const DutyWasDone& fact) {
    return {{fact.done.late ? "office.said.duty_late" : "office.said.duty",
             {{"duty", ledger::underscored(fact.done.duty)},
              {"name", fact.done.by},
              {"time", write_moment(fact.done.at)}}},
            fact.done.articles};
}

Said say(const SanctionImposed& fact) {
    return {{"office.said.sanction",
             {{"number", number(fact.sanction.id.value)},
              {"measure", spoken(fact.sanction.measure)},
              {"name", fact.sanction.breach.offender},
              {"count", number(fact.sanction.count)}}},
            fact.sanction.articles};
}

Said say(const ProtestLodged& fact) {
    return {{"office.said.protest",
             {{"number", number(fact.protest.id.value)},
              {"name", fact.protest.by},
              {"against", fact.protest.against}}},
            fact.protest.articles};
}

Said say(const ProtestMoved& fact) {
    const bool judged = fact.step != Step::settled && fact.step != Step::conciliation_failed;
    const char* const key = !judged ? "office.said.conciliation"
                            : fact.upheld
                                ? (fact.final ? "office.said.upheld_final" : "office.said.upheld")
                            : fact.final ? "office.said.rejected_final"
                                         : "office.said.rejected";
    return {{key,
             {{"number", number(fact.id.value)},
              {"name", fact.by},
              {"step", spoken(fact.step)},
              {"answer", fact.answer}}},
            fact.articles};
}

Said say(const EffectEntered& fact) {
    const bool of_protest = fact.protest != no_protest;
    return {{of_protest ? "office.said.protest_entered" : "office.said.sanction_entered",
             {{"number", number(of_protest ? fact.protest.value : fact.sanction.value)},
              {"effect", spoken(fact.effect)}}},
            fact.articles};
}

Said say(const Resolved& fact) {
    return {{"office.said.resolved",
             {{"act", spoken(fact.resolution.act)},
              {"name", fact.resolution.by},
              {"subject", fact.resolution.subject}}},
            fact.resolution.articles};
}

} // namespace

Said said(const Event& event) {
    return event.visit([](const auto& fact) { return say(fact); });
}

} // namespace kodeks::office
