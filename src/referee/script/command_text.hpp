// One command as one line of a script, and back (docs/game-script.md).
#pragma once

#include "ledger/json.hpp"
#include "referee/state/state.hpp"

#include <string>

namespace kodeks::referee::script {

using ledger::Json;
using ledger::Trouble;

// `previous` is the time of the command before: "+5" counts from it, and without "at" it is the
// same. Moves are read in the position of the state; those of the player who made the last move and
// announcements of that move in the position before it.
tl::expected<Command, Trouble> read_command(const Json& line, const State& state, Instant previous);

std::string write_command(const Command& command, const State& before); // without the line's end

} // namespace kodeks::referee::script
