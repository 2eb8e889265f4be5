// Published compositions: position, task and solution as facts, with where they were printed. One
// table a variant under tests/data/compositions/published, with tabs between the columns.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::test {

struct Published {
    std::string half;    // "tuning" or "held-out": the solver is improved with the first only
    std::string task;    // "win", "draw", or "lock" with men and kings
    std::string diagram; // PDN FEN
    std::vector<std::string> lines; // of what was printed, as far as it can be read
    std::string source;
};

std::vector<Published> read_published(std::string_view text);

} // namespace kodeks::test
