// Do the records of a file fit together? Both sides of every game are compared; what contradicts
// itself is a fault that names the place, what is merely odd is a remark.
#pragma once

#include "tournament/trf/read.hpp"

namespace kodeks::tournament::trf {

// Called once after the last line; also gives round 0 of XXZ its number.
std::optional<Fault> settle(Reading& reading);

} // namespace kodeks::tournament::trf
