// Legal moves, told one by one to a visitor as visit(from, to, captured, promotes); nothing is
// stored where nothing has to be compared.
#pragma once

#include "games/draughts/collect.hpp"
#include "games/draughts/exhaustive.hpp"

namespace kodeks::games::draughts {

template <Rules R, Side S, class Visit>
void visit_all_thoroughly(const Words& words, Visit&& visit) {
    for (const Capture& capture : search_captures<R, S>(words)) {
        visit(capture);
    }
}

// Captures of which a king makes some.
template <Rules R, Side S, class Visit>
void visit_captures(const Words& words, const View<R, S>& view, Visit&& visit) {
    CaptureList<R, Keep::all> list(words.kings);
    if (!collect_captures(view, list)) {
        visit_all_thoroughly<R, S>(words, visit);
        return;
    }
    for (const Capture& capture : list) {
        visit(capture);
    }
}

// Captures by men alone.
template <Rules R, Side S, class Visit>
void visit_man_captures(const Words& words, const View<R, S>& view, const JumpMap<R, S>& map,
                        Visit&& visit) {
    const bool going_on = map.any_going_on();
    if (going_on) {
        CaptureList<R, Keep::all> list(words.kings);
        if (!collect_long_captures(view, map, list)) {
            visit_all_thoroughly<R, S>(words, visit);
            return;
        }
        for (const Capture& capture : list) {
            visit(capture);
        }
        if constexpr (R.priority != Priority::free_choice) {
            return;
        }
    }
    const Bits wanted = wanted_victims(map, view.victims, words.kings);
    unroll<JumpMap<R, S>::size>([&]<std::size_t I>() {
        constexpr int d = JumpMap<R, S>::directions[I];
        for (Bits men = map.template men_stopping<I>(wanted); men != 0; men &= men - 1) {
            const Bits from = lowest(men);
            const Bits to = shift<d>(shift<d>(from));
            const bool promotes =
                R.promotion == Promotion::at_rest && (to & Layout<R>::promotion_row(S)) != 0;
            visit(Capture{from, to, shift<d>(from), promotes});
        }
    });
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
    const JumpMap<R, S> map(view);
    if (view.kings != 0 && kings_can_capture<R>(view.kings, view.victims, view.empty)) {
        visit_captures(words, view, visit);
    } else if (map.any()) {
        visit_man_captures(words, view, map, visit);
    } else {
        visit_quiet_moves(words, view, visit);
    }
}

} // namespace kodeks::games::draughts
