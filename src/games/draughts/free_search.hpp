// All captures of one piece where the player may choose freely: every state (square, victims taken)
// is entered once.
#pragma once

#include "games/draughts/best_captures.hpp"
#include "games/draughts/reach.hpp"

namespace kodeks::games::draughts {

template <Rules R, Side S>
class FreeSearch {
public:
    FreeSearch(const View<R, S>& view, Bits origin, BestCaptures<R>& found)
        : victims_(view.victims),
          empty_(view.empty | origin),
          origin_(origin),
          was_man_((origin & view.men) != 0),
          found_(found) {}

    void search() { goes_on({origin_, 0, !was_man_}); }

private:
    struct State {
        Bits at;
        Bits captured;
        bool is_king;
    };

    // Whether another piece can be taken; if so, everything that follows has been searched.
    bool goes_on(const State& state) {
        const std::uint64_t key = state_key<R>(state.at, state.captured, state.is_king);
        if (const auto known = seen_.find(key)) {
            return *known;
        }
        const bool answer = state.is_king ? king_goes_on(state) : man_goes_on(state);
        seen_.insert(key, answer);
        return answer;
    }

    bool man_goes_on(const State& state) {
        constexpr auto directions = Directions<R>::man_capture(S);
        bool answer = false;
        unroll<directions.size()>([&]<std::size_t I>() {
            const Bits victim = shift<directions[I]>(state.at) & victims_ & ~state.captured;
            const Bits landing = shift<directions[I]>(victim) & empty_;
            if (landing != 0) {
                answer = true;
                man_landed(landing, state.captured | victim);
            }
        });
        return answer;
    }

    void man_landed(Bits at, Bits captured) {
        const bool on_last_row = (at & Layout<R>::promotion_row(S)) != 0;
        const bool crowned = R.promotion == Promotion::in_passing && on_last_row;
        if (!goes_on({at, captured, crowned})) {
            found_.add({origin_, at, captured, on_last_row});
        }
    }

    bool king_goes_on(const State& state) {
        constexpr auto& directions = Directions<R>::capture;
        bool answer = false;
        unroll<directions.size()>(
            [&]<std::size_t I>() { answer |= king_jumps<directions[I]>(state); });
        return answer;
    }

    template <int Direction>
    bool king_jumps(const State& state) {
        Bits next = shift<Direction>(state.at);
        if constexpr (R.king_range == KingRange::any_distance) {
            while ((next & empty_) != 0) {
                next = shift<Direction>(next);
            }
        }
        const Bits victim = next & victims_ & ~state.captured;
        const Bits landing = shift<Direction>(victim) & empty_;
        if (landing != 0) {
            king_landed<Direction>(landing, state.captured | victim);
        }
        return landing != 0;
    }

    template <int Direction>
    void king_landed(Bits first, Bits captured) {
        Bits landings = first;
        if constexpr (R.king_range == KingRange::any_distance) {
            landings |= king_reach<R, Direction>(first, empty_);
        }
        bool any_goes_on = false;
        for (Bits rest = landings; rest != 0; rest &= rest - 1) {
            any_goes_on |= goes_on({lowest(rest), captured, true});
        }
        for (Bits rest = any_goes_on ? 0 : landings; rest != 0; rest &= rest - 1) {
            found_.add({origin_, lowest(rest), captured, was_man_});
        }
    }

    Bits victims_;
    Bits empty_;
    Bits origin_;
    bool was_man_;
    BestCaptures<R>& found_;
    StateSet seen_;
};

} // namespace kodeks::games::draughts
