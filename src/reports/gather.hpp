// From the records of an event to what its papers are made of.
#pragma once

#include "base/result.hpp"
#include "reports/sources.hpp"

#include <string>
#include <vector>

namespace kodeks::reports {

// The facts of one game as they were recorded; a fault names the line in the text of this name.
Result<std::vector<referee::Event>> game_facts(const std::vector<ledger::RawRecord>& records,
                                               const std::string& name);

// With every game refereed at a table and all that the office knows, in the language and by the
// clock that are asked for; a fault when a game cannot be read. The journal has to outlive what is
// made from it.
Result<Sources> gather(const tournament::Journal& journal, const std::string& name,
                       const Request& request);

} // namespace kodeks::reports
