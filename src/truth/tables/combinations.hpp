// Numbering the ways to choose squares: a set of m out of n places has a rank from 0 to C(n,m) - 1.
//
// The rank is the combinatorial number system: the sum of C(place, i) over the chosen places in
// ascending order, i = 1 .. m. It does not depend on n, so one list of sets serves every board.
#pragma once

#include "base/check.hpp"
#include "base/scattered.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace kodeks::truth::tables {

using Bits = std::uint64_t;

constexpr int most_places = 64;
constexpr int most_chosen = 8;

using Binomials = std::array<std::array<std::uint64_t, most_chosen + 1>, most_places + 1>;

constexpr Binomials make_binomials() {
    Binomials table{};
    for (std::size_t n = 0; n <= most_places; ++n) {
        table[n][0] = 1;
        for (std::size_t m = 1; n > 0 && m <= most_chosen; ++m) {
            table[n][m] = table[n - 1][m - 1] + table[n - 1][m];
        }
    }
    return table;
}

inline constexpr Binomials binomials = make_binomials();

constexpr std::uint64_t binomial(int n, int m) {
    return n < 0 || m < 0 ? 0 : binomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(m)];
}

using kodeks::deposit;
using kodeks::extract;

inline std::uint64_t rank_of(Bits chosen) {
    std::uint64_t rank = 0;
    for (std::size_t i = 1; chosen != 0; chosen &= chosen - 1, ++i) {
        rank += binomials[static_cast<std::size_t>(std::countr_zero(chosen))][i];
    }
    return rank;
}

// Two chosen places out of 64, listed by rank: most sets are this small.
inline constexpr auto pairs = [] {
    std::array<Bits, 64 * 63 / 2> list{};
    std::size_t rank = 0;
    for (int high = 1; high < 64; ++high) {
        for (int low = 0; low < high; ++low) {
            list[rank++] = Bits{1} << high | Bits{1} << low;
        }
    }
    return list;
}();

// The set of `count` places with this rank; all places are below `places`.
inline Bits set_at(std::uint64_t rank, int count, int places) {
    Bits chosen = 0;
    for (; count > 2; --count) {
        int place = places - 1;
        while (binomial(place, count) > rank) {
            --place;
        }
        rank -= binomial(place, count);
        chosen |= Bits{1} << place;
        places = place;
    }
    KODEKS_DEBUG_ASSERT(rank < binomial(places, count));
    if (count == 2) {
        return chosen | pairs[rank];
    }
    return count == 1 ? chosen | Bits{1} << rank : chosen;
}

} // namespace kodeks::truth::tables
