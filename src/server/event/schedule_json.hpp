// The rounds of a stage as a calendar: when they are played, and who meets whom as far as that is
// known.
#pragma once

#include "office/state/state.hpp"
#include "tournament/event/event.hpp"

#include <string>

#include <boost/json/object.hpp>

namespace kodeks::server {

// `event`: its id, for the ids of the games at its tables.
boost::json::object schedule_json(const tournament::State& state, tournament::StageNumber number,
                                  const office::State& office, const std::string& event);

} // namespace kodeks::server
