// What papers and pages show of a competition besides its facts: the statements of its regulations,
// what its panel owes, what a judge has before him.
#pragma once

#include "base/message.hpp"
#include "composition/composition.hpp"
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

// What somebody has to do besides judging, section by section where it is done so.
struct DutyLine {
    rulebook::ContestDuty duty = rulebook::ContestDuty::works_forwarded;
    SectionNumber section = 0;
    bool done = false;
    std::vector<std::string> articles;
};

std::vector<DutyLine> duty_lines(const State& state, const World& world);

// "White: a3, Kb6. Black: ..."
std::string position_text(const composition::Composition& board, Language language);

// Figures of a work that decide nothing; empty when its texts describe no composition.
std::string figures_of(const State& state, const Work& work, Language language);

// What a person has to judge in a work of this genre.
std::vector<rulebook::Criterion> criteria_for(const World& world, Genre genre);

// Whether the reader of a judging sheet may see who the authors are.
bool shows_authors(const State& state);

} // namespace kodeks::contest
