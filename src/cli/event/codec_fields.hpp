// The fields of every fact, named once for reading and for writing. An archive is called with the
// name of a field and the field; a writer leaves out what has its default value, a reader leaves
// alone what is missing.
#pragma once

#include "tournament/event.hpp"

namespace kodeks::cli {

// NOLINTBEGIN(readability-identifier-naming): the archive is called like a function
template <class Archive>
void fields(Archive& a, rulebook::Scale& x) {
    a("win", x.win), a("draw", x.draw), a("loss", x.loss);
}

template <class Archive>
void fields(Archive& a, tournament::EventSettings& x) {
    a("name", x.name), a("rulebook", x.edition), a("year", x.year), a("character", x.character);
    a("age_group", x.age_group), a("scale", x.scale);
}

template <class Archive>
void fields(Archive& a, tournament::Rating& x) {
    a("list", x.list), a("value", x.value);
}

template <class Archive>
void fields(Archive& a, tournament::Person& x) {
    a("name", x.name), a("latin", x.latin), a("federation", x.federation), a("region", x.region);
    a("club", x.club), a("birth_year", x.birth_year), a("sex", x.sex), a("ratings", x.ratings);
    a("title", x.title), a("sport_class", x.sport_class), a("impairment", x.impairment);
    a("assistant", x.assistant);
}

template <class Archive>
void fields(Archive& a, tournament::KeepApart& x) {
    a("trait", x.trait), a("hard", x.hard), a("first_round", x.first_round);
    a("last_round", x.last_round);
}

template <class Archive>
void fields(Archive& a, tournament::Qualification& x) {
    a("stage", x.stage), a("first_place", x.first_place), a("last_place", x.last_place);
    a("carry_mutual", x.carry_mutual);
}

template <class Archive>
void fields(Archive& a, tournament::StageSettings& x) {
    a("name", x.name), a("system", x.system), a("swiss", x.swiss), a("rounds", x.rounds);
    a("cycles", x.cycles), a("games", x.games), a("boards", x.boards);
    a("free_boards", x.free_boards), a("all_places", x.all_places), a("goal", x.goal);
    a("target", x.target), a("primary", x.primary), a("tie_breaks", x.tie_breaks);
    a("keep_apart", x.apart), a("from", x.from);
}

template <class Archive>
void fields(Archive& a, tournament::Entry& x) {
    a("id", x.id), a("person", x.person), a("is_team", x.is_team), a("team", x.team);
    a("board", x.board);
}

template <class Archive>
void fields(Archive& a, tournament::Pairing& x) {
    a("first", x.first), a("second", x.second), a("first_float", x.first_float);
    a("second_float", x.second_float), a("games", x.games);
}

template <class Archive>
void fields(Archive& a, tournament::Leaving& x) {
    a("after_round", x.after_round), a("excluded", x.excluded), a("treatment", x.treatment);
}

template <class Archive>
void fields(Archive& a, tournament::GameRef& x) {
    a("stage", x.stage), a("round", x.round), a("table", x.table), a("game", x.game);
}

template <class Archive>
void fields(Archive& a, tournament::Created& x) {
    a("settings", x.settings);
}

template <class Archive>
void fields(Archive& a, tournament::StageAdded& x) {
    a("settings", x.settings);
}

template <class Archive>
void fields(Archive& a, tournament::TieBreaksChosen& x) {
    a("stage", x.stage), a("tie_breaks", x.codes);
}

template <class Archive>
void fields(Archive& a, tournament::Entered& x) {
    a("stage", x.stage), a("entry", x.entry);
}

template <class Archive>
void fields(Archive& a, tournament::Replaced& x) {
    a("entry", x.entry), a("person", x.person);
}

template <class Archive>
void fields(Archive& a, tournament::LotsCommitted& x) {
    a("stage", x.stage), a("commitment", x.commitment);
}

template <class Archive>
void fields(Archive& a, tournament::LotsDrawn& x) {
    a("stage", x.stage), a("seed", x.seed), a("salt", x.salt), a("numbers", x.numbers);
    a("restricted", x.restricted);
}

template <class Archive>
void fields(Archive& a, tournament::LotsVoided& x) {
    a("stage", x.stage);
}

template <class Archive>
void fields(Archive& a, tournament::StageFilled& x) {
    a("stage", x.stage), a("members", x.members), a("carried", x.carried);
}

template <class Archive>
void fields(Archive& a, tournament::RoundPaired& x) {
    a("stage", x.stage), a("round", x.round), a("table_round", x.table_round);
    a("pairings", x.pairings), a("absent", x.absent);
}

template <class Archive>
void fields(Archive& a, tournament::LineUpSet& x) {
    a("stage", x.stage), a("round", x.round), a("team", x.team), a("players", x.players);
}

template <class Archive>
void fields(Archive& a, tournament::ResultRecorded& x) {
    a("game", x.game), a("result", x.outcome), a("note", x.note);
}

template <class Archive>
void fields(Archive& a, tournament::ResultCorrected& x) {
    a("game", x.game), a("before", x.before), a("result", x.outcome), a("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, tournament::Withdrawn& x) {
    a("stage", x.stage), a("entry", x.entry), a("leaving", x.leaving), a("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, tournament::AbsenceAnnounced& x) {
    a("stage", x.stage), a("entry", x.entry), a("round", x.round), a("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, tournament::LevelDecided& x) {
    a("stage", x.stage), a("round", x.round), a("table", x.table), a("winner", x.winner);
    a("how", x.how);
}

// NOLINTEND(readability-identifier-naming)

} // namespace kodeks::cli
