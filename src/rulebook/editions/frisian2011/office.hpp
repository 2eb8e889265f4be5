// The office by the Frisian draughts rules 2011, which say little about it.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/office_rules.hpp"

namespace kodeks::rulebook::frisian2011::office {

inline constexpr NeededCondition needed[] = {
    {.condition = Condition::time_control, .articles = cited<"FR:23#3">},
};
inline constexpr RegulationRules regulations = {
    .needed = needed,
};

inline constexpr OfficeRules rules = {
    .edition = "frisian2011",
    .regulations = regulations,
};

} // namespace kodeks::rulebook::frisian2011::office
