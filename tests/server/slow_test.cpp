// Whoever is slow keeps nobody waiting, and is let go.
#include "server/real.hpp"
#include "server/server.hpp"
#include "store_kit/kit.hpp"

#include <thread>

#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

// A server inside the test, with little patience.
class SlowTest : public testing::Test {
protected:
    SlowTest() {
        Settings settings;
        settings.folder = folder.path();
        settings.edge.request_time = std::chrono::milliseconds(300);
        settings.edge.connections_max = 4;
        settings.known = &oracle;
        settings.prover = &oracle;
        server = std::move(*Server::open(settings));
        port = *server->listen();
        thread = std::jthread([this] { server->run(); });
    }

    ~SlowTest() override {
        server->stop();
        thread.join();
    }

    const store::TempFolder folder;
    truth::SilentOracle oracle;
    std::unique_ptr<Server> server;
    std::uint16_t port = 0;
    std::jthread thread;
};

TEST_F(SlowTest, HalfARequestIsNotWaitedForForEver) {
    Socket half(port);
    half.send("POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
    Socket dripping(port);
    for (const char c : std::string("GET /api/health")) { // a letter now and then does not help
        dripping.send(std::string(1, c));
        std::this_thread::sleep_for(std::chrono::milliseconds(40));
    }
    HttpClient other(port);
    EXPECT_EQ(other.call("GET", "/api/health")->status, 200);
    const auto begun = std::chrono::steady_clock::now();
    half.at_end();
    dripping.at_end();
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(15)); // not given up
}

TEST_F(SlowTest, ThereIsAnEndToConnections) {
    const Socket one(port);
    const Socket two(port);
    const Socket three(port);
    HttpClient four(port);
    EXPECT_EQ(four.call("GET", "/api/health")->status, 200); // all four are there
    Socket five(port);
    const auto begun = std::chrono::steady_clock::now();
    five.at_end();
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(15)); // not given up
}

} // namespace

} // namespace kodeks::server
