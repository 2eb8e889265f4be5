#include "clock/preset.hpp"

namespace kodeks::clock {

namespace {

constexpr Range exactly(Milliseconds time) {
    return {time, time};
}

constexpr Range nothing{};
constexpr auto standard = Pace::standard;
constexpr auto rapid = Pace::rapid;
constexpr auto blitz = Pace::blitz;
constexpr auto any = Device::any;
constexpr auto mechanical = Device::mechanical;
constexpr auto electronic = Device::electronic;

constexpr Range minutes_between(int from, int to) {
    return {minutes(from), minutes(to)};
}

constexpr Range seconds_between(int from, int to) {
    return {seconds(from), seconds(to)};
}

// article, fields, pace, device, time, moves, after, after_moves, increment
constexpr Preset table[] = {
    {"UA:V.8.4.1.1", 64, standard, mechanical, exactly(minutes(45)), 25, minutes_between(15, 30), 0,
     nothing},
    {"UA:V.8.4.1.2", 64, standard, mechanical, exactly(minutes(60)), 35, minutes_between(15, 30), 0,
     nothing},
    {"UA:V.8.4.1.3", 64, standard, electronic, exactly(minutes(45)), 0, nothing, 0,
     seconds_between(15, 30)},
    {"UA:V.8.4.1.4", 64, standard, electronic, exactly(minutes(60)), 0, nothing, 0,
     seconds_between(10, 20)},
    {"UA:V.8.4.3.1", 100, standard, mechanical, exactly(minutes(120)), 50, minutes_between(30, 60),
     0, nothing},
    {"UA:V.8.4.3.2", 100, standard, mechanical, exactly(minutes(120)), 50, exactly(minutes(60)), 25,
     nothing},
    {"UA:V.8.4.3.3", 100, standard, mechanical, exactly(minutes(90)), 50, exactly(minutes(30)), 0,
     nothing},
    {"UA:V.8.4.3.4", 100, standard, mechanical, exactly(minutes(90)), 40, exactly(minutes(30)), 0,
     nothing},
    {"UA:V.8.4.3.5", 100, standard, electronic, exactly(minutes(80)), 0, nothing, 0,
     exactly(seconds(60))},
    {"UA:V.8.4.3.6", 100, standard, electronic, exactly(minutes(120)), 0, nothing, 0,
     exactly(seconds(30))},
    {"UA:V.8.5.1.1", 64, rapid, mechanical, minutes_between(10, 30), 0, nothing, 0, nothing},
    {"UA:V.8.5.1.2", 64, rapid, electronic, minutes_between(10, 20), 0, nothing, 0,
     seconds_between(5, 20)},
    {"UA:V.8.5.2.1", 100, rapid, mechanical, minutes_between(20, 45), 0, nothing, 0, nothing},
    {"UA:V.8.5.2.2", 100, rapid, electronic, minutes_between(15, 20), 0, nothing, 0,
     seconds_between(10, 20)},
    {"UA:V.8.6.1.1", 64, blitz, mechanical, minutes_between(3, 5), 0, nothing, 0, nothing},
    {"UA:V.8.6.1.2", 64, blitz, electronic, minutes_between(3, 5), 0, nothing, 0,
     seconds_between(2, 5)},
    {"UA:V.8.6.2.1", 100, blitz, mechanical, minutes_between(5, 7), 0, nothing, 0, nothing},
    {"UA:V.8.6.2.2", 100, blitz, electronic, exactly(minutes(5)), 0, nothing, 0,
     seconds_between(3, 5)},
    {"RU:3.9.1#1", 64, standard, any, exactly(minutes(45)), 0, nothing, 0, nothing},
    {"RU:3.9.1#2", 64, standard, any, exactly(minutes(60)), 0, nothing, 0, nothing},
    {"RU:3.9.1#3", 64, standard, any, exactly(minutes(70)), 35, exactly(minutes(15)), 0, nothing},
    {"RU:3.9.2", 100, standard, any, exactly(minutes(90)), 50, exactly(minutes(30)), 0, nothing},
    {"RU:3.9.3", 64, blitz, any, minutes_between(3, 5), 0, nothing, 0, nothing},
    {"RU:3.9.4", 64, rapid, any, minutes_between(10, 30), 0, nothing, 0, nothing},
};

bool has_after(const Preset& preset) {
    return preset.after.to.value > 0;
}

bool allows_first(const Preset& preset, const Period& period) {
    const bool extra = preset.increment.to.value > 0 ? period.extra == Extra::increment_after
                                                     : period.extra == Extra::none;
    return extra && preset.time.holds(period.time) && period.moves == preset.moves &&
           preset.increment.holds(period.extra_time);
}

bool allows_second(const Preset& preset, const Period& period) {
    return preset.after.holds(period.time) && period.moves == preset.after_moves &&
           period.repeats == (preset.after_moves > 0) && period.extra == Extra::none;
}

} // namespace

std::span<const Preset> presets() {
    return table;
}

TimeControl control_of(const Preset& preset) {
    const Extra extra = preset.increment.to.value > 0 ? Extra::increment_after : Extra::none;
    TimeControl control = whole_game(preset.time.from, extra, preset.increment.from);
    control.periods[0].moves = preset.moves;
    if (has_after(preset)) {
        control.periods.push_back({preset.after_moves, preset.after.from, Extra::none,
                                   Milliseconds{0}, preset.after_moves > 0});
    }
    return control;
}

bool allows(const Preset& preset, const TimeControl& control) {
    if (control.mode != Mode::periods || control.overtime != Overtime::none ||
        control.periods.size() != (has_after(preset) ? 2U : 1U)) {
        return false;
    }
    return allows_first(preset, control.periods[0]) &&
           (!has_after(preset) || allows_second(preset, control.periods[1]));
}

} // namespace kodeks::clock
