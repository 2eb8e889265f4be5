#include "referee/adjournment/sealed_move.hpp"

#include "games/variant.hpp"
#include "notation/hand.hpp"
#include "notation/sheets/reading.hpp"

namespace kodeks::referee {

namespace {

games::Square turned(const games::Board& board, games::Square square) {
    return {static_cast<std::uint8_t>(board.squares() - 1 - square.index)};
}

bool is_slip(const games::Position& position, const games::Move& written,
             const games::Move& meant) {
    const games::Board& board = position.variant().board;
    const bool other_start =
        !games::piece_at(position, written.from).present() && meant.to == written.to;
    const bool other_side =
        meant.from == turned(board, written.from) && meant.to == turned(board, written.to);
    return other_start || other_side;
}

SealedReading read_literally(const games::Position& position, std::string_view text) {
    SealedReading best;
    for (const auto& letters : notation::chess::all_letters()) {
        auto reading = notation::sheets::readings_of(position, text, &letters);
        best.readable = best.readable || reading.readable;
        if (reading.moves.size() == 1) {
            return {std::move(reading.moves), true, false};
        }
        if (best.moves.empty()) {
            best.moves = std::move(reading.moves);
        }
    }
    return best;
}

// All that the slip can mean; more than one: nobody can say what was meant.
std::vector<games::Move> slips(const games::Position& position, std::string_view text) {
    const auto read = notation::read_hand(position.variant(), position, text);
    std::vector<games::Move> found;
    games::MoveList legal;
    games::legal_moves(position, legal);
    for (const games::Move& meant : legal) {
        if (read && is_slip(position, *read, meant)) {
            found.push_back(meant);
        }
    }
    return found;
}

} // namespace

SealedReading read_sealed(const Desk& desk, std::string_view text) {
    const State& state = desk.state();
    SealedReading reading = read_literally(*state.position, text);
    if (reading.moves.empty() && !desk.rules().adjourning.slip.empty()) {
        reading.moves = slips(*state.position, text);
        reading.corrected = reading.moves.size() == 1;
    }
    return reading;
}

} // namespace kodeks::referee
