// How many moves the promotion of some pawn seems to need when both sides want it. It orders the
// work of the search and never decides anything.
#pragma once

#include "games/chess/position.hpp"

namespace kodeks::truth::chess {

// More than any promotion needs: no pawn, or no way for any.
constexpr int no_promotion = 40;

struct PromotionWay {
    int moves = no_promotion;
    int pawn = -1; // the square of the pawn that needs the fewest
};

PromotionWay promotion_way(const games::chess::Position& position, games::Side winner);

// The moves after each of the moves from one position, most of which leave them as they are.
class Promotion {
public:
    void prepare(const games::chess::Position& parent, games::Side winner);
    int moves_after(const games::chess::Position& child) const;

    // The pawn that needs the fewest; empty without any.
    games::chess::Bitboard pawn() const { return way_.pawn < 0 ? 0 : games::chess::bit(way_.pawn); }

    // The squares that matter to it.
    games::chess::Bitboard cone() const { return cone_; }

private:
    games::chess::Position parent_;
    games::Side winner_ = games::Side::white;
    PromotionWay way_;
    games::chess::Bitboard cone_ = 0; // the squares that matter to the best pawn
};

} // namespace kodeks::truth::chess
