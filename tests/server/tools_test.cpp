// The tools: what is proved about a position and who may ask, files of games, draws of lots, dials;
// and the regulations of an event before it is created.
#include "games/variant.hpp"
#include "server/venue.hpp"
#include "support/article.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

std::string body_of(const json::object& object) {
    return json::serialize(object);
}

// An analyst who knows one thing: the side to move wins in three plies by its first move.
class Study {
public:
    Study() : api_(*venue.hall_, settings()) {}

    Got ask(const std::string& fen, const std::string& token = "") {
        Request request;
        request.method = "POST";
        EXPECT_TRUE(read_target("/api/tools/analysis", request));
        request.body = body_of({{"variant", "russian"}, {"fen", fen}});
        if (!token.empty()) {
            request.headers["authorization"] = "Bearer " + token;
        }
        Got got;
        api_.handle(request, [&](Response response) {
            got = {response.status, json::parse(response.body), response};
        });
        return got;
    }

    Venue venue;
    bool busy = false;

private:
    ApiSettings settings() {
        ApiSettings settings;
        settings.analyse = [this](const games::Position& position, const auto& done) {
            games::MoveList moves;
            games::legal_moves(position, moves);
            moves.sort();
            truth::Analysis analysis;
            analysis.worth = truth::Worth::win;
            analysis.plies = 3;
            analysis.from_table = true;
            analysis.forced = {truth::Known::yes, truth::Known::no};
            analysis.moves = {{moves[0], truth::Worth::win, 3}};
            analysis.line = {moves[0]};
            if (!busy) {
                done(analysis);
            }
            return !busy;
        };
        return settings;
    }

    Api api_;
};

TEST(Tools, APositionIsStudied) {
    Study study;
    const Got got = study.ask("W:Wc3:Bf6");
    ASSERT_EQ(got.status, 200);
    EXPECT_EQ(got.body.at("worth"), "win");
    EXPECT_EQ(got.body.at("plies"), 3);
    EXPECT_EQ(got.body.at("table"), true);
    EXPECT_EQ(got.body.at("pieces"), json::parse(R"({"c3":"M","f6":"m"})"));
    EXPECT_EQ(got.body.at("white"), json::parse(R"({"possible":"open","forced":"yes"})"));
    const json::value& move = got.body.at("moves").at(0);
    EXPECT_EQ(move.at("text").at("en"), "c3-b4");
    EXPECT_EQ(move.at("worth"), "win");
    EXPECT_EQ(move.at("fen"), "B:Wb4:Bf6");
    EXPECT_EQ(got.body.at("line").at(0).at("side"), "white");
}

TEST(Tools, ATextThatIsNoPositionIsLocated) {
    Study study;
    const Got got = study.ask("W:Wz9:Bf6");
    EXPECT_EQ(got.status, 400);
    EXPECT_EQ(got.body.at("error").at("line"), 1);
    EXPECT_GT(got.body.at("error").at("column").to_number<int>(), 1);
    study.busy = true;
    EXPECT_EQ(study.ask("W:Wc3:Bf6").status, 503);
}

TEST(Tools, NothingIsAnalysedForAPlayerOrOfABoardInPlay) {
    ARTICLE("RU:3.4.3#8");
    Study study;
    study.venue.begin_game();
    const auto refusal = [](const Got& got) {
        EXPECT_EQ(got.status, 409);
        return std::string(got.body.at("error").at("name").as_string());
    };
    const Got player = study.ask("W:Wc3:Bf6", study.venue.white);
    EXPECT_EQ(refusal(player), "server.study.own_game");
    EXPECT_EQ(player.body.at("error").at("articles"), json::parse(R"(["RU:3.4.3#8","RU:3.5"])"));
    EXPECT_EQ(refusal(study.ask("", study.venue.chief)), "server.study.on_board");
    EXPECT_EQ(study.ask("W:Wc3:Bf6", study.venue.chief).status, 200);
    EXPECT_EQ(study.ask("W:Wc3:Bf6").status, 200); // no event is played
    ASSERT_EQ(study.venue.act(study.venue.black, R"({"id":"r","do":"resign"})").status, 200);
    EXPECT_EQ(study.ask("", study.venue.white).status, 200);
}

TEST(Tools, WhileAnEventIsPlayedOneSaysWhoOneIs) {
    Study study;
    Venue& venue = study.venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    ASSERT_EQ(venue
                  .call("POST", "/api/events",
                        R"({"id":"e","settings":{"name":"E","rulebook":"ru-code","year":2026,
             "games":{"variant":"russian","terms":[{"name":"control","value":"180"}]}},
             "stage":{"system":"round-robin"}})",
                        venue.chief)
                  .status,
              201);
    ASSERT_EQ(venue
                  .call("POST", "/api/events/1/acts",
                        R"({"id":"a","acts":[{"do":"enter","person":{"name":"A"}},
             {"do":"enter","person":{"name":"B"}},{"do":"draw-lots","seed":"s"},{"do":"pair"}]})",
                        venue.chief)
                  .status,
              200);
    ASSERT_EQ(venue.call("POST", "/api/events/1/games", R"({"round":1})", venue.chief).status, 201);
    EXPECT_EQ(study.ask("W:Wc3:Bf6").status, 200); // nobody has come yet
    for (const char* act :
         {R"({"id":"1","do":"arrive","side":"white"})",
          R"({"id":"2","do":"arrive","side":"black"})", R"({"id":"3","do":"begin"})"}) {
        ASSERT_EQ(venue.call("POST", "/api/games/1.1/acts", act, venue.chief).status, 200);
    }
    const Got nobody = study.ask("W:Wc3:Bf6");
    EXPECT_EQ(nobody.status, 409);
    EXPECT_EQ(nobody.body.at("error").at("name"), "server.study.who");
    const std::string press = venue.enter({.role = Role::press, .name = "P"});
    EXPECT_EQ(study.ask("W:Wc3:Bf6", press).status, 200);
    Grant player{.role = Role::player, .name = "A"};
    player.event = "1";
    player.entry = 1;
    EXPECT_EQ(study.ask("W:Wc3:Bf6", venue.enter(player)).body.at("error").at("name"),
              "server.study.own_game");
}

TEST(Tools, AFileOfGamesIsReadWithVariationsAndRemarks) {
    Venue venue;
    const std::string text = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n"
                             "1. e4 {[%clk 0:01:30] best} (1. d4 d5) e5 2. Nf3 Qz9 1-0\n";
    const Got got =
        venue.call("POST", "/api/tools/games", body_of({{"text", text}, {"name", "a.pgn"}}));
    ASSERT_EQ(got.status, 200);
    EXPECT_EQ(got.body.at("format"), "pgn");
    EXPECT_EQ(got.body.at("games").as_array().size(), 1U);
    const json::value& game = got.body.at("game");
    EXPECT_EQ(game.at("white"), "A");
    EXPECT_EQ(game.at("errors"), true);
    EXPECT_EQ(game.at("remarks").at(0).at("line"), 5);
    std::string moves;
    for (const json::value& node : game.at("nodes").as_array()) {
        moves += std::string(node.at("text").at("en").as_string()) + "<" +
                 std::to_string(node.at("parent").to_number<int>()) + " ";
    }
    EXPECT_EQ(moves, "e4<0 e5<1 Nf3<4 d4<0 d5<2 ");
    EXPECT_EQ(game.at("nodes").at(0).at("clock_ms"), 90000);
    EXPECT_EQ(game.at("nodes").at(0).at("after"), json::parse(R"(["best"])"));
    EXPECT_EQ(game.at("nodes").at(0).at("fen"),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(venue.call("POST", "/api/tools/games", R"({"text":""})").body.at("games"),
              json::array());
    EXPECT_EQ(venue.call("POST", "/api/tools/games", R"({"txt":""})").status, 400);
}

TEST(Tools, ADrawIsRepeated) {
    Venue venue;
    const auto check = [&](const std::string& text) {
        return venue.call("POST", "/api/tools/draw", body_of({{"text", text}}));
    };
    const std::string record = "kodeks-draw 1\nseed 17 4 92 8\nsalt river\nchoose r1.colour 2 ";
    const bool zero = check(record + "0\n").body.at("good").as_bool();
    EXPECT_NE(check(record + "1\n").body.at("good").as_bool(), zero);
    const Got wrong = check(record + (zero ? "1\n" : "0\n"));
    EXPECT_EQ(wrong.body.at("findings").as_array().size(), 1U);
    EXPECT_EQ(wrong.body.at("choices").at(0).at("name"), "r1.colour");
    const Got unreadable = check("kodeks-draw 1\nsead 1\n");
    EXPECT_EQ(unreadable.status, 400);
    EXPECT_EQ(unreadable.body.at("error").at("line"), 2);
}

TEST(Tools, TheDrawOfAnEventIsPublished) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    venue.call("POST", "/api/events",
               R"({"id":"e","settings":{"name":"E","rulebook":"ru-code","year":2026},
                   "stage":{"system":"round-robin"}})",
               venue.chief);
    venue.call("POST", "/api/events/1/acts",
               R"({"id":"a","acts":[{"do":"enter","person":{"name":"A"}},
                   {"do":"enter","person":{"name":"B"}},{"do":"draw-lots","seed":"s"}]})",
               venue.chief);
    const Got got = venue.call("GET", "/api/events/1/stages/1/draw");
    ASSERT_EQ(got.status, 200);
    const Got checked = venue.call("POST", "/api/tools/draw",
                                   body_of({{"text", got.body.at("record").as_string()}}));
    EXPECT_EQ(checked.body.at("good"), true);
    EXPECT_EQ(checked.body.at("seed"), "s");
}

TEST(Tools, TheHandsOfAClockAreSet) {
    ARTICLE("UA:V.8.9.5", "UA:V.8.9.1", "PMR:241");
    Venue venue;
    EXPECT_EQ(venue.call("GET", "/api/tools/dial?first=45&second=15&games=2&rulebook=ua2026").body,
              json::parse(R"({"settings":[
            {"start":"2:15","start_minutes":135,"first_control":"3:00","forward_minutes":45,
             "second_control":"4:00"},
            {"start":"4:15","start_minutes":255,"first_control":"5:00","forward_minutes":45,
             "second_control":"6:00"}],"articles":["UA:V.8.9.5","UA:V.8.9.1"]})"));
    EXPECT_EQ(venue.call("GET", "/api/tools/dial?first=120&rulebook=pmr2018").body,
              json::parse(R"({"settings":[{"start":"4:00","start_minutes":240,
                  "first_control":"6:00","forward_minutes":0}],"articles":["PMR:241"]})"));
    EXPECT_EQ(venue.call("GET", "/api/tools/dial?first=400").status, 409);
    EXPECT_EQ(venue.call("GET", "/api/tools/dial?first=60&games=4").status, 409);
}

TEST(Tools, RegulationsAreCheckedBeforeTheEventIsCreated) {
    ARTICLE("UA:V.9.4.2");
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    const auto check = [&](const std::string& terms, const std::string& name) {
        return venue.call("POST", "/api/events/check",
                          R"({"settings":{"name":")" + name +
                              R"(","rulebook":"ua2026","year":2026,"games":{"variant":"russian",
                              "terms":[{"name":"control","value":"5400"},)" +
                              terms + R"(]}},"stage":{"system":"round-robin"}})",
                          venue.chief);
    };
    const auto names = [](const Got& got) {
        std::string all;
        for (const json::value& one : got.body.at("problems").as_array()) {
            all += std::string(one.at("name").as_string()) +
                   (one.at("stops").as_bool() ? "! " : " ") +
                   (one.at("articles").as_array().empty()
                        ? ""
                        : std::string(one.at("articles").at(0).as_string()) + " ");
        }
        return all;
    };
    EXPECT_EQ(names(check(R"({"name":"default-time","value":"0:30:00"})", "E")), "");
    EXPECT_EQ(names(check(R"({"name":"default-time","value":"1:01:00"})", "E")),
              "referee.default_time_too_long UA:V.9.4.2 ");
    EXPECT_EQ(names(check(R"({"name":"default-time","value":"0:30:00"})", "")),
              "tournament.name_missing! ");
    EXPECT_EQ(venue.call("GET", "/api/events").body.at("events"), json::array());
}

} // namespace

} // namespace kodeks::server
