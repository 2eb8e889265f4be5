// The thorough search for captures, for set-up positions in which routes are countless (a Frisian
// one with 28 victims has 23 million routes and 2 moves). It needs memory, which ordinary positions
// do not.
#pragma once

#include "games/draughts/free_search.hpp"
#include "games/draughts/king_search.hpp"
#include "games/draughts/man_trails.hpp"

namespace kodeks::games::draughts {

// All legal captures, each once.
template <Rules R, Side S>
std::vector<Capture> search_captures(const Words& words) {
    const View<R, S> view(words);
    BestCaptures<R> best(words.kings);
    for (Bits rest = words.of(S); rest != 0; rest &= rest - 1) {
        const Bits origin = lowest(rest);
        if constexpr (R.priority == Priority::free_choice) {
            FreeSearch<R, S>(view, origin, best).search();
        } else {
            static_assert(R.promotion == Promotion::at_rest &&
                              R.man_captures == ManCaptures::forward_and_backward,
                          "a man's trail may be travelled both ways and by a man to its end");
            if ((origin & view.men) != 0) {
                ManTrails<R, S>(view, origin, best).search();
            } else {
                KingSearch<R, S>(view, origin, best).search();
            }
        }
    }
    return best.take();
}

} // namespace kodeks::games::draughts
