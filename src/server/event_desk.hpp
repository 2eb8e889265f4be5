// One event in the hall: its owner and who watches it.
#pragma once

#include "server/event/event_decider.hpp"
#include "server/event/event_json.hpp"
#include "server/event/office_decider.hpp"
#include "server/late.hpp"
#include "server/owner.hpp"
#include "server/watcher.hpp"

namespace kodeks::server {

class EventDesk {
public:
    EventDesk(std::string id, const HallTools& tools);
    EventDesk(const EventDesk&) = delete;
    EventDesk& operator=(const EventDesk&) = delete;

    const std::string& id() const { return id_; }

    Owner& owner() { return owner_; }

    const EventDecider& decider() const { return *decider_; }

    // What happens around its boards has a stream of its own.
    Owner& office_owner() { return office_owner_; }

    const OfficeDecider& office() const { return *office_; }

    // As this reader sees it.
    const EventDecider& seen_by(Reading reading) const;
    std::uint32_t last_for(Reading reading) const;

    const EventDecider& shown() const { return seen_by(Reading::late); }

    void start_late(); // after everything was read from the disk

    void watch(Watcher& watcher, Reading reading) { watchers_.emplace_back(&watcher, reading); }

    void leave(Watcher& watcher);

    boost::json::object summary() const;
    boost::json::object card(Reading reading) const;

    // The facts behind a number, as this reader may see them.
    boost::json::array history(std::uint32_t after, Reading reading) const;

    // Who is told of a change of the summary.
    std::function<void(const EventDesk&)> on_shown;

private:
    void tell(std::span<const Fact> facts);
    void tell_late(std::span<const Fact> facts);
    void tell_office();
    template <class Choice>
    void tell_readers(std::span<const Fact> facts, const Choice& choice);

    std::string id_;
    std::unique_ptr<Late<EventDecider>> late_; // where broadcasts are delayed
    EventDecider* decider_;                    // the owner's
    Owner owner_;
    OfficeDecider* office_; // the owner's
    Owner office_owner_;
    std::vector<std::pair<Watcher*, Reading>> watchers_; // in the order in which they came
};

} // namespace kodeks::server
