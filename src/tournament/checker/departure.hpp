// Which players have to leave a list so that those who stay can be paired among themselves and the
// leavers with everybody below: the smallest set, and of the smallest the first by the order of the
// list. Found by trying sets in that order; a beginning of a set is given up as soon as counting
// shows that nothing can come of it.
#pragma once

#include "tournament/checker/pool.hpp"

namespace kodeks::tournament::checker {

// `order` is the list, who leaves first in front. Everybody together must be pairable.
std::vector<int> fewest_to_leave(const std::vector<int>& order, const std::vector<int>& below,
                                 const May& may);

} // namespace kodeks::tournament::checker
