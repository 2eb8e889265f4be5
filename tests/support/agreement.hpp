// Do the tables agree with judges that share no code with them? On random positions the outcome is
// the best of what the moves lead to, played with the common face of all games; on a sample a
// search without tables finds the same distance and nothing shorter.
#pragma once

#include "truth/tables/prober.hpp"

#include <cstdint>

namespace kodeks::test {

struct Sample {
    std::uint64_t positions = 0;
    std::uint64_t search_every = 20; // one in so many is searched, if its end is near enough
};

struct Agreement {
    std::uint64_t positions = 0;
    std::uint64_t searched = 0;
    std::uint64_t wrong = 0;
};

Agreement random_agreement(truth::tables::Prober& prober, const Sample& sample);

} // namespace kodeks::test
