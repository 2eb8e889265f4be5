// The catalogue of a younger edition is written as changes of the older one: only rows that are
// new, changed, moved or gone. inherit() makes the whole catalogue of it.
#pragma once

#include "lib/catalogue.hpp"

#include <string>
#include <vector>

namespace kodeks::tools {

// A row as it stands in the file of an edition. Besides the kinds of articles a younger edition has
// two more: `gone` takes an article of the older edition away, `same` leaves it as it is and only
// marks a place. A new article stands behind the row before it in the file.
struct WrittenRow {
    int line = 0;
    std::string id;
    std::string kind;
    std::string summary;
    std::string from; // the article of the older edition, where it had another number
    std::array<std::string, 2> translated = {}; // uk, ru
};

constexpr std::string_view kind_gone = "gone";
constexpr std::string_view kind_same = "same";

// Gives the younger book its rows: those of the older one under its own prefix, changed as written.
void inherit(Rulebook& younger, const Rulebook& older, const std::vector<WrittenRow>& written,
             std::vector<Finding>& findings);

} // namespace kodeks::tools
