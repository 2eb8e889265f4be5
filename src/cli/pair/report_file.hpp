// What the commands on tournament report files share: reading with every adjustment told, and the
// check of all rounds.
#pragma once

#include "cli/command.hpp"
#include "tournament/trf/read.hpp"

namespace kodeks::cli {

Argument system_option(); // --system dutch

// Adjustments go to `talk`, one line each.
Result<tournament::trf::Document> read_report(const std::string& name, const Context& context);

// Tells when the report was paired by other rules than those it is worked out by: of another system
// or of 2017.
void say_rules(const tournament::trf::Document& document, const Context& context);

// How a round is worked out again: by the engine, or small ones also by trying every candidate.
enum class Recheck : std::uint8_t { engine, exhaustive };

// Pairs every round of the file again and names those that differ.
Exit check_report(const std::string& name, Recheck recheck, const Context& context);

} // namespace kodeks::cli
