#include "load/kit.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>

#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

namespace kodeks::bench {

namespace http = boost::beast::http;
namespace json = boost::json;
using tcp = boost::asio::ip::tcp;

namespace {

constexpr auto between_syncs = std::chrono::milliseconds(20);

// The address and the code are the last lines of what it says at the start.
Served told(pid_t pid, int out) {
    std::string said;
    char c = 0;
    while (said.find("#code=") == std::string::npos || c != '\n') {
        if (::read(out, &c, 1) != 1) {
            std::abort();
        }
        said += c;
    }
    const std::size_t port = said.rfind("127.0.0.1:") + 10;
    const std::size_t code = said.find("#code=") + 6;
    return {pid, static_cast<std::uint16_t>(std::stoi(said.substr(port))),
            said.substr(code, said.find('\n', code) - code)};
}

} // namespace

double ms_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double at_part(std::vector<double> values, double part) {
    std::ranges::sort(values);
    return values.empty() ? 0 : values[static_cast<std::size_t>(part * double(values.size() - 1))];
}

Served serve(const std::string& program, const std::string& where) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) {
        std::abort();
    }
    const char* const kind = where.starts_with("postgresql:") ? "--database" : "--data";
    const pid_t pid = fork();
    if (pid == 0) {
        dup2(ends[1], STDOUT_FILENO);
        execl(program.c_str(), program.c_str(), "--lang", "en", "serve", kind, where.c_str(),
              "--listen", "127.0.0.1:0", "--empty", "--behind-proxy", "127.0.0.1", nullptr);
        _exit(127);
    }
    ::close(ends[1]);
    return told(pid, ends[0]); // its further words stay in the pipe
}

void end(const Served& served, int signal) {
    kill(served.pid, signal);
    waitpid(served.pid, nullptr, 0);
}

std::size_t memory_mb(pid_t pid) {
    std::ifstream status(fmt::format("/proc/{}/status", pid));
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:")) {
            return std::stoul(line.substr(6)) / 1024;
        }
    }
    return 0;
}

SyncMeter::SyncMeter(const std::filesystem::path& folder)
    : thread_([this, path = folder / "by-hand"] { measure(path); }) {}

SyncMeter::~SyncMeter() {
    going_ = false;
}

std::vector<double> SyncMeter::end() {
    going_ = false;
    thread_.join();
    return times_;
}

void SyncMeter::measure(const std::filesystem::path& path) {
    const int file = ::open(path.c_str(), O_CREAT | O_WRONLY | O_APPEND, 0600);
    const std::string record(240, 'x'); // a move with its envelope
    while (going_) {
        const auto start = Clock::now();
        if (::write(file, record.data(), record.size()) < 0 || ::fdatasync(file) != 0) {
            std::abort();
        }
        times_.push_back(ms_since(start));
        std::this_thread::sleep_for(between_syncs);
    }
    ::close(file);
}

Desk::Desk(std::uint16_t port) {
    socket_.connect({boost::asio::ip::address_v4::loopback(), port});
    socket_.set_option(tcp::no_delay(true));
}

json::value Desk::post(const std::string& path, const json::object& body,
                       const std::string& token) {
    http::request<http::string_body> request(http::verb::post, path, 11);
    request.set(http::field::host, "127.0.0.1");
    request.set("X-Forwarded-For", fmt::format("10.{}.{}.1", asked_ / 250, asked_ % 250));
    ++asked_;
    if (!token.empty()) {
        request.set(http::field::authorization, "Bearer " + token);
    }
    request.body() = json::serialize(body);
    request.prepare_payload();
    http::write(socket_, request);
    http::response<http::string_body> response;
    http::read(socket_, buffer_, response);
    return json::parse(response.body());
}

std::string Desk::enter(const std::string& code) {
    return std::string(post("/api/session", {{"code", code}}, "").at("token").as_string());
}

} // namespace kodeks::bench
