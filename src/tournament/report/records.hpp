// What an event and a FIDE report both have, each in its own words: persons, marks, points.
#pragma once

#include "tournament/state/state.hpp"
#include "tournament/trf/document.hpp"

#include <string>
#include <vector>

namespace kodeks::tournament {

// The name a player of a report is entered with: a blank one becomes his number.
std::string entered_name(const trf::PlayerRecord& record);

Person person_of(const trf::PlayerRecord& record);

// What an event does not keep of an imported record (a birth date with zeros, a blank name) comes
// back.
trf::PlayerRecord record_of(const Person& person, trf::StartingRank rank,
                            const trf::PlayerRecord* imported);

// F, H or Z: with which points somebody misses the round.
char letter_of(RequestedBye bye);
char announced_letter(const Stage& stage, EntryId entry, RoundNumber round);

Mark mark_of(char result);
char letter_of(Mark own);

// Points of an event are tenths; quarters arise in coefficients only.
trf::Tenths tenths_of(Points points);
Points points_from(trf::Tenths tenths);
rulebook::Scale scale_of(const trf::GamePoints& points);
trf::GamePoints points_of(const rulebook::Scale& scale);

// A report as the lines that are kept with a stage, and the other way round.
std::vector<std::string> kept_lines(const trf::Document& document);
std::string joined_lines(const std::vector<std::string>& lines);

// Name, year (`year` when the report has no date) and scale of the event a report is of.
EventSettings event_of(const trf::Document& document, std::string edition, std::int32_t year);

// Everybody meets everybody, once or twice: by the type of the tournament.
bool is_schedule(const trf::Document& document);
std::uint32_t cycles_of(const trf::Document& document);

// The list of tie-breaks of the report when all of it is known; otherwise nothing.
std::vector<std::string> listed_tie_breaks(const trf::Document& document);

} // namespace kodeks::tournament
