// The time that passes at a console.
#pragma once

#include "cli/command.hpp"
#include "cli/referee/console.hpp"

namespace kodeks::cli {

// Real time, from now on; none with --still: time passes only by "wait".
Console::Watch watch_for(const Arguments& arguments);

} // namespace kodeks::cli
