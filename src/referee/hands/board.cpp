#include "referee/hands/board.hpp"

namespace kodeks::referee {

using games::Kind;
using games::no_square;
using games::Piece;

games::Setup displaced(games::Setup board, const games::Move& move) {
    for (const games::Square square : move.captured) {
        board.at(square) = Piece{};
    }
    Piece piece = board.at(move.from);
    board.at(move.from) = Piece{};
    piece.kind = move.promotion == Kind::none ? piece.kind : move.promotion;
    if (move.to != no_square) { // off the playing squares it is out of the game (UA:V.6.7)
        board.at(move.to) = piece;
    }
    board.castling_rooks.remove(move.from);
    if (move.to != no_square) {
        board.castling_rooks.remove(move.to);
    }
    board.passed_square = no_square;
    board.move_number += board.to_move == games::Side::black ? 1 : 0;
    board.to_move = games::opponent(board.to_move);
    return board;
}

games::Setup without_false_castling(const games::Variant& variant, games::Setup board) {
    const games::SquareSet rooks = board.castling_rooks;
    for (const games::Square rook : rooks) {
        games::Setup alone = board;
        alone.castling_rooks = {};
        alone.castling_rooks.add(rook);
        const games::Accepted judged = games::accept(variant, alone, games::tolerable_defects());
        if (!judged && judged.error().has(games::Defect::bad_castling_right)) {
            board.castling_rooks.remove(rook);
        }
    }
    return board;
}

std::optional<games::Position> playable(const games::Variant& variant, const games::Setup& board) {
    const games::Accepted accepted = games::accept(variant, board, games::tolerable_defects());
    return accepted ? std::optional(*accepted) : std::nullopt;
}

} // namespace kodeks::referee
