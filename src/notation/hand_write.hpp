// Moves back into the text that hand.hpp reads.
#pragma once

#include "base/message.hpp"
#include "games/position.hpp"
#include "games/variant.hpp"

#include <array>
#include <optional>
#include <string>

namespace kodeks::notation {

// "e2-e5", "c3-e5 -d4 -f6", "b7-b8=Q": what was displaced, whether it may be or not.
std::string write_displacement(const games::Variant& variant, const games::Move& move);

// A legal move in the reader's usual notation; anything else as a displacement.
std::string write_hand(const games::Variant& variant,
                       const std::optional<games::Position>& position, const games::Move& move,
                       Language language);

// The same in all languages, by Language.
std::array<std::string, 3> write_hand(const games::Variant& variant,
                                      const std::optional<games::Position>& position,
                                      const games::Move& move);

} // namespace kodeks::notation
