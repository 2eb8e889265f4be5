// An office as records (ledger/record.hpp): its facts, commands and whole state as JSON and back,
// without loss.
#pragma once

#include "base/result.hpp"
#include "ledger/json.hpp"
#include "ledger/record.hpp"
#include "office/acts/command.hpp"
#include "office/event/event.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::office {

std::string write_event(const Event& event);
tl::expected<Event, ledger::Trouble> read_event(const ledger::Json& json);

std::string write_command(const Command& command);
tl::expected<Command, ledger::Trouble> read_command(const ledger::Json& json);

std::string write_state(const State& state);
tl::expected<State, ledger::Trouble> read_state(const ledger::Json& json);

// Why a fact cannot follow the state: what it names does not exist, or a text is none. For readers
// of files; nothing when it fits.
std::optional<Message> defect_of(const State& state, const Event& event);

// The stream "office" of an event file, folded; every fact is checked against the state before it.
Result<State> read_office(const std::vector<ledger::RawRecord>& records,
                          const ledger::Source& source);

} // namespace kodeks::office
