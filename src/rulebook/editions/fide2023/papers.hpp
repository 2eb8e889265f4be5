// Papers by the FIDE Laws of Chess 2023.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/paper_rules.hpp"

namespace kodeks::rulebook::fide2023::papers {

inline constexpr EnvelopeLine envelope[] = {
    {EnvelopeItem::names, "FIDE:G.I.2.1"},       {EnvelopeItem::position, "FIDE:G.I.2.2"},
    {EnvelopeItem::used_times, "FIDE:G.I.2.3"},  {EnvelopeItem::sealer, "FIDE:G.I.2.4"},
    {EnvelopeItem::move_number, "FIDE:G.I.2.5"}, {EnvelopeItem::draw_offer, "FIDE:G.I.2.6"},
    {EnvelopeItem::resumption, "FIDE:G.I.2.7"},
};

inline constexpr PaperRules rules = {
    .sheet_owner = cited<"FIDE:8.3">,
    .envelope_check = cited<"FIDE:G.I.3">,
    .envelope = envelope,
};

} // namespace kodeks::rulebook::fide2023::papers
