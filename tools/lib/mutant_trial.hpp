// Whether the tests notice a broken rule: each mutant is tried by the tests that cite its articles,
// then by all others that could notice, a few at a time, the quickest first, until one fails.
#pragma once

#include "lib/mutant_tests.hpp"
#include "lib/mutants.hpp"

#include <cstdint>

namespace kodeks::tools {

// A test that does not come to its end (too_long) shows that something is wrong, but no expectation
// of it failed: it is counted apart. Equal ones do nothing else than the right one, for a reason
// that stands in data/mutation-equal.tsv.
enum class Noticed : std::uint8_t { by_citing, by_others, too_long, not_at_all, equal };

std::string_view word(Noticed noticed);

Noticed try_mutant(const std::vector<Trial>& trials, const Mutant& mutant);

} // namespace kodeks::tools
