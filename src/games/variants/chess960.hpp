// Chess960 (FIDE:G.II): regular chess from one of 960 numbered starting positions.
#pragma once

#include "games/variant.hpp"

namespace kodeks::games::variants {

extern const Variant chess960;

} // namespace kodeks::games::variants
