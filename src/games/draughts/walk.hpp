// Walking all captures of one piece, jump by jump.
//
// Captured pieces stay where they are and block (RU:1.5.7, UA:III.3.6, FR:14): `empty` does not
// change on the way; they are only no longer victims, so nothing is jumped twice. Whoever is told
// of a capture (the sink) may hear of one move several times, over different routes. Where pieces
// stand so that routes are countless the walk gives up (`exhausted`), and the thorough search
// (games/draughts/exhaustive.hpp) takes over.
#pragma once

#include "games/draughts/capture.hpp"

namespace kodeks::games::draughts {

template <Rules R, Side S, class Sink>
class Walk {
public:
    Walk(Bits empty, Bits victims, Sink& sink) : empty_(empty), victims_(victims), sink_(sink) {}

    void from_man(Bits origin) {
        start(origin, true);
        man_goes_on(origin, victims_, 0);
    }

    void from_king(Bits origin) {
        start(origin, false);
        king_goes_on<0>(origin, victims_, 0);
    }

    // The captures of a man that begin with this jump, which must be possible.
    template <int Direction>
    void from_man_jumping(Bits origin) {
        start(origin, true);
        const Bits victim = shift<Direction>(origin);
        man_landed(shift<Direction>(victim), victims_ ^ victim, victim);
    }

    bool exhausted() const { return jumps_ > jumps_limit; }

private:
    // Positions of play need fewer than a hundred jumps; the thorough search costs more than this.
    static constexpr int jumps_limit = 4000;
    static constexpr Bits last_row = Layout<R>::promotion_row(S);

    static constexpr bool on_one_line(int a, int b) { return a == b || a == -b; }

    void start(Bits origin, bool is_man) {
        empty_ = (empty_ & ~origin_) | origin;
        origin_ = origin;
        was_man_ = is_man;
    }

    bool man_goes_on(Bits at, Bits victims, Bits captured) {
        constexpr auto directions = Directions<R>::man_capture(S);
        bool goes_on = false;
        unroll<directions.size()>([&]<std::size_t I>() {
            const Bits victim = shift<directions[I]>(at) & victims;
            const Bits landing = shift<directions[I]>(victim) & empty_;
            if (landing != 0) {
                goes_on = true;
                man_landed(landing, victims ^ victim, captured | victim);
            }
        });
        return goes_on;
    }

    void man_landed(Bits at, Bits victims, Bits captured) {
        if (++jumps_ > jumps_limit) {
            return;
        }
        if constexpr (R.promotion == Promotion::in_passing) {
            if ((at & last_row) != 0) { // goes on as a king at once (RU:1.5.15, UA:III.3.7.2)
                if (!king_goes_on<0>(at, victims, captured)) {
                    sink_.add({origin_, at, captured, true});
                }
                return;
            }
        }
        if (!man_goes_on(at, victims, captured)) {
            const bool promotes = R.promotion == Promotion::at_rest && (at & last_row) != 0;
            sink_.add({origin_, at, captured, promotes});
        }
    }

    // Every jump of a king from this square but straight on (Came) and back over what it took.
    template <int Came>
    bool king_goes_on(Bits at, Bits victims, Bits captured) {
        constexpr auto& directions = Directions<R>::capture;
        bool goes_on = false;
        unroll<directions.size()>([&]<std::size_t I>() {
            constexpr int d = directions[I];
            if constexpr (!on_one_line(d, Came)) {
                goes_on |= king_jumps<d>(at, victims, captured);
            }
        });
        return goes_on;
    }

    template <int Direction>
    bool king_jumps(Bits at, Bits victims, Bits captured) {
        Bits next = shift<Direction>(at);
        if constexpr (R.king_range == KingRange::any_distance) {
            while ((next & empty_) != 0) {
                next = shift<Direction>(next);
            }
        }
        const Bits victim = next & victims;
        const Bits landing = shift<Direction>(victim) & empty_;
        if (landing == 0) {
            return false;
        }
        king_landed<Direction>(landing, victims ^ victim, captured | victim);
        return true;
    }

    // The king may stop on any free square behind the piece, but if the capture goes on from some
    // of them, only there (RU:1.5.6, UA:III.3.2). Straight on is the same jump from all of them.
    template <int Direction>
    void king_landed(Bits first, Bits victims, Bits captured) {
        if (++jumps_ > jumps_limit) {
            return;
        }
        bool goes_on = king_jumps<Direction>(first, victims, captured);
        for (Bits at = first; at != 0; at = next_landing<Direction>(at)) {
            goes_on |= king_goes_on<Direction>(at, victims, captured);
        }
        if (!goes_on) {
            for (Bits at = first; at != 0; at = next_landing<Direction>(at)) {
                sink_.add({origin_, at, captured, was_man_});
            }
        }
    }

    template <int Direction>
    Bits next_landing(Bits at) const {
        return R.king_range == KingRange::any_distance ? shift<Direction>(at) & empty_ : 0;
    }

    Bits empty_;
    Bits victims_;
    Bits origin_ = 0;
    bool was_man_ = false;
    int jumps_ = 0;
    Sink& sink_;
};

} // namespace kodeks::games::draughts
