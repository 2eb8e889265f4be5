// The edge under people who send nonsense, too much, too fast or nothing.
#include "server/real.hpp"
#include "store_kit/kit.hpp"

#include <memory>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

namespace kodeks::server {

namespace {

class EdgeTest : public testing::Test {
protected:
    const store::TempFolder folder;
    RealServer server{folder.path().string()};

    int status_of(const std::string& bytes) const {
        Socket socket(server.port());
        socket.send(bytes);
        const auto line = socket.line();
        return line ? std::stoi(line->substr(9)) : 0;
    }

    std::string make_game() {
        HttpClient client(server.port());
        const std::string token = enter_by(client, server.code());
        client.call("POST", "/api/games",
                    R"({"rulebook":"fide2023","variant":"chess","control":"300"})", token);
        return token;
    }
};

TEST_F(EdgeTest, SendsTheHeadersThatProtectAPage) {
    HttpClient client(server.port());
    const auto page = client.call("GET", "/");
    ASSERT_EQ(page->status, 200);
    for (const char* header : {"X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
                               "object-src 'none'; base-uri 'none'", "frame-ancestors 'none'",
                               "Content-Type: text/html; charset=utf-8"}) {
        EXPECT_NE(page->head.find(header), std::string::npos) << header << "\n" << page->head;
    }
    const auto session =
        client.call("POST", "/api/session", R"({"code":")" + server.code() + R"("})");
    EXPECT_NE(session->head.find("HttpOnly; SameSite=Strict"), std::string::npos);
    EXPECT_NE(session->head.find("Cache-Control: no-store"), std::string::npos);
}

TEST_F(EdgeTest, AnswersNonsenseAndLivesOn) {
    EXPECT_EQ(status_of("nonsense\r\n\r\n"), 400);
    EXPECT_EQ(status_of("GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n"), 400);
    EXPECT_EQ(status_of("GET / HTTP/1.1\r\nX: " + std::string(20'000, 'a') + "\r\n\r\n"), 413);
    EXPECT_EQ(status_of("POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999\r\n\r\n"),
              413);
    EXPECT_EQ(status_of("POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n"
                        "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
              400); // two ways of framing at once
    EXPECT_EQ(status_of("GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n"), 404);
    EXPECT_EQ(status_of("POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n\xff[]"),
              400);
    HttpClient client(server.port());
    EXPECT_EQ(client.call("GET", "/api/health")->status, 200);
    EXPECT_EQ(client.call("GET", "/api/health")->status, 200); // the same connection
}

TEST_F(EdgeTest, ClosesLiveConnectionsThatBreakTheRules) {
    const std::string token = make_game();
    const auto after = [&](const auto& deed) {
        WsClient client(server.port(), "/api/games/1/live", token);
        EXPECT_EQ(client.status(), 101);
        EXPECT_TRUE(client.next().has_value());
        deed(client);
        std::string last;
        while (const auto next = client.next()) {
            last = *next;
            if (last.starts_with("close")) {
                break;
            }
        }
        return last;
    };
    EXPECT_EQ(after([](WsClient& c) { c.send(std::string(9000, 'x')); }), "close 1009");
    EXPECT_EQ(after([](WsClient& c) { c.send("x", 1, false); }), "close 1002"); // not masked
    EXPECT_EQ(after([](WsClient& c) { c.send("\xff\xfe"); }), "close 1007");    // no UTF-8
    EXPECT_EQ(after([](WsClient& c) { c.send("{}", 2); }), "close 1008");       // not text
    EXPECT_EQ(after([](WsClient& c) {
                  for (int i = 0; i < 120; ++i) {
                      c.send("{}");
                  }
              }),
              "close 1008");
    EXPECT_EQ(WsClient(server.port(), "/api/games", token).status(), 403);
    HttpClient client(server.port());
    EXPECT_EQ(client.call("GET", "/api/health")->status, 200);
}

// A shell allows 1,024 files; the server asks for what it may have.
TEST_F(EdgeTest, LetsMorePeopleInThanAShellAllows) {
    rlimit files{};
    ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &files), 0);
    rlimit few = files;
    few.rlim_cur = 64;
    ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &few), 0);
    const store::TempFolder other;
    const RealServer narrow(other.path().string());
    ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &files), 0);
    std::vector<std::unique_ptr<HttpClient>> crowd;
    for (int i = 0; i < 100; ++i) {
        crowd.push_back(std::make_unique<HttpClient>(narrow.port()));
        ASSERT_EQ(crowd.back()->call("GET", "/api/health")->status, 200) << i;
    }
    const auto first = crowd.front()->call("GET", "/api/health"); // nobody had to leave for them
    ASSERT_TRUE(first.has_value());
    EXPECT_EQ(first->status, 200);
}

TEST_F(EdgeTest, PlaysOverAWire) {
    const std::string token = make_game();
    WsClient arbiter(server.port(), "/api/games/1/live", token);
    EXPECT_NE(arbiter.next()->find("\"seat\":\"chief-arbiter\""), std::string::npos);
    for (const char* act :
         {R"({"id":"1","do":"arrive","side":"white"})",
          R"({"id":"2","do":"arrive","side":"black"})", R"({"id":"3","do":"begin"})",
          R"({"id":"4","do":"move","move":"e4","by":"white"})"}) {
        arbiter.send(act);
        EXPECT_NE(arbiter.next()->find("\"ack\""), std::string::npos);
        EXPECT_NE(arbiter.next()->find("\"facts\""), std::string::npos);
    }
    WsClient spectator(server.port(), "/api/games/1/live?after=2", "");
    const auto hello = spectator.next();
    EXPECT_NE(hello->find("\"move-made\""), std::string::npos);
    EXPECT_EQ(hello->find("\"arrive\""), std::string::npos);
}

} // namespace

} // namespace kodeks::server
