// Papers by the chess rules of Transnistria 2018.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/paper_rules.hpp"

namespace kodeks::rulebook::pmr2018::papers {

inline constexpr EnvelopeLine envelope[] = {
    {EnvelopeItem::names, "PMR:180a"},       {EnvelopeItem::position, "PMR:180b"},
    {EnvelopeItem::used_times, "PMR:180c"},  {EnvelopeItem::sealer, "PMR:180d"},
    {EnvelopeItem::move_number, "PMR:180e"}, {EnvelopeItem::draw_offer, "PMR:180f"},
    {EnvelopeItem::resumption, "PMR:180g"},
};

inline constexpr RegulationSection regulations[] = {
    {"teams", "PMR:207"},
};

inline constexpr PaperRules rules = {
    .protocols = cited<"PMR:227">,
    .sheet_owner = cited<"PMR:96">,
    .envelope_check = cited<"PMR:181">,
    .envelope = envelope,
    .captains_sign = cited<"PMR:212">,
    .lots = cited<"PMR:224b5">,
    .report = cited<"PMR:224f">,
    .report_days = 3,
    .offenders = cited<"PMR:224f">,
    .rating = cited<"PMR:224g">,
    .rating_days = 10,
    .bulletin = cited<"PMR:225">,
    .officials = cited<"PMR:221", "PMR:221a", "PMR:221b", "PMR:221c">,
    .regulations = regulations,
};

} // namespace kodeks::rulebook::pmr2018::papers
