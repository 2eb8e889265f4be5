// What the enumerator knows of a player, worked out anew from the rounds.
#pragma once

#include "tournament/fide/field.hpp"

#include <string>

namespace kodeks::tournament::fide::checker {

struct Fact {
    PlayerIndex player = nobody;
    int number = 0;
    int score = 0;
    int white_surplus = 0;
    std::string colours; // "WB" of the games played
    char wish = '-';     // W, B or -
    int force = 0;       // 3 absolute, 2 strong, 1 mild, 0 none
    char float1 = '-';   // D or U in the round before
    char float2 = '-';   // and two rounds before
    bool bye_allowed = true;
    int unplayed = 0;
    bool top = false;
};

std::vector<Fact> facts_of(const Field& field);

bool have_met(const Field& field, PlayerIndex a, PlayerIndex b);

// Does the first player, ranked higher, get White (C04.3:5.2)?
bool first_has_white(const Fact& a, const Fact& b, Side initial);

} // namespace kodeks::tournament::fide::checker
