// One game by the Draughts Code of Russia.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/editions/ru-code/duties.hpp"
#include "rulebook/game_rules.hpp"

namespace kodeks::rulebook::ru_code::game {

inline constexpr std::string_view variants[] = {
    "russian",          "international",          "spantsireti",
    "russian-giveaway", "international-giveaway", "spantsireti-giveaway"};

inline constexpr IllegalMoves quick = {.scope = {},
                                       .correctable = Correctable::until_reply,
                                       .corrector = Corrector::opponent,
                                       .restored = cited<"RU:3.20.3#1">,
                                       .penalty = cited<"RU:3.20.7">,
                                       .stands = cited<"RU:3.20.3#2">,
                                       .other_piece = cited<"RU:3.20.6">,
                                       .ladder = ru_code::quick_ladder};

inline constexpr IllegalMoves illegal[] = {
    {.scope = {Pace::standard, {}},
     .restored = cited<"RU:1.10.3", "RU:3.12.7">,
     .penalty = cited<"RU:1.10.3">,
     .clocks_go_back = true},
    quick,
};

inline constexpr IllegalMoves by_opponent[] = {
    {.scope = {Pace::standard, {}},
     .correctable = Correctable::until_reply,
     .corrector = Corrector::opponent,
     .restored = cited<"RU:1.10.4#note">,
     .penalty = cited<"RU:1.10.4#note">,
     .stands = cited<"RU:1.10.4#note">},
    quick,
};

// Regulations may provide for an appeals committee (RU:4.7.2#6).
inline constexpr AppealStep appeal_steps[] = {
    {.to = Authority::arbiter,
     .lodged = cited<"RU:3.4.1#5">,
     .decided = cited<"RU:3.4.1#5", "RU:3.4.2#3">},
    {.to = Authority::appeals_committee,
     .lodged = cited<"RU:3.4.1#5", "RU:4.7.2#6">,
     .decided = cited<"RU:4.7.2#6">,
     .deadline = cited<"RU:4.7.2#6">,
     .if_provided = true},
};

inline constexpr GameRules rules = {
    .edition = "ru-code",
    .variants = variants,
    .agreed_after = {},
    .illegal_moves = illegal,
    .wrong_claims = {},
    .endings = {.checkmate = {},
                .stalemate = {},
                .no_pieces = cited<"RU:1.8.1#3">,
                .no_moves = cited<"RU:1.8.1#2">},
    .touch = {.must_move = cited<"RU:1.4.7">, .adjust = cited<"RU:1.4.9">, .enemy_binds = false},
    .losing = {.flag_needs_winnable = false,
               .resignation_needs_winnable = false,
               .flag = cited<"RU:3.8.9", "RU:1.8.1#4">,
               .resignation = cited<"RU:1.8.1#1">,
               .end_needs_no_press = true,
               .end_without_press = cited<"RU:3.8.12">,
               .both_flags_quick = cited<"RU:3.20.8#1">},
    .offers = {.moves_before = 0,
               .early_is_void = false,
               .right_moment_is_own_move = true,
               .alternate = true,
               .again_after_change = false,
               .made = cited<"RU:1.9.3">,
               .agreed = cited<"RU:1.9.1.1", "RU:2.6#1">,
               .too_early = cited<"RU:1.9.1.1", "RU:2.6#1">,
               .out_of_turn = cited<"RU:1.9.6", "RU:3.4.3#5">,
               .declined = cited<"RU:1.9.3">,
               .on_opponents_time = cited<"RU:1.9.4">,
               .on_own_time = cited<"RU:1.9.5">},
    .claims = {.counts_as_offer = false,
               .written_move_binds = false,
               .late_is_wrong = false,
               .repetition = cited<"RU:1.9.2#4">,
               .no_move = cited<"RU:1.9.2#2">,
               .wrong = cited<"RU:1.9.2#4">,
               .written_move_made = true,
               .no_record = cited<"RU:1.9.2#5">,
               .time_ran_out = cited<"RU:1.9.2#6">,
               .arbiter_records = cited<"RU:3.20.8#2">,
               .moves_to_win = 5,
               .not_won = cited<"RU:3.20.8#3">},
    .lateness = {.default_time = std::nullopt,
                 .longest = {},
                 .both_absent = BothAbsent::halved,
                 .starts = cited<"RU:3.7.3#1">,
                 .black_late = cited<"RU:3.7.3#1", "RU:3.7.3#2">,
                 .neither = cited<"RU:3.7.3#4">,
                 .late = cited<"RU:3.13.1">,
                 .both_late = cited<"RU:3.13.3">,
                 .excused = cited<"RU:3.13.3">,
                 .absent_clock_runs = true,
                 .alone = cited<"RU:3.7.3#2">},
    .clock = {.stopping = Stopping::resignation,
              .stopping_articles = cited<"RU:3.8.11", "RU:3.7.3#5">,
              .spectators_may_call_flags = false,
              .flag_callers = cited<"RU:3.8.9">,
              .empty_press_is_illegal = false,
              .empty_press = cited<"RU:3.8.6">,
              .time_trouble = minutes(5),
              .corrections = cited<"RU:3.8.8">,
              .own_flag_is_silent = true,
              .reminding = cited<"RU:3.8.7">,
              .flag_defect = cited<"RU:3.8.10">,
              .correctable_down_to = minutes(15)},
    .results = {.signing = cited<"RU:1.10.4">,
                .correction = cited<"RU:1.10.4">,
                .closed = cited<"RU:1.10.4">},
    .appeals = {.steps = appeal_steps,
                .captain = cited<"RU:3.17.7#2">,
                .captain_in_writing = cited<"RU:3.17.7#2">,
                .closed = cited<"RU:1.10.4">},
    .offences = ru_code::offences,
    .stages = {.released = cited<"RU:1.4.6", "RU:1.5.11">,
               .release_first = true,
               .removal_order = cited<"RU:1.5.12">,
               .touch_claim = cited<"RU:1.4.7">,
               .touch_found = cited<"RU:1.4.7">},
    .irregularities = ru_code::irregularities,
    .sheets = {.keep = cited<"RU:3.10.1">, .before_move = cited<"RU:3.10.1">},
    .adjourning = ru_code::adjourning,
    .announcing = ru_code::announcing,
    .time_told = ru_code::time_told,
    .illegal_by_opponent = by_opponent,
    // RU:3.9.3, RU:3.9.4; 45 minutes are an ordinary control (RU:3.9.1#1).
    .paces = {.blitz_base_max = minutes(5), .rapid_max = minutes(30)},
    .quick_ladder = ru_code::quick_ladder,
    .quick_ladder_articles = cited<"RU:3.20.7">,
    .duties = ru_code::duties,
    .limits = {.playing_time = minutes(6 * 60),
               .playing_time_articles = cited<"RU:3.9.5">,
               .default_time = {}},
    .capture_sign = ":"};

} // namespace kodeks::rulebook::ru_code::game
