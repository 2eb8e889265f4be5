// The edge: HTTP and WebSocket on sockets, by Boost.Beast, and nothing else. Requests go to the
// API or the pages, live messages to a Live each. Everything is bounded: sizes of requests and
// messages, time to send them, messages per time, what waits to be sent to somebody slow.
#pragma once

#include "server/api/api.hpp"
#include "server/net/loop.hpp"
#include "server/pages.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace kodeks::server {

struct EdgeSettings {
    std::string address = "127.0.0.1";
    std::uint16_t port = 0; // 0: any that is free
    std::size_t connections_max = 10'000;
    std::chrono::milliseconds request_time{30'000}; // to send a request, or to say nothing
    // Encryption: a certificate with its chain and its key, both PEM files; empty: none.
    std::string certificate{};
    std::string key{};
    // Addresses of proxies whose word about the client is taken (X-Forwarded-For, -Proto).
    std::vector<std::string> proxies{};
};

struct EdgeCounts {
    std::uint64_t connections = 0; // now
    std::uint64_t live = 0;        // of them WebSockets
    std::uint64_t requests = 0;    // so far
    std::uint64_t messages_in = 0;
    std::uint64_t messages_out = 0;
    std::uint64_t refused = 0; // too large, too many, too slow, not understood
};

class Edge {
public:
    Edge(Loop& loop, Api& api, const Pages& pages, const EdgeSettings& settings);
    Edge(const Edge&) = delete;
    Edge& operator=(const Edge&) = delete;
    ~Edge();

    Result<std::uint16_t> listen(); // the port; a certificate that cannot be used is a fault
    void stop();                    // takes nobody any more and says goodbye to everybody
    void close();                   // lets go of the address, before the loop ends for good

    const EdgeCounts& counts() const;

    struct Inside; // net/connection.hpp

private:
    std::shared_ptr<Inside> inside_;
};

} // namespace kodeks::server
