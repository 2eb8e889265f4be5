// What a rulebook says about everything around the boards, as data: which events it is for, what
// regulations must fix, who may enter whom, who serves and decides what, duties with times,
// sanctions over an event, protests. One file office.hpp per edition; every line names its article.
// The room `office` is driven by this struct and never asks which book it has.
#pragma once

#include "rulebook/office_words.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

using Articles = std::span<const std::string_view>;

template <class Word>
struct Listed {
    Word word{};
    Articles articles{};
};

struct CardRules {
    Articles world_programme{}; // events of the world federation are not for this book
    std::uint32_t ranks = 0;    // from 1; 0 = the book has none
    Articles rank_articles{};
    std::span<const Listed<EventCharacter>> characters{};
    std::uint32_t least_players = 0; // of an individual event
    Articles least_articles{};
    std::span<const Listed<EventKind>> kinds{};
    std::span<const std::string_view> games{}; // that the programme has; empty = any
    Articles games_articles{};
    std::span<const Calendar> calendars{}; // that make an event official
    bool needs_budget = false;             // of the state, besides
    Articles official_articles{};
    Articles binding_articles{}; // an official event must be held by this book
    Articles group_articles{};   // every national event is of one impairment group
    Articles rated_articles{};   // rated only when played by this book
    Articles women_articles{};   // women may play among men
};

struct NeededCondition {
    Condition condition{};
    Articles articles{};
    When when = When::always;
    std::string_view usual{}; // what holds when nothing is written: message office.usual.<usual>
};

// A condition that only one role sets.
struct OwnedCondition {
    Condition condition{};
    Role role{};
    Articles articles{};
};

// The largest number that may be written.
struct ConditionLimit {
    Condition condition{};
    std::uint32_t most = 0;
    Articles articles{};
};

struct RegulationRules {
    std::span<const NeededCondition> needed{};
    std::span<const NeededCondition> schedule{}; // of the technical regulation or Reglament
    std::span<const NeededCondition> invitation{};
    std::span<const OwnedCondition> owned{};
    std::uint32_t approval_months = 0; // before the start, at the latest
    Articles approval_articles{};
    std::uint32_t invitation_months = 0;
    Articles invitation_articles{};
    Articles invitation_longer{};  // the regulations may ask for more
    Articles invitation_through{}; // the local federations
    std::span<const ConditionLimit> limits{};
    bool supplement_open_only = false; // only what the regulations left open
};

struct ClassRule {
    SportClass sport_class{};
    ImpairmentGroup group{};
    Articles articles{};
    std::int32_t least_decibels = 0;
    bool sign_language = false;
    bool audiogram = false;
    bool sight_measured = false; // acuity and field of the better eye
    bool no_sight = false;
    bool impairment_named = false;
    bool wheelchair = false;
};

// A class whose players may play in an event of another one; never the reverse.
struct ClassTransfer {
    SportClass from{};
    SportClass to{};
    Articles articles{};
};

struct EntryRules {
    std::uint32_t days_before = 0; // technical entries; later ones only on the day of arrival
    Articles term_articles{};
    Articles centre_articles{};    // national events: only regional centres enter
    Articles residence_articles{}; // each its own region's players
    Articles standard_articles{};
    Articles proof_articles{};      // of the standard, by protocols
    Articles class_articles{};      // a national classification is needed
    Articles first_time_articles{}; // before the start
    Articles day_one_articles{};    // the others are confirmed on the first day
    Articles eligible_articles{};
    std::span<const ClassRule> classes{};
    std::span<const ClassTransfer> transfers{};
    Articles commission_articles{};   // establishes the right to play and draws up an act
    Articles unregistered_articles{}; // not in the entry: no right to play
    Articles play_up_articles{};      // the younger need what the regulations ask
    Articles birth_articles{};        // what age is counted from
};

struct Post {
    Role role{};
    Weight weight = Weight::must;
    When when = When::always;
    Articles articles{};
    ImpairmentGroup group = ImpairmentGroup::none; // only in events of this group
};

// How many arbiters: one for `most` pairs at the least, one for `fewest` at the best; or one for so
// many participants.
struct PanelRatio {
    std::span<const EventLevel> levels{}; // empty = any
    When when = When::always;
    std::uint32_t fewest = 0;
    std::uint32_t most = 0;
    std::uint32_t participants = 0;
    Weight weight = Weight::should;
    Articles articles{};
    bool blind_only = false;
};

struct Category {
    EventLevel level{};
    std::uint32_t category = 0; // 0 = national arbiter, 1, 2: the smaller the higher
};

struct PanelRules {
    std::span<const Post> posts{};
    std::span<const PanelRatio> ratios{};
    std::uint32_t most_pairs = 0; // that one arbiter handles
    Articles most_articles{};
    std::uint32_t senior_above = 0; // line arbiters
    Articles senior_articles{};
    std::span<const Category> categories{}; // of the chief arbiter
    Articles category_articles{};
    Articles every_game_articles{}; // quick official events: an arbiter at every game
    Articles captain_articles{};
    Articles deputy_captain_articles{}; // delegated in writing beforehand
};

struct Power {
    Right act{};
    Role role{};
    Articles articles{};
    std::optional<Role> together{}; // only with the consent of
    bool chief_absent = false;      // only while he is away
};

// Somebody who may act as somebody else.
struct StandIn {
    Role role{};
    Role as{};
    Articles articles{};
};

struct OfficeDuty {
    std::string_view name; // message office.duty.<name>
    DueTime due{};
    std::int32_t minutes = 0; // before the round, or
    std::int32_t days = 0;    // before or after the event; -1 = as the law or the regulations say
    std::span<const Role> roles{};
    Articles articles{};
    When when = When::always;
    std::optional<Condition> fixed{}; // at the very time the regulations name
};

struct CommitteeRules {
    std::uint32_t members = 0; // besides the chairman; 0 = the book has no committee
    bool more_members = false; // may be more
    std::uint32_t reserves = 0;
    bool odd = false;
    std::int32_t youngest = 0;
    bool if_foreseen = false; // only when the regulations foresee one
    Articles size_articles{};
    Articles reserve_articles{};
    Articles odd_articles{};
    Articles age_articles{};
    Articles arbiter_articles{};
    Articles interest_articles{};
    Articles before_articles{}; // round 1
    Articles branch_articles{}; // from different ones, if possible
};

struct EventSanction {
    Measure kind{};
    Right act{};
    Articles articles{};
    bool announced = false; // in the regulations, beforehand
};

// A breach that the regulations make, soften or lift.
struct RegulatedOffence {
    std::string_view name; // message office.offence.<name>
    Condition condition{};
    std::string_view lifted{}; // with this word of the regulations it is no breach
    std::string_view made{};   // only with this word it is one
    std::optional<Measure> usual{};
    Articles articles{};
};

struct SanctionRules {
    std::span<const EventSanction> kinds{}; // from the mildest to the harshest
    std::span<const RegulatedOffence> offences{};
    Articles choice_articles{};
    Articles deliberate_articles{}; // the harshest are recommended
    Articles inform_articles{};     // the organiser at once
    Articles report_articles{};     // what the report says about each breach
};

struct ProtestRules {
    Articles captain_articles{}; // team events: only the captain
    Articles who_articles{};
    Articles written_articles{};
    Articles deadline_articles{};
    Articles exclude_articles{}; // the regulations may exclude appeals
    Articles conciliation_articles{};
    Articles chief_articles{};
    Articles committee_articles{};
    Articles final_articles{};
    Articles choice_articles{};  // final or heeded: fixed for the event
    Articles playoff_articles{}; // the chief arbiter has the last word
    Articles address_articles{}; // the organising committee may be addressed by anybody
    bool chief_first = false;    // the committee only against a decision of the chief arbiter
};

struct OfficeRules {
    std::string_view edition;
    CardRules card{};
    RegulationRules regulations{};
    EntryRules entries{};
    PanelRules panel{};
    std::span<const Power> powers{};
    std::span<const StandIn> stand_ins{};
    std::span<const OfficeDuty> duties{};
    CommitteeRules committee{};
    SanctionRules sanctions{};
    ProtestRules protests{};
    Articles beforehand_articles{}; // times of play are fixed before
    Articles resumption_articles{}; // and those of resumptions announced
};

// By edition; nullptr when the book says nothing about the office.
const OfficeRules* office_rules(std::string_view edition);

} // namespace kodeks::rulebook
