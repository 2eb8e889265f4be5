// The papers of an event at the edge of the program: from the event's file to what they are made
// of, and from a paper to a file.
#pragma once

#include "cli/command.hpp"
#include "cli/event/file.hpp"
#include "reports/kinds.hpp"
#include "reports/layout/layout.hpp"

#include <string>

namespace kodeks::cli {

// With every game refereed at a table and all that the office knows, in the reader's language; a
// fault when a game cannot be read.
Result<reports::Sources> sources_of(const EventFile& file, Language language);

// The paper in a form; a fault when the machine cannot make it.
Result<std::string> paper_bytes(const reports::Document& document, reports::Form form);

// "pairings-1-3.pdf": the kind, the stage and, where there is one for each, the round.
std::string file_name_of(const reports::Kind& kind, const reports::Sources& sources,
                         const reports::Request& request, reports::Form form);

enum class Saving : std::uint8_t { create, replace };

Saving saving_in(const Arguments& arguments); // by --replace

// Nothing on success. A file that is there is only replaced when that is asked for.
std::optional<Fault> save_paper(const std::string& name, const std::string& bytes, Saving saving);

void suggest_papers(const Context& context, const std::string& name);

} // namespace kodeks::cli
