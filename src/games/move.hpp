// A move as every room above sees it, and lists of moves.
//
// Two draughts captures with the same start, end and captured set are one Move; how the piece
// travelled is a Route, asked for when needed (games/position.hpp, routes()).
#pragma once

#include "base/bounded.hpp"
#include "games/piece.hpp"
#include "games/square.hpp"

#include <compare>
#include <cstdint>
#include <vector>

namespace kodeks::games {

enum class MoveType : std::uint8_t { quiet, capture, en_passant, castle_king, castle_queen };

struct Move {
    SquareSet captured; // where the captured pieces stand
    Square from;
    Square to;                   // castling: where the king ends, also in chess960
    Kind promotion = Kind::none; // what the piece becomes, if it changes
    MoveType type = MoveType::quiet;

    constexpr bool is_capture() const { return !captured.empty(); }

    constexpr bool is_castling() const {
        return type == MoveType::castle_king || type == MoveType::castle_queen;
    }

    friend constexpr auto operator<=>(const Move&, const Move&) = default;
};

static_assert(sizeof(Move) == 16);

// The squares of a capture in order: start, every square where the piece lands after a jump, end.
// At most one landing per captured piece; no board holds more than 40 pieces of one side's victims.
using Route = BoundedVector<Square, 52>;

// Legal moves. The first `inline_capacity` need no allocation, which is enough for every position
// reached by play; set-up monsters spill into the vector and are still complete.
class MoveList {
public:
    static constexpr std::size_t inline_capacity = 256;

    void push_back(const Move& move) {
        if (size_ < inline_capacity) {
            inline_[size_] = move;
        } else {
            spill(move);
        }
        ++size_;
    }

    void clear() {
        size_ = 0;
        spilled_.clear();
    }

    std::size_t size() const { return size_; }

    bool empty() const { return size_ == 0; }

    const Move* begin() const { return spilled_.empty() ? inline_ : spilled_.data(); }

    const Move* end() const { return begin() + size_; }

    const Move& operator[](std::size_t index) const { return begin()[index]; }

    bool contains(const Move& move) const;
    void sort();

private:
    void spill(const Move& move);

    std::size_t size_ = 0;
    Move inline_[inline_capacity];
    std::vector<Move> spilled_; // once used, holds the whole list
};

} // namespace kodeks::games
