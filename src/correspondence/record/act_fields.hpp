// The fields of every act, named once for scripts, records and the wire (ledger/reader.hpp). What
// may be missing keeps its default. Acts without fields need no line here.
#pragma once

#include "correspondence/acts/act.hpp"
#include "ledger/alternative.hpp"
#include "ledger/day_form.hpp"
#include "referee/record/act_fields.hpp"

#include <type_traits>

namespace kodeks::correspondence {

template <class Archive, class Nothing>
    requires std::is_empty_v<Nothing>
void fields(Archive&, Nothing&) {}

template <class Archive>
void fields(Archive& a, Letter& x) {
    a.may("received", x.received);
    a.may("moves", x.moves);
    a.may("offers", x.offers);
    a.may("stated", x.stated);
    a.may("lacks-dates", x.lacks_dates);
    a.may("corrects-date", x.corrects_date);
    a.may("penalties", x.penalties);
    a.may("offers-draw", x.offers_draw);
    a.may("accepts-draw", x.accepts_draw);
    a.may("resigns", x.resigns);
    a.may("claims-draw", x.claims_draw);
    a.may("lacks", x.lacks);
    a.may("repeats", x.repeats);
    a.may("number", x.number);
    a.may("renumbers", x.renumbers);
    a.may("comments", x.comments);
    a.may("erased", x.erased);
    a.may("registered", x.registered);
    a.may("no-postmark", x.no_postmark);
    a.may("no-arrival", x.no_arrival);
    a.may("totals", x.totals);
    a.may("mixed-offers", x.mixed_offers);
}

template <class Archive>
void fields(Archive& a, Unclear& x) {
    a.must("received", x.received);
}

template <class Archive>
void fields(Archive& a, Correction& x) {
    a.must("received", x.received);
    a.may("move", x.move);
}

template <class Archive>
void fields(Archive& a, Repeat& x) {
    a.may("registered", x.registered);
}

template <class Archive>
void fields(Archive& a, Inquiry& x) {
    a.may("registered", x.registered);
}

template <class Archive>
void fields(Archive& a, TakeBreak& x) {
    a.must("first", x.first);
    a.must("last", x.last);
    a.may("announced", x.announced);
    a.may("player", x.player);
}

template <class Archive>
void fields(Archive& a, OverstepClaim& x) {
    a.must("received", x.received);
    a.must("move", x.move);
    a.may("lacks", x.lacks);
    a.may("headman-told", x.headman_told);
}

template <class Archive>
void fields(Archive& a, Protest& x) {
    a.must("received", x.received);
    a.may("reason", x.reason);
    a.may("lacks", x.lacks);
}

template <class Archive>
void fields(Archive& a, Decide& x) {
    a.may("complete", x.complete);
    a.may("admitted", x.admitted);
}

template <class Archive>
void fields(Archive& a, Settle& x) {
    a.must("drawn", x.drawn);
}

template <class Archive>
void fields(Archive& a, Prove& x) {
    a.must("proof", x.proof);
}

template <class Archive>
void fields(Archive& a, Analysis& x) {
    a.must("evaluation", x.evaluation);
    a.may("text", x.text);
    a.may("sufficient", x.sufficient);
}

template <class Archive>
void fields(Archive& a, Adjudge& x) {
    a.must("verdict", x.verdict);
    a.may("contradicts", x.contradicts);
}

template <class Archive>
void fields(Archive& a, Review& x) {
    a.must("verdict", x.verdict);
}

template <class Archive>
void fields(Archive& a, Award& x) {
    a.must("loser", x.loser);
    a.may("dropped-out", x.dropped_out);
    a.may("broken", x.broken);
}

template <class Archive>
void fields(Archive& a, SendRecord& x) {
    a.may("with-reply", x.with_reply);
    a.may("score", x.score);
}

inline void fields(ledger::Reader& reader, Act& act) {
    ledger::read_variant(reader, "do", act);
}

inline void fields(ledger::Writer& writer, Act& act) {
    ledger::write_variant(writer, "do", act);
}

template <class Archive>
void fields(Archive& a, Command& x) {
    a.must("on", x.on);
    a.must("by", x.by);
    fields(a, x.act);
}

} // namespace kodeks::correspondence
