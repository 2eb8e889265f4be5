// What a load of a server needs besides its clients: servers as processes of their own, an arbiter
// who sets everything up, and the disk's own time measured meanwhile.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <sys/types.h>

namespace kodeks::bench {

using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point start);
double at_part(std::vector<double> values, double part);

struct Served {
    pid_t pid = 0;
    std::uint16_t port = 0;
    std::string code; // of the chief arbiter
};

// On a folder or a database; returns when it serves.
Served serve(const std::string& program, const std::string& where);
void end(const Served& served, int signal);

std::size_t memory_mb(pid_t pid); // the most it ever had

// Syncs a small record all the time, for as long as it lives, as nobody but the server does.
class SyncMeter {
public:
    explicit SyncMeter(const std::filesystem::path& folder);
    SyncMeter(const SyncMeter&) = delete;
    SyncMeter& operator=(const SyncMeter&) = delete;
    ~SyncMeter();

    std::vector<double> end(); // how long each took, in ms

private:
    void measure(const std::filesystem::path& path);

    std::atomic<bool> going_{true};
    std::vector<double> times_;
    std::jthread thread_; // last: it uses all of the above
};

// Requests one after the other, each from an address of its own.
class Desk {
public:
    explicit Desk(std::uint16_t port);

    boost::json::value post(const std::string& path, const boost::json::object& body,
                            const std::string& token);
    std::string enter(const std::string& code);

private:
    boost::asio::io_context context_;
    boost::asio::ip::tcp::socket socket_{context_};
    boost::beast::flat_buffer buffer_;
    unsigned asked_ = 0;
};

} // namespace kodeks::bench
