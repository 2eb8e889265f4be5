// What a hand does on the board, as text: a legal move in any notation of the variant, or else any
// displacement: start and end, what else is taken off, what the piece becomes.
//
//     e4   c3:e5   32-28        legal moves
//     e2-e5                     a displacement that is no legal move
//     c3-e5 -d4 -f6             it also takes d4 and f6 off the board
//     c3-off   c3-c4            it ends on no playing square
//     O-O   e1-g1 h1-f1         king and rook, though castling is not legal
//     b7-b8=Q   a7-b8=K         it becomes a queen, a king (draughts)
#pragma once

#include "base/message.hpp"
#include "games/position.hpp"
#include "games/variant.hpp"

#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace kodeks::notation {

// A piece that ends on a field where nobody plays is out of the game (UA:V.6.7). Such a field is no
// square of the board and lies past all of them; games::no_square is beside the board altogether.
constexpr bool is_off(games::Square square) {
    return square.index >= 128;
}

// "off", or the letter and number of a light field of a draughts board.
std::optional<games::Square> read_off(const games::Board& board, std::string_view text);
std::string write_off(const games::Board& board, games::Square square);

std::optional<games::Move> read_displacement(const games::Board& board, std::string_view text);

// The legal move if the text is one, else the displacement; the message tells why it is neither.
// Without a position (nothing legal can be played) only displacements are read.
tl::expected<games::Move, Message> read_hand(const games::Variant& variant,
                                             const std::optional<games::Position>& position,
                                             std::string_view text);

} // namespace kodeks::notation
