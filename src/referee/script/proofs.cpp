#include "referee/script/proofs.hpp"

namespace kodeks::referee {

World world_for(Proofs proofs, const RuleSet& rules, const truth::Oracle& known) {
    static const truth::SilentOracle silent;
    static const TrustingOracle trusting;
    switch (proofs) {
    case Proofs::none:
        return {rules, &silent, Prover::nobody};
    case Proofs::trusting:
        return {rules, &trusting, Prover::nobody};
    case Proofs::full:
        break;
    }
    return {rules, &known, Prover::stands_by};
}

} // namespace kodeks::referee
