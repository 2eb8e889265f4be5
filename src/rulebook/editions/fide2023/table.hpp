// What happens around one table by the FIDE Laws of Chess 2023 (rulebook/table_rules.hpp).
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/table_rules.hpp"

namespace kodeks::rulebook::fide2023 {

inline constexpr Stages stages = {.castling_begun = cited<"FIDE:4.7.2">,
                                  .castling_due = cited<"FIDE:4.4.1">,
                                  .castling_order = cited<"FIDE:4.4.2">,
                                  .castling_illegal = cited<"FIDE:4.4.3">,
                                  .promotion_choice = cited<"FIDE:4.4.4">,
                                  .released = cited<"FIDE:4.7">,
                                  .release_first = false,
                                  .removal_order = {},
                                  .unpromoted = cited<"FIDE:7.5.2">,
                                  .two_hands = cited<"FIDE:7.5.4", "FIDE:4.1">,
                                  .one_hand = cited<"FIDE:4.1">,
                                  .touch_claim = cited<"FIDE:4.8">,
                                  .touch_found = cited<"FIDE:4.2.2", "FIDE:4.3">,
                                  .accidental = cited<"FIDE:4.2.2">};

inline constexpr Irregularities irregularities = {.setup_remedy = Remedy::cancel,
                                                  .board_remedy = Remedy::put_right,
                                                  .colours_remedy = Remedy::cancel,
                                                  .settled_after = 10,
                                                  .settled_when_completed = false,
                                                  .settled_everywhere = false,
                                                  .wrong_setup = cited<"FIDE:7.2.1">,
                                                  .turned_board = cited<"FIDE:7.2.2">,
                                                  .reversed_colours = cited<"FIDE:7.3">,
                                                  .colours_stay = cited<"FIDE:7.3">,
                                                  .settled = cited<"FIDE:A.5.1", "FIDE:A.5.1.2">,
                                                  .drawn_opening = {},
                                                  .clock_setting = cited<"FIDE:6.10.2">,
                                                  .clock_setting_settled =
                                                      cited<"FIDE:A.5.1", "FIDE:A.5.1.1">,
                                                  .clock_defect = cited<"FIDE:6.10.1">,
                                                  .displaced_help = cited<"FIDE:7.4.2">,
                                                  .displaced = cited<"FIDE:7.4.1">,
                                                  .displaced_by_nobody = {},
                                                  .displaced_before = cited<"FIDE:7.6">,
                                                  .times = cited<"FIDE:7.1">,
                                                  .irregular_position = cited<"FIDE:A.5.4">,
                                                  .boards_differ = cited<"FIDE:D.2.9">,
                                                  .agreed_correction = cited<"FIDE:A.5.2">};

inline constexpr Sheets sheets = {.electronic = true,
                                  .relief_below = minutes(5),
                                  .relief_increment = seconds(30),
                                  .keep = cited<"FIDE:8.1.1">,
                                  .in_advance = cited<"FIDE:8.1.2">,
                                  .previous_first = cited<"FIDE:8.1.3">,
                                  .offer_mark = cited<"FIDE:8.1.5", "FIDE:9.1.2.2">,
                                  .relief = cited<"FIDE:8.4">,
                                  .update_both = cited<"FIDE:8.5.1">,
                                  .update_one = cited<"FIDE:8.5.2">,
                                  .reconstruct = cited<"FIDE:8.5.3">,
                                  .cannot_show = cited<"FIDE:8.6">,
                                  .notation = cited<"FIDE:C.0">,
                                  .whole = cited<"FIDE:8.1.1", "FIDE:C.10">};

// The extra minutes stay two in rapid: FIDE:A.3 names only Articles 7 and 9.
inline constexpr Quickplay quickplay = {.below = minutes(2),
                                        .increment = seconds(5),
                                        .opponent_gains = minutes(2),
                                        .scope = cited<"FIDE:G.III.2.1", "FIDE:G.III.2.2">,
                                        .request = cited<"FIDE:G.III.4">,
                                        .claim = cited<"FIDE:G.III.5">,
                                        .decided = cited<"FIDE:G.III.5.1">,
                                        .postponed = cited<"FIDE:G.III.5.2">,
                                        .rejected = cited<"FIDE:G.III.5.3">,
                                        .cannot_win = cited<"FIDE:G.III.6.1", "FIDE:G.III.6.1.1">,
                                        .no_effort = cited<"FIDE:G.III.6.1", "FIDE:G.III.6.1.2">,
                                        .referred = cited<"FIDE:G.III.6.2">,
                                        .both_flags_go_on = cited<"FIDE:G.III.3.1.1">,
                                        .both_flags_draw = cited<"FIDE:G.III.3.1.2">};

inline constexpr Adjourning adjourning = {.seal = cited<"FIDE:G.I.1.1">,
                                          .early = cited<"FIDE:G.I.1.2">,
                                          .sealed = cited<"FIDE:G.I.1.1">,
                                          .envelope = cited<"FIDE:G.I.2">,
                                          .offer = cited<"FIDE:G.I.4">,
                                          .concluded = cited<"FIDE:G.I.6">,
                                          .set_up = cited<"FIDE:G.I.5">,
                                          .opened = cited<"FIDE:G.I.7">,
                                          .replier_present = cited<"FIDE:G.I.9.1">,
                                          .replier_absent = cited<"FIDE:G.I.9.2">,
                                          .both_absent = cited<"FIDE:G.I.11">,
                                          .sealer_absent = cited<"FIDE:G.I.9.3">,
                                          .reply_waits = cited<"FIDE:G.I.7">,
                                          .reply_made = cited<"FIDE:G.I.9.3">,
                                          .late = cited<"FIDE:G.I.10">,
                                          .ambiguous = cited<"FIDE:G.I.8", "FIDE:G.I.8.1">,
                                          .unclear = cited<"FIDE:G.I.8", "FIDE:G.I.8.2">,
                                          .illegal = cited<"FIDE:G.I.8", "FIDE:G.I.8.3">,
                                          .envelope_lost = cited<"FIDE:G.I.12.1">,
                                          .position_lost = cited<"FIDE:G.I.12.2">,
                                          .position_remedy = Remedy::replay,
                                          .wrong_times = cited<"FIDE:G.I.13">};

inline constexpr Requestable requests[] = {
    {.name = "sheet_shown",
     .scope = {Pace::rapid, Supervision::full},
     .moment = Moment::own_move,
     .limit = 5,
     .beyond = "too_many_requests",
     .articles = cited<"FIDE:A.4.3">},
    {.name = "sheet_shown",
     .scope = {Pace::blitz, Supervision::full},
     .moment = Moment::own_move,
     .limit = 5,
     .beyond = "too_many_requests",
     .articles = cited<"FIDE:B.2.3">},
    {.name = "sheet_given", .scope = {Pace::rapid, {}}, .articles = cited<"FIDE:A.2">},
    {.name = "sheet_given", .scope = {Pace::blitz, {}}, .articles = cited<"FIDE:B.3", "FIDE:A.2">},
    {.name = "moves_told",
     .moment = Moment::flag_down,
     .articles = cited<"FIDE:12.6", "FIDE:8.5.1">},
    {.name = "opponent_moved", .moment = Moment::never, .articles = cited<"FIDE:12.6">},
    {.name = "clock_not_pressed", .moment = Moment::never, .articles = cited<"FIDE:12.6">},
    {.name = "claim_by_display", .moment = Moment::never, .articles = cited<"FIDE:6.12.2">},
    {.name = "rules_explained", .articles = cited<"FIDE:11.9">},
    {.name = "two_boards", .moment = Moment::mixed_sight, .articles = cited<"FIDE:D.1">},
    {.name = "moves_told", .asker = Asker::assistant, .articles = cited<"FIDE:D.2.10.4">},
    {.name = "times_told", .asker = Asker::assistant, .articles = cited<"FIDE:D.2.10.4">},
};

inline constexpr AssistantDuty duties[] = {
    {Duty::moves, Need::sight},           // FIDE:D.2.10.1
    {Duty::announcing, Need::sight},      // FIDE:D.2.10.2
    {Duty::score, Need::sight},           // FIDE:D.2.10.3
    {Duty::clock, Need::sight},           // FIDE:D.2.10.3
    {Duty::telling, Need::sight},         // FIDE:D.2.10.4
    {Duty::claiming, Need::sight},        // FIDE:D.2.10.5
    {Duty::adjournment, Need::sight},     // FIDE:D.2.10.6
    {Duty::moves, Need::partner},         // FIDE:D.2.11
    {Duty::announcing, Need::partner},    // FIDE:D.2.11
    {Duty::moves, Need::hands_for_moves}, // FIDE:4.9
    {Duty::clock, Need::hands_for_clock}, // FIDE:6.2.6
    {Duty::score, Need::hands_for_score}, // FIDE:8.1.6
};

inline constexpr Assistance assistance = {.duties = duties,
                                          .accepted = cited<"FIDE:4.9", "FIDE:6.2.6", "FIDE:8.1.6">,
                                          .no_adjustment = cited<"FIDE:6.2.6", "FIDE:8.1.6">,
                                          .mandatory = cited<"FIDE:D.2.11">,
                                          .limits = cited<"FIDE:D.2.10">};

inline constexpr Announcing announcing = {.before_press = cited<"FIDE:D.2.1">,
                                          .part_of_move = cited<"FIDE:D.2.3.3", "FIDE:D.2.4">,
                                          .by_anybody = true,
                                          .differs = cited<"FIDE:D.2.8">,
                                          .felt = Felt::by_the_blind,
                                          .touched = cited<"FIDE:4.3", "FIDE:D.2.2">};

inline constexpr SupervisionNeeds supervision[] = {
    {.scope = {Pace::rapid, Supervision::full},
     .games_per_arbiter = 3,
     .watched = cited<"FIDE:A.4", "FIDE:A.4.1">,
     .recorded = cited<"FIDE:A.4", "FIDE:A.4.2">,
     .announced = cited<"FIDE:A.6">},
    {.scope = {Pace::blitz, Supervision::full},
     .games_per_arbiter = 1,
     .watched = cited<"FIDE:B.2", "FIDE:B.2.1">,
     .recorded = cited<"FIDE:B.2", "FIDE:B.2.2">,
     .announced = cited<"FIDE:B.4">},
};

} // namespace kodeks::rulebook::fide2023
