// The office by the FIDE Laws of Chess 2023: what the Laws leave to regulations and to arbiters.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/office_rules.hpp"

namespace kodeks::rulebook::fide2023::office {

inline constexpr std::string_view games[] = {"chess", "chess960"};
inline constexpr CardRules card = {
    .games = games,
    .rated_articles = cited<"FIDE:PREFACE.3">,
};

inline constexpr NeededCondition needed[] = {
    {.condition = Condition::supervision,
     .articles = cited<"FIDE:A.6", "FIDE:B.4">,
     .when = When::quick},
    {.condition = Condition::lateness, .articles = cited<"FIDE:6.7.1~2">, .usual = "lateness_zero"},
    {.condition = Condition::report_leaving,
     .articles = cited<"FIDE:11.2.4">,
     .usual = "leaving_free"},
    {.condition = Condition::devices_in_bag,
     .articles = cited<"FIDE:11.3.2.1">,
     .usual = "bag_forbidden"},
    {.condition = Condition::appeals,
     .articles = cited<"FIDE:11.10~1">,
     .usual = "appeals_allowed"},
};
inline constexpr RegulationRules regulations = {
    .needed = needed,
};

inline constexpr Power powers[] = {
    {Right::punish, Role::chief_arbiter, cited<"FIDE:12.9">},
    {Right::punish, Role::deputy_arbiter, cited<"FIDE:12.9">},
    {Right::punish, Role::line_arbiter, cited<"FIDE:12.9">},
    {Right::award_loss, Role::chief_arbiter, cited<"FIDE:12.9.6">},
    {Right::award_loss, Role::deputy_arbiter, cited<"FIDE:12.9.6">},
    {Right::award_loss, Role::line_arbiter, cited<"FIDE:12.9.6">},
    {Right::exclude, Role::chief_arbiter, cited<"FIDE:12.9.9">},
    {Right::decide_protest, Role::chief_arbiter, cited<"FIDE:11.10">},
    {Right::appoint_assistants, Role::chief_arbiter, cited<"FIDE:12.4">},
    {Right::appoint_assistants, Role::deputy_arbiter, cited<"FIDE:12.4">},
    {Right::appoint_assistants, Role::line_arbiter, cited<"FIDE:12.4">},
    {.act = Right::adapt_rules,
     .role = Role::organiser,
     .articles = cited<"FIDE:D.1~1">,
     .together = Role::chief_arbiter},
    {Right::name_ranks, Role::chief_arbiter, cited<"FIDE:D.2.1~1">},
    {Right::name_ranks, Role::deputy_arbiter, cited<"FIDE:D.2.1~1">},
    {Right::name_ranks, Role::line_arbiter, cited<"FIDE:D.2.1~1">},
    {Right::hand_out_sheets, Role::organiser, cited<"FIDE:8.3">},
};

inline constexpr Role any_arbiter[] = {Role::chief_arbiter, Role::deputy_arbiter,
                                       Role::line_arbiter};
inline constexpr OfficeDuty duties[] = {
    {.name = "keep-envelopes",
     .due = DueTime::during_event,
     .roles = any_arbiter,
     .articles = cited<"FIDE:G.I.3">},
};

inline constexpr EventSanction sanction_kinds[] = {
    {Measure::warning, Right::punish, cited<"FIDE:12.9.1">},
    {.kind = Measure::fine,
     .act = Right::punish,
     .articles = cited<"FIDE:12.9.7">,
     .announced = true},
    {Measure::loss, Right::award_loss, cited<"FIDE:12.9.6">},
    {Measure::exclusion, Right::exclude, cited<"FIDE:12.9.8">},
    {Measure::expulsion, Right::exclude, cited<"FIDE:12.9.9">},
};
inline constexpr RegulatedOffence offences[] = {
    {.name = "device-in-bag",
     .condition = Condition::devices_in_bag,
     .lifted = "allowed",
     .articles = cited<"FIDE:11.3.2.1">},
    {.name = "left-unreported",
     .condition = Condition::report_leaving,
     .made = "required",
     .articles = cited<"FIDE:11.2.4">},
};
inline constexpr SanctionRules sanctions = {
    .kinds = sanction_kinds,
    .offences = offences,
    .choice_articles = cited<"FIDE:12.9">,
};

inline constexpr ProtestRules protests = {
    .who_articles = cited<"FIDE:11.10">,
    .deadline_articles = cited<"FIDE:11.10~1">,
    .exclude_articles = cited<"FIDE:11.10~1">,
    .chief_articles = cited<"FIDE:11.10">,
};

inline constexpr OfficeRules rules = {
    .edition = "fide2023",
    .card = card,
    .regulations = regulations,
    .powers = powers,
    .duties = duties,
    .sanctions = sanctions,
    .protests = protests,
    .resumption_articles = cited<"FIDE:G.I.14">,
};

} // namespace kodeks::rulebook::fide2023::office
