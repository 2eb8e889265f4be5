#include "correspondence/desk/asking.hpp"

namespace kodeks::correspondence {

truth::Known AskingOracle::answer(const truth::Query& query) const {
    for (const referee::Proof& proof : state_.proofs) {
        if (referee::answers(proof, query)) {
            return proof.answer;
        }
    }
    const truth::Known known = truth::ask(*world_.oracle, query);
    const bool stands_by = world_.prover == referee::Prover::stands_by;
    if (known == truth::Known::open && stands_by && !unanswered_) {
        unanswered_ = query;
    }
    return known;
}

truth::Known AskingOracle::forced_win(const games::Position& position, Side side) const {
    return answer({truth::Matter::forced_win, position, side});
}

truth::Known AskingOracle::forced_win_within(const games::Position& position, Side side,
                                             int own_moves) const {
    return answer({truth::Matter::forced_win_within, position, side, own_moves});
}

truth::Known AskingOracle::can_win(const games::Position& position, Side side) const {
    return answer({truth::Matter::can_win, position, side});
}

} // namespace kodeks::correspondence
