// The thorough search for captures, for set-up positions in which routes are countless (Frisian
// ones with 28 victims have 23 million routes and 2 moves). What can still be taken depends only on
// where the piece stands and what it has taken, so every such state is entered once.
#pragma once

#include "games/draughts/capture.hpp"
#include "games/draughts/reach.hpp"
#include "games/draughts/state_set.hpp"

#include <vector>

namespace kodeks::games::draughts {

template <Rules R, Side S>
class Exhaustive {
public:
    explicit Exhaustive(const Words& words) : words_(words), view_(words) {}

    // All legal captures, each once.
    std::vector<Capture> captures() {
        for (Bits rest = view_.men | view_.kings; rest != 0; rest &= rest - 1) {
            search_from(lowest(rest));
        }
        return std::move(found_);
    }

private:
    struct State {
        Bits at;
        Bits captured;
        bool is_king;
    };

    void search_from(Bits origin) {
        origin_ = origin;
        empty_ = view_.empty | origin;
        seen_ = StateSet();
        goes_on({origin, 0, (origin & view_.kings) != 0});
    }

    static std::uint64_t key_of(const State& state) {
        return (state.is_king ? Bits{1} << 62 : 0) | Bits{1} << 61 |
               Bits{Layout<R>::square_of(state.at).index} << 52 |
               Layout<R>::squares_of(state.captured).bits();
    }

    // Whether another piece can be taken; if so, everything that follows has been searched.
    bool goes_on(const State& state) {
        const std::uint64_t key = key_of(state);
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
            const Bits victim = shift<directions[I]>(state.at) & view_.victims & ~state.captured;
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
            add({origin_, at, captured, on_last_row});
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
        const Bits victim = next & view_.victims & ~state.captured;
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
            add({origin_, lowest(rest), captured, (origin_ & view_.men) != 0});
        }
    }

    void add(const Capture& capture) {
        const int worth_of_it = worth<R>(capture.captured, words_.kings, capture.from);
        if (worth_of_it < best_) {
            return;
        }
        if (worth_of_it > best_) {
            best_ = worth_of_it;
            found_.clear();
        }
        if (std::find(found_.begin(), found_.end(), capture) == found_.end()) {
            found_.push_back(capture);
        }
    }

    Words words_;
    View<R, S> view_;
    Bits origin_ = 0;
    Bits empty_ = 0;
    StateSet seen_;
    int best_ = 0;
    std::vector<Capture> found_;
};

} // namespace kodeks::games::draughts
