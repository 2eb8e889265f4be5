#include "tournament/checker/pool.hpp"

#include <algorithm>
#include <bit>

namespace kodeks::tournament::checker {

namespace {

constexpr std::uint64_t prime = (1ULL << 61) - 1;

// Product modulo 2^61 - 1 by halves of 32 bits, so that nothing wider than 64 bits is needed.
std::uint64_t times(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t a_high = a >> 32;
    const std::uint64_t a_low = a & 0xFFFFFFFF;
    const std::uint64_t b_high = b >> 32;
    const std::uint64_t b_low = b & 0xFFFFFFFF;
    const std::uint64_t middle = a_high * b_low + a_low * b_high; // below 2^62
    // a*b = high*2^64 + middle*2^32 + low, and 2^61 = 1: 2^64 = 8.
    std::uint64_t sum = (a_high * b_high % prime) * 8 % prime;
    sum += (middle >> 29) + ((middle & ((1ULL << 29) - 1)) << 32);
    sum %= prime;
    const std::uint64_t low = a_low * b_low;
    return (sum + low % prime) % prime;
}

std::uint64_t inverse(std::uint64_t a) {
    std::uint64_t result = 1;
    for (std::uint64_t power = prime - 2; power != 0; power >>= 1) {
        if ((power & 1) != 0) {
            result = times(result, a);
        }
        a = times(a, a);
    }
    return result;
}

// A fixed scrambling of the two indices (the finaliser of SplitMix64).
std::uint64_t unknown(int a, int b) {
    std::uint64_t z = static_cast<std::uint64_t>(a) * 1'000'003 + static_cast<std::uint64_t>(b) + 1;
    z *= 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return (z ^ (z >> 31)) % (prime - 1) + 1;
}

using Matrix = std::vector<std::vector<std::uint64_t>>;

int rank_of(Matrix m) {
    const std::size_t n = m.size();
    std::size_t rank = 0;
    for (std::size_t column = 0; column < n && rank < n; ++column) {
        std::size_t pivot = rank;
        while (pivot < n && m[pivot][column] == 0) {
            ++pivot;
        }
        if (pivot == n) {
            continue;
        }
        std::swap(m[pivot], m[rank]);
        const std::uint64_t scale = inverse(m[rank][column]);
        for (std::size_t row = rank + 1; row < n; ++row) {
            if (m[row][column] == 0) {
                continue;
            }
            const std::uint64_t factor = prime - times(m[row][column], scale);
            for (std::size_t i = column; i < n; ++i) {
                m[row][i] = (m[row][i] + times(factor, m[rank][i])) % prime;
            }
        }
        ++rank;
    }
    return static_cast<int>(rank);
}

// The player with the fewest possible opponents chooses first.
int greedy_pairs(std::vector<int> members, const May& may) {
    int pairs = 0;
    const auto options = [&](int a) {
        return std::ranges::count_if(members, [&](int b) { return b != a && may(a, b); });
    };
    while (members.size() >= 2) {
        const int a = *std::ranges::min_element(members, {}, options);
        std::vector<int> partners = without(members, a);
        std::erase_if(partners, [&](int b) { return !may(a, b); });
        members = without(members, a);
        if (!partners.empty()) {
            members = without(members, *std::ranges::min_element(partners, {}, options));
            ++pairs;
        }
    }
    return pairs;
}

// The same without counting options; enough when nearly everybody may meet nearly everybody.
int simple_pairs(std::vector<int> members, const May& may) {
    int pairs = 0;
    while (!members.empty()) {
        const int a = members.back();
        members.pop_back();
        const auto b = std::ranges::find_if(members, [&](int other) { return may(a, other); });
        if (b != members.end()) {
            members.erase(b);
            ++pairs;
        }
    }
    return pairs;
}

} // namespace

std::vector<int> without(std::vector<int> members, int a, int b) {
    std::erase(members, a);
    std::erase(members, b);
    return members;
}

int most_pairs(const std::vector<int>& members, const May& may) {
    const int bound = static_cast<int>(members.size() / 2);
    if (simple_pairs(members, may) == bound || greedy_pairs(members, may) == bound) {
        return bound;
    }
    Matrix matrix(members.size(), std::vector<std::uint64_t>(members.size(), 0));
    for (std::size_t i = 0; i < members.size(); ++i) {
        for (std::size_t j = i + 1; j < members.size(); ++j) {
            if (may(members[i], members[j])) {
                matrix[i][j] = unknown(members[i], members[j]);
                matrix[j][i] = prime - matrix[i][j];
            }
        }
    }
    return rank_of(std::move(matrix)) / 2;
}

bool all_can_be_paired(const std::vector<int>& members, const May& may) {
    return members.size() % 2 == 0 &&
           most_pairs(members, may) == static_cast<int>(members.size() / 2);
}

} // namespace kodeks::tournament::checker
