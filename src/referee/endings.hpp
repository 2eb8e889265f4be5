// What an end on the board stands on.
#pragma once

#include "games/ending.hpp"
#include "rulebook/game_rules.hpp"

namespace kodeks::referee {

rulebook::Articles articles_of(const rulebook::Endings& endings, games::EndReason reason);

} // namespace kodeks::referee
