// Duties around an event by the Draughts Code of Russia: who has them and when.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/office_rules.hpp"

namespace kodeks::rulebook::ru_code::office {

inline constexpr Role organiser[] = {Role::organiser, Role::director};
inline constexpr Role chief[] = {Role::chief_arbiter};
inline constexpr Role secretary[] = {Role::chief_secretary};
inline constexpr Role panel_roles[] = {Role::chief_arbiter, Role::deputy_arbiter,
                                       Role::chief_secretary, Role::senior_arbiter,
                                       Role::line_arbiter};
inline constexpr Role commission[] = {Role::credentials_member};
inline constexpr Role arbiters[] = {Role::senior_arbiter, Role::line_arbiter};

inline constexpr OfficeDuty duties[] = {
    {.name = "prepare-venue",
     .due = DueTime::before_event,
     .roles = organiser,
     .articles = cited<"RU:4.3#2">},
    {.name = "make-rules-known",
     .due = DueTime::before_event,
     .roles = chief,
     .articles = cited<"RU:4.1", "RU:3.4.1#1">},
    {.name = "draw-calendar",
     .due = DueTime::before_event,
     .roles = panel_roles,
     .articles = cited<"RU:4.6.2#1">},
    {.name = "publish-schedule",
     .due = DueTime::before_event,
     .roles = panel_roles,
     .articles = cited<"RU:4.6.2#2">},
    {.name = "meet-captains",
     .due = DueTime::before_event,
     .roles = panel_roles,
     .articles = cited<"RU:4.6.2#4">,
     .when = When::team},
    {.name = "share-duties",
     .due = DueTime::before_event,
     .roles = chief,
     .articles = cited<"RU:4.7.2#2">},
    {.name = "meet-players",
     .due = DueTime::before_event,
     .roles = chief,
     .articles = cited<"RU:4.7.2#4">},
    {.name = "draw-up-act",
     .due = DueTime::before_event,
     .roles = commission,
     .articles = cited<"RU:4.5">},
    {.name = "keep-documents",
     .due = DueTime::during_event,
     .roles = secretary,
     .articles = cited<"RU:4.7.5">},
    {.name = "record-results",
     .due = DueTime::during_event,
     .roles = arbiters,
     .articles = cited<"RU:4.7.6">},
    {.name = "approve-results",
     .due = DueTime::after_event,
     .roles = panel_roles,
     .articles = cited<"RU:4.6.3#1">},
    {.name = "fill-certificates",
     .due = DueTime::after_event,
     .roles = panel_roles,
     .articles = cited<"RU:4.6.3#3">},
    {.name = "approve-report",
     .due = DueTime::after_event,
     .days = 3,
     .roles = panel_roles,
     .articles = cited<"RU:4.6.3#2">},
    {.name = "meet-panel-after",
     .due = DueTime::after_event,
     .days = 3,
     .roles = chief,
     .articles = cited<"RU:4.7.4">},
    {.name = "written-report",
     .due = DueTime::after_event,
     .days = 3,
     .roles = chief,
     .articles = cited<"RU:4.7.4">},
};

} // namespace kodeks::rulebook::ru_code::office
