// The fields of every fact of a game, named once for reading and for writing.
#pragma once

#include "referee/event/event.hpp"
#include "referee/record/act_fields.hpp"

namespace kodeks::referee {

// An act by its word, as in scripts.
void fields(ledger::Reader& reader, Action& action);
void fields(ledger::Writer& writer, Action& action);

template <class Archive>
void fields(Archive& a, Settings& x) {
    a.must("rulebook", x.edition);
    a.must("variant", x.variant);
    a.must("regulations", x.regulations);
    a.may("needs", x.needs);
    a.may("names", x.names);
    a.must("start", x.start);
    a.must("pace", x.pace);
    a.must("end-needs-no-press", x.end_needs_no_press);
}

template <class Archive>
void fields(Archive& a, Evidence& x) {
    a.may("count", x.count);
    a.may("limit", x.limit);
    a.may("time", x.time);
    a.may("move", x.move);
    a.may("rule", x.rule);
}

template <class Archive>
void fields(Archive& a, Ruling& x) {
    a.must("decision", x.decision);
    a.may("about", x.about);
    a.must("articles", x.articles);
    a.may("evidence", x.evidence);
}

template <class Archive>
void fields(Archive& a, Subject& x) {
    a.must("matter", x.matter);
    a.may("articles", x.articles);
    a.may("square", x.square);
    a.may("rule", x.rule);
    a.may("written", x.written);
    a.may("check-time", x.check_time);
    a.may("reason", x.reason);
    a.may("times", x.times);
}

template <class Archive>
void fields(Archive& a, Question& x) {
    a.must("name", x.name);
    a.must("about", x.about);
    a.must("options", x.options);
    a.must("subject", x.subject);
}

template <class Archive>
void fields(Archive& a, Outcome& x) {
    a.must("white", x.white);
    a.must("black", x.black);
    a.must("reason", x.reason);
    a.may("unplayed", x.unplayed);
}

template <class Archive>
void fields(Archive& a, Partial& x) {
    a.may("from", x.from);
    a.may("to", x.to);
    a.may("removed", x.removed);
    a.may("promotion", x.promotion);
    a.may("replaced", x.replaced);
    a.may("pawn-off", x.pawn_off);
    a.may("castling", x.castling);
    a.may("two-hands", x.two_hands);
    a.may("unannounced", x.unannounced);
    a.may("early", x.early);
}

template <class Archive>
void fields(Archive& a, Sheet& x) {
    a.may("plies", x.plies);
    a.may("offer-noted", x.offer_noted);
    a.may("must-update", x.must_update);
    a.may("period", x.period);
    a.may("relieved-period", x.relieved_period);
}

template <class Archive>
void fields(Archive& a, Adjournment& x) {
    a.must("sealer", x.sealer);
    a.may("sealed", x.sealed);
    a.may("commitment", x.commitment);
    a.may("names", x.names);
    a.may("resumption", x.resumption);
    a.may("written", x.written);
    a.may("opened", x.opened);
    a.may("shown", x.shown);
    a.may("resumed", x.resumed);
    a.may("first-ply", x.first_ply);
    a.may("reply", x.reply);
    a.may("asked", x.asked);
    a.may("session-left", x.session_left);
}

// The course of the game.

template <class Archive>
void fields(Archive& a, Opened& x) {
    a.must("settings", x.settings);
}

template <class Archive>
void fields(Archive& a, Said& x) {
    a.must("by", x.by);
    a.must("act", *x.action);
}

template <class Archive>
void fields(Archive& a, PhaseChanged& x) {
    a.must("phase", x.phase);
}

template <class Archive>
void fields(Archive& a, Counted& x) {
    a.must("side", x.side);
    a.must("counter", x.counter);
}

template <class Archive>
void fields(Archive& a, Marked& x) {
    a.must("side", x.side);
    a.must("mark", x.mark);
    a.must("value", x.value);
}

template <class Archive>
void fields(Archive& a, Asked& x) {
    a.must("question", x.question);
}

template <class Archive>
void fields(Archive& a, Granted& x) {
    a.must("side", x.side);
    a.must("request", x.request);
    a.may("taken-back", x.taken_back);
}

template <class Archive>
void fields(Archive& a, PointsAdjusted& x) {
    a.must("side", x.side);
    a.must("halves", x.halves);
}

template <class Archive>
void fields(Archive& a, Ended& x) {
    a.must("outcome", x.outcome);
    a.may("at", x.at);
}

template <class Archive>
void fields(Archive& a, Appealed& x) {
    a.must("side", x.side);
    a.may("to", x.authority);
}

template <class Archive>
void fields(Archive& a, AppealAnswered& x) {
    a.must("side", x.side);
    a.may("granted", x.granted);
    a.must("at", x.at);
}

template <class Archive>
void fields(Archive& a, RulingGiven& x) {
    a.must("ruling", x.ruling);
}

template <class Archive>
void fields(Archive& a, Proved& x) {
    a.must("proof", x.proof);
}

template <class Archive>
void fields(Archive& a, Wanted& x) {
    a.must("proof", x.proof);
}

template <class Archive>
void fields(Archive& a, Waived& x) {
    a.must("rule", x.rule);
}

// The board.

template <class Archive>
void fields(Archive& a, Touched& x) {
    a.must("side", x.side);
    a.must("square", x.square);
}

template <class Archive>
void fields(Archive& a, Staged& x) {
    a.must("side", x.side);
    a.may("partial", x.partial);
}

template <class Archive>
void fields(Archive& a, MoveMade& x) {
    a.must("side", x.side);
    a.must("move", x.move);
    a.must("legal", x.legal);
    a.may("how", x.how);
    a.may("instead-of", x.instead_of);
}

template <class Archive>
void fields(Archive& a, MoveCompleted& x) {
    a.must("side", x.side);
    a.may("unpressed", x.unpressed);
}

template <class Archive>
void fields(Archive& a, Announced& x) {
    a.must("side", x.side);
    a.must("move", x.move);
}

template <class Archive>
void fields(Archive& a, TakenBack& x) {
    a.must("ply", x.ply);
}

template <class Archive>
void fields(Archive& a, Bound& x) {
    a.must("side", x.side);
    a.must("move", x.move);
    a.may("released", x.released);
}

template <class Archive>
void fields(Archive& a, Noted& x) {
    a.must("ply", x.ply);
}

template <class Archive>
void fields(Archive& a, BoardSet& x) {
    a.must("setup", x.setup);
}

template <class Archive>
void fields(Archive& a, CastlingLost& x) {
    a.must("rooks", x.rooks);
}

template <class Archive>
void fields(Archive& a, Watching& x) {
    a.may("completed", x.completed);
}

// The clock.

template <class Archive>
void fields(Archive& a, ClockChanged& x) {
    a.must("change", x.change);
    a.must("side", x.side);
    a.must("at", x.at);
}

template <class Archive>
void fields(Archive& a, TimeCorrected& x) {
    a.must("side", x.side);
    a.must("amount", x.amount);
}

template <class Archive>
void fields(Archive& a, IncrementGiven& x) {
    a.must("time", x.time);
}

template <class Archive>
void fields(Archive& a, MovesCounted& x) {
    a.must("side", x.side);
    a.must("moves", x.moves);
}

template <class Archive>
void fields(Archive& a, PeriodBegun& x) {
    a.must("side", x.side);
}

template <class Archive>
void fields(Archive& a, Rewound& x) {
    a.must("side", x.side);
    a.may("period", x.undone.period);
    a.may("control-at", x.undone.control_at);
    a.may("base", x.undone.base);
    a.may("extra", x.undone.extra);
}

// Draws.

template <class Archive>
void fields(Archive& a, OfferMade& x) {
    a.must("side", x.side);
}

template <class Archive>
void fields(Archive& a, Postponed& x) {
    a.must("value", x.value);
}

// Score sheets, and what is restored on somebody's time.

template <class Archive>
void fields(Archive& a, SheetChanged& x) {
    a.must("side", x.side);
    a.must("sheet", x.sheet);
}

template <class Archive>
void fields(Archive& a, ChoreBegun& x) {
    a.must("task", x.task);
    a.must("side", x.side);
    a.must("at", x.at);
}

// Adjourned games.

template <class Archive>
void fields(Archive& a, AdjournmentChanged& x) {
    a.must("adjournment", x.adjournment);
}

} // namespace kodeks::referee
