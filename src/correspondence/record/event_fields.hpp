// The fields of every fact of a game by letter, named once for reading and for writing.
#pragma once

#include "correspondence/event/event.hpp"
#include "correspondence/record/act_fields.hpp"
#include "referee/record/event_fields.hpp"

namespace kodeks::correspondence {

template <class Archive>
void fields(Archive& a, Break& x) {
    a.must("by", x.by);
    a.must("first", x.first);
    a.must("last", x.last);
}

template <class Archive>
void fields(Archive& a, Allowance& x) {
    a.must("moves", x.moves);
    a.must("days", x.days.value);
}

template <class Archive>
void fields(Archive& a, Settings& x) {
    a.must("rulebook", x.edition);
    a.must("variant", x.variant);
    a.must("start", x.start);
    a.must("first", x.first);
    a.must("last", x.last);
    a.may("list-received", x.list_received);
    a.must("allowance", x.allowance);
    a.may("means", x.means);
}

template <class Archive>
void fields(Archive& a, Sent& x) {
    a.must("by", x.by);
    a.must("received", x.received);
    a.must("on", x.on);
    a.may("stated", x.stated);
    a.may("lacks-dates", x.lacks_dates);
    a.may("stopped-play", x.stopped_play);
    a.may("offers-draw", x.offers_draw);
    a.may("registered", x.registered);
    a.may("plies", x.plies);
    a.may("offers", x.offers);
    a.may("came", x.came);
}

template <class Archive>
void fields(Archive& a, Opened& x) {
    a.must("settings", x.settings);
}

template <class Archive>
void fields(Archive& a, Said& x) {
    a.must("said", x.command);
}

template <class Archive>
void fields(Archive& a, DaysCharged& x) {
    a.must("side", x.side);
    a.must("days", x.days.value);
    a.must("why", x.why);
}

template <class Archive>
void fields(Archive& a, MovePlayed& x) {
    a.must("move", x.move);
}

template <class Archive>
void fields(Archive& a, LetterSent& x) {
    a.must("letter", x.letter);
}

template <class Archive>
void fields(Archive& a, LetterCorrected& x) {
    a.must("on", x.on);
}

template <class Archive>
void fields(Archive& a, Omitted& x) {
    a.must("side", x.side);
}

template <class Archive>
void fields(Archive& a, BreakTaken& x) {
    a.must("break", x.taken);
}

template <class Archive>
void fields(Archive& a, OverstepClaimed& x) {
    a.must("by", x.by);
    a.must("on", x.on);
    a.must("claim", x.claim);
}

template <class Archive>
void fields(Archive& a, PhaseChanged& x) {
    a.must("phase", x.phase);
    a.may("corrector", x.corrector);
}

template <class Archive>
void fields(Archive& a, RulingGiven& x) {
    a.must("ruling", x.ruling);
}

template <class Archive>
void fields(Archive& a, Ended& x) {
    a.must("outcome", x.outcome);
    a.must("on", x.on);
}

template <class Archive>
void fields(Archive& a, Arrived& x) {
    a.must("after", x.after.value);
}

template <class Archive>
void fields(Archive& a, Misnumbered& x) {
    a.must("side", x.side);
    a.must("open", x.open);
}

template <class Archive>
void fields(Archive& a, Asked& x) {
    a.must("rule", x.rule);
}

template <class Archive>
void fields(Archive& a, Waived& x) {
    a.must("rule", x.rule);
}

template <class Archive>
void fields(Archive& a, Proved& x) {
    a.must("proof", x.proof);
}

template <class Archive>
void fields(Archive& a, Protested& x) {
    a.must("side", x.side);
    a.must("on", x.on);
}

template <class Archive>
void fields(Archive& a, Analysed& x) {
    a.must("side", x.side);
    a.must("on", x.on);
    a.must("evaluation", x.evaluation);
    a.must("sufficient", x.sufficient);
    a.must("in-time", x.in_time);
}

template <class Archive>
void fields(Archive& a, ListReceived& x) {
    a.must("side", x.side);
    a.must("on", x.on);
}

template <class Archive>
void fields(Archive& a, LetterReceived& x) {
    a.must("on", x.on);
}

template <class Archive>
void fields(Archive& a, Submitted& x) {
    a.must("on", x.on);
}

template <class Archive>
void fields(Archive& a, Adjudged& x) {
    a.must("on", x.on);
}

template <class Archive>
void fields(Archive& a, ResultChanged& x) {
    a.must("outcome", x.outcome);
}

template <class Archive>
void fields(Archive& a, RecordSent& x) {
    a.must("side", x.side);
    a.must("on", x.on);
}

} // namespace kodeks::correspondence
