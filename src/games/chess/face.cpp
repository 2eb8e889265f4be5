#include "games/chess/face.hpp"

#include "base/check.hpp"
#include "games/chess/accept.hpp"
#include "games/chess/identity.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/perft.hpp"
#include "games/chess/play.hpp"

#include <algorithm>
#include <cstdlib>

namespace kodeks::games::chess {

namespace {

Square outer_square(int square) {
    return {static_cast<std::uint8_t>(square)};
}

Accepted accept_with(const Variant& variant, const Setup& setup, Defects tolerated,
                     CastlingFiles files) {
    const Judged judged = judge(setup, files);
    const Defects structural = judged.defects.without(tolerable_defects());
    if (!structural.empty() || !judged.defects.without(tolerated).empty()) {
        return tl::unexpected(judged.defects);
    }
    return games::Position::wrap(variant, judged.position);
}

Accepted accept_regular(const Variant& variant, const Setup& setup, Defects tolerated) {
    return accept_with(variant, setup, tolerated, CastlingFiles::regular);
}

Accepted accept_any_file(const Variant& variant, const Setup& setup, Defects tolerated) {
    return accept_with(variant, setup, tolerated, CastlingFiles::any);
}

Setup outer_setup(const games::Position& position) {
    return setup_of(inner(position));
}

Side outer_side(const games::Position& position) {
    return inner(position).side_to_move();
}

Piece outer_piece(const games::Position& position, Square square) {
    return inner(position).piece_at(square.index);
}

Material outer_material(const games::Position& position, Side side) {
    const Position& own = inner(position);
    Material result;
    for (const Kind kind :
         {Kind::pawn, Kind::knight, Kind::bishop, Kind::rook, Kind::queen, Kind::king}) {
        result.count[static_cast<std::size_t>(kind)] =
            static_cast<std::uint8_t>(std::popcount(own.of(kind) & own.of(side)));
    }
    return result;
}

void outer_moves(const games::Position& position, MoveList& moves) {
    MoveBuffer buffer;
    legal_moves(inner(position), buffer);
    for (const Move move : buffer) {
        moves.push_back(outer_move(inner(position), move));
    }
}

bool outer_is_legal(const games::Position& position, const games::Move& move) {
    if (move.from.index >= 64 || move.to.index >= 64) {
        return false;
    }
    const Move own = inner_move(move);
    return is_legal(inner(position), own) && outer_move(inner(position), own) == move;
}

games::Position outer_play(const games::Position& position, const games::Move& move) {
    return games::Position::wrap(position.variant(), play(inner(position), inner_move(move)));
}

bool outer_capture_available(const games::Position& position) {
    MoveBuffer buffer;
    legal_moves(inner(position), buffer);
    const Bitboard occupied = inner(position).occupied();
    return std::any_of(buffer.begin(), buffer.end(), [&](Move move) {
        return move.flag() == Move::Flag::en_passant ||
               (!move.is_castling() && (occupied & bit(move.to())) != 0);
    });
}

// Captures and pawn moves never come back, nor does a lost castling right (FIDE:9.2.3.2).
bool outer_is_irreversible(const games::Position& position, const games::Move& move) {
    const Position& before = inner(position);
    const Position after = play(before, inner_move(move));
    return move.is_capture() || before.pawns != after.pawns ||
           before.castling_rooks() != after.castling_rooks();
}

bool outer_in_check(const games::Position& position) {
    return in_check(inner(position));
}

// FIDE:5.1.1, FIDE:5.2.1.
Ending outer_ending(const games::Position& position) {
    const Position& own = inner(position);
    if (has_legal_move(own)) {
        return {};
    }
    return in_check(own) ? Ending{EndReason::checkmate, opponent(own.side_to_move())}
                         : Ending{EndReason::stalemate, {}};
}

std::uint64_t outer_key(const games::Position& position) {
    return key(inner(position));
}

Identity outer_identity(const games::Position& position) {
    return identity(inner(position));
}

std::vector<Route> outer_routes(const games::Position&, const games::Move& move,
                                std::size_t limit) {
    if (limit == 0) {
        return {};
    }
    Route route;
    route.push_back(move.from);
    route.push_back(move.to);
    return {route};
}

std::uint64_t outer_perft(const games::Position& position, int depth) {
    return perft(inner(position), depth);
}

constexpr VariantFunctions functions_with(decltype(VariantFunctions::accept) accept) {
    return {.accept = accept,
            .setup_of = outer_setup,
            .side_to_move = outer_side,
            .legal_moves = outer_moves,
            .play = outer_play,
            .capture_available = outer_capture_available,
            .is_irreversible = outer_is_irreversible,
            .in_check = outer_in_check,
            .ending = outer_ending,
            .key = outer_key,
            .identity = outer_identity,
            .routes = outer_routes,
            .perft = outer_perft,
            .piece_at = outer_piece,
            .material = outer_material,
            .is_legal = outer_is_legal};
}

MoveType type_of(Move move, bool captures) {
    switch (move.flag()) {
    case Move::Flag::en_passant:
        return MoveType::en_passant;
    case Move::Flag::castle_king:
        return MoveType::castle_king;
    case Move::Flag::castle_queen:
        return MoveType::castle_queen;
    default:
        return captures ? MoveType::capture : MoveType::quiet;
    }
}

} // namespace

constinit const VariantFunctions regular_functions = functions_with(accept_regular);
constinit const VariantFunctions any_file_functions = functions_with(accept_any_file);

const Position& inner(const games::Position& position) {
    KODEKS_DEBUG_ASSERT(position.variant().family == Family::chess);
    return position.as<Position>();
}

games::Move outer_move(const Position& position, Move move) {
    Bitboard captured = 0;
    if (move.flag() == Move::Flag::en_passant) {
        captured = bit((move.from() & 56) + file_of(move.to()));
    } else if (!move.is_castling()) {
        captured = bit(move.to()) & position.occupied();
    }
    return {.captured = SquareSet(captured),
            .from = outer_square(move.from()),
            .to = outer_square(move.to()),
            .promotion = move.promotion(),
            .type = type_of(move, captured != 0)};
}

Move inner_move(const games::Move& move) {
    auto flag = Move::Flag::none;
    if (move.promotion >= Kind::knight && move.promotion <= Kind::queen) {
        flag = promotion_flag(move.promotion);
    } else if (move.type == MoveType::en_passant) {
        flag = Move::Flag::en_passant;
    } else if (move.is_castling()) {
        flag =
            move.type == MoveType::castle_king ? Move::Flag::castle_king : Move::Flag::castle_queen;
    }
    return {move.from.index, move.to.index, flag};
}

} // namespace kodeks::games::chess
