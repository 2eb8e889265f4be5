// One server among several on the same PostgreSQL database. Each holds everything, hears what the
// others have written, and tells them which players are connected to it: when a server is gone, its
// players' clocks are stopped, and go on when they have come in anywhere.
#pragma once

#include "server/hall.hpp"
#include "server/net/loop.hpp"
#include "store/postgres/listener.hpp"

#include <map>
#include <set>

namespace kodeks::server {

class Nodes final : public Neighbours {
public:
    Nodes(std::unique_ptr<store::postgres::Listener> listener, store::Store& log)
        : listener_(std::move(listener)), log_(log), others_(listener_->others()) {}

    // Nobody else works on this log: after a stop or a crash of all.
    bool is_alone() const { return others_.empty(); }

    void start(Loop& loop, Hall& hall, RealWatch& watch);
    void stop(); // hears and says nothing any more

    store::Store& log() override { return log_; }

    void tell(const std::string& game, std::string_view seat, Presence presence) override;
    bool is_there(const std::string& game, std::string_view seat) const override;

    std::size_t others() const { return others_.size(); }

private:
    using Places = std::set<std::pair<std::string, std::string>>; // game and seat

    void hear(Hall& hall, store::postgres::NodeNumber from, const std::string& text);
    void miss(Hall& hall, store::postgres::NodeNumber node);

    std::unique_ptr<store::postgres::Listener> listener_;
    store::Store& log_;
    std::set<store::postgres::NodeNumber> others_;
    Places here_;
    std::map<store::postgres::NodeNumber, Places> present_; // at the others
};

} // namespace kodeks::server
