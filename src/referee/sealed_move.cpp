#include "referee/sealed_move.hpp"

#include "games/variant.hpp"
#include "referee/hand.hpp"

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

} // namespace

std::optional<Cover> cover_of(const State& state) {
    if (!state.broken_off) {
        return std::nullopt;
    }
    const Side sealer = state.broken_off->sealer;
    return Cover{.position = state.board,
                 .sealer = sealer,
                 .move_number = state.of(sealer).made + 1,
                 .used = {state.clock.of(Side::white).account.used,
                          state.clock.of(Side::black).account.used}};
}

SealedMove read_sealed(const games::Position& position, std::string_view text) {
    const auto read = read_hand(position.variant(), position, text);
    if (!read) {
        return {};
    }
    if (games::is_legal(position, *read)) {
        return {*read, false};
    }
    games::MoveList legal;
    games::legal_moves(position, legal);
    SealedMove found;
    for (const games::Move& meant : legal) {
        if (is_slip(position, *read, meant)) {
            if (found.move) {
                return {}; // more than one: nobody can say what was meant
            }
            found = {meant, true};
        }
    }
    return found;
}

} // namespace kodeks::referee
