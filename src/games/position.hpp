// A position as every room above sees it: one value type for all variants.
//
//     const Variant& chess = *find_variant("chess");
//     Position position = start_position(chess);
//     MoveList moves;
//     legal_moves(position, moves);
//     position = play(position, moves[0]);
//
// A Position is a plain value: the variant it belongs to and the family's own representation, held
// inside. It has no history; whoever needs repetition or counters keeps them beside it. Two
// positions are equal when nothing that can be played from them differs (FIDE:9.2.3).
#pragma once

#include "games/board.hpp"
#include "games/defect.hpp"
#include "games/ending.hpp"
#include "games/move.hpp"
#include "games/setup.hpp"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

#include <tl/expected.hpp>

namespace kodeks::games {

struct Variant;

// Everything that makes two positions the same for repetition, exactly: no hash, no collision.
struct Identity {
    std::array<std::uint64_t, 5> words{};
    friend constexpr auto operator<=>(const Identity&, const Identity&) = default;
};

class Position {
public:
    static constexpr std::size_t capacity = 64;

    const Variant& variant() const { return *variant_; }

    // For the families only: wrap and unwrap their own representation.
    template <class Inner>
    static Position wrap(const Variant& variant, const Inner& inner) {
        static_assert(sizeof(Inner) <= capacity && alignof(Inner) <= 8);
        static_assert(std::is_trivially_copyable_v<Inner>);
        Position position(variant);
        std::memcpy(position.storage_, &inner, sizeof(Inner));
        return position;
    }

    template <class Inner>
    const Inner& as() const {
        static_assert(std::is_trivially_copyable_v<Inner>);
        return *reinterpret_cast<const Inner*>(storage_);
    }

private:
    explicit Position(const Variant& variant) : variant_(&variant) {}

    const Variant* variant_;
    alignas(8) std::byte storage_[capacity];
};

// Pieces on the board by kind, for one side.
struct Material {
    std::array<std::uint8_t, 8> count{}; // by Kind

    int of(Kind kind) const { return count[static_cast<std::size_t>(kind)]; }

    int total() const;
    friend bool operator==(const Material&, const Material&) = default;
};

using Accepted = tl::expected<Position, Defects>;

// Judges a setup. Defects named in `tolerated` (only tolerable ones count) do not refuse it.
Accepted accept(const Variant& variant, const Setup& setup, Defects tolerated = {});
Position start_position(const Variant& variant);
Setup setup_of(const Position& position);

Side side_to_move(const Position& position);
Piece piece_at(const Position& position, Square square);
Material material(const Position& position, Side side);

// All legal moves, each once, in no particular order; `moves` is cleared first.
void legal_moves(const Position& position, MoveList& moves);
bool is_legal(const Position& position, const Move& move);
bool capture_available(const Position& position);

// The position after a legal move. An illegal move is a bug: check with is_legal first.
Position play(const Position& position, const Move& move);

// Whether the position before the move can never come back (captures, man and pawn moves, lost
// castling rights): histories may be cut here.
bool is_irreversible(const Position& position, const Move& move);

// Whether the king of the side to move is attacked; never in draughts.
bool in_check(const Position& position);

Ending ending(const Position& position);
std::uint64_t key(const Position& position);
Identity identity(const Position& position);

// The ways a capture can be made, at most `limit` of them, shortest description first. A quiet
// move has one route: from, to.
std::vector<Route> routes(const Position& position, const Move& move, std::size_t limit);

// Leaf positions after `depth` plies, counting distinct moves.
std::uint64_t perft(const Position& position, int depth);

bool operator==(const Position& a, const Position& b);

} // namespace kodeks::games
