// What the `rules` commands share.
#pragma once

#include "cli/context.hpp"
#include "rulebook/book.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

std::vector<std::string> kind_names();

// Complains about a rulebook that does not exist and names those that do.
Exit unknown_rulebook(const std::string& name, const Context& context);

boost::json::object article_json(const rulebook::Article& article);

// Id, kind and summary of each, as a table.
std::string article_table(std::span<const rulebook::Article* const> some, const Context& context);

// Indented, and wrapped to the screen when there is one.
std::string paragraph(std::string_view text, const Context& context);

// What the rulebook itself says, under a line that names its language; null when there is no text.
std::string original_text(const rulebook::Article& article, const Context& context);
boost::json::value original_json(const rulebook::Article& article);

} // namespace kodeks::cli
