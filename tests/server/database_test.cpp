// PostgreSQL itself crashes in the middle of games, with a real server on it: nothing acknowledged
// is lost or doubled, the server says that it accepts nothing, and goes on by itself when the
// database is back. No step depends on how fast the machine is: each waits for what it needs.
#include "server/real.hpp"
#include "store/check.hpp"
#include "store/postgres/postgres_store.hpp"
#include "store_kit/cluster.hpp"

#include <atomic>
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

bool eventually(const std::function<bool()>& is_so) {
    for (int i = 0; i < 1500; ++i) {
        if (is_so()) {
            return true;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(40));
    }
    return false;
}

constexpr const char* new_game = R"({"rulebook":"fide2023","variant":"chess","control":"5400+30"})";

// Acts that were told to be done, with their last numbers.
using Told = std::map<std::string, std::int64_t>;

// Sends act after act; one that was not taken is sent again under the same id until it is.
void send_acts(std::uint16_t port, const std::string& token, const std::atomic<bool>& enough,
               Told& told) {
    for (int next = 0; !enough; ++next) {
        const std::string id = fmt::format("a{}", next);
        const std::string body =
            fmt::format(R"({{"id":"{}","do":"correct-clock","side":"white","amount":"1"}})", id);
        std::string last = "nothing";
        const bool done = eventually([&] {
            HttpClient client(port);
            const auto got = client.call("POST", "/api/games/1/acts", body, token);
            last = got ? json::serialize(got->body) : "cut off";
            if (!got || got->status == 503 || got->status == 429) {
                return false;
            }
            EXPECT_EQ(got->status, 200) << id << json::serialize(got->body);
            told[id] = got->body.at("last").to_number<std::int64_t>();
            return true;
        });
        ASSERT_TRUE(done) << id << " " << last;
    }
}

void expect_kept(const std::string& address, const Told& told) {
    const auto log = PostgresStore::open(address, Mode::read_only);
    ASSERT_TRUE(log.has_value());
    EXPECT_TRUE(store::verify(**log)->damages.empty());
    std::map<std::string, std::set<std::uint32_t>> found;
    const auto reading = (*log)->read("game 1", 0);
    for (const store::Stored& record : reading->records) {
        found[record.command].insert(record.sequence);
    }
    for (const auto& [id, last] : told) {
        const auto& kept = found["chief-arbiter:" + id];
        ASSERT_EQ(kept.size(), 2U) << id; // the correction and its ruling
        EXPECT_EQ(*kept.rbegin(), last) << id;
    }
}

TEST(Database, ItsCrashesLoseAndDoubleNothing) {
    Cluster cluster;
    const std::string address = cluster.new_database();
    const RealServer server(address);
    HttpClient desk(server.port());
    const std::string chief = enter_by(desk, server.code());
    ASSERT_EQ(desk.call("POST", "/api/games", new_game, chief)->status, 201);
    std::atomic<bool> enough = false;
    Told told;
    {
        const std::jthread arbiter([&] { send_acts(server.port(), chief, enough, told); });
        for (int i = 0; i < 4; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(150 + i * 70));
            cluster.stop();
            cluster.start();
        }
        HttpClient client(server.port());
        EXPECT_TRUE(eventually([&] { return client.call("GET", "/api/health")->status == 200; }));
        enough = true;
    }
    EXPECT_GT(told.size(), 4U);
    expect_kept(address, told);
}

// A player's side of it: a connection that stays open all the time.
class Seat {
public:
    Seat(std::uint16_t port, const std::string& token) : line_(port, "/api/games/1/live", token) {}

    bool sees_phase(std::string_view phase) {
        while (phase_ != phase) {
            const auto text = line_.next();
            if (!text || text->starts_with("close")) {
                return false;
            }
            const json::value message = json::parse(*text);
            if (const json::value* const view = message.as_object().if_contains("view")) {
                phase_ = view->at("phase").as_string();
                clock_ms_ = view->at("clocks").at("white").at("remaining_ms").as_int64();
            }
        }
        return true;
    }

    std::int64_t clock_ms() const { return clock_ms_; }

private:
    WsClient line_;
    std::string phase_;
    std::int64_t clock_ms_ = 0;
};

TEST(Database, WhenItIsAwayItIsSaidAndWhenItIsBackPlayGoesOn) {
    Cluster cluster;
    const std::string address = cluster.new_database();
    const RealServer server(address);
    HttpClient desk(server.port());
    const std::string chief = enter_by(desk, server.code());
    const auto made = desk.call("POST", "/api/games", new_game, chief);
    const auto token = [&](const char* side) {
        return enter_by(desk, std::string(made->body.at("codes").at(side).as_string()));
    };
    Seat white(server.port(), token("white"));
    Seat black(server.port(), token("black"));
    const auto act = [&](const char* body) {
        HttpClient client(server.port());
        return *client.call("POST", "/api/games/1/acts", body, chief);
    };
    for (const char* body :
         {R"({"id":"1","do":"arrive","side":"white"})",
          R"({"id":"2","do":"arrive","side":"black"})", R"({"id":"3","do":"begin"})"}) {
        ASSERT_EQ(act(body).status, 200);
    }
    ASSERT_TRUE(white.sees_phase("playing"));
    const std::int64_t before_ms = white.clock_ms();
    const auto last = [&] {
        HttpClient client(server.port());
        const auto shown = client.call("GET", "/api/games/1");
        EXPECT_EQ(shown->status, 200);
        return shown->body.at("last");
    };
    const json::value before = last();

    cluster.stop();
    const char* const move = R"({"id":"4","do":"move","move":"e4","by":"white"})";
    const RealAnswer refused = act(move);
    EXPECT_EQ(refused.status, 503) << json::serialize(refused.body);
    EXPECT_EQ(refused.body.at("type"), "unavailable");
    HttpClient reader(server.port());
    EXPECT_EQ(reader.call("GET", "/api/health")->status, 503);
    EXPECT_EQ(last(), before); // everything can still be read

    cluster.start();
    ASSERT_TRUE(white.sees_phase("stopped"));     // by the ruling for interruptions
    EXPECT_GE(white.clock_ms(), before_ms - 100); // the time without a database counts for nobody
    ASSERT_TRUE(white.sees_phase("playing"));     // both sit at their boards all the time
    ASSERT_TRUE(black.sees_phase("playing"));
    HttpClient after(server.port());
    EXPECT_EQ(after.call("GET", "/api/health")->status, 200);
    EXPECT_EQ(act(move).status, 200);
    EXPECT_EQ(act(move).body.at("known"), true);
    const auto log = PostgresStore::open(address, Mode::read_only);
    EXPECT_TRUE(store::verify(**log)->damages.empty());
}

} // namespace

} // namespace kodeks::server
