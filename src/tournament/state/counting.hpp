// How the results of an event are counted. Settled from the rulebook when the event is created and
// kept with it: a rulebook corrected tomorrow changes no table of today.
#pragma once

#include "rulebook/tournament_rules.hpp"

namespace kodeks::tournament {

struct Counting {
    // With what score a missing opponent, or one who left, enters the coefficients of a Swiss.
    rulebook::MissingOpponent missing = rulebook::MissingOpponent::nothing;
    rulebook::LeaverScore leaver = rulebook::LeaverScore::own;
    rulebook::LonelyLeaver lonely = rulebook::LonelyLeaver::draw_every_round;
    // What becomes of the games of somebody who leaves a schedule.
    rulebook::EarlyLeaver early = rulebook::EarlyLeaver::keep;
    bool adjudicated = false;           // adjourned games of a leaver are adjudicated, not lost
    bool unfinished_count = false;      // adjourned games count towards the half
    bool early_plus_for_others = false; // the mark of his unplayed games when he left early
    // Teams.
    rulebook::TeamScore primary = rulebook::TeamScore::game_points;
    bool half_of_possible = false; // a match is won by more than half of the possible points
    rulebook::MissingLineUp fixed_boards = rulebook::MissingLineUp::main_line_up;
    rulebook::MissingLineUp free_boards = rulebook::MissingLineUp::previous_round;
    friend bool operator==(const Counting&, const Counting&) = default;
};

Counting counting_by(const rulebook::TournamentRules& rules);

} // namespace kodeks::tournament
