// Which finals a second way of a zadacha can have, whatever White chooses as long as he keeps the
// task.
#pragma once

#include "composition/examine/proofs.hpp"
#include "composition/hearing.hpp"

#include <optional>

namespace kodeks::composition {

// Whether all of them are finals of the author's lines and economical. Empty when there is too much
// to look at.
std::optional<bool> same_finals(const Hearing& hearing, const games::Position& position,
                                Proofs& proofs);

} // namespace kodeks::composition
