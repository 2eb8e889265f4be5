// Compositions at the server: begun, asked about, stopped; the answer with its tree and its
// rulings.
#include "composition/file.hpp"
#include "server/composition_worker.hpp"
#include "server/venue.hpp"
#include "support/article.hpp"
#include "support/source_tree.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

// Nobody proves this within the time of a test.
constexpr const char* endless = R"({"kodeks-composition":1,"rulebook":"ru-code",
    "variant":"international","genre":"problem","task":"win",
    "fen":"W:W31,32,33,34,35,36,37,38,39,40,41:B1,2,3,4,5,6,7,8,9,10,11"})";

class Solvers {
public:
    Solvers() : api_(*venue.hall_, settings()) {}

    Got call(const std::string& method, const std::string& target, const std::string& body = "",
             const std::string& token = "") {
        Request request;
        request.method = method;
        EXPECT_TRUE(read_target(target, request));
        request.body = body;
        request.address = "192.0.2.1";
        if (!token.empty()) {
            request.headers["authorization"] = "Bearer " + token;
        }
        Got got;
        api_.handle(request, [&](Response response) {
            got = {response.status,
                   response.body.empty() ? json::value() : json::parse(response.body), response};
        });
        return got;
    }

    Got begin(const std::string& composition, int seconds = 60, const std::string& token = "") {
        return call("POST", "/api/tools/composition",
                    R"({"composition":)" + composition + R"(,"seconds":)" +
                        std::to_string(seconds) + "}",
                    token);
    }

    // Asks until it is over.
    json::value finished(const Got& begun) {
        EXPECT_EQ(begun.status, 202) << json::serialize(begun.body);
        const std::string path =
            "/api/tools/composition/" + std::string(begun.body.at("job").as_string());
        for (;;) {
            const Got got = call("GET", path);
            if (got.status != 200 || got.body.at("state") == "done" ||
                got.body.at("state") == "stopped" || got.body.at("state") == "out-of-time") {
                return got.body;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    }

    Venue venue;
    CompositionWorker worker{{}};

private:
    ApiSettings settings() {
        ApiSettings settings;
        settings.compositions = &worker;
        return settings;
    }

    Api api_;
};

std::string name_of_error(const Got& got) {
    return std::string(got.body.at("error").at("name").as_string());
}

const json::value* ruling_of(const json::value& answer, std::string_view decision) {
    for (const json::value& ruling : answer.at("verdict").at("rulings").as_array()) {
        if (ruling.at("decision").as_string() == decision) {
            return &ruling;
        }
    }
    return nullptr;
}

TEST(Compositions, ADiagramIsSolvedAndCheckedWithoutTheAuthorsLines) {
    ARTICLE("RU:6.2.3", "RU:6.2.6#1");
    Solvers solvers;
    const json::value study = solvers.finished(solvers.begin(
        R"({"kodeks-composition":1,"title":"Five","rulebook":"ru-code","variant":"russian",
            "genre":"zadacha","task":{"lock":{"men":5}},
            "fen":"W:Wb4,d4,h4,e3,g3,b2,Kd2,Ka1,e1,g1:Bf6,h6,a5,e5,c3,f2"})"));
    EXPECT_EQ(study.at("state"), "done");
    const json::value& answer = study.at("answer");
    EXPECT_EQ(answer.at("answer"), "proved");
    EXPECT_EQ(answer.at("found"), true);
    EXPECT_EQ(answer.at("verdict").at("conclusion"), "sound");
    std::string lines;
    for (const json::value& line : answer.at("lines").as_array()) {
        lines += std::to_string(line.at("number").to_number<int>()) + ") " +
                 std::string(line.at("moves").as_string()) +
                 (line.at("thematic").as_bool() ? " *; " : "; ");
    }
    EXPECT_EQ(lines, "1) 1. e3-f4 f6-g5 2. g1:e3 *; 2) 1. e3-f4 h6-g5 2. g1:e3 *; ");
    std::string first;
    for (const json::value& move : answer.at("first_moves").as_array()) {
        const json::array& replies = move.at("refutations").as_array();
        first += std::string(move.at("text").at("en").as_string()) + " " +
                 std::string(move.at("answer").as_string()) +
                 (replies.size() == 1
                      ? " only " + std::string(replies[0].at("text").at("en").as_string())
                      : "") +
                 "; ";
    }
    EXPECT_EQ(first, "b4-c5 refuted; d4-c5 refuted only f2:b6; h4-g5 refuted; e3-f4 proved; "
                     "g3-f4 refuted only e5:g3; b2-a3 refuted; d2-c1 refuted; g1-h2 refuted; ");
    std::string tree; // without the tries
    for (const json::value& node : answer.at("nodes").as_array()) {
        if (!node.as_object().contains("try")) {
            tree += std::string(node.at("text").at("en").as_string()) + "<" +
                    std::to_string(node.at("parent").to_number<int>()) + " ";
        }
    }
    EXPECT_EQ(tree, "e3-f4<0 f6-g5<1 g1:e3<2 h6-g5<1 g1:e3<4 ");
    const std::string file(answer.at("file").as_string());
    const auto read = composition::read_composition({file, "answer"});
    ASSERT_TRUE(read) << describe(read.error(), Language::en);
    EXPECT_EQ(read->title, "Five");
    EXPECT_EQ(read->lines.size(), 2U);
}

TEST(Compositions, EveryDefectHasItsArticleItsTextAndItsPlaceOnTheBoard) {
    ARTICLE("RU:6.2.4#2", "RU:6.2.4#3");
    Solvers solvers;
    const std::string file =
        test::read_source("tests/data/compositions/proved/russian_zadacha_idle.json");
    const json::value study = solvers.finished(solvers.begin(file));
    const json::value& answer = study.at("answer");
    EXPECT_EQ(answer.at("found"), false);
    EXPECT_EQ(answer.at("verdict").at("conclusion"), "defective");
    const json::value* const idle = ruling_of(answer, "idle-pieces");
    ASSERT_NE(idle, nullptr);
    EXPECT_EQ(idle->at("weight"), "defect");
    EXPECT_EQ(idle->at("articles"), json::parse(R"(["RU:6.2.4#2"])"));
    EXPECT_EQ(idle->at("node"), 0);
    EXPECT_EQ(idle->at("squares"), json::parse(R"(["c7"])"));
    EXPECT_NE(idle->at("text").at("uk"), idle->at("text").at("ru"));
    const json::value* const final = ruling_of(answer, "superfluous-in-final");
    ASSERT_NE(final, nullptr);
    EXPECT_EQ(final->at("squares"), json::parse(R"(["c7"])"));
    const auto node = final->at("node").to_number<std::size_t>();
    EXPECT_EQ(answer.at("nodes").at(node - 1).at("fen"), "B:Wc7,Kg1:Bh2"); // where line 1 ends
}

TEST(Compositions, ASecondWayIsShownBeforeItsMove) {
    ARTICLE("RU:6.2.6#2");
    Solvers solvers;
    const std::string file =
        test::read_source("tests/data/compositions/proved/russian_zadacha_cooked.json");
    const json::value study = solvers.finished(solvers.begin(file));
    const json::value* const cook = ruling_of(study.at("answer"), "full-side-solution-found");
    ASSERT_NE(cook, nullptr);
    EXPECT_EQ(cook->at("node"), 0);
    EXPECT_GE(cook->at("squares").as_array().size(), 3U); // both ways of the same position
}

TEST(Compositions, EverybodyHasOneAtATimeAndStopsOnlyHisOwn) {
    Solvers solvers;
    solvers.venue.chief = solvers.venue.enter({.role = Role::chief_arbiter});
    const Got begun = solvers.begin(endless, 120);
    ASSERT_EQ(begun.status, 202);
    const Got again = solvers.begin(endless);
    EXPECT_EQ(again.status, 503);
    EXPECT_EQ(name_of_error(again), "server.composition.running");
    const std::string path =
        "/api/tools/composition/" + std::string(begun.body.at("job").as_string());
    EXPECT_EQ(solvers.call("GET", path, "", solvers.venue.chief).status, 404);
    EXPECT_EQ(solvers.call("DELETE", path, "", solvers.venue.chief).status, 404);
    const Got other = solvers.begin(endless, 120, solvers.venue.chief); // waits behind the first
    ASSERT_EQ(other.status, 202);
    const std::string second =
        "/api/tools/composition/" + std::string(other.body.at("job").as_string());
    EXPECT_EQ(solvers.call("DELETE", second, "", solvers.venue.chief).status, 204);
    EXPECT_EQ(solvers.call("GET", second, "", solvers.venue.chief).body.at("state"), "stopped");
    while (solvers.call("GET", path).body.at("positions") == 0) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    EXPECT_EQ(solvers.call("DELETE", path).status, 204);
    const json::value study = solvers.finished(begun);
    EXPECT_EQ(study.at("state"), "stopped");
    EXPECT_EQ(study.at("answer").at("answer"), "open"); // what was not proved is not told
    EXPECT_FALSE(study.at("answer").as_object().contains("verdict"));
    EXPECT_EQ(solvers.call("GET", "/api/tools/composition/x").status, 404);
}

TEST(Compositions, TimeEndsASearch) {
    Solvers solvers;
    const json::value study = solvers.finished(solvers.begin(endless, 1));
    EXPECT_EQ(study.at("state"), "out-of-time");
    EXPECT_EQ(study.at("answer").at("answer"), "open");
    EXPECT_GT(study.at("positions").to_number<int>(), 0);
}

TEST(Compositions, WhoDoesNotComeBackHasNothingSearched) {
    CompositionWorker impatient({}, std::chrono::seconds(0));
    auto read =
        composition::read_composition({endless, "endless"}, composition::Lines::may_be_missing);
    ASSERT_TRUE(read);
    const auto number = impatient.begin({"somebody", *read, CompositionWorker::time_most});
    ASSERT_TRUE(number);
    for (;;) { // somebody comes back, but never soon enough
        const auto shown = impatient.show(*number, "somebody");
        ASSERT_TRUE(shown);
        if (shown->state == StudyState::stopped) {
            break;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    EXPECT_FALSE(impatient.show(*number, "another"));
}

TEST(Compositions, WhatIsNoCompositionIsRefusedWithWords) {
    Solvers solvers;
    const auto refused = [&](const std::string& body) {
        const Got got = solvers.call("POST", "/api/tools/composition", body);
        EXPECT_EQ(got.status, 400) << body;
        return name_of_error(got);
    };
    const auto with = [](const std::string& variant, const std::string& fen) {
        return R"({"composition":{"kodeks-composition":1,"rulebook":"ru-code","variant":")" +
               variant + R"(","genre":"etude","task":"win","fen":")" + fen + R"("}})";
    };
    EXPECT_EQ(refused("{}"), "script.key_missing");
    EXPECT_EQ(refused(with("russian", "B:Wc3:Bf6")), "composition.white_begins");
    refused("");
    refused(with("russian", "W:Wz9:Bf6"));
    refused(with("chess", "8/8/8/4k3/8/8/4K3/8 w - - 0 1"));
    refused(R"({"composition":{},"seconds":-1})");
    const Got large =
        solvers.call("POST", "/api/tools/composition", std::string(40'000, ' ') + "{}");
    EXPECT_EQ(large.status, 413);
    EXPECT_EQ(name_of_error(large), "server.tool.too_large");
}

TEST(Compositions, NothingIsSolvedForAPlayer) {
    ARTICLE("RU:3.4.3#8");
    Solvers solvers;
    solvers.venue.begin_game();
    const Got got = solvers.begin(endless, 1, solvers.venue.white);
    EXPECT_EQ(got.status, 409);
    EXPECT_EQ(name_of_error(got), "server.study.own_game");
    EXPECT_EQ(got.body.at("error").at("articles"), json::parse(R"(["RU:3.4.3#8","RU:3.5"])"));
}

TEST(Compositions, TheGenresOfTheBookAreListed) {
    Solvers solvers;
    const Got got = solvers.call("GET", "/api/tools/composition");
    ASSERT_EQ(got.status, 200);
    const json::value& book = got.body.at("rulebooks").at(0);
    EXPECT_EQ(book.at("rulebook"), "ru-code");
    std::string genres;
    for (const json::value& genre : book.at("genres").as_array()) {
        genres += std::string(genre.at("genre").as_string()) +
                  (genre.at("locks").as_bool() ? " locks " : " ") +
                  std::to_string(genre.at("variants").as_array().size()) + "; ";
    }
    EXPECT_EQ(genres, "problem 2; etude 2; zadacha locks 2; positional-ending 1; ");
}

} // namespace

} // namespace kodeks::server
