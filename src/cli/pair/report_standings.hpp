// The standings of a tournament report file by FIDE tie-breaks, for every command that shows them.
#pragma once

#include "cli/command.hpp"

namespace kodeks::cli {

std::vector<Argument> fide_tie_break_options(); // --tiebreaks and --edition

Exit print_report_standings(const std::string& name, const Arguments& arguments,
                            const Context& context);

// Whether a file is a report, by its name.
bool is_report(const std::string& name);

} // namespace kodeks::cli
