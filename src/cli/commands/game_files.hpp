// What the commands about files of games share.
#pragma once

#include "base/result.hpp"
#include "cli/command.hpp"
#include "notation/format.hpp"

#include <string>
#include <vector>

namespace kodeks::cli {

// --variant: the game of draughts files that do not say which they are.
Argument variant_option();
notation::FormatOptions file_options(const Arguments& arguments);

// The sets of piece letters there are.
std::vector<std::string> letters_names();

} // namespace kodeks::cli
