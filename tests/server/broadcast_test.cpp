// Broadcasts: files that are always whole, and a delay that no outlet gets around.
#include "server/broadcast.hpp"
#include "server/venue.hpp"
#include "store_kit/kit.hpp"

#include <fstream>
#include <iterator>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

constexpr std::int64_t delay_ms = 60'000;

std::string file_text(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Broadcast, FilesFollowTheGamesAndAreAlwaysWhole) {
    const store::TempFolder folder;
    Venue venue;
    BroadcastFiles files(*venue.hall_, folder.path() / "live",
                         [](const std::string& file, const std::string& why) {
                             ADD_FAILURE() << file << ": " << why;
                         });
    venue.hall_->on_shown = [&](const Game& game) { files.changed(game); };
    files.start();
    venue.begin_game();
    venue.act(venue.white, R"({"id":"1","do":"move","move":"c3-d4"})");
    venue.pass({1100});
    const auto file = folder.path() / "live" / "games.pdn";
    EXPECT_EQ(file_text(file), venue.call("GET", "/api/broadcast/pdn").response.body);
    EXPECT_NE(file_text(file).find("1. c3-d4"), std::string::npos);
    venue.act(venue.black, R"({"id":"1","do":"move","move":"f6-g5"})");
    EXPECT_EQ(file_text(file).find("f6-g5"), std::string::npos); // not yet
    venue.pass({1100});
    EXPECT_NE(file_text(file).find("f6-g5"), std::string::npos);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path() / "live"), {}), 1);
}

// Everything a stranger can ask for, as one text.
std::string all_outlets(Venue& venue) {
    std::string all;
    for (const char* path :
         {"/api/games", "/api/games/1", "/api/games/1/facts", "/api/games/1/text",
          "/api/broadcast/pdn", "/api/broadcast/pgn", "/api/events"}) {
        all += venue.call("GET", path).response.body + "\n";
    }
    return all;
}

std::string all_messages(const Visitor& visitor) {
    std::string all;
    for (const auto& message : visitor.messages) {
        all += boost::json::serialize(message) + "\n";
    }
    return all;
}

TEST(Broadcast, ADelayHoldsForEveryOutlet) {
    Venue venue(Milliseconds{delay_ms});
    venue.begin_game();
    EXPECT_EQ(venue.call("GET", "/api/games/1").status, 404); // not even that it began
    EXPECT_EQ(venue.call("GET", "/api/games").response.body, R"({"games":[]})");
    venue.pass({delay_ms + 10});
    const auto spectator = venue.connect("/api/games/1/live");
    const auto list = venue.connect("/api/live");
    const auto white = venue.connect("/api/games/1/live", venue.white);
    ASSERT_EQ(spectator->closed, 0);
    venue.act(venue.white, R"({"id":"1","do":"move","move":"c3-d4"})");
    EXPECT_NE(all_messages(*white).find("c3-d4"), std::string::npos); // a player sees it at once
    EXPECT_EQ(venue.call("GET", "/api/games/1", "", venue.chief).body.at("moves").as_array().size(),
              1U);
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(
            (all_outlets(venue) + all_messages(*spectator) + all_messages(*list)).find("c3-d4"),
            std::string::npos)
            << i;
        EXPECT_EQ(venue.call("GET", "/api/games/1").body.at("view").at("turn"), "white");
        venue.pass({delay_ms / 6});
    }
    venue.pass({delay_ms / 6 + 10});
    EXPECT_NE(all_messages(*spectator).find("c3-d4"), std::string::npos);
    EXPECT_NE(all_outlets(venue).find("c3-d4"), std::string::npos);
    EXPECT_EQ(venue.call("GET", "/api/games/1").body.at("view").at("turn"), "black");
}

TEST(Broadcast, ADelayOutlivesARestart) {
    Venue venue(Milliseconds{delay_ms});
    venue.begin_game();
    venue.pass({delay_ms});
    venue.act(venue.white, R"({"id":"1","do":"move","move":"c3-d4"})");
    venue.crash({1000});
    EXPECT_EQ(venue.call("GET", "/api/games/1").body.at("moves").as_array().size(), 0U);
    venue.pass({delay_ms});
    EXPECT_EQ(venue.call("GET", "/api/games/1").body.at("moves").as_array().size(), 1U);
}

} // namespace

} // namespace kodeks::server
