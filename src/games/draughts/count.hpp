// The number of legal moves, without making or storing them where that can be avoided.
#pragma once

#include "games/draughts/generator.hpp"

namespace kodeks::games::draughts {

template <Rules R, Side S>
std::uint64_t count_captures(const Words& words, const View<R, S>& view) {
    CaptureList<R> list(words.kings);
    return collect_captures(view, list) ? list.size() : Exhaustive<R, S>(words).captures().size();
}

template <Rules R, Side S>
std::uint64_t count_quiet_moves(const Words& words, const View<R, S>& view) {
    int count = count_quiet_man_moves(view);
    if (view.kings != 0) {
        count += count_quiet_king_moves<R>(view.kings & ~frozen_king<R, S>(words), view.empty);
    }
    return static_cast<std::uint64_t>(count);
}

template <Rules R, Side S>
std::uint64_t count_moves(const Words& words) {
    const View<R, S> view(words);
    if (can_capture(view)) {
        return count_captures(words, view);
    }
    return count_quiet_moves<R, S>(words, view);
}

template <Rules R, Side S>
bool has_move(const Words& words) {
    const View<R, S> view(words);
    return can_capture(view) || count_quiet_moves<R, S>(words, view) != 0;
}

} // namespace kodeks::games::draughts
