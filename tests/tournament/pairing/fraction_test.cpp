#include "tournament/pairing/fraction.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

TEST(Fraction, AddsThirdsToAWhole) {
    Fraction sum;
    sum += Fraction(1, 3);
    sum += Fraction(1, 3);
    sum += Fraction(1, 3);
    EXPECT_EQ(sum, Fraction(1));
}

RC_GTEST_PROP(Fraction, ComparesLikeTheProducts, ()) {
    const auto top = rc::gen::inRange<std::int64_t>(-1000, 1000);
    const auto bottom = rc::gen::inRange<std::int64_t>(1, 1000);
    const std::int64_t a = *top;
    const std::int64_t b = *bottom;
    const std::int64_t c = *top;
    const std::int64_t d = *bottom;
    RC_ASSERT((Fraction(a, b) <=> Fraction(c, d)) == (a * d <=> c * b));
    Fraction difference(a, b);
    difference -= Fraction(c, d);
    RC_ASSERT(difference == Fraction(a * d - c * b, b * d));
}

TEST(Fraction, GoesOnCoarselyWhereExactFiguresNoLongerFit) {
    Fraction sum;
    for (const std::int64_t prime : {997, 991, 983, 977, 971, 967, 953}) {
        sum += Fraction(1, prime);
    }
    EXPECT_GT(sum, Fraction(71, 10000)); // 0.0071608
    EXPECT_LT(sum, Fraction(72, 10000));
}

} // namespace
} // namespace kodeks::tournament::pairing
