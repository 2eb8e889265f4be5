// Tells the proofs which articles were decided and which only came back with a word typed in.
#pragma once

#include "referee/referee.hpp"

#include <span>

namespace kodeks::test {

void note_rulings(const referee::Action& action, const Refusal* refused,
                  std::span<const referee::Event> events);

} // namespace kodeks::test
