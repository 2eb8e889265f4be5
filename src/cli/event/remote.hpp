// An event that a running server keeps: read as the same file, and changed by sending the commands
// there. The server decides; what it decided is read again.
#pragma once

#include "cli/command.hpp"
#include "cli/event/file.hpp"
#include "tournament/acts/command.hpp"

namespace kodeks::cli {

// The event whose id the argument EVENT is.
Result<EventFile> remote_event(const Arguments& arguments, const Context& context);

// All commands or none, on the state that the file shows.
Exit send_to_server(const Arguments& arguments, const Context& context, EventFile& file,
                    const std::vector<tournament::Command>& commands);

} // namespace kodeks::cli
