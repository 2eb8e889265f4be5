// What the commands on tournament report files share: reading with every adjustment told, and the
// check of all rounds.
#pragma once

#include "cli/command.hpp"
#include "tournament/trf/read.hpp"

namespace kodeks::cli {

Argument system_option(); // --system dutch

// Adjustments go to `talk`, one line each.
Result<tournament::trf::Document> read_report(const std::string& name, const Context& context);

// Pairs every round of the file again and names those that differ.
Exit check_report(const std::string& name, const Context& context);

} // namespace kodeks::cli
