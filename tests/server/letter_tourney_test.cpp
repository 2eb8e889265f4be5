// Tournaments by letter at the server: announced and played over HTTP, the ledger of the command
// line in and out, letters written and read.
#include "correspondence/tourney/record.hpp"
#include "server/letter_tourney.hpp"
#include "support/article.hpp"
#include "support/source_tree.hpp"

#include <sstream>

namespace kodeks::server {

namespace {

namespace json = boost::json;

TEST_F(LetterTourneys, AGameIsPlayedOverHttp) {
    ARTICLE("RU:5.3.1#1", "RU:5.3.2#1");
    announce();
    start();
    const Got sent = send(koval, {{"do", "letter"}, {"game", 2}, {"moves", json::array{"c3-d4"}}});
    EXPECT_EQ(sent.status, 200);
    EXPECT_EQ(sent.body.at("rulings"), json::parse(R"([{"decision":"letter_days","text":{
                  "en":"White: 0 days charged for this letter.",
                  "uk":"Білі: за цей лист нараховано 0 днів.",
                  "ru":"Белые: за это письмо начислено 0 дней."},
                  "articles":["RU:5.3.2#1"],"game":2}])"));
    pass_days(11);
    EXPECT_EQ(act(bondar, {{"do", "letter"},
                           {"game", 2},
                           {"on", "2026-05-12"},
                           {"received", "2026-05-08"},
                           {"moves", json::array{"d6-c5"}}}),
              "ack");
    const json::value shown = game(2, koval).body;
    EXPECT_EQ(shown.at("row"),
              json::parse(R"({"id":2,"white":1,"black":2,"phase":"playing","annulled":false,
                  "moves":1,"days":"0/4","to_move":"white"})"));
    EXPECT_EQ(shown.at("moves"), json::parse(R"(["c3-d4","d6-c5"])"));
    EXPECT_EQ(shown.at("chart").as_array().size(), 2U);
    EXPECT_EQ(shown.at("chart").at(1), json::parse(R"({"by":"black","number":1,"moves":"d6-c5",
                  "partner_sent":"2026-05-01","received":"2026-05-08","sent":"2026-05-12",
                  "thinking":4,"penalty":0,"totals":"0/4","overstepped":false})"));
    EXPECT_EQ(shown.at("history").as_array().size(), 2U);
    const json::string fen = shown.at("fen").as_string();
    venue.crash({60'000});
    EXPECT_EQ(game(2, koval).body.at("fen").as_string(), fen);
}

TEST_F(LetterTourneys, TheSameCommandIsCarriedOutOnceAndStaleClientsAreTold) {
    announce();
    start();
    const std::uint64_t before = card(koval).at("last").to_number<std::uint64_t>();
    const json::object letter{{"id", "one"},
                              {"seen", before},
                              {"do", "letter"},
                              {"game", 2},
                              {"moves", json::array{"c3-d4"}}};
    EXPECT_EQ(send(koval, letter).body.at("type"), "ack");
    const Got again = send(koval, letter);
    EXPECT_EQ(again.body.at("known"), true);
    // Another player's command of the same id is another command, and another game is not stale.
    json::object other = letter;
    other["game"] = 1;
    EXPECT_EQ(send(bondar, other).body.at("type"), "ack");
    json::object late = letter;
    late["id"] = "two";
    const Got stale = send(koval, late);
    EXPECT_EQ(stale.status, 409);
    EXPECT_EQ(stale.body.at("type"), "stale");
    json::object everywhere{
        {"do", "break"}, {"first", "2026-07-01"}, {"last", "2026-07-20"}, {"seen", before}};
    EXPECT_EQ(send(koval, everywhere).body.at("type"), "stale");
    EXPECT_EQ(venue.call("POST", "/api/correspondence", cup, chief).status, 200); // known
    EXPECT_EQ(venue.call("GET", "/api/correspondence").body.at("tourneys").as_array().size(), 1U);
}

TEST_F(LetterTourneys, WhatIsOnlyTriedChangesNothing) {
    announce();
    start();
    const json::object letter{
        {"try", true}, {"do", "letter"}, {"game", 2}, {"moves", json::array{"c3-d4"}}};
    const json::object before = card(koval);
    const Got tried = send(koval, letter);
    EXPECT_EQ(tried.status, 200);
    EXPECT_EQ(tried.body.at("tried"), true);
    EXPECT_EQ(tried.body.at("rulings").as_array().size(), 1U);
    EXPECT_EQ(card(koval), before);
}

// The acts of the two years' tournament of the command line's test, by whoever runs the server.
TEST_F(LetterTourneys, SevenPlayersOverTwoYearsEndAsAtTheCommandLine) {
    ARTICLE("RU:5.1.7", "RU:5.5.8");
    const Got made = venue.call(
        "POST", "/api/correspondence",
        R"({"name":"Cup","code":"K-7","rulebook":"RU","first":"2002-10-01","last":"2004-10-01",
            "organiser":"Club","arbiter":"Orlov","headman":"Koval"})",
        chief);
    ASSERT_EQ(made.status, 201);
    for (const char* name :
         {"Koval", "Bondar", "Moroz", "Tkach", "Melnyk", "Shevchuk", "Lysenko"}) {
        ASSERT_EQ(act(chief, {{"do", "enter"}, {"name", name}, {"on", "2002-08-15"}}), "ack");
    }
    ASSERT_EQ(act(chief, {{"do", "start"}, {"on", "2002-09-01"}}), "ack");
    const std::string acts = test::read_source("tests/data/postal/seven.jsonl");
    std::istringstream lines(acts);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("{")) {
            EXPECT_EQ(act(chief, json::parse(line).as_object()), "ack") << line;
        }
    }
    const json::value golden = json::parse(test::read_source("tests/golden/postal/table.json"));
    const json::array& rows = golden.as_array();
    const json::object shown = card();
    ASSERT_EQ(shown.at("table").as_array().size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const json::value& row = shown.at("table").at(i);
        EXPECT_EQ(row.at("place"), rows[i].at("place"));
        EXPECT_EQ(row.at("name"), rows[i].at("name"));
        EXPECT_EQ(row.at("points"), rows[i].at("points"));
    }
    // The file goes out and comes in at another server without loss.
    const std::string file =
        venue.call("GET", "/api/correspondence/1/file", "", chief).response.body;
    EXPECT_TRUE(correspondence::tourney::read_ledger({file, "ledger"}).has_value());
    Venue other;
    const std::string there = other.enter({.role = Role::chief_arbiter});
    ASSERT_EQ(other.call("POST", "/api/correspondence/import", file, there).status, 201);
    EXPECT_EQ(other.call("POST", "/api/correspondence/import", file, there).status, 200); // known
    other.crash({1000});
    EXPECT_EQ(other.call("GET", "/api/correspondence/1/file", "", there).response.body, file);
    EXPECT_EQ(other.call("GET", "/api/correspondence/1").body.at("table"), shown.at("table"));
}

TEST_F(LetterTourneys, ABrokenLedgerIsRefusedWithItsPlace) {
    announce();
    std::string file = venue.call("GET", "/api/correspondence/1/file", "", chief).response.body;
    file.insert(file.find("Bondar"), "\x01");
    const Got got = venue.call("POST", "/api/correspondence/import", file, chief);
    EXPECT_EQ(got.status, 400);
    EXPECT_GT(got.body.at("error").at("line").to_number<int>(), 1);
    EXPECT_EQ(venue.call("POST", "/api/correspondence/import", "x", chief).status, 400);
    EXPECT_EQ(venue.call("GET", "/api/correspondence").body.at("tourneys").as_array().size(), 1U);
}

TEST_F(LetterTourneys, DutiesAndDaysAreThoseOfEachPlayer) {
    announce();
    start();
    const json::array mine = card(moroz).at("duties").as_array();
    ASSERT_EQ(mine.size(), 1U);
    EXPECT_EQ(mine[0], json::parse(R"({"what":"begin","office":"player","player":3,"game":3,
                  "until":"2026-05-01","left":0,"right":false,
                  "text":{"en":"send the first move","uk":"надіслати перший хід",
                          "ru":"отправить первый ход"},"articles":["RU:5.3.2#1"]})"));
    EXPECT_EQ(card(arbiter).at("duties").as_array().size(), 3U); // of everybody
    // Nine in the evening in universal time is the next day in Kyiv.
    venue.pass({std::int64_t{13} * 3600 * 1000});
    EXPECT_EQ(card(moroz).at("seat").at("today"), "2026-05-02");
    EXPECT_EQ(card(moroz).at("duties").at(0).at("left"), -1);
    EXPECT_EQ(card(arbiter).at("seat").at("today"), "2026-05-01");
    const auto on = [](const char* day) {
        return json::object{
            {"try", true}, {"do", "letter"}, {"game", 2}, {"on", day}, {"moves", {"c3-d4"}}};
    };
    EXPECT_EQ(act(koval, on("2026-05-02")), "ack");
    EXPECT_EQ(act(koval, on("2026-05-03")), "409 server.letters.future");
}

TEST_F(LetterTourneys, ByEmailALetterIsSentOnTheDayItIsEntered) {
    announce(R"({"name":"Cup","code":"K-26","rulebook":"RU","first":"2026-04-01",
        "last":"2028-05-01","means":"email","organiser":"Club","arbiter":"Orlov"})");
    start();
    const auto on = [](const char* day) {
        return json::object{
            {"try", true}, {"do", "letter"}, {"game", 2}, {"on", day}, {"moves", {"c3-d4"}}};
    };
    EXPECT_EQ(act(koval, on("2026-04-30")), "409 server.letters.at_once");
    EXPECT_EQ(act(koval, on("2026-05-01")), "ack");
    json::object entered = on("2026-04-30"); // what came on paper is written down as it came
    entered["by"] = "Koval";
    EXPECT_EQ(act(chief, entered), "ack");
}

TEST_F(LetterTourneys, ALetterIsWrittenAndReadBack) {
    ARTICLE("RU:5.2.3");
    announce();
    start();
    act(koval, {{"do", "letter"}, {"game", 2}, {"moves", {"c3-d4"}}});
    pass_days(11);
    const std::string at = "/api/correspondence/1/games/2/letter";
    const std::string body = R"({"on":"2026-05-12","received":"2026-05-08","moves":["d6-c5"],)"
                             R"("offers":[["b2-c3","f6-g5"]]})";
    const Got written = venue.call("POST", at, body, bondar);
    ASSERT_EQ(written.status, 200) << json::serialize(written.body);
    const std::string letter(written.body.at("card").at("uk").as_string());
    EXPECT_EQ(letter, "Вітаю!\nТурнір K-26, партія 2\nВаш хід: 1. c3-d4\nМій хід: 1... d6-c5\n"
                      "Варіант А: якщо b2-c3, то f6-g5\n"
                      "Дати: 01.05.2026 / 08.05.2026 / 12.05.2026\nЧас: 0/4\n"
                      "Адреса: Kyiv\nПідпис: Bondar\n");
    const Got read =
        venue.call("POST", at + "/read", json::serialize(json::object{{"text", letter}}), bondar);
    EXPECT_EQ(read.body, json::parse(R"({"letter":{"received":"2026-05-08","moves":["d6-c5"],
                  "offers":[["b2-c3","f6-g5"]],"stated":"2026-05-12","repeats":["c3-d4"],
                  "number":1,"totals":"0/4"},"doubts":[],"articles":["RU:5.2.3"]})"));
    const Got doubted = venue.call(
        "POST", at + "/read", R"({"text":"Hello!\nMy move: 1... d6-c5\nHow are you?\n"})", bondar);
    EXPECT_EQ(doubted.body.at("doubts").at(0).at("line"), 3);
    EXPECT_EQ(doubted.body.at("letter").at("lacks"),
              json::parse(R"(["code","repetition","address","signature"])"));
    const Got wrong =
        venue.call("POST", at, R"({"received":"2026-05-08","moves":["d6-c4"]})", bondar);
    EXPECT_EQ(wrong.status, 200); // it may be sent: the partner answers by RU:5.2.10
    EXPECT_EQ(venue.call("POST", at, body, koval).status, 409);
    EXPECT_EQ(venue.call("POST", at, body, moroz).status, 403);
    EXPECT_EQ(venue.call("POST", at + "/read", R"({"text":"x"})", arbiter).status, 403);
    EXPECT_EQ(venue.call("POST", at, "[]", bondar).status, 400);
    EXPECT_EQ(venue.call("POST", at, std::string(70'000, 'x'), bondar).status, 413);
}

TEST_F(LetterTourneys, HostileActsAreToldOff) {
    announce();
    start();
    const auto status = [&](const std::string& body) {
        return venue.call("POST", "/api/correspondence/1/acts", body, koval).status;
    };
    EXPECT_EQ(status(""), 400);
    EXPECT_EQ(status("[]"), 400);
    EXPECT_EQ(status(R"({"do":"letter"})"), 400);
    EXPECT_EQ(status(R"({"id":"a","do":"letter"})"), 400);
    EXPECT_EQ(status(R"({"id":"a","do":"prove","game":1,"proof":{}})"), 400);
    EXPECT_EQ(status(R"({"id":"a","do":"letter","game":-1})"), 400);
    EXPECT_EQ(status(R"({"id":"a","do":"letter","game":1,"seen":-4})"), 409); // stale
    EXPECT_EQ(status(R"({"id":"a","do":"letter","game":2,"on":"2026-02-30","moves":["c3-d4"]})"),
              400);
    EXPECT_EQ(status(R"({"id":"a","do":"letter","game":2,"on":7,"moves":["c3-d4"]})"), 400);
    EXPECT_EQ(venue.call("POST", "/api/correspondence", R"({"name":"x"})", chief).status, 400);
    json::object other = json::parse(cup).as_object();
    other["id"] = "other";
    other["rulebook"] = "FIDE";
    EXPECT_EQ(venue.call("POST", "/api/correspondence", json::serialize(other), chief).status, 409);
    other["rulebook"] = "RU";
    other["variant"] = "chess";
    EXPECT_EQ(venue.call("POST", "/api/correspondence", json::serialize(other), chief).status, 409);
}

} // namespace

} // namespace kodeks::server
