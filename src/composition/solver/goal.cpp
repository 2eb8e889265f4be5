#include "composition/solver/goal.hpp"

namespace kodeks::composition {

namespace {

using games::Kind;
using games::Side;

// Men become kings and never the other way round; nothing comes back to the board.
bool enough_to_lock(const games::Material& black, const Task& task) {
    return black.total() >= task.pieces() && black.of(Kind::man) >= task.men;
}

// Exactly what the task names, and nothing of it can move (RU:6.2.8.2).
bool exactly_locked(const games::Position& position, const games::Ending& end, const Task& task) {
    const games::Material black = games::material(position, Side::black);
    return end.reason == games::EndReason::no_moves &&
           games::side_to_move(position) == Side::black && black.of(Kind::man) == task.men &&
           black.of(Kind::king) == task.kings;
}

Proof decided(bool attacked) {
    return attacked ? Proof::proved : Proof::refuted;
}

} // namespace

Proof Goal::by_board(const games::Position& position) const {
    const games::Ending end = games::ending(position);
    if (task_.aim != Aim::lock) {
        return end.over() ? decided(end.winner == attacker()) : Proof::open;
    }
    return end.over() ? decided(exactly_locked(position, end, task_)) : by_pieces(position);
}

Proof Goal::by_pieces(const games::Position& position) const {
    const bool enough =
        task_.aim != Aim::lock || enough_to_lock(games::material(position, Side::black), task_);
    return enough ? Proof::open : Proof::refuted;
}

// A lock is a win too, so what cannot be won cannot be locked; a win alone says nothing.
Proof Goal::by_leaves(const games::Position& position) const {
    if (!leaves_) {
        return Proof::open;
    }
    const auto outcome = leaves_(position);
    if (!outcome) {
        return Proof::open;
    }
    const bool own = games::side_to_move(position) == attacker();
    const bool won = outcome->value == (own ? truth::Value::win : truth::Value::loss);
    if (task_.aim == Aim::lock) {
        return won ? Proof::open : Proof::refuted;
    }
    return decided(won);
}

Proof Goal::attack_settled(const games::Position& position) const {
    const Proof board = by_board(position);
    return board != Proof::open ? board : by_leaves(position);
}

Proof Goal::attack_settled_going_on(const games::Position& position) const {
    const Proof pieces = by_pieces(position);
    return pieces != Proof::open ? pieces : by_leaves(position);
}

bool Goal::rests_on_leaves(const games::Position& position) const {
    return by_board(position) == Proof::open && by_leaves(position) != Proof::open;
}

Proof Goal::task_of(Proof attack) const {
    return task_.aim == Aim::draw ? opposite(attack) : attack;
}

} // namespace kodeks::composition
