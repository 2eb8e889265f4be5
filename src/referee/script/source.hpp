// A script as text, and where in it something is wrong.
#pragma once

#include "base/result.hpp"
#include "referee/script/located_json.hpp"

#include <string>
#include <string_view>

namespace kodeks::referee::script {

struct Source {
    std::string_view text;
    std::string name; // for faults
};

Fault fault_at(const Source& source, const Trouble& trouble);

} // namespace kodeks::referee::script
