// The fields of what facts and commands are made of, named once for reading and for writing.
#pragma once

#include "ledger/reader.hpp"
#include "ledger/writer.hpp"
#include "tournament/record/words.hpp"
#include "tournament/state/opening_table.hpp"

namespace kodeks::rulebook {

template <class Archive>
void fields(Archive& a, Scale& x) {
    a.may("win", x.win);
    a.may("draw", x.draw);
    a.may("loss", x.loss);
    a.may("forfeit", x.forfeit);
}

} // namespace kodeks::rulebook

namespace kodeks::tournament {

// "win-loss", White first; "open", "adjourned", "annulled".
void read_form(ledger::Reader& reader, const ledger::Json& value, Outcome& outcome);
void write_form(ledger::Writer& writer, const Outcome& outcome);

template <class Archive>
void fields(Archive& a, Counting& x) {
    a.shown("missing", x.missing);
    a.shown("leaver", x.leaver);
    a.shown("lonely", x.lonely);
    a.shown("early", x.early);
    a.shown("adjudicated", x.adjudicated);
    a.shown("unfinished_count", x.unfinished_count);
    a.shown("early_plus_for_others", x.early_plus_for_others);
    a.shown("primary", x.primary);
    a.shown("half_of_possible", x.half_of_possible);
    a.shown("fixed_boards", x.fixed_boards);
    a.shown("free_boards", x.free_boards);
}

template <class Archive>
void fields(Archive& a, GameTerm& x) {
    a.must("name", x.name);
    a.must("value", x.value);
}

template <class Archive>
void fields(Archive& a, GameTerms& x) {
    a.may("variant", x.variant);
    a.may("terms", x.terms);
}

template <class Archive>
void fields(Archive& a, EventSettings& x) {
    a.may("name", x.name);
    a.may("rulebook", x.edition);
    a.may("year", x.year);
    a.may("character", x.character);
    a.may("age_group", x.age_group);
    a.may("scale", x.scale);
    a.may("counting", x.counting);
    a.may("games", x.games);
}

template <class Archive>
void fields(Archive& a, Rating& x) {
    a.may("list", x.list);
    a.may("value", x.value);
}

template <class Archive>
void fields(Archive& a, Person& x) {
    a.may("name", x.name);
    a.may("latin", x.latin);
    a.may("federation", x.federation);
    a.may("region", x.region);
    a.may("club", x.club);
    a.may("birth_year", x.birth_year);
    a.may("birth_month", x.birth_month);
    a.may("birth_day", x.birth_day);
    a.may("sex", x.sex);
    a.may("ratings", x.ratings);
    a.may("title", x.title);
    a.may("sport_class", x.sport_class);
    a.may("impairment", x.impairment);
    a.may("federation_id", x.federation_id);
    a.may("assistant", x.assistant);
}

template <class Archive>
void fields(Archive& a, KeepApart& x) {
    a.may("trait", x.trait);
    a.may("hard", x.hard);
    a.may("first_round", x.first_round);
    a.may("last_round", x.last_round);
}

template <class Archive>
void fields(Archive& a, Forbidden& x) {
    a.may("entries", x.entries);
    a.may("first_round", x.first_round);
    a.may("last_round", x.last_round);
}

template <class Archive>
void fields(Archive& a, Qualification& x) {
    a.shown("stage", x.stage);
    a.may("first_place", x.first_place);
    a.may("last_place", x.last_place);
    a.may("carry_mutual", x.carry_mutual);
}

template <class Archive>
void fields(Archive& a, Award& x) {
    a.may("worth", x.worth);
    a.may("round", x.round);
    a.may("entries", x.entries);
    a.may("points", x.points);
    a.may("match_points", x.match_points);
    a.may("black", x.black);
}

template <class Archive>
void fields(Archive& a, StageSettings& x) {
    a.may("name", x.name);
    a.may("system", x.system);
    a.may("swiss", x.swiss);
    a.may("rounds", x.rounds);
    a.may("cycles", x.cycles);
    a.may("games", x.games);
    a.may("boards", x.boards);
    a.may("free_boards", x.free_boards);
    a.may("all_places", x.all_places);
    a.may("goal", x.goal);
    a.may("target", x.target);
    a.may("sudden", x.sudden);
    a.may("primary", x.primary);
    a.may("tie_breaks", x.tie_breaks);
    a.may("tie_break_articles", x.tie_break_articles);
    a.may("keep_apart", x.apart);
    a.may("accelerated", x.accelerated);
    a.may("control", x.control);
    a.may("forbidden", x.forbidden);
    a.may("awards", x.awards);
    a.may("from", x.from);
    a.may("purpose", x.purpose);
    a.may("report", x.report);
}

template <class Archive>
void fields(Archive& a, Entry& x) {
    a.may("id", x.id);
    a.may("person", x.person);
    a.may("is_team", x.is_team);
    a.may("team", x.team);
    a.may("board", x.board);
}

template <class Archive>
void fields(Archive& a, Pairing& x) {
    a.may("first", x.first);
    a.may("second", x.second);
    a.may("first_float", x.first_float);
    a.may("second_float", x.second_float);
    a.may("games", x.games);
    a.may("first_game", x.first_game);
    a.may("winner", x.winner);
    a.may("opening", x.opening);
    a.may("rated", x.rated);
}

template <class Archive>
void fields(Archive& a, OpeningTable& x) {
    a.may("name", x.name);
    a.may("valid_from", x.valid_from);
    a.may("valid_until", x.valid_until);
}

template <class Archive>
void fields(Archive& a, Leaving& x) {
    a.may("after_round", x.after_round);
    a.may("excluded", x.excluded);
    a.may("treatment", x.treatment);
}

template <class Archive>
void fields(Archive& a, GameRef& x) {
    a.shown("stage", x.stage);
    a.shown("round", x.round);
    a.shown("table", x.table);
    a.shown("game", x.game);
}

} // namespace kodeks::tournament
