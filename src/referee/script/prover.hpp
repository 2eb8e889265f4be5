// Who answers the referee's questions about positions when a script is replayed: the provers of the
// program without tables, so that the same script gives the same answers on every machine.
#pragma once

#include "truth/chess/chess_oracle.hpp"
#include "truth/draughts_oracle.hpp"

namespace kodeks::referee::script {

class Prover final : public truth::Oracle {
public:
    Prover() : draughts_(searcher_, {}) {}

    truth::Known forced_win(const games::Position& position, games::Side side) const override {
        return of(position).forced_win(position, side);
    }

    truth::Known forced_win_within(const games::Position& position, games::Side side,
                                   int own_moves) const override {
        return of(position).forced_win_within(position, side, own_moves);
    }

    truth::Known can_win(const games::Position& position, games::Side side) const override {
        return of(position).can_win(position, side);
    }

private:
    const truth::Oracle& of(const games::Position& position) const;

    truth::DraughtsTruth searcher_;
    truth::DraughtsOracle draughts_;
    truth::chess::ChessOracle chess_;
};

} // namespace kodeks::referee::script
