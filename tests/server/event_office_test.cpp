// The stream of an event's office in the store: it comes with a file and goes with it.
#include "server/venue.hpp"
#include "support/source_tree.hpp"

#include <gtest/gtest.h>

namespace kodeks::server {
namespace {

TEST(Events, WhatHappenedAroundTheBoardsComesAndGoesWithTheFile) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    const std::string event = test::read_source("tests/golden/records/ua-round-robin.event.jsonl");
    const auto office = [](const std::string& fact) {
        return R"({"stream":"office","seq":1,"time":"2027-05-01T09:00:00.000Z","by":"Orlova",)"
               R"("command":"900","event":)" +
               fact + "}\n";
    };
    const std::string appointed =
        R"({"type":"appointed","official":{"name":"Orlova","role":"organiser"}})";
    const std::string whole = event + office(appointed);
    ASSERT_EQ(venue.call("POST", "/api/events/import", whole, venue.chief).status, 201);
    venue.crash({1000});
    EXPECT_EQ(venue.call("GET", "/api/events/1/file", "", venue.chief).response.body, whole);
    const std::string wrong = event + office(R"({"type":"suspended","name":"Nobody"})");
    EXPECT_EQ(venue.call("POST", "/api/events/import", wrong, venue.chief).status, 400);
}

} // namespace
} // namespace kodeks::server
