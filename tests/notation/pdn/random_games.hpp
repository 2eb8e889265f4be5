// Random games with everything a PDN file can hold, for the laws of reading and writing.
#pragma once

#include "notation/game.hpp"

#include <cstdint>
#include <random>

namespace kodeks::test {

struct RandomGames {
    std::mt19937_64 random;
    int longest_plies = 80;
    bool annotated = true;
};

// A game of the variant by random legal moves, tags included as a writer would complete them.
notation::Game random_game(RandomGames& source, const games::Variant& variant);

} // namespace kodeks::test
