// Commands against a running server (--server URL): who asks, and what the server answers.
#pragma once

#include "cli/command.hpp"
#include "server/net/client.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <tl/expected.hpp>

namespace kodeks::cli {

// Whoever has come in by `kodeks enter`, or the token of KODEKS_TOKEN; a spectator otherwise.
Result<server::Client> client_in(const Arguments& arguments, const Context& context);
Result<server::Client> client_for(const std::string& url, const Context& context);

// Where the session with this server is kept, for its owner alone.
std::string session_file(const server::ServerUrl& url, const Context& context);

// The JSON of an answer below 300; what the server says against it as a fault otherwise.
Result<boost::json::object> object_of(const Result<server::ClientAnswer>& answer,
                                      const Context& context);

// The JSON at that path of the server.
Result<boost::json::object> ask_server(const Arguments& arguments, const Context& context,
                                       const std::string& path);
// What the server answers to this body, whatever it is.
Result<server::ClientAnswer> post_server(const Arguments& arguments, const Context& context,
                                         const std::string& path, const boost::json::object& body);

// What follows from an act that is sent there (tried only with --dry-run); the exit code after
// saying why it was refused.
tl::expected<boost::json::object, Exit> sent_act(const Arguments& arguments, const Context& context,
                                                 const std::string& path, boost::json::object act);

// A text of the server in the reader's language.
std::string text_in(const boost::json::value& texts, const Context& context);
// Empty where there is none.
std::string text_at(const boost::json::object& object, std::string_view key);
std::uint32_t number_at(const boost::json::object& object, std::string_view key);
std::vector<std::string> texts_of(const boost::json::array& array);

// An id that no other command has.
std::string fresh_id();

} // namespace kodeks::cli
