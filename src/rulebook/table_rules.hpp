// Rules of what happens around one table: moves in their physical stages, irregularities, score
// sheets, the last minutes, adjourned games, assistants, players who do not see. Data of an
// edition like game_rules.hpp; what an edition does not know stays empty, and the referee then
// leaves it alone.
#pragma once

#include "base/strong.hpp"
#include "rulebook/scope.hpp"

namespace kodeks::rulebook {

// A move is made in stages: pieces are released, taken off and put on one by one.
struct Stages {
    Articles castling_begun{};   // the king has been released: nothing but this castling
    Articles castling_due{};     // king and rook were touched: castle
    Articles castling_order{};   // the rook was touched before the king
    Articles castling_illegal{}; // king and rook were touched, and cannot castle
    Articles promotion_choice{}; // the new piece has touched the square
    Articles released{};         // what has been released legally stays there
    // Captured pieces go off one by one after the release; otherwise in any order with it.
    bool release_first = false;
    Articles removal_order{}; // in the order of capture
    Articles unpromoted{};    // pressed with the pawn left on the last rank
    Articles two_hands{};
    Articles one_hand{};    // likewise, before the clock is pressed
    Articles touch_claim{}; // until when the opponent may claim that a piece was touched
    Articles touch_found{};
    Articles accidental{}; // a contact that was clearly no touch; empty: the book knows none
};

// What is done about a board, a set-up or colours found wrong.
enum class Remedy : std::uint8_t {
    put_right, // if need be from the first move on
    cancel,
    annul,
    replay, // annulled and played anew
};

// Things found out during the game that were wrong from the start or went wrong silently.
struct Irregularities {
    Remedy setup_remedy = Remedy::cancel;
    Remedy board_remedy = Remedy::put_right;
    Remedy colours_remedy = Remedy::cancel;
    std::int32_t settled_after = 0;      // moves of each player after which it stays as it is
    bool settled_when_completed = false; // completed moves count, not made ones (PMR:79, UA:V.6.2)
    bool settled_everywhere = false;     // a set-up too, not only without full supervision
    Articles wrong_setup{};
    Articles turned_board{};
    Articles reversed_colours{};
    Articles colours_stay{};
    Articles settled{};       // nothing of it can be claimed any more
    Articles drawn_opening{}; // a set-up that was drawn stays too
    Articles clock_setting{};
    Articles clock_setting_settled{};
    Articles clock_defect{};
    Articles displaced_help{};      // likewise, and it is the opponent's time: the arbiter helps
    Articles displaced{};           // just now, by a player
    Articles displaced_by_nobody{}; // at the board
    Articles displaced_before{};    // found later: back to the position before it
    Articles times{};               // clocks after going back
    Articles irregular_position{};
    Articles boards_differ{};     // of a player who does not see and of the opponent
    Articles agreed_correction{}; // the players put an illegal move right between themselves
};

struct Sheets {
    bool electronic = false;
    Milliseconds relief_below{0};     // a player with less time left need not write,
    Milliseconds relief_increment{0}; // unless each move brings at least this much
    Articles keep{};
    Articles in_advance{};
    Articles before_move{}; // a move may be written before it is made
    Articles previous_first{};
    Articles offer_mark{};
    Articles relief{};
    Articles update_both{};
    Articles update_one{};
    Articles reconstruct{};
    Articles cannot_show{};
    Articles notation{};
    Articles whole{}; // what is written leaves no choice between moves
};

// The last period without increment.
struct Quickplay {
    Milliseconds below{0}; // the claimant must have less than this
    Milliseconds increment{0};
    Milliseconds opponent_gains{0};
    Articles scope{};
    Articles request{};
    Articles claim{};
    Articles decided{};
    Articles postponed{};
    Articles rejected{};
    Articles cannot_win{}; // without an arbiter
    Articles no_effort{};
    Articles referred{}; // to the designated arbiter
    Articles both_flags_go_on{};
    Articles both_flags_draw{};
};

// Games that are broken off and go on later.
struct Adjourning {
    Articles none{}; // there is no adjournment
    // Adjourning. The player to move seals; nobody does where `seal` is empty.
    Articles seal{};
    Articles control_ahead{};     // not before the control moves are made
    Articles exceptional{};       // the chief arbiter interrupts play at once
    Articles early{};             // a player asks before the end of the session and pays for it
    bool anybody_may_ask = false; // who has the time; otherwise only whoever seals
    Articles sealed{};
    Articles open_move{}; // played on the board instead; where empty, that is the sealed move
    Articles envelope{};  // names and the time of resumption stand on it
    // Until it is resumed.
    Articles offer{};
    Articles concluded{};
    // Resuming.
    Articles set_up{};
    Articles opened{};
    Articles replier_present{};
    Articles replier_absent{};
    Articles both_absent{};
    Articles sealer_absent{}; // the reply is sealed too
    Articles reply_waits{};   // until the sealer has come
    Articles reply_made{};
    Articles late{};         // after the default time
    Articles absent_loses{}; // when the time is out
    // What the paper says.
    Articles ambiguous{};
    Articles unclear{};
    Articles illegal{};
    Articles slip{}; // an obvious one is corrected
    // What went wrong meanwhile.
    Articles envelope_lost{};
    bool sealer_states_move = true; // otherwise the position is restored and the arbiter goes on
    Articles position_lost{};
    Remedy position_remedy = Remedy::cancel;
    Articles wrong_times{};
    bool times_told = false; // by how much, and corrected at once until the reply
};

// When something may be asked of the arbiter.
// `mixed_sight`: in games between a blind and a sighted player.
enum class Moment : std::uint8_t { any_time, own_move, flag_down, never, mixed_sight };
enum class Asker : std::uint8_t { player, assistant };

// What the arbiter or the program may tell, show or give on request, and what it must not.
struct Requestable {
    std::string_view name; // the request; granted, its ruling is "ruling.<name>"
    Scope scope{};
    Moment moment = Moment::any_time;
    Asker asker = Asker::player;
    std::uint8_t limit = 0;    // times in one game; 0: as often as wanted
    std::string_view beyond{}; // the offence of asking more often
    Articles articles{};
};

enum class Duty : std::uint8_t {
    moves,
    announcing,
    clock,
    score,
    telling,
    claiming,
    adjournment,
    none
};
// Why a player has an assistant.
enum class Need : std::uint8_t {
    sight,
    hands_for_moves,
    hands_for_clock,
    hands_for_score,
    partner
};

struct AssistantDuty {
    Duty duty = Duty::none;
    Need need = Need::sight;
};

struct Assistance {
    std::span<const AssistantDuty> duties{};
    Articles accepted{};
    Articles no_adjustment{}; // the clock of a player with a disability is left alone
    Articles mandatory{};     // a blind and a deaf player
    Articles limits{};        // anything not listed
};

// On which boards feeling a piece is not touching it.
enum class Felt : std::uint8_t { nowhere, by_the_blind, on_relief_boards };

// Moves that are spoken because somebody at the board does not see it, and boards that are felt.
struct Announcing {
    Articles before_press{}; // announced, then pressed; empty: nothing is announced
    // A blind player's move is made only with the words (FIDE:D.2.3.3).
    Articles part_of_move{};
    bool low_vision_too = false;    // not only for blind players
    bool by_anybody = false;        // also by the opponent's assistant (FIDE:D.2.10.2)
    bool either_order = false;      // spoken before the move or after it (RU:3.21.2)
    bool right_before_press = true; // otherwise the board decides and wrong words are a breach
    Articles differs{};             // the move on the board is another one
    Articles repeatedly{};          // announced wrongly again
    Articles writes_first{};        // the assistant who records does it before the press
    Felt felt = Felt::nowhere;
    Articles touched{}; // instead of the ordinary rule: only a lifted piece binds
};

// What is told of the time to players who do not see the clock.
struct TimeTold {
    Milliseconds blind{0}; // left, when a player is warned
    Milliseconds low_vision{0};
    Articles warning{};
    Articles press_again{};
    Articles flag{}; // of the opponent is down
};

// What full supervision of rapid and blitz games takes.
struct SupervisionNeeds {
    Scope scope{};
    std::int32_t games_per_arbiter = 0;
    Articles watched{};
    Articles recorded{};
    Articles announced{}; // the regulations must say which supervision there is
};

} // namespace kodeks::rulebook
