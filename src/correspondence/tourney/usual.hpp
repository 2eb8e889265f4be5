// What the rulebook settles when a tournament by letter is announced.
#pragma once

#include "correspondence/tourney/settings.hpp"
#include "rulebook/correspondence_rules.hpp"

namespace kodeks::correspondence::tourney {

// Edition, scale and tie-breaks; the variant where none was chosen.
void settle(Settings& settings, const rulebook::CorrespondenceRules& rules);

} // namespace kodeks::correspondence::tourney
