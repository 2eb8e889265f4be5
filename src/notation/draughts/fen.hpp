// Draughts positions as text: the FEN of PDN 3.0.
//
//     W:W31-50:B1-20                 numbers, also as ranges
//     W:Wa1,c3,Kd2:Bb6,f8.           letters, kings with K, a dot at the end if one likes
//     B:W:BK5,K10                    a side without pieces
//     W:W31,K46:B12,K5:H12:F31:+235+146
//
// H is the number of plies without a capture or a man's move and F the move number, as lidraughts
// writes them; the last field holds the runs of quiet king moves (FR:17), Black's first, each a
// digit and, above 0, the king's square in two digits. Fields that say nothing are left out.
// Reading is exact: anything else is a fault with its column. Whether the position makes sense is
// for games::accept to say.
#pragma once

#include "base/result.hpp"
#include "games/setup.hpp"
#include "games/variant.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace kodeks::notation::draughts {

enum class Ranges : std::uint8_t { spelled_out, shortened };

struct FenStyle {
    games::SquareNames squares = games::SquareNames::letters;
    Ranges ranges = Ranges::spelled_out; // not every program reads ranges
};

Result<games::Setup> read_fen(const games::Variant& variant, std::string_view text);

std::string write_fen(const games::Variant& variant, const games::Setup& setup);
std::string write_fen(const games::Variant& variant, const games::Setup& setup,
                      const FenStyle& style);

} // namespace kodeks::notation::draughts
