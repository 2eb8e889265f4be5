// A chess move in 16 bits, and a buffer that holds every move of any position.
//
// The compact move is for work inside one position: who moves and what is captured is read from
// the board. games::Move is the form for everybody else; face.hpp converts.
#pragma once

#include "games/piece.hpp"

#include <cstddef>
#include <cstdint>

namespace kodeks::games::chess {

class Move {
public:
    // What is special about the move. Castling goes to the square where the king ends.
    enum class Flag : std::uint8_t {
        none,
        en_passant,
        castle_king,
        castle_queen,
        to_knight,
        to_bishop,
        to_rook,
        to_queen
    };

    Move() = default; // uninitialised, so that a buffer of moves costs nothing

    constexpr Move(int from, int to, Flag flag = Flag::none)
        : bits_(static_cast<std::uint16_t>(from | to << 6 | static_cast<int>(flag) << 12)) {}

    constexpr int from() const { return bits_ & 63; }

    constexpr int to() const { return bits_ >> 6 & 63; }

    constexpr Flag flag() const { return static_cast<Flag>(bits_ >> 12); }

    constexpr bool is_castling() const {
        return flag() == Flag::castle_king || flag() == Flag::castle_queen;
    }

    constexpr bool is_promotion() const { return flag() >= Flag::to_knight; }

    // What the pawn becomes, or Kind::none.
    constexpr Kind promotion() const {
        return is_promotion() ? static_cast<Kind>(static_cast<int>(flag()) - 1) : Kind::none;
    }

    friend constexpr bool operator==(Move, Move) = default;

private:
    std::uint16_t bits_;
};

static_assert(static_cast<int>(Kind::knight) + 1 == static_cast<int>(Move::Flag::to_knight));
static_assert(static_cast<int>(Kind::queen) + 1 == static_cast<int>(Move::Flag::to_queen));

// The flag that says "the pawn becomes this".
constexpr Move::Flag promotion_flag(Kind kind) {
    return static_cast<Move::Flag>(static_cast<int>(kind) + 1);
}

// The capacity is a bound for any board whatever: a square can be reached by the nearest piece in
// each of 8 directions and by 8 knights, each of the 3 pawns that can reach a promotion square
// makes 4 moves instead of one, and there are two castlings: 64 * 16 + 8 * 3 * 3 + 2.
class MoveBuffer {
public:
    static constexpr std::size_t capacity = 64 * 16 + 8 * 3 * 3 + 2;

    void push_back(Move move) { moves_[size_++] = move; }

    void clear() { size_ = 0; }

    std::size_t size() const { return size_; }

    bool empty() const { return size_ == 0; }

    Move operator[](std::size_t index) const { return moves_[index]; }

    const Move* begin() const { return moves_; }

    const Move* end() const { return moves_ + size_; }

private:
    std::size_t size_ = 0;
    Move moves_[capacity];
};

} // namespace kodeks::games::chess
