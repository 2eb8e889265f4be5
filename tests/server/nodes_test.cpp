// Two servers on one PostgreSQL database, real processes: either may be killed in the middle of
// games; players go over to the other and finish, and nothing acknowledged is lost.
#include "server/real.hpp"
#include "store/check.hpp"
#include "store/postgres/postgres_store.hpp"
#include "store_kit/cluster.hpp"

#include <chrono>
#include <functional>
#include <map>
#include <set>
#include <thread>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;
using store::Cluster;
using store::postgres::Mode;
using store::postgres::PostgresStore;

// Asks until the answer is as it should be: servers hear of each other a moment later.
bool soon(const std::function<bool()>& is_so) {
    for (int i = 0; i < 500; ++i) {
        if (is_so()) {
            return true;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
}

// A player with a live connection, who comes back with the last number he saw.
class Player {
public:
    explicit Player(std::string token) : token_(std::move(token)) {}

    void connect(const RealServer& server) {
        const std::string after = last_ == 0 ? "" : fmt::format("?after={}", last_);
        line_ = std::make_unique<WsClient>(server.port(), "/api/games/1/live" + after, token_);
        EXPECT_EQ(line_->status(), 101);
        EXPECT_TRUE(
            sees([](const json::object& message) { return message.at("type") == "hello"; }));
    }

    // Reads on until a message is as wanted; false when the connection is gone.
    bool sees(const std::function<bool(const json::object&)>& wanted) {
        while (const auto text = line_->next()) {
            if (text->starts_with("close")) {
                return false;
            }
            const json::object message = json::parse(*text).as_object();
            if (const json::value* const last = message.if_contains("last")) {
                last_ = std::max(last_, last->to_number<std::uint32_t>());
            }
            if (const json::value* const view = message.if_contains("view")) {
                view_ = view->as_object();
                seen_ = last_;
            }
            if (wanted(message)) {
                return true;
            }
        }
        return false;
    }

    bool sees_phase(std::string_view phase) {
        return (!view_.empty() && view_.at("phase").as_string() == phase) ||
               sees([&](const json::object&) { return view_.at("phase").as_string() == phase; });
    }

    bool sees_turn(std::string_view side) {
        return (!view_.empty() && view_.at("turn").as_string() == side) ||
               sees([&](const json::object&) { return view_.at("turn").as_string() == side; });
    }

    void move(const std::string& move) {
        const std::string id = fmt::format("m{}", ++acts_);
        line_->send(fmt::format(R"({{"id":"{}","do":"move","move":"{}"}})", id, move));
        json::object answer;
        EXPECT_TRUE(sees([&](const json::object& message) {
            answer = message;
            return message.contains("id") && message.at("id").as_string() == id;
        }));
        EXPECT_EQ(answer.at("type").as_string(), "ack") << json::serialize(answer);
        // The disk has it; what it has changed is told behind that.
        const std::uint32_t acked = last_;
        EXPECT_TRUE(seen_ >= acked || sees([&](const json::object&) { return seen_ >= acked; }));
    }

private:
    std::string token_;
    std::unique_ptr<WsClient> line_;
    json::object view_;
    std::uint32_t last_ = 0;
    std::uint32_t seen_ = 0; // of `last_`, in the view
    int acts_ = 0;
};

TEST(Nodes, EitherMayBeKilledAndThePlayersFinishAtTheOther) {
    const std::string address = Cluster::shared().new_database();
    auto one = std::make_unique<RealServer>(address);
    auto two = std::make_unique<RealServer>(address);
    HttpClient desk(one->port());
    const std::string chief = enter_by(desk, one->code());
    const auto made =
        desk.call("POST", "/api/games",
                  R"({"rulebook":"fide2023","variant":"chess","control":"5400+30"})", chief);
    HttpClient other_desk(two->port());
    const std::string white_token =
        enter_by(desk, std::string(made->body.at("codes").at("white").as_string()));
    ASSERT_TRUE(soon([&] { // whoever came in at one server is known at the other
        const auto session = other_desk.call("GET", "/api/session", "", white_token);
        return session->body.at("known").as_bool() &&
               other_desk.call("GET", "/api/games/1")->status == 200;
    }));
    Player white(white_token);
    Player black(enter_by(other_desk, std::string(made->body.at("codes").at("black").as_string())));
    for (const char* act : {R"({"id":"1","do":"arrive","side":"white"})",
                            R"({"id":"2","do":"arrive","side":"black"})"}) {
        EXPECT_EQ(desk.call("POST", "/api/games/1/acts", act, chief)->status, 200);
    }
    ASSERT_TRUE(soon([&] { // decided at one server, gone on with at the other
        return other_desk.call("POST", "/api/games/1/acts", R"({"id":"3","do":"begin"})", chief)
                   ->status == 200;
    }));
    white.connect(*one);
    black.connect(*two);
    ASSERT_TRUE(white.sees_phase("playing"));
    white.move("f3");
    ASSERT_TRUE(black.sees_turn("black"));
    black.move("e5");
    ASSERT_TRUE(white.sees_turn("white"));

    one->kill();
    ASSERT_TRUE(
        black.sees_phase("stopped")); // the clock does not run against whoever lost his server
    white.connect(*two);
    ASSERT_TRUE(white.sees_phase("playing"));
    white.move("g4");

    one = std::make_unique<RealServer>(address); // comes back, and disturbs nothing
    ASSERT_TRUE(black.sees_turn("black"));
    ASSERT_TRUE(black.sees_phase("playing"));
    black.connect(*one);
    two->kill();
    ASSERT_TRUE(black.sees_phase("stopped"));
    white.connect(*one);
    ASSERT_TRUE(black.sees_phase("playing"));
    black.move("Qh4#");
    ASSERT_TRUE(white.sees_phase("finished"));

    HttpClient last_desk(one->port());
    const auto game = last_desk.call("GET", "/api/games/1");
    EXPECT_EQ(game->body.at("view").at("outcome").at("score"), "0-1");
    const auto log = PostgresStore::open(address, Mode::read_only);
    EXPECT_TRUE(store::verify(**log)->damages.empty());
}

// What one arbiter sent and was told.
struct Diary {
    int next = 0;
    std::map<std::string, std::int64_t> told;
    std::optional<std::string> unanswered;
};

// Sends acts to the game until he has been told of so many, each to a server that lives.
void send_acts(const std::vector<std::unique_ptr<RealServer>>& servers, const std::string& token,
               Diary& diary, std::size_t first) {
    for (std::size_t at = first; diary.told.size() < 30; ++at) {
        HttpClient client(servers[at % servers.size()]->port());
        while (diary.told.size() < 30) {
            const std::string id =
                diary.unanswered ? *diary.unanswered : fmt::format("{}-{}", first, diary.next++);
            diary.unanswered = id;
            const auto got = client.call(
                "POST", "/api/games/1/acts",
                fmt::format(R"({{"id":"{}","do":"correct-clock","side":"white","amount":"1"}})",
                            id),
                token);
            if (!got) {
                break;
            }
            ASSERT_EQ(got->status, 200) << id << json::serialize(got->body);
            diary.told[id] = got->body.at("last").to_number<std::int64_t>();
            diary.unanswered.reset();
        }
    }
}

TEST(Nodes, TwoWritersOfOneGameAndAKillLoseAndDoubleNothing) {
    const std::string address = Cluster::shared().new_database();
    std::vector<std::unique_ptr<RealServer>> servers;
    servers.push_back(std::make_unique<RealServer>(address));
    servers.push_back(std::make_unique<RealServer>(address));
    HttpClient desk(servers[0]->port());
    const std::string chief = enter_by(desk, servers[0]->code());
    desk.call("POST", "/api/games",
              R"({"rulebook":"fide2023","variant":"chess","control":"5400+30"})", chief);
    HttpClient other_desk(servers[1]->port());
    ASSERT_TRUE(soon([&] {
        return other_desk.call("GET", "/api/games/1")->status == 200 &&
               other_desk.call("GET", "/metrics", "", chief)->status == 200;
    }));
    std::vector<Diary> diaries(2);
    {
        std::vector<std::jthread> arbiters;
        for (std::size_t i = 0; i < diaries.size(); ++i) {
            arbiters.emplace_back([&, i] { send_acts(servers, chief, diaries[i], i); });
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(150));
        servers[0]->kill();
    }
    const auto log = PostgresStore::open(address, Mode::read_only);
    EXPECT_TRUE(store::verify(**log)->damages.empty());
    std::map<std::string, std::set<std::uint32_t>> found;
    const auto kept_records = (*log)->read("game 1", 0);
    for (const store::Stored& record : kept_records->records) {
        found[record.command].insert(record.sequence);
    }
    for (const Diary& diary : diaries) {
        EXPECT_EQ(diary.told.size(), 30U);
        for (const auto& [id, last] : diary.told) {
            const auto& kept = found["chief-arbiter:" + id];
            ASSERT_EQ(kept.size(), 2U) << id; // the correction and its ruling
            EXPECT_EQ(*kept.rbegin(), last) << id;
        }
    }
}

// Whoever comes in at one server and goes on at the other at once, faster than their word to each
// other, is who he is there too, and finds the game that was just made.
TEST(Nodes, WhoJustCameInAtOneIsKnownAtTheOther) {
    const std::string address = Cluster::shared().new_database();
    const RealServer one(address);
    const RealServer two(address);
    HttpClient here(one.port());
    HttpClient there(two.port());
    const std::string chief = enter_by(here, one.code());
    for (int i = 1; i <= 10; ++i) { // more codes a minute are not taken
        const auto made =
            here.call("POST", "/api/games",
                      R"({"rulebook":"fide2023","variant":"chess","control":"5400+30"})", chief);
        const std::string id(made->body.at("game").at("id").as_string());
        ASSERT_EQ(there.call("GET", "/api/games/" + id)->status, 200) << i;
        const std::string white =
            enter_by(here, std::string(made->body.at("codes").at("white").as_string()));
        WsClient line(two.port(), "/api/games/" + id + "/live", white);
        const auto hello = line.next();
        ASSERT_TRUE(hello.has_value()) << i;
        EXPECT_EQ(json::parse(*hello).at("seat"), "white") << i;
    }
    EXPECT_EQ(there.call("GET", "/api/games/9999")->status, 404);
}

} // namespace

} // namespace kodeks::server
