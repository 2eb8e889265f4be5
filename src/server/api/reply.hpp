// What the sender of an act is told, over HTTP and on the wire alike.
#pragma once

#include "server/owner.hpp"

#include <string_view>

#include <boost/json/object.hpp>

namespace kodeks::server {

// Of 1 to 64 letters, digits, dots, dashes.
bool is_id(std::string_view text);

int status_of(const Reply& reply); // of HTTP
boost::json::object reply_json(const Reply& reply);

// What would follow from an act that is only tried.
boost::json::object tried_json(const Verdict& verdict);

// Everything but the envelope of an act: its id, what was seen, whether it is only tried.
boost::json::object without_envelope(const boost::json::object& act);

// {"type":...,"why":{...}} of something that never got as far as an owner.
boost::json::object error_json(std::string_view type, std::string_view key);

} // namespace kodeks::server
