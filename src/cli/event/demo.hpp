// Whole events played from a seed, for showing what the program does: every result is a choice of
// the same open draw that gave the numbers.
#pragma once

#include "cli/context.hpp"
#include "tournament/event/event.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::cli {

struct DemoKind {
    std::string name; // of the system, as the option spells it
    std::string rulebook;
    tournament::StageSettings stage;
    std::uint32_t players = 8;
};

std::vector<DemoKind> demo_kinds();

// The facts of a whole event; results are drawn, the stronger number a little luckier.
std::vector<tournament::Event> played_demo(const DemoKind& kind, const std::string& seed,
                                           std::uint32_t players);

} // namespace kodeks::cli
