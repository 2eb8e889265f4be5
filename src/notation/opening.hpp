// What an opening that was drawn by lot stands for on the board: a position as text, or moves from
// the usual start, "c3-d4 b6-a5" or "1. c3-d4 b6-a5".
#pragma once

#include "games/setup.hpp"
#include "games/variant.hpp"

#include <optional>
#include <string_view>

namespace kodeks::notation {

// Nothing when it is neither: the table may call its openings by names.
std::optional<games::Setup> set_up_by(const games::Variant& variant, std::string_view opening);

} // namespace kodeks::notation
