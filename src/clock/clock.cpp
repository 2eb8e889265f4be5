#include "clock/clock.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace kodeks::clock {

namespace {

const Period& period_of(const Half& half) {
    return half.control.periods[half.period];
}

bool has_next_period(const Half& half) {
    return period_of(half).repeats || half.period + 1U < half.control.periods.size();
}

void grant_period(Half& half) {
    const Period& period = period_of(half);
    half.account.base += period.time;
    half.control_at = period.moves == 0 ? 0 : half.control_at + period.moves;
}

void grant_next_period(Half& half) {
    half.period += period_of(half).repeats ? 0 : 1;
    grant_period(half);
}

// Fills the remaining time up to `whole` at the expense of nobody.
void refill(Half& half, Milliseconds whole) {
    half.account.extra += whole - half.account.remaining();
}

bool in_overtime(const Half& half) {
    return half.overtime_left >= 0;
}

// The main time is over: the next portion, if there is one.
bool grant_overtime(Half& half) {
    const TimeControl& control = half.control;
    const bool enters = control.overtime != Overtime::none && !in_overtime(half);
    const bool another = control.overtime == Overtime::japanese && half.overtime_left > 0;
    if (!enters && !another) {
        return false;
    }
    if (enters) {
        half.overtime_left = control.overtime_count;
    }
    half.overtime_left -= control.overtime == Overtime::japanese ? 1 : 0;
    half.account.extra += control.overtime_time;
    return true;
}

// What follows when the time is used up at an instant: another portion, or the flag.
bool time_is_out(Half& half, Instant at) {
    const bool adds_by_time = half.control.next_period == NextPeriod::when_time_is_out;
    if (adds_by_time && has_next_period(half)) {
        if (half.moves < half.control_at) {
            half.flag = at; // the moves were not made: the arbiter counts them (FIDE:6.4)
        }
        grant_next_period(half);
        return true;
    }
    if (!half.flag && grant_overtime(half)) {
        return true;
    }
    half.flag = half.flag.value_or(at);
    return false;
}

Milliseconds free_time(const Half& half) {
    const Period& period = period_of(half);
    return period.extra == Extra::delay
               ? std::max(Milliseconds{0}, period.extra_time - half.move_time)
               : Milliseconds{0};
}

// Charges the time from an instant on, portion by portion, so that a flag falls to the millisecond.
void charge(Half& half, Instant from, Milliseconds elapsed) {
    const Milliseconds free = std::min(free_time(half), elapsed);
    half.move_time += elapsed;
    from += Instant{free.value};
    Milliseconds rest = elapsed - free;
    while (rest.value > 0) {
        const Milliseconds left = half.account.remaining();
        const bool runs_out = !half.flag && rest >= left;
        const Milliseconds part = runs_out ? std::max(left, Milliseconds{0}) : rest;
        half.account.used += part;
        from += Instant{part.value};
        rest -= part;
        if (runs_out && !time_is_out(half, from)) {
            half.account.used += rest; // the clock goes on to show by how much
            rest = {0};
        }
    }
}

void begin_move(Half& half) {
    if (half.move_begun) {
        return;
    }
    half.move_begun = true;
    half.move_time = {0};
    const Period& period = period_of(half);
    if (period.extra == Extra::increment_before && !half.flag) {
        half.account.extra += period.extra_time;
    }
}

void give_extra(Half& half) {
    const Period& period = period_of(half);
    if (period.extra == Extra::increment_after) {
        half.account.extra += period.extra_time;
    } else if (period.extra == Extra::bronstein) {
        half.account.extra += std::min(half.move_time, period.extra_time);
    }
}

void renew_overtime(Half& half) {
    const TimeControl& control = half.control;
    if (control.overtime == Overtime::japanese) {
        refill(half, control.overtime_time);
    } else if (--half.overtime_left == 0) {
        half.overtime_left = control.overtime_count;
        refill(half, control.overtime_time);
    }
}

// What a completed move brings. After a flag nothing is added any more.
void complete_move(Half& half) {
    ++half.moves;
    if (half.flag) {
        return;
    }
    if (half.control.mode == Mode::time_per_move) {
        refill(half, period_of(half).time);
    } else if (in_overtime(half)) {
        renew_overtime(half);
    } else {
        give_extra(half);
    }
    const bool made = half.control_at > 0 && half.moves >= half.control_at;
    if (made && has_next_period(half) &&
        half.control.next_period == NextPeriod::when_moves_are_made) {
        grant_next_period(half);
    }
}

void run(Clock& clock, Side side, Milliseconds elapsed) {
    charge(clock.of(side), clock.since, elapsed);
    if (clock.of(side).control.mode == Mode::hourglass) {
        clock.of(games::opponent(side)).account.extra += elapsed;
    }
}

} // namespace

Clock::Clock(const TimeControl& white, const TimeControl& black) {
    KODEKS_ASSERT(is_sound(white) && is_sound(black));
    of(Side::white).control = white;
    of(Side::black).control = black;
    for (Half& half : halves) {
        grant_period(half);
    }
}

Clock advanced(Clock clock, Instant now) {
    KODEKS_ASSERT(now >= clock.since);
    if (clock.running) {
        run(clock, *clock.running, between(clock.since, now));
    }
    clock.since = now;
    return clock;
}

Clock started(Clock clock, Side side, Instant now) {
    KODEKS_ASSERT(!clock.running);
    clock = advanced(clock, now);
    begin_move(clock.of(side));
    clock.running = side;
    return clock;
}

Clock paused(Clock clock, Instant now) {
    clock = advanced(clock, now);
    clock.running = std::nullopt;
    return clock;
}

Clock pressed(Clock clock, Instant now) {
    KODEKS_ASSERT(clock.running);
    clock = advanced(clock, now);
    const Side mover = *clock.running;
    complete_move(clock.of(mover));
    clock.of(mover).move_begun = false;
    clock.running = games::opponent(mover);
    begin_move(clock.of(*clock.running));
    return clock;
}

Clock switched_back(Clock clock, Instant now) {
    KODEKS_ASSERT(clock.running);
    clock = advanced(clock, now);
    clock.running = games::opponent(*clock.running);
    return clock;
}

Clock corrected(Clock clock, Side side, Milliseconds amount) {
    Half& half = clock.of(side);
    half.account.corrections += amount;
    if (half.account.remaining().value > 0 && amount.value > 0) {
        half.flag = std::nullopt;
    }
    return clock;
}

Clock next_period(Clock clock, Side side) {
    Half& half = clock.of(side);
    half.flag = std::nullopt;
    if (half.control.next_period == NextPeriod::when_moves_are_made && has_next_period(half)) {
        grant_next_period(half);
    }
    return clock;
}

Clock with_moves(Clock clock, Side side, std::int32_t moves) {
    KODEKS_ASSERT(moves >= 0);
    clock.of(side).moves = moves;
    return clock;
}

Reading reading(const Clock& clock, Side side, Instant now) {
    const Clock then = advanced(clock, now);
    const Half& half = then.of(side);
    return {half.account.remaining(), then.running == side, half.flag.has_value(),
            std::max(0, half.control_at - half.moves)};
}

std::optional<Instant> runs_out_at(const Clock& clock) {
    if (!clock.running || clock.of(*clock.running).flag) {
        return std::nullopt;
    }
    const Half& half = clock.of(*clock.running);
    const Milliseconds left = free_time(half) + std::max(half.account.remaining(), Milliseconds{0});
    return clock.since + Instant{left.value};
}

std::optional<Side> first_flag(const Clock& clock) {
    const auto white = clock.of(Side::white).flag;
    const auto black = clock.of(Side::black).flag;
    if (white == black) {
        return std::nullopt;
    }
    if (white && black) {
        return *white < *black ? Side::white : Side::black;
    }
    return white ? Side::white : Side::black;
}

} // namespace kodeks::clock
