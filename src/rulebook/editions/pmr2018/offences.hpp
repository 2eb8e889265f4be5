// Breaches and sanctions by the chess rules of Transnistria 2018.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/offence.hpp"

namespace kodeks::rulebook::pmr2018 {

using enum SanctionKind;

// What an arbiter may choose from (PMR:146). Fines must have been announced, and exclusion is a
// matter of the whole event: both are the chief arbiter's.
inline constexpr Sanction choices[] = {
    {.kind = warning, .articles = cited<"PMR:146a">},
    {.kind = opponent_gains_time, .articles = cited<"PMR:146b">},
    {.kind = offender_loses_time, .articles = cited<"PMR:146c">},
    {.kind = opponent_gains_points, .articles = cited<"PMR:146d">},
    {.kind = offender_loses_points, .articles = cited<"PMR:146e">},
    {.kind = loss_opponent_score_open, .articles = cited<"PMR:146f">},
    {.kind = fine, .authority = Authority::chief_arbiter, .articles = cited<"PMR:146g">},
    {.kind = exclusion, .authority = Authority::chief_arbiter, .articles = cited<"PMR:146h">},
    {.kind = expulsion, .authority = Authority::chief_arbiter, .articles = cited<"PMR:146i">},
};
inline constexpr Sanction lost[] = {{.kind = loss}};
inline constexpr Sanction lost_score_open[] = {{.kind = loss_opponent_score_open}};
inline constexpr Sanction lost_by_both[] = {{.kind = loss_of_both}};
inline constexpr Sanction warned[] = {{.kind = warning}};

constexpr Offence offence(std::string_view name, std::span<const std::string_view> articles) {
    return {.name = name, .articles = articles, .ladder = {}, .choices = choices};
}

inline constexpr Offence offences[] = {
    offence("wrong_hand", cited<"PMR:55">),
    offence("hovering", cited<"PMR:55">),
    offence("clock_handling", cited<"PMR:56", "PMR:146">),
    offence("adjusting_out_of_turn", cited<"PMR:57">),
    offence("stopped_without_reason", cited<"PMR:73", "PMR:146">),
    offence("displaced_pieces", cited<"PMR:82">),
    offence("bad_score", cited<"PMR:89">),
    offence("score_used_for_notes", cited<"PMR:92">),
    {.name = "other_notation", .articles = cited<"PMR:163">, .ladder = warned, .choices = {}},
    offence("disrepute", cited<"PMR:119", "PMR:131">),
    offence("left_venue", cited<"PMR:122a", "PMR:131">),
    offence("left_area", cited<"PMR:122b", "PMR:131">),
    offence("notes_or_advice", cited<"PMR:124", "PMR:131">),
    {.name = "device", .articles = cited<"PMR:126">, .ladder = lost, .choices = choices},
    offence("refused_inspection", cited<"PMR:127", "PMR:131">),
    offence("smoking", cited<"PMR:128", "PMR:131">),
    offence("distraction", cited<"PMR:130", "PMR:131">),
    offence("unreasonable_claims", cited<"PMR:130", "PMR:131">),
    offence("unreasonable_offers", cited<"PMR:130", "PMR:131">),
    offence("noise", cited<"PMR:130", "PMR:131">),
    offence("too_many_requests", cited<"PMR:130", "PMR:131">),
    {.name = "persistent_refusal",
     .articles = cited<"PMR:132">,
     .ladder = lost_score_open,
     .choices = {}},
    {.name = "persistent_refusal_of_both",
     .articles = cited<"PMR:133">,
     .ladder = lost_by_both,
     .choices = {}},
    offence("no_help_to_reconstruct", cited<"PMR:136">),
};

} // namespace kodeks::rulebook::pmr2018
