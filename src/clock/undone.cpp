#include "clock/undone.hpp"

#include <algorithm>

namespace kodeks::clock {

namespace {

// Moves of the periods before this one; of a period that repeats, before its first time.
std::int32_t moves_before(const Half& half, std::uint8_t period) {
    std::int32_t moves = 0;
    for (std::uint8_t i = 0; i < period; ++i) {
        moves += half.control.periods[i].moves;
    }
    return moves;
}

class Rewinding {
public:
    Rewinding(const Half& half, std::int32_t moves)
        : half_(half), moves_(moves), now_{half.period, half.control_at, {0}, {0}} {}

    // Periods that the move and later ones had opened are closed again.
    void close_periods(std::int32_t move) {
        if (half_.control.next_period != NextPeriod::when_moves_are_made) {
            return; // time opened them, and a person counts the moves (FIDE:6.4)
        }
        while (opened_by() > 0 && opened_by() >= move) {
            const Period& period = half_.control.periods[now_.period];
            const std::int32_t before = opened_by();
            const bool again = period.repeats && before > moves_before(half_, now_.period);
            now_.base += period.time;
            now_.period -= again ? 0 : 1;
            now_.control_at = before;
        }
    }

    void take_extra(std::int32_t move, bool pressed) {
        const Period& period = half_.control.periods[now_.period];
        if (!pressed || half_.control.mode != Mode::periods || half_.overtime_left >= 0) {
            return;
        }
        const bool last = move == half_.moves;
        if (period.extra == Extra::increment_after) {
            now_.extra += period.extra_time;
        } else if (period.extra == Extra::bronstein && last && !half_.move_begun) {
            now_.extra += std::min(half_.move_time, period.extra_time);
        } else if (period.extra == Extra::increment_before) { // it came when a move began
            now_.extra += (move > moves_ + 1 ? 1 : 0) * period.extra_time;
            now_.extra += (last && half_.move_begun ? 1 : 0) * period.extra_time;
        }
    }

    const Undone& result() const { return now_; }

private:
    // The number of the move that opened the running period; 0: the first one.
    std::int32_t opened_by() const {
        const Period& period = half_.control.periods[now_.period];
        return period.moves > 0 ? now_.control_at - period.moves : moves_before(half_, now_.period);
    }

    const Half& half_;
    std::int32_t moves_;
    Undone now_;
};

} // namespace

Undone undone(const Half& half, std::int32_t moves, std::span<const std::int32_t> unpressed) {
    Rewinding rewinding(half, moves);
    for (std::int32_t move = half.moves; move > moves; --move) {
        const bool pressed = std::ranges::find(unpressed, move) == unpressed.end();
        rewinding.close_periods(move);
        rewinding.take_extra(move, pressed);
    }
    return rewinding.result();
}

Clock rewound(Clock clock, Side side, const Undone& undone) {
    Half& half = clock.of(side);
    half.period = undone.period;
    half.control_at = undone.control_at;
    half.account.base -= undone.base;
    half.account.extra -= undone.extra;
    half.move_begun = true;
    return clock;
}

} // namespace kodeks::clock
