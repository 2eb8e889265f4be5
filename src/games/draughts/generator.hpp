// Legal moves, told one by one to a visitor as visit(from, to, captured, promotes); nothing is
// stored where nothing has to be compared.
#pragma once

#include "games/draughts/exhaustive.hpp"
#include "games/draughts/reach.hpp"
#include "games/draughts/walk.hpp"

namespace kodeks::games::draughts {

// Fills the list; false means that it is not complete and the thorough search is needed.
template <Rules R, Side S>
bool collect_captures(const View<R, S>& view, CaptureList<R>& list) {
    Walk<R, S, CaptureList<R>> walk(view.empty, view.victims, list);
    for (Bits rest = view.men; rest != 0; rest &= rest - 1) {
        walk.from_man(lowest(rest));
    }
    for (Bits rest = view.kings; rest != 0; rest &= rest - 1) {
        walk.from_king(lowest(rest));
    }
    return !walk.exhausted() && !list.full();
}

template <Rules R, Side S, class Visit>
void visit_captures(const Words& words, const View<R, S>& view, Visit&& visit) {
    CaptureList<R> list(words.kings);
    if (collect_captures(view, list)) {
        for (const Capture& capture : list) {
            visit(capture);
        }
        return;
    }
    for (const Capture& capture : Exhaustive<R, S>(words).captures()) {
        visit(capture);
    }
}

template <int Direction, class Visit>
void visit_king_moves(Bits kings, Bits empty, Visit&& visit) {
    for (Bits rest = kings; rest != 0; rest &= rest - 1) {
        const Bits from = lowest(rest);
        for (Bits to = shift<Direction>(from) & empty; to != 0; to = shift<Direction>(to) & empty) {
            visit(Capture{from, to, 0, false});
        }
    }
}

template <Rules R, Side S, class Visit>
void visit_quiet_moves(const Words& words, const View<R, S>& view, Visit&& visit) {
    constexpr auto forward = Directions<R>::forward(S);
    unroll<forward.size()>([&]<std::size_t I>() {
        Bits movers = view.men & shift<-forward[I]>(view.empty);
        for (; movers != 0; movers &= movers - 1) {
            const Bits from = lowest(movers);
            const Bits to = shift<forward[I]>(from);
            visit(Capture{from, to, 0, (to & Layout<R>::promotion_row(S)) != 0});
        }
    });
    if (view.kings != 0) {
        const Bits kings = view.kings & ~frozen_king<R, S>(words);
        unroll<4>([&]<std::size_t I>() {
            visit_king_moves<Directions<R>::diagonal[I]>(kings, view.empty, visit);
        });
    }
}

template <Rules R, Side S, class Visit>
void visit_moves(const Words& words, Visit&& visit) {
    const View<R, S> view(words);
    if (can_capture(view)) {
        visit_captures(words, view, visit);
    } else {
        visit_quiet_moves(words, view, visit);
    }
}

} // namespace kodeks::games::draughts
