// A special composition as a file: the object of composition/file.hpp with the key "special" and
// what that kind needs (docs/composition.md).
#pragma once

#include "base/result.hpp"
#include "composition/special/special.hpp"
#include "ledger/source.hpp"

namespace kodeks::composition {

// Whether the text is such an object at all; what else is wrong with it is said by the readers.
bool is_special(std::string_view text);

Result<Special> read_special(const ledger::Source& source);

} // namespace kodeks::composition
