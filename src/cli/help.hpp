// What the program says about itself. All words come from data/lang/cli.tsv by the keys described
// in cli/command.hpp.
#pragma once

#include "cli/command.hpp"

#include <string>
#include <string_view>

namespace kodeks::cli {

std::string tour(const Context& context); // for somebody who starts the program for the first time
std::string program_help(const Context& context);
std::string noun_help(std::string_view noun, const Context& context);
std::string command_help(const Command& command, const Context& context);

} // namespace kodeks::cli
