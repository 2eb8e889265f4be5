// The game of a table: opened on the terms of the event, recorded in the event's file under the id
// of the game, and its end is the result of the table.
#pragma once

#include "cli/event/file.hpp"
#include "cli/referee/keeper.hpp"
#include "referee/rule_set.hpp"
#include "server/event/table_game.hpp"

#include <memory>
#include <vector>

namespace kodeks::cli {

using server::match_of;
using server::match_on;
using server::outcome_of;

// The facts recorded of a game so far; empty when it was not opened.
Result<std::vector<referee::Event>> facts_of(const EventFile& file, tournament::GameId game);

// Keeps the facts of a game in the event's file; with its end, the result of its table.
std::unique_ptr<Keeper> keeper_in(EventFile& file, const tournament::GameRef& game,
                                  std::string author);

// The fact that the game is opened, brought to the disk.
std::optional<Fault> keep_opening(EventFile& file, tournament::GameId game,
                                  const referee::Event& opened, const std::string& author);

} // namespace kodeks::cli
