// The texts people give: names, reasons, notes. A record keeps them for ever and shows them on
// other people's terminals and papers, so they are UTF-8 without control characters and of bounded
// length.
#pragma once

#include "tournament/event/event.hpp"

namespace kodeks::tournament {

// Whether every text of the fact, however deep, is such a text.
bool has_sound_texts(const Event& event);

} // namespace kodeks::tournament
