// What the organisers of a competition fix in advance. A statement that is not made stays empty, so
// that the desk can say which are missing.
#pragma once

#include "base/day.hpp"
#include "base/points.hpp"
#include "rulebook/composition_rules.hpp"
#include "rulebook/contest_rules.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::contest {

using rulebook::ContestForm;
using rulebook::ContestScale;
using rulebook::Genre;

using SectionNumber = std::uint32_t; // from 1

// Whether the judges know the authors.
enum class Secrecy : std::uint8_t { open, closed };

// Who is placed: single works, authors by their best works, teams, solvers.
enum class Ranking : std::uint8_t { works, authors, teams, solvers };

enum class Body : std::uint8_t { federation, committee, club, editorial, other };

enum class Role : std::uint8_t { chief, senior, judge, secretary };

enum class Venue : std::uint8_t { by_letter, on_site };

struct Section {
    std::string name;
    std::string variant;
    Genre genre = Genre::problem;
    std::string theme;
    friend bool operator==(const Section&, const Section&) = default;
};

struct Judge {
    std::string name;
    Role role = Role::judge;
    SectionNumber section = 0; // 0: of the whole competition
    friend bool operator==(const Judge&, const Judge&) = default;
};

// Points of a solver for what the author did not see.
struct Findings {
    Points side_solution;
    Points unsolvable;
    Points inexact;
    friend bool operator==(const Findings&, const Findings&) = default;
};

// A composition to solve, in the order of the announcement.
struct SolvingTask {
    std::string variant;
    Genre genre = Genre::problem;
    std::string fen;
    std::string task;   // "win", "draw", "lock 3 men"
    std::string author; // shown with the solutions only
    Points points;
    friend bool operator==(const SolvingTask&, const SolvingTask&) = default;
};

struct Regulations {
    std::string title;
    std::string edition;
    ContestForm form = ContestForm::contest;
    std::string organiser;
    Body body = Body::other;
    std::optional<ContestScale> scale;
    std::string territory; // of a territorial or local competition
    std::string theme;     // empty: free
    Secrecy secrecy = Secrecy::open;
    std::vector<Section> sections;
    std::optional<std::int32_t> works_each; // by one author in one section
    std::optional<std::int32_t> copies;
    std::string address;
    std::optional<Day> published;
    std::optional<Day> closing;
    std::optional<Ranking> ranking;
    std::int32_t counted = 0; // works of an author that count; 0: all
    std::optional<std::int32_t> prizes;
    std::string distinctions; // other ones
    std::vector<Judge> panel;
    bool chief_marks = false;
    bool secretary_enters = true;
    std::optional<Day> preliminary;
    std::optional<Day> in_force;
    std::optional<Day> period_from;
    std::optional<Day> period_to;
    std::string qualifying;
    std::string participants;
    std::string conditions;
    std::string occasion; // of a solving contest: annual, festive
    Venue venue = Venue::by_letter;
    std::vector<SolvingTask> tasks;
    Findings findings;

    friend bool operator==(const Regulations&, const Regulations&) = default;
};

constexpr bool is_match(ContestForm form) {
    return form == ContestForm::pair_match || form == ContestForm::contest_match;
}

// Statements that the book asks of this form and the regulations do not make.
std::vector<rulebook::StatementRule> missing_statements(const rulebook::ContestRules& rules,
                                                        const Regulations& regulations);

} // namespace kodeks::contest
