// The whole examination of a composition: the formal checks of its diagram and lines (judge.hpp),
// and everything that needs a proof. Nothing is taken from the author but the lines themselves:
// that they solve, that nothing else does and that every piece is needed is proved, refuted or
// open.
//
//     Proofs proofs(composition.task, means);
//     const Verdict verdict = examine(composition, proofs);
#pragma once

#include "composition/composition.hpp"
#include "composition/examine/proofs.hpp"
#include "composition/ruling.hpp"

namespace kodeks::composition {

Verdict examine(const Composition& composition, Proofs& proofs);

} // namespace kodeks::composition
