// A composition as a file (docs/composition.md): one JSON object, read strictly. What is wrong has
// its line and column, an illegal move of a line too.
#pragma once

#include "base/result.hpp"
#include "composition/composition.hpp"
#include "ledger/source.hpp"

#include <string>

namespace kodeks::composition {

constexpr std::int32_t file_version = 1;

// Whether the author's lines must be there: a solver does without.
enum class Lines : std::uint8_t { needed, may_be_missing };

Result<Composition> read_composition(const ledger::Source& source, Lines lines = Lines::needed);

// The same of an object that stands in a larger text.
tl::expected<Composition, ledger::Trouble> composition_of(const ledger::Json& object, Lines needed);

// A composition as such an object, on one line.
std::string composition_text(const Composition& composition);

} // namespace kodeks::composition
