// Seats lent for one act: a captain protests from the seat of his player, and a member of the
// appeals committee announces what the committee decided, which the referee takes from the chief
// arbiter. Whoever it was stands in the record as the author.
#pragma once

#include "server/hall.hpp"

#include <optional>

#include <boost/json/object.hpp>

namespace kodeks::server {

// Nothing when this person has no other seat for this act.
std::optional<referee::Seat> lent_seat(const Hall& hall, const Grant& grant, const Game& game,
                                       const boost::json::object& act);

} // namespace kodeks::server
