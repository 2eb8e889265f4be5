// The Draughts Code of Russia around the board: breaches, permissions, records, sealed moves.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/game_rules.hpp"

namespace kodeks::rulebook::ru_code {

inline constexpr std::string_view variants_64[] = {"russian", "spantsireti", "russian-giveaway",
                                                   "spantsireti-giveaway"};
inline constexpr std::string_view variants_100[] = {"international", "international-giveaway"};
inline constexpr ArticleScope scopes[] = {
    {"RU:2.", variants_100}, {"RU:1.6.", variants_64}, {"RU:1.9.1.", variants_64}};

inline constexpr HandFaultArticles hand_faults[] = {
    {HandFault::two_moves, cited<"RU:1.4.1#note">},
    {HandFault::impossible, cited<"RU:1.10.4#1">},
    {HandFault::left_the_board, cited<"RU:1.10.4#1">},
    {HandFault::king_not_marked, cited<"RU:1.10.4#1">},
    {HandFault::unmarked_king, cited<"RU:1.10.4#1">},
    {HandFault::other_piece, cited<"RU:1.10.4#2">},
    {HandFault::replaced, cited<"RU:1.10.4#3">},
    {HandFault::opponents_piece, cited<"RU:1.10.4#4">},
    {HandFault::missed_capture, cited<"RU:1.10.4#5">},
    {HandFault::removed_without_reason, cited<"RU:1.10.4#6">},
    {HandFault::wrong_number_captured, cited<"RU:1.10.4#7">},
    {HandFault::capture_stopped, cited<"RU:1.10.4#8">},
    {HandFault::removed_in_capture, cited<"RU:1.10.4#9">},
    {HandFault::wrong_number_removed, cited<"RU:1.10.4#10">},
    {HandFault::removed_not_captured, cited<"RU:1.10.4#11">},
    {HandFault::removal_stopped, cited<"RU:1.10.4#12">},
    {HandFault::own_removed, cited<"RU:1.10.4#13">},
};

inline constexpr Sanction choices[] = {
    {.kind = SanctionKind::remark, .articles = cited<"RU:3.5#1">},
    {.kind = SanctionKind::warning, .articles = cited<"RU:3.5#2">},
    {.kind = SanctionKind::reprimand, .articles = cited<"RU:3.5#3">},
    {.kind = SanctionKind::loss, .articles = cited<"RU:3.5#4", "RU:1.8.1#4">},
    {.kind = SanctionKind::loss_of_both, .articles = cited<"RU:3.5#4">},
    {.kind = SanctionKind::expulsion,
     .authority = Authority::chief_arbiter,
     .articles = cited<"RU:3.5#5">},
};

// RU:3.20.7; hitting the clock gives the minute at once (RU:3.20.4). The third breach ends the
// game: what later ones cost is not decided in it (RU:3.20.7~2).
inline constexpr Sanction quick_ladder[] = {
    {.kind = SanctionKind::warning},
    {.kind = SanctionKind::opponent_gains_time, .time = minutes(1), .may = true},
    {.kind = SanctionKind::loss},
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
    breach("disobedience", cited<"RU:3.4.2#3", "RU:3.5">),
    breach("listening_to_advice", cited<"RU:3.4.2#5", "RU:3.5">),
    breach("talking", cited<"RU:3.4.3#1", "RU:3.5">),
    breach("foreign_material", cited<"RU:3.4.3#2", "RU:3.5">),
    breach("leaving", cited<"RU:3.4.3#3", "RU:3.5">),
    breach("pointing", cited<"RU:3.4.3#4", "RU:3.5">),
    breach("disturbing_opponent", cited<"RU:3.4.3#5", "RU:3.5">),
    breach("disturbing_others", cited<"RU:3.4.3#6", "RU:3.5">),
    breach("advice", cited<"RU:3.4.3#7", "RU:3.5">),
    breach("analysing", cited<"RU:3.4.3#8", "RU:3.5">),
    breach("disorder", cited<"RU:3.4.3#9", "RU:3.5">),
    breach("outside_area", cited<"RU:3.4.3#10", "RU:3.5">),
    breach("adjusting_out_of_turn", cited<"RU:1.4.9", "RU:3.5">),
    breach("capture_not_shown", cited<"RU:1.5.10", "RU:3.5">),
    breach("wrong_hand", cited<"RU:3.8.6", "RU:3.5">, Tempo::classical),
    breach("wrong_hand", cited<"RU:3.20.2#2">, Tempo::quick),
    breach("hand_on_clock", cited<"RU:3.20.2#2">, Tempo::quick),
    {.name = "clock_hit",
     .articles = cited<"RU:3.20.4", "RU:3.20.7">,
     .ladder = clock_hit_ladder,
     .tempo = Tempo::quick},
    breach("record_not_restored", cited<"RU:3.10.2", "RU:3.5">),
};

inline constexpr Leave leaves[] = {
    {Act::tell_clock_forgotten, Grant::forbidden, ForWhom::any, Turn::any, cited<"RU:3.8.7">},
    {Act::tell_moves_made, Grant::forbidden, ForWhom::any, Turn::any, cited<"RU:3.10.4#1">},
    {Act::tell_time, Grant::allowed, ForWhom::vision, Turn::own, cited<"RU:3.21.6">},
    {Act::tell_time, Grant::forbidden, ForWhom::vision, Turn::opponents, cited<"RU:3.21.6">},
    {Act::tell_time_trouble, Grant::allowed, ForWhom::vision, Turn::any, cited<"RU:3.21.6">},
    {Act::tell_opponents_flag, Grant::allowed, ForWhom::vision, Turn::any, cited<"RU:3.21.6">},
    {Act::tell_opponents_flag, Grant::forbidden, ForWhom::any, Turn::any, cited<"RU:3.8.9">},
    {Act::address_arbiter, Grant::allowed, ForWhom::any, Turn::any, cited<"RU:3.4.1#3">},
    {Act::walk_about, Grant::allowed, ForWhom::any, Turn::any, cited<"RU:3.4.1#6">},
    {Act::leave_board_on_turn, Grant::needs_arbiter, ForWhom::any, Turn::own, cited<"RU:3.4.3#3">},
    {Act::leave_playing_zone, Grant::forbidden, ForWhom::any, Turn::any, cited<"RU:3.4.3#10">},
    {Act::speak_with_others, Grant::forbidden, ForWhom::any, Turn::any, cited<"RU:3.4.3#1">},
    {Act::use_second_board, Grant::forbidden, ForWhom::any, Turn::any, cited<"RU:3.4.3#2">},
    // The opponent may not refuse: both reasons that are printed say so.
    {Act::borrow_sheet, Grant::needs_arbiter, ForWhom::any, Turn::any,
     cited<"RU:3.10.3#2", "RU:3.10.3#3">},
    {Act::record_in_braille, Grant::allowed, ForWhom::vision, Turn::any, cited<"RU:3.21.5">},
    {Act::keep_sheet_hidden, Grant::forbidden, ForWhom::any, Turn::any, cited<"RU:3.10.5">},
    {Act::use_material, Grant::forbidden, ForWhom::any, Turn::any, cited<"RU:3.4.3#2">},
    {Act::press_both_buttons, Grant::allowed, ForWhom::any, Turn::any, cited<"RU:3.20.5">},
    {Act::intervene, Grant::forbidden, ForWhom::any, Turn::any, cited<"RU:3.8.7", "RU:3.10.4#1">},
};

inline constexpr Irregularities irregularities = {.setup_remedy = Remedy::put_right,
                                                  .board_remedy = Remedy::replay,
                                                  .colours_remedy = Remedy::put_right,
                                                  .settled_after = 1,
                                                  .settled_when_completed = true,
                                                  .settled_everywhere = true,
                                                  .wrong_setup = cited<"RU:1.10.2">,
                                                  .turned_board = cited<"RU:1.10.1">,
                                                  .reversed_colours = cited<"RU:1.10.2">,
                                                  .colours_stay = cited<"RU:1.10.2">,
                                                  .settled = cited<"RU:1.10.2">,
                                                  .drawn_opening = cited<"RU:1.10.2">,
                                                  .displaced = cited<"RU:1.4.9">};

inline constexpr Adjourning adjourning = {.seal = cited<"RU:3.11.3#1", "RU:3.11.3#2">,
                                          .control_ahead = cited<"RU:3.11.1", "RU:3.11.2">,
                                          .exceptional = cited<"RU:3.11.2">,
                                          .early = cited<"RU:3.11.5">,
                                          .anybody_may_ask = true,
                                          .sealed = cited<"RU:3.11.3#2">,
                                          .open_move = cited<"RU:3.11.4">,
                                          .set_up = cited<"RU:3.12.1">,
                                          .opened = cited<"RU:3.12.2">,
                                          .replier_present = cited<"RU:3.12.2">,
                                          .replier_absent = cited<"RU:3.12.3">,
                                          .both_absent = cited<"RU:3.12.3">,
                                          .sealer_absent = cited<"RU:3.12.4">,
                                          .reply_waits = cited<"RU:3.12.4">,
                                          .reply_made = cited<"RU:3.12.2">,
                                          .absent_loses = cited<"RU:3.13.2">,
                                          .ambiguous = cited<"RU:3.12.5#1">,
                                          .unclear = cited<"RU:3.12.5#1">,
                                          .illegal = cited<"RU:3.12.5#1">,
                                          .slip = cited<"RU:3.12.5#2">,
                                          .envelope_lost = cited<"RU:3.12.6">,
                                          .sealer_states_move = false,
                                          .position_lost = cited<"RU:3.12.6">,
                                          .position_remedy = Remedy::replay,
                                          .wrong_times = cited<"RU:3.12.8">,
                                          .times_told = true};

inline constexpr Announcing announcing = {.before_press = cited<"RU:3.21.2", "RU:3.21.4">,
                                          .low_vision_too = true,
                                          .either_order = true,
                                          .right_before_press = false,
                                          .differs = cited<"RU:3.21.2">,
                                          .felt = Felt::on_relief_boards,
                                          .touched = cited<"RU:1.4.7", "RU:3.21.3">};

inline constexpr TimeTold time_told = {.blind = minutes(5),
                                       .low_vision = minutes(5),
                                       .warning = cited<"RU:3.21.6">,
                                       .flag = cited<"RU:3.21.6">};

inline constexpr BoardDuties duties = {
    .hands = {.faults_have_names = true, .reply_completes = true},
    .hand_faults = hand_faults,
    .leaves = leaves,
    .scopes = scopes,
    .recording = {.incomplete = cited<"RU:3.10.2">,
                  .in_trouble = cited<"RU:3.10.3#1">,
                  .afterwards = cited<"RU:3.10.3#1", "RU:3.10.3#2">,
                  .both = cited<"RU:3.10.4#2">,
                  .unrestored = cited<"RU:3.10.4#3">,
                  .unrestored_loses = true},
    .fixed_draws = {.articles = cited<"RU:3.8.13">, .quick = cited<"RU:3.20.9">},
    .micro_matches = {.break_min = minutes(5),
                      .break_on_white_clock = true,
                      .breaks = cited<"RU:3.19#2">,
                      .opening_late = cited<"RU:3.7.4#2">},
    .spectators = cited<"RU:4.8.6#3">};

} // namespace kodeks::rulebook::ru_code
