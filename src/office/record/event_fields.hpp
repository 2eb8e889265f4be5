// The fields of every fact of an office, named once for reading and for writing.
#pragma once

#include "office/event/event.hpp"
#include "office/record/value_fields.hpp"

namespace kodeks::office {

template <class Archive>
void fields(Archive& a, CardFiled& x) {
    a.must("card", x.card);
    a.may("official", x.official);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, ClauseWritten& x) {
    a.must("condition", x.condition);
    a.may("clause", x.clause);
    a.may("with", x.with);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, RegulationsApproved& x) {
    a.may("signature", x.signature);
    a.may("late", x.late);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, ScheduleIssued& x) {
    a.may("signature", x.signature);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, InvitationsSent& x) {
    a.may("signature", x.signature);
    a.may("through", x.through);
    a.may("late", x.late);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, EntryReceived& x) {
    a.must("id", x.id);
    a.may("claim", x.claim);
}

template <class Archive>
void fields(Archive& a, EntryClassified& x) {
    a.must("id", x.id);
    a.may("class", x.sport_class);
    a.may("findings", x.findings);
    a.may("signature", x.signature);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, EntryDecided& x) {
    a.must("id", x.id);
    a.may("verdict", x.verdict);
    a.may("exception", x.exception);
    a.may("signature", x.signature);
    a.may("reason", x.reason);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, ActDrawnUp& x) {
    a.may("act", x.act);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, Appointed& x) {
    a.may("official", x.official);
    a.may("by", x.by);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, SectorAssigned& x) {
    a.may("name", x.name);
    a.may("sector", x.sector);
    a.may("by", x.by);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, Suspended& x) {
    a.may("name", x.name);
    a.may("by", x.by);
    a.may("reason", x.reason);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, CaptainNamed& x) {
    a.may("captain", x.captain);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, CommitteeChosen& x) {
    a.may("committee", x.committee);
    a.may("by", x.by);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, SessionPlanned& x) {
    a.may("session", x.session);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, DutyWasDone& x) {
    a.may("done", x.done);
}

template <class Archive>
void fields(Archive& a, SanctionImposed& x) {
    a.may("sanction", x.sanction);
}

template <class Archive>
void fields(Archive& a, ProtestLodged& x) {
    a.may("protest", x.protest);
}

template <class Archive>
void fields(Archive& a, ProtestMoved& x) {
    a.must("id", x.id);
    a.may("step", x.step);
    a.may("upheld", x.upheld);
    a.may("effect", x.effect);
    a.may("answer", x.answer);
    a.may("by", x.by);
    a.may("vote", x.vote);
    a.may("final", x.final);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, EffectEntered& x) {
    a.may("sanction", x.sanction);
    a.may("protest", x.protest);
    a.may("effect", x.effect);
    a.may("by", x.by);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, Resolved& x) {
    a.may("resolution", x.resolution);
}

} // namespace kodeks::office
