// A composer's own collection over the interface: begun, added to, searched, compared; nothing of
// it is kept, and what must not be analysed is not.
#include "server/venue.hpp"
#include "support/article.hpp"
#include "support/source_tree.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

// The example is read without its remarks for tests.
json::object zadacha() {
    return json::parse(test::read_source("data/examples/zadacha.json")).as_object();
}

Got ask(Venue& venue, const json::object& body, const std::string& token = "") {
    return venue.call("POST", "/api/tools/collection", json::serialize(body), token);
}

json::object entry(const std::string& author) {
    return {{"composition", zadacha()},
            {"author", author},
            {"source", "Shashki"},
            {"published", "1980-05-01"},
            {"copies", 1000}};
}

TEST(CollectionRoute, AWorkIsSavedFoundAndGivenBackAsAFile) {
    Venue venue;
    const Got first = ask(venue, {{"add", entry("Anna Berg")}});
    ASSERT_EQ(first.status, 200) << json::serialize(first.body);
    EXPECT_EQ(first.body.at("size"), 1);
    const json::string text = first.body.at("collection").as_string();
    EXPECT_TRUE(text.starts_with("{\"kodeks-collection\":1}\n{\"composition\":{"));
    const Got found = ask(venue, {{"collection", text},
                                  {"find",
                                   {{"variant", "russian"},
                                    {"position", zadacha().at("fen")},
                                    {"author", "Berg"},
                                    {"white_kings", 2}}}});
    ASSERT_EQ(found.status, 200) << json::serialize(found.body);
    EXPECT_EQ(found.body.at("collection"), text); // unchanged, byte by byte
    EXPECT_EQ(found.body.at("count"), 1);
    EXPECT_EQ(found.body.at("found").at(0).at("author"), "Anna Berg");
    EXPECT_EQ(found.body.at("found").at(0).at("date"), "1980-05-01");
    EXPECT_EQ(found.body.at("found").at(0).at("missing"), json::array());
    const Got none = ask(venue, {{"collection", text}, {"find", {{"author", "Stern"}}}});
    EXPECT_EQ(none.body.at("found"), json::array());
}

// The author's name and surname, the time and the source must stand beside it (RU:6.4.2#3).
TEST(CollectionRoute, WhatLacksItsSourceMustNotBePrintedAgain) {
    ARTICLE("RU:6.4.2#3");
    Venue venue;
    const Got got = ask(venue, {{"add", {{"composition", zadacha()}, {"author", "Anna Berg"}}},
                                {"find", {{"author", ""}}}});
    ASSERT_EQ(got.status, 200) << json::serialize(got.body);
    EXPECT_EQ(got.body.at("found").at(0).at("missing"), (json::value{"source", "time"}));
    EXPECT_EQ(got.body.at("found").at(0).at("articles"), (json::value(json::array{"RU:6.4.2#3"})));
}

// The same diagram published before: the later work has no right to exist (RU:6.4.3#3).
TEST(CollectionRoute, AFullPredecessorIsNamedWithItsArticle) {
    ARTICLE("RU:6.4.3#3");
    Venue venue;
    const Got got = ask(venue, {{"add", entry("Anna Berg")}, {"predecessors", zadacha()}});
    ASSERT_EQ(got.status, 200) << json::serialize(got.body);
    ASSERT_EQ(got.body.at("predecessors").as_array().size(), 1U);
    const json::value one = got.body.at("predecessors").at(0);
    EXPECT_EQ(one.at("degree"), "full");
    EXPECT_EQ(one.at("likeness"), "equal");
    EXPECT_EQ(one.at("priority"), "1980-05-01");
    EXPECT_EQ(one.at("articles"), (json::value(json::array{"RU:6.4.3#3"})));
    EXPECT_EQ(one.at("text").at("en"), "the later work has no right to exist");
}

TEST(CollectionRoute, NonsenseIsToldAndWhoPlaysIsRefused) {
    Venue venue;
    EXPECT_EQ(
        ask(venue, {{"collection", "{\"kodeks-collection\":1}\n{\"author\":\"A\"}\n"}}).status,
        400);
    EXPECT_EQ(ask(venue, {{"add", {{"author", "A"}}}}).status, 400);
    EXPECT_EQ(ask(venue, {{"find", {{"from", "soon"}}}}).status, 400);
    EXPECT_EQ(ask(venue, {{"find", {{"position", "W:Wa1:Bh8"}}}}).status, 400); // of which game?
    EXPECT_EQ(venue.call("POST", "/api/tools/collection", "[]").status, 400);
    venue.begin_game();
    EXPECT_EQ(ask(venue, {{"add", entry("A")}, {"predecessors", zadacha()}}, venue.white).status,
              409);
    EXPECT_EQ(ask(venue, {{"add", entry("A")}}, venue.white).status, 200); // no position is asked
}

} // namespace

} // namespace kodeks::server
