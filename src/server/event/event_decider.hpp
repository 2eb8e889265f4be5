// One event (a tournament) as the owner of its stream sees it: acts are the commands of the
// tournament's desk, one or several that hold together, and facts are its events.
#pragma once

#include "server/decider.hpp"
#include "tournament/record/undoing.hpp"
#include "tournament/tournament.hpp"

#include <set>

namespace kodeks::server {

class EventDecider final : public Decider {
public:
    Verdict decide(const Asked& asked) override;
    std::vector<Fact> accept(std::uint32_t first, const Asked& asked) override;
    tl::expected<Fact, Message> fold(const ledger::RawRecord& record) override;

    // The same decision with nothing to follow from it: how the event would stand, or the refusal.
    struct Trial {
        Verdict verdict;
        tournament::State state{};
    };

    Trial attempt(const Asked& asked) const;

    // What takes the last command back, while these games have records of their own.
    tl::expected<tournament::Undoing, Message> undoing(const std::set<tournament::GameId>& opened,
                                                       const std::string& reason) const;

    // The act that does it; only the program itself writes it.
    static std::string undo_act(const std::set<tournament::GameId>& opened,
                                const std::string& reason);

    bool opened() const { return !events_.empty(); }

    const tournament::State& state() const { return state_; }

    const std::vector<tournament::Event>& events() const { return events_; }

    const std::vector<ledger::Envelope>& envelopes() const { return envelopes_; }

private:
    struct Decided {
        Verdict verdict;
        std::vector<tournament::Event> events{};
        tournament::State after{};
    };

    Decided decided(const Asked& asked) const;
    Decided carried(const std::vector<tournament::Command>& commands) const;
    Decided undone(const std::string& act) const;

    tournament::State state_;
    std::vector<tournament::Event> events_;
    std::vector<ledger::Envelope> envelopes_; // of the events
    Decided pending_;                         // of the last verdict
};

} // namespace kodeks::server
