// What the rulebook settles when a tournament by letter is announced.
#pragma once

#include "correspondence/tourney/settings.hpp"
#include "rulebook/correspondence_rules.hpp"

#include <string_view>

namespace kodeks::correspondence::tourney {

// Edition, scale and tie-breaks; the variant where none was chosen.
void settle(Settings& settings, const rulebook::CorrespondenceRules& rules);

// On which article of the book a tie-break stands; empty when none has it.
std::string_view tie_break_article(std::string_view edition, std::string_view code);

} // namespace kodeks::correspondence::tourney
