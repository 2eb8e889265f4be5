// Mechanical clocks: how the hands are set so that a control falls on a full hour.
//
// The last control of the day falls at six o'clock (PMR:241, UA:V.8.9.2); with a second period its
// control is at six and the first one at five (UA:V.8.9.3); in a micro-match of two games the first
// game's controls come two hours earlier (UA:V.8.9.4, UA:V.8.9.5). A second period shorter than an
// hour is given by moving the minute hand forward when the first control has passed (UA:V.8.9.1).
#pragma once

#include "base/strong.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::clock {

// Minutes after twelve o'clock.
struct DialTime {
    std::int32_t minutes = 0;
    friend constexpr auto operator<=>(DialTime, DialTime) = default;
};

struct DialSetting {
    DialTime start;
    DialTime first_control;
    std::int32_t forward_minutes = 0; // how far the hand goes on at the first control
    std::optional<DialTime> second_control;

    friend bool operator==(const DialSetting&, const DialSetting&) = default;
};

struct DialControl {
    std::int32_t first_minutes = 0;
    std::optional<std::int32_t> second_minutes; // combined control
};

// The setting for each game of a micro-match, in order; one game has one setting. Empty when the
// times do not fit the dial: a period above what lies between two controls, or no time at all.
std::vector<DialSetting> dial_settings(DialControl control, int games);

// "4:15".
std::string to_text(DialTime time);

} // namespace kodeks::clock
