// The checks that judge.cpp puts one after another; each adds its rulings to the hearing.
#pragma once

#include "composition/hearing.hpp"
#include "oracle/oracle.hpp"

namespace kodeks::composition {

void check_diagram(Hearing& hearing); // legality, quiet first move, white pieces en prise
void check_genre(Hearing& hearing);   // limits, task, groups, balance of forces
void check_ends(Hearing& hearing, const truth::Oracle& oracle); // is the task met in every line?
void check_replies(Hearing& hearing);                           // black moves that no line answers
void check_variations(Hearing& hearing); // are there enough, with different finals?
void check_finals(Hearing& hearing);     // economy
void check_uniqueness(Hearing& hearing); // two white moves in one position

} // namespace kodeks::composition
