// All commands of the program.
#pragma once

#include "cli/command.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::cli {

// In the order the help shows them; the verbs of a noun stand together.
const std::vector<Command>& commands();

std::vector<std::string> nouns();
std::vector<const Command*> commands_of(std::string_view noun);
const Command* find_command(std::string_view noun, std::string_view verb); // nullptr when none

} // namespace kodeks::cli
