// The number of legal moves, without making or storing them where that can be avoided.
#pragma once

#include "games/draughts/collect.hpp"
#include "games/draughts/exhaustive.hpp"

namespace kodeks::games::draughts {

template <Rules R, Side S>
int count_thoroughly(const Words& words) {
    return static_cast<int>(search_captures<R, S>(words).size());
}

template <Rules R, Side S>
int count_captures(const Words& words, const View<R, S>& view) {
    CaptureList<R, Keep::only_to_compare> list(words.kings);
    return collect_captures(view, list) ? list.count() : count_thoroughly<R, S>(words);
}

template <Rules R, Side S>
int count_single_jumps(const JumpMap<R, S>& map, Bits wanted_victims) {
    int count = 0;
    unroll<JumpMap<R, S>::size>([&]<std::size_t I>() {
        count += std::popcount(map.template men_stopping<I>(wanted_victims));
    });
    return count;
}

template <Rules R, Side S>
int count_man_captures(const Words& words, const View<R, S>& view, const JumpMap<R, S>& map) {
    if (!map.any_going_on()) {
        return count_single_jumps(map, wanted_victims(map, view.victims, words.kings));
    }
    CaptureList<R, Keep::only_to_compare> list(words.kings);
    if (!collect_long_captures(view, map, list)) {
        return count_thoroughly<R, S>(words);
    }
    const bool singles = R.priority == Priority::free_choice;
    return list.count() + (singles ? count_single_jumps(map, view.victims) : 0);
}

template <Rules R, Side S>
int count_quiet_moves(const Words& words, const View<R, S>& view) {
    int count = count_quiet_man_moves(view);
    if (view.kings != 0) {
        count += count_quiet_king_moves<R>(view.kings & ~frozen_king<R, S>(words), view.empty);
    }
    return count;
}

template <Rules R, Side S>
int count_moves(const Words& words) {
    const View<R, S> view(words);
    const JumpMap<R, S> map(view);
    if (view.kings != 0 && kings_can_capture<R>(view.kings, view.victims, view.empty)) {
        return count_captures(words, view);
    }
    return map.any() ? count_man_captures(words, view, map) : count_quiet_moves(words, view);
}

template <Rules R, Side S>
bool has_move(const Words& words) {
    const View<R, S> view(words);
    return can_capture(view) || count_quiet_moves(words, view) != 0;
}

} // namespace kodeks::games::draughts
