// Time controls that rulebooks recommend, as data with their articles. Where the book gives a
// range, so does the preset; an organiser may always choose something else (UA:V.8.7, RU:3.9.5).
#pragma once

#include "clock/control.hpp"

#include <span>
#include <string_view>

namespace kodeks::clock {

struct Range {
    Milliseconds from{0};
    Milliseconds to{0};

    constexpr bool holds(Milliseconds time) const { return time >= from && time <= to; }
};

enum class Device : std::uint8_t { any, mechanical, electronic };

struct Preset {
    std::string_view article;
    int fields = 64; // of the board: 64 or 100
    Pace pace = Pace::standard;
    Device device = Device::any;
    Range time;                   // of the first period
    std::int32_t moves = 0;       // 0: the whole game
    Range after;                  // of the second period
    std::int32_t after_moves = 0; // of a second period that repeats
    Range increment;              // after each move
};

std::span<const Preset> presets();

// The preset with the least times it allows.
TimeControl control_of(const Preset& preset);
// Whether a control is one the preset describes.
bool allows(const Preset& preset, const TimeControl& control);

} // namespace kodeks::clock
