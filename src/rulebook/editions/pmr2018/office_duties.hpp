// Duties around an event by the chess rules of Transnistria 2018: who has them and when.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/office_rules.hpp"

namespace kodeks::rulebook::pmr2018::office {

inline constexpr Role chief[] = {Role::chief_arbiter};
inline constexpr Role secretary[] = {Role::chief_secretary};
inline constexpr Role deputy[] = {Role::deputy_arbiter};
inline constexpr Role deputy_secretary[] = {Role::deputy_secretary};
inline constexpr Role line[] = {Role::line_arbiter};
inline constexpr Role any_arbiter[] = {Role::chief_arbiter, Role::deputy_arbiter,
                                       Role::line_arbiter};

inline constexpr OfficeDuty duties[] = {
    {.name = "count-staff",
     .due = DueTime::before_event,
     .roles = chief,
     .articles = cited<"PMR:224b", "PMR:224b3">},
    {.name = "draw-lots",
     .due = DueTime::before_event,
     .roles = chief,
     .articles = cited<"PMR:224b5">,
     .fixed = Condition::lots_time},
    {.name = "choose-committee",
     .due = DueTime::before_event,
     .roles = chief,
     .articles = cited<"PMR:224b7">},
    {.name = "check-boards-line",
     .due = DueTime::before_round,
     .minutes = 120,
     .roles = line,
     .articles = cited<"PMR:228">},
    {.name = "check-boards-deputy",
     .due = DueTime::before_round,
     .minutes = 60,
     .roles = deputy,
     .articles = cited<"PMR:226">},
    {.name = "run-secretariat",
     .due = DueTime::during_event,
     .roles = secretary,
     .articles = cited<"PMR:225">},
    {.name = "issue-protocols",
     .due = DueTime::during_event,
     .roles = deputy_secretary,
     .articles = cited<"PMR:227">},
    {.name = "keep-envelopes",
     .due = DueTime::during_event,
     .roles = any_arbiter,
     .articles = cited<"PMR:181">},
    {.name = "written-report",
     .due = DueTime::after_event,
     .days = 3,
     .roles = chief,
     .articles = cited<"PMR:224f">},
    {.name = "send-rating",
     .due = DueTime::after_event,
     .days = 10,
     .roles = chief,
     .articles = cited<"PMR:224g">},
};

} // namespace kodeks::rulebook::pmr2018::office
