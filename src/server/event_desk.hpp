// One event in the hall: its owner and who watches it.
#pragma once

#include "server/event/event_decider.hpp"
#include "server/event/event_json.hpp"
#include "server/owner.hpp"
#include "server/watcher.hpp"

namespace kodeks::server {

class EventDesk {
public:
    EventDesk(std::string id, const Services& services);
    EventDesk(const EventDesk&) = delete;
    EventDesk& operator=(const EventDesk&) = delete;

    const std::string& id() const { return id_; }

    Owner& owner() { return owner_; }

    const EventDecider& decider() const { return *decider_; }

    void watch(Watcher& watcher, Reading reading) { watchers_.emplace_back(&watcher, reading); }

    void leave(Watcher& watcher);

    boost::json::object summary() const;
    boost::json::object card(Reading reading) const;

    // The facts behind a number, as this reader may see them.
    boost::json::array history(std::uint32_t after, Reading reading) const;

    // Who is told of a change of the summary.
    std::function<void(const EventDesk&)> on_change;

private:
    void tell(std::span<const Fact> facts);

    std::string id_;
    EventDecider* decider_; // the owner's
    Owner owner_;
    std::vector<std::pair<Watcher*, Reading>> watchers_; // in the order in which they came
};

} // namespace kodeks::server
