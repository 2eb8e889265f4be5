// One game of a tournament by letter, as whoever looks at it may see it: the board, the letters
// with what was decided about them, the time chart. What is sealed for the arbiter (a reply that
// goes with a claim, an analysis, a protest) only its author and the judges see.
#pragma once

#include "server/letters/tourney_json.hpp"

namespace kodeks::server {

boost::json::object letter_game_json(const LetterTourney& at, const tourney::Game& game,
                                     const LetterSeat& seat, UnixTime now);

// What was decided in the tournament, in order: an official reads everything, a player what is
// about himself and his games.
boost::json::array rulings_json(const LetterTourney& at, const LetterSeat& seat);

// The rulings among facts that are only tried.
boost::json::array rulings_json(const tourney::State& state,
                                const std::vector<tourney::Event>& events);

} // namespace kodeks::server
