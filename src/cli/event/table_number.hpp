// A table as people type it: "3" is table 3, "3.2" board or game 2 of table 3.
#pragma once

#include "tournament/state/state.hpp"

#include <optional>
#include <string_view>

namespace kodeks::cli {

std::optional<tournament::GameRef> read_table(std::string_view text, tournament::StageNumber stage,
                                              std::uint64_t round);

} // namespace kodeks::cli
