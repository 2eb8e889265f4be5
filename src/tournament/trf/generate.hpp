// Random tournaments paired by the engine: the same seed gives the same file everywhere.
#pragma once

#include "tournament/trf/document.hpp"

namespace kodeks::tournament::trf {

// "one in n": 0 means never.
struct GeneratorSettings {
    std::uint32_t players = 50;
    Round rounds = 9;
    std::uint64_t seed = 1;
    std::uint32_t draw_percent = 30;
    std::uint32_t forfeit_one_in = 50;   // games
    std::uint32_t half_bye_one_in = 100; // players and rounds
    std::uint32_t zero_bye_one_in = 100; // players and rounds
    std::uint32_t retired_one_in = 200;  // players and rounds
    std::uint32_t late_one_in = 100;     // players who miss round 1
    std::uint32_t prohibited_pairs = 0;  // for the whole event
    bool accelerated = false;
    bool equal_ratings = false;
};

// Fewer rounds than asked when no complete pairing exists any more.
Document generate(const GeneratorSettings& settings);

} // namespace kodeks::tournament::trf
