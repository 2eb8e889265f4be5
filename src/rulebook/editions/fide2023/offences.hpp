// Breaches and sanctions by the FIDE Laws of Chess 2023.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/offence.hpp"

namespace kodeks::rulebook::fide2023 {

using enum SanctionKind;

// What an arbiter may choose from (FIDE:12.9). Fines must have been announced, and exclusion is a
// matter of the whole event: both are the chief arbiter's.
inline constexpr Sanction choices[] = {
    {.kind = warning, .articles = cited<"FIDE:12.9.1">},
    {.kind = opponent_gains_time, .articles = cited<"FIDE:12.9.2">},
    {.kind = offender_loses_time, .articles = cited<"FIDE:12.9.3">},
    {.kind = opponent_gains_points, .articles = cited<"FIDE:12.9.4">},
    {.kind = offender_loses_points, .articles = cited<"FIDE:12.9.5">},
    {.kind = loss_opponent_score_open, .articles = cited<"FIDE:12.9.6">},
    {.kind = fine, .authority = Authority::chief_arbiter, .articles = cited<"FIDE:12.9.7">},
    {.kind = exclusion, .authority = Authority::chief_arbiter, .articles = cited<"FIDE:12.9.8">},
    {.kind = expulsion, .authority = Authority::chief_arbiter, .articles = cited<"FIDE:12.9.9">},
};
inline constexpr Sanction lost[] = {{.kind = loss}};
inline constexpr Sanction lost_score_open[] = {{.kind = loss_opponent_score_open}};
inline constexpr Sanction lost_by_both[] = {{.kind = loss_of_both}};
inline constexpr Sanction warned[] = {{.kind = warning}};

constexpr Offence offence(std::string_view name, std::span<const std::string_view> articles) {
    return {.name = name, .articles = articles, .ladder = {}, .choices = choices};
}

inline constexpr Offence offences[] = {
    offence("wrong_hand", cited<"FIDE:6.2.3">),
    offence("hovering", cited<"FIDE:6.2.3">),
    offence("clock_handling", cited<"FIDE:6.2.4", "FIDE:12.9">),
    offence("adjusting_out_of_turn", cited<"FIDE:6.2.5">),
    offence("stopped_without_reason", cited<"FIDE:6.11.4", "FIDE:12.9">),
    offence("displaced_pieces", cited<"FIDE:7.4.3">),
    offence("bad_score", cited<"FIDE:8.1.1">),
    offence("score_used_for_notes", cited<"FIDE:8.1.4">),
    {.name = "other_notation", .articles = cited<"FIDE:C.0">, .ladder = warned, .choices = {}},
    offence("disrepute", cited<"FIDE:11.1", "FIDE:11.6">),
    offence("left_venue", cited<"FIDE:11.2.3.1", "FIDE:11.6">),
    offence("left_area", cited<"FIDE:11.2.3.2", "FIDE:11.6">),
    offence("notes_or_advice", cited<"FIDE:11.3.1", "FIDE:11.6">),
    {.name = "device", .articles = cited<"FIDE:11.3.2.2">, .ladder = lost, .choices = choices},
    offence("refused_inspection", cited<"FIDE:11.3.3", "FIDE:11.6">),
    offence("smoking", cited<"FIDE:11.3.4", "FIDE:11.6">),
    offence("distraction", cited<"FIDE:11.5", "FIDE:11.6">),
    offence("unreasonable_claims", cited<"FIDE:11.5", "FIDE:11.6">),
    offence("unreasonable_offers", cited<"FIDE:11.5", "FIDE:11.6">),
    offence("noise", cited<"FIDE:11.5", "FIDE:11.6">),
    offence("too_many_requests", cited<"FIDE:11.5", "FIDE:11.6">),
    {.name = "persistent_refusal",
     .articles = cited<"FIDE:11.7">,
     .ladder = lost_score_open,
     .choices = {}},
    {.name = "persistent_refusal_of_both",
     .articles = cited<"FIDE:11.8">,
     .ladder = lost_by_both,
     .choices = {}},
    offence("no_help_to_reconstruct", cited<"FIDE:11.11">),
};

} // namespace kodeks::rulebook::fide2023
