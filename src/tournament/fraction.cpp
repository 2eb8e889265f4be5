#include "tournament/fraction.hpp"

#include "base/check.hpp"

#include <numeric>

#include <fmt/format.h>

namespace kodeks::tournament {

namespace {

constexpr Wide rounding = Wide{1} << 40;
// Above this a product of two numbers may leave 128 bits.
constexpr Wide safe = Wide{1} << 62;

Wide magnitude(Wide value) {
    return value < 0 ? -value : value;
}

// Almost always the numbers fit into 64 bits, where dividing is much faster.
Wide greatest_divisor(Wide a, Wide b) {
    while (b != 0) {
        if (a <= INT64_MAX && b <= INT64_MAX) {
            return std::gcd(static_cast<std::int64_t>(a), static_cast<std::int64_t>(b));
        }
        const Wide rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

bool is_quarters(const Fraction& value) {
    return value.denominator() == 1 || value.denominator() == 2 || value.denominator() == 4;
}

Wide quarters_of(const Fraction& value) {
    const Wide denominator = value.denominator();
    return value.numerator() * (denominator == 1 ? 4 : denominator == 2 ? 2 : 1);
}

Fraction rounded(const Fraction& value) {
    const Wide whole = value.numerator() / value.denominator();
    const Wide rest = value.numerator() % value.denominator();
    const Wide part = rest / ((value.denominator() + rounding - 1) / rounding);
    return {whole * rounding + part, rounding};
}

Fraction sum(const Fraction& a, const Fraction& b) {
    if (a.denominator() == b.denominator()) {
        return {a.numerator() + b.numerator(), a.denominator()};
    }
    return {a.numerator() * b.denominator() + b.numerator() * a.denominator(),
            a.denominator() * b.denominator()};
}

bool is_small(const Fraction& value) {
    return magnitude(value.numerator()) < safe && value.denominator() < safe;
}

Fraction made_small(const Fraction& value) {
    return is_small(value) ? value : rounded(value);
}

} // namespace

Fraction::Fraction(Wide numerator, Wide denominator)
    : numerator_(numerator), denominator_(denominator) {
    KODEKS_ASSERT(denominator > 0);
    if (denominator != 1) {
        const Wide divisor = greatest_divisor(magnitude(numerator), denominator);
        numerator_ /= divisor;
        denominator_ /= divisor;
    }
}

Fraction Fraction::of_quarters(Wide quarters) {
    Fraction value;
    const bool whole = (quarters & 3) == 0;
    const bool half = (quarters & 1) == 0;
    value.numerator_ = whole ? quarters / 4 : half ? quarters / 2 : quarters;
    value.denominator_ = whole ? 1 : half ? 2 : 4;
    return value;
}

Fraction& Fraction::operator+=(const Fraction& other) {
    if (is_quarters(*this) && is_quarters(other)) {
        return *this = of_quarters(quarters_of(*this) + quarters_of(other));
    }
    return *this = made_small(sum(*this, other));
}

Fraction& Fraction::operator-=(const Fraction& other) {
    return *this += Fraction(-other.numerator_, other.denominator_);
}

Fraction operator*(const Fraction& a, const Fraction& b) {
    return made_small({a.numerator_ * b.numerator_, a.denominator_ * b.denominator_});
}

std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
    if (a.denominator_ == b.denominator_) {
        return a.numerator_ <=> b.numerator_;
    }
    return a.numerator_ * b.denominator_ <=> b.numerator_ * a.denominator_;
}

std::string to_text(const Fraction& value) {
    if (4 % value.denominator() == 0) {
        const Wide quarters = value.numerator() * (4 / value.denominator());
        return to_text(Points{static_cast<std::int32_t>(quarters)});
    }
    const double near =
        static_cast<double>(value.numerator()) / static_cast<double>(value.denominator());
    const Wide thousandths = value.numerator() * 1000 % value.denominator();
    std::string digits = fmt::format("{:.3f}", near);
    digits.erase(digits.find_last_not_of('0') + 1);
    return (thousandths == 0 ? "" : "≈") + digits;
}

} // namespace kodeks::tournament
