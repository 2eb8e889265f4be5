#include "office/office.hpp"

#include "office/desk/desk.hpp"
#include "office/state/invariants.hpp"

namespace kodeks::office {

Decision decide(const State& state, const Command& command, const World& world) {
    if (world.rules == nullptr) {
        return refuse("office.no_rules").value();
    }
    assert_invariants(state);
    auto facts = command.visit([&](const auto& asked) { return on(state, asked, world); });
    if (!facts) {
        return std::move(facts.error());
    }
    return ledger::Accepted<Event>{std::move(*facts)};
}

} // namespace kodeks::office
