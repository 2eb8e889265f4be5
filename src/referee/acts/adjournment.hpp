// Adjourned games. What is sealed is opaque here: the writer encrypts it, the commitment tells at
// the opening that it is the same.
#pragma once

#include "base/strong.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace kodeks::referee {

enum class AdjournCause : std::uint8_t { session_over, exceptional, request };

struct Adjourn {
    AdjournCause cause = AdjournCause::session_over;
    Milliseconds session_left{0}; // when a player asks for it
};

struct Seal {
    std::string sealed{};
    std::string commitment{};
    std::array<std::string, 2> names{};
    std::string resumption{}; // date, time and place
};

struct Open {
    std::string text; // the move as written
    std::string commitment{};
};

} // namespace kodeks::referee
