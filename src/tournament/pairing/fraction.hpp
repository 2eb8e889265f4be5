// An exact fraction, for coefficients in which a departed opponent counts as an average
// (UA:V.12.5). Lowest terms, positive denominator.
#pragma once

#include <compare>
#include <cstdint>

namespace kodeks::tournament::pairing {

class Fraction {
public:
    constexpr Fraction() = default;

    constexpr explicit Fraction(std::int64_t whole) : top_(whole) {}

    Fraction(std::int64_t top, std::int64_t bottom); // bottom is positive

    Fraction& operator+=(const Fraction& other);
    Fraction& operator-=(const Fraction& other);

    friend std::strong_ordering operator<=>(const Fraction& a, const Fraction& b);

    friend bool operator==(const Fraction& a, const Fraction& b) {
        return a.top_ == b.top_ && a.bottom_ == b.bottom_;
    }

private:
    std::int64_t top_ = 0;
    std::int64_t bottom_ = 1;
};

} // namespace kodeks::tournament::pairing
