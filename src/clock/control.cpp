#include "clock/control.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace kodeks::clock {

namespace {

constexpr std::int32_t moves_for_pace = 60; // FIDE:A.1

bool is_sound_period(const Period& period, bool last) {
    const bool times = period.time.value >= 0 && period.extra_time.value >= 0 &&
                       (period.time.value > 0 || period.extra_time.value > 0);
    const bool extra = (period.extra == Extra::none) == (period.extra_time.value == 0);
    const bool moves = period.moves > 0 || (period.moves == 0 && last && !period.repeats);
    return times && extra && moves && (last || !period.repeats);
}

// Moves played in a period when so many are still to be allotted.
std::int32_t moves_in(const Period& period, std::int32_t moves) {
    return period.moves == 0 ? moves : std::min(moves, period.moves);
}

} // namespace

TimeControl whole_game(Milliseconds time, Extra extra, Milliseconds extra_time) {
    TimeControl control;
    control.periods.push_back({0, time, extra, extra_time, false});
    return control;
}

bool is_sound(const TimeControl& control) {
    const std::size_t count = control.periods.size();
    if (count == 0 || (control.mode != Mode::periods && count != 1)) {
        return false;
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (!is_sound_period(control.periods[i], i + 1 == count)) {
            return false;
        }
    }
    const bool has_overtime = control.overtime != Overtime::none;
    return has_overtime == (control.overtime_time.value > 0) &&
           has_overtime == (control.overtime_count > 0);
}

Milliseconds allotted(const TimeControl& control, std::int32_t moves) {
    KODEKS_ASSERT(is_sound(control) && moves >= 0);
    if (control.mode == Mode::time_per_move) {
        return control.periods[0].time * moves;
    }
    Milliseconds total{0};
    for (std::size_t i = 0; i < control.periods.size();) {
        const Period& period = control.periods[i];
        const std::int32_t played = moves_in(period, moves);
        total += period.time + period.extra_time * played;
        moves -= played;
        if (moves == 0) {
            break;
        }
        i += period.repeats ? 0 : 1;
    }
    return total;
}

Pace pace_of(const TimeControl& control) {
    const Milliseconds time = allotted(control, moves_for_pace);
    if (time <= minutes(10)) {
        return Pace::blitz;
    }
    return time < minutes(60) ? Pace::rapid : Pace::standard;
}

} // namespace kodeks::clock
