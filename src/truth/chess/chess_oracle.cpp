#include "truth/chess/chess_oracle.hpp"

#include "games/chess/face.hpp"
#include "truth/chess/prover.hpp"

namespace kodeks::truth::chess {

Known ChessOracle::forced_win(const games::Position&, games::Side) const {
    return Known::open;
}

Known ChessOracle::forced_win_within(const games::Position&, games::Side, int) const {
    return Known::open;
}

Known ChessOracle::can_win(const games::Position& position, games::Side side) const {
    if (position.variant().family != games::Family::chess) {
        return Known::open;
    }
    const Answer answer = Prover().can_mate(games::chess::inner(position), side, options_);
    switch (answer.verdict) {
    case Verdict::winnable:
        return Known::yes;
    case Verdict::unwinnable:
        return Known::no;
    default:
        return Known::open;
    }
}

} // namespace kodeks::truth::chess
