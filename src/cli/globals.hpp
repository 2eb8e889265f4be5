// The options every command has: --help, --version, --json, --lang. They may stand anywhere before
// `--`.
#pragma once

#include "cli/context.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::cli {

struct Globals {
    bool help = false;
    bool version = false;
    bool json = false;
    std::optional<Language> language;
    std::optional<Message> fault; // what is wrong with them
};

// Takes the global options out of the words of the command line.
Globals take_globals(std::vector<std::string>& words);

// Their names, for suggestions.
std::vector<std::string> global_names();

} // namespace kodeks::cli
