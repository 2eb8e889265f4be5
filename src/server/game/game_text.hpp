// A game as PGN or PDN, for those who follow it with other programs.
#pragma once

#include "ledger/unix_time.hpp"
#include "referee/state/state.hpp"

#include <string>

namespace kodeks::server {

// The moves up to the first that was not legal; `opened` gives the date.
std::string game_text(const referee::State& state, ledger::UnixTime opened);

// Whether that is PGN; otherwise PDN.
bool is_pgn(const referee::State& state);

} // namespace kodeks::server
