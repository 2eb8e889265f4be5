// Taking moves off the board again, and what the clocks show then.
#pragma once

#include "referee/desk/desk.hpp"

#include <array>

namespace kodeks::referee {

// The board as it was before the ply, and the clocks without what the undone moves had brought.
void take_back(Desk& desk, std::int32_t ply);

// By how much each clock differs from what it showed when the turn of a ply that is taken back
// began, by Side.
std::array<Milliseconds, 2> corrections_to(const Desk& desk, const Ply& taken);

// Where a rulebook leaves the times after going back to the arbiter's judgement, he is asked, with
// the times of that moment proposed (FIDE:7.1, PMR:76).
void ask_about_times(Desk& desk, Side about, const std::array<Milliseconds, 2>& corrections);
Answer answer_times(Desk& desk, const Question& question, std::string_view option);

} // namespace kodeks::referee
