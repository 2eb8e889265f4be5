// Counting the replies to each move of one position, from what the move changes.
//
// Most moves touch nothing the other side's pieces look at and leave its king alone: their replies
// differ only in king and pawn moves, and the rest is counted once for all of them.
#pragma once

#include "games/chess/counting.hpp"

namespace kodeks::games::chess {

template <Side Replier>
class ReplyCounter {
public:
    // The position before the moves whose replies are counted.
    explicit ReplyCounter(const Position& before) : before_(before) {
        const int king = before.king_square(Replier);
        const KingThreats threats = king_threats<Replier>(before, king);
        if (threats.any()) {
            return; // pins must be looked at anew each time
        }
        CountingSink pieces;
        Generator<Replier, CountingSink>(before, pieces, threats).run_pieces();
        known_ = pieces.count;
        const Bitboard own = before.of<Replier>();
        const Bitboard others = before.of<opponent(Replier)>();
        king_zone_ =
            bishop_attacks(king, others) | rook_attacks(king, others) | knight_attacks(king);
        // A knight's moves change where its own side or the enemy king blocks them.
        const Bitboard knight_reach = knight_attacks_of(before.knights & own);
        piece_zone_ =
            slider_reach(before) | (own & ~before.pawns) | (knight_reach & (own | before.kings));
    }

    std::uint64_t count(const Position& after) const {
        // King and rook may exchange squares in castling (FIDE:G.II.3.2.2), which leaves the
        // set of their side as it was.
        const Bitboard touched = (before_.white ^ after.white) | (before_.black ^ after.black) |
                                 (before_.kings ^ after.kings);
        if ((touched & (king_zone_ | piece_zone_)) != 0) {
            return count_touched(after, touched);
        }
        return known_ + king_and_pawn_moves(after);
    }

private:
    static Bitboard slider_reach(const Position& position) {
        const Bitboard occupied = position.occupied();
        Bitboard reach = 0;
        Bitboard diagonals = position.diagonals & position.of<Replier>();
        while (diagonals != 0) {
            reach |= bishop_attacks(pop_square(diagonals), occupied);
        }
        Bitboard straights = position.straights & position.of<Replier>();
        while (straights != 0) {
            reach |= rook_attacks(pop_square(straights), occupied);
        }
        return reach;
    }

    static std::uint64_t king_and_pawn_moves(const Position& after) {
        CountingSink sink;
        Generator<Replier, CountingSink>(after, sink, KingThreats{}).run_king_and_pawns();
        return sink.count;
    }

    std::uint64_t count_touched(const Position& after, Bitboard touched) const {
        const KingThreats threats = (touched & king_zone_) == 0
                                        ? KingThreats{}
                                        : king_threats<Replier>(after, after.king_square(Replier));
        if ((touched & piece_zone_) == 0 && !threats.any()) {
            return known_ + king_and_pawn_moves(after);
        }
        CountingSink sink;
        Generator<Replier, CountingSink>(after, sink, threats).run();
        return sink.count;
    }

    const Position& before_;
    std::uint64_t known_ = 0; // moves of the pieces, for moves outside piece_zone_
    // Squares that, when touched, can bring or take a check or a pin.
    Bitboard king_zone_ = ~Bitboard{0};
    // Squares that, when touched, can change how many moves the replier's pieces have.
    Bitboard piece_zone_ = ~Bitboard{0};
};

} // namespace kodeks::games::chess
