#include "games/move.hpp"

#include <algorithm>

namespace kodeks::games {

void MoveList::spill(const Move& move) {
    if (spilled_.empty()) {
        spilled_.assign(inline_, inline_ + inline_capacity);
    }
    spilled_.push_back(move);
}

bool MoveList::contains(const Move& move) const {
    return std::find(begin(), end(), move) != end();
}

void MoveList::sort() {
    if (spilled_.empty()) {
        std::sort(inline_, inline_ + size_);
    } else {
        std::sort(spilled_.begin(), spilled_.end());
    }
}

} // namespace kodeks::games
