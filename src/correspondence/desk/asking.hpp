// Answers from the proofs of the game, then from whoever knows at once; remembers the first
// question that somebody who stands by should prove.
#pragma once

#include "correspondence/state/state.hpp"
#include "oracle/query.hpp"
#include "referee/world.hpp"

namespace kodeks::correspondence {

class AskingOracle final : public truth::Oracle {
public:
    AskingOracle(const State& state, const referee::World& world) : state_(state), world_(world) {}

    truth::Known forced_win(const games::Position& position, Side side) const override;
    truth::Known forced_win_within(const games::Position& position, Side side,
                                   int own_moves) const override;
    truth::Known can_win(const games::Position& position, Side side) const override;

    const std::optional<truth::Query>& unanswered() const { return unanswered_; }

private:
    truth::Known answer(const truth::Query& query) const;

    const State& state_; // before the decision: moves played in it clear the proofs of a copy
    const referee::World& world_;
    mutable std::optional<truth::Query> unanswered_;
};

} // namespace kodeks::correspondence
