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

// A quick try at forming pairs. It may find too few, never too many.
class QuickTry {
public:
    QuickTry(const std::vector<int>& members, const May& may) : may_(may), open_(may.words(), 0) {
        for (const int a : members) {
            const auto at = static_cast<std::size_t>(a);
            open_[at / 64] |= 1ULL << (at % 64);
        }
        for (auto a = members.rbegin(); a != members.rend(); ++a) {
            if (is_open(*a)) {
                close(*a);
                take_first_for(*a);
            }
        }
        while (exchange_for_two()) {
        }
    }

    int pairs() const { return static_cast<int>(pairs_.size()); }

private:
    bool is_open(int a) const {
        const auto at = static_cast<std::size_t>(a);
        return (open_[at / 64] >> (at % 64) & 1) != 0;
    }

    void close(int a) {
        const auto at = static_cast<std::size_t>(a);
        open_[at / 64] &= ~(1ULL << (at % 64));
    }

    void take_first_for(int a) {
        const std::uint64_t* row = may_.row(a);
        for (std::size_t word = 0; word < open_.size(); ++word) {
            if (const std::uint64_t free = row[word] & open_[word]; free != 0) {
                const int b = static_cast<int>(word) * 64 + std::countr_zero(free);
                close(b);
                pairs_.emplace_back(a, b);
                return;
            }
        }
        left_.push_back(a);
    }

    bool exchange_for_two() {
        for (std::size_t i = 0; i < left_.size(); ++i) {
            for (std::size_t j = i + 1; j < left_.size(); ++j) {
                if (exchange(left_[i], left_[j])) {
                    left_.erase(left_.begin() + static_cast<std::ptrdiff_t>(j));
                    left_.erase(left_.begin() + static_cast<std::ptrdiff_t>(i));
                    return true;
                }
            }
        }
        return false;
    }

    bool exchange(int u, int v) {
        for (auto& [p, q] : pairs_) {
            if (may_(v, p) && may_(u, q)) {
                std::swap(p, q);
            }
            if (may_(u, p) && may_(v, q)) {
                const int freed = q;
                q = u;
                pairs_.emplace_back(freed, v);
                return true;
            }
        }
        return false;
    }

    const May& may_;
    std::vector<std::uint64_t> open_;
    std::vector<std::pair<int, int>> pairs_;
    std::vector<int> left_;
};

} // namespace

void May::set(int a, int b, bool value) {
    const auto put = [&](int x, int y) {
        const auto column = static_cast<std::size_t>(y);
        std::uint64_t& word = bits_[static_cast<std::size_t>(x) * words_ + column / 64];
        const std::uint64_t bit = 1ULL << (column % 64);
        word = value ? word | bit : word & ~bit;
    };
    put(a, b);
    put(b, a);
}

std::vector<int> without(std::vector<int> members, int a, int b) {
    std::erase(members, a);
    std::erase(members, b);
    return members;
}

int most_pairs(const std::vector<int>& members, const May& may) {
    const int bound = static_cast<int>(members.size() / 2);
    const auto pairs = QuickTry(members, may).pairs();
    if (pairs == bound) {
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
