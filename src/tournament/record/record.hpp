// An event as records (ledger/record.hpp): its facts, commands and whole state as JSON and back,
// without loss.
#pragma once

#include "base/result.hpp"
#include "ledger/json.hpp"
#include "tournament/acts/command.hpp"
#include "tournament/event/event.hpp"

#include <optional>
#include <string>

namespace kodeks::tournament {

std::string write_event(const Event& event);
tl::expected<Event, ledger::Trouble> read_event(const ledger::Json& json);

std::string write_command(const Command& command);
tl::expected<Command, ledger::Trouble> read_command(const ledger::Json& json);

// A snapshot: the state can go on from here with the rest of the facts.
std::string write_state(const State& state);
tl::expected<State, ledger::Trouble> read_state(const ledger::Json& json);

// Why a fact cannot follow the state: an entry, stage, round or game it names does not exist. For
// readers of files; nothing when it fits.
std::optional<Message> defect_of(const State& state, const Event& event);

// A fact of the first form of event files, which named neither games nor how results are counted:
// both are what the rulebook of today says.
void complete_old(const State& state, Event& event);

} // namespace kodeks::tournament
