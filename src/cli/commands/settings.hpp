// The settings of a server as commands take them: from a file, the environment and options.
#pragma once

#include "cli/command.hpp"
#include "server/config/config.hpp"

namespace kodeks::cli {

// --config and one option for each setting that has one.
std::vector<Argument> settings_options();

// The later wins: what is usual, the file, the environment, the options.
Result<server::Config> settings_in(const Arguments& arguments, const Context& context);

} // namespace kodeks::cli
