// What may be told to a player or done by him, his assistant, an arbiter: one row per act and
// circumstance, the first row that fits counts. The rows also hold what must never be told
// (UA:V.7.7, UA:V.18.14).
#pragma once

#include "rulebook/scope.hpp"

#include <cstdint>
#include <span>

namespace kodeks::rulebook {

enum class Act : std::uint8_t {
    // Telling a player.
    tell_whose_turn,
    tell_time,
    tell_moves_made,
    tell_clock_forgotten,
    tell_draw_claimable,
    tell_repetitions,
    tell_time_trouble,
    tell_press_failed,
    tell_opponents_flag,
    // By an assistant.
    assistant_announces,
    assistant_records,
    assistant_presses,
    assistant_moves,
    assistant_claims_flag,
    assistant_reports_breach,
    assistant_speaks_for_player,
    assistant_interprets,
    assistant_counts_moves,
    // By a player.
    address_arbiter,
    walk_about,
    leave_board_on_turn,
    leave_playing_zone,
    use_phone,
    speak_with_others,
    use_second_board,
    borrow_sheet,
    record_in_braille,
    record_on_device,
    agree_signs, // conventional signs instead of announcing
    use_relief_board,
    keep_sheet_hidden,
    use_material, // printed, written, electronic
    // By an arbiter.
    intervene,
    press_both_buttons,
};

enum class Grant : std::uint8_t { allowed, forbidden, needs_consent, needs_arbiter, needs_chief };

// Whose game: any, one in which the player concerned has the need.
enum class ForWhom : std::uint8_t { any, vision, assistant, hearing };

enum class Turn : std::uint8_t { any, own, opponents };

struct Leave {
    Act act = Act::tell_whose_turn;
    Grant grant = Grant::forbidden;
    ForWhom need = ForWhom::any;
    Turn turn = Turn::any;
    Articles articles{};
};

} // namespace kodeks::rulebook
