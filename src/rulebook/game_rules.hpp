// The rules of one game besides how pieces move: what a rulebook says about illegal moves, flags,
// offers, claims, lateness, resignation and stopping the clock. An edition is data
// (rulebook/editions/*/game.hpp), every line of it with its articles; the referee that applies it
// does not know editions by name.
//
// Where a rule depends on the pace of the game or on how closely arbiters watch, it is a list of
// rows, and the first row that fits counts.
#pragma once

#include "base/strong.hpp"
#include "rulebook/board_duties.hpp"
#include "rulebook/offence.hpp"
#include "rulebook/scope.hpp"
#include "rulebook/table_rules.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

// Until when an illegal move can be put right.
enum class Correctable : std::uint8_t { whole_game, until_reply };
// Who may have it put right.
enum class Corrector : std::uint8_t { anybody, opponent };

struct IllegalMoves {
    Scope scope{};
    Correctable correctable = Correctable::whole_game;
    Corrector corrector = Corrector::anybody;
    Milliseconds opponent_gains{0}; // for each one that does not lose
    std::uint8_t losing_count = 0;  // this one loses; 0: none does
    Articles restored{};            // the position goes back
    Articles penalty{};             // what it costs
    Articles stands{};              // too late, it stays
    Articles other_piece{};         // one piece was touched and another moved
    // The opponent may also put it right himself, on his own time (UA:V.6.4).
    bool opponent_may_correct = false;
    // Whoever replies to it lets it stand, and that is a breach too (UA:V.6.6).
    bool tolerating_is_a_breach = false;
    bool clocks_go_back = false; // with the position (RU:3.12.7)
    Articles before_press{};     // noticed by the player himself
    Articles partly{};           // putting right only a part
    // What it costs by count among all breaches of the game (RU:3.20.7), instead of losing_count.
    std::span<const Sanction> ladder{};
};

// Penalty for a claim of a draw that proves wrong.
struct WrongClaims {
    Scope scope{};
    Milliseconds opponent_gains{0};
    Articles articles{}; // beside those of every wrong claim
};

// What happens to whoever loses by flag, penalty or resignation when the opponent could not win by
// any series of legal moves: a draw (FIDE:6.9), or a loss all the same.
struct Losing {
    bool flag_needs_winnable = false;
    bool penalty_needs_winnable = false;
    bool resignation_needs_winnable = false;
    Articles flag{};
    Articles resignation{};
    // A move that ends the game needs no press of the clock (FIDE:6.2.1.1, RU:3.8.12).
    bool end_needs_no_press = true;
    Articles end_without_press{};
    // Both flags are down and nobody knows whose fell first: a draw, where these are given.
    Articles both_flags{};
    Articles both_flags_quick{}; // in rapid and blitz
};

// Ends on the board.
struct Endings {
    Articles checkmate{};
    Articles stalemate{};
    Articles no_pieces{};
    Articles no_moves{};
};

struct Touching {
    Articles must_move{};
    Articles adjust{};
    bool enemy_binds = true;              // a touched enemy piece must be captured (FIDE:4.3.2)
    bool adjusting_needs_consent = false; // of the opponent (FR:25)
    Articles base_decides{};              // a king whose halves stand apart
    Articles turn{};                      // whose move it is
    Articles pieces{};                    // what is moved: a piece of one's own, on the board
};

struct Results {
    Articles signing{};
    Articles correction{};
    Articles closed{}; // nothing is claimed any more
};

// To whom a decision is taken, and how. A book lists its steps in their order.
struct AppealStep {
    Authority to = Authority::arbiter;
    Articles lodged{};
    Articles decided{};
    Articles in_writing{};    // empty: by word of mouth too
    Articles deadline{};      // the regulations fix it, from the end of the game on; empty: none
    bool in_play = false;     // only while the game is on
    bool if_provided = false; // by the regulations, which fix its time
};

// Appeals and protests against decisions of arbiters. Without steps the book knows none.
struct Appeals {
    std::span<const AppealStep> steps{};
    Articles excluded{};           // regulations may exclude appeals (FIDE:11.10)
    Articles captain{};            // in team events nobody but the captain
    Articles captain_in_writing{}; // who always writes
    Articles order{};              // one step after the other (UA:V.17.1.5)
    Articles last{};               // after the last step nothing follows
    // After the end only a result that an arbiter decided is protested (RU:1.10.4, RU:3.4.1#5).
    Articles closed{};
};

struct Offers {
    // Moves each side must have made before the game may be agreed drawn.
    std::int32_t moves_before = 0;
    // Before that an offer is no offer at all; otherwise it only cannot be accepted.
    bool early_is_void = false;
    // The proper moment is after one's own move, before pressing; elsewhere it stands, with a
    // remark.
    bool right_moment_is_own_move = true;
    // A declined player waits until the opponent has offered once (RU:1.9.6).
    bool alternate = false;
    // ... or until forces have changed (UA:V.11.3).
    bool again_after_change = false;
    Articles made{};
    Articles agreed{};
    Articles too_early{};
    Articles wrong_moment{};
    Articles out_of_turn{};
    Articles declined{};
    // Regulations may forbid draws by agreement without the arbiter's consent; then an offer is
    // refused at once. Empty: the ban only keeps an offer from being accepted.
    Articles banned{};
    Articles on_opponents_time{}; // where the wrong moments differ: valid, with a warning
    Articles on_own_time{};       // before moving: the answer may wait for the move
    Articles stands{};            // it cannot be withdrawn
    bool logs_forces = false;     // agreement belongs to endings, which nobody defined (FR:21.2)
};

// Who may claim that a draw has come about, and how.
struct Claims {
    bool counts_as_offer = false;
    bool written_move_binds = true;
    // Without having the move a claim is wrong and costs what a wrong claim costs; otherwise it is
    // only refused.
    bool late_is_wrong = false;
    Articles offered{}; // where it counts as an offer too
    Articles made{};
    Articles repetition{}; // likewise, of a repetition
    Articles no_move{};    // the claimant does not have the move, or has touched a piece
    Articles wrong{};
    bool written_move_made = false; // a wrong claim makes the written move (RU:1.9.2#4)
    Articles no_record{};           // examined only with a complete record
    Articles presence{};            // or by what an arbiter has seen
    Articles time_ran_out{};        // while it was examined
    Articles arbiter_records{};     // in rapid and blitz an arbiter records a repetition himself
    std::int32_t moves_to_win = 0;  // in his presence, from a drawn position (RU:3.20.8#3)
    Articles not_won{};
};

enum class BothAbsent : std::uint8_t { white_pays, halved };

struct Lateness {
    std::optional<Milliseconds> default_time{}; // without regulations; empty: the first control
    Milliseconds longest{0};                    // regulations may not set more; 0: no limit
    BothAbsent both_absent = BothAbsent::white_pays;
    bool clock_decides = false; // nobody is too late while he has time (FR:20.4)
    Articles starts{};          // whose clock runs when somebody is absent
    Articles black_late{};      // instead, when it is Black
    Articles neither{};         // nobody was there at the start
    Articles late{};            // the game is lost
    Articles both_late{};
    Articles excused{};             // the arbiter decides otherwise
    Articles neither_excused{};     // likewise about the time lost while nobody was there
    bool absent_clock_runs = false; // whoever is absent; otherwise White's
    bool plays_alone = false;       // White moves, or writes his move, before Black has come
    Articles alone{};
    Articles breach{}; // being late at all
};

// What a player means who stops both clocks.
enum class Stopping : std::uint8_t { needs_reason, resignation };

struct ClockDuties {
    Stopping stopping = Stopping::needs_reason;
    Articles stopping_articles{};
    bool spectators_may_call_flags = false;
    Articles flag_callers{};
    // Pressing without having moved counts as an illegal move (FIDE:7.5.3).
    bool empty_press_is_illegal = false;
    Articles empty_press{};
    Articles pressing{};          // whose clock is pressed, and when
    Milliseconds time_trouble{0}; // below this a player is short of time
    Articles corrections{};
    // Without full supervision: a player claims a flag, the arbiter calls it.
    Articles flag_claimed{};
    Articles flag_called{};
    bool claimant_needs_time = false; // such a claim is void once the claimant's time is out too
    Articles interruption{};          // the arbiter stops the game and starts it again
    Articles disturbance{};           // time given for it
    Milliseconds time_trouble_blind{0};
    Milliseconds no_trouble_from{0}; // with such an increment nobody is short of time; 0: anybody
    bool own_flag_is_silent = false; // only an arbiter or the opponent establishes a fallen flag
    Articles reminding{};            // only the opponent
    Articles flag_defect{};          // claimed before it falls
    // A faulty clock is set right only with so much time left: before the correction, or after it.
    Milliseconds correctable_from{0};
    Milliseconds correctable_down_to{0};
};

// Which controls are blitz and rapid by themselves; regulations may say otherwise.
struct PaceLimits {
    Milliseconds blitz_base_max{0}; // 0: by the time for sixty moves (FIDE:A.1, FIDE:B.1)
    Milliseconds rapid_max{0};      // for sixty moves
    // Variants in which rapid goes further (UA:V.8.5.2.1).
    std::span<const std::string_view> longer_variants{};
    Milliseconds longer_rapid_max{0};
};

// How many moves of each player come before a draw may be agreed, where variants differ.
struct AgreedAfter {
    std::span<const std::string_view> variants{};
    std::int32_t moves = 0;
};

// What the regulations of an event may not exceed.
struct RegulationLimits {
    // Of both players together, for as many moves as tell rapid from standard; 0: no limit.
    Milliseconds playing_time{0};
    Articles playing_time_articles{};
    Articles default_time{}; // of Lateness::longest
};

struct GameRules {
    std::string_view edition;
    std::span<const std::string_view> variants{}; // played under it
    std::span<const AgreedAfter> agreed_after{};
    std::span<const IllegalMoves> illegal_moves{};
    std::span<const WrongClaims> wrong_claims{};
    Endings endings{};
    Touching touch{};
    Losing losing{};
    Offers offers{};
    Claims claims{};
    Lateness lateness{};
    ClockDuties clock{};
    Results results{};
    Appeals appeals{};
    std::span<const Offence> offences{};
    Stages stages{};
    Irregularities irregularities{};
    Sheets sheets{};
    Quickplay quickplay{};
    Adjourning adjourning{};
    std::span<const Requestable> requests{};
    Assistance assistance{};
    Announcing announcing{};
    TimeTold time_told{};
    std::span<const SupervisionNeeds> supervision{};
    // Instead of illegal_moves where regulations leave illegal moves to the opponent.
    std::span<const IllegalMoves> illegal_by_opponent{};
    PaceLimits paces{};
    // What breaches without a ladder of their own cost in rapid and blitz, by count.
    std::span<const Sanction> quick_ladder{};
    Articles quick_ladder_articles{};
    BoardDuties duties{};
    RegulationLimits limits{};
    // Between the squares of a capture, where the book demands another than is usual (RU:2.4#3).
    std::string_view capture_sign{};
};

std::span<const GameRules* const> all_game_rules();

// nullptr when there is no such edition.
const GameRules* game_rules(std::string_view edition);

} // namespace kodeks::rulebook
