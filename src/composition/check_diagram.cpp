// The diagram by itself: may it stand on a board, is White's first move quiet, does Black threaten
// to capture?
#include "composition/checks.hpp"

namespace kodeks::composition {

namespace {

void check_legality(Hearing& hearing) {
    const games::Position& diagram = hearing.composition().diagram;
    const auto accepted = games::accept(diagram.variant(), games::setup_of(diagram));
    if (accepted) {
        return;
    }
    for (const games::Defect defect : accepted.error().list()) {
        hearing.rule("diagram-illegal", Weight::defect, {hearing.rules().legal_diagram},
                     {.word = "defect." + std::string(name_of(defect))});
    }
}

// Capturing is compulsory, so one capture makes every first move a capture.
void check_first_move(Hearing& hearing) {
    const games::Position& diagram = hearing.composition().diagram;
    if (games::capture_available(diagram)) {
        const rulebook::GenreRule* const genre = hearing.genre();
        hearing.rule("first-move-captures", Weight::defect,
                     {hearing.rules().first_move, genre ? genre->first_move : rulebook::Articles{}},
                     {.text = move_text(diagram, hearing.composition().lines.front().front())});
    }
}

games::SquareSet threatened(const games::Position& position) {
    games::MoveList moves;
    games::legal_moves(position, moves);
    std::uint64_t squares = 0;
    for (const games::Move& move : moves) {
        squares |= move.captured.bits();
    }
    return games::SquareSet(squares);
}

// Whether the diagram can come from a quiet position would need play backwards: the ruling says so.
void check_en_prise(Hearing& hearing) {
    const games::Position black = with_to_move(hearing.composition().diagram, games::Side::black);
    const games::SquareSet squares = threatened(black);
    if (!squares.empty()) {
        hearing.rule("white-en-prise", Weight::defect, {hearing.rules().locks.en_prise},
                     {.count = squares.size(), .text = squares_text(black.variant(), squares)});
    }
}

} // namespace

void check_diagram(Hearing& hearing) {
    check_legality(hearing);
    check_first_move(hearing);
    if (hearing.composition().genre == Genre::zadacha) {
        check_en_prise(hearing);
    }
}

} // namespace kodeks::composition
