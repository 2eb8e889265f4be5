#include "tournament/pairing/scheveningen.hpp"

#include <algorithm>

namespace kodeks::tournament::pairing {

std::vector<std::vector<TeamGame>> scheveningen(std::uint32_t first_size,
                                                std::uint32_t second_size) {
    const std::uint32_t size = std::max(first_size, second_size);
    // Members below `turned` begin with Black, so that in one round both groups have both colours.
    // An even number of them keeps the second group balanced too; with an odd size only none does.
    const std::uint32_t turned = size % 2 == 0 ? size / 4 * 2 : 0;
    std::vector<std::vector<TeamGame>> rounds(size);
    for (std::uint32_t round = 0; round < size; ++round) {
        for (std::uint32_t i = 0; i < first_size; ++i) {
            const std::uint32_t j = (i + round) % size;
            const bool white = (round + (i < turned ? 1 : 0)) % 2 == 0;
            if (j < second_size) {
                rounds[round].push_back({i + 1, j + 1, white});
            }
        }
    }
    return rounds;
}

} // namespace kodeks::tournament::pairing
