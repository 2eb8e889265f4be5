// The fields of a whole state, for snapshots. What follows from others (the position, the variant)
// is not written.
#pragma once

#include "referee/record/event_fields.hpp"
#include "referee/state/state.hpp"

namespace kodeks::clock {

template <class Archive>
void fields(Archive& a, Account& x) {
    a.may("base", x.base);
    a.may("extra", x.extra);
    a.may("corrections", x.corrections);
    a.may("used", x.used);
}

template <class Archive>
void fields(Archive& a, Half& x) {
    a.must("control", x.control);
    a.must("account", x.account);
    a.may("moves", x.moves);
    a.may("period", x.period);
    a.may("control-at", x.control_at);
    a.may("overtime-left", x.overtime_left);
    a.may("move-begun", x.move_begun);
    a.may("move-time", x.move_time);
    a.may("flag", x.flag);
}

template <class Archive>
void fields(Archive& a, Clock& x) {
    a.must("halves", x.halves);
    a.must("running", x.running);
    a.must("since", x.since);
}

} // namespace kodeks::clock

namespace kodeks::rulebook {

template <class Archive>
void fields(Archive& a, DrawTally& x) {
    a.must("steady", x.steady.value);
    a.must("balance", x.balance.value);
    a.must("own-moves", x.own_moves);
    a.must("road-moves", x.road_moves);
    a.must("positions", x.positions);
}

} // namespace kodeks::rulebook

namespace kodeks::referee {

template <class Archive>
void fields(Archive& a, Ply& x) {
    a.must("move", x.move);
    a.must("side", x.side);
    a.may("spent", x.spent);
    a.may("legal", x.legal);
    a.may("completed", x.completed);
    a.may("noted", x.noted);
    a.may("how", x.how);
    a.may("unpressed", x.unpressed);
}

template <class Archive>
void fields(Archive& a, Player& x) {
    a.may("counts", x.counts);
    a.may("marks", x.marks);
    a.may("made", x.made);
    a.may("completed", x.completed);
    a.may("recount", x.recount);
    a.may("touched", x.touched);
    a.may("bound", x.bound);
    a.may("bound-by-hand", x.bound_by_hand);
}

template <class Archive>
void fields(Archive& a, Chore& x) {
    a.must("task", x.task);
    a.must("side", x.side);
    a.may("ran", x.ran);
    a.may("since", x.since);
}

template <class Archive>
void fields(Archive& a, Replacement& x) {
    a.must("ply", x.ply);
    a.must("instead-of", x.instead_of);
}

template <class Archive>
void fields(Archive& a, GrantCount& x) {
    a.must("side", x.side);
    a.must("request", x.request);
    a.must("count", x.count);
}

template <class Archive>
void fields(Archive& a, AppealCourse& x) {
    a.may("open", x.open);
    a.may("decided", x.decided);
    a.may("since", x.since);
}

template <class Archive>
void fields(Archive& a, State& x) {
    a.must("settings", x.settings);
    a.must("phase", x.phase);
    a.must("start", x.start);
    a.must("board", x.board);
    a.must("tally", x.tally);
    a.must("clock", x.clock);
    a.may("begun", x.begun);
    a.must("players", x.players);
    a.may("plies", x.plies);
    a.may("replacements", x.replacements);
    a.may("offer", x.offer);
    a.may("paused", x.paused);
    a.may("question", x.question);
    a.may("outcome", x.outcome);
    a.may("ended", x.ended);
    a.may("appeals", x.appeals);
    a.may("chore", x.chore);
    a.may("witnessed", x.witnessed);
    a.may("witnessed-from", x.witnessed_from);
    a.may("partial", x.partial);
    a.may("announced", x.announced);
    a.may("watching", x.watching);
    a.may("adjournment", x.adjournment);
    a.may("sheets", x.sheets);
    a.may("half-points", x.half_points);
    a.may("granted", x.granted);
    a.may("proofs", x.proofs);
    a.may("wanted", x.wanted);
    a.may("waived", x.waived);
    a.may("postponed", x.postponed);
    a.may("consented", x.consented);
}

} // namespace kodeks::referee
