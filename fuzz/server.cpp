// Any bytes as a request: the first line is method and address, the rest the body. Nobody who has
// not come in changes a game, nothing crashes, every answer that says JSON is JSON.
#include "base/check.hpp"
#include "server/live/live.hpp"
#include "server/simulation/virtual_world.hpp"

#include <boost/json/parse.hpp>

using namespace kodeks;
using namespace kodeks::server;

namespace {

class SilentLine final : public Line {
public:
    void send(const Text&) override {}

    void close(int, std::string_view) override {}
};

// A hall with one game, and the token of its chief arbiter.
struct House {
    House() {
        hall.start();
        hall.issue({.role = Role::chief_arbiter}, "fuzz", [this](const auto& code) {
            ask({"POST", "/api/session", {}, {}, R"({"code":")" + code.value() + R"("})", ""});
        });
        run();
        token = boost::json::parse(answer.body).at("token").as_string();
        Request request{"POST", "/api/games", {}, {}, "", ""};
        request.body = R"({"rulebook":"ru-code","variant":"russian","control":"180+2"})";
        request.headers["authorization"] = "Bearer " + token;
        ask(request);
    }

    void ask(const Request& request) {
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
    // A password takes longer than everything else here together.
    Api api{hall, {.passwords = [](const auto&, const auto&) { return false; }}};
    Response answer;
    std::string token;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view first = text.substr(0, end);
    const std::size_t space = std::min(first.find(' '), first.size());
    Request request;
    request.method = std::string(first.substr(0, space));
    if (!read_target(first.substr(std::min(first.size(), space + 1)), request)) {
        return 0;
    }
    request.body = std::string(text.substr(std::min(text.size(), end + 1)));
    House house;
    const auto before = house.hall.find("1")->owner().last();
    house.ask(request);
    KODEKS_ASSERT(house.hall.find("1")->owner().last() == before);
    request.headers["authorization"] = "Bearer " + house.token;
    house.ask(request);
    KODEKS_ASSERT(house.answer.status >= 200);
    if (house.answer.type.starts_with("application/json")) {
        static_cast<void>(boost::json::parse(house.answer.body));
    }
    SilentLine line;
    Request live{"GET", "/api/games/1/live", {}, request.headers, "", ""};
    Live connection(house.api, line, *house.api.live(live));
    connection.begin(std::nullopt);
    connection.receive(request.body);
    house.run();
    return 0;
}
