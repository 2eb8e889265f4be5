// From the words of a command line to the command that is meant.
#pragma once

#include "cli/context.hpp"

#include <string>
#include <vector>

namespace kodeks::cli {

// `words` come without the program's name. Everything but the streams is an argument, so a whole
// call of the program can be tested without a process.
Exit dispatch(std::vector<std::string> words, const Facts& facts, const Streams& streams);

} // namespace kodeks::cli
