// All records of one log into another that has none yet, command by command; the chains of the copy
// come out the same, which is checked.
#pragma once

#include "store/check.hpp"

namespace kodeks::store {

// Stops at the first damage of a stream and goes on with the next; what is damaged is told.
Result<Verified> copy_all(Store& from, Store& to);

} // namespace kodeks::store
