// The office of an event as JSON for the officials who look at it: what was recorded, what is due,
// what the book misses, what is still to be entered at the tables. docs/server.md describes it.
#pragma once

#include "office/check/agenda.hpp"
#include "office/world.hpp"

#include <boost/json/object.hpp>

namespace kodeks::server {

boost::json::object duty_json(const office::DutyLine& line);

// As it looks at a moment, by the clock on the wall of the venue.
boost::json::object office_json(const office::State& state, const office::World& world,
                                office::Moment now);

} // namespace kodeks::server
