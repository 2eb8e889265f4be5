// The draughts half of the oracle (truth/oracle.hpp): tables, then a search within a budget.
#pragma once

#include "truth/draughts_truth.hpp"
#include "truth/oracle.hpp"

namespace kodeks::truth {

class DraughtsOracle final : public Oracle {
public:
    DraughtsOracle(const DraughtsTruth& truth, Budget budget) : truth_(truth), budget_(budget) {}

    Known forced_win(const games::Position& position, games::Side side) const override;
    Known forced_win_within(const games::Position& position, games::Side side,
                            int own_moves) const override;

    // Whoever can force a win can win; when the game is over the result says it; else open.
    Known can_win(const games::Position& position, games::Side side) const override;

private:
    const DraughtsTruth& truth_;
    Budget budget_;
};

} // namespace kodeks::truth
