// Move letters at the server: written with everything the book demands, and read from plain text.
#include "server/venue.hpp"
#include "server/writing/letter_desk.hpp"
#include "support/article.hpp"
#include "support/source_tree.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

json::object reply() {
    return {{"variant", "russian"},
            {"code", "K-26"},
            {"game", 2},
            {"name", "Koval"},
            {"partner", "Bondar"},
            {"address", "Lviv, Zelena 7"},
            {"played", "1. c3-d4"},
            {"moves", "d6-c5"},
            {"offers", json::array{"b2-c3 f6-g5"}},
            {"partner_sent", "2026-12-01"},
            {"received", "2026-12-15"},
            {"sent", "2026-12-20"},
            {"totals", "0/5"}};
}

Got post(Venue& venue, const json::object& letter) {
    return venue.call("POST", "/api/tools/letter", json::serialize(letter));
}

TEST(Letters, ALetterHasEverythingTheBookDemands) {
    ARTICLE("RU:5.2.3");
    Venue venue;
    const Got got = post(venue, reply());
    ASSERT_EQ(got.status, 200) << json::serialize(got.body);
    EXPECT_EQ(got.body.at("card").at("en").as_string(),
              test::read_source("data/examples/postal-letter.txt"));
    EXPECT_EQ(got.body.at("email").at("ru"), "Тема: K-26, партия 2: Koval – Bondar\n\n"
                                             "Здравствуйте!\n\n"
                                             "Турнир K-26, партия 2\n"
                                             "Ваш ход: 1. c3-d4\n"
                                             "Мой ход: 1... d6-c5\n"
                                             "Вариант А: если b2-c3, то f6-g5\n\n"
                                             "Даты: 01.12.2026 / 15.12.2026 / 20.12.2026\n"
                                             "Время: 0/5\n\n"
                                             "Адрес: Lviv, Zelena 7\n"
                                             "Подпись: Koval\n");
    EXPECT_EQ(std::string(got.body.at("fen").as_string()).substr(0, 2), "W:");
}

TEST(Letters, AMoveOrADateThatCannotBeIsRefusedWithItsArticle) {
    ARTICLE("RU:5.2.7");
    Venue venue;
    const auto refused = [&](const char* key, const json::value& value) {
        json::object letter = reply();
        letter[key] = value;
        const Got got = post(venue, letter);
        EXPECT_EQ(got.status, 409) << key;
        const json::value& error = got.body.at("error");
        return std::string(error.at("name").as_string()) + " " +
               json::serialize(error.at("articles"));
    };
    EXPECT_EQ(refused("moves", "d6-c4"), R"(server.letter.move ["RU:5.2.10"])");
    EXPECT_EQ(refused("moves", "c5"), R"(server.letter.move ["RU:5.2.10"])"); // short notation
    EXPECT_EQ(refused("moves", ""), R"(server.letter.no_move ["RU:5.2.3"])");
    EXPECT_EQ(refused("moves", "d6-c5 b2-c3"), R"(server.letter.own_move_ends ["RU:5.2.13"])");
    EXPECT_EQ(refused("offers", json::array{"b2-c3 f6-g4"}),
              R"(server.letter.offer ["RU:5.2.12"])");
    EXPECT_EQ(refused("offers", json::array{"b2-c3"}), R"(server.letter.offer_ends ["RU:5.2.7"])");
    EXPECT_EQ(refused("received", "2026-12-21"),
              R"(server.letter.dates ["RU:5.3.1#4","RU:5.3.1#5"])");
    json::object letter = reply();
    letter["variant"] = "chess";
    EXPECT_EQ(post(venue, letter).status, 404);
    letter["sent"] = "2026-13-01";
    EXPECT_EQ(post(venue, letter).status, 400);
    letter["played"] = std::string(40'000, 'x');
    EXPECT_EQ(post(venue, letter).status, 413);
}

TEST(Letters, WhatIsWrittenIsRead) {
    using namespace std::chrono;
    const Day today = 2026y / 12 / 25;
    LetterGot came{.text = test::read_source("data/examples/postal-letter.txt"),
                   .variant = "russian",
                   .code = "K-26",
                   .name = "Koval"};
    EXPECT_EQ(came_json(came, today),
              json::parse(R"({"letter":{"received":"2026-12-15","moves":["d6-c5"],
                  "offers":[["b2-c3","f6-g5"]],"stated":"2026-12-20","repeats":["c3-d4"],
                  "number":1,"totals":"0/5"},"doubts":[],"partner_sent":"2026-12-01"})"));
    came.text = "Hello!\nMy move: 1... d6-c5\nsomething else\n";
    const json::object read = came_json(came, today);
    ASSERT_EQ(read.at("doubts").as_array().size(), 1U);
    EXPECT_EQ(read.at("doubts").at(0).at("line"), 3);
    EXPECT_EQ(read.at("letter").at("lacks"),
              json::parse(R"(["code","repetition","address","signature"])"));
}

TEST(Letters, TheGamesPlayedByLetterAreListed) {
    Venue venue;
    const Got got = venue.call("GET", "/api/tools/letter");
    EXPECT_EQ(got.body.at("variants"),
              json::parse(R"(["russian","international","spantsireti","russian-giveaway",
                  "international-giveaway","spantsireti-giveaway"])"));
    EXPECT_EQ(got.body.at("rulebooks"), json::parse(R"(["ru-code"])"));
}

} // namespace

} // namespace kodeks::server
