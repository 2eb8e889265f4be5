#include "referee/simulation/wire.hpp"

#include "referee/record/record.hpp"

#include <fmt/format.h>

namespace kodeks::referee::simulation {

std::string Wire::check(const State& state, std::span<const Event> events) {
    for (const Event& event : events) {
        const std::string text = write_event(event, *state.variant);
        const auto json = ledger::read_json(text, 0, text.size());
        const auto again = json ? read_event(*json, far_.variant) : tl::unexpected(json.error());
        if (!again) {
            return fmt::format("a fact cannot be read back ({}): {}", again.error().message.key,
                               text);
        }
        if (!(*again == event)) {
            return fmt::format("a fact is another one when read back: {}", text);
        }
        if (const auto defect = defect_of(far_, *again)) {
            return fmt::format("a fact does not follow the state: {}", text);
        }
        apply(far_, *again);
    }
    return far_ == state ? "" : "what was read back gives another state";
}

std::string Wire::snapshot(const State& state) {
    const std::string text = write_state(state);
    const auto json = ledger::read_json(text, 0, text.size());
    const auto again = json ? read_state(*json) : tl::unexpected(json.error());
    if (!again) {
        return fmt::format("a snapshot cannot be read back ({}): {}", again.error().message.key,
                           text);
    }
    far_ = *again;
    return far_ == state ? "" : fmt::format("a snapshot is another state: {}", text);
}

} // namespace kodeks::referee::simulation
