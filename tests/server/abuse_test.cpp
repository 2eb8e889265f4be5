// Everything that is done to a server: each is refused, each leaves a line in the log with its
// reason and the address, none changes a game, and the server lives on.
#include "server/real.hpp"
#include "server/server.hpp"
#include "store_kit/kit.hpp"

#include <algorithm>
#include <mutex>
#include <sstream>
#include <thread>

#include <boost/json/parse.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

// A stream that one thread writes and another one reads.
class SharedText final : public std::stringbuf {
public:
    std::string now() {
        const std::lock_guard lock(mutex_);
        return str();
    }

protected:
    std::streamsize xsputn(const char* bytes, std::streamsize count) override {
        const std::lock_guard lock(mutex_);
        return std::stringbuf::xsputn(bytes, count);
    }

    int overflow(int byte) override {
        const std::lock_guard lock(mutex_);
        return std::stringbuf::overflow(byte);
    }

private:
    std::recursive_mutex mutex_; // writing a piece may make room for it first
};

class AbuseTest : public testing::Test {
protected:
    AbuseTest() {
        Settings settings;
        settings.folder = folder.path();
        settings.edge.request_time = std::chrono::milliseconds(3000);
        settings.known = &oracle;
        settings.prover = &oracle;
        settings.log = LogFormat::json;
        settings.log_out = &out;
        server = std::move(*Server::open(settings));
        port = *server->listen();
        const auto code = server->chief_code();
        thread = std::jthread([this] { server->run(); });
        HttpClient client(port);
        chief = enter_by(client, *code);
        const auto made =
            client.call("POST", "/api/games",
                        R"({"rulebook":"fide2023","variant":"chess","control":"5400+30"})", chief);
        white = enter_by(client, std::string(made->body.at("codes").at("white").as_string()));
        for (const char* act :
             {R"({"id":"1","do":"arrive","side":"white"})",
              R"({"id":"2","do":"arrive","side":"black"})", R"({"id":"3","do":"begin"})"}) {
            EXPECT_EQ(client.call("POST", "/api/games/1/acts", act, chief)->status, 200);
        }
        facts = last();
    }

    ~AbuseTest() override {
        if (facts >= 0) {
            EXPECT_EQ(last(), facts); // nothing of all that changed the game
        }
        server->stop();
        thread.join();
    }

    std::int64_t last() const {
        HttpClient client(port);
        return client.call("GET", "/api/games/1")->body.at("last").to_number<std::int64_t>();
    }

    // Waits for a line of the log that has all these pieces.
    testing::AssertionResult noted(const std::vector<std::string>& pieces) {
        for (int i = 0; i < 250; ++i) {
            std::istringstream lines(text.now());
            for (std::string line; std::getline(lines, line);) {
                const bool all = std::ranges::all_of(pieces, [&](const std::string& piece) {
                    return line.find(piece) != std::string::npos;
                });
                if (all) {
                    return testing::AssertionSuccess();
                }
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        return testing::AssertionFailure() << text.now();
    }

    int act(const std::string& token, const std::string& body) const {
        HttpClient client(port);
        return client.call("POST", "/api/games/1/acts", body, token)->status;
    }

    const store::TempFolder folder;
    truth::SilentOracle oracle;
    SharedText text;
    std::ostream out{&text};
    std::unique_ptr<Server> server;
    std::uint16_t port = 0;
    std::jthread thread;
    std::string chief, white;
    std::int64_t facts = 0;
};

constexpr const char* from_here = R"("address":"127.0.0.1")";

TEST_F(AbuseTest, AWrongRoleIsRefusedOverHttpAndOnTheWire) {
    HttpClient client(port);
    EXPECT_EQ(client.call("POST", "/api/games", "{}", white)->status, 403);
    EXPECT_TRUE(noted({R"("refused")", R"("path":"/api/games")", R"("status":403)", from_here}));
    EXPECT_EQ(client.call("GET", "/metrics", "", white)->status, 403);
    EXPECT_EQ(client.call("GET", "/api/accounts", "", white)->status, 403);
    EXPECT_EQ(act(white, R"({"id":"a","do":"move","move":"e5","by":"black"})"), 403);
    WsClient line(port, "/api/games/1/live", white);
    ASSERT_TRUE(line.next().has_value());
    line.send(R"({"id":"b","do":"pause"})");
    EXPECT_NE(line.next()->find("\"refused\""), std::string::npos);
    EXPECT_TRUE(noted({R"("act-refused")", R"("role":"player")", R"("at":"game 1")"}));
    WsClient nobody(port, "/api/games/1/live", "");
    ASSERT_TRUE(nobody.next().has_value());
    nobody.send(R"({"id":"c","do":"move","move":"e4"})");
    EXPECT_NE(nobody.next()->find("\"refused\""), std::string::npos);
    EXPECT_TRUE(noted({R"("act-refused")", R"("role":"spectator")"}));
}

TEST_F(AbuseTest, ForgedIdsAndTokensAreRefused) {
    HttpClient client(port);
    EXPECT_EQ(client.call("POST", "/api/games", "{}", std::string(64, 'a'))->status, 401);
    EXPECT_TRUE(noted({R"("refused")", R"("status":401)", from_here}));
    EXPECT_EQ(
        client.call("POST", "/api/games/77/acts", R"({"id":"a","do":"pause"})", chief)->status,
        404);
    EXPECT_EQ(client.call("GET", "/api/games/..%2F..%2Fetc")->status, 404);
    EXPECT_EQ(client.call("DELETE", "/api/sessions/ffffffffffffffff", "", chief)->status, 404);
    for (const char* id : {R"("")", R"("../1")", R"("a b")", "7", "null", R"(["a"])"}) {
        EXPECT_EQ(act(chief, fmt::format(R"({{"id":{},"do":"pause"}})", id)), 400) << id;
    }
    EXPECT_EQ(act(chief, R"({"id":"p","do":"pause","by":"program"})"), 403);
    EXPECT_EQ(act(chief, R"({"id":"t","do":"pause","at":"1"})"), 403); // the time is ours
    EXPECT_EQ(text.now().find(std::string(64, 'a')), std::string::npos);
}

TEST_F(AbuseTest, WhatIsTooLargeIsRefused) {
    const auto status_of = [&](const std::string& bytes) {
        Socket socket(port);
        socket.send(bytes);
        const auto line = socket.line();
        return line ? std::stoi(line->substr(9)) : 0;
    };
    EXPECT_EQ(status_of("POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n"),
              413);
    EXPECT_TRUE(noted({R"("refused")", "server.too_large", from_here}));
    EXPECT_EQ(status_of("POST /api/events/import HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " +
                        white + "\r\nContent-Length: 300000\r\n\r\n"),
              413); // 64 MB are for officials
    EXPECT_EQ(status_of("\x16\x03\x01 nonsense\r\n\r\n"), 400);
    EXPECT_TRUE(noted({R"("refused")", "server.bad_request", from_here}));
    WsClient line(port, "/api/games/1/live", white);
    ASSERT_TRUE(line.next().has_value());
    line.send(std::string(9000, 'x'));
    EXPECT_EQ(line.next(), "close 1009");
    EXPECT_TRUE(noted({R"("refused")", "message", from_here}));
    HttpClient deep(port);
    const std::string nested = R"({"id":"a","do":)" + std::string(5000, '[');
    EXPECT_EQ(deep.call("POST", "/api/games/1/acts", nested, chief)->status, 400);
}

TEST_F(AbuseTest, WhoeverIsSlowOrFloodsIsLetGo) {
    Socket slow(port);
    slow.send("POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
    slow.at_end();
    EXPECT_TRUE(noted({R"("refused")", "too-slow", from_here}));
    WsClient line(port, "/api/games/1/live", white);
    ASSERT_TRUE(line.next().has_value());
    for (int i = 0; i < 120; ++i) {
        line.send("{}");
    }
    EXPECT_TRUE(noted({R"("refused")", "too-many-messages", from_here}));
    HttpClient client(port);
    for (int i = 0; i < 20; ++i) {
        client.call("POST", "/api/session", R"({"code":"0000-0000-0000"})");
    }
    EXPECT_EQ(client.call("POST", "/api/session", R"({"code":"0000-0000-0000"})")->status, 429);
    EXPECT_TRUE(noted({R"("code-refused")", from_here}));
    EXPECT_TRUE(noted({R"("refused")", R"("status":429)", from_here}));
}

// The same bytes once more: a code is used up, an act is done once, a session that ended is over.
TEST_F(AbuseTest, WhatIsReplayedDoesNothingTwice) {
    HttpClient client(port);
    const std::string move = R"({"id":"m","do":"move","move":"e4"})";
    const auto play = [&] {
        HttpClient line(port);
        return line.call("POST", "/api/games/1/acts", move, white)->body.as_object();
    };
    json::object first = play();
    EXPECT_EQ(first.at("type"), "ack");
    first["known"] = true;
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(play(), first); // the same numbers: nothing was done again
    }
    const auto code = client.call("POST", "/api/codes", R"({"role":"press"})", chief);
    const std::string typed =
        R"({"code":")" + std::string(code->body.at("code").as_string()) + R"("})";
    const auto in = client.call("POST", "/api/session", typed);
    EXPECT_EQ(in->status, 201);
    EXPECT_EQ(client.call("POST", "/api/session", typed)->status, 403);
    EXPECT_TRUE(noted({R"("code-refused")", from_here}));
    const std::string token(in->body.at("token").as_string());
    EXPECT_EQ(client.call("DELETE", "/api/session", "", token)->status, 204);
    EXPECT_EQ(client.call("GET", "/api/session", "", token)->body.at("known"), false);
    const auto all = client.call("GET", "/api/games/1/facts", "", chief);
    const auto moves = std::ranges::count_if(all->body.at("facts").as_array(), [](const auto& one) {
        return one.at("event").at("type") == "move-made";
    });
    EXPECT_EQ(moves, 1);
    facts = -1; // the move is there, and the program goes on with what it asks for
}

} // namespace

} // namespace kodeks::server
