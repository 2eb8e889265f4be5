// Papers by the Draughts Code of Russia.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/paper_rules.hpp"

namespace kodeks::rulebook::ru_code::papers {

inline constexpr EnvelopeLine envelope[] = {
    {EnvelopeItem::names, "RU:3.11.3#3"},      {EnvelopeItem::position, "RU:3.11.3#3"},
    {EnvelopeItem::sealer, "RU:3.11.3#3"},     {EnvelopeItem::move_number, "RU:3.11.3#3"},
    {EnvelopeItem::used_times, "RU:3.11.3#3"},
};

inline constexpr RegulationSection regulations[] = {
    {"aims", "RU:4.1#1"},         {"dates", "RU:4.1#2"},    {"management", "RU:4.1#3"},
    {"participants", "RU:4.1#4"}, {"system", "RU:4.1#5"},   {"awards", "RU:4.1#6"},
    {"entries", "RU:4.1#7"},      {"teams", "RU:3.17.2#1"},
};

inline constexpr PaperRules rules = {
    .calendar = cited<"RU:4.6.2#1", "RU:4.6.2#2">,
    .approved = cited<"RU:4.6.3#1">,
    .sheet_owner = cited<"RU:3.10.6">,
    .envelope = envelope,
    .report = cited<"RU:4.6.3#2", "RU:4.7.4">,
    .report_days = 3,
    .certificates = cited<"RU:4.6.3#3">,
    .without_plus = cited<"RU:3.15.2~1">,
    .bulletin = cited<"RU:4.7.5">,
    .credentials = cited<"RU:4.5">,
    .officials = cited<"RU:4.6.1#1">,
    .invitation = cited<"RU:4.2#2">,
    .invited_before = cited<"RU:4.2#3">,
    .invited_months = 1,
    .regulations = regulations,
};

} // namespace kodeks::rulebook::ru_code::papers
