// A diagram and its task, solved and then examined in one go: what the page for compositions shows.
// Where the author gave no lines, those that the solver found are examined.
#pragma once

#include "composition/ruling.hpp"
#include "composition/solve/solution.hpp"

#include <functional>
#include <optional>

namespace kodeks::composition {

enum class Stage : std::uint8_t { solving, checking };

struct Study {
    Composition composition; // with the lines that were examined
    bool found = false;      // they are the solver's own
    Solution solution;
    std::optional<Verdict> verdict; // none where there is no line to examine
};

// `tell` hears of each stage when it begins.
Study study(Composition composition, const Means& means, const std::function<void(Stage)>& tell);

} // namespace kodeks::composition

namespace kodeks::ledger {

KODEKS_WORDS(composition::Stage, "solving", "checking")

} // namespace kodeks::ledger
