#include "referee/time/time_trouble.hpp"

namespace kodeks::referee {

namespace {

Milliseconds increment_of(const clock::TimeControl& control) {
    return control.periods[control.periods.size() - 1].extra_time;
}

} // namespace

bool has_increment(const clock::TimeControl& control) {
    return increment_of(control).value > 0;
}

Milliseconds trouble_zone(const Settings& settings, const rulebook::ClockDuties& duties,
                          Side side) {
    const Milliseconds increment = increment_of(settings.regulations.control);
    if (duties.no_trouble_from.value > 0 && increment >= duties.no_trouble_from) {
        return {0};
    }
    const bool blind = settings.needs_of(side).blind;
    return blind ? std::max(duties.time_trouble, duties.time_trouble_blind) : duties.time_trouble;
}

bool in_time_trouble(const State& state, const rulebook::ClockDuties& duties, Side side,
                     Instant now) {
    const Milliseconds zone = trouble_zone(state.settings, duties, side);
    return zone.value > 0 && clock::reading(state.clock, side, now).remaining < zone;
}

bool plays_to_the_end(const State& state, Side side) {
    const clock::Half& half = state.clock.of(side);
    const clock::Period& period = half.control.periods[half.period];
    return period.moves == 0 && !period.repeats;
}

} // namespace kodeks::referee
