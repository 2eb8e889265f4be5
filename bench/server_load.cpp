// A server under play: so many live games with two players each, who move about every three
// seconds, and so many spectators; some boards besides where a flag is let fall. The server is a
// process of its own. Acknowledgements are told as a ratio to syncs of the same disk at the same
// time, middle to middle and 99th to 99th of 100; the limit set is three. A flag is told as late by
// whatever passed between zero and its arrival at a spectator. At the end the server is killed and
// started again with all these games.
//
// With the address of a PostgreSQL database two servers share it, and of each board one player and
// half the spectators sit at either.
//
//     bench_server_load KODEKS [FOLDER|ADDRESS [GAMES [SPECTATORS [SECONDS]]]]
#include "load/kit.hpp"
#include "support/process_time.hpp"

#include <csignal>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <stop_token>
#include <thread>

#include <boost/asio/connect.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <sys/resource.h>

namespace {

using namespace kodeks::bench;
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace json = boost::json;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

constexpr rlim_t files_max = 20'000;
constexpr auto think_time = std::chrono::milliseconds(3000);
constexpr auto warm_up = std::chrono::seconds(6); // until everybody has begun to move
constexpr std::size_t flags_watched = 40;
constexpr std::size_t short_message = 512; // an acknowledgement is shorter, a view longer
constexpr auto between_flags = std::chrono::milliseconds(150);

struct Shared {
    asio::io_context context;
    std::mt19937 dice{1};
    std::vector<double> acknowledged_ms;
    std::vector<double> flags_late_ms;
    std::uint64_t told = 0;
    bool going = true;
};

struct Seat {
    std::uint16_t port = 0;
    std::string game;
    std::string token;
    bool watches_flag = false;
};

class Client : public std::enable_shared_from_this<Client> {
public:
    Client(Shared& shared, Seat seat) : shared_(shared), seat_(std::move(seat)) {}

    void start() {
        tcp::socket& socket = stream_.next_layer();
        socket.connect({asio::ip::address_v4::loopback(), seat_.port});
        socket.set_option(tcp::no_delay(true));
        stream_.set_option(websocket::stream_base::decorator([this](websocket::request_type& r) {
            if (!seat_.token.empty()) {
                r.set(beast::http::field::authorization, "Bearer " + seat_.token);
            }
        }));
        stream_.handshake("127.0.0.1", "/api/games/" + seat_.game + "/live");
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

    // Only what somebody acts upon is read: the generator shares the processor with the server.
    void take() {
        ++shared_.told;
        const auto bytes = buffer_.cdata();
        const std::string_view text(static_cast<const char*>(bytes.data()), bytes.size());
        if (acts_upon(text)) {
            act_upon(text);
        }
        buffer_.consume(buffer_.size());
    }

    bool acts_upon(std::string_view text) const {
        return seat_.watches_flag ||
               (!seat_.token.empty() &&
                (text.size() < short_message || text.find("\"legal\":") != std::string_view::npos));
    }

    void act_upon(std::string_view text) {
        json::monotonic_resource room;
        const json::value message = json::parse(text, &room);
        const json::object& object = message.as_object();
        if (object.at("type") == "ack") {
            shared_.acknowledged_ms.push_back(ms_since(sent_));
        }
        if (object.contains("view") && seat_.watches_flag) {
            look_at_flag(object.at("view").at("clocks").at("white").as_object());
        } else if (object.contains("view")) {
            think(object.at("view").as_object());
        }
    }

    // Zero is as long after the clock was seen running as it said.
    void look_at_flag(const json::object& clock) {
        if (clock.at("flag").as_bool() && zero_) {
            const std::chrono::duration<double, std::milli> late = Clock::now() - *zero_;
            shared_.flags_late_ms.push_back(late.count());
            zero_.reset();
        } else if (clock.at("running").as_bool() && !zero_) {
            zero_ = Clock::now() +
                    std::chrono::milliseconds(clock.at("remaining_ms").to_number<std::int64_t>());
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
    Seat seat_;
    websocket::stream<tcp::socket, false> stream_{shared_.context};
    asio::steady_timer timer_{shared_.context};
    beast::flat_buffer buffer_;
    std::string out_;
    std::string move_;
    Clock::time_point sent_;
    std::optional<Clock::time_point> zero_;
    bool thinking_ = false;
    int acts_ = 0;
};

// The arbiter makes boards and lets people in.
class Hall {
public:
    Hall(Shared& shared, const std::vector<Served>& servers, std::string chief)
        : shared_(shared),
          servers_(servers),
          desk_(servers.front().port),
          chief_(std::move(chief)) {}

    // Its number; `players` come in too.
    std::string open(const char* control, bool players) {
        const json::value made = desk_.post(
            "/api/games", {{"rulebook", "fide2023"}, {"variant", "chess"}, {"control", control}},
            chief_);
        const std::string id(made.at("game").at("id").as_string());
        for (const char* side : {"white", "black"}) {
            act(id, {{"id", side}, {"do", "arrive"}, {"side", side}});
            if (players) {
                join({next_port(), id,
                      desk_.enter(std::string(made.at("codes").at(side).as_string()))});
            }
        }
        return id;
    }

    void act(const std::string& game, const json::object& act) {
        desk_.post("/api/games/" + game + "/acts", act, chief_);
    }

    void join(const Seat& seat) { std::make_shared<Client>(shared_, seat)->start(); }

    std::uint16_t next_port() { return servers_[joined_++ % servers_.size()].port; }

private:
    Shared& shared_;
    const std::vector<Served>& servers_;
    Desk desk_;
    std::string chief_;
    std::size_t joined_ = 0;
};

// Boards at which nobody moves, begun one after the other while the others play; on a thread of
// its own, so that what is read late here is not taken for a flag that falls late.
std::vector<double> let_flags_fall(const std::vector<Served>& servers, const std::string& chief,
                                   const std::stop_token& over) {
    Shared shared;
    Hall hall(shared, servers, chief);
    std::vector<std::string> boards;
    for (std::size_t i = 0; i < flags_watched; ++i) {
        boards.push_back(hall.open("3", false));
        hall.join({hall.next_port(), boards.back(), "", true});
    }
    for (const std::string& id : boards) {
        hall.act(id, {{"id", "b"}, {"do", "begin"}});
        shared.context.run_for(between_flags);
    }
    while (!over.stop_requested()) {
        shared.context.run_for(between_flags);
    }
    return shared.flags_late_ms;
}

void open_all(Hall& hall, std::size_t games, std::size_t spectators) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < games; ++i) {
        ids.push_back(hall.open("600+5", true));
    }
    for (std::size_t i = 0; i < spectators; ++i) {
        hall.join({hall.next_port(), ids[i % ids.size()], ""});
    }
    for (const std::string& id : ids) {
        hall.act(id, {{"id", "b"}, {"do", "begin"}});
    }
}

void print(const Shared& shared, const std::vector<double>& syncs, double seconds, double cpu) {
    const std::vector<double>& acks = shared.acknowledged_ms;
    const auto moves = double(acks.size());
    fmt::print("{:.0f} moves/s, {:.0f} messages/s told; servers: {:.2f} cores, {:.2f} ms a move\n",
               moves / seconds, double(shared.told) / seconds, cpu / 1000 / seconds, cpu / moves);
    fmt::print("acknowledged: p50 {:.2f} ms, p99 {:.2f} ms; sync: p50 {:.2f} ms, p99 {:.2f} ms; "
               "ratio {:.2f} and {:.2f} (limit 3)\n",
               at_part(acks, 0.5), at_part(acks, 0.99), at_part(syncs, 0.5), at_part(syncs, 0.99),
               at_part(acks, 0.5) / at_part(syncs, 0.5),
               at_part(acks, 0.99) / at_part(syncs, 0.99));
}

void restart(const std::string& program, const std::string& where) {
    const auto start = Clock::now();
    const Served again = serve(program, where);
    fmt::print(
        "restart after kill -9: serves after {:.2f} s, {:.2f} s of processor time (limit 2 s)\n",
        ms_since(start) / 1000, kodeks::test::processor_s(again.pid));
    end(again, SIGKILL);
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        fmt::print("bench_server_load KODEKS [FOLDER|ADDRESS [GAMES [SPECTATORS [SECONDS]]]]\n");
        return 2;
    }
    const rlimit files{files_max, files_max};
    setrlimit(RLIMIT_NOFILE, &files);
    const std::string wanted = argc > 2 ? argv[2] : ".";
    const bool shared_log = wanted.starts_with("postgresql:");
    const auto folder = std::filesystem::path(shared_log ? "." : wanted) / "kodeks-bench-load";
    const std::size_t games = argc > 3 ? std::stoul(argv[3]) : 1000;
    const std::size_t spectators = argc > 4 ? std::stoul(argv[4]) : 5000;
    const int seconds = argc > 5 ? std::atoi(argv[5]) : 30;
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    const std::string where = shared_log ? wanted : (folder / "data").string();
    std::vector<Served> servers{serve(argv[1], where)};
    if (shared_log) {
        servers.push_back(serve(argv[1], where));
    }
    Shared shared;
    const std::string chief = Desk(servers.front().port).enter(servers.front().code);
    Hall hall(shared, servers, chief);
    open_all(hall, games, spectators);
    const auto used = [&servers] {
        double sum = 0;
        for (const Served& one : servers) {
            sum += kodeks::test::processor_s(one.pid) * 1000;
        }
        return sum;
    };
    shared.context.run_for(warm_up);
    shared.acknowledged_ms.clear();
    shared.told = 0;
    const double before = used();
    SyncMeter meter(folder);
    std::vector<double> flags;
    std::jthread falling(
        [&](const std::stop_token& over) { flags = let_flags_fall(servers, chief, over); });
    const auto start = Clock::now();
    shared.context.run_for(std::chrono::seconds(seconds));
    shared.going = false;
    const double passed_s = ms_since(start) / 1000;
    const double cpu = used() - before;
    falling.request_stop();
    falling.join();
    fmt::print("{} games, {} spectators, {} server(s)\n", games, spectators, servers.size());
    print(shared, meter.end(), passed_s, cpu);
    fmt::print("{} flags fell: told p50 {:.1f} ms, p99 {:.1f} ms after zero (limit 20)\n",
               flags.size(), at_part(flags, 0.5), at_part(flags, 0.99));
    for (const Served& one : servers) {
        fmt::print("memory {} MB (limit 400)\n", memory_mb(one.pid));
        end(one, SIGKILL);
    }
    restart(argv[1], where);
    std::filesystem::remove_all(folder);
}
