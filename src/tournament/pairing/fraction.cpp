#include "tournament/pairing/fraction.hpp"

#include "base/check.hpp"

#include <numeric>
#include <utility>

namespace kodeks::tournament::pairing {

namespace {

// A sum over so many different group sizes that it no longer fits is carried on in this fixed
// denominator. It takes more than six departed opponents from large groups in one player's row.
constexpr std::int64_t coarse_bottom = 1 << 20;

std::int64_t floor_div(std::int64_t top, std::int64_t bottom) {
    const std::int64_t quotient = top / bottom;
    return top % bottom < 0 ? quotient - 1 : quotient;
}

} // namespace

Fraction::Fraction(std::int64_t top, std::int64_t bottom) {
    KODEKS_ASSERT(bottom > 0);
    const std::int64_t divisor = std::gcd(top, bottom);
    top_ = top / divisor;
    bottom_ = bottom / divisor;
}

Fraction& Fraction::operator+=(const Fraction& other) {
    if (bottom_ == 1 && other.bottom_ == 1) {
        top_ += other.top_;
        return *this;
    }
    const std::int64_t divisor = std::gcd(bottom_, other.bottom_);
    std::int64_t left = 0;
    std::int64_t right = 0;
    std::int64_t top = 0;
    std::int64_t bottom = 0;
    const bool overflow = __builtin_mul_overflow(top_, other.bottom_ / divisor, &left) ||
                          __builtin_mul_overflow(other.top_, bottom_ / divisor, &right) ||
                          __builtin_add_overflow(left, right, &top) ||
                          __builtin_mul_overflow(bottom_, other.bottom_ / divisor, &bottom);
    if (!overflow) {
        return *this = Fraction(top, bottom);
    }
    const auto coarse = [](const Fraction& f) {
        const std::int64_t whole = floor_div(f.top_, f.bottom_);
        const auto rest = static_cast<long double>(f.top_ - whole * f.bottom_) /
                          static_cast<long double>(f.bottom_);
        return whole * coarse_bottom +
               static_cast<std::int64_t>(rest * static_cast<long double>(coarse_bottom));
    };
    return *this = Fraction(coarse(*this) + coarse(other), coarse_bottom);
}

Fraction& Fraction::operator-=(const Fraction& other) {
    Fraction negative = other;
    negative.top_ = -negative.top_;
    return *this += negative;
}

// Compares by continued fractions, so that no product can overflow.
std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
    Fraction x = a;
    Fraction y = b;
    while (true) {
        const std::int64_t whole_x = floor_div(x.top_, x.bottom_);
        const std::int64_t whole_y = floor_div(y.top_, y.bottom_);
        if (whole_x != whole_y) {
            return whole_x <=> whole_y;
        }
        x.top_ -= whole_x * x.bottom_;
        y.top_ -= whole_y * y.bottom_;
        if (x.top_ == 0 || y.top_ == 0) {
            return x.top_ <=> y.top_;
        }
        // Of two fractions below one the larger has the smaller reciprocal.
        std::swap(x.top_, x.bottom_);
        std::swap(y.top_, y.bottom_);
        std::swap(x, y);
    }
}

} // namespace kodeks::tournament::pairing
