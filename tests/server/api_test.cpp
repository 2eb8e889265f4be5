// The interface against its description, and every right against the door.
#include "server/api/openapi.hpp"
#include "server/contest_kit.hpp"
#include "server/event/sample.hpp"
#include "server/venue.hpp"

#include <set>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

std::string lower_method(std::string_view method) {
    return method == "GET" ? "get" : method == "POST" ? "post" : "delete";
}

TEST(Api, TheDescriptionNamesExactlyTheRoutesAndTheirRights) {
    std::set<std::string> described;
    const json::value file = json::parse(openapi_json());
    for (const auto& path : file.at("paths").as_object()) {
        for (const auto& operation : path.value().as_object()) {
            described.insert(std::string(operation.key()) + " " + std::string(path.key()) + " " +
                             std::string(operation.value().at("x-action").as_string()));
        }
    }
    std::set<std::string> there;
    for (const Route& route : routes()) {
        there.insert(lower_method(route.method) + " " + route.path + " " +
                     std::string(ledger::word(route.action)));
    }
    EXPECT_EQ(described, there);
}

std::string filled(std::string path) {
    if (path == "/api/contests/{contest}/papers/{paper}") {
        return "/api/contests/1/papers/regulations";
    }
    for (const auto& [name, value] : {std::pair{"{game}", "1"},
                                      {"{rulebook}", "FIDE"},
                                      {"{article}", "FIDE:4.3"},
                                      {"{format}", "pdn"},
                                      {"{event}", "1"},
                                      {"{stage}", "1"},
                                      {"{round}", "3"},
                                      {"{entry}", "1"},
                                      {"{tourney}", "1"},
                                      {"{contest}", "1"},
                                      {"{work}", "1"},
                                      {"{paper}", "start-list"}}) {
        if (const auto at = path.find(name); at != std::string::npos) {
            path.replace(at, std::string(name).size(), value);
        }
    }
    return path;
}

std::string new_contest() {
    return std::string(R"({"regulations":)") + winter + "}";
}

constexpr const char* letter_cup =
    R"({"name":"Cup","code":"K-1","rulebook":"RU","first":"2026-05-01","last":"2028-05-01",
        "organiser":"Club","arbiter":"Orlov"})";

// With two players, begun.
void open_tourney(Venue& venue) {
    ASSERT_EQ(venue.call("POST", "/api/correspondence", letter_cup, venue.chief).status, 201);
    for (const char* act :
         {R"({"id":"a","do":"enter","name":"Koval"})", R"({"id":"b","do":"enter","name":"Bondar"})",
          R"({"id":"c","do":"start"})"}) {
        ASSERT_EQ(venue.call("POST", "/api/correspondence/1/acts", act, venue.chief).status, 200);
    }
}

// With a work.
void open_contest(Venue& venue) {
    ASSERT_EQ(venue.call("POST", "/api/contests", new_contest(), venue.chief).status, 201);
    const std::string enter = json::serialize(json::object{{"id", "b"},
                                                           {"do", "enter"},
                                                           {"authors", json::array{1}},
                                                           {"section", 1},
                                                           {"diagram", sound_zadacha()}});
    for (const std::string& act :
         {std::string(R"({"id":"a","do":"register","name":"Berg","born":1980,"rank":"x",
                          "society":"x","post":"x","address":"x"})"),
          enter}) {
        ASSERT_EQ(venue.call("POST", "/api/contests/1/acts", act, venue.chief).status, 200);
    }
}

// By path.
std::map<std::string, std::string> bodies_that_make_sense() {
    return {{"/api/contests", new_contest()},
            {"/api/contests/{contest}/acts", R"({"id":"c","do":"withdraw","work":1,"try":true})"},
            {"/api/contests/{contest}/codes", "{}"},
            {"/api/contests/{contest}/works/{work}/examination", "{}"},
            {"/api/correspondence", letter_cup},
            {"/api/correspondence/{tourney}/acts", R"({"id":"d","do":"inform","by":"arbiter"})"},
            {"/api/correspondence/{tourney}/games/{game}/letter",
             R"({"by":"Koval","moves":["c3-d4"]})"},
            {"/api/correspondence/{tourney}/games/{game}/letter/read",
             R"({"by":"Koval","text":"My move: 1. c3-d4"})"},
            {"/api/correspondence/{tourney}/codes", "{}"},
            {"/api/tools/collection", R"({"find":{"author":"Berg"}})"},
            {"/api/session", R"({"code":"0000-0000-0000"})"},
            {"/api/codes", R"({"role":"press"})"},
            {"/api/games", R"({"rulebook":"fide2023","variant":"chess","control":"300"})"},
            {"/api/games/{game}/acts", R"({"id":"x","do":"pause"})"},
            {"/api/events", R"({"settings":{"name":"E","rulebook":"ru-code","year":2026}})"},
            {"/api/events/check", R"({"settings":{"name":"E","rulebook":"ru-code","year":2026}})"},
            {"/api/tools/analysis", R"({"variant":"russian"})"},
            {"/api/tools/games", R"({"text":"1. e4 *"})"},
            {"/api/tools/composition",
             R"({"composition":{"kodeks-composition":1,"rulebook":"ru-code","variant":"russian",
             "genre":"etude","task":"win","fen":"W:Wc3:Bf6"}})"},
            {"/api/tools/letter", R"({"variant":"russian","moves":"c3-d4","sent":"2026-12-01"})"},
            {"/api/tools/letter/read", R"({"variant":"russian","text":"My move: 1. c3-d4"})"},
            {"/api/tools/draw", R"({"text":"kodeks-draw 1\nseed s\nsalt t\n"})"},
            {"/api/events/import", sample_event("Other", {{1}, "program"})},
            {"/api/events/{event}/acts", R"({"id":"y","do":"enter","person":{"name":"Z"}})"},
            {"/api/events/{event}/office/acts",
             R"({"id":"o","do":"appoint","official":{"name":"Orlova","role":"organiser"}})"},
            {"/api/events/{event}/entries/read", R"({"text":"Name;Rating\nBerg Ada;2100\n"})"},
            {"/api/events/{event}/games", R"({"round":3})"}};
}

// Whoever takes something back has seen everything.
std::string undo_of_all(Venue& venue) {
    return R"({"id":"u","seen":)" + std::to_string(venue.hall_->find_event("1")->owner().last()) +
           R"(,"reason":"slip"})";
}

TEST(Api, EveryRouteAnswersAsDescribed) {
    Venue venue;
    venue.begin_game();
    ASSERT_EQ(venue
                  .call("POST", "/api/events/import", sample_event("Sample", {{0}, "program"}),
                        venue.chief)
                  .status,
              201);
    open_tourney(venue);
    open_contest(venue);
    const json::value file = json::parse(openapi_json());
    const auto bodies = bodies_that_make_sense();
    for (const Route& route : routes()) {
        const std::string method = route.method;
        const auto found = bodies.find(route.path);
        const std::string body = std::string_view(route.path).ends_with("/undo")
                                     ? undo_of_all(venue)
                                 : found == bodies.end() ? ""
                                                         : found->second;
        const Got got = venue.call(
            method, filled(route.path), method == "POST" ? body : "",
            std::string_view(route.path) == "/api/session" && method == "DELETE" ? ""
                                                                                 : venue.chief);
        const json::object& responses = file.at("paths")
                                            .at(route.path)
                                            .at(lower_method(route.method))
                                            .at("responses")
                                            .as_object();
        EXPECT_TRUE(responses.contains(std::to_string(got.status)) || got.status == 403)
            << method << " " << route.path << " " << got.status;
        const std::string_view path = route.path;
        const bool nobodys =
            path.ends_with("{session}") || path.ends_with("{job}") || path.ends_with("{account}");
        EXPECT_EQ(got.status == 404, nobodys) << route.path;
    }
    EXPECT_EQ(venue.call("GET", "/api/nothing").status, 404);
    const Got other = venue.call("PUT", "/api/games");
    EXPECT_EQ(other.status, 405);
    const auto& headers = other.response.headers;
    const auto allow =
        std::ranges::find(headers, "Allow", [](const auto& one) { return one.first; });
    ASSERT_NE(allow, headers.end()); // RFC 9110, 15.5.6
    EXPECT_EQ(allow->second, "GET, POST");
    EXPECT_EQ(venue.call("HEAD", "/api/health").status, 200);
    EXPECT_EQ(venue.call("HEAD", "/api/nothing").status, 404);
}

TEST(Api, WhatIsNoTextNeverGetsIntoARecord) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    const auto before = venue.store_.read("people", 0)->records.size();
    EXPECT_EQ(
        venue.call("POST", "/api/codes", "{\"role\":\"press\",\"name\":\"\xff\"}", venue.chief)
            .status,
        400);
    EXPECT_EQ(venue.store_.read("people", 0)->records.size(), before);
}

TEST(Api, CodesCannotBeTriedForEver) {
    Venue venue;
    const std::string body = R"({"code":"0000-0000-0000"})";
    for (int i = 0; i < 20; ++i) {
        EXPECT_EQ(venue.call("POST", "/api/session", body).status, 403);
    }
    EXPECT_EQ(venue.call("POST", "/api/session", body).status, 429);
    venue.pass({60'001});
    EXPECT_EQ(venue.call("POST", "/api/session", body).status, 403);
}

// Whoever has one address of the sixth version has a whole network of them, and is counted as one.
TEST(Api, CodesCannotBeTriedFromEveryAddressOfANetwork) {
    Venue venue;
    const std::string body = R"({"code":"0000-0000-0000"})";
    for (int i = 0; i < 20; ++i) {
        venue.address_ = "2001:db8:7:1::" + std::to_string(i + 1);
        EXPECT_EQ(venue.call("POST", "/api/session", body).status, 403);
    }
    venue.address_ = "2001:db8:7:1:ffff::9";
    EXPECT_EQ(venue.call("POST", "/api/session", body).status, 429);
    for (const char* other : {"2001:db8:7:2::1", "::ffff:192.0.2.1", "192.0.2.2"}) {
        venue.address_ = other;
        EXPECT_EQ(venue.call("POST", "/api/session", body).status, 403) << other;
    }
}

TEST(Api, SecretsAreNotInTheLog) {
    Venue venue;
    venue.begin_game();
    const auto people = venue.store_.read("people", 0);
    for (const store::Stored& record : people->records) {
        for (const std::string& secret : {venue.chief, venue.white, venue.black}) {
            EXPECT_EQ(record.line.find(secret), std::string::npos);
        }
    }
}

// One request for each right that a route asks for; and what each role gets.
TEST(Api, EveryRowOfTheTableHoldsAtTheDoor) {
    Venue venue;
    venue.begin_game();
    ASSERT_EQ(venue
                  .call("POST", "/api/events/import", sample_event("Sample", {{0}, "program"}),
                        venue.chief)
                  .status,
              201);
    std::set<Action> asked;
    for (std::size_t i = 0; i < ledger::count_of<Role>(); ++i) {
        const auto role = static_cast<Role>(i);
        const std::string token = venue.enter({.role = role});
        for (const Route& route : routes()) {
            if (route.live || std::string_view(route.path) == "/api/session") {
                continue;
            }
            asked.insert(route.action);
            const int status = venue.call(route.method, filled(route.path), "{}", token).status;
            EXPECT_EQ(status == 403, !may(role, route.action))
                << ledger::word(role) << " " << route.method << " " << route.path << " " << status;
        }
    }
    EXPECT_TRUE(asked.contains(Action::create_games) && asked.contains(Action::issue_codes));
}

TEST(Api, OnlyThoseWhoAppointMakeOfficials) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    const std::string secretary = venue.enter({.role = Role::secretary});
    for (std::size_t i = 0; i < ledger::count_of<Role>(); ++i) {
        const auto role = static_cast<Role>(i);
        const std::string body = R"({"role":")" + std::string(ledger::word(role)) + R"("})";
        const bool at_board = role == Role::player || role == Role::assistant ||
                              // their slips come from the tournament, from the contest
                              role == Role::correspondent || role == Role::contestant;
        const bool official = role == Role::chief_arbiter || role == Role::deputy ||
                              role == Role::secretary || role == Role::arbiter ||
                              role == Role::appeals;
        EXPECT_EQ(venue.call("POST", "/api/codes", body, venue.chief).status, at_board ? 400 : 201);
        EXPECT_EQ(venue.call("POST", "/api/codes", body, secretary).status, official   ? 403
                                                                            : at_board ? 400
                                                                                       : 201);
    }
}

// Seats at a board: everybody acts for himself, an arbiter for the players of his boards.
TEST(Api, NobodyActsFromAnothersSeat) {
    Venue venue;
    venue.begin_game();
    const std::string here = venue.enter({.role = Role::arbiter, .boards = {"1"}});
    const std::string elsewhere = venue.enter({.role = Role::arbiter, .boards = {"2"}});
    const auto type = [&](const std::string& token, const std::string& body) {
        return std::string(venue.act(token, body).body.at("type").as_string());
    };
    EXPECT_EQ(type("", R"({"id":"1","do":"move","move":"c3-d4"})"), "refused");
    EXPECT_EQ(type(venue.black, R"({"id":"1","do":"move","move":"c3-d4"})"), "refused");
    EXPECT_EQ(type(venue.black, R"({"id":"2","do":"move","move":"c3-d4","by":"white"})"),
              "refused");
    EXPECT_EQ(type(venue.black, R"({"id":"3","do":"pause"})"), "refused");
    EXPECT_EQ(type(elsewhere, R"({"id":"1","do":"pause"})"), "refused");
    EXPECT_EQ(type(elsewhere, R"({"id":"2","do":"resign","by":"white"})"), "refused");
    EXPECT_EQ(type(here, R"({"id":"1","do":"look","by":"program"})"), "refused");
    EXPECT_EQ(type(here, R"({"id":"2","do":"pause","by":"chief-arbiter"})"), "refused");
    EXPECT_EQ(type(venue.white, R"({"id":"4","do":"move","move":"c3-d4","at":"0"})"), "refused");
    EXPECT_EQ(type(here, R"({"id":"3","do":"move","move":"c3-d4","by":"white"})"), "ack");
}

TEST(Api, AnotherServersPageChangesNothing) {
    Venue venue;
    Request request;
    request.method = "POST";
    request.path = "/api/session";
    request.body = R"({"code":"0000-0000-0000"})";
    request.headers = {{"host", "127.0.0.1:8520"}, {"origin", "http://elsewhere.example"}};
    int status = 0;
    venue.api_->handle(request, [&](const Response& response) { status = response.status; });
    EXPECT_EQ(status, 403);
    request.headers["origin"] = "http://127.0.0.1:8520";
    request.method = "GET";
    request.path = "/api/live";
    EXPECT_TRUE(venue.api_->live(request).has_value());
    request.headers["origin"] = "http://elsewhere.example";
    EXPECT_FALSE(venue.api_->live(request).has_value());
}

TEST(Api, ArticlesInThreeLanguages) {
    Venue venue;
    const Got article = venue.call("GET", "/api/articles/fide%3A4.3");
    ASSERT_EQ(article.status, 200);
    EXPECT_EQ(article.body.at("id"), "FIDE:4.3");
    for (const char* language : {"en", "uk", "ru"}) {
        EXPECT_FALSE(article.body.at("text").at(language).as_string().empty());
    }
    EXPECT_EQ(article.body.at("neighbours").as_array().size(), 7U);
    const Got page = venue.call("GET", "/api/rulebooks/FIDE/articles?offset=2&limit=3");
    EXPECT_EQ(page.body.at("articles").as_array().size(), 3U);
    EXPECT_EQ(page.body.at("offset"), 2);
    const Got found = venue.call("GET", "/api/articles?q=%D0%B4%D0%BE%D1%82%D0%B8%D0%BA&limit=5");
    EXPECT_EQ(found.status, 200);
    EXPECT_EQ(venue.call("GET", "/api/articles/XX:1").status, 404);
    EXPECT_EQ(venue.call("GET", "/api/articles?q=x&rulebook=none").status, 404);
}

TEST(Api, AGameAsTextForOtherPrograms) {
    Venue venue;
    venue.begin_game();
    venue.act(venue.white, R"({"id":"1","do":"move","move":"c3-d4"})");
    venue.act(venue.black, R"({"id":"1","do":"move","move":"f6-g5"})");
    venue.act(venue.white, R"({"id":"2","do":"resign"})");
    const std::string text = venue.call("GET", "/api/games/1/text").response.body;
    EXPECT_NE(text.find("[Result \"0-1\"]"), std::string::npos) << text;
    EXPECT_NE(text.find("[TimeControl \"180+2\"]"), std::string::npos);
    EXPECT_NE(text.find("1. c3-d4 f6-g5"), std::string::npos) << text;
    EXPECT_EQ(venue.call("GET", "/api/broadcast/pdn").response.body, text);
    EXPECT_EQ(venue.call("GET", "/api/broadcast/pgn").response.body, "");
    EXPECT_EQ(venue.call("GET", "/api/broadcast/doc").status, 404);
}

TEST(Api, ANewGameIsMadeOnce) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    const std::string body =
        R"({"id":"same","rulebook":"fide2023","variant":"chess","control":"300+3"})";
    const Got first = venue.call("POST", "/api/games", body, venue.chief);
    const Got again = venue.call("POST", "/api/games", body, venue.chief);
    EXPECT_EQ(again.body.at("game").at("id"), first.body.at("game").at("id"));
    venue.crash({100});
    EXPECT_EQ(venue.call("POST", "/api/games", body, venue.chief).body.at("game").at("id"), "1");
    const Got wrong =
        venue.call("POST", "/api/games",
                   R"({"rulebook":"fide2023","variant":"russian","control":"300"})", venue.chief);
    EXPECT_EQ(wrong.status, 400);
    EXPECT_TRUE(wrong.body.at("error").at("text").at("uk").is_string());
}

} // namespace

} // namespace kodeks::server
