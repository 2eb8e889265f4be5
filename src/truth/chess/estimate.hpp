// How far a position seems to be from a mate that both sides want: less is nearer. It orders the
// work of the search and never decides anything, so it may be rough: what the side that has not
// moved attacks is taken from the position before the move.
#pragma once

#include "games/chess/bitboard.hpp"
#include "games/chess/move.hpp"
#include "games/chess/position.hpp"
#include "truth/chess/attack_sets.hpp"
#include "truth/chess/children.hpp"
#include "truth/chess/promotion.hpp"

#include <array>
#include <span>

namespace kodeks::truth::chess {

constexpr int estimate_max = 600;

class Estimator {
public:
    explicit Estimator(games::Side winner) : winner_(winner) {}

    // The position whose children are estimated next.
    void prepare(const games::chess::Position& parent);

    // Between 0 and estimate_max.
    int of_child(const games::chess::Position& child, games::chess::Move move) const;

    // Whether a move is one of the winner's only queen that neither captures nor gives check nor
    // ends next to the king: then its estimate needs no child.
    bool knows(games::chess::Move move) const {
        return (queen_ & games::chess::bit(move.from())) != 0 &&
               (far_and_quiet_ & games::chess::bit(move.to())) != 0;
    }

    int of_queen_move(games::chess::Move move) const;

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
    // A square next to the king, and what a mate by a queen there costs.
    struct Contact {
        games::chess::Bitboard square;
        int cost;
    };

    class Contacts {
    public:
        // The cheapest first.
        void add(games::chess::Bitboard square, int cost) {
            std::size_t at = count_++;
            for (; at > 0 && found_[at - 1].cost > cost; --at) {
                found_[at] = found_[at - 1];
            }
            found_[at] = {square, cost};
        }

        std::span<const Contact> all() const { return {found_.data(), count_}; }

    private:
        std::array<Contact, 8> found_;
        std::size_t count_ = 0;
    };

    static int contact_cost(const AttackSets& attacks, games::chess::Bitboard here,
                            games::chess::Bitboard flights);
    template <games::Side W, class Visit>
    static void for_each_contact(const games::chess::Position& position, const AttackSets& attacks,
                                 Visit visit);
    static int cheapest(const Contacts& contacts, games::chess::Bitboard queens);
    template <games::Side W>
    static int queen_cost(const games::chess::Position& position, const AttackSets& attacks);
    template <games::Side W>
    static int rook_cost(const games::chess::Position& position, const AttackSets& attacks);
    template <games::Side W>
    static bool rook_mates(const games::chess::Position& position);
    template <games::Side W>
    static int place_cost(const games::chess::Position& position);
    template <games::Side W>
    int promotion_cost(const games::chess::Position& position) const;
    template <games::Side W>
    int child_score(const games::chess::Position& child) const;
    template <games::Side W>
    void look_at_queen(const games::chess::Position& parent);
    template <games::Side W>
    void choose(const games::chess::Position& parent);
    template <games::Side W>
    void prepare_for(const games::chess::Position& parent);

    games::Side winner_;
    games::chess::Position position_; // the parent
    AttackSets parent_;
    games::chess::Bitboard parent_men_ = 0; // of the winner; the loser's king and beside him
    bool defer_ = false;
    // The winner's only queen when he moves, where she may go unseen, and the mates next to the
    // king.
    games::chess::Bitboard queen_ = 0;
    games::chess::Bitboard far_and_quiet_ = 0;
    games::chess::Bitboard through_ = 0; // what is occupied without her and the loser's king
    Contacts contacts_;
    int place_ = 0;
    // Squares that moves of the first class, and of the first two, leave or enter.
    games::chess::Bitboard first_choice_ = 0;
    games::chess::Bitboard choice_ = 0;
    int rest_ = 0;
    Promotion promotion_;
};

// Another estimate, for closed positions: how free the king to be mated is.
int flight_estimate(const games::chess::Position& position, games::Side winner);

} // namespace kodeks::truth::chess
