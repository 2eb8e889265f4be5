// What is fixed before a game and stands in its first record: who plays what, under which rulebook
// and regulations. Rule data are found by the edition's name (rule_set.hpp) and are never part of a
// state.
#pragma once

#include "clock/control.hpp"
#include "games/setup.hpp"
#include "rulebook/scope.hpp"

#include <array>
#include <optional>
#include <string>

namespace kodeks::referee {

// Whether the referee watches the clocks himself, or a flag counts only when somebody points at it
// (FIDE:6.8, RU:3.8.9).
enum class Flags : std::uint8_t { observed, claimed };

struct Regulations {
    clock::TimeControl control = clock::whole_game(minutes(90));
    std::optional<rulebook::Supervision> supervision{}; // announced for rapid and blitz
    std::optional<Milliseconds> default_time{};
    std::int32_t no_draw_before_move = 0; // agreement needs so many moves of each player; 0: free
    Flags flags = Flags::observed;
    bool automatic_draws = false;             // claimable draws end unattended games by themselves
    std::optional<rulebook::Pace> pace{};     // announced; otherwise by the control
    bool mechanical_clocks = false;           // they do not show whose flag fell first
    bool relief_board = false;                // one board with holes for both
    bool drawn_opening = false;               // the first moves are drawn in the players' presence
    bool opponent_decides_illegal = false;    // illegal moves are left to the opponent
    std::optional<bool> end_needs_no_press{}; // other than the rulebook says
    Milliseconds break_before{0};             // on White's clock, before the next game of a series
    bool no_draws = false;                    // none by agreement without the arbiter's consent
    bool quickplay = false;                   // the rules for the last minutes are announced
    bool sheets = false;                      // the referee is told what players write
    bool electronic_sheets = false;
    bool milder_device_penalty = false; // a device found need not lose
    std::int32_t games_per_arbiter = 1;
    bool arbiter_records = true;
    std::optional<Milliseconds> appeal_within{}; // after the end of the game
    bool no_appeals = false;
    bool team_event = false;

    friend bool operator==(const Regulations&, const Regulations&) = default;
};

// Needs of a player that change the rules of the game.
struct Needs {
    bool blind = false;
    bool low_vision = false;
    bool assistant = false;
    bool hands_for_moves = false; // cannot move the pieces, press the clock, write
    bool hands_for_clock = false;
    bool hands_for_score = false;
    bool deaf = false;
    bool disability = false;
    bool hearing = false;
    bool assistant_records = false;

    bool vision() const { return blind || low_vision; }

    friend bool operator==(const Needs&, const Needs&) = default;
};

struct Settings {
    std::string edition; // of the rulebook
    std::string variant;
    Regulations regulations{};
    std::array<Needs, 2> needs{}; // by Side
    std::array<std::string, 2> names{};
    games::Setup start{};
    // What the rulebook made of the regulations when the game was opened.
    rulebook::Pace pace = rulebook::Pace::standard;
    bool end_needs_no_press = true; // of the clock

    bool quick() const { return pace != rulebook::Pace::standard; }

    rulebook::Supervision supervision() const {
        return regulations.supervision.value_or(rulebook::Supervision::full);
    }

    const Needs& needs_of(games::Side side) const { return needs[static_cast<std::size_t>(side)]; }

    friend bool operator==(const Settings&, const Settings&) = default;
};

} // namespace kodeks::referee
