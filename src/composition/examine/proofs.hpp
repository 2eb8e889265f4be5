// The questions an examination asks, and their answers: does White meet the task from here? Every
// question is remembered, so that a certificate can be written of what was decided.
#pragma once

#include "composition/solver/solver.hpp"
#include "oracle/oracle.hpp"
#include "truth/proof/identity_map.hpp"

#include <memory>
#include <vector>

namespace kodeks::composition {

struct Means {
    SolverMeans solver;
    std::uint64_t nodes_each = 1'000'000; // positions a question may cost
};

struct Claim {
    games::Position position;
    Task task;
    Proof proof = Proof::open; // White meets it
};

class Proofs {
public:
    Proofs(const Task& task, Means means) : task_(task), means_(std::move(means)) {}

    Proof meets(const games::Position& position) { return meets(position, task_); }

    Proof meets(const games::Position& position, const Task& task);

    const std::vector<Claim>& claims() const { return claims_; }

    std::uint64_t nodes() const;

    // The solver of a task, for whoever wants to see its strategies.
    Solver& solver(const Task& task);

private:
    struct Desk {
        std::unique_ptr<Solver> solver;
        truth::IdentityMap<std::size_t> answers; // into the claims
    };

    Desk& desk(const Task& task);
    bool goes_on() const;

    Task task_;
    Means means_;
    std::vector<Desk> desks_;
    std::vector<Claim> claims_;
};

// The same as an oracle, for the checks that ask about wins of either side.
class ProofsOracle final : public truth::Oracle {
public:
    explicit ProofsOracle(Proofs& proofs) : proofs_(proofs) {}

    truth::Known forced_win(const games::Position& position, games::Side side) const override;

    truth::Known forced_win_within(const games::Position&, games::Side, int) const override {
        return truth::Known::open;
    }

    truth::Known can_win(const games::Position&, games::Side) const override {
        return truth::Known::open;
    }

private:
    Proofs& proofs_;
};

} // namespace kodeks::composition
