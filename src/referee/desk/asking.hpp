// Answers from the proofs of the game, then from whoever knows at once; remembers the first
// question that somebody who stands by should prove.
#pragma once

#include "referee/acts/proof.hpp"
#include "referee/world.hpp"

#include <array>
#include <optional>
#include <vector>

namespace kodeks::referee {

class AskingOracle final : public truth::Oracle {
public:
    // The proofs of the game now and before the decision: moves played in it forget some.
    using Proofs = std::array<const std::vector<Proof>*, 2>;

    AskingOracle(const Proofs& proofs, const World& world) : proofs_(proofs), world_(world) {}

    truth::Known forced_win(const games::Position& position, games::Side side) const override;
    truth::Known forced_win_within(const games::Position& position, games::Side side,
                                   int own_moves) const override;
    truth::Known can_win(const games::Position& position, games::Side side) const override;

    const std::optional<truth::Query>& unanswered() const { return unanswered_; }

private:
    truth::Known answer(const truth::Query& query) const;

    Proofs proofs_;
    const World& world_;
    mutable std::optional<truth::Query> unanswered_;
};

} // namespace kodeks::referee
