// Signed whole numbers of a fixed number of 64-bit words, two's complement, least word first: the
// criteria of a bracket as one comparable key need more than 64 bits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kodeks::tournament::fide {

template <std::size_t Words>
struct Wide {
    std::array<std::uint64_t, Words> words{};

    Wide& operator+=(const Wide& other) {
        unsigned char carry = 0;
        for (std::size_t at = 0; at < Words; ++at) {
            const std::uint64_t sum = words[at] + other.words[at];
            const std::uint64_t whole = sum + carry;
            carry = static_cast<unsigned char>((sum < words[at]) | (whole < sum));
            words[at] = whole;
        }
        return *this;
    }

    Wide& operator-=(const Wide& other) {
        unsigned char borrow = 0;
        for (std::size_t at = 0; at < Words; ++at) {
            const std::uint64_t rest = words[at] - other.words[at];
            const std::uint64_t whole = rest - borrow;
            borrow = static_cast<unsigned char>((words[at] < other.words[at]) | (rest < borrow));
            words[at] = whole;
        }
        return *this;
    }

    friend Wide operator+(Wide a, const Wide& b) { return a += b; }

    friend Wide operator-(Wide a, const Wide& b) { return a -= b; }

    friend bool operator==(const Wide&, const Wide&) = default;

    friend bool operator<(const Wide& a, const Wide& b) {
        const auto top_a = static_cast<std::int64_t>(a.words[Words - 1]);
        const auto top_b = static_cast<std::int64_t>(b.words[Words - 1]);
        if (top_a != top_b) {
            return top_a < top_b;
        }
        for (std::size_t at = Words - 1; at-- > 0;) {
            if (a.words[at] != b.words[at]) {
                return a.words[at] < b.words[at];
            }
        }
        return false;
    }

    bool is_zero() const { return *this == Wide{}; }

    // Half of it, rounded down.
    Wide half() const {
        Wide out;
        for (std::size_t at = 0; at + 1 < Words; ++at) {
            out.words[at] = (words[at] >> 1) | (words[at + 1] << 63);
        }
        out.words[Words - 1] =
            static_cast<std::uint64_t>(static_cast<std::int64_t>(words[Words - 1]) >> 1);
        return out;
    }

    Wide twice() const { return *this + *this; }

    // value * 2^shift, where it fits.
    static Wide shifted(std::uint64_t value, std::size_t shift) {
        Wide out;
        const std::size_t word = shift / 64;
        const std::size_t bits = shift % 64;
        out.words[word] = value << bits;
        if (bits != 0 && word + 1 < Words) {
            out.words[word + 1] = value >> (64 - bits);
        }
        return out;
    }
};

} // namespace kodeks::tournament::fide
