// The ways a move can be written, by name: what `--style` knows. Each family has its own; words and
// Braille are common.
#pragma once

#include "base/message.hpp"
#include "games/position.hpp"
#include "games/variant.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::notation {

// All names, of every family, each once.
std::vector<std::string> move_style_names();

// The names that fit the variant; the first is the usual one.
std::vector<std::string> move_style_names(const games::Variant& variant);

// A legal move in a style of its variant; chess pieces have the letters of the language.
std::string styled_move(const games::Position& position, const games::Move& move,
                        std::string_view style, Language language);

// One of the legal moves of the position in the usual style of its variant, by Language.
std::array<std::string, 3> usual_move(const games::Position& position, const games::Move& move,
                                      const games::MoveList& legal);

} // namespace kodeks::notation
