// Draughts moves as text.
//
//     full     c3-d4   c3:e5   d2:h6:f8:c5:a7   32-28   47x24x8x17x6   (RU:1.6.2, RU:2.4, FR:22)
//     compact  cd4     c:e5                                            (RU:1.6.2#9, UA:V.4.4)
//     cross    x       for the only capture, otherwise full            (FR:22)
//     route    every landing of a capture, needed or not
//
// A capture gets its path exactly when start and end do not tell it from another legal capture
// (RU:1.6.2#6, RU:2.4#5, PDN 3.0). Compact text that fits several legal moves is replaced by full
// text; boards with numbered squares have no compact form (RU:2.4#7).
#pragma once

#include "games/position.hpp"
#include "games/variant.hpp"

#include <cstdint>
#include <string>

namespace kodeks::notation::draughts {

enum class Form : std::uint8_t { full, compact, cross, route };

struct Style {
    games::SquareNames squares = games::SquareNames::letters;
    char capture_sign = ':';
    Form form = Form::full;
};

// The full form with the signs of the variant's own literature.
Style own_style(const games::Variant& variant);

// Whether start and end alone fit several of these legal moves.
bool needs_path(const games::MoveList& legal, const games::Move& move);

// Appends the text of a legal move; `legal` is the complete list of the position.
void append_move(std::string& out, const games::Position& position, const games::Move& move,
                 const games::MoveList& legal, const Style& style);

// The same when the caller has no list.
std::string move_text(const games::Position& position, const games::Move& move, const Style& style);

// A route as it stands: squares joined by the capture sign.
void append_route(std::string& out, const games::Board& board, const games::Route& route,
                  const Style& style);

} // namespace kodeks::notation::draughts
