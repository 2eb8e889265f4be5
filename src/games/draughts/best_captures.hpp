// The captures the thorough search has found: each once, only those of the greatest worth, any
// number of them.
#pragma once

#include "base/bounded.hpp"
#include "games/draughts/capture.hpp"
#include "games/draughts/state_set.hpp"

namespace kodeks::games::draughts {

// Where a piece stands and what it has taken, as one exact number.
template <Rules R>
std::uint64_t state_key(Bits at, Bits captured, bool is_king) {
    return Bits{1} << 62 | (is_king ? Bits{1} << 61 : 0) |
           Bits{Layout<R>::square_of(at).index} << 50 | Layout<R>::squares_of(captured).bits();
}

template <Rules R>
class BestCaptures {
public:
    explicit BestCaptures(Bits all_kings) : all_kings_(all_kings) {}

    int worth_of(Bits captured, Bits mover) const { return worth<R>(captured, all_kings_, mover); }

    // The worth of the captures kept; nothing below it is of interest.
    int best() const { return best_; }

    void add(const Capture& capture) {
        const int its_worth = worth_of(capture.captured, capture.from);
        if (its_worth < best_) {
            return;
        }
        if (its_worth > best_) {
            best_ = its_worth;
            found_.clear();
            known_ = StateSet();
        }
        if (capture.from != origin_) { // captures come piece by piece
            origin_ = capture.from;
            known_ = StateSet();
        }
        const std::uint64_t key = state_key<R>(capture.to, capture.captured, false);
        if (!known_.find(key)) {
            known_.insert(key, true);
            found_.push_back(capture);
        }
    }

    std::vector<Capture> take() { return std::move(found_); }

private:
    Bits all_kings_;
    int best_ = 0;
    Bits origin_ = 0;
    StateSet known_;
    std::vector<Capture> found_;
};

} // namespace kodeks::games::draughts
