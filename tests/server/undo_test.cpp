// Taking commands back at the desk of an event, and the calendar of its rounds, over the interface.
#include "server/venue.hpp"
#include "support/article.hpp"
#include "support/source_tree.hpp"

#include <map>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

// Four players of a round robin by the Russian book, entered, drawn and paired for round 1.
class Desk {
public:
    Desk() {
        venue.chief = venue.enter({.role = Role::chief_arbiter, .name = "Maria"});
        EXPECT_EQ(venue
                      .call("POST", "/api/events",
                            R"({"id":"four","settings":{"name":"Four","rulebook":"ru-code",
                                "year":2026,"games":{"variant":"russian",
                                "terms":[{"name":"control","value":"180+2"}]}},
                                "stage":{"system":"round-robin"}})",
                            venue.chief)
                      .status,
                  201);
        act(R"({"id":"e","acts":[{"do":"enter","person":{"name":"A"}},
                {"do":"enter","person":{"name":"B"}},{"do":"enter","person":{"name":"C"}},
                {"do":"enter","person":{"name":"D"}}]})");
        act(R"({"id":"l","do":"draw-lots","seed":"seven"})");
        act(R"({"id":"p","do":"pair"})");
    }

    void act(const std::string& body) {
        EXPECT_EQ(venue.call("POST", "/api/events/1/acts", body, venue.chief).status, 200) << body;
    }

    json::value get(const std::string& path) {
        return venue.call("GET", "/api/events/1" + path, "", venue.chief).body;
    }

    Got undo(const std::string& id, std::int64_t seen, const std::string& reason = "slip") {
        return venue.call("POST", "/api/events/1/undo",
                          fmt::format(R"({{"id":"{}","seen":{},"reason":"{}"}})", id, seen, reason),
                          venue.chief);
    }

    // The words of the facts that would be taken back, or the reason why none would.
    std::string next() {
        const json::value shown = get("/undo");
        if (const json::value* const why = shown.as_object().if_contains("why")) {
            return std::string(why->at("name").as_string());
        }
        std::string words;
        for (const json::value& fact : shown.at("facts").as_array()) {
            words +=
                fmt::format("{}{} {}", words.empty() ? "" : ", ", fact.at("seq").to_number<int>(),
                            std::string(fact.at("event").at("type").as_string()));
        }
        return words;
    }

    std::int64_t last() { return get("/undo").at("last").as_int64(); }

    Venue venue;
};

TEST(Undo, OneCommandAfterTheOtherIsTakenBackAndEverythingStaysInTheRecord) {
    Desk desk;
    desk.act(R"({"id":"r","do":"record-result","result":"win-loss",
                 "game":{"stage":1,"round":1,"table":1,"game":1}})");
    EXPECT_EQ(desk.next(), "9 result-recorded");
    EXPECT_EQ(desk.undo("1", 9).body.at("type"), "ack");
    const json::value game = desk.get("/stages/1/rounds/1").at("pairings").at(0).at("games").at(0);
    EXPECT_EQ(game.at("status"), "open");
    EXPECT_EQ(desk.next(), "8 round-paired");
    EXPECT_EQ(desk.undo("2", 10).status, 200);
    EXPECT_EQ(desk.get("/stages/1").at("rounds"), json::array());
    EXPECT_EQ(desk.next(), "7 lots-drawn");
    EXPECT_EQ(desk.undo("3", 11).status, 200);
    EXPECT_EQ(desk.next(), "3 entered, 4 entered, 5 entered, 6 entered");
    EXPECT_EQ(desk.undo("4", desk.last()).status, 200);
    EXPECT_EQ(desk.get("/stages/1").at("members"), json::array());
    EXPECT_EQ(desk.next(), "tournament.nothing_to_undo"); // the stage came with the event itself
    const json::array facts = desk.get("/facts").at("facts").as_array();
    EXPECT_EQ(facts.at(9).at("event").at("type"), "taken-back");
    EXPECT_EQ(facts.at(9).at("event").at("fact"), 9);
    EXPECT_EQ(facts.at(9).at("event").at("reason"), "slip");
    EXPECT_EQ(facts.at(2).at("event").at("entry").at("person").at("name"), "A");
}

TEST(Undo, ItIsDoneOnceAndNotUnderSomebodyElsesHands) {
    Desk desk;
    EXPECT_EQ(desk.undo("1", 7).body.at("type"), "stale"); // the round came after fact 7
    EXPECT_EQ(desk.next(), "8 round-paired");
    EXPECT_EQ(desk.undo("2", 8).status, 200);
    const Got again = desk.undo("2", 8);
    EXPECT_EQ(again.body.at("type"), "ack");
    EXPECT_EQ(again.body.at("known"), true);
    EXPECT_EQ(desk.next(), "7 lots-drawn"); // not taken back by the repetition
}

TEST(Undo, ARoundWithOpenedGamesAndAnEmptyReasonAreRefused) {
    Desk desk;
    const Got unnamed = desk.undo("1", 8, "");
    EXPECT_EQ(unnamed.body.at("type"), "refused");
    EXPECT_EQ(unnamed.body.at("why").at("name"), "tournament.reason_missing");
    ASSERT_EQ(
        desk.venue.call("POST", "/api/events/1/games", R"({"round":1,"table":2})", desk.venue.chief)
            .status,
        201);
    EXPECT_EQ(desk.next(), "tournament.cannot_undo");
    const Got opened = desk.undo("2", 8);
    EXPECT_EQ(opened.body.at("type"), "refused");
    EXPECT_EQ(opened.body.at("why").at("name"), "tournament.cannot_undo");
    EXPECT_EQ(desk.last(), 8);
    for (const char* const body : {"", "[]", R"({"id":"3","seen":8})", R"({"reason":"r","seen":8})",
                                   R"({"id":"3","reason":"r","seen":"8"})"}) {
        const Got odd = desk.venue.call("POST", "/api/events/1/undo", body, desk.venue.chief);
        EXPECT_EQ(odd.status, 400) << body;
        EXPECT_EQ(odd.body.at("error").at("name"), "server.no_undo") << body;
    }
    // The word of the act that the program writes is no act of anybody.
    EXPECT_EQ(desk.venue
                  .call("POST", "/api/events/1/acts",
                        R"({"do":"undo-last","id":"4","reason":"r","opened":[]})", desk.venue.chief)
                  .body.at("type"),
              "unreadable");
}

// By the numbers drawn.
std::string pairs_of(const json::value& round, std::map<int, int>& numbers) {
    std::string text;
    for (const json::value& pairing : round.at("pairings").as_array()) {
        text += fmt::format("{}{}-{}", text.empty() ? "" : " ",
                            numbers.at(pairing.at("first").at("entry").to_number<int>()),
                            numbers.at(pairing.at("second").at("entry").to_number<int>()));
    }
    return text;
}

// The table for four: 1-4 2-3, 4-3 1-2, 2-4 3-1.
TEST(Schedule, ARoundRobinIsKnownBeforeItIsPlayed) {
    Desk desk;
    const json::value shown = desk.get("/stages/1/schedule");
    ASSERT_EQ(shown.at("rounds").as_array().size(), 3U);
    std::map<int, int> numbers;
    const json::value stage = desk.get("/stages/1");
    for (const json::value& member : stage.at("members").as_array()) {
        numbers[member.at("entry").to_number<int>()] = member.at("number").to_number<int>();
    }
    std::string all;
    for (const json::value& round : shown.at("rounds").as_array()) {
        all +=
            fmt::format("{} {}: {}\n", round.at("round").to_number<int>(),
                        round.at("begun").as_bool() ? "begun" : "later", pairs_of(round, numbers));
        EXPECT_EQ(round.at("sessions"), json::array());
    }
    EXPECT_EQ(all, "1 begun: 1-4 2-3\n2 later: 4-3 1-2\n3 later: 2-4 3-1\n");
    EXPECT_EQ(stage.at("rounds").as_array().size(), 1U); // only in thought
}

// A Swiss knows when it is played, not who meets whom.
TEST(Schedule, TimesOfPlayAreThereForEverybody) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter, .name = "Belova"});
    const std::string file = test::read_source("data/events/office.json");
    ASSERT_EQ(venue.call("POST", "/api/events/import", file, venue.chief).status, 201);
    const auto plan = [&](const char* id, const char* session) {
        return venue
            .call("POST", "/api/events/1/office/acts",
                  fmt::format(R"({{"id":"{}","do":"plan-session","session":{}}})", id, session),
                  venue.chief)
            .status;
    };
    ASSERT_EQ(plan("s2", R"({"round":2,"start":"2026-05-02T10:00",
                             "announced":"2026-04-20T09:00"})"),
              200);
    ASSERT_EQ(plan("s3", R"({"round":2,"resumption":true,"start":"2026-05-02T18:00",
                             "announced":"2026-04-20T09:00"})"),
              200);
    const json::value shown = venue.call("GET", "/api/events/1/stages/1/schedule").body;
    EXPECT_EQ(shown.at("rounds").at(1).at("sessions"),
              (json::value{{{"start", "2026-05-02T10:00"}, {"resumption", false}},
                           {{"start", "2026-05-02T18:00"}, {"resumption", true}}}));
}

} // namespace

} // namespace kodeks::server
