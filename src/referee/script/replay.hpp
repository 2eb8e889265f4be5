// Reading a game script is replaying it: moves are read in the position in which they are made, and
// every expectation is compared with what the referee answers. A script with a mistake in it gives
// a fault and nothing else; a script whose expectations fail gives the failures.
#pragma once

#include "base/result.hpp"
#include "ledger/source.hpp"
#include "oracle/oracle.hpp"
#include "referee/script/answer_json.hpp"
#include "referee/script/header.hpp"
#include "referee/state/state.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::referee::script {

using ledger::Source;

struct Step {
    std::uint32_t line = 0;
    Command command;
    std::optional<games::Position> position{}; // before the command
    std::optional<Refusal> refused{};
    bool superseded = false;     // it came too late
    std::size_t first_event = 0; // of its events; the next step's first_event ends them
    bool expected = false;       // an expectation follows

    Given given(std::span<const Event> mine) const {
        return {refused ? &*refused : nullptr, superseded, mine};
    }

    std::span<const Event> events(const std::vector<Event>& all, std::size_t end) const {
        return std::span(all).subspan(first_event, end - first_event);
    }
};

struct Replay {
    Header header;
    State state;
    std::vector<Event> events;
    std::vector<Step> steps;
    std::vector<Fault> failures; // expectations that do not hold

    std::span<const Event> events_of(std::size_t step) const;
};

// Called after every step with its events and the state it left.
using Observer =
    std::function<void(const Step& step, std::span<const Event> events, const State& after)>;

Result<Replay> replay(const Source& source, const truth::Oracle& prover,
                      const Observer& observer = {});

// The first line alone, to choose an oracle or list scripts.
Result<Header> header_of(const Source& source);

} // namespace kodeks::referee::script
