// The office by the Ukrainian draughts rules 2026.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/editions/ua2026/office_duties.hpp"
#include "rulebook/office_rules.hpp"

namespace kodeks::rulebook::ua2026::office {

inline constexpr Listed<EventCharacter> characters[] = {
    {EventCharacter::individual, cited<"UA:II.1.2">},
    {EventCharacter::individual_team, cited<"UA:II.1.2">},
    {EventCharacter::team, cited<"UA:II.1.2">},
    {EventCharacter::cup, cited<"UA:II.1.2">},
};
inline constexpr std::string_view games[] = {"russian", "brazilian", "international"};
inline constexpr Calendar calendars[] = {Calendar::national, Calendar::regional, Calendar::centre};

inline constexpr CardRules card = {
    .world_programme = cited<"UA:I.3">,
    .ranks = 6,
    .rank_articles = cited<"UA:II.1.1">,
    .characters = characters,
    .least_players = 3,
    .least_articles = cited<"UA:II.1.2">,
    .games = games,
    .games_articles = cited<"UA:II.2.1">,
    .calendars = calendars,
    .needs_budget = true,
    .official_articles = cited<"UA:I.11">,
    .group_articles = cited<"UA:I.9">,
};

inline constexpr NeededCondition needed[] = {
    {.condition = Condition::budget, .articles = cited<"UA:V.1.1">},
    {.condition = Condition::aims, .articles = cited<"UA:V.2.1">},
    {.condition = Condition::place, .articles = cited<"UA:V.2.2">},
    {.condition = Condition::dates, .articles = cited<"UA:V.2.2">},
    {.condition = Condition::system, .articles = cited<"UA:V.2.2">},
    {.condition = Condition::tie_breaks, .articles = cited<"UA:V.2.2", "UA:V.12.6">},
    {.condition = Condition::time_control, .articles = cited<"UA:V.7.2">, .when = When::official},
    {.condition = Condition::participants, .articles = cited<"UA:V.2.3">},
    {.condition = Condition::class_requirements, .articles = cited<"UA:V.2.3">},
    {.condition = Condition::age_limits, .articles = cited<"UA:V.2.3">},
    {.condition = Condition::sexes, .articles = cited<"UA:V.2.3">},
    {.condition = Condition::admission, .articles = cited<"UA:II.7.1">},
    {.condition = Condition::awards, .articles = cited<"UA:V.2.4">},
    {.condition = Condition::reception, .articles = cited<"UA:V.2.5">},
    {.condition = Condition::entry_terms, .articles = cited<"UA:V.2.5", "UA:II.4.4">},
    {.condition = Condition::confirmation, .articles = cited<"UA:V.2.5">},
    {.condition = Condition::appeal_minutes, .articles = cited<"UA:V.18.8.4.3">},
    {.condition = Condition::lateness, .articles = cited<"UA:V.9.4.2~2">, .usual = "lateness_book"},
    {.condition = Condition::phone_penalty,
     .articles = cited<"UA:V.17.3.12~1">,
     .usual = "phone_loss"},
    {.condition = Condition::committee_word,
     .articles = cited<"UA:V.18.8.4.3~1">,
     .usual = "committee_final"},
};

inline constexpr NeededCondition schedule[] = {
    {.condition = Condition::place, .articles = cited<"UA:V.18.8.3.1">},
    {.condition = Condition::dates, .articles = cited<"UA:V.18.8.3.1">},
    {.condition = Condition::system, .articles = cited<"UA:V.18.8.3.2">},
    {.condition = Condition::time_control, .articles = cited<"UA:V.18.8.3.3">},
    {.condition = Condition::tie_breaks, .articles = cited<"UA:V.18.8.3.4">},
    {.condition = Condition::awards, .articles = cited<"UA:V.18.8.3.5">},
    {.condition = Condition::qualifying_places,
     .articles = cited<"UA:V.18.8.3.6">,
     .when = When::qualifier},
};

inline constexpr OwnedCondition owned[] = {
    {Condition::minimum_standard, Role::federation, cited<"UA:II.3.1">},
};

inline constexpr ConditionLimit limits[] = {
    {Condition::lateness, 60, cited<"UA:V.9.4.2~2">},
};

inline constexpr RegulationRules regulations = {
    .needed = needed,
    .schedule = schedule,
    .owned = owned,
    .approval_months = 1,
    .approval_articles = cited<"UA:I.10">,
    .limits = limits,
    .supplement_open_only = true,
};

inline constexpr ClassRule classes[] = {
    {.sport_class = SportClass::hearing,
     .group = ImpairmentGroup::hearing,
     .articles = cited<"UA:II.6.1.1">,
     .least_decibels = 55,
     .sign_language = true,
     .audiogram = true},
    {.sport_class = SportClass::vision,
     .group = ImpairmentGroup::vision,
     .articles = cited<"UA:II.6.2.1">,
     .sight_measured = true},
    {.sport_class = SportClass::blind,
     .group = ImpairmentGroup::vision,
     .articles = cited<"UA:II.6.2.2">,
     .no_sight = true},
    {.sport_class = SportClass::musculoskeletal,
     .group = ImpairmentGroup::musculoskeletal,
     .articles = cited<"UA:II.6.3.1">,
     .impairment_named = true},
    {.sport_class = SportClass::wheelchair,
     .group = ImpairmentGroup::musculoskeletal,
     .articles = cited<"UA:II.6.3.2">,
     .wheelchair = true},
};
inline constexpr ClassTransfer transfers[] = {
    {SportClass::blind, SportClass::vision, cited<"UA:V.13.17">},
    {SportClass::wheelchair, SportClass::musculoskeletal, cited<"UA:V.13.18">},
};

inline constexpr EntryRules entries = {
    .days_before = 7,
    .term_articles = cited<"UA:II.4.2">,
    .centre_articles = cited<"UA:II.4.1">,
    .residence_articles = cited<"UA:II.5.1">,
    .standard_articles = cited<"UA:II.3.2">,
    .proof_articles = cited<"UA:II.4.3">,
    .class_articles = cited<"UA:II.5.2">,
    .first_time_articles = cited<"UA:II.5.2">,
    .day_one_articles = cited<"UA:II.5.4">,
    .eligible_articles = cited<"UA:II.5.3">,
    .classes = classes,
    .transfers = transfers,
    .birth_articles = cited<"UA:II.8.1">,
};

inline constexpr Post posts[] = {
    {.role = Role::chief_arbiter, .articles = cited<"UA:V.18.1", "UA:V.18.3">},
    {.role = Role::chief_secretary, .articles = cited<"UA:V.18.1", "UA:V.18.3">},
    {.role = Role::deputy_arbiter, .articles = cited<"UA:V.18.1", "UA:V.18.3">},
    {.role = Role::line_arbiter, .articles = cited<"UA:V.18.1">},
    {.role = Role::doctor, .weight = Weight::should, .articles = cited<"UA:V.18.1">},
    {.role = Role::interpreter,
     .weight = Weight::should,
     .articles = cited<"UA:V.18.1">,
     .group = ImpairmentGroup::hearing},
    {.role = Role::assistant,
     .weight = Weight::should,
     .articles = cited<"UA:V.18.1">,
     .group = ImpairmentGroup::vision},
    {.role = Role::assistant,
     .weight = Weight::should,
     .articles = cited<"UA:V.18.1">,
     .group = ImpairmentGroup::musculoskeletal},
};
inline constexpr EventLevel upper_levels[] = {EventLevel::national, EventLevel::regional,
                                              EventLevel::city};
inline constexpr EventLevel lower_levels[] = {EventLevel::district, EventLevel::club};
inline constexpr PanelRatio ratios[] = {
    {.when = When::impaired, .fewest = 2, .most = 2, .articles = cited<"UA:V.13.19">},
    {.levels = upper_levels,
     .when = When::mixed,
     .fewest = 2,
     .most = 3,
     .articles = cited<"UA:V.18.1.1">},
    {.levels = lower_levels,
     .when = When::mixed,
     .fewest = 3,
     .most = 4,
     .articles = cited<"UA:V.18.1.2">},
    {.when = When::quick_official, .fewest = 1, .most = 1, .articles = cited<"UA:V.18.2">},
};
// The text names three categories and no table; the reading goes by the level of the event.
inline constexpr Category categories[] = {
    {EventLevel::national, 0}, {EventLevel::regional, 1}, {EventLevel::city, 1},
    {EventLevel::district, 2}, {EventLevel::club, 2},
};
inline constexpr PanelRules panel = {
    .posts = posts,
    .ratios = ratios,
    .most_pairs = 4,
    .most_articles = cited<"UA:V.18.13">,
    .senior_above = 5,
    .senior_articles = cited<"UA:V.18.4">,
    .categories = categories,
    .category_articles = cited<"UA:V.18.6">,
    .captain_articles = cited<"UA:V.14.8">,
};

inline constexpr Power powers[] = {
    {Right::approve_regulations, Role::organiser, cited<"UA:V.1.1">},
    {Right::supplement_regulations, Role::organiser, cited<"UA:V.2~1">},
    {Right::supplement_regulations, Role::chief_arbiter, cited<"UA:V.2~1", "UA:V.18.3">},
    {Right::supplement_regulations, Role::chief_secretary, cited<"UA:V.2~1", "UA:V.18.3">},
    {Right::supplement_regulations, Role::deputy_arbiter, cited<"UA:V.2~1", "UA:V.18.3">},
    {Right::issue_schedule, Role::chief_arbiter, cited<"UA:V.18.8.3">},
    {Right::appoint, Role::organiser, cited<"UA:V.1.3">},
    {Right::set_standard, Role::federation, cited<"UA:II.3.1">},
    {Right::approve_entries, Role::chief_arbiter, cited<"UA:V.18.5.1">},
    {Right::approve_entries, Role::chief_secretary, cited<"UA:V.18.5.1">},
    {Right::approve_entries, Role::deputy_arbiter, cited<"UA:V.18.5.1">},
    {Right::approve_entries, Role::credentials_member, cited<"UA:V.1.3">},
    {Right::admit_exception, Role::organiser, cited<"UA:II.3.2~1">},
    {Right::classify, Role::classifier, cited<"UA:II.5.2", "UA:II.5.4">},
    {Right::choose_committee, Role::chief_arbiter, cited<"UA:V.18.8.4">},
    {Right::choose_committee, Role::organiser, cited<"UA:V.18.8.4.1">},
    {Right::assign, Role::chief_arbiter, cited<"UA:V.18.8.2">},
    {Right::assign, Role::deputy_arbiter, cited<"UA:V.18.11.1">},
    {Right::reassign, Role::chief_arbiter, cited<"UA:V.18.9.3">},
    {Right::suspend, Role::chief_arbiter, cited<"UA:V.18.9.4">},
    {Right::punish, Role::chief_arbiter, cited<"UA:V.18.9.5">},
    {Right::punish, Role::deputy_arbiter, cited<"UA:V.18.11.2">},
    {Right::punish, Role::senior_arbiter, cited<"UA:V.17.10">},
    {Right::punish, Role::line_arbiter, cited<"UA:V.17.10">},
    {Right::award_loss, Role::chief_arbiter, cited<"UA:V.18.9.5">},
    {Right::award_loss, Role::deputy_arbiter, cited<"UA:V.18.11.2">},
    {Right::award_loss, Role::senior_arbiter, cited<"UA:V.17.10">},
    {Right::award_loss, Role::line_arbiter, cited<"UA:V.17.10">},
    {Right::exclude, Role::chief_arbiter, cited<"UA:V.18.9.5">},
    {Right::decide_protest, Role::chief_arbiter, cited<"UA:V.17.1.5">},
    {Right::ban_visitor, Role::chief_arbiter, cited<"UA:V.18.9.6">},
    {Right::cancel_event, Role::chief_arbiter, cited<"UA:V.18.9.1">},
    {Right::order_break, Role::chief_arbiter, cited<"UA:V.18.9.2">},
    {.act = Right::decide_urgent,
     .role = Role::deputy_arbiter,
     .articles = cited<"UA:V.18.11.3">,
     .chief_absent = true},
    {Right::decide_outside, Role::organiser, cited<"UA:V.1.4">},
    {Right::permit_filming, Role::organiser, cited<"UA:V.16.1">},
    {Right::change_control, Role::organiser, cited<"UA:V.8.7">},
};
inline constexpr StandIn stand_ins[] = {
    {Role::chief_arbiter, Role::deputy_arbiter, cited<"UA:V.18.9.7">},
    {Role::chief_arbiter, Role::information_arbiter, cited<"UA:V.18.9.7">},
    {Role::chief_arbiter, Role::senior_arbiter, cited<"UA:V.18.9.7">},
    {Role::chief_arbiter, Role::line_arbiter, cited<"UA:V.18.9.7">},
    {Role::deputy_arbiter, Role::information_arbiter, cited<"UA:V.18.11.4">},
    {Role::deputy_arbiter, Role::senior_arbiter, cited<"UA:V.18.11.4">},
    {Role::deputy_arbiter, Role::line_arbiter, cited<"UA:V.18.11.4">},
    {Role::doctor, Role::deputy_arbiter, cited<"UA:V.18.1">},
};

inline constexpr CommitteeRules committee = {
    .members = 2,
    .reserves = 2,
    .size_articles = cited<"UA:V.18.8.4.1">,
    .reserve_articles = cited<"UA:V.18.8.4.1">,
    .arbiter_articles = cited<"UA:V.18.8.4.1">,
    .interest_articles = cited<"UA:V.18.8.4.2">,
    .before_articles = cited<"UA:V.18.8.4">,
    .branch_articles = cited<"UA:V.18.8.4.1">,
};

inline constexpr EventSanction sanction_kinds[] = {
    {Measure::remark, Right::punish, cited<"UA:V.17.10.1">},
    {Measure::warning, Right::punish, cited<"UA:V.17.10.2">},
    {Measure::reprimand, Right::punish, cited<"UA:V.17.10.3">},
    {Measure::loss, Right::award_loss, cited<"UA:V.17.10.4">},
    {Measure::expulsion, Right::exclude, cited<"UA:V.17.10.5">},
};
inline constexpr RegulatedOffence offences[] = {
    {.name = "phone",
     .condition = Condition::phone_penalty,
     .usual = Measure::loss,
     .articles = cited<"UA:V.17.3.12", "UA:V.17.3.12~1">},
};
inline constexpr SanctionRules sanctions = {
    .kinds = sanction_kinds,
    .offences = offences,
    .choice_articles = cited<"UA:V.17.10">,
    .deliberate_articles = cited<"UA:V.17.11">,
};

inline constexpr ProtestRules protests = {
    .captain_articles = cited<"UA:V.14.8">,
    .who_articles = cited<"UA:V.17.1.5">,
    .written_articles = cited<"UA:V.17.1.5", "UA:V.18.8.4.3">,
    .deadline_articles = cited<"UA:V.18.8.4.3">,
    .chief_articles = cited<"UA:V.17.1.5">,
    .committee_articles = cited<"UA:V.18.8.4.3">,
    .final_articles = cited<"UA:V.18.8.4.3">,
    .choice_articles = cited<"UA:V.18.8.4.3~1">,
    .address_articles = cited<"UA:V.17.1.4">,
    .chief_first = true,
};

inline constexpr OfficeRules rules = {
    .edition = "ua2026",
    .card = card,
    .regulations = regulations,
    .entries = entries,
    .panel = panel,
    .powers = powers,
    .stand_ins = stand_ins,
    .duties = duties,
    .committee = committee,
    .sanctions = sanctions,
    .protests = protests,
};

} // namespace kodeks::rulebook::ua2026::office
