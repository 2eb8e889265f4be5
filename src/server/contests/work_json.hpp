// The works of a contest as JSON, each as whoever looks may see it: on a judging sheet without its
// authors while the contest is closed.
#pragma once

#include "composition/contest/contest.hpp"
#include "server/contests/contest_seat.hpp"

#include <boost/json/array.hpp>

namespace kodeks::server {

boost::json::array works_json(const contest::State& state, const ContestSeat& seat,
                              const contest::World& world);

} // namespace kodeks::server
