// Acts, disk and time: what is acknowledged is on the disk, once, and clocks are exact.
#include "server/records.hpp"
#include "server/venue.hpp"

#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

const char* const first_move = R"({"id":"w1","do":"move","move":"c3-d4"})";

std::int64_t remaining(Venue& venue, const char* side) {
    return venue.call("GET", "/api/games/1")
        .body.at("view")
        .at("clocks")
        .at(side)
        .at("remaining_ms")
        .as_int64();
}

std::string phase(Venue& venue) {
    return std::string(venue.call("GET", "/api/games/1").body.at("view").at("phase").as_string());
}

TEST(Owner, AcknowledgesWhenTheDiskHasIt) {
    Venue venue;
    venue.begin_game();
    venue.disk_->takes({100});
    const auto before = venue.store_.read("game 1", 0)->records.size();
    const auto got = venue.begin("POST", "/api/games/1/acts", first_move, venue.white);
    venue.pass({99});
    EXPECT_EQ(got->status, 0);
    EXPECT_EQ(venue.store_.read("game 1", 0)->records.size(), before);
    venue.pass({1});
    EXPECT_EQ(got->status, 200);
    EXPECT_EQ(got->body.at("type"), "ack");
    EXPECT_EQ(venue.store_.read("game 1", 0)->records.size(), before + 3);
}

TEST(Owner, CarriesOutTheSameIdOnce) {
    Venue venue;
    venue.begin_game();
    const Got first = venue.act(venue.white, first_move);
    const Got again = venue.act(venue.white, first_move);
    EXPECT_EQ(again.status, 200);
    EXPECT_EQ(again.body.at("first"), first.body.at("first"));
    EXPECT_EQ(again.body.at("last"), first.body.at("last"));
    EXPECT_EQ(again.body.at("known"), true);
    // The same id of somebody else is another act.
    EXPECT_EQ(venue.act(venue.black, R"({"id":"w1","do":"move","move":"f6-e5"})").status, 200);
    venue.crash({5000});
    EXPECT_EQ(venue.act(venue.white, first_move).body.at("known"), true);
}

// One of several servers may hear of what it imported itself before it has read it.
TEST(Owner, WhatItKnowsAlreadyIsNotTakenTwice) {
    Venue venue;
    venue.begin_game();
    Owner& owner = venue.hall_->find("1")->owner();
    const auto last = owner.last();
    const auto read = read_stream(venue.store_, "game 1");
    ASSERT_EQ(read->records.size(), last);
    for (const ledger::RawRecord& record : read->records) {
        EXPECT_TRUE(owner.restore(record));
    }
    EXPECT_EQ(owner.last(), last);
    EXPECT_EQ(venue.act(venue.white, first_move).body.at("first"), last + 1);
}

TEST(Owner, TellsWhoHasNotSeenTheLastFact) {
    Venue venue;
    venue.begin_game();
    const auto seen = venue.hall_->find("1")->owner().last();
    const std::string act = R"({"id":"w1","do":"move","move":"c3-d4","seen":)";
    const Got stale = venue.act(venue.white, act + std::to_string(seen - 1) + "}");
    EXPECT_EQ(stale.status, 409);
    EXPECT_EQ(stale.body.at("type"), "stale");
    EXPECT_EQ(stale.body.at("last"), seen);
    // He has seen more than there is: the log is an older one, and so is what he would act upon.
    EXPECT_EQ(venue.act(venue.white, act + std::to_string(seen + 1) + "}").body.at("type"),
              "stale");
    EXPECT_EQ(venue.act(venue.white, act + std::to_string(seen) + "}").status, 200);
}

TEST(Owner, ChargesFromTheMomentAnActComesInNotFromTheDisk) {
    Venue venue;
    venue.begin_game("180");
    venue.disk_->takes({700});
    venue.pass({1000 - 8}); // two commits of four milliseconds have passed since the start
    const auto start = remaining(venue, "white");
    const auto got = venue.begin("POST", "/api/games/1/acts", first_move, venue.white);
    venue.pass({700});
    ASSERT_EQ(got->status, 200);
    EXPECT_EQ(remaining(venue, "white"), start);
    EXPECT_EQ(remaining(venue, "black"), 180'000 - 700);
}

TEST(Owner, AFlagFallsByItself) {
    Venue venue;
    venue.begin_game("10");
    const std::int64_t left = remaining(venue, "white");
    venue.pass({left - 1});
    EXPECT_EQ(phase(venue), "playing");
    venue.pass({1 + 4}); // the disk takes four
    EXPECT_EQ(phase(venue), "finished");
    EXPECT_EQ(venue.call("GET", "/api/games/1").body.at("view").at("outcome").at("reason"), "time");
    // What comes now comes too late.
    EXPECT_EQ(venue.act(venue.white, first_move).body.at("type"), "refused");
}

TEST(Owner, AMoveThatCameInTimeStandsAlthoughTheDiskIsSlow) {
    Venue venue;
    venue.begin_game("10");
    venue.disk_->takes({500});
    venue.pass({remaining(venue, "white") - 100});
    const auto got = venue.begin("POST", "/api/games/1/acts", first_move, venue.white);
    venue.pass({2000});
    EXPECT_EQ(got->body.at("type"), "ack");
    EXPECT_EQ(phase(venue), "playing");
    EXPECT_EQ(remaining(venue, "white"), 100);
}

TEST(Owner, AMoveBehindAFallenFlagIsSuperseded) {
    Venue venue;
    venue.begin_game("10");
    venue.disk_->takes({500});
    const std::int64_t left = remaining(venue, "white");
    // Black's act keeps the disk busy over the moment at which the flag falls.
    venue.pass({left - 100});
    const auto offer =
        venue.begin("POST", "/api/games/1/acts", R"({"id":"b1","do":"offer-draw"})", venue.black);
    venue.pass({150});
    const auto late = venue.begin("POST", "/api/games/1/acts", first_move, venue.white);
    venue.pass({3000});
    EXPECT_TRUE(late->body.at("type") == "superseded" || late->body.at("type") == "refused");
    EXPECT_EQ(phase(venue), "finished");
}

TEST(Owner, WithoutADiskNothingIsAcceptedAndEverythingCanBeRead) {
    Venue venue;
    venue.begin_game();
    venue.disk_->fail({{"store.disk_full", {{"reason", "test"}}}, "", {}, ""});
    const Got got = venue.act(venue.white, first_move);
    EXPECT_EQ(got.status, 503);
    EXPECT_EQ(got.body.at("type"), "unavailable");
    EXPECT_EQ(got.body.at("why").at("name"), "store.disk_full");
    const Got game = venue.call("GET", "/api/games/1");
    EXPECT_EQ(game.status, 200);
    EXPECT_TRUE(game.body.at("moves").as_array().empty());
}

// Time without a server counts for nobody, and the record says so.
TEST(Owner, AfterARestartClocksGoOnFromTheLastRecord) {
    Venue venue;
    venue.begin_game("180");
    ASSERT_EQ(venue.act(venue.white, first_move).status, 200);
    const std::int64_t white_left = remaining(venue, "white");
    venue.pass({7000}); // Black thinks, and the machine is switched off
    venue.crash({3'600'000});
    venue.pass({4});
    EXPECT_EQ(phase(venue), "stopped");
    EXPECT_EQ(remaining(venue, "black"), 180'000); // nothing after the last record is charged
    EXPECT_EQ(remaining(venue, "white"), white_left);
    venue.pass({60'000});
    auto one = venue.connect("/api/games/1/live", venue.white);
    venue.pass({1000});
    EXPECT_EQ(phase(venue), "stopped");
    auto other = venue.connect("/api/games/1/live", venue.black);
    venue.pass({4 + 1000});
    EXPECT_EQ(phase(venue), "playing");
    EXPECT_EQ(remaining(venue, "black"), 180'000 - 1004);
    // A second one, while nobody plays, changes nothing.
    ASSERT_EQ(venue.act(venue.chief, R"({"id":"p","do":"pause"})").status, 200);
    const std::int64_t black_left = remaining(venue, "black");
    one.reset();
    other.reset();
    venue.crash({500});
    venue.pass({100});
    EXPECT_EQ(remaining(venue, "black"), black_left);
    EXPECT_EQ(phase(venue), "stopped");
}

TEST(Owner, WhatWasNotAcknowledgedMayBeThereOrNotButOnce) {
    for (const bool arrives : {false, true}) {
        Venue venue;
        venue.begin_game();
        const auto got = venue.begin("POST", "/api/games/1/acts", first_move, venue.white);
        venue.pass({3}); // of the disk's four
        EXPECT_EQ(got->status, 0);
        venue.crash({100}, arrives);
        venue.pass({4});
        ASSERT_EQ(venue.act(venue.chief, R"({"id":"r","do":"resume"})").status, 200);
        const Got again = venue.act(venue.white, first_move);
        EXPECT_EQ(again.body.at("type"), "ack");
        EXPECT_EQ(again.body.as_object().contains("known"), arrives);
        EXPECT_EQ(venue.call("GET", "/api/games/1").body.at("moves").as_array().size(), 1U);
    }
}

} // namespace

} // namespace kodeks::server
