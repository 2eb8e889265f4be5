// Mechanical clocks by the chess rules of Transnistria 2018.
#pragma once

#include "rulebook/dial_rules.hpp"

namespace kodeks::rulebook::pmr2018::dials {

inline constexpr std::string_view single[] = {"PMR:241"};

inline constexpr DialRules rules = {.single = single};

} // namespace kodeks::rulebook::pmr2018::dials
