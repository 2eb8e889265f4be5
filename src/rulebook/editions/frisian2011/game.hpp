// One game by the Frisian draughts rules 2011.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/game_rules.hpp"

namespace kodeks::rulebook::frisian2011::game {

inline constexpr std::string_view variants[] = {"frisian"};

inline constexpr IllegalMoves illegal[] = {
    {.scope = {},
     .correctable = Correctable::until_reply,
     .corrector = Corrector::opponent,
     .restored = cited<"FR:27">,
     .penalty = cited<"FR:27">,
     .stands = cited<"FR:27">},
};

inline constexpr HandFaultArticles hand_faults[] = {
    {HandFault::opponents_piece, cited<"FR:27a">},
    {HandFault::wrong_number_removed, cited<"FR:27b">},
    {HandFault::removed_not_captured, cited<"FR:27b">},
    {HandFault::removed_without_reason, cited<"FR:27b">},
    {HandFault::own_removed, cited<"FR:27b">},
    {HandFault::removal_stopped, cited<"FR:27b">},
    {HandFault::removed_in_capture, cited<"FR:14">},
    {HandFault::missed_capture, cited<"FR:27c", "FR:10">},
    {HandFault::wrong_number_captured, cited<"FR:27c", "FR:10">},
    {HandFault::capture_stopped, cited<"FR:27c", "FR:10">},
    {HandFault::impossible, cited<"FR:27d">},
    {HandFault::left_the_board, cited<"FR:27d">},
    {HandFault::king_not_marked, cited<"FR:8">},
    {HandFault::unmarked_king, cited<"FR:8">},
    // Article 27 speaks of "possibly other" offences.
    {HandFault::other_piece, cited<"FR:15">},
    {HandFault::replaced, cited<"FR:16">},
    {HandFault::two_moves, cited<"FR:6">},
};

inline constexpr Sanction loss_for_stopping[] = {{.kind = SanctionKind::loss}};
inline constexpr Sanction words[] = {{.kind = SanctionKind::remark},
                                     {.kind = SanctionKind::warning}};

inline constexpr Offence offences[] = {
    {.name = "refuses_to_play", .articles = cited<"FR:20.3">, .ladder = loss_for_stopping},
    {.name = "refuses_the_rules", .articles = cited<"FR:20.6">, .ladder = loss_for_stopping},
    {.name = "hints", .articles = cited<"FR:24">, .choices = words},
    {.name = "disturbing_opponent", .articles = cited<"FR:24">, .choices = words},
    {.name = "wrong_hand", .articles = cited<"FR:23#1">, .choices = words},
};

inline constexpr Leave leaves[] = {
    {Act::tell_draw_claimable, Grant::forbidden, ForWhom::any, Turn::any, cited<"FR:24">},
    {Act::tell_repetitions, Grant::forbidden, ForWhom::any, Turn::any, cited<"FR:24">},
    {Act::tell_clock_forgotten, Grant::forbidden, ForWhom::any, Turn::any, cited<"FR:24">},
    {Act::speak_with_others, Grant::forbidden, ForWhom::any, Turn::any, cited<"FR:24">},
    {Act::intervene, Grant::forbidden, ForWhom::any, Turn::any, cited<"FR:27">},
};

inline constexpr GameRules rules = {
    .edition = "frisian2011",
    .variants = variants,
    .agreed_after = {},
    .illegal_moves = illegal,
    .wrong_claims = {},
    .endings = {.checkmate = {},
                .stalemate = {},
                .no_pieces = cited<"FR:20.1">,
                .no_moves = cited<"FR:20.5">},
    .touch = {.must_move = cited<"FR:15">,
              .adjust = cited<"FR:25">,
              .enemy_binds = false,
              .adjusting_needs_consent = true,
              .turn = cited<"FR:6">,
              .pieces = cited<"FR:6">},
    .losing = {.flag_needs_winnable = false,
               .resignation_needs_winnable = false,
               .flag = cited<"FR:20.4">,
               .resignation = cited<"FR:20.2">,
               .end_needs_no_press = true,
               .end_without_press = cited<"FR:20.1">},
    .offers = {.moves_before = 0,
               .early_is_void = false,
               .right_moment_is_own_move = false,
               .alternate = false,
               .made = cited<"FR:21.2">,
               .agreed = cited<"FR:21.2">,
               .too_early = cited<"FR:21.2">,
               .declined = cited<"FR:21.2">,
               .logs_forces = true},
    // The book knows no claims; one by name is decided by the article on that draw.
    .claims = {.counts_as_offer = false, .written_move_binds = false, .late_is_wrong = false},
    .lateness = {.default_time = std::nullopt,
                 .longest = {},
                 .both_absent = BothAbsent::white_pays,
                 .clock_decides = true,
                 .starts = cited<"FR:6">,
                 .late = cited<"FR:20.4">,
                 .both_late = cited<"FR:20.4">,
                 .excused = cited<"FR:20.4">,
                 .plays_alone = true,
                 .alone = cited<"FR:6">},
    .clock = {.stopping = Stopping::resignation,
              .stopping_articles = cited<"FR:20.2">,
              .spectators_may_call_flags = false,
              .flag_callers = cited<"FR:20.4", "FR:24">,
              .empty_press_is_illegal = false,
              .empty_press = cited<"FR:23#1">,
              .pressing = cited<"FR:23#1">,
              .time_trouble = {},
              .corrections = cited<"FR:23#1">,
              .reminding = cited<"FR:24">},
    .results = {.signing = cited<"FR:19">, .correction = cited<"FR:19">, .closed = cited<"FR:19">},
    .offences = offences,
    .stages = {.released = cited<"FR:16">,
               .release_first = true,
               .touch_claim = cited<"FR:15">,
               .touch_found = cited<"FR:15">},
    .irregularities = {.setup_remedy = Remedy::put_right,
                       .board_remedy = Remedy::annul,
                       .colours_remedy = Remedy::put_right,
                       .settled_after = 1,
                       .settled_everywhere = true,
                       .wrong_setup = cited<"FR:25">,
                       .turned_board = cited<"FR:26">,
                       .reversed_colours = cited<"FR:27">,
                       .colours_stay = cited<"FR:27">,
                       .settled = cited<"FR:27">,
                       .displaced = cited<"FR:25">},
    .duties = {.hands = {.faults_have_names = true, .reply_completes = true},
               .hand_faults = hand_faults,
               .leaves = leaves}};

} // namespace kodeks::rulebook::frisian2011::game
