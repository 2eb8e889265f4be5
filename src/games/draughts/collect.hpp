// Which pieces to walk, and which captures need no walk because they end with their first jump.
#pragma once

#include "games/draughts/jump_map.hpp"
#include "games/draughts/walk.hpp"

namespace kodeks::games::draughts {

// Fills the list with all captures; false means that it is not complete and the thorough search
// (games/draughts/exhaustive.hpp) is needed.
template <Rules R, Side S, Keep K>
bool collect_captures(const View<R, S>& view, CaptureList<R, K>& list) {
    Walk<R, S, CaptureList<R, K>> walk(view.empty, view.victims, list);
    for (Bits rest = view.men; rest != 0; rest &= rest - 1) {
        walk.from_man(lowest(rest));
    }
    for (Bits rest = view.kings; rest != 0; rest &= rest - 1) {
        walk.from_king(lowest(rest));
    }
    return !walk.exhausted() && !list.full();
}

// Fills the list with the captures that may go on after a man's first jump; false as above.
template <Rules R, Side S, Keep K>
bool collect_long_captures(const View<R, S>& view, const JumpMap<R, S>& map,
                           CaptureList<R, K>& list) {
    Walk<R, S, CaptureList<R, K>> walk(view.empty, view.victims, list);
    unroll<JumpMap<R, S>::size>([&]<std::size_t I>() {
        for (Bits rest = map.template men_going_on<I>(); rest != 0; rest &= rest - 1) {
            walk.template from_man_jumping<JumpMap<R, S>::directions[I]>(lowest(rest));
        }
    });
    return !walk.exhausted() && !list.full();
}

// The victims that captures of one piece by men may take: where value decides and a king can be
// taken, kings only (FR:11).
template <Rules R, Side S>
Bits wanted_victims(const JumpMap<R, S>& map, Bits victims, Bits all_kings) {
    if constexpr (R.priority == Priority::greatest_value) {
        const Bits kings = victims & all_kings;
        return kings != 0 && map.any_taking(kings) ? kings : victims;
    }
    return victims;
}

} // namespace kodeks::games::draughts
