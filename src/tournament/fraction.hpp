// An exact number for coefficients: averages (RU:3.16.11#2, PMR:267) are fractions, and two equal
// sums must compare equal however they were added up. The denominator is positive and the fraction
// is in lowest terms. Sums of averages over fields of thousands fit into 128 bits; a sum beyond
// that is rounded to 1/2^40, the same on every machine.
#pragma once

#include "base/points.hpp"

#include <compare>
#include <cstdint>
#include <string>

namespace kodeks::tournament {

__extension__ using Wide = __int128;

class Fraction {
public:
    constexpr Fraction() = default;

    constexpr Fraction(std::int64_t whole) : numerator_(whole) {} // NOLINT: numbers are fractions

    Fraction(Wide numerator, Wide denominator); // denominator > 0

    // Quarters of a point become points.
    static Fraction of(Points points) { return of_quarters(points.value); }

    Fraction& operator+=(const Fraction& other);
    Fraction& operator-=(const Fraction& other);

    friend Fraction operator+(Fraction a, const Fraction& b) { return a += b; }

    friend Fraction operator-(Fraction a, const Fraction& b) { return a -= b; }

    friend Fraction operator*(const Fraction& a, const Fraction& b);

    friend bool operator==(const Fraction&, const Fraction&) = default;
    friend std::strong_ordering operator<=>(const Fraction& a, const Fraction& b);

    Wide numerator() const { return numerator_; }

    Wide denominator() const { return denominator_; }

private:
    static Fraction of_quarters(Wide quarters);

    Wide numerator_ = 0;
    Wide denominator_ = 1;
};

// "7", "6½", "10¼" for quarters; else a decimal with at most three places, "≈3.333".
std::string to_text(const Fraction& value);

} // namespace kodeks::tournament
