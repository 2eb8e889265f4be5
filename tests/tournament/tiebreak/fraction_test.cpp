// Exact numbers of coefficients: the laws of fractions, and the rounding where they end.
#include "tournament/tiebreak/fraction.hpp"

#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::tournament {
namespace {

Fraction any_fraction() {
    return {*rc::gen::inRange<std::int64_t>(-3'000'000, 3'000'000),
            *rc::gen::inRange<std::int64_t>(1, 3'000)};
}

RC_GTEST_PROP(ExactNumberLaws, SumsDoNotDependOnTheOrder, ()) {
    const Fraction a = any_fraction();
    const Fraction b = any_fraction();
    const Fraction c = any_fraction();
    RC_ASSERT((a + b) + c == a + (c + b));
    RC_ASSERT(a + b - b == a);
    RC_ASSERT(a * (b + c) == a * b + a * c);
}

RC_GTEST_PROP(ExactNumberLaws, AreInLowestTermsAndOrdered, ()) {
    const Fraction a = any_fraction();
    const Fraction b = any_fraction();
    const Fraction sum = a + b;
    RC_ASSERT(sum.denominator() > 0);
    RC_ASSERT(std::gcd(sum.numerator(), sum.denominator()) == 1);
    RC_ASSERT((a <=> b) == (a - b <=> Fraction(0)));
    RC_ASSERT((a == b) == ((a <=> b) == 0));
}

RC_GTEST_PROP(ExactNumberLaws, QuartersAreTheSameOnBothWays, ()) {
    const auto quarters = *rc::gen::inRange(-100'000, 100'000);
    const auto others = *rc::gen::inRange(-100'000, 100'000);
    const Fraction a = Fraction::of(quarter_points(quarters));
    const Fraction b = Fraction::of(quarter_points(others));
    RC_ASSERT(a == Fraction(quarters, 4));
    RC_ASSERT(a + b == Fraction(quarters + others, 4));
    RC_ASSERT(a * b == Fraction(Wide{quarters} * others, 16));
}

RC_GTEST_PROP(ExactNumberLaws, CompareLikeTheProducts, ()) {
    const auto top = rc::gen::inRange<std::int64_t>(-1000, 1000);
    const auto bottom = rc::gen::inRange<std::int64_t>(1, 1000);
    const std::int64_t a = *top;
    const std::int64_t b = *bottom;
    const std::int64_t c = *top;
    const std::int64_t d = *bottom;
    RC_ASSERT((Fraction(a, b) <=> Fraction(c, d)) == (a * d <=> c * b));
    RC_ASSERT(Fraction(a, b) - Fraction(c, d) == Fraction(a * d - c * b, b * d));
}

TEST(ExactNumber, AddsThirdsToAWhole) {
    Fraction sum;
    sum += Fraction(1, 3);
    sum += Fraction(1, 3);
    sum += Fraction(1, 3);
    EXPECT_EQ(sum, Fraction(1));
}

// Sums with more different denominators than fit are rounded, far below anything that is shown.
TEST(ExactNumber, RoundsWhatDoesNotFit) {
    Fraction sum;
    double near = 0;
    for (const std::int64_t prime : {2999, 2971, 2969, 2963, 2957, 2953, 2939, 2927, 2917}) {
        sum += Fraction(prime / 2, prime);
        near += static_cast<double>(prime / 2) / static_cast<double>(prime);
    }
    const double got =
        static_cast<double>(sum.numerator()) / static_cast<double>(sum.denominator());
    EXPECT_NEAR(got, near, 1e-10);
}

TEST(ExactNumber, StaysInRangeAtTheEnds) {
    const Fraction huge((Wide{1} << 61) + 1, 3);
    const Fraction square = huge * huge;
    EXPECT_EQ(square.numerator(), (std::int64_t{1} << 62) - 1);
    EXPECT_EQ(square.denominator(), 1);
    EXPECT_EQ((Fraction(0) - square) + square, Fraction(0));
    EXPECT_EQ(to_text(Fraction(10, 3)), "≈3.333");
    EXPECT_EQ(to_text(Fraction(25, 4)), "6¼");
    EXPECT_EQ(to_text(Fraction(1, 8)), "0.125");
}

} // namespace
} // namespace kodeks::tournament
