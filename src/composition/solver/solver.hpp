// Does White meet the task from a position, whoever is to move? Proved, refuted or open, never
// guessed. A solver belongs to one task and remembers what it found: asking again, or asking about
// a neighbouring position, goes on from there.
//
//     Solver solver(task, {.leaves = tables, .memory_bytes = 64 << 20});
//     const Proof proof = solver.meets(diagram, 1'000'000);
#pragma once

#include "composition/solver/search.hpp"

namespace kodeks::composition {

struct SolverMeans {
    Leaves leaves = {}; // endgame tables; may be empty
    std::uint64_t memory_bytes = std::uint64_t{64} << 20;
    Watch watch = {}; // progress, and a way to stop
};

class Solver {
public:
    Solver(const Task& task, const SolverMeans& means)
        : goal_(task, means.leaves),
          memory_(means.memory_bytes - means.memory_bytes / graph_share),
          search_(goal_, memory_, means.memory_bytes / graph_share) {
        search_.watch(means.watch);
    }

    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    const Task& task() const { return goal_.task(); }

    const Goal& goal() const { return goal_; }

    Proof meets(const games::Position& position, std::uint64_t nodes) {
        return goal_.task_of(search_.attack(position, nodes));
    }

    // Positions looked at so far.
    std::uint64_t nodes() const { return search_.nodes(); }

private:
    static constexpr std::uint64_t graph_share = 3; // of the memory, for graphs that are looked at

    Goal goal_;
    Memory memory_;
    Search search_;
};

} // namespace kodeks::composition
