// A game by letter as text: lines of JSON, a header and then what was sent on which day, with the
// answers that are expected (docs/letters.md). Reading is replaying: moves are read on the board.
#pragma once

#include "correspondence/correspondence.hpp"
#include "correspondence/script/header.hpp"
#include "ledger/source.hpp"

#include <string>
#include <vector>

namespace kodeks::correspondence {

struct Step {
    std::uint32_t line = 0;
    Command command;
    games::Position position; // before the command
    std::vector<Event> events{};
    std::vector<referee::Ruling> rulings{}; // of the events
    std::optional<Refusal> refused{};
    bool expected = false;
};

struct Replay {
    Header header;
    State state; // at the end
    std::vector<Step> steps;
    std::vector<Fault> failures; // expectations that do not hold
};

// A mistake in the text gives a fault with its place, and nothing else.
Result<Replay> replay(const ledger::Source& source, const truth::Oracle& oracle);

} // namespace kodeks::correspondence
