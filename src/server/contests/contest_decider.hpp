// A contest of composers or solvers as the owner of its stream sees it: an act is a command of the
// room (composition/contest/command.hpp), {"do":"give-mark","on":...}, facts are its events. Who
// may ask for what is settled before.
#pragma once

#include "composition/contest/record.hpp"
#include "server/decider.hpp"
#include "server/ledger_hall.hpp"

namespace kodeks::server {

class ContestDecider final : public Decider {
public:
    static constexpr std::string_view stream = contest::Room::stream;

    static std::unique_ptr<ContestDecider> with(const HallTools&) {
        return std::make_unique<ContestDecider>();
    }

    static Result<void> check(const ledger::Source& file);

    Verdict decide(const Asked& asked) override;
    std::vector<Fact> accept(std::uint32_t first, const Asked& asked) override;
    tl::expected<Fact, Message> fold(const ledger::RawRecord& record) override;

    // The same decision with nothing to follow from it.
    struct Trial {
        Verdict verdict;
        std::vector<contest::Event> events{};
    };

    Trial attempt(const Asked& asked) const;

    Verdict judge(const Asked& asked) const { return attempt(asked).verdict; }

    bool opened() const { return !events_.empty(); }

    const contest::State& state() const { return state_; }

    const std::vector<contest::Event>& events() const { return events_; }

    const std::vector<ledger::Envelope>& envelopes() const { return envelopes_; }

    std::string first_fact() const { return contest::Room::write(events_.front()); }

private:
    void take(const contest::Event& event, ledger::Envelope envelope);

    contest::State state_;
    std::vector<contest::Event> events_;
    std::vector<ledger::Envelope> envelopes_; // of the events
    std::vector<contest::Event> pending_;     // of the last verdict
};

using Contest = LedgerStream<ContestDecider>;
using ContestHall = LedgerHall<ContestDecider>;

} // namespace kodeks::server
