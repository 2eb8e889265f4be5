// What takes the last command back: facts of its own, with the reason. Nothing is overwritten.
#pragma once

#include "base/result.hpp"
#include "ledger/record.hpp"
#include "tournament/acts/command.hpp"
#include "tournament/event/event.hpp"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace kodeks::tournament {

// Everything that happened at the desk of an event.
struct Recorded {
    const State& state;
    std::span<const Event> events;
    std::span<const ledger::Envelope> envelopes; // of the events
    std::function<bool(GameId)> is_opened;       // whether the game has a record of its own
};

struct Undoing {
    std::uint32_t first_fact = 0; // of the command taken back
    std::uint32_t last_fact = 0;
    std::vector<Command> commands;
};

// The last command that was not taken back and took nothing back itself; or why it cannot be.
tl::expected<Undoing, Message> undoing(const Recorded& recorded, const std::string& reason);

} // namespace kodeks::tournament
