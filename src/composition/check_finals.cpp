// Economy of the final: no white piece may stand there that the task does not need. It is decided
// where the game is over on the board: a piece is superfluous if Black is beaten without it too.
// Where the win still has to be played, that is not asked here.
#include "composition/checks.hpp"

namespace kodeks::composition {

namespace {

void check_economy(Hearing& hearing, std::size_t index) {
    const games::Position& end = hearing.lines()[index].end();
    const games::SquareSet squares = is_beaten(end) ? superfluous(end) : games::SquareSet();
    if (!squares.empty()) {
        const rulebook::GenreRule* const genre = hearing.genre();
        hearing.rule("superfluous-in-final", Weight::defect,
                     {hearing.rules().economy, genre ? genre->economy : rulebook::Articles{}},
                     {.line = number_of(index),
                      .count = squares.size(),
                      .text = squares_text(end.variant(), squares)});
    }
}

// The combination is over when Black is to make a quiet move, or has nothing left.
void check_problem_final(Hearing& hearing, std::size_t index) {
    const games::Position& end = hearing.lines()[index].end();
    const bool blacks_turn = games::side_to_move(end) == games::Side::black;
    if (!blacks_turn || games::capture_available(end)) {
        hearing.rule("final-not-quiet", Weight::defect, {hearing.rules().problems.final_position},
                     {.line = number_of(index)});
    }
}

} // namespace

void check_finals(Hearing& hearing) {
    for (std::size_t i = 0; i < hearing.lines().size(); ++i) {
        if (!hearing.fails(i)) {
            check_economy(hearing, i);
        }
        if (hearing.composition().genre == Genre::problem) {
            check_problem_final(hearing, i);
        }
    }
}

} // namespace kodeks::composition
