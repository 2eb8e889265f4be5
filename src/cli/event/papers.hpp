// Papers at the edge of the program: from a paper to a file, and the list of those there are.
#pragma once

#include "cli/command.hpp"
#include "cli/event/file.hpp"
#include "cli/event/show.hpp"
#include "reports/kinds.hpp"
#include "reports/layout/layout.hpp"

#include <string>

namespace kodeks::cli {

enum class Saving : std::uint8_t { create, replace };

Saving saving_in(const Arguments& arguments); // by --replace

// Nothing on success. A file that is there is only replaced when that is asked for.
std::optional<Fault> save_paper(const std::string& name, const std::string& bytes, Saving saving);

// On `out`, or into the file of -o.
Exit hand_out(const Arguments& arguments, const Context& context, const std::string& bytes);
// The same for a paper in the form asked for.
Exit hand_out(const Arguments& arguments, const Context& context, const reports::Made& made);

reports::Form form_in(const Arguments& arguments); // of --format; text unless it is given

// Which papers there are, and whether they can be printed now.
Sheet paper_list(const Context& context);
Exit show_papers(const Context& context, const Sheet& sheet);
std::vector<std::string> paper_row(const Context& context, std::string_view name,
                                   const Message& title, const reports::Made& made);

void suggest_papers(const Context& context, const std::string& name);

} // namespace kodeks::cli
