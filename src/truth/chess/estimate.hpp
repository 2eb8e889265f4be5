// How far a position seems to be from a mate that both sides want: less is nearer. It orders the
// work of the search and never decides anything, so it may be rough: what the side that has not
// moved attacks is taken from the position before the move.
#pragma once

#include "games/chess/bitboard.hpp"
#include "games/chess/move.hpp"
#include "games/chess/position.hpp"
#include "truth/chess/children.hpp"
#include "truth/chess/promotion.hpp"

namespace kodeks::truth::chess {

constexpr int estimate_max = 600;

class Estimator {
public:
    explicit Estimator(games::Side winner) : winner_(winner) {}

    // The position whose children are estimated next.
    void prepare(const games::chess::Position& parent);

    // Between 0 and estimate_max.
    int of_child(const games::chess::Position& child, games::chess::Move move) const;

    // Whether some moves of the parent are more likely to bring the mate nearer than others. Then
    // its moves fall into classes, the most likely first; the last one holds all that is left.
    bool chooses() const { return choice_ != 0; }

    static constexpr std::uint8_t idle_class = 2;

    Wanted moves_of(std::uint8_t move_class) const {
        return move_class == 0   ? Wanted{first_choice_, 0}
               : move_class == 1 ? Wanted{choice_, first_choice_}
                                 : Wanted{~games::chess::Bitboard{0}, choice_};
    }

    // What moves that lead nowhere are worth at most.
    int of_rest() const { return rest_; }

private:
    // What the winner attacks with queens, rooks and the rest, looking through the king; and what
    // the loser's men attack without him.
    struct Attacks {
        games::chess::Bitboard queens = 0;
        games::chess::Bitboard rooks = 0;
        games::chess::Bitboard others = 0; // but queens
        games::chess::Bitboard others_without_rooks = 0;
        games::chess::Bitboard soon = 0; // by a knight or the king in two moves
        games::chess::Bitboard defenders = 0;
    };

    template <games::Side W>
    static games::chess::Bitboard queen_attacks(const games::chess::Position& position);
    template <games::Side W>
    static void add_winner(const games::chess::Position& position, Attacks& attacks);
    template <games::Side W>
    static void add_defenders(const games::chess::Position& position, Attacks& attacks);
    template <games::Side W>
    static int queen_cost(const games::chess::Position& position, const Attacks& attacks);
    template <games::Side W>
    static int rook_cost(const games::chess::Position& position, const Attacks& attacks);
    template <games::Side W>
    static bool rook_mates(const games::chess::Position& position);
    template <games::Side W>
    static int place_cost(const games::chess::Position& position);
    template <games::Side W>
    int promotion_cost(const games::chess::Position& position) const;
    template <games::Side W>
    Attacks attacks_after(const games::chess::Position& child) const;
    template <games::Side W>
    int child_score(const games::chess::Position& child) const;
    template <games::Side W>
    void choose(const games::chess::Position& parent);
    template <games::Side W>
    void prepare_for(const games::chess::Position& parent);

    games::Side winner_;
    Attacks parent_;
    games::chess::Bitboard parent_men_ = 0; // of the winner; the loser's king and beside him
    games::chess::Bitboard parent_queens_ = 0;
    bool defer_ = false;
    // Squares that moves of the first class, and of the first two, leave or enter.
    games::chess::Bitboard first_choice_ = 0;
    games::chess::Bitboard choice_ = 0;
    int rest_ = 0;
    Promotion promotion_;
};

// Another estimate, for closed positions: how free the king to be mated is.
int flight_estimate(const games::chess::Position& position, games::Side winner);

} // namespace kodeks::truth::chess
