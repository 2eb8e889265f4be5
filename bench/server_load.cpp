// A server under play: so many live games with two players each, who move about every three
// seconds, and so many spectators. How long an acknowledgement takes is told as a ratio to one sync
// of the same disk; the limit set is three at the 99th of 100. The server is a process of its own.
//
//     bench_server_load KODEKS [FOLDER [GAMES [SPECTATORS [SECONDS]]]]
#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;

constexpr rlim_t files_max = 20'000;
constexpr auto think_time = std::chrono::milliseconds(3000);

double ms_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double at_part(std::vector<double> values, double part) {
    std::ranges::sort(values);
    return values.empty() ? 0 : values[static_cast<std::size_t>(part * double(values.size() - 1))];
}

// One sync of this disk with a small record, as its middle value.
double sync_ms(const std::filesystem::path& folder) {
    const int file = ::open((folder / "by-hand").c_str(), O_CREAT | O_WRONLY | O_APPEND, 0600);
    std::vector<double> times;
    const std::string record(240, 'x');
    for (int i = 0; i < 200; ++i) {
        const auto start = Clock::now();
        if (::write(file, record.data(), record.size()) < 0 || ::fdatasync(file) != 0) {
            std::abort();
        }
        times.push_back(ms_since(start));
    }
    ::close(file);
    return at_part(times, 0.5);
}

struct Served {
    pid_t pid = 0;
    std::uint16_t port = 0;
    std::string code;
};

Served serve(const char* program, const std::string& folder) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) {
        std::abort();
    }
    Served served;
    served.pid = fork();
    if (served.pid == 0) {
        dup2(ends[1], STDOUT_FILENO);
        execl(program, program, "--lang", "en", "serve", "--data", folder.c_str(), "--listen",
              "127.0.0.1:0", "--empty", "--behind-proxy", "127.0.0.1", nullptr);
        _exit(127);
    }
    std::string said;
    char c = 0;
    while (said.find("#code=") == std::string::npos || c != '\n') {
        if (::read(ends[0], &c, 1) != 1) {
            std::abort();
        }
        said += c;
    }
    const std::size_t port = said.rfind("127.0.0.1:") + 10;
    served.port = static_cast<std::uint16_t>(std::stoi(said.substr(port)));
    const std::size_t code = said.find("#code=") + 6;
    served.code = said.substr(code, said.find('\n', code) - code);
    return served;
}

// Requests one after the other, each from an address of its own.
class Desk {
public:
    explicit Desk(std::uint16_t port) {
        socket_.connect({asio::ip::address_v4::loopback(), port});
        socket_.set_option(tcp::no_delay(true));
    }

    json::value post(const std::string& path, const json::object& body, const std::string& token) {
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

    std::string enter(const std::string& code) {
        return std::string(post("/api/session", {{"code", code}}, "").at("token").as_string());
    }

private:
    asio::io_context context_;
    tcp::socket socket_{context_};
    beast::flat_buffer buffer_;
    unsigned asked_ = 0;
};

struct Shared {
    asio::io_context context;
    std::uint16_t port = 0;
    std::mt19937 dice{1};
    std::vector<double> acknowledged_ms;
    std::uint64_t told = 0;
    bool going = true;
};

class Client : public std::enable_shared_from_this<Client> {
public:
    Client(Shared& shared, std::string game, std::string token)
        : shared_(shared), token_(std::move(token)), game_(std::move(game)) {}

    void start() {
        tcp::socket& socket = stream_.next_layer();
        socket.connect({asio::ip::address_v4::loopback(), shared_.port});
        socket.set_option(tcp::no_delay(true));
        stream_.set_option(websocket::stream_base::decorator([this](websocket::request_type& r) {
            if (!token_.empty()) {
                r.set(http::field::authorization, "Bearer " + token_);
            }
        }));
        stream_.handshake("127.0.0.1", "/api/games/" + game_ + "/live");
        read();
    }

private:
    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](auto error, std::size_t) {
            if (!error && self->shared_.going) {
                self->take();
                self->read();
            }
        });
    }

    void take() {
        ++shared_.told;
        const std::string text = beast::buffers_to_string(buffer_.data());
        buffer_.consume(buffer_.size());
        if (token_.empty()) {
            return; // a spectator only watches
        }
        const json::value message = json::parse(text);
        const json::object& object = message.as_object();
        if (object.at("type") == "ack") {
            shared_.acknowledged_ms.push_back(ms_since(sent_));
        }
        if (object.contains("view")) {
            think(object.at("view").as_object());
        }
    }

    void think(const json::object& view) {
        const json::value* const legal = view.if_contains("legal");
        if (legal == nullptr || legal->as_array().empty() || thinking_) {
            return;
        }
        const auto& moves = legal->as_array();
        move_ = std::string(moves[shared_.dice() % moves.size()].at("move").as_string());
        thinking_ = true;
        timer_.expires_after(think_time / 2 + std::chrono::milliseconds(shared_.dice() % 3000));
        timer_.async_wait([self = shared_from_this()](auto error) {
            if (!error && self->shared_.going) {
                self->send();
            }
        });
    }

    void send() {
        thinking_ = false;
        out_ = json::serialize(
            json::object{{"id", fmt::format("m{}", ++acts_)}, {"do", "move"}, {"move", move_}});
        sent_ = Clock::now();
        stream_.text(true);
        stream_.async_write(asio::buffer(out_), [self = shared_from_this()](auto, std::size_t) {});
    }

    Shared& shared_;
    std::string token_;
    std::string game_;
    websocket::stream<tcp::socket, false> stream_{shared_.context};
    asio::steady_timer timer_{shared_.context};
    beast::flat_buffer buffer_;
    std::string out_;
    std::string move_;
    Clock::time_point sent_;
    bool thinking_ = false;
    int acts_ = 0;
};

void open_games(Shared& shared, const Served& served, std::size_t games, std::size_t spectators) {
    Desk desk(served.port);
    const std::string chief = desk.enter(served.code);
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < games; ++i) {
        const json::value made = desk.post(
            "/api/games", {{"rulebook", "fide2023"}, {"variant", "chess"}, {"control", "600+5"}},
            chief);
        const std::string id(made.at("game").at("id").as_string());
        ids.push_back(id);
        for (const char* side : {"white", "black"}) {
            const std::string token =
                desk.enter(std::string(made.at("codes").at(side).as_string()));
            desk.post("/api/games/" + id + "/acts",
                      {{"id", side}, {"do", "arrive"}, {"side", side}}, chief);
            std::make_shared<Client>(shared, id, token)->start();
        }
    }
    for (std::size_t i = 0; i < spectators; ++i) {
        std::make_shared<Client>(shared, ids[i % ids.size()], "")->start();
    }
    for (const std::string& id : ids) {
        desk.post("/api/games/" + id + "/acts", {{"id", "b"}, {"do", "begin"}}, chief);
    }
}

std::size_t memory_kb(pid_t pid) {
    std::ifstream status(fmt::format("/proc/{}/status", pid));
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:")) {
            return std::stoul(line.substr(6));
        }
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        fmt::print("bench_server_load KODEKS [FOLDER [GAMES [SPECTATORS [SECONDS]]]]\n");
        return 2;
    }
    const rlimit files{files_max, files_max};
    setrlimit(RLIMIT_NOFILE, &files);
    const std::filesystem::path folder =
        std::filesystem::path(argc > 2 ? argv[2] : ".") / "kodeks-bench-load";
    const std::size_t games = argc > 3 ? std::stoul(argv[3]) : 1000;
    const std::size_t spectators = argc > 4 ? std::stoul(argv[4]) : 5000;
    const int seconds = argc > 5 ? std::atoi(argv[5]) : 30;
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    const double sync = sync_ms(folder);
    const Served served = serve(argv[1], (folder / "data").string());
    Shared shared;
    shared.port = served.port;
    open_games(shared, served, games, spectators);
    const auto start = Clock::now();
    shared.context.run_for(std::chrono::seconds(seconds));
    shared.going = false;
    const double passed_s = ms_since(start) / 1000;
    const double p50 = at_part(shared.acknowledged_ms, 0.5);
    const double p99 = at_part(shared.acknowledged_ms, 0.99);
    fmt::print("{} games, {} spectators: {:.0f} moves/s, {:.0f} messages/s told\n", games,
               spectators, double(shared.acknowledged_ms.size()) / passed_s,
               double(shared.told) / passed_s);
    fmt::print(
        "acknowledged: p50 {:.1f} ms, p99 {:.1f} ms; sync {:.1f} ms; ratio {:.2f} (limit 3)\n", p50,
        p99, sync, p99 / sync);
    fmt::print("memory {} MB (limit 400)\n", memory_kb(served.pid) / 1024);
    kill(served.pid, SIGTERM);
    waitpid(served.pid, nullptr, 0);
    std::filesystem::remove_all(folder);
}
