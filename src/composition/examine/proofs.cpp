#include "composition/examine/proofs.hpp"

#include <algorithm>

namespace kodeks::composition {

Proofs::Desk& Proofs::desk(const Task& task) {
    const auto found =
        std::ranges::find_if(desks_, [&](const Desk& desk) { return desk.solver->task() == task; });
    if (found != desks_.end()) {
        return *found;
    }
    // The task itself gets half of the memory, the few other questions share the rest.
    SolverMeans means = means_.solver;
    means.memory_bytes /= task == task_ ? 2 : 8;
    desks_.push_back({std::make_unique<Solver>(task, means), {}});
    return desks_.back();
}

Solver& Proofs::solver(const Task& task) {
    return *desk(task).solver;
}

// An answer stays as it is, also "open": the same examination says the same everywhere.
Proof Proofs::meets(const games::Position& position, const Task& task) {
    Desk& own = desk(task);
    const auto [place, is_new] = own.answers.emplace(games::identity(position), claims_.size());
    if (is_new) {
        claims_.push_back({position, task, Proof::open});
    }
    const std::size_t number = place->second;
    if (is_new && goes_on()) {
        claims_[number].proof = own.solver->meets(position, means_.nodes_each);
    }
    return claims_[number].proof;
}

// Whoever watches is asked before every question too: many small ones take their time as well.
bool Proofs::goes_on() const {
    return !means_.solver.watch || means_.solver.watch(nodes());
}

std::uint64_t Proofs::nodes() const {
    std::uint64_t sum = 0;
    for (const Desk& desk : desks_) {
        sum += desk.solver->nodes();
    }
    return sum;
}

truth::Known ProofsOracle::forced_win(const games::Position& position, games::Side side) const {
    const bool white = side == games::Side::white;
    const Proof met = proofs_.meets(position, Task{white ? Aim::win : Aim::draw});
    const Proof won = white ? met : opposite(met);
    return won == Proof::proved    ? truth::Known::yes
           : won == Proof::refuted ? truth::Known::no
                                   : truth::Known::open;
}

} // namespace kodeks::composition
