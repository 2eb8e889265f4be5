#include "tournament/fraction.hpp"

#include "base/check.hpp"

#include <fmt/format.h>

namespace kodeks::tournament {

namespace {

constexpr Wide rounding = Wide{1} << 40;
// Above this a product of two numbers may leave 128 bits.
constexpr Wide safe = Wide{1} << 62;

Wide magnitude(Wide value) {
    return value < 0 ? -value : value;
}

Wide greatest_divisor(Wide a, Wide b) {
    while (b != 0) {
        const Wide rest = a % b;
        a = b;
        b = rest;
    }
    return a;
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

Fraction& Fraction::operator+=(const Fraction& other) {
    return *this = made_small(sum(*this, other));
}

Fraction& Fraction::operator-=(const Fraction& other) {
    return *this += Fraction(-other.numerator_, other.denominator_);
}

Fraction operator*(const Fraction& a, const Fraction& b) {
    return made_small({a.numerator_ * b.numerator_, a.denominator_ * b.denominator_});
}

std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
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
