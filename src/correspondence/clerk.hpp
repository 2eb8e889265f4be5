// The clerk's desk while one command is decided: a copy of the game and the rulings so far. Every
// duty is a function (letters.cpp, corrections.cpp, oversteps.cpp, pauses.cpp, silence.cpp) that
// refuses or changes both.
#pragma once

#include "correspondence/game.hpp"
#include "referee/desk/desk.hpp"

namespace kodeks::correspondence {

using Refused = std::optional<Refusal>; // empty: accepted

struct Clerk {
    Game& game;
    std::vector<referee::Ruling>& rulings;
    Day on;
    Actor by;

    const rulebook::CorrespondenceRules& rules() const { return *game.plan.rules; }

    void rule(std::string_view decision, std::optional<Side> about, rulebook::Articles articles,
              const referee::Evidence& evidence = {});
    void charge(Side side, Days days);
    void play(const games::Move& move);
    // Whether nothing can be played any more; then the game is finished.
    bool ends_on_board();
    void note_overstep(Side side);
    void finish(const referee::Outcome& outcome);
};

std::optional<Side> side_of(Actor actor);

// Refuses what does not stand between the last letter and the day of the command.
Refused check_received(const Clerk& clerk, Day received);

Refused on(Clerk& clerk, const Letter& letter);
Refused on(Clerk& clerk, const Unclear& unclear);
Refused on(Clerk& clerk, const Correction& correction);
Refused on(Clerk& clerk, const Repeat& repeat);
Refused on(Clerk& clerk, const Inquiry& inquiry);
Refused on(Clerk& clerk, const TakeBreak& wanted);
Refused on(Clerk& clerk, const OverstepClaim& claim);
Refused on(Clerk& clerk, const Decision& decision);

} // namespace kodeks::correspondence
