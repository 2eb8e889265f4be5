// A game by letter as records (ledger/record.hpp): its facts and its whole state as JSON and back,
// without loss. Facts need the variant to be read, because squares have names; the first fact of a
// game says which it is.
#pragma once

#include "base/result.hpp"
#include "correspondence/state/state.hpp"
#include "ledger/json.hpp"
#include "ledger/record.hpp"

#include <span>
#include <string>

namespace kodeks::correspondence {

std::string write_event(const Event& event, const games::Variant& variant);

// `variant` of the game so far; none for the first fact.
tl::expected<Event, ledger::Trouble> read_event(const ledger::Json& json,
                                                const games::Variant* variant);

// Why a fact cannot follow the state: the game is not opened, a move cannot be played, nothing was
// sent that could be corrected. For readers of files; nothing when it fits.
std::optional<Message> defect_of(const State& state, const Event& event);

// A snapshot: the state can go on from here with the rest of the facts.
std::string write_state(const State& state);
tl::expected<State, ledger::Trouble> read_state(const ledger::Json& json);

// The facts of one command as lines of a ledger, each with its end; `next` is the envelope of the
// first and stands behind the last one afterwards.
std::string write_command(std::span<const Event> events, const games::Variant& variant,
                          ledger::Envelope& next);

} // namespace kodeks::correspondence
