#include "referee/script/proofs.hpp"

#include "truth/at_once.hpp"

namespace kodeks::referee {

World world_for(Proofs proofs, const RuleSet& rules) {
    static const truth::SilentOracle silent;
    static const TrustingOracle trusting;
    static const truth::GameOracle quick({}, truth::at_once);
    switch (proofs) {
    case Proofs::none:
        return {rules, &silent, Prover::nobody};
    case Proofs::trusting:
        return {rules, &trusting, Prover::nobody};
    case Proofs::full:
        break;
    }
    return {rules, &quick, Prover::stands_by};
}

} // namespace kodeks::referee
