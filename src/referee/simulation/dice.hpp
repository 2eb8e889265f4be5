// Pseudo-random numbers from a seed: the same seed gives the same game everywhere. The generator is
// SplitMix64 (Steele, Lea, Flood 2014).
#pragma once

#include <cstddef>
#include <cstdint>

namespace kodeks::referee::simulation {

class Dice {
public:
    explicit constexpr Dice(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31);
    }

    // 0 to count - 1; the bias of the modulus does not matter here.
    constexpr std::size_t below(std::size_t count) { return next() % count; }

    constexpr bool chance(std::size_t percent) { return below(100) < percent; }

    template <class Range>
    constexpr decltype(auto) pick(const Range& range) {
        return range[below(range.size())];
    }

private:
    std::uint64_t state_;
};

} // namespace kodeks::referee::simulation
