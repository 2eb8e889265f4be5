// Commands against a running server (--server URL): who asks, and what the server answers.
#pragma once

#include "cli/command.hpp"
#include "server/net/client.hpp"

#include <boost/json/object.hpp>

namespace kodeks::cli {

// Whoever has come in by `kodeks enter`, or the token of KODEKS_TOKEN; a spectator otherwise.
Result<server::Client> client_in(const Arguments& arguments, const Context& context);
Result<server::Client> client_for(const std::string& url, const Context& context);

// Where the session with this server is kept, for its owner alone.
std::string session_file(const server::ServerUrl& url, const Context& context);

// The JSON of an answer below 300; what the server says against it as a fault otherwise.
Result<boost::json::object> object_of(const Result<server::ClientAnswer>& answer,
                                      const Context& context);

// An id that no other command has.
std::string fresh_id();

} // namespace kodeks::cli
