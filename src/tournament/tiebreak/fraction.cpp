#include "tournament/tiebreak/fraction.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

namespace kodeks::tournament {

namespace {

// Both numbers of a fraction are below this, so products and sums of products fit into 128 bits.
constexpr Wide limit = Wide{1} << 62;
constexpr Wide finest_rounding = Wide{1} << 40;
constexpr Wide most_dividend = Wide{1} << 126;

struct Parts {
    Wide numerator;
    Wide denominator;
};

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

Parts in_lowest_terms(Parts parts) {
    const Wide divisor = greatest_divisor(magnitude(parts.numerator), parts.denominator);
    return {parts.numerator / divisor, parts.denominator / divisor};
}

Parts rounded(const Parts& parts) {
    const Wide whole =
        std::clamp(parts.numerator / parts.denominator, Wide{1} - limit, limit - Wide{1});
    Wide rounding = finest_rounding;
    while (rounding > 1 && magnitude(whole) + 1 >= limit / rounding) {
        rounding /= 2;
    }
    Parts rest = {parts.numerator % parts.denominator, parts.denominator};
    while (rest.denominator >= most_dividend / finest_rounding) { // far below the last digit
        rest = {rest.numerator / 2, rest.denominator / 2};
    }
    return {whole * rounding + rest.numerator * rounding / rest.denominator, rounding};
}

bool fits(const Parts& parts) {
    return magnitude(parts.numerator) < limit && parts.denominator < limit;
}

} // namespace

Fraction::Fraction(Wide numerator, Wide denominator) {
    KODEKS_ASSERT(denominator > 0);
    Parts parts = in_lowest_terms({numerator, denominator});
    if (!fits(parts)) {
        parts = in_lowest_terms(rounded(parts));
    }
    numerator_ = static_cast<std::int64_t>(parts.numerator);
    denominator_ = static_cast<std::int64_t>(parts.denominator);
}

Fraction Fraction::sum(const Fraction& a, const Fraction& b) {
    if (a.denominator_ == b.denominator_) {
        return {Wide{a.numerator_} + b.numerator_, a.denominator_};
    }
    return {Wide{a.numerator_} * b.denominator_ + Wide{b.numerator_} * a.denominator_,
            Wide{a.denominator_} * b.denominator_};
}

Fraction Fraction::product(const Fraction& a, const Fraction& b) {
    return {Wide{a.numerator_} * b.numerator_, Wide{a.denominator_} * b.denominator_};
}

std::string to_text(const Fraction& value) {
    if (4 % value.denominator() == 0) {
        const Wide quarters = Wide{value.numerator()} * (4 / value.denominator());
        return to_text(quarter_points(static_cast<std::int32_t>(quarters)));
    }
    const double near =
        static_cast<double>(value.numerator()) / static_cast<double>(value.denominator());
    const Wide thousandths = Wide{value.numerator()} * 1000 % value.denominator();
    std::string digits = fmt::format("{:.3f}", near);
    digits.erase(digits.find_last_not_of('0') + 1);
    return (thousandths == 0 ? "" : "≈") + digits;
}

} // namespace kodeks::tournament
