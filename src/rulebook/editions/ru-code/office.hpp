// The office by the Draughts Code of Russia.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/editions/ru-code/office_duties.hpp"
#include "rulebook/office_rules.hpp"

namespace kodeks::rulebook::ru_code::office {

inline constexpr Listed<EventCharacter> characters[] = {
    {EventCharacter::individual, cited<"RU:3.1#1">},
    {EventCharacter::team, cited<"RU:3.1#2">},
    {EventCharacter::individual_team, cited<"RU:3.1#3">},
};
inline constexpr Listed<EventKind> kinds[] = {
    {EventKind::championship, cited<"RU:3.1">},     {EventKind::title, cited<"RU:3.1">},
    {EventKind::tournament, cited<"RU:3.1">},       {EventKind::match, cited<"RU:3.1">},
    {EventKind::match_tournament, cited<"RU:3.1">},
};
inline constexpr Calendar calendars[] = {Calendar::national, Calendar::regional,
                                         Calendar::federation};
inline constexpr CardRules card = {
    .characters = characters,
    .kinds = kinds,
    .calendars = calendars,
};

inline constexpr NeededCondition needed[] = {
    {.condition = Condition::aims, .articles = cited<"RU:4.1#1">},
    {.condition = Condition::dates, .articles = cited<"RU:4.1#2">},
    {.condition = Condition::place, .articles = cited<"RU:4.1#2">},
    {.condition = Condition::management, .articles = cited<"RU:4.1#3">},
    {.condition = Condition::participants, .articles = cited<"RU:4.1#4">},
    {.condition = Condition::system, .articles = cited<"RU:4.1#5">},
    {.condition = Condition::tie_breaks, .articles = cited<"RU:4.1#5", "RU:3.16.12">},
    {.condition = Condition::awards, .articles = cited<"RU:4.1#6">},
    {.condition = Condition::entry_terms, .articles = cited<"RU:4.1#7">},
    {.condition = Condition::team_size, .articles = cited<"RU:3.17.2#1">, .when = When::team},
    {.condition = Condition::bound_boards, .articles = cited<"RU:3.17.2#1">, .when = When::team},
    {.condition = Condition::reserves, .articles = cited<"RU:3.17.2#1">, .when = When::team},
    {.condition = Condition::reserve_boards, .articles = cited<"RU:3.17.2#1">, .when = When::team},
    {.condition = Condition::line_up_shift, .articles = cited<"RU:3.17.2#1">, .when = When::team},
    {.condition = Condition::pairing_procedure,
     .articles = cited<"RU:3.18.9">,
     .usual = "pairing_book"},
};
inline constexpr NeededCondition schedule[] = {
    {.condition = Condition::place, .articles = cited<"RU:4.1#8">},
    {.condition = Condition::dates, .articles = cited<"RU:4.1#8">},
    {.condition = Condition::round_schedule, .articles = cited<"RU:4.1#8">},
};
inline constexpr NeededCondition invitation[] = {
    {.condition = Condition::place, .articles = cited<"RU:4.2#2">},
    {.condition = Condition::dates, .articles = cited<"RU:4.2#2">},
    {.condition = Condition::lots_time, .articles = cited<"RU:4.2#2">},
    {.condition = Condition::opening, .articles = cited<"RU:4.2#2">},
    {.condition = Condition::finances, .articles = cited<"RU:4.2#2">},
    {.condition = Condition::awards, .articles = cited<"RU:4.2#2">},
    {.condition = Condition::arrival, .articles = cited<"RU:4.2#2">},
    {.condition = Condition::confirmation, .articles = cited<"RU:4.2#2">},
};
inline constexpr ConditionLimit limits[] = {
    {Condition::playing_hours, 6, cited<"RU:3.9.5~1">},
};
inline constexpr RegulationRules regulations = {
    .needed = needed,
    .schedule = schedule,
    .invitation = invitation,
    .invitation_months = 1,
    .invitation_articles = cited<"RU:4.2#3">,
    .invitation_longer = cited<"RU:4.2#3~1">,
    .invitation_through = cited<"RU:4.2#1">,
    .limits = limits,
};

inline constexpr EntryRules entries = {
    .commission_articles = cited<"RU:4.5">,
    .birth_articles = cited<"RU:3.3.3">,
};

inline constexpr Post posts[] = {
    {.role = Role::chief_arbiter, .articles = cited<"RU:4.6.1#1">},
    {.role = Role::chief_secretary, .articles = cited<"RU:4.6.1#1">},
    {.role = Role::line_arbiter, .articles = cited<"RU:4.6.1#1">},
    {.role = Role::deputy_arbiter, .weight = Weight::should, .articles = cited<"RU:4.6.1#1">},
    {.role = Role::senior_arbiter, .weight = Weight::should, .articles = cited<"RU:4.6.1#1">},
    {.role = Role::director, .articles = cited<"RU:4.3#1">},
};
inline constexpr EventLevel republic[] = {EventLevel::national};
inline constexpr EventLevel zones[] = {EventLevel::regional, EventLevel::city};
inline constexpr EventLevel districts[] = {EventLevel::district, EventLevel::club};
inline constexpr PanelRatio ratios[] = {
    {.levels = republic, .fewest = 2, .most = 3, .articles = cited<"RU:4.6.1#2">},
    {.levels = zones, .fewest = 4, .most = 5, .articles = cited<"RU:4.6.1#3">},
    {.levels = districts,
     .fewest = 6,
     .most = 7,
     .weight = Weight::must,
     .articles = cited<"RU:4.6.1#4">},
    {.when = When::quick_official,
     .fewest = 1,
     .most = 1,
     .weight = Weight::must,
     .articles = cited<"RU:3.20.10">},
    {.when = When::official,
     .fewest = 2,
     .most = 3,
     .weight = Weight::must,
     .articles = cited<"RU:3.21.7">,
     .blind_only = true},
};
inline constexpr PanelRules panel = {
    .posts = posts,
    .ratios = ratios,
    .captain_articles = cited<"RU:3.17.7#1">,
};

inline constexpr Power powers[] = {
    {Right::approve_regulations, Role::organiser, cited<"RU:4.1#8">},
    {Right::issue_schedule, Role::chief_arbiter, cited<"RU:4.1#8">},
    {Right::send_invitations, Role::organiser, cited<"RU:4.2#1">},
    {Right::delegate_technical, Role::federation, cited<"RU:4.3#1">},
    {Right::appoint, Role::organiser, cited<"RU:4.6.1#1">},
    {Right::approve_entries, Role::credentials_member, cited<"RU:4.5">},
    {Right::assign, Role::chief_arbiter, cited<"RU:4.7.2#2">},
    {Right::choose_committee, Role::chief_arbiter, cited<"RU:4.7.2#6">},
    {Right::reassign, Role::chief_arbiter, cited<"RU:4.7.3#3">},
    {Right::suspend, Role::chief_arbiter, cited<"RU:4.7.3#4">},
    {Right::punish, Role::chief_arbiter, cited<"RU:4.7.3#5">},
    {Right::punish, Role::deputy_arbiter, cited<"RU:3.5">},
    {Right::punish, Role::senior_arbiter, cited<"RU:3.5">},
    {Right::punish, Role::line_arbiter, cited<"RU:3.5">},
    {Right::award_loss, Role::chief_arbiter, cited<"RU:4.7.3#5">},
    {Right::award_loss, Role::deputy_arbiter, cited<"RU:3.5">},
    {Right::award_loss, Role::senior_arbiter, cited<"RU:3.5">},
    {Right::award_loss, Role::line_arbiter, cited<"RU:3.5">},
    {Right::exclude, Role::chief_arbiter, cited<"RU:4.7.3#5">},
    {Right::decide_protest, Role::chief_arbiter, cited<"RU:4.7.1">},
    {Right::ban_visitor, Role::chief_arbiter, cited<"RU:4.7.3#6">},
    {Right::cancel_event, Role::chief_arbiter, cited<"RU:4.7.3#1">},
    {Right::order_break, Role::chief_arbiter, cited<"RU:4.7.3#2">},
    {Right::include_absent, Role::chief_arbiter, cited<"RU:4.4~1">},
    {.act = Right::accredit,
     .role = Role::organiser,
     .articles = cited<"RU:4.8.3#2">,
     .together = Role::chief_arbiter},
    {.act = Right::accredit,
     .role = Role::chief_arbiter,
     .articles = cited<"RU:4.8.3#2">,
     .together = Role::organiser},
    {Right::hand_out_sheets, Role::organiser, cited<"RU:3.10.6">},
    {Right::interpret_book, Role::federation, cited<"RU:7">},
};

inline constexpr CommitteeRules committee = {
    .members = 2,
    .more_members = true,
    .if_foreseen = true,
    .size_articles = cited<"RU:4.7.2#6">,
    .before_articles = cited<"RU:4.7.2#6">,
};

inline constexpr EventSanction sanction_kinds[] = {
    {Measure::remark, Right::punish, cited<"RU:3.5#1">},
    {Measure::warning, Right::punish, cited<"RU:3.5#2">},
    {Measure::reprimand, Right::punish, cited<"RU:3.5#3">},
    {Measure::loss, Right::award_loss, cited<"RU:3.5#4">},
    {Measure::loss_of_both, Right::award_loss, cited<"RU:3.5#4">},
    {Measure::expulsion, Right::exclude, cited<"RU:3.5#5">},
};
inline constexpr SanctionRules sanctions = {
    .kinds = sanction_kinds,
    .choice_articles = cited<"RU:3.5">,
};

inline constexpr ProtestRules protests = {
    .captain_articles = cited<"RU:3.17.7#2">,
    .who_articles = cited<"RU:3.4.1#5">,
    .written_articles = cited<"RU:3.17.7#2">,
    .chief_articles = cited<"RU:4.7.1">,
    .committee_articles = cited<"RU:4.7.2#6">,
    .address_articles = cited<"RU:3.4.1#4">,
    .chief_first = true,
};

inline constexpr OfficeRules rules = {
    .edition = "ru-code",
    .card = card,
    .regulations = regulations,
    .entries = entries,
    .panel = panel,
    .powers = powers,
    .duties = duties,
    .committee = committee,
    .sanctions = sanctions,
    .protests = protests,
};

} // namespace kodeks::rulebook::ru_code::office
