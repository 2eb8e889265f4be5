// How the paper inside an envelope is read.
#pragma once

#include "referee/desk/desk.hpp"

#include <string_view>
#include <vector>

namespace kodeks::referee {

struct SealedReading {
    std::vector<games::Move> moves; // one: clear; more: ambiguous
    bool readable = false;          // it has the form of a move
    bool corrected = false;         // an obvious slip
};

// The move as written in the notation of any language; or, where the rulebook corrects obvious
// slips, the only legal move that one can mean: the right destination from a square without a
// piece, or the board seen from the other side (RU:3.12.5#2).
SealedReading read_sealed(const Desk& desk, std::string_view text);

} // namespace kodeks::referee
