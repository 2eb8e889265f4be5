// A tournament by letter as JSON for whoever looks at it: what he may see and nothing else.
// docs/server.md describes every field.
#pragma once

#include "correspondence/tourney/due.hpp"
#include "server/letters/letter_seat.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace kodeks::server {

// Which day it is for each of them.
tourney::Today today_in(const tourney::State& state, UnixTime now);

// For lists: name, dates, how far it is.
boost::json::object tourney_summary_json(const LetterTourney& at);

// Settings, people, games, table, and what is to be done by whom.
boost::json::object tourney_card_json(const LetterTourney& at, const LetterSeat& seat,
                                      UnixTime now);

// One line for each game.
boost::json::object letter_game_row_json(const tourney::State& state, const tourney::Game& game);

// What he has to do, or, for an official, what anybody has to; of one game where it is named.
boost::json::array duties_json(const tourney::State& state, const LetterSeat& seat, UnixTime now,
                               std::optional<tourney::GameId> game = std::nullopt);

boost::json::array articles_json(const std::vector<std::string>& articles);

} // namespace kodeks::server
