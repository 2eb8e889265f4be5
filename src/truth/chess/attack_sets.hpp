// What the winner's men attack, looking through the loser's king, and what the loser's men attack
// without him, by kind: after a move only what it has changed is looked at again.
#pragma once

#include "games/chess/attacks.hpp"
#include "games/chess/position.hpp"

namespace kodeks::truth::chess {

class AttackSets {
    using Bitboard = games::chess::Bitboard;
    using Position = games::chess::Position;

public:
    AttackSets() = default;

    // Of a position in which W is the winner.
    template <games::Side W>
    static AttackSets of(const Position& position) {
        AttackSets sets;
        sets.add_winner<W>(position);
        sets.add_loser<games::opponent(W)>(position);
        return sets;
    }

    // The sets after a move, from those before it. What the side that has not moved attacks is
    // taken as before, and so is what the other officers attack when a queen has moved.
    template <games::Side W>
    AttackSets after(const Position& before, const Position& child) const {
        AttackSets sets = *this;
        if (child.side_to_move() == W) {
            sets.loser_moved<games::opponent(W)>(before, child);
        } else {
            sets.winner_moved<W>(before, child);
        }
        return sets;
    }

    Bitboard queens() const { return queens_; }

    Bitboard rooks() const { return rooks_; }

    // All but queens.
    Bitboard others() const { return others_; }

    Bitboard others_without_rooks() const { return others_without_rooks_; }

    // By a knight or the king in two moves.
    Bitboard soon() const { return soon_; }

    // The loser's.
    Bitboard defenders() const { return leapers_ | diagonals_ | straights_; }

private:
    static Bitboard diagonal_attacks(Bitboard men, Bitboard occupied) {
        Bitboard attacks = 0;
        while (men != 0) {
            attacks |= games::chess::bishop_attacks(games::chess::pop_square(men), occupied);
        }
        return attacks;
    }

    static Bitboard straight_attacks(Bitboard men, Bitboard occupied) {
        Bitboard attacks = 0;
        while (men != 0) {
            attacks |= games::chess::rook_attacks(games::chess::pop_square(men), occupied);
        }
        return attacks;
    }

    static Bitboard queen_attacks(Bitboard men, Bitboard occupied) {
        return diagonal_attacks(men, occupied) | straight_attacks(men, occupied);
    }

    template <games::Side W>
    static Bitboard through_king(const Position& position) {
        return position.occupied() & ~(position.kings & position.of<games::opponent(W)>());
    }

    template <games::Side W>
    void add_winner(const Position& position) {
        const Bitboard own = position.of<W>();
        const Bitboard through = through_king<W>(position);
        queens_ = queen_attacks(position.queens() & own, through);
        rooks_ = straight_attacks(position.of(games::Kind::rook) & own, through);
        bishops_ = diagonal_attacks(position.of(games::Kind::bishop) & own, through);
        pawns_ = games::chess::pawn_attacks<W>(position.pawns & own);
        add_knights_and_king<W>(position);
        join();
    }

    template <games::Side W>
    void add_knights_and_king(const Position& position) {
        const Bitboard own = position.of<W>();
        const Bitboard king = games::chess::king_attacks(position.king_square(W));
        const Bitboard knights = games::chess::knight_attacks_of(position.knights & own);
        leaps_ = knights | king;
        soon_ =
            games::chess::knight_attacks_of(knights & ~own) | games::chess::king_attacks_of(king);
    }

    void join() {
        others_without_rooks_ = pawns_ | leaps_ | bishops_;
        others_ = others_without_rooks_ | rooks_;
    }

    template <games::Side L>
    void add_loser(const Position& position) {
        const Bitboard men = position.of<L>();
        const Bitboard occupied = position.occupied();
        leapers_ = games::chess::pawn_attacks<L>(position.pawns & men) |
                   games::chess::knight_attacks_of(position.knights & men);
        diagonals_ = diagonal_attacks(position.diagonals & men, occupied);
        straights_ = straight_attacks(position.straights & men, occupied);
    }

    // A slider that has not moved sees something else only if a square it saw was filled or left.
    template <games::Side W>
    void winner_moved(const Position& before, const Position& child) {
        const Bitboard old = before.of<W>();
        const Bitboard own = child.of<W>();
        const Bitboard through = through_king<W>(child);
        const Bitboard moved = own ^ old;
        const Bitboard changed = before.occupied() ^ child.occupied();
        const Bitboard diagonal = (before.diagonals | child.diagonals) & moved;
        const Bitboard straight = (before.straights | child.straights) & moved;
        if ((diagonal & straight) != 0) {
            queens_ = queen_attacks(child.queens() & own, through);
            return;
        }
        if ((changed & queens_) != 0) {
            queens_ = queen_attacks(child.queens() & own, through);
        }
        if (diagonal != 0 || (changed & bishops_) != 0) {
            bishops_ = diagonal_attacks(child.of(games::Kind::bishop) & own, through);
        }
        if (straight != 0 || (changed & rooks_) != 0) {
            rooks_ = straight_attacks(child.of(games::Kind::rook) & own, through);
        }
        if (((before.pawns | child.pawns) & moved) != 0) {
            pawns_ = games::chess::pawn_attacks<W>(child.pawns & own);
        }
        add_knights_and_king<W>(child);
        join();
    }

    template <games::Side L>
    void loser_moved(const Position& before, const Position& child) {
        const Bitboard men = child.of<L>();
        const Bitboard occupied = child.occupied();
        const Bitboard moved = men ^ before.of<L>();
        const Bitboard changed = before.occupied() ^ occupied;
        if (((before.diagonals | child.diagonals) & moved) != 0 || (changed & diagonals_) != 0) {
            diagonals_ = diagonal_attacks(child.diagonals & men, occupied);
        }
        if (((before.straights | child.straights) & moved) != 0 || (changed & straights_) != 0) {
            straights_ = straight_attacks(child.straights & men, occupied);
        }
        leapers_ = games::chess::pawn_attacks<L>(child.pawns & men) |
                   games::chess::knight_attacks_of(child.knights & men);
    }

    Bitboard queens_ = 0;
    Bitboard rooks_ = 0;
    Bitboard bishops_ = 0;
    Bitboard pawns_ = 0;
    Bitboard leaps_ = 0; // of knights and the king
    Bitboard soon_ = 0;
    Bitboard others_ = 0;
    Bitboard others_without_rooks_ = 0;
    Bitboard leapers_ = 0; // of the loser's pawns and knights
    Bitboard diagonals_ = 0;
    Bitboard straights_ = 0;
};

} // namespace kodeks::truth::chess
