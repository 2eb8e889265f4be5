// Which finals a second way of a zadacha has beside the author's own, whatever White chooses as
// long as he keeps the task.
#pragma once

#include "composition/examine/proofs.hpp"
#include "composition/hearing.hpp"

#include <optional>

namespace kodeks::composition {

// The signs of a side solution; none of them: the finals are the same.
struct FinalsCompared {
    bool worse = false;   // an uneconomical final that the author's way does not have
    bool other = false;   // a final that no line has
    bool changed = false; // variations are lost, or those of another branch are added

    bool same() const { return !worse && !other && !changed; }
};

// The positions after the author's move and after the other one. Empty when there is too much to
// look at.
std::optional<FinalsCompared> compare_finals(const Hearing& hearing, const games::Position& own,
                                             const games::Position& other, Proofs& proofs);

} // namespace kodeks::composition
