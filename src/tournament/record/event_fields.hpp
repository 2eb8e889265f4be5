// The fields of every fact of an event, named once for reading and for writing.
#pragma once

#include "tournament/event/event.hpp"
#include "tournament/record/value_fields.hpp"

namespace kodeks::tournament {

template <class Archive>
void fields(Archive& a, Created& x) {
    a.may("settings", x.settings);
}

template <class Archive>
void fields(Archive& a, StageAdded& x) {
    a.may("settings", x.settings);
}

template <class Archive>
void fields(Archive& a, TieBreaksChosen& x) {
    a.shown("stage", x.stage);
    a.may("tie_breaks", x.codes);
    a.may("tie_break_articles", x.articles);
}

template <class Archive>
void fields(Archive& a, Entered& x) {
    a.shown("stage", x.stage);
    a.may("entry", x.entry);
}

template <class Archive>
void fields(Archive& a, Replaced& x) {
    a.shown("stage", x.stage);
    a.may("entry", x.entry);
    a.may("person", x.person);
}

template <class Archive>
void fields(Archive& a, LotsCommitted& x) {
    a.shown("stage", x.stage);
    a.may("commitment", x.commitment);
}

template <class Archive>
void fields(Archive& a, LotsDrawn& x) {
    a.shown("stage", x.stage);
    a.may("seed", x.seed);
    a.may("salt", x.salt);
    a.may("numbers", x.numbers);
    a.may("restricted", x.restricted);
    a.may("words", x.words);
}

template <class Archive>
void fields(Archive& a, LotsVoided& x) {
    a.shown("stage", x.stage);
    a.may("reason", x.reason);
    a.may("round", x.round);
}

template <class Archive>
void fields(Archive& a, RoundSeedCommitted& x) {
    a.shown("stage", x.stage);
    a.shown("round", x.round);
    a.may("commitment", x.commitment);
}

template <class Archive>
void fields(Archive& a, RoundSeedRevealed& x) {
    a.shown("stage", x.stage);
    a.shown("round", x.round);
    a.may("seed", x.seed);
    a.may("salt", x.salt);
    a.may("words", x.words);
}

template <class Archive>
void fields(Archive& a, OpeningDrawn& x) {
    a.shown("stage", x.stage);
    a.shown("round", x.round);
    a.shown("table", x.table);
    a.may("openings", x.openings);
    a.shown("chosen", x.chosen);
    a.may("words", x.words);
    a.may("from", x.from);
    a.may("day", x.day);
}

template <class Archive>
void fields(Archive& a, PersonCorrected& x) {
    a.may("entry", x.entry);
    a.may("person", x.person);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, Returned& x) {
    a.shown("stage", x.stage);
    a.may("entry", x.entry);
    a.may("missed", x.missed);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, TakenBack& x) {
    a.shown("fact", x.fact);
    a.shown("what", x.what);
    a.shown("stage", x.stage);
    a.may("round", x.round);
    a.may("entry", x.entry);
    a.may("game", x.game);
    a.may("result", x.outcome);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, StageFilled& x) {
    a.shown("stage", x.stage);
    a.may("members", x.members);
    a.may("carried", x.carried);
    a.may("by_hand", x.by_hand);
}

template <class Archive>
void fields(Archive& a, RoundPaired& x) {
    a.shown("stage", x.stage);
    a.shown("round", x.round);
    a.may("table_round", x.table_round);
    a.may("pairings", x.pairings);
    a.may("absent", x.absent);
    a.may("half_byes", x.half_byes);
    a.may("full_byes", x.full_byes);
    a.may("by_hand", x.by_hand);
    a.may("daily", x.daily);
}

template <class Archive>
void fields(Archive& a, LineUpSet& x) {
    a.shown("stage", x.stage);
    a.shown("round", x.round);
    a.may("team", x.team);
    a.may("players", x.players);
    a.may("minutes_before", x.minutes_before);
}

template <class Archive>
void fields(Archive& a, ResultRecorded& x) {
    a.shown("game", x.game);
    a.may("result", x.outcome);
    a.may("note", x.note);
    a.may("refereed", x.refereed);
}

template <class Archive>
void fields(Archive& a, ResultCorrected& x) {
    a.shown("game", x.game);
    a.may("before", x.before);
    a.may("result", x.outcome);
    a.may("reason", x.reason);
    a.may("rating_only", x.rating_only);
}

template <class Archive>
void fields(Archive& a, Withdrawn& x) {
    a.shown("stage", x.stage);
    a.may("entry", x.entry);
    a.may("leaving", x.leaving);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, AbsenceAnnounced& x) {
    a.shown("stage", x.stage);
    a.may("entry", x.entry);
    a.shown("round", x.round);
    a.may("reason", x.reason);
    a.may("half", x.half);
    a.may("full", x.full);
}

template <class Archive>
void fields(Archive& a, PairsForbidden& x) {
    a.shown("stage", x.stage);
    a.may("pairs", x.pairs);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, LevelDecided& x) {
    a.shown("stage", x.stage);
    a.shown("round", x.round);
    a.shown("table", x.table);
    a.may("winner", x.winner);
    a.may("how", x.how);
    a.may("lot", x.lot);
}

template <class Archive>
void fields(Archive& a, TeamCounted& x) {
    a.shown("stage", x.stage);
    a.shown("round", x.round);
    a.may("team", x.team);
    a.shown("present", x.present);
}

template <class Archive>
void fields(Archive& a, WrongBoardDeclared& x) {
    a.shown("game", x.game);
    a.may("first_team", x.first_team);
    a.may("second_team", x.second_team);
}

} // namespace kodeks::tournament
