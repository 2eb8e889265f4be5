#include "referee/hands/board.hpp"

#include "notation/hand.hpp"

namespace kodeks::referee {

using games::Kind;
using games::no_square;
using games::Piece;

namespace {

// The rook that goes with a king who castles: the outermost of his own on that side.
games::Square rook_beside(const games::Setup& board, const games::Move& move) {
    const bool kingside = move.type == games::MoveType::castle_king;
    const int first = move.from.index / 8 * 8;
    const Piece rook{Kind::rook, board.at(move.from).side};
    for (int step = 0; step < 8; ++step) {
        const int index = kingside ? first + 7 - step : first + step;
        if (index == move.from.index) {
            break;
        }
        if (const games::Square square{static_cast<std::uint8_t>(index)};
            board.at(square) == rook) {
            return square;
        }
    }
    return no_square;
}

// Castling that is not legal is done all the same: rook and king, then both off their squares.
void displace_rook(games::Setup& board, const games::Move& move) {
    const games::Square rook = rook_beside(board, move);
    if (rook == no_square) {
        return;
    }
    const int file = move.type == games::MoveType::castle_king ? 5 : 3;
    const Piece piece = board.at(rook);
    board.at(rook) = Piece{};
    board.at({static_cast<std::uint8_t>(move.from.index / 8 * 8 + file)}) = piece;
    board.castling_rooks.remove(rook);
}

// A king that has moved quietly as often as it may stays tired on its new square; another piece
// that moves, a capture, and the loss of the king give it its moves back (FR:17).
void follow_runs(games::Setup& board, const games::Move& move, games::Side mover) {
    for (const games::Side side : {games::Side::white, games::Side::black}) {
        games::KingRun& run = board.king_runs[static_cast<std::size_t>(side)];
        if (run.count == 0) {
            continue;
        }
        const bool moved = run.king == move.from;
        const bool gone = move.captured.contains(run.king) || (!moved && move.to == run.king);
        const bool rests = side == mover && (!moved || !move.captured.empty());
        if (gone || rests || (moved && notation::is_off(move.to))) {
            run = {};
        } else if (moved) {
            run.king = move.to;
        }
    }
}

} // namespace

games::Setup displaced(games::Setup board, const games::Move& move) {
    if (move.is_castling() && board.at(move.from).kind == Kind::king) {
        const Piece king = board.at(move.from);
        displace_rook(board, move);
        board.at(move.from) = king;
    }
    for (const games::Square square : move.captured) {
        board.at(square) = Piece{};
    }
    Piece piece = board.at(move.from);
    board.at(move.from) = Piece{};
    piece.kind = move.promotion == Kind::none ? piece.kind : move.promotion;
    if (!notation::is_off(move.to)) { // off the playing squares it is out of the game (UA:V.6.7)
        board.at(move.to) = piece;
    }
    if (piece.kind == Kind::king) { // who has moved may not castle any more (FIDE:3.8.2.1.1)
        for (const games::Square rook : games::SquareSet(board.castling_rooks)) {
            if (board.at(rook).side == piece.side) {
                board.castling_rooks.remove(rook);
            }
        }
    }
    board.castling_rooks.remove(move.from);
    if (!notation::is_off(move.to)) {
        board.castling_rooks.remove(move.to);
    }
    board.passed_square = no_square;
    follow_runs(board, move, board.to_move);
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
