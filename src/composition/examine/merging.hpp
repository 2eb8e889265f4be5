// Does a second way come back into the author's lines, whatever Black answers, and how much later?
#pragma once

#include "composition/examine/second_way.hpp"

namespace kodeks::composition {

// Transposition, lengthening or delay; empty when it does not come back soon.
std::optional<SecondWay> merging(const Hearing& hearing, const Fork& fork);

} // namespace kodeks::composition
