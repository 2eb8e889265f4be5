// One game by the FIDE Laws of Chess 2023.
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/editions/fide2023/leaves.hpp"
#include "rulebook/editions/fide2023/offences.hpp"
#include "rulebook/editions/fide2023/table.hpp"
#include "rulebook/game_rules.hpp"

namespace kodeks::rulebook::fide2023::game {

inline constexpr std::string_view variants[] = {"chess", "chess960"};

inline constexpr IllegalMoves illegal[] = {
    {.scope = {Pace::standard, {}},
     .opponent_gains = minutes(2),
     .losing_count = 2,
     .restored = cited<"FIDE:7.5.1">,
     .penalty = cited<"FIDE:7.5.5">},
    {.scope = {Pace::rapid, Supervision::full},
     .opponent_gains = minutes(1),
     .losing_count = 2,
     .restored = cited<"FIDE:7.5.1">,
     .penalty = cited<"FIDE:7.5.5", "FIDE:A.3">},
    {.scope = {Pace::rapid, {}},
     .correctable = Correctable::until_reply,
     .opponent_gains = minutes(1),
     .losing_count = 2,
     .restored = cited<"FIDE:7.5.1", "FIDE:A.5.2">,
     .penalty = cited<"FIDE:7.5.5", "FIDE:A.3">,
     .stands = cited<"FIDE:A.5.2">},
    // Closely watched blitz follows the competition rules, and those say two minutes.
    {.scope = {Pace::blitz, Supervision::full},
     .opponent_gains = minutes(2),
     .losing_count = 2,
     .restored = cited<"FIDE:7.5.1">,
     .penalty = cited<"FIDE:7.5.5">},
    {.scope = {Pace::blitz, {}},
     .correctable = Correctable::until_reply,
     .opponent_gains = minutes(1),
     .losing_count = 2,
     .restored = cited<"FIDE:7.5.1", "FIDE:A.5.2">,
     .penalty = cited<"FIDE:7.5.5", "FIDE:B.3", "FIDE:A.3">,
     .stands = cited<"FIDE:B.3", "FIDE:A.5.2">},
};

inline constexpr WrongClaims wrong_claims[] = {
    {{Pace::standard, {}}, minutes(2), {}},
    {{Pace::rapid, {}}, minutes(1), cited<"FIDE:A.3">},
    {{Pace::blitz, Supervision::full}, minutes(2), {}},
    {{Pace::blitz, {}}, minutes(1), cited<"FIDE:B.3", "FIDE:A.3">},
};

// To whom and until when is left to the regulations.
inline constexpr AppealStep appeal_steps[] = {{.to = Authority::organiser,
                                               .lodged = cited<"FIDE:11.10">,
                                               .decided = cited<"FIDE:11.10">,
                                               .deadline = cited<"FIDE:11.10">}};

inline constexpr GameRules rules = {
    .edition = "fide2023",
    .variants = variants,
    .illegal_moves = illegal,
    .wrong_claims = wrong_claims,
    .endings = {.checkmate = cited<"FIDE:5.1.1">,
                .stalemate = cited<"FIDE:5.2.1">,
                .no_pieces = {},
                .no_moves = {}},
    .touch = {.must_move = cited<"FIDE:4.3">,
              .adjust = cited<"FIDE:4.2.1">,
              .turn = cited<"FIDE:1.3">,
              .pieces = cited<"FIDE:1.1">},
    .losing = {.flag_needs_winnable = true,
               .penalty_needs_winnable = true,
               .resignation_needs_winnable = true,
               .flag = cited<"FIDE:6.9">,
               .resignation = cited<"FIDE:5.1.2">,
               .end_needs_no_press = true,
               .end_without_press = cited<"FIDE:6.2.1.1">},
    .offers = {.moves_before = 1,
               .early_is_void = false,
               .right_moment_is_own_move = true,
               .made = cited<"FIDE:9.1.2.1">,
               .agreed = cited<"FIDE:5.2.3">,
               .too_early = cited<"FIDE:5.2.3", "FIDE:9.1.1">,
               .wrong_moment = cited<"FIDE:9.1.2.1", "FIDE:11.5">,
               .declined = cited<"FIDE:9.1.2.1">,
               .banned = cited<"FIDE:9.1.1">,
               .stands = cited<"FIDE:9.1.2.1">},
    .claims = {.counts_as_offer = true,
               .written_move_binds = true,
               .late_is_wrong = true,
               .offered = cited<"FIDE:9.1.2.3">,
               .made = cited<"FIDE:9.5.2">,
               .no_move = cited<"FIDE:9.4">,
               .wrong = cited<"FIDE:9.5.3">},
    .lateness = {.default_time = Milliseconds{0},
                 .longest = {},
                 .both_absent = BothAbsent::white_pays,
                 .starts = cited<"FIDE:6.6">,
                 .neither = cited<"FIDE:6.7.2">,
                 .late = cited<"FIDE:6.7.1">,
                 .both_late = cited<"FIDE:6.7.1">,
                 .excused = cited<"FIDE:6.7.1">,
                 .neither_excused = cited<"FIDE:6.7.2">,
                 .plays_alone = true},
    .clock = {.stopping = Stopping::needs_reason,
              .stopping_articles = cited<"FIDE:6.11.2", "FIDE:6.11.4">,
              .spectators_may_call_flags = false,
              .flag_callers = cited<"FIDE:6.8">,
              .empty_press_is_illegal = true,
              .empty_press = cited<"FIDE:7.5.3">,
              .pressing = cited<"FIDE:6.2.1">,
              .corrections = cited<"FIDE:6.10.2">,
              .flag_claimed = cited<"FIDE:A.5.3">,
              .flag_called = cited<"FIDE:A.5.5">,
              .claimant_needs_time = false,
              .interruption = cited<"FIDE:6.11.1", "FIDE:6.11.3">,
              .disturbance = cited<"FIDE:12.5">},
    .results = {.signing = cited<"FIDE:8.7">,
                .correction = cited<"FIDE:8.7">,
                .closed = cited<"FIDE:8.7">},
    .appeals = {.steps = appeal_steps, .excluded = cited<"FIDE:11.10">},
    .offences = fide2023::offences,
    .stages = fide2023::stages,
    .irregularities = fide2023::irregularities,
    .sheets = fide2023::sheets,
    .quickplay = fide2023::quickplay,
    .adjourning = fide2023::adjourning,
    .requests = fide2023::requests,
    .assistance = fide2023::assistance,
    .announcing = fide2023::announcing,
    .supervision = fide2023::supervision,
    .duties = {.leaves = fide2023::leaves, .spectators = cited<"FIDE:12.7">}};

} // namespace kodeks::rulebook::fide2023::game
