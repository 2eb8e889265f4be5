// Who answers the referee's questions about positions when a script is replayed: the oracle of all
// games without tables, so that the same script gives the same answers on every machine.
#pragma once

#include "truth/game_oracle.hpp"

namespace kodeks::referee::script {

using Prover = truth::GameOracle;

} // namespace kodeks::referee::script
