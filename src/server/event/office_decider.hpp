// What happens around the boards of an event, as the owner of the stream "office" sees it: acts are
// the commands of the office (office/acts/command.hpp), facts its events. What the tournament's
// desk knows is looked up at the moment of deciding and never recorded.
#pragma once

#include "office/office.hpp"
#include "server/decider.hpp"
#include "server/event/event_decider.hpp"
#include "server/people/role.hpp"

namespace kodeks::server {

class OfficeDecider final : public Decider {
public:
    explicit OfficeDecider(const EventDecider& event) : event_(event) {}

    Verdict decide(const Asked& asked) override;
    std::vector<Fact> accept(std::uint32_t first, const Asked& asked) override;
    tl::expected<Fact, Message> fold(const ledger::RawRecord& record) override;

    // The same decision with nothing to follow from it.
    Verdict attempt(const Asked& asked) const { return decided(asked).verdict; }

    const office::State& state() const { return state_; }

    office::World world() const;

private:
    struct Decided {
        Verdict verdict;
        std::size_t count = 0; // of facts
        office::State after{};
    };

    Decided decided(const Asked& asked) const;

    const EventDecider& event_;
    office::State state_;
    Decided pending_; // of the last verdict
};

// The command of an act {"do":"appoint",...}; what is wrong with it otherwise.
tl::expected<office::Command, Message> office_command_in(const std::string& act);

// Of an act that could not be read: a day of an entry that no calendar has is refused by the
// article that asks for it.
std::optional<Refusal> refused_entry_date(const std::string& act, const office::World& world);

// What a command needs of the table of rights.
Action action_of(const office::Command& command);

} // namespace kodeks::server
