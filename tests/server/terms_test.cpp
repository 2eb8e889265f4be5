// Terms of an event that the server itself keeps at its boards.
#include "server/venue.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

// What is neither yes nor no is no such term.
TEST(Terms, MovesAreMadeAsOnWoodWhereTheEventWantsIt) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter, .name = "Maria"});
    const auto made = [&](const char* id, const char* touch) {
        return venue.call("POST", "/api/events",
                          fmt::format(R"({{"id":"{}","settings":{{"name":"E","rulebook":"ru-code",
                              "year":2026,"games":{{"variant":"russian","terms":[
                              {{"name":"control","value":"180"}},
                              {{"name":"touch_move","value":"{}"}}]}}}},
                              "stage":{{"system":"round-robin"}}}})",
                                      id, touch),
                          venue.chief);
    };
    EXPECT_EQ(made("odd", "perhaps").status, 400);
    ASSERT_EQ(made("wood", "true").status, 201);
    ASSERT_EQ(venue
                  .call("POST", "/api/events/1/acts",
                        R"({"id":"e","acts":[{"do":"enter","person":{"name":"A"}},
                            {"do":"enter","person":{"name":"B"}},
                            {"do":"draw-lots","seed":"s"},{"do":"pair"}]})",
                        venue.chief)
                  .status,
              200);
    ASSERT_EQ(venue.call("POST", "/api/events/1/games", R"({"round":1})", venue.chief).status, 201);
    EXPECT_EQ(venue.connect("/api/games/1.1/live")->last("hello").at("settings").at("touch_move"),
              true);
    venue.begin_game();
    EXPECT_EQ(venue.connect("/api/games/1/live")->last("hello").at("settings").at("touch_move"),
              false);
}

} // namespace

} // namespace kodeks::server
