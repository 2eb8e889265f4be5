// A text from outside with its name, and where in it something is wrong.
#pragma once

#include "base/result.hpp"
#include "ledger/json.hpp"

#include <string>
#include <string_view>

namespace kodeks::ledger {

struct Source {
    std::string_view text;
    std::string name; // for faults
};

Fault fault_at(const Source& source, const Trouble& trouble);

} // namespace kodeks::ledger
