// The Draughts Code of Russia around the board: breaches, permissions, records, sealed moves.
#pragma once

#include "rulebook/game_rules.hpp"

namespace kodeks::rulebook::ru_code {

inline constexpr std::string_view variants_64[] = {"russian", "spantsireti", "russian_giveaway",
                                                   "spantsireti_giveaway"};
inline constexpr std::string_view variants_100[] = {"international", "international_giveaway"};
inline constexpr ArticleScope scopes[] = {{"RU:2.", variants_100}, {"RU:1.9.1.", variants_64}};

inline constexpr HandFaultArticles hand_faults[] = {
    {HandFault::two_moves, cite<"RU:1.4.1#note">},
    {HandFault::impossible, cite<"RU:1.10.4#1">},
    {HandFault::other_piece, cite<"RU:1.10.4#2">},
    {HandFault::replaced, cite<"RU:1.10.4#3">},
    {HandFault::opponents_piece, cite<"RU:1.10.4#4">},
    {HandFault::missed_capture, cite<"RU:1.10.4#5">},
    {HandFault::removed_without_reason, cite<"RU:1.10.4#6">},
    {HandFault::wrong_number_captured, cite<"RU:1.10.4#7">},
    {HandFault::capture_stopped, cite<"RU:1.10.4#8">},
    {HandFault::removed_in_capture, cite<"RU:1.10.4#9">},
    {HandFault::wrong_number_removed, cite<"RU:1.10.4#10">},
    {HandFault::removed_not_captured, cite<"RU:1.10.4#11">},
    {HandFault::removal_stopped, cite<"RU:1.10.4#12">},
    {HandFault::own_removed, cite<"RU:1.10.4#13">},
};

inline constexpr Sanction choices[] = {
    {.kind = SanctionKind::remark, .articles = cite<"RU:3.5#1">},
    {.kind = SanctionKind::warning, .articles = cite<"RU:3.5#2">},
    {.kind = SanctionKind::reprimand, .articles = cite<"RU:3.5#3">},
    {.kind = SanctionKind::loss, .articles = cite<"RU:3.5#4", "RU:1.8.1#4">},
    {.kind = SanctionKind::loss_of_both, .articles = cite<"RU:3.5#4">},
    {.kind = SanctionKind::expulsion,
     .authority = Authority::chief_arbiter,
     .articles = cite<"RU:3.5#5">},
};

// RU:3.20.7; hitting the clock gives the minute at once (RU:3.20.4).
inline constexpr Sanction quick_ladder[] = {
    {.kind = SanctionKind::warning},
    {.kind = SanctionKind::opponent_gains_time, .time = minutes(1), .may = true},
    {.kind = SanctionKind::loss},
    {.kind = SanctionKind::expulsion, .authority = Authority::chief_arbiter, .may = true},
};
inline constexpr Sanction clock_hit_ladder[] = {
    {.kind = SanctionKind::opponent_gains_time, .time = minutes(1)},
    {.kind = SanctionKind::opponent_gains_time, .time = minutes(1)},
    {.kind = SanctionKind::loss},
};

constexpr Offence breach(std::string_view name, Articles articles, Tempo tempo = Tempo::any) {
    return {.name = name, .articles = articles, .choices = choices, .tempo = tempo};
}

inline constexpr Offence offences[] = {
    breach("disobedience", cite<"RU:3.4.2#3", "RU:3.5">),
    breach("listening_to_advice", cite<"RU:3.4.2#5", "RU:3.5">),
    breach("talking", cite<"RU:3.4.3#1", "RU:3.5">),
    breach("foreign_material", cite<"RU:3.4.3#2", "RU:3.5">),
    breach("leaving", cite<"RU:3.4.3#3", "RU:3.5">),
    breach("pointing", cite<"RU:3.4.3#4", "RU:3.5">),
    breach("disturbing_opponent", cite<"RU:3.4.3#5", "RU:3.5">),
    breach("disturbing_others", cite<"RU:3.4.3#6", "RU:3.5">),
    breach("advice", cite<"RU:3.4.3#7", "RU:3.5">),
    breach("analysing", cite<"RU:3.4.3#8", "RU:3.5">),
    breach("disorder", cite<"RU:3.4.3#9", "RU:3.5">),
    breach("outside_area", cite<"RU:3.4.3#10", "RU:3.5">),
    breach("adjusting_out_of_turn", cite<"RU:1.4.9", "RU:3.5">),
    breach("capture_not_shown", cite<"RU:1.5.10", "RU:3.5">),
    breach("wrong_hand", cite<"RU:3.8.6", "RU:3.5">, Tempo::classical),
    breach("wrong_hand", cite<"RU:3.20.2#2">, Tempo::quick),
    breach("hand_on_clock", cite<"RU:3.20.2#2">, Tempo::quick),
    {.name = "clock_hit",
     .articles = cite<"RU:3.20.4", "RU:3.20.7">,
     .ladder = clock_hit_ladder,
     .tempo = Tempo::quick},
    breach("record_not_restored", cite<"RU:3.10.2", "RU:3.5">),
};

inline constexpr Leave permissions[] = {
    {Act::tell_clock_forgotten, Grant::forbidden, ForWhom::any, Turn::any, cite<"RU:3.8.7">},
    {Act::tell_moves_made, Grant::forbidden, ForWhom::any, Turn::any, cite<"RU:3.10.4#1">},
    {Act::tell_time, Grant::allowed, ForWhom::vision, Turn::own, cite<"RU:3.21.6">},
    {Act::tell_time, Grant::forbidden, ForWhom::vision, Turn::opponents, cite<"RU:3.21.6">},
    {Act::tell_time_trouble, Grant::allowed, ForWhom::vision, Turn::any, cite<"RU:3.21.6">},
    {Act::tell_opponents_flag, Grant::allowed, ForWhom::vision, Turn::any, cite<"RU:3.21.6">},
    {Act::tell_opponents_flag, Grant::forbidden, ForWhom::any, Turn::any, cite<"RU:3.8.9">},
    {Act::address_arbiter, Grant::allowed, ForWhom::any, Turn::any, cite<"RU:3.4.1#3">},
    {Act::walk_about, Grant::allowed, ForWhom::any, Turn::any, cite<"RU:3.4.1#6">},
    {Act::leave_board_on_turn, Grant::with_arbiter, ForWhom::any, Turn::own, cite<"RU:3.4.3#3">},
    {Act::leave_playing_zone, Grant::forbidden, ForWhom::any, Turn::any, cite<"RU:3.4.3#10">},
    {Act::speak_with_others, Grant::forbidden, ForWhom::any, Turn::any, cite<"RU:3.4.3#1">},
    {Act::use_second_board, Grant::forbidden, ForWhom::any, Turn::any, cite<"RU:3.4.3#2">},
    // The opponent may not refuse: both reasons that are printed say so.
    {Act::borrow_sheet, Grant::with_arbiter, ForWhom::any, Turn::any,
     cite<"RU:3.10.3#2", "RU:3.10.3#3">},
    {Act::record_in_braille, Grant::allowed, ForWhom::vision, Turn::any, cite<"RU:3.21.5">},
    {Act::keep_sheet_hidden, Grant::forbidden, ForWhom::any, Turn::any, cite<"RU:3.10.5">},
    {Act::press_both_buttons, Grant::allowed, ForWhom::any, Turn::any, cite<"RU:3.20.5">},
    {Act::intervene, Grant::forbidden, ForWhom::any, Turn::any, cite<"RU:3.8.7", "RU:3.10.4#1">},
};

inline constexpr BoardDuties duties = {
    .hand_faults = hand_faults,
    .permissions = permissions,
    .scopes = scopes,
    .board = {.turned = cite<"RU:1.10.1">,
              .early = cite<"RU:1.10.2">,
              .late = cite<"RU:1.10.2">,
              .drawn_opening = cite<"RU:1.10.2">,
              .knocked = cite<"RU:1.4.9">,
              .outside = cite<"RU:1.10.3">},
    .recording = {.incomplete = cite<"RU:3.10.2">,
                  .in_trouble = cite<"RU:3.10.3#1">,
                  .afterwards = cite<"RU:3.10.3#1", "RU:3.10.3#2">,
                  .both = cite<"RU:3.10.4#2">,
                  .unrestored = cite<"RU:3.10.4#3">,
                  .unrestored_loses = true},
    .fixed_draws = {.articles = cite<"RU:3.8.13">, .quick = cite<"RU:3.20.9">},
    .announcing = {.before_press = cite<"RU:3.21.2", "RU:3.21.4">,
                   .differs = cite<"RU:3.21.2">,
                   .warning = cite<"RU:3.21.6">,
                   .warned_blind = minutes(5),
                   .warned_low_vision = minutes(5),
                   .flag_told = cite<"RU:3.21.6">,
                   .relief = cite<"RU:3.21.3">},
    .breaking_off = {.known = true,
                     .exceptional = cite<"RU:3.11.2">,
                     .session_over = cite<"RU:3.11.3#1", "RU:3.11.3#2">,
                     .on_request = cite<"RU:3.11.5">,
                     .control_ahead = cite<"RU:3.11.1", "RU:3.11.2">,
                     .sealed = cite<"RU:3.11.3#2">,
                     .open_move = cite<"RU:3.11.4">,
                     .position = cite<"RU:3.12.1">,
                     .opened = cite<"RU:3.12.2">,
                     .answerer_absent = cite<"RU:3.12.3">,
                     .sealer_absent = cite<"RU:3.12.4">,
                     .bad_move = cite<"RU:3.12.5#1">,
                     .slip = cite<"RU:3.12.5#2">,
                     .lost = cite<"RU:3.12.6">,
                     .wrong_clocks = cite<"RU:3.12.8">,
                     .absent_loses = cite<"RU:3.13.2">},
    .micro_matches = {.games_min = 2,
                      .games_max = 4,
                      .break_min = minutes(5),
                      .break_max = minutes(5),
                      .break_on_white_clock = true,
                      .games = cite<"RU:3.19#1">,
                      .breaks = cite<"RU:3.19#2">,
                      .opening = cite<"RU:3.19#3", "RU:3.7.4#1">,
                      .opening_late = cite<"RU:3.7.4#2">,
                      .tables = cite<"RU:3.7.4#1">,
                      .result = cite<"RU:3.19#1">}};

} // namespace kodeks::rulebook::ru_code
