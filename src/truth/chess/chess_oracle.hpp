// The chess half of what a referee may ask (truth/oracle.hpp): whether a side can still mate by any
// series of legal moves is answered by the prover; who wins by force is left open.
#pragma once

#include "truth/chess/verdict.hpp"
#include "truth/oracle.hpp"

namespace kodeks::truth::chess {

class ChessOracle final : public Oracle {
public:
    explicit ChessOracle(const Options& options = {}) : options_(options) {}

    Known forced_win(const games::Position& position, games::Side side) const override;
    Known forced_win_within(const games::Position& position, games::Side side,
                            int own_moves) const override;
    Known can_win(const games::Position& position, games::Side side) const override;

private:
    Options options_;
};

} // namespace kodeks::truth::chess
