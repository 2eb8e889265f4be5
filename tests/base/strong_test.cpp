#include "base/strong.hpp"

#include <type_traits>
#include <unordered_set>

#include <gtest/gtest.h>

namespace kodeks {
namespace {

using BoardId = Id<struct BoardTag>;
using RoundId = Id<struct RoundTag>;

template <class A, class B>
concept Comparable = requires(A a, B b) { a == b; };
template <class A, class B>
concept Addable = requires(A a, B b) { a + b; };

// What must not compile, checked while compiling.
static_assert(Comparable<BoardId, BoardId> && !Comparable<BoardId, RoundId>);
static_assert(!Addable<BoardId, BoardId> && !Addable<Milliseconds, Days>);
static_assert(!std::is_convertible_v<int, BoardId> && !std::is_convertible_v<Milliseconds, int>);

TEST(Id, ComparesAndHashes) {
    const std::unordered_set<BoardId> boards = {BoardId{1}, BoardId{2}, BoardId{1}};
    EXPECT_EQ(boards.size(), 2U);
    EXPECT_LT(BoardId{1}, BoardId{2});
}

TEST(Quantity, AddsSubtractsAndScales) {
    EXPECT_EQ(minutes(2) + seconds(30), seconds(150));
    EXPECT_EQ(minutes(1) - seconds(90), -seconds(30));
    EXPECT_EQ(3 * seconds(2), seconds(6));
    EXPECT_EQ(seconds(1).value, 1000);
}

} // namespace
} // namespace kodeks
