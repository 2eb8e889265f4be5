// Figures about a composition for those who judge its art. They decide nothing: each is counted
// from the author's lines with the plain move generator.
#pragma once

#include "composition/composition.hpp"

#include <string>
#include <vector>

namespace kodeks::composition {

struct Indicators {
    std::int32_t lines = 0;
    std::int32_t finals = 0;         // different positions at the ends of the lines
    std::int32_t longest = 0;        // moves of White
    std::int32_t forced_percent = 0; // of Black's replies that are his only ones
    std::int32_t balance = 0;        // white less black pieces in the diagram
    std::int32_t sacrificed = 0;     // most white pieces given in a line
    std::string passive;             // pieces that in no line move or are captured
    bool ready_capture = false;      // Black could capture in the diagram
    bool corner_pair = false;        // a black man held on the edge by a white man of the last row

    friend bool operator==(const Indicators&, const Indicators&) = default;
};

Indicators indicators_of(const Composition& composition);

} // namespace kodeks::composition
