// What the commands about contests share: words of enumerators as choices, a composition file as a
// work's diagram.
#pragma once

#include "cli/contest/session.hpp"

namespace kodeks::cli {

tl::expected<contest::Diagram, Exit> diagram_in(const Context& context, const std::string& name);

// "3" as the number of a work.
tl::expected<contest::WorkId, Exit> work_in(const Context& context, const Arguments& arguments);

// An option with a mark or points; nothing when it is not given.
tl::expected<std::optional<Points>, Exit>
points_in(const Context& context, const Arguments& arguments, std::string_view option);

} // namespace kodeks::cli
