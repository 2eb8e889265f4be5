// Tables of a tournament by letter: the same rows for people, spreadsheets and programs.
#pragma once

#include "cli/command.hpp"
#include "cli/event/show.hpp"
#include "correspondence/tourney/event.hpp"
#include "correspondence/tourney/state.hpp"

#include <span>

namespace kodeks::cli {

// The headings alone, for rows that come from elsewhere.
Sheet table_head(const Context& context, const correspondence::tourney::State& state);
Sheet games_head(const Context& context);
Sheet chart_head(const Context& context);
Sheet due_head(const Context& context);

Sheet table_sheet(const Context& context, const correspondence::tourney::State& state);
Sheet games_sheet(const Context& context, const correspondence::tourney::State& state);

// The time chart of a game that exists (RU:5.3.6#3).
Sheet chart_sheet(const Context& context, std::span<const correspondence::tourney::Event> events,
                  correspondence::tourney::GameId game);

// A sheet of a ledger as text, with --csv or --json otherwise.
Exit show_sheet(const Arguments& arguments, const Context& context, const Sheet& sheet);

} // namespace kodeks::cli
