// The fields of every act and of what is fixed before a game, named once for scripts, records and
// the wire (ledger/reader.hpp). What may be missing keeps its default. Acts without fields need no
// line here.
#pragma once

#include "referee/acts/command.hpp"
#include "referee/record/value_forms.hpp"
#include "referee/state/settings.hpp"

#include <type_traits>

namespace kodeks::referee {

template <class Archive, class Action>
    requires std::is_empty_v<Action>
void fields(Archive&, Action&) {}

template <class Archive>
void fields(Archive& a, Arrive& x) {
    a.must("side", x.side);
}

template <class Archive>
void fields(Archive& a, Touch& x) {
    a.must("square", x.square);
    a.may("lifted", x.lifted);
}

template <class Archive>
void fields(Archive& a, Make& x) {
    a.must("move", x.move);
    a.may("two-hands", x.two_hands);
    a.may("how", x.how);
    a.may("crown", x.crown);
    a.may("only-written", x.only_written);
}

template <class Archive>
void fields(Archive& a, Move& x) {
    a.must("move", x.move);
}

template <class Archive>
void fields(Archive& a, Claim& x) {
    a.may("kind", x.kind);
    a.may("rule", x.rule);
    a.may("written", x.written);
    a.may("has-record", x.has_record);
    a.may("check-time", x.check_time);
    a.may("unclear", x.unclear);
}

template <class Archive>
void fields(Archive& a, Report& x) {
    a.must("offence", x.offence);
    a.must("against", x.against);
    a.may("seen-by", x.seen_by);
}

template <class Archive>
void fields(Archive& a, Resume& x) {
    a.may("running", x.running);
}

template <class Archive>
void fields(Archive& a, CorrectClock& x) {
    a.must("side", x.side);
    a.must("amount", x.amount);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, Decide& x) {
    a.must("option", x.option);
    a.may("time", x.time);
    a.may("halves", x.halves);
}

template <class Archive>
void fields(Archive& a, Appeal& x) {
    a.may("to", x.authority);
    a.may("written", x.in_writing);
    a.may("by-captain", x.by_captain);
    a.may("grounds", x.grounds);
}

template <class Archive>
void fields(Archive& a, AnswerAppeal& x) {
    a.must("side", x.side);
    a.may("granted", x.granted);
}

template <class Archive>
void fields(Archive& a, CorrectResult& x) {
    a.may("winner", x.winner);
    a.may("reason", x.reason);
    a.may("lost-by-both", x.lost_by_both);
}

template <class Archive>
void fields(Archive& a, Release& x) {
    a.must("from", x.from);
    a.must("to", x.to);
    a.may("two-hands", x.two_hands);
}

template <class Archive>
void fields(Archive& a, Remove& x) {
    a.must("square", x.square);
}

template <class Archive>
void fields(Archive& a, Replace& x) {
    a.must("square", x.square);
    a.must("kind", x.kind);
    a.may("released", x.released);
}

template <class Archive>
void fields(Archive& a, Announce& x) {
    a.must("move", x.move);
}

template <class Archive>
void fields(Archive& a, Discover& x) {
    a.must("kind", x.kind);
    a.may("about", x.about);
    a.may("correct", x.correct);
    a.may("amount", x.amount);
}

template <class Archive>
void fields(Archive& a, Restore& x) {
    a.must("ply", x.ply);
    a.may("agreed", x.agreed);
}

template <class Archive>
void fields(Archive& a, TouchClaim& x) {
    a.must("square", x.square);
}

template <class Archive>
void fields(Archive& a, Request& x) {
    a.must("what", x.what);
}

template <class Archive>
void fields(Archive& a, Record& x) {
    a.must("text", x.text);
    a.may("offer", x.offer);
}

template <class Archive>
void fields(Archive& a, QuickplayClaim& x) {
    a.must("ground", x.ground);
    a.may("documents", x.documents);
}

template <class Archive>
void fields(Archive& a, Adjourn& x) {
    a.may("cause", x.cause);
    a.may("session-left", x.session_left);
}

template <class Archive>
void fields(Archive& a, Seal& x) {
    a.may("sealed", x.sealed);
    a.may("commitment", x.commitment);
    a.may("white", x.names[0]);
    a.may("black", x.names[1]);
    a.may("resumption", x.resumption);
}

template <class Archive>
void fields(Archive& a, Open& x) {
    a.must("text", x.text);
    a.may("commitment", x.commitment);
}

template <class Archive>
void fields(Archive& a, Excuse& x) {
    a.must("side", x.side);
    a.may("amount", x.amount);
}

template <class Archive>
void fields(Archive& a, AcceptAssistant& x) {
    a.must("side", x.side);
    a.may("adjustment", x.adjustment);
}

template <class Archive>
void fields(Archive& a, GiveTime& x) {
    a.must("side", x.side);
    a.must("amount", x.amount);
}

template <class Archive>
void fields(Archive& a, Adjust& x) {
    a.may("consent", x.consent);
}

template <class Archive>
void fields(Archive& a, StopClock& x) {
    a.may("declares-draw", x.declares_draw);
}

template <class Archive>
void fields(Archive& a, PutRight& x) {
    a.may("partly", x.partly);
}

template <class Archive>
void fields(Archive& a, Consult& x) {
    a.must("act", x.act);
    a.may("side", x.side);
}

template <class Archive>
void fields(Archive& a, GiveLeave& x) {
    a.must("act", x.act);
    a.must("side", x.side);
    a.may("given", x.given);
}

template <class Archive>
void fields(Archive& a, PressFailed& x) {
    a.must("side", x.side);
}

template <class Archive>
void fields(Archive& a, FaultyClock& x) {
    a.must("side", x.side);
    a.may("amount", x.amount);
}

template <class Archive>
void fields(Archive& a, CheckRecord& x) {
    a.must("side", x.side);
    a.may("missing", x.missing);
}

template <class Archive>
void fields(Archive& a, RestoreRecord& x) {
    a.may("white", x.white);
    a.may("black", x.black);
}

template <class Archive>
void fields(Archive& a, ChoreDone& x) {
    a.may("restored", x.restored);
}

template <class Archive>
void fields(Archive& a, RecordDraw& x) {
    a.may("presses", x.presses);
}

template <class Archive>
void fields(Archive& a, Proof& x) {
    a.must("matter", x.matter);
    a.must("position", x.position);
    a.must("side", x.side);
    a.may("own-moves", x.own_moves);
    a.must("answer", x.answer);
}

template <class Archive>
void fields(Archive& a, Prove& x) {
    a.must("proof", x.proof);
}

template <class Archive>
void fields(Archive& a, Regulations& x) {
    a.must("control", x.control);
    a.may("supervision", x.supervision);
    a.may("default-time", x.default_time);
    a.may("no-draw-before-move", x.no_draw_before_move);
    a.may("flags", x.flags);
    a.may("automatic-draws", x.automatic_draws);
    a.may("pace", x.pace);
    a.may("mechanical-clocks", x.mechanical_clocks);
    a.may("relief-board", x.relief_board);
    a.may("drawn-opening", x.drawn_opening);
    a.may("opponent-decides-illegal", x.opponent_decides_illegal);
    a.may("end-needs-no-press", x.end_needs_no_press);
    a.may("break-before", x.break_before);
    a.may("no-draws", x.no_draws);
    a.may("quickplay", x.quickplay);
    a.may("sheets", x.sheets);
    a.may("electronic-sheets", x.electronic_sheets);
    a.may("milder-device-penalty", x.milder_device_penalty);
    a.may("games-per-arbiter", x.games_per_arbiter);
    a.may("arbiter-records", x.arbiter_records);
    a.may("appeal-within", x.appeal_within);
    a.may("no-appeals", x.no_appeals);
    a.may("team-event", x.team_event);
}

template <class Archive>
void fields(Archive& a, Needs& x) {
    a.may("blind", x.blind);
    a.may("low-vision", x.low_vision);
    a.may("assistant", x.assistant);
    a.may("hands-for-moves", x.hands_for_moves);
    a.may("hands-for-clock", x.hands_for_clock);
    a.may("hands-for-score", x.hands_for_score);
    a.may("deaf", x.deaf);
    a.may("disability", x.disability);
    a.may("hearing", x.hearing);
    a.may("assistant-records", x.assistant_records);
}

} // namespace kodeks::referee
