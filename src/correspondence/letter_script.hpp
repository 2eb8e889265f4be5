// A game by letter as text: lines of JSON, a header and then what was sent on which day, with the
// answers that are expected (docs/letters.md). Reading is replaying: moves are read on the board.
#pragma once

#include "correspondence/game.hpp"
#include "ledger/source.hpp"

#include <string>
#include <vector>

namespace kodeks::correspondence {

struct Header {
    Plan plan;
    std::string title;
    std::vector<std::string> proves; // articles
};

struct Step {
    std::uint32_t line = 0;
    Command command;
    games::Position position; // before the command
    std::vector<referee::Ruling> rulings{};
    std::optional<Refusal> refused{};
    bool expected = false;
};

struct Replay {
    Header header;
    Game game;
    std::vector<Step> steps;
    std::vector<Fault> failures; // expectations that do not hold
};

// A mistake in the text gives a fault with its place, and nothing else.
Result<Replay> replay(const ledger::Source& source);

// "52/10": the days White and Black have used.
std::string days_text(const Game& game);

// "letter", "claim" ...: the word of an act.
std::string_view word_of_act(const Act& act);

} // namespace kodeks::correspondence
