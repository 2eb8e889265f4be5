// Legal moves of a position, set by set, handed to a sink that lists, counts or plays them.
//
// Nothing illegal is ever produced: pieces pinned to the king stay on the line of the pin, and a
// check must be met (FIDE:3.9.2). The enemy king is never captured (FIDE:1.4.1): in set-up
// positions where he could be, that move is simply absent. A sink has
//     piece<K>(from, targets)   K as in making::piece_moved
//     pawns<Step>(targets)      each pawn comes from target - Step and does not promote
//     doubled(targets)          pawns that advance two squares
//     promotions<Step>(targets)
//     en_passant(from, to)
//     castle(castling)
#pragma once

#include "games/chess/castling.hpp"
#include "games/chess/threats.hpp"

namespace kodeks::games::chess {

template <Side Us, class Sink>
class Generator {
public:
    Generator(const Position& position, Sink& sink)
        : Generator(position, sink, king_threats<Us>(position, position.king_square(Us))) {}

    // For a caller who knows the threats to the king already.
    Generator(const Position& position, Sink& sink, const KingThreats& threats)
        : position_(position),
          sink_(sink),
          own_(position.of<Us>()),
          enemy_(position.of<them>()),
          occupied_(own_ | enemy_),
          king_(first_square(position.kings & own_)),
          threats_(threats),
          targets_(~(own_ | position.kings)) {}

    void run() {
        king_moves();
        if (threats_.checkers != 0) {
            if (has_several(threats_.checkers)) {
                return; // only the king can answer a double check
            }
            targets_ &= threats_.checkers | between(king_, first_square(threats_.checkers));
        }
        run_pieces();
        all_pawn_moves();
    }

    // The moves of knights, bishops, rooks and queens, and the rest: together what run() makes
    // when there is no check.
    void run_pieces() {
        knight_moves();
        diagonal_moves();
        straight_moves();
    }

    void run_king_and_pawns() {
        king_moves();
        all_pawn_moves();
    }

private:
    static constexpr Side them = opponent(Us);

    Bitboard pinned() const { return threats_.diagonal_pins | threats_.straight_pins; }

    // FIDE:3.8.1, FIDE:3.8.2. The attacked squares are worked out only if the king has somewhere
    // to go.
    void king_moves() {
        const Bitboard steps = king_attacks(king_) & targets_;
        const Bitboard rooks = threats_.checkers == 0 ? position_.state & own_rank<Us>(0) : 0;
        if ((steps | rooks) == 0) {
            return;
        }
        const Bitboard open_rooks = rooks_with_vacant_way<Us>(king_, rooks, occupied_);
        if ((steps | open_rooks) == 0) {
            return;
        }
        const Bitboard attacked = attacked_squares<them>(position_, bit(king_));
        sink_.template piece<Kind::king>(king_, steps & ~attacked);
        if (open_rooks != 0) {
            castlings(open_rooks, attacked);
        }
    }

    void castlings(Bitboard rooks, Bitboard attacked) {
        while (rooks != 0) {
            const Castling castling = Castling::of(king_, pop_square(rooks));
            if ((castling.king_path() & attacked) == 0 && !uncovers_king(castling)) {
                sink_.castle(castling);
            }
        }
    }

    // The rook may have shielded the king's new square along the back rank; this cannot happen
    // from a corner, only in the positions of FIDE:G.II.
    bool uncovers_king(const Castling& castling) const {
        const Bitboard after = castling.occupied_after(occupied_);
        return (rook_attacks(castling.king_to, after) & position_.straights & enemy_) != 0;
    }

    void knight_moves() { // a pinned knight never stays on the line of the pin
        Bitboard knights = position_.knights & own_ & ~pinned();
        while (knights != 0) {
            const int from = pop_square(knights);
            sink_.template piece<Kind::knight>(from, knight_attacks(from) & targets_);
        }
    }

    void diagonal_moves() {
        const Bitboard movers = position_.diagonals & own_ & ~threats_.straight_pins;
        Bitboard pinned_movers = movers & threats_.diagonal_pins;
        Bitboard free_movers = movers ^ pinned_movers;
        while (free_movers != 0) {
            const int from = pop_square(free_movers);
            sink_.template piece<Kind::bishop>(from, bishop_attacks(from, occupied_) & targets_);
        }
        while (pinned_movers != 0) {
            const int from = pop_square(pinned_movers);
            sink_.template piece<Kind::bishop>(from, bishop_attacks(from, occupied_) & targets_ &
                                                         threats_.diagonal_pins);
        }
    }

    void straight_moves() {
        const Bitboard movers = position_.straights & own_ & ~threats_.diagonal_pins;
        Bitboard pinned_movers = movers & threats_.straight_pins;
        Bitboard free_movers = movers ^ pinned_movers;
        while (free_movers != 0) {
            const int from = pop_square(free_movers);
            sink_.template piece<Kind::rook>(from, rook_attacks(from, occupied_) & targets_);
        }
        while (pinned_movers != 0) {
            const int from = pop_square(pinned_movers);
            sink_.template piece<Kind::rook>(from, rook_attacks(from, occupied_) & targets_ &
                                                       threats_.straight_pins);
        }
    }

    void all_pawn_moves() {
        pawn_moves();
        if (position_.passed() != 0) {
            en_passant_moves();
        }
    }

    // FIDE:3.7.1 to FIDE:3.7.3. A pawn pinned on a diagonal may capture along it, one pinned on
    // its file may advance.
    void pawn_moves() {
        constexpr int step = pawn_step<Us>;
        const Bitboard pawns = position_.pawns & own_;
        const Bitboard free = pawns & ~pinned();
        const Bitboard file_bound = pawns & threats_.straight_pins;
        const Bitboard line_bound = pawns & threats_.diagonal_pins;
        const Bitboard advanced =
            (shifted<step>(free) | (shifted<step>(file_bound) & threats_.straight_pins)) &
            ~occupied_;
        const Bitboard doubled = shifted<step>(advanced & own_rank<Us>(2)) & ~occupied_ & targets_;
        const Bitboard victims = enemy_ & targets_;
        const Bitboard a_side = (a_side_captures<Us>(free) |
                                 (a_side_captures<Us>(line_bound) & threats_.diagonal_pins)) &
                                victims;
        const Bitboard h_side = (h_side_captures<Us>(free) |
                                 (h_side_captures<Us>(line_bound) & threats_.diagonal_pins)) &
                                victims;
        sink_.doubled(doubled);
        emit<step>(advanced & targets_);
        emit<step - 1>(a_side);
        emit<step + 1>(h_side);
    }

    template <int Step>
    void emit(Bitboard targets) {
        constexpr Bitboard last = own_rank<Us>(7);
        sink_.template pawns<Step>(targets & ~last);
        if ((targets & last) != 0) {
            sink_.template promotions<Step>(targets & last);
        }
    }

    // Two pieces leave one rank at once, so the king is looked at on the resulting board.
    void en_passant_moves() {
        const Bitboard to = position_.passed();
        const Bitboard captured = shifted<-pawn_step<Us>>(to);
        Bitboard capturers = pawn_attacks<them>(to) & position_.pawns & own_;
        while (capturers != 0) {
            const int from = pop_square(capturers);
            const Bitboard after = (occupied_ & ~(bit(from) | captured)) | to;
            if (attackers_to<them>(position_, king_, after) == 0) {
                sink_.en_passant(from, first_square(to));
            }
        }
    }

    const Position& position_;
    Sink& sink_;
    Bitboard own_;
    Bitboard enemy_;
    Bitboard occupied_;
    int king_;
    KingThreats threats_;
    Bitboard targets_; // where a man other than the king may go
};

template <Side Us, class Sink>
void generate(const Position& position, Sink& sink) {
    Generator<Us, Sink>(position, sink).run();
}

} // namespace kodeks::games::chess
