// The rules of a draughts game as data, grouped by the headings of the rulebooks. The defaults are
// what the games share; a variant (games/variants/) states its differences, each with its article.
// A Rules value is a template argument of the generator, so that every game gets its own code and
// none pays for the rules of another.
//
// Held in common and therefore not stated: only dark fields are played on; a capture is compulsory
// and goes on as long as it can, also by choosing the landing square (RU:1.5.6, UA:III.3.2);
// captured pieces leave the board after the whole capture (RU:1.5.7, UA:III.3.6, FR:14); no piece
// is jumped twice (RU:1.5.9, UA:III.3.5, FR:13); the square a piece started from counts as empty.
#pragma once

#include "games/board.hpp"

#include <cstdint>

namespace kodeks::games::draughts {

enum class CaptureLines : std::uint8_t { diagonal, diagonal_and_orthogonal };
enum class ManCaptures : std::uint8_t { forward, forward_and_backward };
enum class KingRange : std::uint8_t { one_step, any_distance };
enum class Promotion : std::uint8_t { at_rest, in_passing };
enum class Priority : std::uint8_t { free_choice, most_pieces, greatest_value };
enum class Winning : std::uint8_t { by_capturing_all, by_losing_all };

struct Rules {
    // The board and the pieces.
    int files = 8;    // RU:1.1, UA:III.1.3.1
    int ranks = 8;    // RU:1.1, UA:III.1.3.1
    int men_rows = 3; // RU:1.3, UA:III.1.2.1

    // Moves.
    KingRange king_range = KingRange::any_distance; // RU:1.4.5, UA:III.2.5.1, FR:9#1
    int quiet_king_moves = 0;                       // at most so many in a row; 0: no limit (FR:17)

    // Captures.
    CaptureLines capture_lines = CaptureLines::diagonal;          // RU:1.5.1, UA:III.3.1
    ManCaptures man_captures = ManCaptures::forward_and_backward; // RU:1.5.3, UA:III.3.7.1
    Priority priority = Priority::free_choice;                    // RU:1.5.14, UA:III.3.7.3

    // Promotion.
    Promotion promotion = Promotion::at_rest; // RU:2.5.2.2, UA:III.3.8.3, FR:8

    // The end of the game.
    Winning winning = Winning::by_capturing_all; // RU:1.8.1#3, UA:III.4.2.2, FR:20.1

    constexpr Board board() const { return {files, ranks, Playing::dark_fields}; }

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// How pieces move does not depend on who wins: a giveaway game shares the generator of its parent.
constexpr Rules movement_of(Rules rules) {
    rules.winning = Winning::by_capturing_all;
    return rules;
}

} // namespace kodeks::games::draughts
