// Papers of a competition as text: what the regulations state, who owes what, the judging sheets,
// the award, the tasks of a solving contest with and without their authors.
#pragma once

#include "base/message.hpp"
#include "composition/contest/contest.hpp"

#include <string>
#include <vector>

namespace kodeks::contest {

// A statement that the book asks for, as the regulations make it.
struct Stated {
    std::string name;
    std::string text;
    std::vector<std::string> articles;
};

std::vector<Stated> stated(const State& state, const World& world, Language language);

// Every statement, as a text.
std::string regulations_paper(const State& state, const World& world, Language language);

// What somebody has to do besides judging, section by section where it is done so.
struct DutyLine {
    rulebook::ContestDuty duty = rulebook::ContestDuty::works_forwarded;
    SectionNumber section = 0;
    bool done = false;
    std::vector<std::string> articles;
};

std::vector<DutyLine> duty_lines(const State& state, const World& world);

// What is still to be done, and what was.
std::string duties_paper(const State& state, const World& world, Language language);

// For the judges of a section: the works without their authors when the contest is closed, figures
// that decide nothing, and what a person has to judge.
std::string judging_sheet(const State& state, SectionNumber section, const World& world,
                          Language language);

// Figures of a work that decide nothing; empty when its texts describe no composition.
std::string figures_of(const State& state, const Work& work, Language language);

// What a person has to judge in a work of this genre.
std::vector<rulebook::Criterion> criteria_for(const World& world, Genre genre);

// The places with the works: author, residence, position, task (in this order), then the solution.
std::string award_paper(const State& state, Language language);

// Of a solving contest; authors are named once the results are out.
std::string tasks_paper(const State& state, Language language);

// Whether the reader of a judging sheet may see who the authors are.
bool shows_authors(const State& state);

} // namespace kodeks::contest
