// Acts at the desk of an event as they come over the wire:
//
//     {"do":"pair","stage":1}
//     {"acts":[{"do":"enter","person":{"name":"Olena"}},{"do":"enter","person":{"name":"Ivan"}}]}
//
// One object is one command of the tournament (tournament/acts/command.hpp) with its fields; a list
// is carried out whole or not at all.
#pragma once

#include "server/people/role.hpp"
#include "tournament/acts/command.hpp"

#include <string>
#include <vector>

#include <boost/json/object.hpp>
#include <tl/expected.hpp>

namespace kodeks::server {

// The objects of an act, each with its word under "type" as records have it.
tl::expected<std::vector<boost::json::object>, Message> acts_in(const std::string& text);

// What a command needs of the table of rights.
Action action_of(const tournament::Command& command);

// The commands of an act; what the event's book says is put where the act says nothing.
tl::expected<std::vector<tournament::Command>, Message> commands_in(const std::string& text);

} // namespace kodeks::server
