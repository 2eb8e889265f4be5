// What is proved about positions while a script is replayed. A script says it, so that it means the
// same on every machine.
#pragma once

#include "referee/words/words.hpp"
#include "referee/world.hpp"

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

// The world in which a script is replayed: `known` tells at once what it can, and somebody stands
// by to prove the rest; or the script wants neither.
World world_for(Proofs proofs, const RuleSet& rules, const truth::Oracle& known);

} // namespace kodeks::referee

namespace kodeks::ledger {

KODEKS_WORDS(referee::Proofs, "full", "none", "trusting")

} // namespace kodeks::ledger
