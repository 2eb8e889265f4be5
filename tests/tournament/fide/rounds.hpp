// Report files of the tests and their rounds in a form a test can state whole.
#pragma once

#include "tournament/fide/dutch.hpp"
#include "tournament/trf/to_field.hpp"

#include <string>

namespace kodeks::tournament::fide {

trf::Document document_in(const std::string& file); // from data/events

// "3-1 4-2 10-6" white-black by starting rank, sorted by white; a bye as "6-0".
std::string boards(const trf::Document& document, trf::Round round, Way way = Way::fast);

// One line per bracket as in the tables of the specification:
// "1.5 [3@2] 3-1 5-9 | 2 | C7=1.5"
std::vector<std::string> brackets(const trf::Document& document, trf::Round round);

} // namespace kodeks::tournament::fide
