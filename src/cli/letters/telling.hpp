// What was decided in a tournament by letter, told line by line.
#pragma once

#include "cli/context.hpp"
#include "correspondence/tourney/due.hpp"
#include "correspondence/tourney/state.hpp"

#include <span>
#include <string>

#include <boost/json/object.hpp>

namespace kodeks::cli {

std::string sentence(const Context& context, const correspondence::tourney::State& state,
                     const correspondence::tourney::Ruling& ruling);
std::string sentence(const Context& context, const correspondence::tourney::State& state,
                     const correspondence::tourney::Duty& duty);

// "Game 5, Ann - Bob".
std::string game_title(const Context& context, const correspondence::tourney::State& state,
                       correspondence::tourney::GameId game);

// A ruling of a game or of the tournament, as it is told.
struct ToldRuling {
    std::string decision;
    std::string text;
    std::vector<std::string> articles;
    std::optional<correspondence::tourney::GameId> game;
};

// On `out`, a line each, or as JSON.
void tell(const Context& context, const std::vector<ToldRuling>& rulings);

// Rulings of the tournament and of its games on `out`, as text or as JSON.
void tell_rulings(const Context& context, const correspondence::tourney::State& state,
                  std::span<const correspondence::tourney::Event> events);

Exit tell_refusal(const Context& context, const correspondence::tourney::State& state,
                  const Refusal& refusal);

} // namespace kodeks::cli
