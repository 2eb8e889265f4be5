// The fields of the acts and facts of a tournament by letter, named once for reading and writing.
#pragma once

#include "correspondence/record/event_fields.hpp"
#include "correspondence/tourney/event.hpp"
#include "tournament/record/value_fields.hpp"

#include <type_traits>

namespace kodeks::correspondence {

inline void fields(ledger::Reader& reader, Event& event) {
    ledger::read_variant(reader, "type", event);
}

inline void fields(ledger::Writer& writer, Event& event) {
    ledger::write_variant(writer, "type", event);
}

} // namespace kodeks::correspondence

namespace kodeks::correspondence::tourney {

template <class Archive, class Nothing>
    requires std::is_empty_v<Nothing>
void fields(Archive&, Nothing&) {}

template <class Archive>
void fields(Archive& a, Settings& x) {
    a.must("name", x.name);
    a.must("code", x.code);
    a.must("rulebook", x.edition);
    a.must("variant", x.variant);
    a.must("first", x.first);
    a.must("last", x.last);
    a.may("means", x.means);
    a.may("cycles", x.cycles);
    a.must("allowance", x.allowance);
    a.must("organiser", x.organiser);
    a.must("arbiter", x.arbiter);
    a.may("headman", x.headman);
    a.must("scale", x.scale);
    a.may("tie-breaks", x.tie_breaks);
}

template <class Archive>
void fields(Archive& a, Person& x) {
    a.must("name", x.name);
    a.may("address", x.address);
    a.may("email", x.email);
    a.may("zone", x.zone);
}

template <class Archive>
void fields(Archive& a, Create& x) {
    a.must("settings", x.settings);
}

template <class Archive>
void fields(Archive& a, Appoint& x) {
    a.may("arbiter", x.arbiter);
    a.may("headman", x.headman);
}

template <class Archive>
void fields(Archive& a, Enter& x) {
    fields(a, x.person);
}

template <class Archive>
void fields(Archive& a, Bar& x) {
    a.must("name", x.name);
    a.must("until", x.until);
}

template <class Archive>
void fields(Archive& a, Start& x) {
    a.may("seed", x.seed);
}

template <class Archive>
void fields(Archive& a, Told& x) {
    a.must("partner", x.partner);
    a.must("on", x.on);
}

template <class Archive>
void fields(Archive& a, TakeBreaks& x) {
    a.must("first", x.first);
    a.must("last", x.last);
    a.may("late", x.late);
    a.may("untold", x.untold);
    a.may("headman-told", x.headman_told);
    a.may("player", x.player);
}

template <class Archive>
void fields(Archive& a, Sanction& x) {
    a.must("player", x.player);
    a.must("kind", x.kind);
    a.may("broken", x.broken);
    a.may("game", x.game);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, Dismiss& x) {
    a.must("player", x.player);
}

template <class Archive>
void fields(Archive& a, DropOut& x) {
    a.must("player", x.player);
    a.may("results", x.results);
    a.may("unfinished", x.unfinished);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, Excuse& x) {
    a.must("player", x.player);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, Ban& x) {
    a.must("player", x.player);
    a.must("until", x.until);
}

template <class Archive>
void fields(Archive& a, Dispute& x) {
    a.must("game", x.game);
    a.may("matter", x.matter);
}

template <class Archive>
void fields(Archive& a, Resolve& x) {
    a.must("case", x.about);
    a.may("decision", x.decision);
    a.may("lifts", x.lifts);
    a.may("verdict", x.verdict);
    a.may("under", x.under);
}

template <class Archive>
void fields(Archive& a, Appeal& x) {
    a.must("case", x.about);
    a.must("received", x.received);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, Inform& x) {
    a.may("final", x.final_results);
    a.may("without", x.without);
}

template <class Archive>
void fields(Archive& a, Demand& x) {
    a.must("player", x.player);
}

template <class Archive>
void fields(Archive& a, Present& x) {
    a.may("complete", x.complete);
}

template <class Archive>
void fields(Archive& a, Report& x) {
    a.may("text", x.text);
}

template <class Archive>
void fields(Archive& a, Play& x) {
    a.must("game", x.game);
    a.must("act", x.act);
}

template <class Archive>
void fields(Archive& a, Ruling& x) {
    a.must("decision", x.decision);
    a.may("about", x.about);
    a.must("articles", x.articles);
    a.may("count", x.count);
    a.may("limit", x.limit);
    a.may("day", x.day);
    a.may("game", x.game);
}

} // namespace kodeks::correspondence::tourney
