// What the `rules` commands share.
#pragma once

#include "cli/context.hpp"
#include "rulebook/book.hpp"

#include <span>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

namespace kodeks::cli {

std::vector<std::string> kind_names();

// Complains about a rulebook that does not exist and names those that do.
Exit unknown_rulebook(const std::string& name, const Context& context);

boost::json::object article_json(const rulebook::Article& article);

// Id, kind and summary of each, as a table.
std::string article_table(std::span<const rulebook::Article* const> some, const Context& context);

} // namespace kodeks::cli
