// The task as a race: one side, the attacker, forces the game into a certain end; the other keeps
// it out, if need be for ever. To win and to lock White attacks. To draw is to keep Black from
// winning, so there Black attacks and White has met the task where the attack is refuted.
#pragma once

#include "composition/composition.hpp"
#include "truth/proof/evidence.hpp"

namespace kodeks::composition {

using Proof = truth::Verdict;
using truth::Leaves;

class Goal {
public:
    Goal(const Task& task, Leaves leaves) : task_(task), leaves_(std::move(leaves)) {}

    const Task& task() const { return task_; }

    games::Side attacker() const {
        return task_.aim == Aim::draw ? games::Side::black : games::Side::white;
    }

    // What is known of the attack without looking at moves: the end of the game, the tables, or
    // that too few pieces are left to be locked.
    Proof attack_settled(const games::Position& position) const;

    // The same of a position in which there is something to move.
    Proof attack_settled_going_on(const games::Position& position) const;

    // Whether the leaves knew the answer, and not the board.
    bool rests_on_leaves(const games::Position& position) const;

    // What an answer about the attack says about White's task, and the other way round.
    Proof task_of(Proof attack) const;

private:
    Proof by_board(const games::Position& position) const;
    Proof by_pieces(const games::Position& position) const;
    Proof by_leaves(const games::Position& position) const;

    Task task_;
    Leaves leaves_;
};

constexpr Proof opposite(Proof proof) {
    return proof == Proof::proved    ? Proof::refuted
           : proof == Proof::refuted ? Proof::proved
                                     : Proof::open;
}

} // namespace kodeks::composition
