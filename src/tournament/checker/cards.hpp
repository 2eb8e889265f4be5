// The checker's own view of a field: one card for each player, as an arbiter would keep them by
// hand (RU:3.18.3). Nothing here is shared with the pairing engine except the question asked of it
// and the arithmetic of fractions; slow and plain on purpose.
#pragma once

#include "tournament/pairing/field.hpp"
#include "tournament/tiebreak/fraction.hpp"

#include <string_view>
#include <vector>

namespace kodeks::tournament::checker {

using pairing::Colour;
using pairing::Field;
using pairing::Number;

struct Card {
    Number number;
    int points = 0;             // in units of Points
    bool had_bye = false;       // a plus because the field was odd
    bool had_forfeit = false;   // a plus because the opponent did not come
    std::vector<Number> met;    // over the board
    std::vector<Colour> rounds; // first round first; none without a game
    std::vector<Colour> games;  // without the gaps
    std::vector<int> down;      // rounds of descents that count and are not cancelled
    std::vector<int> up;        // likewise ascents
    Fraction first_key;         // coefficients, in the same units
    Fraction second_key;
};

using Cards = std::vector<Card>;

// The cards of those to be paired, in the order of the classification. The system is given by name.
Cards classified(std::string_view system, const Field& field);

int count_white(const Card& card);
// How many equal colours end the list of games, and which.
int run_length(const Card& card);

} // namespace kodeks::tournament::checker
