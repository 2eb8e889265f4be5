#include "referee/desk/asking.hpp"

namespace kodeks::referee {

truth::Known AskingOracle::answer(const truth::Query& query) const {
    for (const std::vector<Proof>* const proofs : proofs_) {
        for (const Proof& proof : *proofs) {
            if (answers(proof, query)) {
                return proof.answer;
            }
        }
    }
    const truth::Known known = truth::ask(*world_.oracle, query);
    if (known == truth::Known::open && world_.prover == Prover::stands_by && !unanswered_) {
        unanswered_ = query;
    }
    return known;
}

truth::Known AskingOracle::forced_win(const games::Position& position, games::Side side) const {
    return answer({truth::Matter::forced_win, position, side});
}

truth::Known AskingOracle::forced_win_within(const games::Position& position, games::Side side,
                                             int own_moves) const {
    return answer({truth::Matter::forced_win_within, position, side, own_moves});
}

truth::Known AskingOracle::can_win(const games::Position& position, games::Side side) const {
    return answer({truth::Matter::can_win, position, side});
}

} // namespace kodeks::referee
