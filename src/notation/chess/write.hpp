// Chess moves as text. A style says what is written; the forms of the rulebooks are constants.
//
//     write_move(position, move, pgn_style());                  exd6, Nbd2, Qe3+, O-O, d8=Q
//     write_move(position, move, short_style(*find_letters("ru")));   exd6 e.p., Кbd2, Фe3+, 0-0
#pragma once

#include "games/position.hpp"
#include "notation/chess/letters.hpp"

#include <string>
#include <string_view>

namespace kodeks::notation::chess {

enum class Departure : std::uint8_t { if_needed, always };

struct Style {
    const Letters* letters = nullptr;
    Departure departure = Departure::if_needed; // FIDE:C.8: the longer form is acceptable
    std::string_view capture = "x";             // FIDE:C.13.3, may be empty
    std::string_view quiet;                     // between the squares of the long form
    std::string_view check = "+";               // FIDE:C.13.4, may be empty
    std::string_view mate = "#";                // FIDE:C.13.5: "++", "#" or nothing
    std::string_view en_passant = " e.p.";      // FIDE:C.13.6, may be empty
    std::string_view castling = "0-0";          // FIDE:C.13.1; the first sign is used
    std::string_view promotion;                 // before the letter of the new piece (FIDE:C.11)
};

Style short_style(const Letters& letters);   // the first form of FIDE:C.SAMPLE
Style shorter_style(const Letters& letters); // the second: no x, +, e.p.
Style long_style(const Letters& letters);    // the third: both squares, no +
Style pgn_style();                           // SAN of the PGN standard
Style coordinate_style();                    // e2e4, e7e8q: letters of the squares alone

// The names --style knows: "short", "shorter", "long", "pgn", "coordinates".
std::span<const std::string_view> style_names();
// nullptr letters mean English; the name must be one of style_names().
Style style_named(std::string_view name, const Letters* letters);

// A move in pgn_style() with the letters of another language.
std::string with_letters(std::string_view pgn, const Letters& letters);

// Appends a legal move of the position.
void write_move(const games::Position& position, const games::Move& move, const Style& style,
                std::string& out);
std::string write_move(const games::Position& position, const games::Move& move,
                       const Style& style);

} // namespace kodeks::notation::chess
