// Lag: measured by the server, credited by the published formula, recorded, bounded, switched off.
#include "server/game/lag.hpp"
#include "server/venue.hpp"

#include <algorithm>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

using clock::Extra;

TEST(Lag, TheQuotaFollowsTheControl) {
    const auto quota = [](std::int64_t base_s, std::int64_t increment_s) {
        return lag_quota(clock::whole_game({base_s * 1000},
                                           increment_s > 0 ? Extra::increment_after : Extra::none,
                                           {increment_s * 1000}))
            .value;
    };
    EXPECT_EQ(quota(60, 0), 150 + 60 * 4);
    EXPECT_EQ(quota(180, 0), 150 + 180 * 4);
    EXPECT_EQ(quota(180, 2), 1000); // 260 s would be 1,190 ms
    EXPECT_EQ(quota(5400, 30), 1000);
}

TEST(Lag, TheBucketIsBounded) {
    LagBucket bucket(Milliseconds{100});
    EXPECT_EQ(bucket.credit({9}).value, 0);
    EXPECT_EQ(bucket.credit({87}).value, 80);
    EXPECT_EQ(bucket.credit({5000}).value, 300);
    bucket.credited({300});
    EXPECT_EQ(bucket.credit({5000}).value, 0);
    bucket.moved();
    EXPECT_EQ(bucket.credit({5000}).value, 100);
    for (int i = 0; i < 50; ++i) {
        bucket.moved();
    }
    EXPECT_EQ(bucket.left().value, 700);
    EXPECT_EQ(bucket.credit({-5}).value, 0);
}

// What was added to a player's clock, to the millisecond.
std::int64_t corrections(Venue& venue, games::Side side) {
    return venue.hall_->find("1")->decider().state().clock.of(side).account.corrections.value;
}

// 3 minutes and 2 s: Black, 120 ms away, has it back when his clock begins to run; White, next
// door, gets nothing.
TEST(Lag, IsCreditedAndStandsInTheAccountOfTheMove) {
    Venue venue;
    venue.begin_game("180+2");
    const auto black = venue.connect("/api/games/1/live", venue.black);
    black->live->measured({400}); // one slow answer alone gains nothing
    venue.act(venue.white, R"({"id":"1","do":"move","move":"c3-d4"})");
    venue.pass({100});
    EXPECT_EQ(corrections(venue, games::Side::black), 0);
    black->live->measured({124});
    venue.act(venue.black, R"({"id":"1","do":"move","move":"f6-g5"})");
    venue.act(venue.white, R"({"id":"2","do":"move","move":"b2-c3"})");
    venue.pass({100});
    EXPECT_EQ(corrections(venue, games::Side::black), 120);
    EXPECT_EQ(corrections(venue, games::Side::white), 0);
    const auto facts = venue.call("GET", "/api/games/1/facts").body.at("facts").as_array();
    std::vector<std::string> recorded;
    for (const auto& fact : facts) {
        if (fact.at("event").at("type") == "time-corrected") {
            recorded.push_back(boost::json::serialize(fact.at("event")));
            EXPECT_EQ(fact.at("by"), "program");
        }
    }
    EXPECT_EQ(recorded, std::vector<std::string>{
                            R"({"type":"time-corrected","side":"black","amount":"0:00:00.120"})"});
}

// The move and what is credited for it come to the disk and to everybody together.
TEST(Lag, IsToldWithTheMove) {
    Venue venue;
    venue.begin_game("180+2");
    const auto black = venue.connect("/api/games/1/live", venue.black);
    const auto spectator = venue.connect("/api/games/1/live", "");
    black->live->measured({120});
    black->live->measured({120});
    venue.act(venue.white, R"({"id":"1","do":"move","move":"c3-d4"})");
    venue.pass({100});
    EXPECT_EQ(spectator->types(), (std::vector<std::string>{"hello", "facts"}));
    const auto& told = spectator->messages.back();
    EXPECT_EQ(told.at("last"), venue.hall_->find("1")->owner().last());
    std::vector<std::string> types;
    for (const auto& fact : told.at("facts").as_array()) {
        types.emplace_back(fact.at("event").at("type").as_string());
    }
    EXPECT_EQ(std::ranges::count(types, "move-made"), 1);
    EXPECT_EQ(std::ranges::count(types, "time-corrected"), 1);
    EXPECT_EQ(told.at("view").at("clocks").at("black").at("account").at("corrections_ms"), 120);
}

TEST(Lag, OutlivesARestartAndIsNeverMoreThanTheBucket) {
    Venue venue;
    venue.begin_game("60");
    auto black = venue.connect("/api/games/1/live", venue.black);
    const auto send_far_away = [&] {
        black->live->measured({30'000});
        black->live->measured({30'000}); // he holds back his answers
    };
    send_far_away();
    venue.act(venue.white, R"({"id":"1","do":"move","move":"c3-d4"})");
    venue.pass({100});
    EXPECT_EQ(corrections(venue, games::Side::black), 3 * 390);
    black.reset();
    venue.crash({1000});
    EXPECT_EQ(venue.hall_->find("1")->decider().lag_of(games::Side::black).left().value, 0);
    EXPECT_EQ(venue.hall_->find("1")->decider().lag_of(games::Side::white).left().value, 4 * 390);
}

TEST(Lag, AServerMaySwitchItOff) {
    Venue venue;
    venue.begin_game("180+2");
    const auto black = venue.connect("/api/games/1/live", venue.black);
    black->live->measured({200});
    black->live->measured({200});
    venue.hall_->find("1")->credits_lag = [](const Game&) { return false; };
    venue.act(venue.white, R"({"id":"1","do":"move","move":"c3-d4"})");
    venue.pass({100});
    EXPECT_EQ(corrections(venue, games::Side::black), 0);
}

} // namespace

} // namespace kodeks::server
