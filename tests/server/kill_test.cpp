// kill -9 in the middle of play, with a real process and real files: whatever was acknowledged is
// there, once; whatever was not can be sent again. KODEKS_KILLS says how often (12 otherwise).
#include "server/real.hpp"
#include "store/check.hpp"
#include "store/folder.hpp"
#include "store_kit/kit.hpp"

#include <chrono>
#include <cstdlib>
#include <map>
#include <set>
#include <thread>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

constexpr int games = 3;

int kills() {
    const char* const wanted = std::getenv("KODEKS_KILLS");
    return wanted == nullptr ? 12 : std::atoi(wanted);
}

// What one arbiter sent and was told.
struct Diary {
    std::string game;
    int next = 0;                             // the number of the next act
    std::map<std::string, std::int64_t> told; // ids acknowledged, with the last number
    std::optional<std::string> unanswered;    // sent, but nothing came back
};

// Sends acts one after the other until the server is gone.
void send_until_killed(std::uint16_t port, const std::string& token, Diary& diary) {
    HttpClient client(port);
    for (;;) {
        const std::string id =
            diary.unanswered ? *diary.unanswered : fmt::format("a{}", diary.next++);
        diary.unanswered = id;
        const auto got = client.call(
            "POST", "/api/games/" + diary.game + "/acts",
            fmt::format(R"({{"id":"{}","do":"correct-clock","side":"white","amount":"1"}})", id),
            token);
        if (!got) {
            return;
        }
        ASSERT_EQ(got->status, 200) << id;
        diary.told[id] = got->body.at("last").to_number<std::int64_t>();
        diary.unanswered.reset();
    }
}

// Every acknowledged act stands in the log exactly once and where it was told.
void expect_kept(store::Store& log, const Diary& diary) {
    const auto reading = log.read("game " + diary.game, 0);
    ASSERT_TRUE(reading && !reading->damage);
    std::map<std::string, std::set<std::uint32_t>> found;
    for (const store::Stored& record : reading->records) {
        found[record.command].insert(record.sequence);
    }
    for (const auto& [id, last] : diary.told) {
        const auto kept = found.find("chief-arbiter:" + id);
        ASSERT_NE(kept, found.end()) << "lost: " << id;
        EXPECT_EQ(*kept->second.rbegin(), last) << id;
        EXPECT_EQ(kept->second.size(), *kept->second.rbegin() - *kept->second.begin() + 1U) << id;
        EXPECT_EQ(kept->second.size(), 2U) << id; // the correction and its ruling
    }
}

TEST(Kill, LosesNothingThatWasAcknowledged) {
    const store::TempFolder folder;
    std::string token;
    std::vector<Diary> diaries(games);
    std::uint64_t acknowledged = 0;
    for (int round = 0; round < kills(); ++round) {
        RealServer server(folder.path().string());
        if (round == 0) {
            HttpClient client(server.port());
            token = enter_by(client, server.code());
            for (Diary& diary : diaries) {
                const auto made = client.call(
                    "POST", "/api/games",
                    R"({"rulebook":"fide2023","variant":"chess","control":"5400+30"})", token);
                diary.game = made->body.at("game").at("id").as_string();
            }
        }
        std::vector<std::jthread> arbiters;
        for (Diary& diary : diaries) {
            arbiters.emplace_back([&] { send_until_killed(server.port(), token, diary); });
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5 + round * 37 % 90));
        server.kill();
        arbiters.clear();
        const auto log = store::open_to_read(folder.path());
        ASSERT_TRUE(log.has_value());
        for (const Diary& diary : diaries) {
            expect_kept(**log, diary);
        }
    }
    for (const Diary& diary : diaries) {
        acknowledged += diary.told.size();
    }
    EXPECT_GT(acknowledged, static_cast<std::uint64_t>(kills()));
    const auto log = store::open_to_read(folder.path());
    EXPECT_TRUE(store::verify(**log)->damages.empty());
    RecordProperty("kills", kills());
    RecordProperty("acknowledged", std::to_string(acknowledged));
}

// Asked to stop, it stops clocks to the moment, says goodbye and leaves with code 0.
TEST(Kill, StopsGracefullyAndGoesOnWhenThePlayersAreBack) {
    const store::TempFolder folder;
    std::string token;
    std::string white;
    std::string black;
    {
        RealServer server(folder.path().string());
        HttpClient client(server.port());
        token = enter_by(client, server.code());
        const auto made =
            client.call("POST", "/api/games",
                        R"({"rulebook":"fide2023","variant":"chess","control":"5400+30"})", token);
        white = enter_by(client, std::string(made->body.at("codes").at("white").as_string()));
        black = enter_by(client, std::string(made->body.at("codes").at("black").as_string()));
        for (const char* act :
             {R"({"id":"1","do":"arrive","side":"white"})",
              R"({"id":"2","do":"arrive","side":"black"})", R"({"id":"3","do":"begin"})"}) {
            EXPECT_EQ(client.call("POST", "/api/games/1/acts", act, token)->status, 200);
        }
        WsClient watcher(server.port(), "/api/games/1/live", "");
        EXPECT_EQ(watcher.status(), 101);
        EXPECT_EQ(server.terminate(), 0);
        std::string last;
        while (const auto next = watcher.next()) {
            last = *next;
        }
        EXPECT_EQ(last, "close 1001");
    }
    RealServer server(folder.path().string());
    HttpClient client(server.port());
    EXPECT_EQ(client.call("GET", "/api/games/1")->body.at("view").at("phase"), "stopped");
    WsClient one(server.port(), "/api/games/1/live", white);
    WsClient two(server.port(), "/api/games/1/live", black);
    EXPECT_NE(two.next()->find("\"hello\""), std::string::npos);
    EXPECT_NE(two.next()->find("\"playing\""), std::string::npos);
}

} // namespace

} // namespace kodeks::server
