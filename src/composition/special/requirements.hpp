// The requirements of the genres, as far as they fit a special kind: whoever begins begins quietly,
// somebody can have moved last, and where White begins only one first move solves.
#pragma once

#include "composition/special/special.hpp"

namespace kodeks::composition {

void check_requirements(const Special& special, const Means& means, Verdict& verdict);

} // namespace kodeks::composition
