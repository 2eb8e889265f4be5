// The papers themselves, one function each (letter_kinds.cpp lists them).
#pragma once

#include "reports/letters/letter_kinds.hpp"

namespace kodeks::reports {

// Code, dates, addresses and pairs (RU:5.3.2).
Made letter_start_list(const LetterSources& sources, const LetterRequest& request);

// Results so far with what is still played (RU:5.1.8), or the final table (RU:5.1.7).
Made letter_information(const LetterSources& sources, const LetterRequest& request);

// The record of a game in semi-short notation, in one column (RU:5.5.1#2).
Made letter_record(const LetterSources& sources, const LetterRequest& request);

// The time chart that goes to the arbiter with a claim or a protest (RU:5.3.6#3).
Made letter_chart(const LetterSources& sources, const LetterRequest& request);

// An unfinished game before the arbiter: diagram, evaluations, analyses (RU:5.5.2).
Made letter_adjudication(const LetterSources& sources, const LetterRequest& request);

// Everything decided, in order, with its articles: the report on the course of the tournament.
Made letter_report(const LetterSources& sources, const LetterRequest& request);

} // namespace kodeks::reports
