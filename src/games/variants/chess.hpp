// Chess (FIDE:1 to FIDE:5).
#pragma once

#include "games/variant.hpp"

namespace kodeks::games::variants {

extern const Variant chess;

} // namespace kodeks::games::variants
