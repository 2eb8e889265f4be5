// The Ukrainian draughts rules 2026 around the board: breaches, permissions, records.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/game_rules.hpp"

namespace kodeks::rulebook::ua2026 {

inline constexpr std::string_view variants[] = {"russian", "brazilian", "international"};
inline constexpr std::string_view variants_64[] = {"russian", "brazilian"};
inline constexpr std::string_view variants_100[] = {"international"};
inline constexpr ArticleScope scopes[] = {{"UA:III.", variants_64}, {"UA:IV.", variants_100}};

inline constexpr HandFaultArticles hand_faults[] = {
    {HandFault::two_moves, cited<"UA:V.6.4.1">},
    {HandFault::impossible, cited<"UA:V.6.4.2">},
    {HandFault::left_the_board, cited<"UA:V.6.4.2", "UA:V.6.7">},
    {HandFault::other_piece, cited<"UA:V.6.4.3">},
    {HandFault::replaced, cited<"UA:V.6.4.4">},
    {HandFault::opponents_piece, cited<"UA:V.6.4.5">},
    {HandFault::missed_capture, cited<"UA:V.6.4.6">},
    {HandFault::removed_without_reason, cited<"UA:V.6.4.7">},
    {HandFault::wrong_number_captured, cited<"UA:V.6.4.8">},
    {HandFault::capture_stopped, cited<"UA:V.6.4.9">},
    {HandFault::removed_in_capture, cited<"UA:V.6.4.10">},
    {HandFault::wrong_number_removed, cited<"UA:V.6.4.11">},
    {HandFault::removed_not_captured, cited<"UA:V.6.4.12">},
    {HandFault::own_removed, cited<"UA:V.6.4.13">},
    {HandFault::king_not_marked, cited<"UA:V.6.4.14">},
    {HandFault::unmarked_king, cited<"UA:V.6.4.15">},
};

// The referee chooses by gravity (UA:V.17.10); loss and removal are confirmed by the chief arbiter
// (UA:III.4.2.5).
inline constexpr Sanction choices[] = {
    {.kind = SanctionKind::remark, .articles = cited<"UA:V.17.10.1">},
    {.kind = SanctionKind::warning, .articles = cited<"UA:V.17.10.2">},
    {.kind = SanctionKind::reprimand, .articles = cited<"UA:V.17.10.3">},
    {.kind = SanctionKind::loss,
     .authority = Authority::chief_arbiter,
     .articles = cited<"UA:V.17.10.4", "UA:III.4.2.5", "UA:IV.4.2.5">},
    {.kind = SanctionKind::expulsion,
     .authority = Authority::chief_arbiter,
     .articles = cited<"UA:V.17.10.5">},
};
inline constexpr Sanction phone[] = {
    {.kind = SanctionKind::loss,
     .authority = Authority::chief_arbiter,
     .articles = cited<"UA:V.17.10.4", "UA:III.4.2.5", "UA:IV.4.2.5">},
};

constexpr Offence breach(std::string_view name, Articles articles) {
    return {.name = name, .articles = articles, .choices = choices};
}

inline constexpr Offence offences[] = {
    breach("talking", cited<"UA:V.17.3.1", "UA:V.17.10">),
    breach("foreign_material", cited<"UA:V.17.3.2", "UA:V.17.10">),
    breach("pointing", cited<"UA:V.17.3.3", "UA:V.17.10">),
    breach("advice", cited<"UA:V.17.3.4", "UA:V.17.10">),
    breach("analysing", cited<"UA:V.17.3.5", "UA:V.17.3.8", "UA:V.17.10">),
    breach("disturbing_opponent", cited<"UA:V.17.3.6", "UA:V.17.10">),
    breach("disturbing_others", cited<"UA:V.17.3.7", "UA:V.17.10">),
    breach("leaving", cited<"UA:V.17.3.9", "UA:V.17.10">),
    breach("lingering", cited<"UA:V.17.3.10", "UA:V.17.10">),
    breach("disorder", cited<"UA:V.17.3.11", "UA:V.17.10">),
    {.name = "phone", .articles = cited<"UA:V.17.3.12">, .ladder = phone},
    breach("foreign_objects", cited<"UA:V.17.3.13", "UA:V.17.10">),
    breach("discredit", cited<"UA:V.17.4", "UA:V.17.10">),
    breach("disobedience", cited<"UA:V.17.2.2", "UA:V.17.10">),
    breach("adjusting_out_of_turn", cited<"UA:V.17.8.1", "UA:V.17.9", "UA:V.17.10">),
    breach("careless_placing", cited<"UA:V.17.8.2", "UA:V.17.9", "UA:V.17.10">),
    breach("noise", cited<"UA:V.17.8.3", "UA:V.17.9", "UA:V.17.10">),
    breach("closeness", cited<"UA:V.17.8.4", "UA:V.17.9", "UA:V.17.10">),
    breach("lateness", cited<"UA:V.9.4.1", "UA:V.17.10">),
    breach("deliberate", cited<"UA:V.6.11", "UA:V.17.11", "UA:V.17.10">),
    breach("knocked_pieces", cited<"UA:V.6.3", "UA:V.17.10">),
    breach("misannouncing", cited<"UA:V.13.2", "UA:V.13.9", "UA:V.17.10">),
    breach("record_not_restored", cited<"UA:V.4.6", "UA:V.17.10">),
    breach("hand_on_clock", cited<"UA:V.7.6", "UA:V.17.10">),
    breach("wrong_hand", cited<"UA:V.7.6", "UA:V.17.10">),
    breach("against_blind_player", cited<"UA:V.13.10", "UA:V.17.10">),
};

inline constexpr Leave leaves[] = {
    {Act::tell_whose_turn, Grant::allowed, ForWhom::vision, Turn::any,
     cited<"UA:V.13.7.3", "UA:V.13.11.3">},
    {Act::tell_whose_turn, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.18.14">},
    {Act::tell_time, Grant::allowed, ForWhom::vision, Turn::own,
     cited<"UA:V.13.7.3", "UA:V.13.11.3", "UA:V.13.12">},
    {Act::tell_time, Grant::forbidden, ForWhom::vision, Turn::opponents, cited<"UA:V.13.12">},
    {Act::tell_time, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.18.14">},
    {Act::tell_moves_made, Grant::allowed, ForWhom::vision, Turn::any, cited<"UA:V.13.11.3">},
    {Act::tell_moves_made, Grant::allowed, ForWhom::assistant, Turn::any, cited<"UA:V.13.11.3">},
    {Act::tell_moves_made, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.18.14">},
    {Act::tell_clock_forgotten, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.7.7">},
    {Act::tell_draw_claimable, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.18.14">},
    {Act::tell_repetitions, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.18.14">},
    {Act::tell_time_trouble, Grant::allowed, ForWhom::vision, Turn::any, cited<"UA:V.13.12">},
    {Act::tell_time_trouble, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.18.14">},
    {Act::tell_press_failed, Grant::allowed, ForWhom::vision, Turn::any, cited<"UA:V.13.7.3">},
    {Act::tell_press_failed, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.7.7">},
    {Act::assistant_announces, Grant::allowed, ForWhom::assistant, Turn::any,
     cited<"UA:V.13.11.1">},
    {Act::assistant_records, Grant::allowed, ForWhom::assistant, Turn::any,
     cited<"UA:V.13.11.2", "UA:V.17.6">},
    {Act::assistant_records, Grant::needs_arbiter, ForWhom::any, Turn::any, cited<"UA:V.17.6">},
    {Act::assistant_presses, Grant::allowed, ForWhom::assistant, Turn::any, cited<"UA:V.13.11.2">},
    {Act::assistant_moves, Grant::allowed, ForWhom::assistant, Turn::any, cited<"UA:V.13.11.2">},
    {Act::assistant_claims_flag, Grant::allowed, ForWhom::vision, Turn::any, cited<"UA:V.13.11.4">},
    {Act::assistant_reports_breach, Grant::allowed, ForWhom::vision, Turn::any,
     cited<"UA:V.13.11.4">},
    {Act::assistant_speaks_for_player, Grant::allowed, ForWhom::assistant, Turn::any,
     cited<"UA:V.13.11.5">},
    {Act::assistant_interprets, Grant::allowed, ForWhom::hearing, Turn::any, cited<"UA:V.13.11.6">},
    {Act::assistant_counts_moves, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.17.6">},
    // Without a need approved beforehand there is no assistant (UA:V.13.11).
    {Act::assistant_announces, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.13.11">},
    {Act::assistant_presses, Grant::forbidden, ForWhom::any, Turn::any,
     cited<"UA:V.13.11", "UA:V.17.6">},
    {Act::assistant_moves, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.13.11">},
    {Act::assistant_claims_flag, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.13.11">},
    {Act::assistant_reports_breach, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.13.11">},
    {Act::assistant_speaks_for_player, Grant::forbidden, ForWhom::any, Turn::any,
     cited<"UA:V.13.11">},
    {Act::assistant_interprets, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.13.11">},
    {Act::address_arbiter, Grant::allowed, ForWhom::any, Turn::any, cited<"UA:V.17.1.3">},
    {Act::leave_board_on_turn, Grant::needs_arbiter, ForWhom::any, Turn::own, cited<"UA:V.17.3.9">},
    {Act::leave_playing_zone, Grant::needs_arbiter, ForWhom::any, Turn::any,
     cited<"UA:V.17.3.9", "UA:V.17.7">},
    {Act::use_phone, Grant::needs_chief, ForWhom::any, Turn::any, cited<"UA:V.17.7">},
    {Act::speak_with_others, Grant::needs_chief, ForWhom::any, Turn::any, cited<"UA:V.17.7">},
    {Act::use_second_board, Grant::needs_arbiter, ForWhom::any, Turn::any, cited<"UA:V.4.5">},
    {Act::borrow_sheet, Grant::needs_consent, ForWhom::any, Turn::any,
     cited<"UA:V.4.5", "UA:V.7.12">},
    {Act::record_in_braille, Grant::allowed, ForWhom::vision, Turn::any, cited<"UA:V.13.8">},
    {Act::record_on_device, Grant::allowed, ForWhom::vision, Turn::any, cited<"UA:V.13.8">},
    {Act::record_on_device, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.17.3.2">},
    {Act::agree_signs, Grant::needs_chief, ForWhom::hearing, Turn::any,
     cited<"UA:V.13.14", "UA:V.13.15">},
    {Act::agree_signs, Grant::needs_chief, ForWhom::vision, Turn::any, cited<"UA:V.13.14">},
    {Act::use_relief_board, Grant::allowed, ForWhom::vision, Turn::any,
     cited<"UA:V.13.1", "UA:V.13.15">},
    {Act::keep_sheet_hidden, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.4.3">},
    {Act::use_material, Grant::needs_chief, ForWhom::any, Turn::any, cited<"UA:V.17.3.2">},
    {Act::intervene, Grant::allowed, ForWhom::vision, Turn::any, cited<"UA:V.13.10">},
    {Act::intervene, Grant::forbidden, ForWhom::any, Turn::any, cited<"UA:V.18.14">},
};

inline constexpr Irregularities irregularities = {.setup_remedy = Remedy::put_right,
                                                  .board_remedy = Remedy::replay,
                                                  .colours_remedy = Remedy::put_right,
                                                  .settled_after = 1,
                                                  .settled_when_completed = true,
                                                  .settled_everywhere = true,
                                                  .wrong_setup = cited<"UA:V.6.2">,
                                                  .turned_board = cited<"UA:V.6.1">,
                                                  .reversed_colours = cited<"UA:V.6.2">,
                                                  .colours_stay = cited<"UA:V.6.2">,
                                                  .settled = cited<"UA:V.6.2">,
                                                  .drawn_opening = cited<"UA:V.9.5.7">,
                                                  .displaced = cited<"UA:V.6.3">,
                                                  .displaced_by_nobody = cited<"UA:V.6.8">};

inline constexpr Announcing announcing = {.before_press =
                                              cited<"UA:V.13.2", "UA:V.13.5", "UA:V.13.6">,
                                          .low_vision_too = true,
                                          .right_before_press = false,
                                          .differs = cited<"UA:V.13.2", "UA:V.13.9">,
                                          .repeatedly = cited<"UA:V.13.9">,
                                          .writes_first = cited<"UA:V.13.11.2">,
                                          .felt = Felt::on_relief_boards,
                                          .touched = cited<"UA:V.5.2", "UA:V.13.3">};

inline constexpr TimeTold time_told = {.blind = minutes(10),
                                       .low_vision = minutes(5),
                                       .warning = cited<"UA:V.13.12">,
                                       .press_again = cited<"UA:V.13.7.3">};

inline constexpr BoardDuties duties = {
    .hands = {.faults_have_names = true, .reply_completes = true},
    .hand_faults = hand_faults,
    .leaves = leaves,
    .scopes = scopes,
    .recording = {.free = cited<"UA:V.4.7">,
                  .incomplete = cited<"UA:V.4.6">,
                  .in_trouble = cited<"UA:V.4.6", "UA:V.7.11", "UA:V.7.12">,
                  .afterwards = cited<"UA:V.7.12">,
                  .both = cited<"UA:V.7.12">,
                  .unrestored = cited<"UA:V.4.6">},
    .fixed_draws = {.must_declare = true,
                    .needs_time_trouble = true,
                    .needs_no_increment = true,
                    .articles = cited<"UA:III.5.7", "UA:IV.5.7", "UA:V.11.4.8">},
    .micro_matches = {.break_min = minutes(5),
                      .break_max = minutes(10),
                      .breaks = cited<"UA:V.9.5.6">,
                      .opening_late = cited<"UA:V.9.5.5">},
    .spectators = cited<"UA:V.17.5.3">};

} // namespace kodeks::rulebook::ua2026
