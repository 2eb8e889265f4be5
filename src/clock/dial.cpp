#include "clock/dial.hpp"

#include <fmt/format.h>

namespace kodeks::clock {

namespace {

constexpr std::int32_t hour = 60;
constexpr std::int32_t last_control = 6 * hour; // UA:V.8.9.2

// Controls of one game of a micro-match lie two hours before those of the next (UA:V.8.9.4).
constexpr std::int32_t game_distance = 2 * hour;

DialSetting setting_of(DialControl control, std::int32_t end) {
    if (!control.second_minutes) {
        return {{end - control.first_minutes}, {end}, 0, std::nullopt};
    }
    const std::int32_t first = end - hour;
    return {
        {first - control.first_minutes}, {first}, hour - *control.second_minutes, DialTime{end}};
}

} // namespace

std::vector<DialSetting> dial_settings(DialControl control, int games) {
    const std::int32_t second = control.second_minutes.value_or(hour);
    const bool sensible = control.first_minutes > 0 && second > 0 && second <= hour;
    std::vector<DialSetting> settings;
    for (int game = 0; sensible && game < games; ++game) {
        const std::int32_t end = last_control - (games - 1 - game) * game_distance;
        settings.push_back(setting_of(control, end));
    }
    // The first game starts earliest; before twelve o'clock the dial ends.
    if (!settings.empty() && settings.front().start < DialTime{0}) {
        settings.clear();
    }
    return settings;
}

std::string to_text(DialTime time) {
    return fmt::format("{}:{:02}", time.minutes / hour, time.minutes % hour);
}

} // namespace kodeks::clock
