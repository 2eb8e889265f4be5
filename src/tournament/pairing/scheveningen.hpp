// Scheveningen (RU:3.2#4, UA:V.3.1.4): every member of one team or group meets every member of the
// other, one in each round. Everybody's colours alternate as far as the table allows and never
// differ by more than one.
#pragma once

#include <cstdint>
#include <vector>

namespace kodeks::tournament::pairing {

struct TeamGame {
    std::uint32_t first = 0;  // member of the first group, from one
    std::uint32_t second = 0; // member of the second group
    bool first_has_white = true;
    friend bool operator==(const TeamGame&, const TeamGame&) = default;
};

// As many rounds as the larger group has members; who has no partner in a round is free.
std::vector<std::vector<TeamGame>> scheveningen(std::uint32_t first_size,
                                                std::uint32_t second_size);

} // namespace kodeks::tournament::pairing
