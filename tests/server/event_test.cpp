// Events over the interface: an arbiter runs one from the first entry to the last place, its games
// are played at their tables, files come in and go out unchanged, and the machine is switched off
// in the middle.
#include "server/event/sample.hpp"
#include "server/venue.hpp"
#include "support/article.hpp"
#include "support/source_tree.hpp"

#include <filesystem>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

// Four players of a round robin by the Russian book (a win is a point, RU:3.15.1), Russian draughts
// at its tables.
constexpr const char* new_event =
    R"({"id":"four","settings":{"name":"Four","rulebook":"ru-code","year":2026,
        "games":{"variant":"russian","terms":[{"name":"control","value":"180+2"}]}},
        "stage":{"system":"round-robin"}})";

class EventVenue {
public:
    EventVenue() {
        venue.chief = venue.enter({.role = Role::chief_arbiter, .name = "Maria"});
        EXPECT_EQ(venue.call("POST", "/api/events", new_event, venue.chief).status, 201);
    }

    Got act(const std::string& body, const std::string& token = "") {
        return venue.call("POST", "/api/events/1/acts", body, token.empty() ? venue.chief : token);
    }

    json::value get(const std::string& path, const std::string& token = "") {
        const Got got = venue.call("GET", "/api/events/1" + path, "", token);
        EXPECT_EQ(got.status, 200) << path;
        return got.body;
    }

    void enter_four() {
        EXPECT_EQ(act(R"({"id":"e","acts":[
            {"do":"enter","person":{"name":"A","birth_year":1990,"impairment":"vision"}},
            {"do":"enter","person":{"name":"B"}},{"do":"enter","person":{"name":"C"}},
            {"do":"enter","person":{"name":"D"}}]})")
                      .body.at("type"),
                  "ack");
        EXPECT_EQ(act(R"({"id":"l","do":"draw-lots","seed":"seven"})").status, 200);
    }

    // Who entered earlier beats who entered later.
    void play_round(int round) {
        EXPECT_EQ(act(fmt::format(R"({{"id":"p{}","do":"pair"}})", round)).status, 200);
        const json::value shown = get(fmt::format("/stages/1/rounds/{}", round));
        for (const json::value& pairing : shown.at("pairings").as_array()) {
            const auto white = pairing.at("first").at("entry").to_number<int>();
            const auto black = pairing.at("second").at("entry").to_number<int>();
            const auto table = pairing.at("table").to_number<int>();
            EXPECT_EQ(act(fmt::format(R"({{"id":"r{0}-{1}","do":"record-result","result":"{2}",
                      "game":{{"stage":1,"round":{0},"table":{1},"game":1}}}})",
                                      round, table, white < black ? "win-loss" : "loss-win"))
                          .status,
                      200);
        }
    }

    Venue venue;
};

TEST(Events, AnArbiterRunsOneFromTheFirstEntryToTheLastPlace) {
    ARTICLE("RU:3.15.1");
    ARTICLE("RU:3.16.3#1");
    EventVenue hall;
    hall.enter_four();
    for (int round = 1; round <= 3; ++round) {
        hall.play_round(round);
    }
    const json::value table = hall.get("/stages/1/standings");
    json::array lines;
    for (const json::value& line : table.at("lines").as_array()) {
        lines.push_back(json::array{line.at("name"), line.at("place"), line.at("points"),
                                    line.at("games"), line.at("values").at(0)});
    }
    // Twice the points of whom one beat (RU:3.16.5). A beat 2, 1 and 0; B beat 1 and 0; C beat 0.
    EXPECT_EQ(json::value(lines),
              json::parse(R"([["A","1","3",3,"6"],["B","2","2",3,"2"],["C","3","1",3,"0"],
                              ["D","4","0",3,"0"]])"));
    EXPECT_EQ(table.at("tie_breaks").at(0).at("code"), "sonneborn-berger");
    EXPECT_EQ(table.at("tie_breaks").at(0).at("article"), "RU:3.16.3#1");
    const json::value cross = hall.get("/stages/1/crosstable");
    EXPECT_EQ(cross.at("columns"), "participants");
    json::array rows;
    for (const json::value& row : cross.at("rows").as_array()) {
        rows.push_back(row.at("cells"));
        EXPECT_EQ(row.at("cells").as_array().size(), 4U);
    }
    EXPECT_EQ(rows.at(1).at(0), "0");                                             // B lost to A
    EXPECT_EQ(rows.at(1).at(2), "1");                                             // and beat C
    EXPECT_EQ(hall.act(R"({"id":"p4","do":"pair"})").body.at("type"), "refused"); // all have met
}

TEST(Events, ATieBreakOpensIntoItsTerms) {
    ARTICLE("RU:3.16.5");
    EventVenue hall;
    hall.enter_four();
    for (int round = 1; round <= 3; ++round) {
        hall.play_round(round);
    }
    const json::value place = hall.get("/stages/1/standings/2"); // B: beat C (1) and D (0)
    const json::value& value = place.at("values").at(0);
    EXPECT_EQ(value.at("code"), "sonneborn-berger");
    EXPECT_EQ(value.at("value"), "2");
    std::map<std::string, std::string> products;
    for (const json::value& term : value.at("terms").as_array()) {
        products[std::string(term.at("name").as_string())] =
            std::string(term.at("score").as_string()) + "*" +
            std::string(term.at("factor").as_string());
    }
    EXPECT_EQ(products,
              (std::map<std::string, std::string>{{"A", "3*0"}, {"C", "1*2"}, {"D", "0*2"}}));
    EXPECT_EQ(hall.venue.call("GET", "/api/events/1/stages/1/standings/99").status, 404);
}

TEST(Events, WhatConcernsHealthAndAgeIsForOfficials) {
    EventVenue hall;
    hall.enter_four();
    const auto person = [&](const std::string& token) {
        return hall.get("", token).at("event").at("entries").at(0).at("person").as_object();
    };
    EXPECT_TRUE(person(hall.venue.chief).contains("impairment"));
    EXPECT_TRUE(person(hall.venue.chief).contains("birth_year"));
    EXPECT_EQ(json::value(person("")), json::parse(R"({"name":"A"})"));
    const std::string facts = json::serialize(hall.get("/facts"));
    EXPECT_EQ(facts.find("vision"), std::string::npos);
    EXPECT_EQ(facts.find("1990"), std::string::npos);
    EXPECT_EQ(hall.venue.call("GET", "/api/events/1/file").status, 401);
    const auto visitor = hall.venue.connect("/api/events/1/live?after=0");
    EXPECT_EQ(json::serialize(visitor->messages.at(0)).find("vision"), std::string::npos);
}

TEST(Events, SeveralActsAreCarriedOutWholeOrNotAtAll) {
    EventVenue hall;
    const Got refused = hall.act(R"({"id":"x","acts":[{"do":"enter","person":{"name":"A"}},
                                     {"do":"pair","stage":7}]})");
    EXPECT_EQ(refused.status, 409);
    EXPECT_EQ(refused.body.at("why").at("name"), "tournament.no_stage");
    EXPECT_EQ(hall.get("").at("event").at("entries").as_array().size(), 0U);
    const Got unreadable = hall.act(R"({"id":"y","do":"enter","persno":{}})");
    EXPECT_EQ(unreadable.status, 400);
    EXPECT_EQ(unreadable.body.at("type"), "unreadable");
}

TEST(Events, TheSameActIsCarriedOutOnceAndALateOneIsStale) {
    EventVenue hall;
    const std::string body = R"({"id":"e1","do":"enter","person":{"name":"A"}})";
    const Got first = hall.act(body);
    const Got again = hall.act(body);
    EXPECT_EQ(again.body.at("known"), true);
    EXPECT_EQ(again.body.at("last"), first.body.at("last"));
    EXPECT_EQ(hall.get("").at("event").at("entries").as_array().size(), 1U);
    EXPECT_EQ(
        hall.act(R"({"id":"e2","seen":1,"do":"enter","person":{"name":"B"}})").body.at("type"),
        "stale");
    EXPECT_EQ(hall.venue.call("POST", "/api/events", new_event, hall.venue.chief).body.at("known"),
              true);
}

TEST(Events, ATrialShowsWhatWouldFollowAndChangesNothing) {
    EventVenue hall;
    hall.enter_four();
    const auto last = hall.get("").at("event").at("last");
    const Got tried = hall.act(R"({"id":"t","try":true,"do":"pair"})");
    EXPECT_EQ(tried.status, 200);
    EXPECT_EQ(tried.body.at("tried"), true);
    EXPECT_EQ(tried.body.at("facts").at(0).at("type"), "round-paired");
    EXPECT_EQ(tried.body.at("facts").at(0).at("pairings").as_array().size(), 2U);
    EXPECT_EQ(hall.get("").at("event").at("last"), last);
}

// One act for every command, and what each role gets for it.
TEST(Events, EveryCommandIsHeldAgainstTheTableOfRights) {
    const std::map<std::string, Action> commands = {{"create", Action::create_events},
                                                    {"add-stage", Action::pair_rounds},
                                                    {"choose-tie-breaks", Action::pair_rounds},
                                                    {"commit-lots", Action::pair_rounds},
                                                    {"draw-lots", Action::pair_rounds},
                                                    {"void-lots", Action::pair_rounds},
                                                    {"fill-stage", Action::pair_rounds},
                                                    {"pair", Action::pair_rounds},
                                                    {"enter", Action::keep_entries},
                                                    {"replace", Action::keep_entries},
                                                    {"announce-absence", Action::keep_entries},
                                                    {"set-line-up", Action::keep_entries},
                                                    {"count-team", Action::keep_entries},
                                                    {"record-result", Action::record_results},
                                                    {"correct-result", Action::rule_on_events},
                                                    {"pair-by-hand", Action::rule_on_events},
                                                    {"declare-wrong-board", Action::rule_on_events},
                                                    {"withdraw", Action::rule_on_events},
                                                    {"decide-level", Action::rule_on_events},
                                                    {"commit-round-seed", Action::pair_rounds},
                                                    {"reveal-round-seed", Action::pair_rounds},
                                                    {"draw-opening", Action::pair_rounds},
                                                    {"correct-person", Action::keep_entries},
                                                    {"return", Action::rule_on_events},
                                                    {"forbid-pairs", Action::rule_on_events},
                                                    {"take-back", Action::rule_on_events}};
    EXPECT_EQ(commands.size(), tournament::Command::count);
    EventVenue hall;
    for (std::size_t i = 0; i < ledger::count_of<Role>(); ++i) {
        const auto role = static_cast<Role>(i);
        const std::string token = hall.venue.enter({.role = role});
        for (const auto& [word, action] : commands) {
            const Got got =
                hall.act(fmt::format(R"({{"id":"{0}","try":true,"do":"{0}"}})", word), token);
            EXPECT_EQ(got.status == 403, !may(role, action)) << ledger::word(role) << " " << word;
        }
    }
}

// The game of a table is opened, played to its end over the wire, and its end is the result.
TEST(Events, TheEndOfAGameIsTheResultOfItsTable) {
    EventVenue hall;
    hall.enter_four();
    ASSERT_EQ(hall.act(R"({"id":"p1","do":"pair"})").status, 200);
    Venue& venue = hall.venue;
    const Got opened = venue.call("POST", "/api/events/1/games", R"({"round":1})", venue.chief);
    ASSERT_EQ(opened.status, 201);
    ASSERT_EQ(opened.body.at("games").as_array().size(), 2U);
    EXPECT_EQ(opened.body.at("games").at(1).at("id"), "1.2");
    EXPECT_EQ(opened.body.at("games").at(1).at("table"),
              json::parse(R"({"stage":1,"round":1,"table":2,"game":1})"));
    const Got slips = venue.call("POST", "/api/events/1/codes", "{}", venue.chief);
    ASSERT_EQ(slips.body.at("codes").as_array().size(), 4U);
    const json::value pairing = hall.get("/stages/1/rounds/1").at("pairings").at(1);
    std::map<std::int64_t, std::string> tokens;
    for (const json::value& slip : slips.body.at("codes").as_array()) {
        const std::string code(slip.at("code").as_string());
        tokens[slip.at("entry").as_int64()] =
            std::string(venue.call("POST", "/api/session", R"({"code":")" + code + R"("})")
                            .body.at("token")
                            .as_string());
    }
    const std::string white = tokens[pairing.at("first").at("entry").as_int64()];
    const std::string black = tokens[pairing.at("second").at("entry").as_int64()];
    const auto act = [&](const std::string& token, const std::string& body) {
        return venue.call("POST", "/api/games/1.2/acts", body, token).status;
    };
    // Who is paired elsewhere is a spectator here.
    const json::value other = hall.get("/stages/1/rounds/1").at("pairings").at(0);
    EXPECT_EQ(
        venue.call("GET", "/api/games/1.2", "", tokens[other.at("first").at("entry").as_int64()])
            .body.at("seat"),
        "spectator");
    EXPECT_EQ(act(white, R"({"id":"1","do":"arrive","side":"white"})"), 200);
    EXPECT_EQ(act(black, R"({"id":"1","do":"arrive","side":"black"})"), 200);
    EXPECT_EQ(act(venue.chief, R"({"id":"1","do":"begin"})"), 200);
    EXPECT_EQ(act(white, R"({"id":"2","do":"move","move":"c3-d4"})"), 200);
    const auto visitor = venue.connect("/api/events/1/live");
    EXPECT_EQ(act(black, R"({"id":"2","do":"resign"})"), 200);
    venue.pass({100});
    const json::value table = hall.get("/stages/1/rounds/1").at("pairings").at(1);
    EXPECT_EQ(table.at("games").at(0).at("result"), "1-0");
    EXPECT_EQ(visitor->last("facts").at("facts").at(0).at("event").at("type"), "result-recorded");
    EXPECT_EQ(visitor->last("facts").at("facts").at(0).at("event").at("refereed"), 2);
    // What the chief arbiter rules afterwards stands, also over a restart.
    EXPECT_EQ(hall.act(R"({"id":"c","do":"correct-result","result":"loss-win","reason":"appeal",
                           "game":{"stage":1,"round":1,"table":2,"game":1}})")
                  .status,
              200);
    visitor->live.reset();
    venue.crash({5000});
    venue.pass({100});
    EXPECT_EQ(hall.get("/stages/1/rounds/1").at("pairings").at(1).at("games").at(0).at("result"),
              "0-1");
}

// The game's last fact is on the disk, but the machine goes off before the event's is.
TEST(Events, AnEndThatWasNotWrittenDownIsWrittenDownAfterwards) {
    EventVenue hall;
    hall.enter_four();
    ASSERT_EQ(hall.act(R"({"id":"p1","do":"pair"})").status, 200);
    Venue& venue = hall.venue;
    ASSERT_EQ(
        venue.call("POST", "/api/events/1/games", R"({"round":1,"table":1})", venue.chief).status,
        201);
    const auto act = [&](const std::string& body) {
        return venue.call("POST", "/api/games/1.1/acts", body, venue.chief).status;
    };
    ASSERT_EQ(act(R"({"id":"1","by":"white","do":"arrive","side":"white"})"), 200);
    ASSERT_EQ(act(R"({"id":"2","by":"black","do":"arrive","side":"black"})"), 200);
    ASSERT_EQ(act(R"({"id":"3","do":"begin"})"), 200);
    ASSERT_EQ(act(R"({"id":"4","by":"white","do":"resign"})"), 200); // not a moment longer
    ASSERT_EQ(hall.get("/stages/1/rounds/1").at("pairings").at(0).at("complete"), false);
    venue.crash({1000});
    venue.pass({100});
    EXPECT_EQ(hall.get("/stages/1/rounds/1").at("pairings").at(0).at("games").at(0).at("result"),
              "0-1");
}

TEST(Events, ComingBackAnywhereLosesNothing) {
    EventVenue hall;
    const auto whole = hall.venue.connect("/api/events/1/live?after=0");
    const std::size_t before = whole->messages.at(0).at("facts").as_array().size();
    hall.enter_four();
    hall.play_round(1);
    hall.venue.pass({100});
    json::array all = whole->messages.at(0).at("facts").as_array();
    for (std::size_t i = 1; i < whole->messages.size(); ++i) {
        for (const json::value& fact : whole->messages[i].at("facts").as_array()) {
            all.push_back(fact);
        }
    }
    EXPECT_EQ(before, 2U);      // created, stage added
    EXPECT_EQ(all.size(), 10U); // four entries, lots, the round, two results
    for (std::size_t after = 0; after <= all.size(); ++after) {
        const auto back = hall.venue.connect(fmt::format("/api/events/1/live?after={}", after));
        EXPECT_EQ(back->messages.at(0).at("facts").as_array(),
                  json::array(all.begin() + static_cast<std::ptrdiff_t>(after), all.end()));
    }
    EXPECT_EQ(hall.venue.connect("/api/events/1/live?after=11")->closed, 1008);
}

std::vector<std::filesystem::path> event_files() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(test::source_root() / "tests/golden/records")) {
        if (entry.path().string().ends_with(".event.jsonl")) {
            files.push_back(entry.path());
        }
    }
    return files;
}

TEST(Events, AFileComesInAndGoesOutUnchanged) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    int number = 0;
    for (const auto& path : event_files()) {
        const std::string text =
            test::read_source("tests/golden/records/" + path.filename().string());
        const Got came = venue.call("POST", "/api/events/import", text, venue.chief);
        ASSERT_EQ(came.status, 201) << path << json::serialize(came.body);
        const std::string id = std::to_string(++number);
        EXPECT_EQ(came.body.at("event").at("id"), json::value(id));
        EXPECT_EQ(venue.call("GET", "/api/events/" + id + "/file", "", venue.chief).response.body,
                  text)
            << path;
        EXPECT_EQ(venue.call("POST", "/api/events/import", text, venue.chief).status, 200);
    }
    EXPECT_GT(number, 5);
    venue.crash({1000});
    EXPECT_EQ(venue.call("GET", "/api/events").body.at("events").as_array().size(),
              static_cast<std::size_t>(number));
}

TEST(Events, AFileThatIsNoneIsRefusedWithItsPlace) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    const std::string text = test::read_source("tests/golden/records/ua-round-robin.event.jsonl");
    const Got nonsense = venue.call("POST", "/api/events/import", "nonsense", venue.chief);
    EXPECT_EQ(nonsense.status, 400);
    std::string broken = text;
    const std::size_t at = broken.find("\"entered\"");
    ASSERT_NE(at, std::string::npos);
    broken.replace(at, 9, "\"entred\"");
    const Got got = venue.call("POST", "/api/events/import", broken, venue.chief);
    EXPECT_EQ(got.status, 400);
    EXPECT_EQ(got.body.at("error").at("line").to_number<std::size_t>(),
              1 + static_cast<std::size_t>(std::count(
                      text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')));
    EXPECT_EQ(venue.call("GET", "/api/events").body.at("events").as_array().size(), 0U);
}

TEST(Events, ASwissPairingIsExplainedWithArticles) {
    ARTICLE("RU:3.18.2#3");
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    const std::string text = sample_event("Sample", {{1'777'626'000'000}, "program"});
    ASSERT_EQ(venue.call("POST", "/api/events/import", text, venue.chief).status, 201);
    const json::value got = venue.call("GET", "/api/events/1/stages/1/rounds/3/explanation").body;
    ASSERT_EQ(got.at("pairs").as_array().size(), 4U); // eight players
    for (const json::value& pair : got.at("pairs").as_array()) {
        ASSERT_FALSE(pair.at("reasons").as_array().empty());
        EXPECT_FALSE(pair.at("reasons").at(0).at("text").at("uk").as_string().empty());
    }
    EXPECT_EQ(venue.call("GET", "/api/events/1/stages/1/rounds/4/explanation").status, 404);
}

} // namespace

} // namespace kodeks::server
