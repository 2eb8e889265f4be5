#include "base/bounded.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace kodeks {
namespace {

TEST(BoundedVector, HoldsUpToItsLimit) {
    BoundedVector<int, 3> numbers;
    EXPECT_TRUE(numbers.empty());
    for (int i = 1; i <= 3; ++i) {
        numbers.push_back(i);
    }
    EXPECT_EQ(std::vector<int>(numbers.begin(), numbers.end()), (std::vector<int>{1, 2, 3}));
    EXPECT_EQ(numbers.back(), 3);
    numbers.pop_back();
    BoundedVector<int, 3> same;
    same.push_back(1);
    same.push_back(2);
    EXPECT_EQ(numbers, same);
    same.push_back(2);
    EXPECT_FALSE(numbers == same);
}

TEST(BoundedVectorDeathTest, StopsTheProgramBeyondItsLimit) {
    BoundedVector<int, 1> numbers;
    numbers.push_back(1);
    EXPECT_DEATH(numbers.push_back(2), "src/base/bounded.hpp:[0-9]+: kodeks bug, this should hold");
    numbers.clear();
    EXPECT_DEATH(numbers.pop_back(), "kodeks bug, this should hold: size_ > 0");
}

} // namespace
} // namespace kodeks
