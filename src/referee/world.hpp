// What a decision may look at besides the state: the rules, and somebody who knows at once what can
// be proved at once.
#pragma once

#include "oracle/oracle.hpp"
#include "referee/rule_set.hpp"

namespace kodeks::referee {

// Who stands behind the oracle for what it leaves open.
enum class Prover : std::uint8_t {
    nobody,    // open stays open: a person decides
    stands_by, // the proof is asked for and comes back as a command
};

struct World {
    RuleSet rules;
    const truth::Oracle* oracle = nullptr; // answers at once
    Prover prover = Prover::nobody;
};

} // namespace kodeks::referee
