// Any bytes as the frames of a WebSocket: the first byte says who sends them, the rest goes through
// the same reader with the same limits as a live connection, and whatever message comes out of it
// goes to a running game. Nothing crashes, every answer is JSON, whoever only watches changes
// nothing, and what was acknowledged is what a restart finds.
#include "base/check.hpp"
#include "server/live/live.hpp"
#include "server/simulation/virtual_world.hpp"

#include <array>

#include <boost/asio/io_context.hpp>
#include <boost/beast/_experimental/test/stream.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

using namespace kodeks;
using namespace kodeks::server;

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

namespace {

constexpr std::size_t message_bytes_max = 8192; // as at the edge (net/live_connection.cpp)
constexpr int messages_max = 100;

class ReadingLine final : public Line {
public:
    void send(const Text& text) override { static_cast<void>(boost::json::parse(*text)); }

    void close(int, std::string_view) override { closed = true; }

    bool closed = false;
};

// A hall with one game that has begun, and a token for each seat at it.
struct Board {
    Board() {
        hall.start();
        chief = come_in({.role = Role::chief_arbiter});
        ask("POST", "/api/games", R"({"rulebook":"ru-code","variant":"russian","control":"180+2"})",
            chief);
        white = come_in({.role = Role::player, .game = "1", .side = games::Side::white});
        black = come_in({.role = Role::player, .game = "1", .side = games::Side::black});
        for (const char* act :
             {R"({"id":"1","do":"arrive","side":"white"})",
              R"({"id":"2","do":"arrive","side":"black"})", R"({"id":"3","do":"begin"})"}) {
            ask("POST", "/api/games/1/acts", act, chief);
        }
    }

    std::string come_in(const Grant& grant) {
        std::string token;
        hall.issue(grant, "fuzz", [&](const auto& code) {
            ask("POST", "/api/session", R"({"code":")" + code.value() + R"("})", "");
        });
        run();
        token = boost::json::parse(answer.body).at("token").as_string();
        return token;
    }

    void ask(const std::string& method, const std::string& path, const std::string& body,
             const std::string& token) {
        Request request{method, path, {}, {}, body, ""};
        request.headers["authorization"] = "Bearer " + token;
        api.handle(request, [this](Response response) { answer = std::move(response); });
        run();
    }

    void run() { time.run_until({time.now().value + 100}); }

    simulation::VirtualTime time;
    store::MemoryStore store;
    simulation::VirtualDice dice{1};
    truth::SilentOracle oracle;
    simulation::VirtualDisk disk{time, store};
    simulation::VirtualProver prover{time, oracle};
    Hall hall{{{time, disk, prover, time}, store, oracle, dice}};
    Api api{hall, {.passwords = [](const auto&, const auto&) { return false; }}};
    Response answer;
    std::string chief, white, black;
};

constexpr std::string_view handshake =
    "GET /api/games/1/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";

// The messages in these bytes, as the edge would take them.
std::vector<std::string> messages_in(std::string_view bytes) {
    boost::asio::io_context context;
    beast::test::stream far(context);
    websocket::stream<beast::test::stream> near(context);
    near.next_layer().connect(far);
    near.next_layer().append(beast::string_view(handshake.data(), handshake.size()));
    near.next_layer().append(beast::string_view(bytes.data(), bytes.size()));
    far.close();
    near.read_message_max(message_bytes_max);
    boost::system::error_code error;
    near.accept(error);
    std::vector<std::string> all;
    while (!error && all.size() < messages_max) {
        beast::flat_buffer buffer;
        near.read(buffer, error);
        if (!error && near.got_text()) {
            all.push_back(beast::buffers_to_string(buffer.data()));
            KODEKS_ASSERT(all.back().size() <= message_bytes_max);
        }
    }
    return all;
}

// What a machine that was switched off would find.
void expect_same_after_restart(Board& board) {
    Hall again({{board.time, board.disk, board.prover, board.time},
                board.store,
                board.oracle,
                board.dice});
    KODEKS_ASSERT(again.restore().has_value());
    const Game* const before = board.hall.find("1");
    const Game* const after = again.find("1");
    KODEKS_ASSERT(after != nullptr && after->owner().last() == before->owner().last());
    KODEKS_ASSERT(after->decider().state().phase == before->decider().state().phase);
    KODEKS_ASSERT(boost::json::serialize(after->summary()) ==
                  boost::json::serialize(before->summary()));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::vector<std::string> messages = messages_in(bytes);
    if (messages.empty()) {
        return 0;
    }
    Board board;
    const std::array<std::string, 4> tokens = {"", board.white, board.black, board.chief};
    const std::size_t seat = data[0] % tokens.size();
    Request request{"GET", "/api/games/1/live", {}, {}, "", ""};
    request.headers["authorization"] = "Bearer " + tokens[seat];
    const auto call = board.api.live(request);
    KODEKS_ASSERT(call.has_value());
    ReadingLine line;
    Live live(board.api, line, *call);
    live.begin(std::nullopt);
    const auto before = board.hall.find("1")->owner().last();
    for (const std::string& message : messages) {
        live.receive(message);
        board.run();
    }
    KODEKS_ASSERT(seat != 0 || board.hall.find("1")->owner().last() == before);
    expect_same_after_restart(board);
    return 0;
}
