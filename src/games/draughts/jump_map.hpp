// The first jumps of all men at once, and which of them lead to a second.
//
// Most captures take one piece. Whether a jump goes on can be seen set-wise and exactly: the second
// jump cannot pass the first victim again except by going straight back, nor land on the square the
// man came from, so the same map of jumps answers for the landing squares.
#pragma once

#include "games/draughts/reach.hpp"

namespace kodeks::games::draughts {

template <Rules R, Side S>
class JumpMap {
public:
    static constexpr auto directions = Directions<R>::man_capture(S);
    static constexpr std::size_t size = directions.size();

    constexpr explicit JumpMap(const View<R, S>& view) : men_(view.men) {
        unroll<size>([&]<std::size_t I>() {
            from_[I] = jump_squares<directions[I]>(view.victims, view.empty);
        });
    }

    // Whether some man can capture.
    constexpr bool any() const {
        Bits all = 0;
        unroll<size>([&]<std::size_t I>() { all |= from_[I]; });
        return (all & men_) != 0;
    }

    // The men that can jump in direction number I.
    template <std::size_t I>
    constexpr Bits men() const {
        return from_[I] & men_;
    }

    // Those of them whose capture may go on after this jump: as a man or, crowned in passing, as a
    // king.
    template <std::size_t I>
    constexpr Bits men_going_on() const {
        constexpr int d = directions[I];
        Bits from = 0;
        unroll<size>([&]<std::size_t J>() {
            if constexpr (directions[J] != -d) {
                from |= from_[J];
            }
        });
        if constexpr (R.promotion == Promotion::in_passing) {
            from |= Layout<R>::promotion_row(S);
        }
        return men<I>() & shift<-d>(shift<-d>(from));
    }

    // Whether any capture may go on after its first jump.
    constexpr bool any_going_on() const {
        Bits all = 0;
        unroll<size>([&]<std::size_t I>() { all |= men_going_on<I>(); });
        return all != 0;
    }

    // Whether some man's first jump takes one of these victims.
    constexpr bool any_taking(Bits victims) const {
        Bits all = 0;
        unroll<size>([&]<std::size_t I>() { all |= men<I>() & shift<-directions[I]>(victims); });
        return all != 0;
    }

    // The men whose capture is one jump in direction number I over one of these victims.
    template <std::size_t I>
    constexpr Bits men_stopping(Bits victims) const {
        Bits result = men<I>();
        if constexpr (R.priority == Priority::greatest_value) {
            result &= shift<-directions[I]>(victims);
        }
        if constexpr (R.priority == Priority::free_choice) {
            result &= ~men_going_on<I>();
        }
        return result;
    }

private:
    std::array<Bits, size> from_{};
    Bits men_;
};

} // namespace kodeks::games::draughts
