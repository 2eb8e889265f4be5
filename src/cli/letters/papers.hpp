// The papers of a tournament by letter: what officials and players send each other besides moves.
#pragma once

#include "cli/context.hpp"
#include "cli/letters/session.hpp"

#include <string>
#include <vector>

namespace kodeks::cli {

std::vector<std::string> paper_names(); // "start-list" ...

// Code, dates, addresses and pairs (RU:5.3.2).
std::string start_list_paper(const Context& context, const LetterFile& file);

// Results so far with what is still played (RU:5.1.8), or the final table (RU:5.1.7).
std::string information_paper(const Context& context, const LetterFile& file);

// The record of a game in semi-short notation, in one column (RU:5.5.1#2).
std::string record_paper(const Context& context, const LetterFile& file,
                         correspondence::tourney::GameId game);

// Everything decided, in order, with its articles: the report on the course of the tournament.
std::string report_paper(const Context& context, const LetterFile& file);

} // namespace kodeks::cli
