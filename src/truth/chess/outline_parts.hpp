// What outlines (outline.hpp) are made of: states, officers with where they can be, and who can
// stand in the way of a king. White is the winner everywhere.
#pragma once

#include "games/chess/attacks.hpp"
#include "games/chess/position.hpp"
#include "truth/chess/reach.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace kodeks::truth::chess::outlines {

using games::chess::Bitboard;

constexpr std::size_t index_of(games::Side side) {
    return side == games::Side::white ? 0 : 1;
}

struct State {
    std::array<Bitboard, 2> pawns{};
    Bitboard home = 0; // officers that have not left their squares
    std::array<std::uint8_t, 2> kings{};
    bool white_moves = true;

    // What certainly stands on its square.
    Bitboard fixed() const {
        return pawns[0] | pawns[1] | home | games::chess::bit(kings[0]) |
               games::chess::bit(kings[1]);
    }

    friend bool operator==(const State&, const State&) = default;
};

// States in the order they were met, each once.
class StateSet {
public:
    bool add(const State& state);

    std::size_t size() const { return states_.size(); }

    const State& operator[](std::size_t index) const { return states_[index]; }

private:
    void grow();

    std::vector<State> states_;
    std::vector<std::uint32_t> slots_;
};

enum class OfficerKind : std::uint8_t { knight, bishop, rook, queen };

struct Officer {
    Bitboard home = 0;
    Bitboard reach = 0; // where it can be
    OfficerKind kind = OfficerKind::knight;
    std::uint8_t side = 0;
    bool free = false; // it can leave its home
};

Officer officer_of(const games::chess::Position& position, int square);

constexpr Bitboard step_of(OfficerKind kind, Bitboard set) {
    switch (kind) {
    case OfficerKind::knight:
        return games::chess::knight_attacks_of(set);
    case OfficerKind::bishop:
        return steps_diagonal(set);
    case OfficerKind::rook:
        return steps_straight(set);
    default:
        return steps_diagonal(set) | steps_straight(set);
    }
}

// Where officers of one side that have left their homes can be.
struct Spread {
    Bitboard knights = 0;
    Bitboard bishops = 0;
    Bitboard rooks = 0;
    Bitboard queens = 0;

    void add(OfficerKind kind, Bitboard set) {
        (kind == OfficerKind::knight   ? knights
         : kind == OfficerKind::bishop ? bishops
         : kind == OfficerKind::rook   ? rooks
                                       : queens) |= set;
    }

    Bitboard all() const { return knights | bishops | rooks | queens; }

    friend bool operator==(const Spread&, const Spread&) = default;
};

// Where officers of the winner can attack from when some squares are taken.
struct Stations {
    Bitboard knights;
    Bitboard diagonal;
    Bitboard straight;
    Bitboard queens;

    Stations(const Spread& reach, Bitboard home, const games::chess::Position& start,
             Bitboard taken)
        : knights((reach.knights & ~taken) | (home & start.knights)),
          diagonal(((reach.bishops | reach.queens) & ~taken) | (home & start.diagonals)),
          straight(((reach.rooks | reach.queens) & ~taken) | (home & start.straights)),
          queens((reach.queens & ~taken) | (home & start.diagonals & start.straights)) {}

    // Lines go on behind the king.
    Bitboard attacks(Bitboard king) const {
        const Bitboard diagonals = steps_diagonal(diagonal);
        const Bitboard straights = steps_straight(straight);
        return games::chess::knight_attacks_of(knights) | diagonals | straights |
               steps_diagonal(diagonals & king) | steps_straight(straights & king);
    }
};

// Men each of which can stand on some squares.
class Blockers {
public:
    void add(Bitboard reach) { reach_[count_++] = reach; }

    // Whether a different one can stand on each of the squares, of which there are at most eight.
    bool can_fill(Bitboard squares) const;

private:
    std::array<Bitboard, 64> reach_{};
    std::size_t count_ = 0;
};

} // namespace kodeks::truth::chess::outlines
