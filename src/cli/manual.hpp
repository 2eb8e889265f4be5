// Manual pages and shell completion, made from the table of commands: what `--help` says, in the
// forms that `man` and the shell read.
#pragma once

#include "cli/context.hpp"

#include <string>
#include <string_view>

namespace kodeks::cli {

// kodeks(1): all commands with one line each.
std::string program_page(const Context& context);

// kodeks-NOUN(1): its commands with all their arguments.
std::string noun_page(std::string_view noun, const Context& context);

// A script for bash that completes commands, options and the words an option may have.
std::string bash_completion();

} // namespace kodeks::cli
