// What may be told or done at the board by the FIDE Laws of Chess 2023 (rulebook/leave.hpp).
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/leave.hpp"

namespace kodeks::rulebook::fide2023 {

inline constexpr Leave leaves[] = {
    {Act::tell_time, Grant::allowed, ForWhom::vision, Turn::any, cited<"FIDE:D.2.10.4">},
    {Act::tell_moves_made, Grant::allowed, ForWhom::vision, Turn::any, cited<"FIDE:D.2.10.4">},
    {Act::tell_moves_made, Grant::forbidden, ForWhom::any, Turn::any, cited<"FIDE:12.6">},
    {Act::tell_whose_turn, Grant::forbidden, ForWhom::any, Turn::any, cited<"FIDE:12.6">},
    {Act::tell_clock_forgotten, Grant::forbidden, ForWhom::any, Turn::any, cited<"FIDE:12.6">},
    {Act::tell_press_failed, Grant::forbidden, ForWhom::any, Turn::any, cited<"FIDE:12.6">},
    {Act::tell_draw_claimable, Grant::forbidden, ForWhom::any, Turn::any,
     cited<"FIDE:12.6", "FIDE:11.12">},
    {Act::tell_repetitions, Grant::forbidden, ForWhom::any, Turn::any,
     cited<"FIDE:12.6", "FIDE:11.12">},
    {Act::tell_opponents_flag, Grant::allowed, ForWhom::any, Turn::any, cited<"FIDE:6.8">},
    // What a player who does not see leaves to an assistant; anybody else's needs the arbiter.
    {Act::assistant_moves, Grant::allowed, ForWhom::vision, Turn::any, cited<"FIDE:D.2.10.1">},
    {Act::assistant_moves, Grant::needs_arbiter, ForWhom::any, Turn::any, cited<"FIDE:4.9">},
    {Act::assistant_announces, Grant::allowed, ForWhom::vision, Turn::any, cited<"FIDE:D.2.10.2">},
    {Act::assistant_announces, Grant::needs_arbiter, ForWhom::any, Turn::any, cited<"FIDE:D.2.11">},
    {Act::assistant_records, Grant::allowed, ForWhom::vision, Turn::any, cited<"FIDE:D.2.10.3">},
    {Act::assistant_records, Grant::needs_arbiter, ForWhom::any, Turn::any, cited<"FIDE:8.1.6">},
    {Act::assistant_presses, Grant::allowed, ForWhom::vision, Turn::any, cited<"FIDE:D.2.10.3">},
    {Act::assistant_presses, Grant::needs_arbiter, ForWhom::any, Turn::any, cited<"FIDE:6.2.6">},
    {Act::assistant_counts_moves, Grant::allowed, ForWhom::vision, Turn::any,
     cited<"FIDE:D.2.10.4">},
    {Act::assistant_claims_flag, Grant::allowed, ForWhom::vision, Turn::any,
     cited<"FIDE:D.2.10.5">},
    {Act::assistant_reports_breach, Grant::allowed, ForWhom::vision, Turn::any,
     cited<"FIDE:D.2.10.5">},
    {Act::address_arbiter, Grant::allowed, ForWhom::any, Turn::any,
     cited<"FIDE:6.11.2", "FIDE:11.9">},
    {Act::leave_board_on_turn, Grant::needs_arbiter, ForWhom::any, Turn::own,
     cited<"FIDE:11.2.3.2">},
    {Act::leave_playing_zone, Grant::needs_arbiter, ForWhom::any, Turn::any,
     cited<"FIDE:11.2.3.1">},
    {Act::use_phone, Grant::needs_arbiter, ForWhom::any, Turn::any,
     cited<"FIDE:12.8", "FIDE:11.3.2", "FIDE:11.3.2.2">},
    {Act::speak_with_others, Grant::forbidden, ForWhom::any, Turn::any, cited<"FIDE:11.3.1">},
    {Act::use_second_board, Grant::allowed, ForWhom::vision, Turn::any, cited<"FIDE:D.1">},
    {Act::use_second_board, Grant::forbidden, ForWhom::any, Turn::any, cited<"FIDE:11.3.1">},
    {Act::record_in_braille, Grant::allowed, ForWhom::vision, Turn::any, cited<"FIDE:D.2.7">},
    {Act::record_in_braille, Grant::forbidden, ForWhom::any, Turn::any, cited<"FIDE:8.1.1">},
    {Act::record_on_device, Grant::allowed, ForWhom::vision, Turn::any, cited<"FIDE:D.2.7">},
    {Act::record_on_device, Grant::needs_arbiter, ForWhom::any, Turn::any,
     cited<"FIDE:8.1.1.2", "FIDE:11.3.2">},
    {Act::use_relief_board, Grant::allowed, ForWhom::vision, Turn::any, cited<"FIDE:D.1">},
    {Act::keep_sheet_hidden, Grant::forbidden, ForWhom::any, Turn::any, cited<"FIDE:8.2">},
    {Act::use_material, Grant::forbidden, ForWhom::any, Turn::any, cited<"FIDE:11.3.1">},
    // Whoever must bring his sheet up to date, on his own move.
    {Act::borrow_sheet, Grant::needs_arbiter, ForWhom::any, Turn::own, cited<"FIDE:8.5.2">},
    {Act::intervene, Grant::forbidden, ForWhom::any, Turn::any, cited<"FIDE:12.6">},
};

} // namespace kodeks::rulebook::fide2023
