// What the commands about collections of compositions share: reading the file, the table of what
// was found.
#pragma once

#include "cli/command.hpp"
#include "cli/event/show.hpp"
#include "composition/collection/collection.hpp"

#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace kodeks::cli {

// The only book with rules for compositions.
const rulebook::CompositionRules& composition_rules_here();

// The game of compositions that do not name theirs: --variant, else the first one of the rules.
const games::Variant& composition_variant(const Arguments& arguments);

// The collection of the argument COLLECTION, in the order of its numbers.
tl::expected<composition::Collection, Exit> collection_in(const Arguments& arguments,
                                                          const Context& context);

// An empty table with these columns (cli.composition.column.*).
Sheet sheet_of(const Context& context, std::vector<std::string> keys);

// People are told that nothing was found; programs get an empty list.
void print_found(const Context& context, const Sheet& sheet);

std::string day_text(const std::optional<Day>& day); // empty when it is not known

} // namespace kodeks::cli
