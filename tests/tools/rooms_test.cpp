#include "lib/rooms.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::tools {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(RoomsIn, ReadsTheDeclarationsInTheirOrder) {
    const auto rooms = rooms_in("project(house)\n"
                                "# kodeks_room(attic ROOMS base)\n"
                                "kodeks_room(base LIBRARIES fmt::fmt) # kodeks_room(cellar)\n"
                                "kodeks_room(cli\n"
                                "    ROOMS base games\n"
                                "    LIBRARIES Boost::json\n"
                                "    HEADERS cli_headers)\n");
    ASSERT_EQ(rooms.size(), 2U);
    EXPECT_EQ(rooms[0].name, "base");
    EXPECT_EQ(rooms[0].line, 3);
    EXPECT_THAT(rooms[0].rooms, IsEmpty());
    EXPECT_THAT(rooms[0].libraries, ElementsAre("fmt::fmt"));
    EXPECT_EQ(rooms[1].name, "cli");
    EXPECT_EQ(rooms[1].line, 4);
    EXPECT_THAT(rooms[1].rooms, ElementsAre("base", "games"));
    EXPECT_THAT(rooms[1].libraries, ElementsAre("Boost::json"));
}

TEST(RoomsIn, ReadsADeclarationThatNobodyClosed) {
    const auto rooms = rooms_in("kodeks_room(base ROOMS");
    ASSERT_EQ(rooms.size(), 1U);
    EXPECT_EQ(rooms[0].name, "base");
    EXPECT_THAT(rooms[0].rooms, IsEmpty());
}

} // namespace
} // namespace kodeks::tools
