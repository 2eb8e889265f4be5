// The things an office deals with, as words of the books: what kind of event it is, who serves
// there, what somebody may decide, what regulations fix. The order stands for nothing.
#pragma once

#include <cstdint>

namespace kodeks::rulebook {

enum class EventLevel : std::uint8_t { world, national, regional, city, district, club };

// Who is ranked, and the cup (UA:II.1.2, RU:3.1, PMR:7).
enum class EventCharacter : std::uint8_t { individual, individual_team, team, cup };

enum class EventKind : std::uint8_t {
    other,
    championship,
    title,
    tournament,
    match,
    match_tournament
};

// Whose plan of the year lists the event (UA:I.11, PMR:221).
enum class Calendar : std::uint8_t { none, national, regional, centre, federation };

enum class ImpairmentGroup : std::uint8_t { none, hearing, vision, musculoskeletal };

enum class SportClass : std::uint8_t { none, hearing, vision, blind, musculoskeletal, wheelchair };

enum class Role : std::uint8_t {
    organiser,
    director, // of the tournament, from the organising committee (RU:4.3#1)
    federation,
    chief_arbiter,
    deputy_arbiter,
    chief_secretary,
    deputy_secretary,
    senior_arbiter,
    line_arbiter,
    information_arbiter,
    doctor,
    technician,
    assistant,
    interpreter,
    classifier,
    credentials_member,
};

// What is decided by somebody with the right to it.
enum class Right : std::uint8_t {
    approve_regulations,
    supplement_regulations, // what they left open, or with the organiser's consent
    issue_schedule,         // technical regulation, Reglament
    send_invitations,
    set_standard, // that entries have to meet
    appoint,
    assign, // boards, encounters, duties
    reassign,
    suspend,
    approve_entries,
    admit_exception,
    classify,
    choose_committee,
    punish, // remark, warning, reprimand, fine
    award_loss,
    exclude,
    decide_protest,
    ban_visitor,
    cancel_event,
    order_break,
    decide_urgent,  // while the chief arbiter is away
    decide_outside, // what is no matter for arbiters
    judge_conditions,
    move_game, // to another place or time
    appoint_assistants,
    adapt_rules, // for players who do not see
    name_ranks,  // otherwise than in the book
    hand_out_sheets,
    permit_filming,
    accredit,
    interpret_book,
    delegate_technical,
    change_control,
    include_absent, // who missed the drawing of lots
};

// What regulations and invitations fix.
enum class Condition : std::uint8_t {
    aims,
    place,
    dates,
    system,
    tie_breaks,
    time_control,
    participants,
    class_requirements,
    age_limits,
    sexes,
    admission, // numbers, standards, programme
    minimum_standard,
    awards,
    reception,
    entry_terms,
    confirmation,
    management,
    budget,
    qualifying_places,
    round_schedule,
    team_size,
    bound_boards,
    reserves,
    reserve_boards,
    line_up_shift,
    lateness,
    playing_hours,
    appeal_minutes,
    committee,
    committee_word, // final, or heeded by the chief arbiter
    supervision,
    fines,
    phone_penalty,
    devices_in_bag,
    report_leaving,
    captain_advice,
    appeals,
    lots_time,
    opening,
    finances,
    arrival,
    invitation_days,
    report_days,
    pairing_procedure,
};

// When a row of rules is meant.
enum class When : std::uint8_t {
    always,
    team,
    official,
    qualifier,
    quick,
    quick_official,
    impaired, // official events of an impairment group
    mixed,    // of no group
};

enum class Speed : std::uint8_t { classical, rapid, blitz };

// What a breach costs, over a whole event.
enum class Measure : std::uint8_t {
    remark,
    warning,
    reprimand,
    fine,
    loss,
    loss_of_both,
    exclusion, // from a round
    expulsion, // from the event
};

enum class DueTime : std::uint8_t { before_event, before_round, during_event, after_event };

// How strongly the book says it.
enum class Weight : std::uint8_t { must, should };

} // namespace kodeks::rulebook
