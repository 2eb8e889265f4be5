// Sanctions: imposing one, and choosing among those an offence allows.
#pragma once

#include "referee/desk/desk.hpp"

namespace kodeks::referee {

// nullptr: the rulebook knows no such offence in games of this pace.
const rulebook::Offence* find_offence(const Desk& desk, std::string_view name);

// Whether somebody may impose it alone.
bool has_authority(Actor by, rulebook::Authority needed);

void impose(Desk& desk, Side offender, const rulebook::Sanction& sanction, const Ruling& basis);

// The arbiter chose; times and points come with the answer.
Answer answer_offence(Desk& desk, const Question& question, const Decide& decide);

} // namespace kodeks::referee
