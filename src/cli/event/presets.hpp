// The time controls that a rulebook recommends, offered when an event is made.
#pragma once

#include "cli/context.hpp"
#include "rulebook/book.hpp"

#include <optional>
#include <string>

namespace kodeks::cli {

// The control of the preset with this article, as --control takes it; nothing when the book has
// none, and then those it has are listed.
std::optional<std::string> control_by(const Context& context, const rulebook::Book& book,
                                      const std::string& article);

// A note when the book recommends controls and this is none of them (UA:V.8.7: allowed all the
// same).
void say_unusual(const Context& context, const rulebook::Book& book, const std::string& control);

} // namespace kodeks::cli
