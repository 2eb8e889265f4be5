// A second, slow chess generator written straight from the articles, square by square on a Setup.
// It shares nothing with the engine but the types, and is what the engine is compared with.
#pragma once

#include "games/move.hpp"
#include "games/setup.hpp"

#include <vector>

namespace kodeks::test::mailbox {

bool in_check(const games::Setup& setup, games::Side side);
std::vector<games::Move> legal_moves(const games::Setup& setup); // sorted
games::Setup play(const games::Setup& setup, const games::Move& move);

} // namespace kodeks::test::mailbox
