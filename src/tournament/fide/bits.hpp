// Sets of players of one bracket as rows of bits.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kodeks::tournament::fide {

inline constexpr std::size_t no_bit = ~std::size_t{0};

class Bits {
public:
    explicit Bits(std::size_t size = 0) : words_((size + 63) / 64) {}

    bool operator[](std::size_t at) const { return ((words_[at / 64] >> (at % 64)) & 1U) != 0; }

    void set(std::size_t at) { words_[at / 64] |= std::uint64_t{1} << (at % 64); }

    void clear(std::size_t at) { words_[at / 64] &= ~(std::uint64_t{1} << (at % 64)); }

    Bits& operator|=(const Bits& other) {
        for (std::size_t at = 0; at < words_.size(); ++at) {
            words_[at] |= other.words_[at];
        }
        return *this;
    }

    Bits& operator&=(const Bits& other) {
        for (std::size_t at = 0; at < words_.size(); ++at) {
            words_[at] &= other.words_[at];
        }
        return *this;
    }

    Bits& remove(const Bits& other) {
        for (std::size_t at = 0; at < words_.size(); ++at) {
            words_[at] &= ~other.words_[at];
        }
        return *this;
    }

    // The bits of a set that is not larger.
    void copy_from(const Bits& smaller) {
        for (std::size_t at = 0; at < smaller.words_.size(); ++at) {
            words_[at] = smaller.words_[at];
        }
    }

    std::size_t count() const {
        std::size_t sum = 0;
        for (const std::uint64_t word : words_) {
            sum += static_cast<std::size_t>(std::popcount(word));
        }
        return sum;
    }

    // The first bit of both sets at or after `from`; no_bit when there is none.
    std::size_t first_common(const Bits& other, std::size_t from) const {
        for (std::size_t word = from / 64; word < words_.size(); ++word) {
            std::uint64_t both = words_[word] & other.words_[word];
            if (word == from / 64) {
                both &= ~std::uint64_t{0} << (from % 64);
            }
            if (both != 0) {
                return word * 64 + static_cast<std::size_t>(std::countr_zero(both));
            }
        }
        return no_bit;
    }

    std::size_t first(std::size_t from = 0) const { return first_common(*this, from); }

private:
    std::vector<std::uint64_t> words_;
};

} // namespace kodeks::tournament::fide
