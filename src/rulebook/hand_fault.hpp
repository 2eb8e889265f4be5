// What can be wrong with a move that a hand has made on a draughts board. Rulebooks list these
// kinds one by one (UA:V.6.4.1-15, RU:1.10.4#1-13, FR:27a-d); an edition says which of them it
// names and by which article.
#pragma once

#include "rulebook/scope.hpp"

#include <cstdint>
#include <span>

namespace kodeks::rulebook {

enum class HandFault : std::uint8_t {
    none,
    two_moves,              // in a row
    impossible,             // the piece cannot go there
    other_piece,            // one piece was touched, another one moved
    replaced,               // a move made was replaced by another
    opponents_piece,        // moved
    missed_capture,         // a quiet move where a capture was possible
    removed_without_reason, // pieces taken off though nothing was captured
    wrong_number_captured,  // fewer or more than the rules demand
    capture_stopped,        // before its end
    removed_in_capture,     // while the piece was still on its way
    wrong_number_removed,   // after a finished capture
    removed_not_captured,   // other pieces than those captured
    own_removed,            // own pieces taken off after a capture
    king_not_marked,        // a man became a king without being marked as one
    unmarked_king,          // play with such a king
    removal_stopped,        // before all captured pieces were off
    left_the_board,         // the piece stands on no playing square
};

struct HandFaultArticles {
    HandFault kind = HandFault::none;
    Articles articles{};
};

} // namespace kodeks::rulebook
