// The game of a table: opened on the terms of the event, and its end is the result of the table.
#pragma once

#include "referee/script/header.hpp"
#include "referee/state/state.hpp"
#include "tournament/acts/command.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace kodeks::server {

// The term of an event by which lag is not credited at its tables ("false"; game/lag.hpp).
constexpr std::string_view lag_credit_term = "lag_credit";

// The term by which moves at its boards on the screen are made as on wood ("true"): a press
// touches, and a touched piece is moved.
constexpr std::string_view touch_move_term = "touch_move";

// The terms of an event as a match of the referee; the message tells what is wrong with them.
tl::expected<referee::Match, Message> match_on(const tournament::EventSettings& settings);

// The settings of the event as a stage with a time control of its own has them.
tournament::EventSettings with_control(tournament::EventSettings event,
                                       const tournament::StageSettings& stage);

// Who sits there, White first; of a team match the players of the board.
std::array<tournament::EntryId, 2> players_at(const tournament::State& state,
                                              const tournament::GameRef& ref);

// The match between the players of a table, with their names and needs.
tl::expected<referee::Match, Message> match_of(const tournament::State& state,
                                               const tournament::GameRef& game);

// Why the next game of a micro-match may not begin yet: the one before is still played, or the
// break between them has not passed (UA:V.9.5.6). `since_last` is the time from the end of the game
// before, when it is known. A break that took too long is told, not refused: the games are played.
struct BreakFinding {
    Message message;
    rulebook::Articles articles;
    bool refused = true;
};

std::optional<BreakFinding> break_before(const tournament::State& state,
                                         const tournament::GameRef& ref,
                                         std::optional<Milliseconds> since_last);

// What the end of a refereed game is in a table of results.
tournament::Outcome outcome_of(const referee::Outcome& outcome);

// How a table stands while its game stands so: adjourned while it is, and then its end; nothing
// while it is played.
std::optional<tournament::Outcome> result_of(const referee::State& state);

// The command by which the table's result follows its game; nothing when it says so already.
std::optional<tournament::Command> following(const tournament::State& state,
                                             const tournament::GameRef& game,
                                             const tournament::Outcome& outcome,
                                             const std::string& reason);

} // namespace kodeks::server
