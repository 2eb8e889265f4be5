// The fields of every command of an office, named once for reading and for writing.
#pragma once

#include "office/acts/command.hpp"
#include "office/record/value_fields.hpp"

namespace kodeks::office {

template <class Archive>
void fields(Archive& a, FileCard& x) {
    a.must("card", x.card);
}

template <class Archive>
void fields(Archive& a, WriteClause& x) {
    a.must("condition", x.condition);
    a.may("text", x.text);
    a.may("by", x.by);
    a.may("with", x.with);
    a.may("date", x.date);
}

template <class Archive>
void fields(Archive& a, ApproveRegulations& x) {
    a.may("by", x.by);
    a.may("date", x.date);
}

template <class Archive>
void fields(Archive& a, IssueSchedule& x) {
    a.may("by", x.by);
    a.may("date", x.date);
}

template <class Archive>
void fields(Archive& a, SendInvitations& x) {
    a.may("by", x.by);
    a.may("date", x.date);
    a.may("through", x.through);
}

template <class Archive>
void fields(Archive& a, ReceiveEntry& x) {
    a.may("claim", x.claim);
}

template <class Archive>
void fields(Archive& a, ClassifyEntry& x) {
    a.must("entry", x.entry);
    a.may("class", x.sport_class);
    a.may("findings", x.findings);
    a.may("by", x.by);
    a.may("date", x.date);
}

template <class Archive>
void fields(Archive& a, DecideEntry& x) {
    a.must("entry", x.entry);
    a.may("verdict", x.verdict);
    a.may("by", x.by);
    a.may("reason", x.reason);
    a.may("date", x.date);
}

template <class Archive>
void fields(Archive& a, DrawUpAct& x) {
    a.may("date", x.date);
}

template <class Archive>
void fields(Archive& a, Appoint& x) {
    a.may("official", x.official);
    a.may("by", x.by);
}

template <class Archive>
void fields(Archive& a, AssignSector& x) {
    a.may("name", x.name);
    a.may("sector", x.sector);
    a.may("by", x.by);
}

template <class Archive>
void fields(Archive& a, Suspend& x) {
    a.may("name", x.name);
    a.may("by", x.by);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, NameCaptain& x) {
    a.may("team", x.team);
    a.may("name", x.name);
}

template <class Archive>
void fields(Archive& a, DelegateCaptain& x) {
    a.may("team", x.team);
    a.may("deputy", x.deputy);
    a.may("written", x.written);
}

template <class Archive>
void fields(Archive& a, ChooseCommittee& x) {
    a.may("committee", x.committee);
    a.may("by", x.by);
}

template <class Archive>
void fields(Archive& a, PlanSession& x) {
    a.may("session", x.session);
}

template <class Archive>
void fields(Archive& a, DoDuty& x) {
    a.may("duty", x.duty);
    a.may("round", x.round);
    a.may("by", x.by);
    a.may("at", x.at);
}

template <class Archive>
void fields(Archive& a, ImposeSanction& x) {
    a.shown("measure", x.measure);
    a.may("breach", x.breach);
    a.may("offence", x.offence);
    a.may("deliberate", x.deliberate);
    a.may("by", x.by);
    a.may("at", x.at);
}

template <class Archive>
void fields(Archive& a, LodgeProtest& x) {
    a.may("by", x.by);
    a.may("team", x.team);
    a.may("against", x.against);
    a.may("decided_by", x.decided_by);
    a.may("parties", x.parties);
    a.may("sanction", x.sanction);
    a.may("written", x.written);
    a.may("to_organiser", x.to_organiser);
    a.may("playoff", x.playoff);
    a.may("signed_sheet", x.signed_sheet);
    a.may("decision_at", x.decision_at);
    a.may("at", x.at);
}

template <class Archive>
void fields(Archive& a, Conciliate& x) {
    a.must("protest", x.protest);
    a.may("by", x.by);
    a.may("settled", x.settled);
    a.may("answer", x.answer);
}

template <class Archive>
void fields(Archive& a, AnswerProtest& x) {
    a.must("protest", x.protest);
    a.may("by", x.by);
    a.may("upheld", x.upheld);
    a.may("effect", x.effect);
    a.may("answer", x.answer);
}

template <class Archive>
void fields(Archive& a, VoteOnProtest& x) {
    a.must("protest", x.protest);
    a.may("voters", x.voters);
    a.may("interested", x.interested);
    a.may("in_favour", x.in_favour);
    a.may("effect", x.effect);
    a.may("answer", x.answer);
}

template <class Archive>
void fields(Archive& a, EnterEffect& x) {
    a.may("sanction", x.sanction);
    a.may("protest", x.protest);
    a.may("by", x.by);
}

template <class Archive>
void fields(Archive& a, Resolve& x) {
    a.shown("act", x.act);
    a.may("by", x.by);
    a.may("with", x.with);
    a.may("subject", x.subject);
    a.may("reason", x.reason);
    a.may("chief_absent", x.chief_absent);
    a.may("at", x.at);
}

} // namespace kodeks::office
