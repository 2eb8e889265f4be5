// What pages show beyond the board: periods and accounts of the clocks, a check, the words of the
// book itself, why a clock was corrected, and how a list of players would be read.
#include "server/venue.hpp"
#include "support/article.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

// Chess with two periods, begun; the codes of both players are used.
struct ChessTable {
    ChessTable() {
        venue.chief = venue.enter({.role = Role::chief_arbiter, .name = "Maria"});
        const Got made = venue.call("POST", "/api/games",
                                    R"({"id":"g","rulebook":"fide2023","variant":"chess",
                                        "control":"3/5400+30:1800+30",
                                        "players":{"white":{"name":"O"},"black":{"name":"I"}}})",
                                    venue.chief);
        EXPECT_EQ(made.status, 201);
        const std::string code(made.body.at("codes").at("white").as_string());
        white = std::string(venue.call("POST", "/api/session", R"({"code":")" + code + R"("})")
                                .body.at("token")
                                .as_string());
        for (const char* body :
             {R"({"id":"1","do":"arrive","side":"white"})",
              R"({"id":"2","do":"arrive","side":"black"})", R"({"id":"3","do":"begin"})",
              R"({"id":"4","by":"white","do":"move","move":"e4"})",
              R"({"id":"5","by":"black","do":"move","move":"f6"})",
              R"({"id":"6","by":"white","do":"move","move":"Qh5+"})"}) {
            EXPECT_EQ(act(body).body.at("type"), "ack") << body;
        }
    }

    Got act(const std::string& body) {
        return venue.call("POST", "/api/games/1/acts", body, venue.chief);
    }

    json::value view(const std::string& token) {
        return venue.call("GET", "/api/games/1", "", token).body.at("view");
    }

    Venue venue;
    std::string white;
};

TEST(Shown, ACheckIsToldAndEndsWithTheMove) {
    ChessTable table;
    EXPECT_EQ(table.view(table.venue.chief).at("check"), true);
    EXPECT_EQ(table.act(R"({"id":"7","by":"black","do":"move","move":"g6"})").body.at("type"),
              "ack");
    EXPECT_EQ(table.view(table.venue.chief).as_object().if_contains("check"), nullptr);
}

// The period stands on the clock; how many moves were made may not be told to a player
// before a flag has fallen (FIDE:12.6), and the sum of his increments would tell it.
TEST(Shown, ClocksHavePeriodsAndOnlyWhoMayKnowTheMovesSeesTheirAccount) {
    ARTICLE("FIDE:12.6");
    ChessTable table;
    const json::value clock = table.view(table.venue.chief).at("clocks").at("white");
    EXPECT_EQ(clock.at("period"), 1);
    EXPECT_EQ(clock.at("periods"), 2);
    EXPECT_EQ(clock.at("extra"), "increment");
    EXPECT_EQ(clock.at("extra_ms"), 30000);
    EXPECT_EQ(clock.at("account").at("base_ms"), 5400000);
    EXPECT_EQ(clock.at("account").at("extra_ms"), 60000);
    EXPECT_EQ(table.venue.call("GET", "/api/games/1", "", table.white).body.at("seat"), "white");
    const json::value own = table.view(table.white).at("clocks").at("white");
    EXPECT_EQ(own.at("period"), 1);
    EXPECT_EQ(own.as_object().if_contains("account"), nullptr);
    EXPECT_EQ(table.view(table.white).as_object().if_contains("moves_made"), nullptr);
}

// FIDE:6.10.2 lets the arbiter correct a clock; why he does so is kept with it, for officials.
TEST(Shown, TheReasonOfACorrectedClockIsRecorded) {
    ARTICLE("FIDE:6.10.2");
    ChessTable table;
    EXPECT_EQ(table
                  .act(R"({"id":"7","do":"correct-clock","side":"white","amount":"-60",
                            "reason":"the hall was dark"})")
                  .body.at("type"),
              "ack");
    const auto facts = [&](const std::string& token) {
        const Got got = table.venue.call("GET", "/api/games/1/facts", "", token);
        const json::array& all = got.body.at("facts").as_array();
        std::string types;
        for (auto fact = all.end() - std::min<std::ptrdiff_t>(3, std::ssize(all));
             fact != all.end(); ++fact) {
            types += std::string(fact->at("event").at("type").as_string()) + " ";
        }
        return types;
    };
    EXPECT_EQ(facts(table.venue.chief), "said time-corrected ruling-given ");
    EXPECT_EQ(facts(table.white).find("said"), std::string::npos);
    const Got got = table.venue.call("GET", "/api/games/1/facts", "", table.venue.chief);
    const json::array& all = got.body.at("facts").as_array();
    EXPECT_EQ(all.at(all.size() - 3).at("event").at("act").at("reason"), "the hall was dark");
    EXPECT_EQ(all.back().at("event").at("ruling").at("articles"),
              json::parse(R"(["FIDE:6.10.2"])"));
}

TEST(Shown, AnArticleComesWithTheWordsOfItsBook) {
    Venue venue;
    const json::value shown = venue.call("GET", "/api/articles/RU:1.5.14").body;
    EXPECT_EQ(shown.at("original").at("language"), "ru");
    const json::array& lines = shown.at("original").at("lines").as_array();
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_TRUE(std::string(lines.at(0).as_string()).starts_with("1.5.14. При возможности взятия"));
}

TEST(Shown, AListOfPlayersIsReadAndNobodyIsEntered) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    EXPECT_EQ(venue
                  .call("POST", "/api/events",
                        R"({"id":"e","settings":{"name":"E","rulebook":"ru-code","year":2026,
                             "games":{"variant":"russian","terms":[
                             {"name":"control","value":"300"}]}},
                             "stage":{"system":"round-robin"}})",
                        venue.chief)
                  .status,
              201);
    const auto read = [&](const std::string& text) {
        return venue.call("POST", "/api/events/1/entries/read",
                          json::serialize(json::object{{"text", text}}), venue.chief);
    };
    const Got got = read("ПІБ;Рейтинг;Клуб\nКоваль Петро;1950;Дніпро\nСич Ольга;багато;\n");
    ASSERT_EQ(got.status, 200);
    EXPECT_EQ(got.body.at("people"),
              json::parse(R"([{"person":{"name":"Коваль Петро","club":"Дніпро",
                               "ratings":[{"value":1950}]},"line":2},
                              {"person":{"name":"Сич Ольга"},"line":3}])"));
    const json::array& remarks = got.body.at("remarks").as_array();
    ASSERT_EQ(remarks.size(), 1U);
    EXPECT_EQ(remarks.at(0).at("line"), 3);
    EXPECT_EQ(remarks.at(0).at("text").at("en"), "«багато» is not a rating");
    EXPECT_EQ(read("Koval Petro;1950\n").status, 400);
    const json::value event = venue.call("GET", "/api/events/1").body.at("event");
    EXPECT_EQ(event.at("entries"), json::array());
    EXPECT_EQ(event.at("control").at("en"), "5 min for the rest of the game");
}

} // namespace

} // namespace kodeks::server
