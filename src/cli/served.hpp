// Which commands work on what a server keeps as well as on a file (--server URL).
#pragma once

#include "cli/command.hpp"

namespace kodeks::cli {

bool works_on_servers(const Command& command);

} // namespace kodeks::cli
