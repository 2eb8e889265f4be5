// The fields of every command to an event, named once for reading and for writing.
#pragma once

#include "tournament/acts/command.hpp"
#include "tournament/record/value_fields.hpp"

namespace kodeks::tournament {

template <class Archive>
void fields(Archive& a, Create& x) {
    a.may("settings", x.settings);
}

template <class Archive>
void fields(Archive& a, AddStage& x) {
    a.may("settings", x.settings);
}

template <class Archive>
void fields(Archive& a, ChooseTieBreaks& x) {
    a.shown("stage", x.stage);
    a.may("tie_breaks", x.codes);
}

template <class Archive>
void fields(Archive& a, Enter& x) {
    a.may("person", x.person);
    a.shown("stage", x.stage);
    a.may("is_team", x.is_team);
    a.may("team", x.team);
    a.may("board", x.board);
}

template <class Archive>
void fields(Archive& a, Replace& x) {
    a.shown("stage", x.stage);
    a.may("entry", x.entry);
    a.may("person", x.person);
}

template <class Archive>
void fields(Archive& a, CommitLots& x) {
    a.shown("stage", x.stage);
    a.may("commitment", x.commitment);
}

template <class Archive>
void fields(Archive& a, DrawLots& x) {
    a.shown("stage", x.stage);
    a.may("seed", x.seed);
    a.may("salt", x.salt);
    a.may("restricted", x.restricted);
    a.may("words", x.words);
}

template <class Archive>
void fields(Archive& a, VoidLots& x) {
    a.shown("stage", x.stage);
    a.may("reason", x.reason);
    a.may("round", x.round);
}

template <class Archive>
void fields(Archive& a, CommitRoundSeed& x) {
    a.shown("stage", x.stage);
    a.shown("round", x.round);
    a.may("commitment", x.commitment);
}

template <class Archive>
void fields(Archive& a, RevealRoundSeed& x) {
    a.shown("stage", x.stage);
    a.shown("round", x.round);
    a.may("seed", x.seed);
    a.may("salt", x.salt);
    a.may("words", x.words);
}

template <class Archive>
void fields(Archive& a, DrawOpening& x) {
    a.shown("stage", x.stage);
    a.shown("round", x.round);
    a.shown("table", x.table);
    a.may("openings", x.openings);
    a.may("words", x.words);
    a.may("from", x.from);
    a.may("day", x.day);
}

template <class Archive>
void fields(Archive& a, CorrectPerson& x) {
    a.may("entry", x.entry);
    a.may("person", x.person);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, Return& x) {
    a.shown("stage", x.stage);
    a.may("entry", x.entry);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, TakeBack& x) {
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
void fields(Archive& a, FillStage& x) {
    a.shown("stage", x.stage);
    a.may("members", x.members);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, Pair& x) {
    a.shown("stage", x.stage);
    a.may("table_round", x.table_round);
    a.may("daily", x.daily);
}

template <class Archive>
void fields(Archive& a, HandPair& x) {
    a.must("first", x.first);
    a.may("second", x.second);
}

template <class Archive>
void fields(Archive& a, PairByHand& x) {
    a.shown("stage", x.stage);
    a.may("pairs", x.pairs);
    a.may("absent", x.absent);
    a.may("half_byes", x.half_byes);
    a.may("full_byes", x.full_byes);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, SetLineUp& x) {
    a.shown("stage", x.stage);
    a.shown("round", x.round);
    a.may("team", x.team);
    a.may("players", x.players);
    a.may("minutes_before", x.minutes_before);
}

template <class Archive>
void fields(Archive& a, RecordResult& x) {
    a.shown("game", x.game);
    a.may("result", x.outcome);
    a.may("note", x.note);
    a.may("refereed", x.refereed);
}

template <class Archive>
void fields(Archive& a, CorrectResult& x) {
    a.shown("game", x.game);
    a.may("result", x.outcome);
    a.may("reason", x.reason);
    a.may("rating_only", x.rating_only);
}

template <class Archive>
void fields(Archive& a, CountTeam& x) {
    a.shown("stage", x.stage);
    a.shown("round", x.round);
    a.may("team", x.team);
    a.may("present", x.present);
}

template <class Archive>
void fields(Archive& a, DeclareWrongBoard& x) {
    a.shown("game", x.game);
    a.may("first_team", x.first_team);
    a.may("second_team", x.second_team);
}

template <class Archive>
void fields(Archive& a, Withdraw& x) {
    a.shown("stage", x.stage);
    a.may("entry", x.entry);
    a.may("excluded", x.excluded);
    a.may("treatment", x.treatment);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, AnnounceAbsence& x) {
    a.shown("stage", x.stage);
    a.may("entry", x.entry);
    a.shown("round", x.round);
    a.may("reason", x.reason);
    a.may("half", x.half);
    a.may("full", x.full);
}

template <class Archive>
void fields(Archive& a, DecideLevel& x) {
    a.shown("stage", x.stage);
    a.shown("round", x.round);
    a.shown("table", x.table);
    a.may("winner", x.winner);
    a.may("how", x.how);
}

template <class Archive>
void fields(Archive& a, ForbidPairs& x) {
    a.shown("stage", x.stage);
    a.may("pairs", x.pairs);
    a.may("reason", x.reason);
}

} // namespace kodeks::tournament
