#include "referee/script/prover.hpp"

#include "games/variant.hpp"

namespace kodeks::referee::script {

const truth::Oracle& Prover::of(const games::Position& position) const {
    if (position.variant().family == games::Family::chess) {
        return chess_;
    }
    return draughts_;
}

} // namespace kodeks::referee::script
