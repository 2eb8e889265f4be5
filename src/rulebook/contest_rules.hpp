// How a rulebook wants competitions of composers and of solvers to be run, as data: what the
// regulations must state, the terms, who may judge and who may take part. One file per edition
// under editions/; the room `composition` is driven by this struct.
#pragma once

#include "rulebook/scope.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

enum class ContestForm : std::uint8_t { contest, championship, pair_match, contest_match, solving };

enum class ContestScale : std::uint8_t { worldwide, national, territorial, local };

// What regulations may state. The order is that in which they are shown.
enum class Statement : std::uint8_t {
    organiser,
    character,
    sections,
    works,   // how many an author may send, in how many copies
    closing, // address and last day
    ranking, // how winners or places are determined
    awards,
    panel,
    preliminary, // the day of the preliminary results
    in_force,    // the day of the final ones
    period,
    qualifying,
    participants,
    conditions, // of entering
    themes,     // one for every section
    tasks,      // genre, number and points of the compositions to solve
};

struct StatementRule {
    ContestForm form = ContestForm::contest;
    Statement statement = Statement::organiser;
    Articles articles{};
};

// What somebody has to do besides judging, and when it can be done.
enum class ContestDuty : std::uint8_t {
    works_forwarded,    // by the secretary, section by section, before marks are given
    section_reported,   // by the senior judge of a section, when all its works have marks
    reports_checked,    // by the chief judge, when all sections have reported
    changes_told,       // by the senior judge, after a mark was changed
    results_sent,       // by the secretary, after results
    distinctions_sent,  // by the organisers, after the final award
    final_report_given, // by the chief judge, after the final award
};

struct ContestDutyRule {
    ContestDuty duty = ContestDuty::works_forwarded;
    Articles articles{};
};

// A line of a judging sheet: something that a person has to judge.
struct Criterion {
    std::string_view name;  // message contest.criterion.<name>
    std::string_view genre; // empty: of all
    Articles articles{};
};

// Which works may compete, besides being in time.
struct WorkRules {
    std::int32_t corrections = 1; // a corrected work may be entered so often
    Articles corrected{};
    Articles corrected_after_award{}; // may not
    std::int32_t author_years = 5;    // in which only the author may rework his own
    Articles author_right{};
    Articles consent{};    // then it is joint work
    Articles reworked{};   // without substantial improvement: may not
    Articles improved{};   // with it: may, if the source is named
    Articles variations{}; // one of several
    Articles rejected{};   // elsewhere: may, once corrected
    Articles marked{};     // elsewhere: may
    Articles full_solution{};
    Articles territories{};   // the same work in championships of different territories
    Articles levels{};        // of one territory, from local to national: may
    Articles first_move{};    // a lock with a capture as first move, or without one
    Articles complication{};  // names whose work it complicates
    Articles formal_defect{}; // what breaks formal requirements does not exist
};

struct ContestRules {
    std::string_view edition;
    std::span<const StatementRule> statements{};
    std::span<const ContestDutyRule> duties{};
    std::span<const Criterion> criteria{};
    WorkRules works{};
    std::int32_t months_to_enter = 3;
    std::int32_t months_to_appeal = 2;
    Articles final_after{};
    Articles scales{};              // of contests
    Articles championship_scales{}; // which are not international
    Articles own_conditions{};      // what the book does not say stands in the regulations
    Articles closed{};              // judges do not know the authors
    Articles section_fits{};
    Articles staff{};
    Articles application{};
    Articles change_until_closing{};
    Articles panel{}; // chief, seniors, secretary, judges
    Articles chief_enters{};
    Articles secretary_enters{};
    Articles secretary_forbidden{};
    Articles judge_elsewhere{}; // may enter the sections he does not judge
    Articles judge_enters{};    // but not his own
    Articles marks{};           // the scale
    std::int32_t highest_mark = 10;
    Articles examination{}; // predecessors and defects are looked for first
    Articles chief_advises{};
    Articles chief_marks{};   // only where the regulations say so
    Articles chief_revises{}; // an award without grounds
    Articles preliminary{};
    Articles appeals{};
    Articles appeal_decided{};
    Articles own_marks{}; // are not disputed
    Articles binding{};   // one reconsideration, then final
    Articles annulment{};
    Articles place_stays{}; // when a defect is found after the final award
    Articles pairs{};
    Articles sums{};
    Articles nothing_scored{}; // late or defective in a match
    Articles captain{};
    Articles through{};   // questions go through the secretary or the captain
    Articles solvers{};   // the greatest sum wins
    Articles findings{};  // extra points
    Articles anonymous{}; // tasks come without authors, solutions with them
    Articles solving{};   // by letter or on the spot, by anybody
};

// By edition; nullptr when the book says nothing about contests or does not exist.
const ContestRules* contest_rules(std::string_view edition);

} // namespace kodeks::rulebook
