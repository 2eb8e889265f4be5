// Whether an earlier fact can be taken back as things stand.
#pragma once

#include "base/result.hpp"
#include "tournament/acts/command.hpp"

#include <optional>

namespace kodeks::tournament {

using Refused = std::optional<Refusal>;

// Nothing when it can; a file with a fact that cannot is refused in the same words.
Refused refused_taking(const State& state, const TakeBack& command);

} // namespace kodeks::tournament
