// Live connections: who is told what, and that coming back loses nothing.
#include "server/venue.hpp"

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

std::vector<std::string> fact_words(const json::object& message) {
    std::vector<std::string> words;
    for (const json::value& fact : message.at("facts").as_array()) {
        words.emplace_back(fact.at("event").at("type").as_string());
    }
    return words;
}

void play(Venue& venue, Visitor& visitor, const std::string& act) {
    visitor.live->receive(act);
    venue.pass({10});
}

TEST(Live, SaysWhereThingsStandAndThenWhatHappens) {
    Venue venue;
    venue.begin_game();
    const auto white = venue.connect("/api/games/1/live", venue.white);
    ASSERT_EQ(white->types(), std::vector<std::string>{"hello"});
    const json::object& hello = white->messages[0];
    EXPECT_EQ(hello.at("seat"), "white");
    EXPECT_EQ(hello.at("last"), 5);
    EXPECT_EQ(hello.at("view").at("legal").as_array().size(), 7U); // the first moves of the game
    EXPECT_TRUE(hello.at("moves").as_array().empty());
    play(venue, *white, R"({"id":"1","do":"move","move":"c3-d4"})");
    EXPECT_EQ(white->types(), (std::vector<std::string>{"hello", "ack", "facts"}));
    EXPECT_EQ(fact_words(white->messages[2]),
              (std::vector<std::string>{"move-made", "clock-changed", "move-completed"}));
    EXPECT_EQ(white->messages[2].at("last"), 8);
    EXPECT_EQ(white->messages[2].at("view").at("turn"), "black");
    EXPECT_FALSE(white->messages[2].at("view").as_object().contains("legal"));
}

TEST(Live, AnOfferIsBetweenThePlayersAndTheArbiter) {
    Venue venue;
    venue.begin_game();
    const auto white = venue.connect("/api/games/1/live", venue.white);
    const auto black = venue.connect("/api/games/1/live", venue.black);
    const auto chief = venue.connect("/api/games/1/live", venue.chief);
    const auto anybody = venue.connect("/api/games/1/live");
    play(venue, *white, R"({"id":"1","do":"make","move":"c3-d4"})");
    play(venue, *white, R"({"id":"2","do":"offer-draw"})");
    ASSERT_EQ(white->last("ack").at("id"), "2");
    for (const Visitor* const visitor : {white.get(), black.get(), chief.get()}) {
        EXPECT_EQ(visitor->last("facts").at("view").at("offer"), "white");
        const auto words = fact_words(visitor->last("facts"));
        EXPECT_NE(std::ranges::find(words, "offer-made"), words.end());
    }
    EXPECT_EQ(anybody->last("facts").at("last"), white->last("facts").at("last"));
    EXPECT_FALSE(anybody->last("facts").at("view").as_object().contains("offer"));
    EXPECT_TRUE(fact_words(anybody->last("facts")).empty());
}

// The connection is cut behind every single message; whoever comes back with the last number sees
// the same facts in the same order as whoever stayed.
TEST(Live, ComingBackAnywhereLosesNothing) {
    Venue venue;
    venue.begin_game();
    const auto steady = venue.connect("/api/games/1/live?after=0", venue.white);
    const std::vector<std::pair<std::string*, std::string>> acts = {
        {&venue.white, R"({"id":"1","do":"move","move":"c3-d4"})"},
        {&venue.black, R"({"id":"1","do":"move","move":"f6-e5"})"},
        {&venue.white, R"({"id":"2","do":"move","move":"d4:f6"})"},
        {&venue.black, R"({"id":"2","do":"offer-draw"})"},
        {&venue.black, R"({"id":"3","do":"move","move":"g7:e5"})"},
        {&venue.white, R"({"id":"3","do":"resign"})"}};
    std::vector<std::string> cut; // what somebody saw who was cut off after every message
    std::int64_t last = 0;
    const auto come_back = [&] {
        const auto back =
            venue.connect("/api/games/1/live?after=" + std::to_string(last), venue.white);
        for (const json::value& fact : back->last("hello").at("facts").as_array()) {
            cut.push_back(json::serialize(fact.at("event")));
        }
        last = back->last("hello").at("last").to_number<std::int64_t>();
    };
    come_back();
    for (const auto& [token, body] : acts) {
        venue.act(*token, body);
        venue.pass({1});
        come_back();
        come_back();
    }
    std::vector<std::string> seen;
    for (const json::object& message : steady->messages) {
        for (const json::value& fact : message.at("facts").as_array()) {
            seen.push_back(json::serialize(fact.at("event")));
        }
    }
    EXPECT_GT(seen.size(), 12U);
    EXPECT_EQ(cut, seen);
}

TEST(Live, ANumberFromTheFutureIsRefused) {
    Venue venue;
    venue.begin_game();
    EXPECT_EQ(venue.connect("/api/games/1/live?after=99", venue.white)->closed, 1008);
    EXPECT_EQ(venue.connect("/api/games/7/live", venue.white)->closed, 1008);
}

TEST(Live, WhoeverIsGoneIsNotToldAnythingAndHurtsNobody) {
    Venue venue;
    venue.begin_game();
    auto white = venue.connect("/api/games/1/live", venue.white);
    const auto black = venue.connect("/api/games/1/live", venue.black);
    white->live->receive(R"({"id":"1","do":"move","move":"c3-d4"})");
    white.reset(); // before the disk has it
    venue.pass({10});
    EXPECT_EQ(black->types(), (std::vector<std::string>{"hello", "facts"}));
}

TEST(Live, TheListTellsOfEveryGameThatChanges) {
    Venue venue;
    const auto list = venue.connect("/api/live");
    venue.begin_game();
    ASSERT_GE(list->messages.size(), 2U);
    EXPECT_TRUE(list->messages[0].at("games").as_array().empty());
    EXPECT_EQ(list->last("game").at("game").at("id"), "1");
    EXPECT_EQ(list->last("game").at("game").at("phase"), "playing");
}

} // namespace

} // namespace kodeks::server
