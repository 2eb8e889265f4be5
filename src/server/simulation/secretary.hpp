// An event beside the games: somebody enters four players, pairs every round and records what he
// hears from the tables, over a server that is switched off at any moment. An act without an answer
// is sent again under its own id. At the end the table is compared with what he knows.
#pragma once

#include "server/api/api.hpp"
#include "server/simulation/virtual_world.hpp"

namespace kodeks::server::simulation {

class Secretary {
public:
    using Door = std::function<Api*()>; // nothing while the machine is off

    Secretary(VirtualTime& time, VirtualDice& dice, std::string token, Door door)
        : time_(time), dice_(dice), token_(std::move(token)), door_(std::move(door)) {}

    void live_on(); // works on, now and then, for ever

    // What he was told stands in the log, once; the server's event is what its log says, and its
    // standings are what the acknowledged results add up to. What is wrong otherwise.
    std::string check(store::Store& log, Hall& hall) const;

    std::size_t acknowledged() const { return acknowledged_.size(); }

private:
    struct Act {
        std::string path;
        std::string id;
        std::string body;
        // Twice the points that it brings, by entry, when it is acknowledged.
        std::map<std::int64_t, int> points{};
    };

    void plan(Api& api);
    void plan_results(Api& api);
    void send(Api& api);
    void answered(const std::string& id, const Response& response);
    Response ask(Api& api, const std::string& path) const;
    std::string check_acknowledged(const std::vector<store::Stored>& records) const;
    std::string check_standings(const boost::json::object& standings) const;

    VirtualTime& time_;
    VirtualDice& dice_;
    std::string token_;
    Door door_;
    std::vector<Act> next_; // the last is the one at hand
    int round_ = -2;        // -2: the event is to be made, -1: entered
    std::map<std::int64_t, int> points_;
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> acknowledged_;
    std::string complaint_;
};

} // namespace kodeks::server::simulation
