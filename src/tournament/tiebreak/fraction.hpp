// An exact number for coefficients, of tie-breaks and of pairings: averages (RU:3.16.11#2,
// UA:V.12.5, PMR:267) are fractions, and two equal sums must compare equal however they were added
// up. The denominator is positive, the fraction is in lowest terms, and both numbers stay below
// 2^62, so that a product of two fits into 128 bits; what would leave that range is rounded to
// 1/2^40 (coarser beyond 2^22), the same on every machine.
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

    // Parts of a point become points.
    static Fraction of(Points points) {
        constexpr std::int32_t quarter = quarter_points(1).value;
        return points.value % quarter == 0 ? of_quarters(points.value / quarter)
                                           : Fraction(points.value, units_of_point);
    }

    // Nearly every coefficient is made of quarters of points; they need no divisor.
    Fraction& operator+=(const Fraction& other) {
        if (is_easy() && other.is_easy()) {
            return *this = of_quarters(quarters() + other.quarters());
        }
        return *this = sum(*this, other);
    }

    Fraction& operator-=(const Fraction& other) { return *this += other.negated(); }

    friend Fraction operator+(Fraction a, const Fraction& b) { return a += b; }

    friend Fraction operator-(Fraction a, const Fraction& b) { return a -= b; }

    friend Fraction operator*(const Fraction& a, const Fraction& b) {
        if (a.is_easy() && b.is_easy() && a.is_small() && b.is_small()) {
            const std::int64_t sixteenths = a.quarters() * b.quarters();
            if ((sixteenths & 3) == 0) {
                return of_quarters(sixteenths / 4);
            }
        }
        return product(a, b);
    }

    friend bool operator==(const Fraction&, const Fraction&) = default;

    friend std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
        if (a.denominator_ == b.denominator_) {
            return a.numerator_ <=> b.numerator_;
        }
        return Wide{a.numerator_} * b.denominator_ <=> Wide{b.numerator_} * a.denominator_;
    }

    std::int64_t numerator() const { return numerator_; }

    std::int64_t denominator() const { return denominator_; }

private:
    static constexpr Fraction of_quarters(std::int64_t quarters) {
        Fraction value;
        const bool whole = (quarters & 3) == 0;
        const bool half = (quarters & 1) == 0;
        value.numerator_ = whole ? quarters / 4 : half ? quarters / 2 : quarters;
        value.denominator_ = whole ? 1 : half ? 2 : 4;
        return value;
    }

    static Fraction sum(const Fraction& a, const Fraction& b);
    static Fraction product(const Fraction& a, const Fraction& b);

    Fraction negated() const {
        Fraction value = *this;
        value.numerator_ = -numerator_;
        return value;
    }

    // Quarters, and so small that four times as much and a sum are no danger.
    bool is_easy() const {
        constexpr std::int64_t small = std::int64_t{1} << 58;
        return (denominator_ == 1 || denominator_ == 2 || denominator_ == 4) &&
               numerator_ < small && numerator_ > -small;
    }

    bool is_small() const {
        constexpr std::int64_t small = std::int64_t{1} << 28;
        return numerator_ < small && numerator_ > -small;
    }

    std::int64_t quarters() const {
        return numerator_ * (denominator_ == 1 ? 4 : denominator_ == 2 ? 2 : 1);
    }

    std::int64_t numerator_ = 0;
    std::int64_t denominator_ = 1;
};

// "7", "6½", "10¼" for quarters, "0.3" for tenths; else a decimal with at most three places,
// "≈3.333".
std::string to_text(const Fraction& value);

} // namespace kodeks::tournament
