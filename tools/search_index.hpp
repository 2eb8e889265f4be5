// Makes the index of src/rulebook/search/index.hpp from the catalogue.
#pragma once

#include "lib/catalogue.hpp"

#include <string>

namespace kodeks::tools {

std::string search_index_source(const Catalogue& catalogue);

} // namespace kodeks::tools
