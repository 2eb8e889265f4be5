// Moves in plain words for the ear, in the reader's language: "knight g1 to f3, check"; "man a1
// takes 3 pieces: c3, e5, g7". The words are in data/lang/spoken.tsv.
#pragma once

#include "base/message.hpp"
#include "games/position.hpp"

#include <string>

namespace kodeks::notation::spoken {

// A legal move of the position. A draughts capture tells every landing: a listener who moves the
// piece on a board of his own needs them.
std::string in_words(const games::Position& position, const games::Move& move, Language language);

// "white knight", "чорна дамка".
std::string piece_in_words(games::Piece piece, const games::Variant& variant, Language language);

// "f3" or "32", as the variant calls its squares.
std::string square_name(const games::Variant& variant, games::Square square);

} // namespace kodeks::notation::spoken
