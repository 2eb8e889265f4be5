// A composition as a file (docs/composition.md): one JSON object, read strictly. What is wrong has
// its line and column, an illegal move of a line too.
#pragma once

#include "base/result.hpp"
#include "composition/composition.hpp"
#include "ledger/source.hpp"

namespace kodeks::composition {

constexpr std::int32_t file_version = 1;

Result<Composition> read_composition(const ledger::Source& source);

} // namespace kodeks::composition
