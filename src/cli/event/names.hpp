// From what somebody typed to an entry: a drawn number, a whole name in either script, or the
// beginning of its words when only one entry fits.
#pragma once

#include "cli/context.hpp"
#include "tournament/state/state.hpp"

#include <string>
#include <vector>

namespace kodeks::cli {

struct NameSearch {
    tournament::EntryId entry = tournament::no_entry;
    std::vector<std::string> suggestions; // when there is none or more than one
    std::vector<std::string> entered;     // everybody
    bool ambiguous = false;
};

NameSearch find_name(const tournament::State& state, tournament::StageNumber stage,
                     const std::string& text);

// Says on `talk` what is wrong and suggests names; the exit code to return.
Exit unknown_name(const Context& context, const std::string& text, const NameSearch& search);

} // namespace kodeks::cli
