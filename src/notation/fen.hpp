// Positions as text for any variant: the FEN of its family.
#pragma once

#include "base/result.hpp"
#include "games/setup.hpp"
#include "games/variant.hpp"

#include <string>
#include <string_view>

namespace kodeks::notation {

Result<games::Setup> read_fen(const games::Variant& variant, std::string_view text);
std::string write_fen(const games::Variant& variant, const games::Setup& setup);

} // namespace kodeks::notation
