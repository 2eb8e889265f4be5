// The fields of what facts and commands of an office are made of, named once for reading and for
// writing.
#pragma once

#include "ledger/reader.hpp"
#include "ledger/writer.hpp"
#include "office/record/words.hpp"

namespace kodeks::office {

// "2026-05-01" and "2026-05-01T10:00".
void read_form(ledger::Reader& reader, const ledger::Json& value, Date& date);
void write_form(ledger::Writer& writer, const Date& date);
void read_form(ledger::Reader& reader, const ledger::Json& value, Moment& moment);
void write_form(ledger::Writer& writer, const Moment& moment);

template <class Archive>
void fields(Archive& a, Card& x) {
    a.shown("level", x.level);
    a.may("rank", x.rank);
    a.shown("character", x.character);
    a.may("kind", x.kind);
    a.may("game", x.game);
    a.may("speed", x.speed);
    a.may("calendar", x.calendar);
    a.may("budget", x.budget);
    a.may("world_programme", x.world_programme);
    a.may("qualifier", x.qualifier);
    a.may("rated", x.rated);
    a.may("blind_play", x.blind_play);
    a.may("group", x.group);
    a.may("class", x.sport_class);
    a.may("field", x.field);
    a.may("oldest_born", x.oldest_born);
    a.may("youngest_born", x.youngest_born);
    a.may("start", x.start);
    a.may("end", x.end);
    a.may("arrival", x.arrival);
}

template <class Archive>
void fields(Archive& a, Signature& x) {
    a.may("by", x.by);
    a.may("date", x.date);
}

template <class Archive>
void fields(Archive& a, Clause& x) {
    a.may("text", x.text);
    a.may("written", x.written);
}

template <class Archive>
void fields(Archive& a, Regulations& x) {
    a.may("clauses", x.clauses);
    a.may("approved", x.approved);
    a.may("schedule", x.schedule);
    a.may("invitation", x.invitation);
    a.may("invited_through", x.invited_through);
}

template <class Archive>
void fields(Archive& a, Findings& x) {
    a.may("decibels", x.decibels);
    a.may("sign_language", x.sign_language);
    a.may("audiogram", x.audiogram);
    a.may("acuity", x.acuity);
    a.may("field", x.field);
    a.may("impairment", x.impairment);
    a.may("wheelchair", x.wheelchair);
}

template <class Archive>
void fields(Archive& a, Claim& x) {
    a.may("name", x.name);
    a.may("team", x.team);
    a.may("region", x.region);
    a.may("sender", x.sender);
    a.may("sender_region", x.sender_region);
    a.may("received", x.received);
    a.may("born", x.born);
    a.may("woman", x.woman);
    a.may("meets_standard", x.meets_standard);
    a.may("proof", x.proof);
    a.may("first_time", x.first_time);
}

template <class Archive>
void fields(Archive& a, Application& x) {
    a.may("id", x.id);
    a.may("claim", x.claim);
    a.may("class", x.sport_class);
    a.may("findings", x.findings);
    a.may("classified", x.classified);
    a.may("verdict", x.verdict);
    a.may("decided", x.decided);
    a.may("exception", x.exception);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, CredentialsAct& x) {
    a.may("commission", x.commission);
    a.may("date", x.date);
    a.may("admitted", x.admitted);
    a.may("refused", x.refused);
}

template <class Archive>
void fields(Archive& a, Sector& x) {
    a.may("first_table", x.first_table);
    a.may("last_table", x.last_table);
}

template <class Archive>
void fields(Archive& a, Official& x) {
    a.may("name", x.name);
    a.shown("role", x.role);
    a.may("category", x.category);
    a.may("sector", x.sector);
    a.may("suspended", x.suspended);
}

template <class Archive>
void fields(Archive& a, Captain& x) {
    a.may("team", x.team);
    a.may("name", x.name);
    a.may("deputy", x.deputy);
}

template <class Archive>
void fields(Archive& a, Member& x) {
    a.may("name", x.name);
    a.may("branch", x.branch);
    a.may("born", x.born);
}

template <class Archive>
void fields(Archive& a, Committee& x) {
    a.may("chairman", x.chairman);
    a.may("members", x.members);
    a.may("reserves", x.reserves);
}

template <class Archive>
void fields(Archive& a, Breach& x) {
    a.may("offender", x.offender);
    a.may("delegation", x.delegation);
    a.may("what", x.what);
    a.may("place", x.place);
    a.may("witnesses", x.witnesses);
    a.may("explanation", x.explanation);
    a.may("round", x.round);
    a.may("table", x.table);
}

template <class Archive>
void fields(Archive& a, Sanction& x) {
    a.may("id", x.id);
    a.shown("measure", x.measure);
    a.may("breach", x.breach);
    a.may("by", x.by);
    a.may("at", x.at);
    a.may("count", x.count);
    a.may("effect", x.effect);
    a.may("lifted", x.lifted);
    a.may("entered", x.entered);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, Vote& x) {
    a.may("voters", x.voters);
    a.may("in_favour", x.in_favour);
}

template <class Archive>
void fields(Archive& a, Protest& x) {
    a.may("id", x.id);
    a.may("by", x.by);
    a.may("team", x.team);
    a.may("against", x.against);
    a.may("decided_by", x.decided_by);
    a.may("parties", x.parties);
    a.may("sanction", x.sanction);
    a.may("to_organiser", x.to_organiser);
    a.may("at", x.at);
    a.may("step", x.step);
    a.may("upheld", x.upheld);
    a.may("effect", x.effect);
    a.may("answer", x.answer);
    a.may("answered_by", x.answered_by);
    a.may("vote", x.vote);
    a.may("final", x.final);
    a.may("entered", x.entered);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, Resolution& x) {
    a.shown("act", x.act);
    a.may("by", x.by);
    a.may("with", x.with);
    a.may("subject", x.subject);
    a.may("reason", x.reason);
    a.may("at", x.at);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, DutyDone& x) {
    a.may("duty", x.duty);
    a.may("round", x.round);
    a.may("by", x.by);
    a.may("at", x.at);
    a.may("late", x.late);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, Session& x) {
    a.may("round", x.round);
    a.may("resumption", x.resumption);
    a.may("start", x.start);
    a.may("announced", x.announced);
}

template <class Archive>
void fields(Archive& a, State& x) {
    a.may("card", x.card);
    a.may("official", x.official);
    a.may("regulations", x.regulations);
    a.may("applications", x.applications);
    a.may("act", x.act);
    a.may("officials", x.officials);
    a.may("captains", x.captains);
    a.may("committee", x.committee);
    a.may("sessions", x.sessions);
    a.may("done", x.done);
    a.may("sanctions", x.sanctions);
    a.may("protests", x.protests);
    a.may("resolutions", x.resolutions);
}

} // namespace kodeks::office
