#include "games/chess/mailbox.hpp"

#include <algorithm>
#include <cstdlib>

namespace kodeks::test::mailbox {

using namespace games;

namespace {

struct Step {
    int file;
    int rank;
};

const std::vector<Step> diagonal_steps = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
const std::vector<Step> straight_steps = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
const std::vector<Step> all_steps = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1},
                                     {1, 0}, {-1, 0}, {0, 1},  {0, -1}};
const std::vector<Step> knight_steps = {{1, 2},  {2, 1},  {2, -1},  {1, -2},
                                        {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}};

bool inside(int file, int rank) {
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

Square at(int file, int rank) {
    return {static_cast<std::uint8_t>(rank * 8 + file)};
}

int file_of(Square square) {
    return square.index % 8;
}

int rank_of(Square square) {
    return square.index / 8;
}

const std::vector<Step>& steps_of(Kind kind) {
    switch (kind) {
    case Kind::bishop:
        return diagonal_steps; // FIDE:3.2
    case Kind::rook:
        return straight_steps; // FIDE:3.3
    case Kind::knight:
        return knight_steps; // FIDE:3.6
    default:
        return all_steps; // FIDE:3.4, FIDE:3.8.1
    }
}

int forward(Side side) {
    return side == Side::white ? 1 : -1;
}

// The squares a piece attacks (FIDE:3.1.2), up to and including the first piece (FIDE:3.5).
std::vector<Square> attacked_from(const Setup& setup, Square from) {
    const Piece piece = setup.at(from);
    std::vector<Square> result;
    if (piece.kind == Kind::pawn) {
        for (const int side : {-1, 1}) {
            const int file = file_of(from) + side;
            const int rank = rank_of(from) + forward(piece.side);
            if (inside(file, rank)) {
                result.push_back(at(file, rank));
            }
        }
        return result;
    }
    const bool slides = piece.kind != Kind::knight && piece.kind != Kind::king;
    for (const Step step : steps_of(piece.kind)) {
        int file = file_of(from) + step.file;
        int rank = rank_of(from) + step.rank;
        while (inside(file, rank)) {
            result.push_back(at(file, rank));
            if (!slides || setup.at(at(file, rank)).present()) {
                break;
            }
            file += step.file;
            rank += step.rank;
        }
    }
    return result;
}

bool is_attacked(const Setup& setup, Square square, Side by) {
    for (std::uint8_t i = 0; i < 64; ++i) {
        const Piece piece = setup.pieces[i];
        if (piece.present() && piece.side == by) {
            const auto squares = attacked_from(setup, {i});
            if (std::find(squares.begin(), squares.end(), square) != squares.end()) {
                return true;
            }
        }
    }
    return false;
}

Square king_of(const Setup& setup, Side side) {
    for (std::uint8_t i = 0; i < 64; ++i) {
        if (setup.pieces[i] == Piece{Kind::king, side}) {
            return {i};
        }
    }
    return no_square;
}

void add(std::vector<Move>& moves, const Setup& setup, Square from, Square to) {
    const Piece target = setup.at(to);
    Move move;
    move.from = from;
    move.to = to;
    if (target.present()) {
        if (target.side == setup.to_move || target.kind == Kind::king) {
            return; // FIDE:3.1, FIDE:1.4.1
        }
        move.captured.add(to);
        move.type = MoveType::capture;
    }
    const int last_rank = setup.to_move == Side::white ? 7 : 0;
    if (setup.at(from).kind == Kind::pawn && rank_of(to) == last_rank) {
        for (const Kind kind : {Kind::queen, Kind::rook, Kind::bishop, Kind::knight}) {
            move.promotion = kind; // FIDE:3.7.3.3
            moves.push_back(move);
        }
        return;
    }
    moves.push_back(move);
}

void add_pawn_moves(std::vector<Move>& moves, const Setup& setup, Square from) {
    const int step = forward(setup.to_move);
    const int start = setup.to_move == Side::white ? 1 : 6;
    const int file = file_of(from);
    const int rank = rank_of(from) + step;
    if (inside(file, rank) && !setup.at(at(file, rank)).present()) {
        add(moves, setup, from, at(file, rank)); // FIDE:3.7.1
        if (rank_of(from) == start && !setup.at(at(file, rank + step)).present()) {
            add(moves, setup, from, at(file, rank + step)); // FIDE:3.7.2
        }
    }
    for (const Square to : attacked_from(setup, from)) {
        if (setup.at(to).present()) {
            add(moves, setup, from, to); // FIDE:3.7.3
        } else if (to == setup.passed_square) {
            Move move; // FIDE:3.7.3.1
            move.from = from;
            move.to = to;
            move.captured.add(at(file_of(to), rank_of(from)));
            move.type = MoveType::en_passant;
            moves.push_back(move);
        }
    }
}

// Every square from a to b on one rank, both included.
std::vector<Square> walk(Square a, Square b) {
    std::vector<Square> result;
    const int step = file_of(a) < file_of(b) ? 1 : -1;
    for (int file = file_of(a); file != file_of(b) + step; file += step) {
        result.push_back(at(file, rank_of(a)));
    }
    return result;
}

// FIDE:3.8.2.2.3, FIDE:3.8.2.2.4, FIDE:G.II.3.2.7.4.
bool castling_free(const Setup& setup, Square rook, const Move& move) {
    const int rook_file = move.type == MoveType::castle_king ? 5 : 3;
    std::vector<Square> squares = walk(move.from, move.to);
    for (const Square square : squares) {
        if (is_attacked(setup, square, opponent(setup.to_move))) {
            return false;
        }
    }
    for (const Square square : walk(rook, at(rook_file, rank_of(rook)))) {
        squares.push_back(square);
    }
    return std::all_of(squares.begin(), squares.end(), [&](Square square) {
        return !setup.at(square).present() || square == rook || square == move.from;
    });
}

void add_castlings(std::vector<Move>& moves, const Setup& setup) {
    const Square king = king_of(setup, setup.to_move);
    for (const Square rook : setup.castling_rooks) {
        if (setup.at(rook) == Piece{Kind::rook, setup.to_move}) {
            Move move;
            const bool king_side = rook.index > king.index;
            move.from = king;
            move.to = at(king_side ? 6 : 2, rank_of(king));
            move.type = king_side ? MoveType::castle_king : MoveType::castle_queen;
            if (castling_free(setup, rook, move)) {
                moves.push_back(move);
            }
        }
    }
}

Square castling_rook(const Setup& setup, const Move& move) {
    for (const Square rook : setup.castling_rooks) {
        const bool king_side = rook.index > move.from.index;
        if (setup.at(rook).side == setup.to_move &&
            king_side == (move.type == MoveType::castle_king)) {
            return rook;
        }
    }
    return no_square;
}

// Moves the pieces of one move; rights and turn are the caller's.
void place_after(Setup& result, const Setup& setup, const Move& move) {
    const Piece piece = setup.at(move.from);
    if (move.is_castling()) {
        const Square rook = castling_rook(setup, move);
        result.at(move.from) = {};
        result.at(rook) = {};
        result.at(move.to) = piece;
        const int file = move.type == MoveType::castle_king ? 5 : 3;
        result.at(at(file, rank_of(rook))) = setup.at(rook);
        return;
    }
    for (const Square square : move.captured) {
        result.at(square) = {};
    }
    result.at(move.from) = {};
    result.at(move.to) = move.promotion == Kind::none ? piece : Piece{move.promotion, piece.side};
}

} // namespace

bool in_check(const Setup& setup, Side side) {
    return is_attacked(setup, king_of(setup, side), opponent(side));
}

Setup play(const Setup& setup, const Move& move) {
    Setup result = setup;
    const Piece piece = setup.at(move.from);
    place_after(result, setup, move);
    result.castling_rooks.remove(move.from);
    result.castling_rooks.remove(move.to);
    if (piece.kind == Kind::king) {
        const std::uint64_t home = piece.side == Side::white ? 0xFF : 0xFF00000000000000;
        result.castling_rooks = SquareSet(result.castling_rooks.bits() & ~home);
    }
    result.passed_square = no_square;
    if (piece.kind == Kind::pawn && std::abs(move.from.index - move.to.index) == 16) {
        result.passed_square = {static_cast<std::uint8_t>((move.from.index + move.to.index) / 2)};
    }
    result.to_move = opponent(setup.to_move);
    return result;
}

std::vector<Move> legal_moves(const Setup& setup) {
    std::vector<Move> moves;
    for (std::uint8_t i = 0; i < 64; ++i) {
        const Piece piece = setup.pieces[i];
        if (!piece.present() || piece.side != setup.to_move) {
            continue;
        }
        if (piece.kind == Kind::pawn) {
            add_pawn_moves(moves, setup, {i});
        } else {
            for (const Square to : attacked_from(setup, {i})) {
                add(moves, setup, {i}, to);
            }
        }
    }
    add_castlings(moves, setup);
    std::erase_if(moves, [&](const Move& move) {
        return in_check(play(setup, move), setup.to_move); // FIDE:3.9.2
    });
    std::sort(moves.begin(), moves.end());
    return moves;
}

} // namespace kodeks::test::mailbox
