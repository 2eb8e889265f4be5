// What one event fixed in advance, and what a game is played under.
#pragma once

#include "clock/control.hpp"
#include "games/variant.hpp"
#include "rulebook/draws/draw_rule.hpp"
#include "rulebook/game_rules.hpp"

#include <array>
#include <optional>
#include <vector>

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

struct Match {
    const games::Variant* variant = nullptr;
    rulebook::GameRules rules;
    std::span<const rulebook::DrawRule> draws{};
    Regulations regulations{};
    std::array<Needs, 2> needs{};
    games::Setup start;

    rulebook::Pace pace() const;

    bool quick() const { return pace() != rulebook::Pace::standard; }

    bool end_needs_no_press() const {
        return regulations.end_needs_no_press.value_or(rules.losing.end_needs_no_press);
    }

    rulebook::Supervision supervision() const {
        return regulations.supervision.value_or(rulebook::Supervision::full);
    }

    // The rest follows from the edition and the variant.
    friend bool operator==(const Match& a, const Match& b) {
        return a.variant == b.variant && a.rules.edition == b.rules.edition &&
               a.regulations == b.regulations && a.needs == b.needs && a.start == b.start;
    }
};

// Whether an article speaks of the variant played; an edition's article on another one does not.
bool is_about(const Match& match, std::string_view article);

// The match of an edition and a variant; empty when the edition does not know the variant.
std::optional<Match> make_match(std::string_view edition, std::string_view variant,
                                const Regulations& regulations);

} // namespace kodeks::referee
