// Draughts positions as text for tests and benchmarks of the games room, which stands above the
// notation room and must be testable without it. Only well-formed text of our own is read: anything
// else is an assertion.
//
//     draughts_setup(russian, "W:WKd2,a1:Bb6,c7")   squares as letters or as numbers, ranges 31-50
#pragma once

#include "games/setup.hpp"
#include "games/variant.hpp"

#include <string>
#include <string_view>

namespace kodeks::test {

games::Setup draughts_setup(const games::Variant& variant, std::string_view text);
games::Square square_from(const games::Variant& variant, std::string_view text);
std::string square_name(const games::Variant& variant, games::Square square);

} // namespace kodeks::test
