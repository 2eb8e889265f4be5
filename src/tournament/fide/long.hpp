// Signed whole numbers that grow as they need, for brackets whose key is wider than any fixed one:
// the same operations as Wide, slower, and never more memory than the number has digits.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kodeks::tournament::fide {

class Long {
public:
    Long& operator+=(const Long& other) { return combine(other, false); }

    Long& operator-=(const Long& other) { return combine(other, true); }

    friend Long operator+(Long a, const Long& b) { return a += b; }

    friend Long operator-(Long a, const Long& b) { return a -= b; }

    friend bool operator==(const Long&, const Long&) = default;

    friend bool operator<(const Long& a, const Long& b) {
        if (a.is_negative() != b.is_negative()) {
            return a.is_negative();
        }
        for (std::size_t at = std::max(a.words_.size(), b.words_.size()); at-- > 0;) {
            if (a.word(at) != b.word(at)) {
                return a.word(at) < b.word(at);
            }
        }
        return false;
    }

    bool is_zero() const { return words_.empty(); }

    // Half of it, rounded down.
    Long half() const {
        Long out;
        out.words_.resize(words_.size());
        for (std::size_t at = 0; at < words_.size(); ++at) {
            out.words_[at] = (words_[at] >> 1) | (word(at + 1) << 63);
        }
        out.trim();
        return out;
    }

    Long twice() const { return *this + *this; }

    // Adds value * 2^shift.
    void add(std::int64_t value, std::size_t shift) {
        const auto high = static_cast<std::uint64_t>(value < 0 ? -1 : 0);
        const auto low = static_cast<std::uint64_t>(value);
        const std::size_t bits = shift % 64;
        const std::uint64_t first = low << bits;
        const std::uint64_t second = bits == 0 ? high : (low >> (64 - bits)) | (high << bits);
        const std::size_t at = shift / 64;
        widen(std::max(words_.size(), at + 2) + 1);
        std::uint64_t carry = 0;
        for (std::size_t k = at; k < words_.size(); ++k) {
            const std::uint64_t part = k == at ? first : k == at + 1 ? second : high;
            carry = add_word(words_[k], part, carry);
            if (k > at && carry == (high & 1U)) {
                break; // what is above stays as it is
            }
        }
        trim();
    }

    // value * 2^shift.
    static Long shifted(std::uint64_t value, std::size_t shift) {
        Long out;
        out.add(static_cast<std::int64_t>(value), shift);
        return out;
    }

private:
    bool is_negative() const { return !words_.empty() && (words_.back() >> 63) != 0; }

    std::uint64_t sign() const { return is_negative() ? ~std::uint64_t{0} : 0; }

    std::uint64_t word(std::size_t at) const { return at < words_.size() ? words_[at] : sign(); }

    static std::uint64_t add_word(std::uint64_t& to, std::uint64_t part, std::uint64_t carry) {
        const std::uint64_t sum = to + part;
        const std::uint64_t whole = sum + carry;
        const bool over = sum < to || whole < sum;
        to = whole;
        return over ? 1 : 0;
    }

    void widen(std::size_t size) { words_.resize(size, sign()); }

    // No word more than the sign needs; zero has none.
    void trim() {
        while (!words_.empty()) {
            const std::uint64_t below =
                words_.size() > 1 && (words_[words_.size() - 2] >> 63) != 0 ? ~std::uint64_t{0} : 0;
            if (words_.back() != below) {
                return;
            }
            words_.pop_back();
        }
    }

    Long& combine(const Long& other, bool subtract) {
        const std::uint64_t flip = subtract ? ~std::uint64_t{0} : 0;
        widen(std::max(words_.size(), other.words_.size()) + 1);
        std::uint64_t carry = subtract ? 1 : 0;
        for (std::size_t at = 0; at < words_.size(); ++at) {
            carry = add_word(words_[at], other.word(at) ^ flip, carry);
        }
        trim();
        return *this;
    }

    std::vector<std::uint64_t> words_; // least first, two's complement
};

} // namespace kodeks::tournament::fide
