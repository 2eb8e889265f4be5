// A game as records (ledger/record.hpp): its facts and its whole state as JSON and back, without
// loss. Facts need the variant to be read, because squares have names; the first fact of a game
// says which it is.
#pragma once

#include "base/result.hpp"
#include "ledger/json.hpp"
#include "referee/state/state.hpp"

#include <string>

namespace kodeks::referee {

std::string write_event(const Event& event, const games::Variant& variant);

// `variant` of the game so far; none for the first fact.
tl::expected<Event, ledger::Trouble> read_event(const ledger::Json& json,
                                                const games::Variant* variant);

// Why a fact cannot follow the state: the game is not opened, a ply does not exist, a move cannot
// be played. For readers of files; nothing when it fits.
std::optional<Message> defect_of(const State& state, const Event& event);

// A snapshot: the state can go on from here with the rest of the facts.
std::string write_state(const State& state);
tl::expected<State, ledger::Trouble> read_state(const ledger::Json& json);

} // namespace kodeks::referee
