// A paper as the bytes of a file, whoever hands it out.
#pragma once

#include "base/result.hpp"
#include "reports/kinds.hpp"
#include "reports/layout/layout.hpp"

#include <string>
#include <string_view>

namespace kodeks::server {

// A fault when the machine cannot make this form.
Result<std::string> paper_bytes(const reports::Document& document, reports::Form form);

// "pairings-1-3.pdf": the kind, the stage and, where there is one for each, the round.
std::string file_name_of(const reports::Kind& kind, const tournament::State& state,
                         const reports::Request& request, reports::Form form);

// "application/pdf", as mail and the web name it.
std::string_view media_type_of(reports::Form form);

} // namespace kodeks::server
