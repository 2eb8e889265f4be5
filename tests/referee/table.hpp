// A table with a game on it, for tests: say what happens, read what the referee decides.
//
//     Table table("fide2023", "chess", {.control = whole_game(minutes(90))});
//     table.begin();
//     table.play("e4 e5 Nf3");
//     EXPECT_EQ(table.act(Actor::black, Resign{}), "resigned black [FIDE:5.1.2] 1-0");
#pragma once

#include "referee/referee.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::test {

class Table {
public:
    Table(std::string_view edition, std::string_view variant, const referee::Regulations& = {},
          std::string_view fen = {});

    // What the players need, before anything happens.
    void need(const referee::Needs& white, const referee::Needs& black);
    // Both are there and White's clock runs.
    void begin();
    // Moves of both sides in turn, by the short path, one second each.
    void play(std::string_view moves);
    // One command at the present time: the rulings and the result in one line, "" for neither, or
    // "refused: NAME [articles]".
    std::string act(referee::Actor by, const referee::Action& action);

    void wait(Milliseconds time) { now_ += referee::Instant{time.value}; }

    games::Move move(std::string_view text) const;     // legal, as written
    games::Move shift(std::string_view from_to) const; // any displacement, "e2e5"
    Milliseconds left(games::Side side) const;

    const referee::State& state() const { return state_; }

    const std::vector<referee::Event>& events() const { return events_; }

    void ask(const truth::Oracle& oracle) { oracle_ = &oracle; }

    // Before the game: what a player needs.
    void need(games::Side side, const referee::Needs& needs);
    // A move made by hand and the clock pressed: "c3-d4", "c3-e5 -d4" ...
    std::string hand(referee::Actor by, std::string_view text);

private:
    void open();

    referee::Match match_;
    referee::State state_;
    std::vector<referee::Event> events_;
    referee::Instant now_{0};
    const truth::Oracle* oracle_;
};

} // namespace kodeks::test
