// What the process knows about its reader, and what follows from it. Looking is apart from
// deciding, so that the deciding can be tested.
#pragma once

#include "cli/context.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string>

namespace kodeks::cli {

struct Surroundings {
    std::map<std::string, std::string> variables; // of the environment: those looked at below
    bool terminal = false;                        // standard output is one
    std::optional<std::size_t> columns;           // of that terminal
};

Surroundings look_around();

// KODEKS_LANG, then LC_ALL, LC_MESSAGES, LANG: the first that is set decides, English if it names
// no language of ours. Colours only on a terminal and unless NO_COLOR is set (no-color.org). The
// data folder is KODEKS_DATA, otherwise below XDG_DATA_HOME or HOME.
Facts facts_from(const Surroundings& surroundings);

} // namespace kodeks::cli
