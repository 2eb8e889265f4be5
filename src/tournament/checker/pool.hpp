// How many pairs a set of players can form, found in another way than the engine's: the rank of a
// skew-symmetric matrix with one unknown for each possible pair is twice that number (Tutte 1947,
// Lovász 1979). Numbers modulo a prime stand in for the unknowns; a wrong answer could only be too
// small, with a chance below n/2^61 for each question. A greedy try comes first.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace kodeks::tournament::checker {

using May = std::function<bool(int, int)>; // whether two players may meet

int most_pairs(const std::vector<int>& members, const May& may);

bool all_can_be_paired(const std::vector<int>& members, const May& may);

std::vector<int> without(std::vector<int> members, int a, int b = -1);

} // namespace kodeks::tournament::checker
