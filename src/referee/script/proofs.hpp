// What is proved about positions while a script is replayed. A script says it, so that it means the
// same on every machine.
#pragma once

#include "oracle/oracle.hpp"

#include <cstdint>

namespace kodeks::referee {

enum class Proofs : std::uint8_t {
    full,     // whatever the program can prove
    none,     // nothing: every question about a position goes to a person
    trusting, // nothing either, but everybody is taken to be able to win somehow
};

class TrustingOracle final : public truth::Oracle {
public:
    truth::Known forced_win(const games::Position&, games::Side) const override {
        return truth::Known::open;
    }

    truth::Known forced_win_within(const games::Position&, games::Side, int) const override {
        return truth::Known::open;
    }

    truth::Known can_win(const games::Position&, games::Side) const override {
        return truth::Known::yes;
    }
};

// `prover` for full proofs; otherwise one that knows nothing or trusts.
const truth::Oracle* oracle_for(Proofs proofs, const truth::Oracle* prover);

} // namespace kodeks::referee
