// Where men can ever stand, over-approximated: the fixpoint behind regions.hpp, which says why it
// is sound. Men of one kind and side are one set, so that a step of all of them is a few shifts.
//
// The board is turned so that the winner plays White.
#pragma once

#include "games/chess/bitboard.hpp"
#include "games/chess/position.hpp"

namespace kodeks::truth::chess {

constexpr games::chess::Bitboard steps_straight(games::chess::Bitboard set) {
    return set << 8 | set >> 8 | (set << 1 & ~games::chess::file_a) |
           (set >> 1 & ~games::chess::file_h);
}

constexpr games::chess::Bitboard steps_diagonal(games::chess::Bitboard set) {
    const auto left = set >> 1 & ~games::chess::file_h;
    const auto right = set << 1 & ~games::chess::file_a;
    return (left | right) << 8 | (left | right) >> 8;
}

// The set and everything that adjoins it.
constexpr games::chess::Bitboard dilated(games::chess::Bitboard set) {
    return set | steps_straight(set) | steps_diagonal(set);
}

// By kind, the squares men of one side can ever stand on; `promoted` are pawns after promotion, as
// queen or knight at once.
struct SideReach {
    games::chess::Bitboard pawns = 0;
    games::chess::Bitboard knights = 0;
    games::chess::Bitboard bishops = 0;
    games::chess::Bitboard rooks = 0;
    games::chess::Bitboard queens = 0;
    games::chess::Bitboard promoted = 0;
    games::chess::Bitboard king = 0;

    constexpr games::chess::Bitboard pieces() const {
        return knights | bishops | rooks | queens | promoted;
    }

    // Whatever can be captured.
    constexpr games::chess::Bitboard men() const { return pawns | pieces(); }

    friend constexpr bool operator==(const SideReach&, const SideReach&) = default;
};

struct Reach {
    SideReach winner; // White after turning
    SideReach loser;
    int loser_men = 0; // without the king
};

class Walls {
public:
    Walls(const games::chess::Position& position, games::Side winner);

    // One round of steps; false when nothing changed, and the sets are closed.
    bool grow();

    const Reach& reach() const { return reach_; }

private:
    template <games::Side Us>
    SideReach& of() {
        return Us == games::Side::white ? reach_.winner : reach_.loser;
    }

    template <games::Side Us>
    void step();
    template <games::Side Us>
    void step_pieces();
    template <games::Side Us>
    void step_pawns();
    template <games::Side Us>
    void step_king();
    template <games::Side Us>
    void free_men();
    template <games::Side Us>
    games::chess::Bitboard captures();
    template <games::Side Us>
    games::chess::Bitboard guarded_for_ever() const;
    template <games::Side Us>
    games::chess::Bitboard standing_obstacles();
    template <games::Side Us>
    bool can_be_passed(games::chess::Bitboard pawn);
    void add_castling();
    void add_passed_pawn();

    games::chess::Position start_;
    games::chess::Bitboard stuck_;
    games::chess::Bitboard double_stepped_ = 0; // the pawn that can be captured en passant now
    Reach reach_;
};

} // namespace kodeks::truth::chess
