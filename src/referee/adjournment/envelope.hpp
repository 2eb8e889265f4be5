// What stands on the envelope of an adjourned game (FIDE:G.I.2, PMR:180, RU:3.11.3).
#pragma once

#include "referee/state/state.hpp"

#include <array>
#include <optional>
#include <string>

namespace kodeks::referee {

struct Envelope {
    std::array<std::string, 2> names;
    games::Setup position; // immediately before the sealed move
    std::array<Milliseconds, 2> used{};
    Side sealer = Side::white;
    std::int32_t move_number = 0;
    std::optional<Side> offer; // of a draw, if it is current
    std::string resumption;    // date, time and place
};

// Of a game whose move is sealed; names and resumption are what was handed in with it.
Envelope envelope_of(const State& state);

} // namespace kodeks::referee
