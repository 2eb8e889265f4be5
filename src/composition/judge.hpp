// The formal checks of a composition that follow from the diagram and the author's own lines. No
// other solution is searched for: what that would need is reported as open, never guessed. Whether
// the end of a line is won or drawn is asked of the oracle.
//
//     const Verdict verdict = judge(composition, truth::GameOracle());
#pragma once

#include "composition/composition.hpp"
#include "composition/ruling.hpp"
#include "oracle/oracle.hpp"

namespace kodeks::composition {

Verdict judge(const Composition& composition, const truth::Oracle& oracle);

} // namespace kodeks::composition
