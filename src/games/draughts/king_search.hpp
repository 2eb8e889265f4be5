// The best captures of one king where number or value decides: every state (square, victims taken)
// is entered once, the most promising first, and only if it may still equal the best capture known.
//
// The promise of a state counts the victims that can still be jumped on the way to another one,
// plus one that can only be the last. What is empty does not change during a capture, so both are
// seen set-wise.
#pragma once

#include "games/draughts/best_captures.hpp"
#include "games/draughts/reach.hpp"

namespace kodeks::games::draughts {

template <Rules R, Side S>
class KingSearch {
public:
    KingSearch(const View<R, S>& view, Bits origin, BestCaptures<R>& best)
        : victims_(view.victims), empty_(view.empty | origin), origin_(origin), best_(best) {}

    void search() { enter(origin_, 0); }

private:
    static constexpr auto& directions = Directions<R>::capture;
    static constexpr std::size_t count = directions.size();
    using PerDirection = std::array<Bits, count>;

    struct Next {
        Bits at;
        Bits captured;
        int promise;
    };

    static constexpr std::size_t opposite(std::size_t index) {
        std::size_t i = 0;
        while (directions[i] != -directions[index]) {
            ++i;
        }
        return i;
    }

    // The squares themselves and those from which they are seen in this direction.
    template <std::size_t I>
    Bits seeing(Bits squares) const {
        if constexpr (R.king_range == KingRange::one_step) {
            return squares;
        }
        return squares | king_reach<R, -directions[I]>(squares, empty_);
    }

    void enter(Bits at, Bits captured) {
        const std::uint64_t key = state_key<R>(at, captured, true);
        if (seen_.find(key)) {
            return;
        }
        seen_.insert(key, true);
        BoundedVector<Next, 40> nexts;
        unroll<count>([&]<std::size_t I>() { add_jumps<directions[I]>(at, captured, nexts); });
        if (nexts.empty() && captured != 0) {
            best_.add({origin_, at, captured, false});
        }
        std::sort(nexts.begin(), nexts.end(),
                  [](const Next& a, const Next& b) { return a.promise > b.promise; });
        for (const Next& next : nexts) {
            if (next.promise >= best_.best()) {
                enter(next.at, next.captured);
            }
        }
    }

    template <int Direction>
    void add_jumps(Bits at, Bits captured, BoundedVector<Next, 40>& nexts) const {
        Bits next = shift<Direction>(at);
        if constexpr (R.king_range == KingRange::any_distance) {
            while ((next & empty_) != 0) {
                next = shift<Direction>(next);
            }
        }
        const Bits victim = next & victims_ & ~captured;
        Bits landings = shift<Direction>(victim) & empty_;
        if constexpr (R.king_range == KingRange::any_distance) {
            landings |= king_reach<R, Direction>(landings, empty_);
        }
        for (; landings != 0; landings &= landings - 1) {
            const Bits landing = lowest(landings);
            nexts.push_back({landing, captured | victim, promise(landing, captured | victim)});
        }
    }

    // No capture through this state is worth more.
    int promise(Bits at, Bits captured) const {
        Bits left = victims_ & ~captured;
        for (;;) {
            const auto [on_the_way, last] = takeable(at, left);
            if ((on_the_way | last) == left) {
                const int kept = best_.worth_of(captured | on_the_way, origin_);
                return kept + dearest_of(last);
            }
            left = on_the_way | last;
        }
    }

    int dearest_of(Bits victims) const {
        int most = 0;
        for (; victims != 0; victims &= victims - 1) {
            most = std::max(most, best_.worth_of(lowest(victims), 0));
        }
        return most;
    }

    struct Takeable {
        Bits on_the_way;
        Bits last;
    };

    // Which of these victims a king from `at` could jump at all, if order did not matter.
    Takeable takeable(Bits at, Bits left) const {
        PerDirection jumping{}; // squares from which a king can jump in this direction
        unroll<count>([&]<std::size_t I>() {
            jumping[I] = seeing<I>(jump_squares<directions[I]>(left, empty_) & empty_);
        });
        PerDirection going_on{}; // first landing squares of such jumps from which it goes on
        unroll<count>([&]<std::size_t I>() {
            Bits from = 0;
            unroll<count>([&]<std::size_t J>() {
                if constexpr (J != opposite(I)) {
                    from |= jumping[J];
                }
            });
            going_on[I] = seeing<I>(from);
        });
        Takeable result{0, 0};
        unroll<count>([&]<std::size_t I>() {
            constexpr int d = directions[I];
            constexpr std::size_t back = opposite(I);
            const Bits free = left & shift<d>(empty_) & shift<-d>(empty_);
            // Seen backwards, a capture is a capture: the near side must be reached from somewhere.
            const Bits reached = free & shift<d>(going_on[back] | seeing<back>(at));
            result.on_the_way |= reached & shift<-d>(going_on[I]);
            result.last |= reached;
        });
        result.last &= ~result.on_the_way;
        return result;
    }

    Bits victims_;
    Bits empty_;
    Bits origin_;
    BestCaptures<R>& best_;
    StateSet seen_;
};

} // namespace kodeks::games::draughts
