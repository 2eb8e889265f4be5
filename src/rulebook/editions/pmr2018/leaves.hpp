// What may be told or done at the board by the chess rules of Transnistria 2018
// (rulebook/leave.hpp). The book has no rules of its own for players who do not see.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/leave.hpp"

namespace kodeks::rulebook::pmr2018 {

inline constexpr Leave leaves[] = {
    {Act::tell_moves_made, Grant::forbidden, ForWhom::any, Turn::any, cited<"PMR:143">},
    {Act::tell_whose_turn, Grant::forbidden, ForWhom::any, Turn::any, cited<"PMR:143">},
    {Act::tell_clock_forgotten, Grant::forbidden, ForWhom::any, Turn::any, cited<"PMR:143">},
    {Act::tell_press_failed, Grant::forbidden, ForWhom::any, Turn::any, cited<"PMR:143">},
    {Act::tell_draw_claimable, Grant::forbidden, ForWhom::any, Turn::any,
     cited<"PMR:143", "PMR:137">},
    {Act::tell_repetitions, Grant::forbidden, ForWhom::any, Turn::any, cited<"PMR:143", "PMR:137">},
    {Act::tell_opponents_flag, Grant::allowed, ForWhom::any, Turn::any, cited<"PMR:66">},
    {Act::assistant_moves, Grant::needs_arbiter, ForWhom::any, Turn::any, cited<"PMR:46">},
    {Act::assistant_records, Grant::needs_arbiter, ForWhom::any, Turn::any, cited<"PMR:94">},
    {Act::assistant_presses, Grant::needs_arbiter, ForWhom::any, Turn::any, cited<"PMR:58">},
    {Act::address_arbiter, Grant::allowed, ForWhom::any, Turn::any, cited<"PMR:71", "PMR:134">},
    {Act::leave_board_on_turn, Grant::needs_arbiter, ForWhom::any, Turn::own, cited<"PMR:122b">},
    {Act::leave_playing_zone, Grant::needs_arbiter, ForWhom::any, Turn::any, cited<"PMR:122a">},
    {Act::use_phone, Grant::needs_arbiter, ForWhom::any, Turn::any,
     cited<"PMR:145", "PMR:125", "PMR:126">},
    {Act::speak_with_others, Grant::forbidden, ForWhom::any, Turn::any, cited<"PMR:124">},
    {Act::use_second_board, Grant::forbidden, ForWhom::any, Turn::any, cited<"PMR:124">},
    {Act::record_in_braille, Grant::forbidden, ForWhom::any, Turn::any, cited<"PMR:89">},
    {Act::record_on_device, Grant::forbidden, ForWhom::any, Turn::any, cited<"PMR:89", "PMR:125">},
    {Act::keep_sheet_hidden, Grant::forbidden, ForWhom::any, Turn::any, cited<"PMR:95">},
    {Act::use_material, Grant::forbidden, ForWhom::any, Turn::any, cited<"PMR:124">},
    {Act::borrow_sheet, Grant::needs_arbiter, ForWhom::any, Turn::own, cited<"PMR:99">},
    {Act::intervene, Grant::forbidden, ForWhom::any, Turn::any, cited<"PMR:143">},
};

} // namespace kodeks::rulebook::pmr2018
