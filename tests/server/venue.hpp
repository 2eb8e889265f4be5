// A whole server without sockets, on virtual time and disk (server/simulation/virtual_world.hpp).
#pragma once

#include "server/live/live.hpp"
#include "server/simulation/virtual_world.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <boost/json/value.hpp>

namespace kodeks::server {

// What a request got.
struct Got {
    int status = 0; // 0: nothing yet
    boost::json::value body;
    Response response;
};

// The papers of a list in their order, and whether each can be printed now.
inline std::vector<std::pair<std::string, bool>> papers_in(const Got& list) {
    std::vector<std::pair<std::string, bool>> papers;
    for (const boost::json::value& one : list.body.at("papers").as_array()) {
        papers.emplace_back(one.at("paper").as_string(), one.at("ready").as_bool());
    }
    return papers;
}

// A live connection whose messages are kept.
class Visitor final : public Line {
public:
    void send(const Text& text) override;

    void close(int code, std::string_view) override { closed = code; }

    std::vector<std::string> types() const; // of all messages
    const boost::json::object& last(std::string_view type) const;

    std::vector<boost::json::object> messages;
    int closed = 0;
    std::unique_ptr<Live> live;
};

class Venue {
public:
    // Spectators see everything so much later.
    explicit Venue(Milliseconds delay = {0});

    // Runs virtual time until the answer is there.
    Got call(const std::string& method, const std::string& target, const std::string& body = "",
             const std::string& token = "");
    // Does not wait.
    std::shared_ptr<Got> begin(const std::string& method, const std::string& target,
                               const std::string& body = "", const std::string& token = "");

    // Comes in with a fresh code for this grant; the token.
    std::string enter(const Grant& grant);

    // A connection to "/api/games/1/live" or the like, after the messages so far.
    std::unique_ptr<Visitor> connect(const std::string& target, const std::string& token = "");

    void pass(Milliseconds time) {
        time.value += time_.now().value;
        time_.run_until({time.value});
    }

    // The machine is switched off and on again after so much time; visitors must have gone.
    void crash(Milliseconds away, bool group_arrives = false);

    // A Russian game of this control between two players who have arrived, begun; tokens are set.
    void begin_game(const std::string& control = "180+2");
    Got act(const std::string& token, const std::string& body);

    simulation::VirtualTime time_;
    store::MemoryStore store_;
    simulation::VirtualDice dice_{1};
    truth::SilentOracle oracle_;
    std::unique_ptr<simulation::VirtualDisk> disk_;
    std::unique_ptr<simulation::VirtualProver> prover_;
    std::unique_ptr<Hall> hall_;
    std::unique_ptr<Api> api_;
    std::string chief, white, black; // tokens
    std::string address_;            // from which requests come

private:
    void open();

    Milliseconds delay_;
    int visitors_ = 0;
};

} // namespace kodeks::server
