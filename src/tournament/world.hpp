// What a decision about an event may look at besides its state: the rules of its book. Found by the
// edition's name and never recorded.
#pragma once

#include "rulebook/tournament_rules.hpp"

#include <string_view>

namespace kodeks::tournament {

struct World {
    const rulebook::TournamentRules* rules = nullptr; // of a book that says nothing: none
};

inline World world_for(std::string_view edition) {
    return {rulebook::find_tournament_rules(edition)};
}

} // namespace kodeks::tournament
