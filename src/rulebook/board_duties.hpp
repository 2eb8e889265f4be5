// The rules of what happens around the board: records, draws
// fixed for lack of time, micro-matches. Part of an edition's game rules
// (game_rules.hpp); whatever an edition does not know stays empty and does not exist under it.
#pragma once

#include "base/strong.hpp"
#include "rulebook/hand_fault.hpp"
#include "rulebook/leave.hpp"

#include <cstdint>
#include <span>

namespace kodeks::rulebook {

struct Recording {
    std::int32_t missing_allowed = 2;
    Articles free{};               // paces in which nobody need record
    Articles incomplete{};         // more are missing: restored on the offender's time
    Articles in_trouble{};         // short of time: later
    Articles afterwards{};         // the time is charged to who did not record
    Articles both{};               // to both alike
    Articles unrestored{};         // it could not be restored
    bool unrestored_loses = false; // both, when neither recorded
};

// A player short of time settles for a draw in a won position.
struct FixedDraws {
    bool must_declare = false; // before stopping the clock
    bool needs_time_trouble = false;
    bool needs_no_increment = false;
    Articles articles{}; // standard
    Articles quick{};    // rapid and blitz: declared together with an offer
};

// Between the games of a micro-match; how many there are stands in tournament_rules.hpp.
struct MicroMatches {
    Milliseconds break_min{0};
    Milliseconds break_max{0};         // 0 = the book names none
    bool break_on_white_clock = false; // added to it, and no move before it is over
    Articles breaks{};
    Articles opening_late{}; // who is late pays for the waiting draw
};

// How hands work on the boards of a rulebook.
struct Hands {
    // What can be wrong with a move has names, and such a move stands until it is put right.
    // Otherwise an illegal move that was not pressed is taken back at no cost when its player goes
    // on (FIDE:7.5.1).
    bool faults_have_names = false;
    // A move that was not pressed is completed by the opponent's reply; otherwise by the same
    // player's next move (FIDE:6.2.1.2).
    bool reply_completes = false;
};

// Articles that speak of some variants only, by how their id begins.
struct ArticleScope {
    std::string_view prefix;
    std::span<const std::string_view> variants{};
};

struct BoardDuties {
    Hands hands{};
    std::span<const HandFaultArticles> hand_faults{};
    std::span<const Leave> leaves{};
    std::span<const ArticleScope> scopes{};
    Recording recording{};
    FixedDraws fixed_draws{};
    MicroMatches micro_matches{};
    Articles spectators{}; // do not interfere in a game
};

} // namespace kodeks::rulebook
