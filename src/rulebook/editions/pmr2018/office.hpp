// The office by the chess rules of Transnistria 2018.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/editions/pmr2018/office_duties.hpp"
#include "rulebook/office_rules.hpp"

namespace kodeks::rulebook::pmr2018::office {

inline constexpr Listed<EventCharacter> characters[] = {
    {EventCharacter::individual, cited<"PMR:7">},
    {EventCharacter::team, cited<"PMR:7">},
    {EventCharacter::individual_team, cited<"PMR:7">},
};
inline constexpr Calendar calendars[] = {Calendar::national, Calendar::federation};
inline constexpr CardRules card = {
    .characters = characters,
    .calendars = calendars,
    .official_articles = cited<"PMR:221">,
    .binding_articles = cited<"PMR:ORDER.2">,
    .women_articles = cited<"PMR:10">,
};

inline constexpr NeededCondition needed[] = {
    {.condition = Condition::team_size, .articles = cited<"PMR:207">, .when = When::team},
    {.condition = Condition::bound_boards, .articles = cited<"PMR:207">, .when = When::team},
    {.condition = Condition::reserves, .articles = cited<"PMR:207">, .when = When::team},
    {.condition = Condition::reserve_boards, .articles = cited<"PMR:207">, .when = When::team},
    {.condition = Condition::line_up_shift, .articles = cited<"PMR:207">, .when = When::team},
    {.condition = Condition::supervision,
     .articles = cited<"PMR:156", "PMR:162">,
     .when = When::quick},
    {.condition = Condition::appeal_minutes, .articles = cited<"PMR:255">},
    {.condition = Condition::lateness, .articles = cited<"PMR:64~2">, .usual = "lateness_zero"},
    {.condition = Condition::report_leaving, .articles = cited<"PMR:123">, .usual = "leaving_free"},
    {.condition = Condition::devices_in_bag,
     .articles = cited<"PMR:125~1">,
     .usual = "bag_forbidden"},
    {.condition = Condition::captain_advice,
     .articles = cited<"PMR:216~1">,
     .when = When::team,
     .usual = "advice_allowed"},
    {.condition = Condition::appeals, .articles = cited<"PMR:135~1">, .usual = "appeals_allowed"},
};
inline constexpr RegulationRules regulations = {
    .needed = needed,
};

inline constexpr EntryRules entries = {
    .unregistered_articles = cited<"PMR:210">,
    .play_up_articles = cited<"PMR:9">,
};

inline constexpr Post posts[] = {
    {.role = Role::chief_arbiter, .articles = cited<"PMR:221a">},
    {.role = Role::chief_secretary, .articles = cited<"PMR:221b">},
    {.role = Role::line_arbiter, .articles = cited<"PMR:221c">},
};
inline constexpr PanelRatio ratios[] = {
    {.participants = 20, .weight = Weight::must, .articles = cited<"PMR:222">},
};
inline constexpr PanelRules panel = {
    .posts = posts,
    .ratios = ratios,
    .captain_articles = cited<"PMR:212">,
    .deputy_captain_articles = cited<"PMR:218">,
};

inline constexpr Power powers[] = {
    {Right::approve_regulations, Role::organiser, cited<"PMR:224c">},
    {.act = Right::supplement_regulations,
     .role = Role::chief_arbiter,
     .articles = cited<"PMR:224c">,
     .together = Role::organiser},
    {Right::appoint, Role::organiser, cited<"PMR:224a">},
    {Right::approve_entries, Role::chief_arbiter, cited<"PMR:223">},
    {Right::approve_entries, Role::chief_secretary, cited<"PMR:223">},
    {Right::choose_committee, Role::chief_arbiter, cited<"PMR:224b7">},
    {Right::choose_committee, Role::organiser, cited<"PMR:251">},
    {Right::assign, Role::deputy_arbiter, cited<"PMR:226">},
    {Right::assign, Role::chief_arbiter, cited<"PMR:223">},
    {Right::reassign, Role::chief_arbiter, cited<"PMR:223">},
    {Right::suspend, Role::chief_arbiter, cited<"PMR:223">},
    {Right::punish, Role::chief_arbiter, cited<"PMR:146">},
    {Right::punish, Role::deputy_arbiter, cited<"PMR:146">},
    {Right::punish, Role::line_arbiter, cited<"PMR:146">},
    {Right::award_loss, Role::chief_arbiter, cited<"PMR:146f">},
    {Right::award_loss, Role::deputy_arbiter, cited<"PMR:146f">},
    {Right::award_loss, Role::line_arbiter, cited<"PMR:146f">},
    {Right::exclude, Role::chief_arbiter, cited<"PMR:146i">},
    {Right::decide_protest, Role::chief_arbiter, cited<"PMR:250">},
    {Right::judge_conditions, Role::chief_arbiter, cited<"PMR:224d">},
    {Right::include_absent, Role::chief_arbiter, cited<"PMR:231~1">},
    {.act = Right::move_game,
     .role = Role::chief_arbiter,
     .articles = cited<"PMR:240~1">,
     .together = Role::organiser},
    {Right::appoint_assistants, Role::chief_arbiter, cited<"PMR:141">},
    {Right::appoint_assistants, Role::deputy_arbiter, cited<"PMR:141">},
    {Right::appoint_assistants, Role::line_arbiter, cited<"PMR:141">},
    {Right::hand_out_sheets, Role::organiser, cited<"PMR:96">},
};

inline constexpr CommitteeRules committee = {
    .members = 2,
    .more_members = true,
    .odd = true,
    .youngest = 21,
    .size_articles = cited<"PMR:251">,
    .odd_articles = cited<"PMR:253">,
    .age_articles = cited<"PMR:254">,
    .arbiter_articles = cited<"PMR:251">,
    .interest_articles = cited<"PMR:252">,
    .before_articles = cited<"PMR:224b7">,
    .branch_articles = cited<"PMR:251">,
};

inline constexpr EventSanction sanction_kinds[] = {
    {Measure::warning, Right::punish, cited<"PMR:146a">},
    {.kind = Measure::fine, .act = Right::punish, .articles = cited<"PMR:146g">, .announced = true},
    {Measure::loss, Right::award_loss, cited<"PMR:146f">},
    {Measure::exclusion, Right::exclude, cited<"PMR:146h">},
    {Measure::expulsion, Right::exclude, cited<"PMR:146i">},
};
inline constexpr RegulatedOffence offences[] = {
    {.name = "device-in-bag",
     .condition = Condition::devices_in_bag,
     .lifted = "allowed",
     .articles = cited<"PMR:125~1">},
    {.name = "left-unreported",
     .condition = Condition::report_leaving,
     .made = "required",
     .articles = cited<"PMR:123">},
    {.name = "captain-advice",
     .condition = Condition::captain_advice,
     .made = "forbidden",
     .articles = cited<"PMR:216~1">},
};
inline constexpr SanctionRules sanctions = {
    .kinds = sanction_kinds,
    .offences = offences,
    .choice_articles = cited<"PMR:146">,
    .inform_articles = cited<"PMR:224e">,
    .report_articles = cited<"PMR:224f">,
};

inline constexpr ProtestRules protests = {
    .captain_articles = cited<"PMR:217">,
    .who_articles = cited<"PMR:255">,
    .written_articles = cited<"PMR:255">,
    .deadline_articles = cited<"PMR:255">,
    .exclude_articles = cited<"PMR:135~1">,
    .conciliation_articles = cited<"PMR:250">,
    .chief_articles = cited<"PMR:250">,
    .committee_articles = cited<"PMR:251">,
    .final_articles = cited<"PMR:256">,
    .playoff_articles = cited<"PMR:281c">,
};

inline constexpr OfficeRules rules = {
    .edition = "pmr2018",
    .card = card,
    .regulations = regulations,
    .entries = entries,
    .panel = panel,
    .powers = powers,
    .duties = duties,
    .committee = committee,
    .sanctions = sanctions,
    .protests = protests,
    .beforehand_articles = cited<"PMR:240">,
    .resumption_articles = cited<"PMR:193">,
};

} // namespace kodeks::rulebook::pmr2018::office
