// The registry of editions, data/rulebook/books.tsv: one line for each.
#pragma once

#include "lib/catalogue.hpp"

#include <string>
#include <vector>

namespace kodeks::tools {

// The books in the order of the registry, still without their articles. What is unsound is left out
// and reported: an older edition stands above the younger, names and prefixes are unique.
std::vector<Rulebook> read_books(const std::filesystem::path& root, std::vector<Finding>& findings);

// The name under which the folder of an edition defines its data: "edition_ru_code".
std::string constant_of(const std::string& edition);

} // namespace kodeks::tools
