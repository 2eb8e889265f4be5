// The papers of an event at the edge of the program: from a paper to a file.
#pragma once

#include "cli/command.hpp"
#include "cli/event/file.hpp"
#include "reports/kinds.hpp"

#include <string>

namespace kodeks::cli {

enum class Saving : std::uint8_t { create, replace };

Saving saving_in(const Arguments& arguments); // by --replace

// Nothing on success. A file that is there is only replaced when that is asked for.
std::optional<Fault> save_paper(const std::string& name, const std::string& bytes, Saving saving);

void suggest_papers(const Context& context, const std::string& name);

} // namespace kodeks::cli
