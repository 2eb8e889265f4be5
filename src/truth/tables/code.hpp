// What a table says about a position, in one byte, and how the codes of the successors make the
// code of a position.
//
// 0 is a draw; otherwise the code is the number of plies to the end of the game under best play,
// plus one: the winner hurries, the loser delays. Who wins follows from the parity: a game ends
// when the side to move is stuck, so where being stuck is a loss, even distances are losses and odd
// ones wins (and the other way round where losing all is the aim).
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

namespace kodeks::truth::tables {

using Code = std::uint8_t;

enum class Value : std::uint8_t { loss, draw, win }; // for the side to move

// What being stuck is worth; see games/draughts/rules.hpp.
enum class Stuck : std::uint8_t { loses, wins };

constexpr Code draw_code = 0;
constexpr Code stuck_code = 1;     // zero plies
constexpr Code longest_code = 254; // 253 plies
constexpr Code settled_draw =
    255; // while building: a draw by captures alone, never looked at again

constexpr bool is_win(Code code, Stuck stuck) {
    return code != draw_code && (code % 2 == 0) == (stuck == Stuck::loses);
}

constexpr bool is_loss(Code code, Stuck stuck) {
    return code != draw_code && !is_win(code, stuck);
}

constexpr Value value_of(Code code, Stuck stuck) {
    return code == draw_code ? Value::draw : is_win(code, stuck) ? Value::win : Value::loss;
}

constexpr int plies_of(Code code) {
    return code - 1;
}

// A value and, where known, the plies to the end. Draws have no distance.
struct Outcome {
    Value value = Value::draw;
    std::optional<int> plies = std::nullopt;
    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

// Gathers the codes of the successors, each as the opponent sees it.
class Choice {
public:
    explicit constexpr Choice(Stuck stuck) : stuck_(stuck) {}

    constexpr void add(Code code) {
        ++moves_;
        if (code == draw_code) {
            draw_ = true;
        } else if (is_win(code, stuck_)) {
            slowest_loss_ = std::max(slowest_loss_, code);
        } else {
            fastest_win_ = std::min(fastest_win_, code);
        }
    }

    constexpr bool has_win() const { return fastest_win_ != none; }

    constexpr bool has_draw() const { return draw_; }

    constexpr int moves() const { return moves_; }

    // The code of the position, if these are all its moves. A distance that does not fit is told by
    // a code above the longest.
    constexpr Code code() const {
        if (moves_ == 0) {
            return stuck_code;
        }
        if (has_win()) {
            return static_cast<Code>(fastest_win_ + 1);
        }
        return draw_ ? draw_code : static_cast<Code>(slowest_loss_ + 1);
    }

private:
    static constexpr Code none = 255;

    Stuck stuck_;
    bool draw_ = false;
    Code fastest_win_ = none;
    Code slowest_loss_ = 0;
    int moves_ = 0;
};

} // namespace kodeks::truth::tables
