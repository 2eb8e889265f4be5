// Papers of a competition as text: what the regulations state, who owes what, the judging sheets,
// the award, the tasks of a solving contest with and without their authors.
#pragma once

#include "base/message.hpp"
#include "composition/contest/contest.hpp"

#include <string>

namespace kodeks::contest {

// Every statement that the book asks for, with its articles.
std::string regulations_paper(const State& state, const World& world, Language language);

// What is still to be done, and what was.
std::string duties_paper(const State& state, const World& world, Language language);

// For the judges of a section: the works without their authors when the contest is closed, figures
// that decide nothing, and what a person has to judge.
std::string judging_sheet(const State& state, SectionNumber section, const World& world,
                          Language language);

// The places with the works: author, residence, position, task (in this order), then the solution.
std::string award_paper(const State& state, Language language);

// Of a solving contest; authors are named once the results are out.
std::string tasks_paper(const State& state, Language language);

// Whether the reader of a judging sheet may see who the authors are.
bool shows_authors(const State& state);

} // namespace kodeks::contest
