// What a decision may look at besides the state: the rules of letters and of the game, and somebody
// who knows at once what can be proved at once.
#pragma once

#include "correspondence/state/settings.hpp"
#include "oracle/oracle.hpp"
#include "referee/world.hpp"
#include "rulebook/correspondence_rules.hpp"

#include <optional>
#include <string_view>

namespace kodeks::correspondence {

struct World {
    const rulebook::CorrespondenceRules* letters = nullptr;
    referee::World game{}; // its rules of play and whom to ask
};

// Empty when there is no such edition, it knows no games by letter, or not the variant.
std::optional<World> find_world(std::string_view edition, std::string_view variant,
                                const truth::Oracle& oracle);

// A game that may be opened, from the usual position: what the rulebook settles is settled.
Settings usual_settings(const World& world, std::string_view variant, Day first, Day last);

} // namespace kodeks::correspondence
