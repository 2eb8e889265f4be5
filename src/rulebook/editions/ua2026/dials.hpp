// Mechanical clocks by the Ukrainian draughts rules 2026.
#pragma once

#include "rulebook/dial_rules.hpp"

namespace kodeks::rulebook::ua2026::dials {

inline constexpr std::string_view alike[] = {"UA:V.8.9.1"};
inline constexpr std::string_view single[] = {"UA:V.8.9.2"};
inline constexpr std::string_view combined[] = {"UA:V.8.9.3"};
inline constexpr std::string_view match[] = {"UA:V.8.9.4"};
inline constexpr std::string_view match_combined[] = {"UA:V.8.9.5"};

inline constexpr DialRules rules = {alike, single, combined, match, match_combined};

} // namespace kodeks::rulebook::ua2026::dials
