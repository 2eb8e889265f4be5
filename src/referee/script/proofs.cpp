#include "referee/script/proofs.hpp"

namespace kodeks::referee {

const truth::Oracle* oracle_for(Proofs proofs, const truth::Oracle* prover) {
    static const truth::SilentOracle silent;
    static const TrustingOracle trusting;
    switch (proofs) {
    case Proofs::none:
        return &silent;
    case Proofs::trusting:
        return &trusting;
    default:
        return prover;
    }
}

} // namespace kodeks::referee
