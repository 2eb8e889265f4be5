#include "games/position.hpp"

#include "base/check.hpp"
#include "games/variant.hpp"

#include <bit>

namespace kodeks::games {

// All eight counts in one multiplication: their sum, at most 64, arrives in the highest byte.
int Material::total() const {
    return static_cast<int>(std::bit_cast<std::uint64_t>(count) * 0x0101010101010101U >> 56U);
}

Accepted accept(const Variant& variant, const Setup& setup, Defects tolerated) {
    return variant.functions->accept(variant, setup, tolerated);
}

Position start_position(const Variant& variant) {
    const Accepted start = accept(variant, variant.start);
    KODEKS_ASSERT(start.has_value());
    return *start;
}

Setup setup_of(const Position& position) {
    return position.variant().functions->setup_of(position);
}

Side side_to_move(const Position& position) {
    return position.variant().functions->side_to_move(position);
}

Piece piece_at(const Position& position, Square square) {
    return position.variant().functions->piece_at(position, square);
}

Material material(const Position& position, Side side) {
    return position.variant().functions->material(position, side);
}

void legal_moves(const Position& position, MoveList& moves) {
    moves.clear();
    position.variant().functions->legal_moves(position, moves);
}

bool is_legal(const Position& position, const Move& move) {
    if (auto* const short_cut = position.variant().functions->is_legal) {
        return short_cut(position, move);
    }
    MoveList moves;
    legal_moves(position, moves);
    return moves.contains(move);
}

bool capture_available(const Position& position) {
    return position.variant().functions->capture_available(position);
}

Position play(const Position& position, const Move& move) {
    return position.variant().functions->play(position, move);
}

bool is_irreversible(const Position& position, const Move& move) {
    return position.variant().functions->is_irreversible(position, move);
}

bool in_check(const Position& position) {
    return position.variant().functions->in_check(position);
}

Ending ending(const Position& position) {
    return position.variant().functions->ending(position);
}

std::uint64_t key(const Position& position) {
    return position.variant().functions->key(position);
}

Identity identity(const Position& position) {
    return position.variant().functions->identity(position);
}

std::vector<Route> routes(const Position& position, const Move& move, std::size_t limit) {
    return position.variant().functions->routes(position, move, limit);
}

std::uint64_t perft(const Position& position, int depth) {
    return position.variant().functions->perft(position, depth);
}

bool operator==(const Position& a, const Position& b) {
    return &a.variant() == &b.variant() && identity(a) == identity(b);
}

} // namespace kodeks::games
