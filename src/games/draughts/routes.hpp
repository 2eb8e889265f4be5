// The ways one capture can be travelled, found when somebody asks for them.
//
// A route names the start, the square of every landing and the end: where the piece turns, the
// turning square; where it goes straight on, the square directly behind the piece it jumped, for
// all stops on that line are one route (PDN 3.0 writes captures in the same way). Dead ends are
// remembered, so the work is bounded by the states of the piece times the routes asked for.
#pragma once

#include "games/draughts/capture.hpp"
#include "games/draughts/reach.hpp"
#include "games/draughts/state_set.hpp"
#include "games/move.hpp"

namespace kodeks::games::draughts {

template <Rules R, Side S>
class RouteSearch {
public:
    RouteSearch(const Words& words, const Capture& move, std::size_t limit)
        : victims_(words.of(opponent(S))),
          move_(move),
          limit_(limit),
          empty_(View<R, S>(words).empty | move.from) {
        is_king_ = (words.kings & move.from) != 0;
    }

    std::vector<Route> routes() {
        add(move_.from);
        if (limit_ > 0 && move_.captured == 0) {
            add(move_.to);
            found_.push_back(route_);
        } else if (limit_ > 0) {
            search({move_.from, 0, is_king_, 0});
        }
        return std::move(found_);
    }

private:
    using L = Layout<R>;

    struct State {
        Bits at;
        Bits captured;
        bool is_king;
        int skip; // a direction that is not tried, because it is tried from another square; or 0
    };

    void add(Bits at) { route_.push_back(L::square_of(at)); }

    bool enough() const { return found_.size() >= limit_; }

    // Whether some route leads on from here to the end of the move.
    bool search(const State& state) {
        const std::uint64_t key = key_of_state(state);
        if (enough() || dead_.find(key)) {
            return false;
        }
        const bool leads_on = state.is_king ? search_king(state) : search_man(state);
        if (!leads_on && !enough()) {
            dead_.insert(key, true);
        }
        return leads_on;
    }

    static std::uint64_t key_of_state(const State& state) {
        const Bits skip = static_cast<std::uint8_t>(state.skip + L::down); // 0 to 2 * down = 26
        return Bits{1} << 62 | (state.is_king ? Bits{1} << 61 : 0) | skip << 56 |
               Bits{L::square_of(state.at).index} << 50 | L::squares_of(state.captured).bits();
    }

    bool search_man(const State& state) {
        constexpr auto directions = Directions<R>::man_capture(S);
        bool leads_on = false;
        unroll<directions.size()>([&]<std::size_t I>() {
            const Bits victim = shift<directions[I]>(state.at) & move_.captured & ~state.captured;
            const Bits landing = shift<directions[I]>(victim) & empty_;
            if (landing != 0) {
                leads_on |= man_landed(landing, state.captured | victim);
            }
        });
        return leads_on;
    }

    bool man_landed(Bits at, Bits captured) {
        const bool crowned =
            R.promotion == Promotion::in_passing && (at & L::promotion_row(S)) != 0;
        return step(at, [&] {
            return captured == move_.captured ? at == move_.to && finish()
                                              : search({at, captured, crowned, 0});
        });
    }

    bool search_king(const State& state) {
        constexpr auto& directions = Directions<R>::capture;
        bool leads_on = false;
        unroll<directions.size()>([&]<std::size_t I>() {
            if (directions[I] != state.skip) {
                leads_on |= king_jumps<directions[I]>(state);
            }
        });
        return leads_on;
    }

    template <int Direction>
    bool king_jumps(const State& state) {
        Bits next = shift<Direction>(state.at);
        if constexpr (R.king_range == KingRange::any_distance) {
            while ((next & empty_) != 0) {
                next = shift<Direction>(next);
            }
        }
        const Bits victim = next & move_.captured & ~state.captured;
        const Bits landing = shift<Direction>(victim) & empty_;
        return landing != 0 && king_landed<Direction>(landing, state.captured | victim);
    }

    template <int Direction>
    bool king_landed(Bits first, Bits captured) {
        Bits landings = first;
        if constexpr (R.king_range == KingRange::any_distance) {
            landings |= king_reach<R, Direction>(first, empty_);
        }
        if (captured == move_.captured) {
            return may_stop(landings) && step(move_.to, [&] { return finish(); });
        }
        bool leads_on = false;
        for (Bits rest = landings; rest != 0; rest &= rest - 1) {
            const Bits at = lowest(rest);
            const int skip = at == first ? 0 : Direction;
            leads_on |= step(at, [&] { return search({at, captured, true, skip}); });
        }
        return leads_on;
    }

    // The last jump ends here only if the capture goes on from none of its landing squares.
    bool may_stop(Bits landings) const {
        return (landings & move_.to) != 0 &&
               !kings_can_capture<R>(landings, victims_ & ~move_.captured, empty_);
    }

    template <class Rest>
    bool step(Bits at, Rest&& rest) {
        add(at);
        const bool leads_on = rest();
        route_.pop_back();
        return leads_on;
    }

    bool finish() {
        found_.push_back(route_);
        return true;
    }

    Bits victims_;
    Capture move_;
    std::size_t limit_;
    Bits empty_;
    bool is_king_ = false;
    Route route_;
    StateSet dead_;
    std::vector<Route> found_;
};

} // namespace kodeks::games::draughts
