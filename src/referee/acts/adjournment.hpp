// Adjourned games. What is sealed is opaque here: the writer encrypts it, the commitment tells at
// the opening that it is the same.
#pragma once

#include "base/strong.hpp"
#include "referee/acts/declared.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace kodeks::referee {

enum class AdjournCause : std::uint8_t { session_over, exceptional, request };

struct Adjourn {
    static constexpr Declared declared{"adjourn", players | officials, When::before_the_end,
                                       Duty::adjournment, Telling::in_its_words};

    AdjournCause cause = AdjournCause::session_over;
    Milliseconds session_left{0}; // when a player asks for it

    friend bool operator==(const Adjourn&, const Adjourn&) = default;
};

struct Seal {
    static constexpr Declared declared{"seal", players, When::before_the_end, Duty::adjournment,
                                       Telling::in_its_words};

    std::string sealed{};
    std::string commitment{};
    std::array<std::string, 2> names{};
    std::string resumption{}; // date, time and place

    friend bool operator==(const Seal&, const Seal&) = default;
};

struct Open {
    static constexpr Declared declared{"open", officials, When::before_the_end, Duty::none,
                                       Telling::in_its_words};

    std::string text; // the move as written
    std::string commitment{};

    friend bool operator==(const Open&, const Open&) = default;
};

} // namespace kodeks::referee
