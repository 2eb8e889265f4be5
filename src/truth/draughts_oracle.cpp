#include "truth/draughts_oracle.hpp"

namespace kodeks::truth {

namespace {

Known known(Verdict verdict) {
    return verdict == Verdict::proved    ? Known::yes
           : verdict == Verdict::refuted ? Known::no
                                         : Known::open;
}

} // namespace

Known DraughtsOracle::forced_win(const games::Position& position, games::Side side) const {
    return known(truth_.forced_win(position, side, budget_).verdict);
}

Known DraughtsOracle::forced_win_within(const games::Position& position, games::Side side,
                                        int own_moves) const {
    return known(truth_.win_within({position, side, own_moves}, budget_).verdict);
}

Known DraughtsOracle::can_win(const games::Position& position, games::Side side) const {
    if (const games::Ending ending = games::ending(position); ending.over()) {
        return ending.winner == side ? Known::yes : Known::no;
    }
    return forced_win(position, side) == Known::yes ? Known::yes : Known::open;
}

} // namespace kodeks::truth
