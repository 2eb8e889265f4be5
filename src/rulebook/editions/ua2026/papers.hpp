// Papers by the draughts rules of Ukraine 2026.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/paper_rules.hpp"

namespace kodeks::rulebook::ua2026::papers {

// The sections of the regulations, then what the technical regulation adds.
inline constexpr RegulationSection regulations[] = {
    {"aims", "UA:V.2.1"},         {"conditions", "UA:V.2.2"},      {"participants", "UA:V.2.3"},
    {"awards", "UA:V.2.4"},       {"entries", "UA:V.2.5"},         {"dates", "UA:V.18.8.3.1"},
    {"play", "UA:V.18.8.3.2"},    {"control", "UA:V.18.8.3.3"},    {"ties", "UA:V.18.8.3.4"},
    {"winners", "UA:V.18.8.3.5"}, {"qualifying", "UA:V.18.8.3.6"},
};

inline constexpr PaperRules rules = {
    .calendar = cited<"UA:V.18.5.2">,
    .approved = cited<"UA:V.18.5.6">,
    .report = cited<"UA:V.18.8.6">,
    .rating = cited<"UA:V.18.8.6">,
    .certificates = cited<"UA:V.18.5.7">,
    .without_plus = cited<"UA:V.11.2">,
    .bulletin = cited<"UA:V.18.12.1", "UA:V.18.12.2", "UA:V.18.12.4">,
    .game_records = cited<"UA:V.18.12.3">,
    .officials = cited<"UA:V.18.1", "UA:V.18.3">,
    .regulations = regulations,
};

} // namespace kodeks::rulebook::ua2026::papers
