// What happens around one table by the chess rules of Transnistria 2018 (rulebook/table_rules.hpp).
#pragma once

#include "rulebook/editions/cited.hpp"
#include "rulebook/table_rules.hpp"

namespace kodeks::rulebook::pmr2018 {

inline constexpr Stages stages = {.castling_begun = cited<"PMR:44b">,
                                  .castling_due = cited<"PMR:40a">,
                                  .castling_order = cited<"PMR:40b">,
                                  .castling_illegal = cited<"PMR:40c">,
                                  .promotion_choice = cited<"PMR:40d">,
                                  .released = cited<"PMR:43">,
                                  .release_first = false,
                                  .removal_order = {},
                                  .unpromoted = cited<"PMR:84">,
                                  .two_hands = cited<"PMR:86", "PMR:36">,
                                  .one_hand = cited<"PMR:36">,
                                  .touch_claim = cited<"PMR:45">,
                                  .touch_found = cited<"PMR:38", "PMR:39">,
                                  .accidental = cited<"PMR:38">};

inline constexpr Irregularities irregularities = {.setup_remedy = Remedy::cancel,
                                                  .board_remedy = Remedy::put_right,
                                                  .colours_remedy = Remedy::cancel,
                                                  .settled_after = 10,
                                                  .settled_when_completed = true,
                                                  .settled_everywhere = false,
                                                  .wrong_setup = cited<"PMR:77">,
                                                  .turned_board = cited<"PMR:78">,
                                                  .reversed_colours = cited<"PMR:79">,
                                                  .colours_stay = cited<"PMR:79">,
                                                  .settled = cited<"PMR:151", "PMR:151b">,
                                                  .drawn_opening = {},
                                                  .clock_setting = cited<"PMR:69">,
                                                  .clock_setting_settled =
                                                      cited<"PMR:151", "PMR:151a">,
                                                  .clock_defect = cited<"PMR:68">,
                                                  .displaced_help = cited<"PMR:81">,
                                                  .displaced = cited<"PMR:80">,
                                                  .displaced_by_nobody = {},
                                                  .displaced_before = cited<"PMR:88">,
                                                  .times = cited<"PMR:76">,
                                                  .irregular_position = cited<"PMR:154">,
                                                  .boards_differ = {},
                                                  .agreed_correction = cited<"PMR:152">};

inline constexpr Sheets sheets = {.electronic = false,
                                  .relief_below = minutes(5),
                                  .relief_increment = seconds(30),
                                  .keep = cited<"PMR:89">,
                                  .in_advance = cited<"PMR:90">,
                                  .previous_first = cited<"PMR:91">,
                                  .offer_mark = cited<"PMR:93", "PMR:104b">,
                                  .relief = cited<"PMR:97">,
                                  .update_both = cited<"PMR:98">,
                                  .update_one = cited<"PMR:99">,
                                  .reconstruct = cited<"PMR:100">,
                                  .cannot_show = cited<"PMR:101">,
                                  .notation = cited<"PMR:163">,
                                  .whole = cited<"PMR:89", "PMR:173">};

inline constexpr Quickplay quickplay = {.below = minutes(2),
                                        .increment = seconds(5),
                                        .opponent_gains = minutes(2),
                                        .scope = cited<"PMR:195", "PMR:196">,
                                        .request = cited<"PMR:198">,
                                        .claim = cited<"PMR:199">,
                                        .decided = cited<"PMR:200">,
                                        .postponed = cited<"PMR:201">,
                                        .rejected = cited<"PMR:202">,
                                        .cannot_win = cited<"PMR:204", "PMR:204a">,
                                        .no_effort = cited<"PMR:204", "PMR:204b">,
                                        .referred = cited<"PMR:205">,
                                        .both_flags_go_on = cited<"PMR:197a">,
                                        .both_flags_draw = cited<"PMR:197b">};

inline constexpr Adjourning adjourning = {.seal = cited<"PMR:178">,
                                          .early = cited<"PMR:179">,
                                          .sealed = cited<"PMR:178">,
                                          .envelope = cited<"PMR:180">,
                                          .offer = cited<"PMR:182">,
                                          .concluded = cited<"PMR:184">,
                                          .set_up = cited<"PMR:183">,
                                          .opened = cited<"PMR:185">,
                                          .replier_present = cited<"PMR:187a">,
                                          .replier_absent = cited<"PMR:187b">,
                                          .both_absent = cited<"PMR:189">,
                                          .sealer_absent = cited<"PMR:187c">,
                                          .reply_waits = cited<"PMR:185">,
                                          .reply_made = cited<"PMR:187c">,
                                          .late = cited<"PMR:188">,
                                          .ambiguous = cited<"PMR:186", "PMR:186a">,
                                          .unclear = cited<"PMR:186", "PMR:186b">,
                                          .illegal = cited<"PMR:186", "PMR:186c">,
                                          .envelope_lost = cited<"PMR:190">,
                                          .position_lost = cited<"PMR:191">,
                                          .position_remedy = Remedy::replay,
                                          .wrong_times = cited<"PMR:192">};

inline constexpr Requestable requests[] = {
    {.name = "sheet_shown",
     .scope = {Pace::rapid, Supervision::full},
     .moment = Moment::own_move,
     .limit = 5,
     .beyond = "too_many_requests",
     .articles = cited<"PMR:150">},
    {.name = "sheet_shown",
     .scope = {Pace::blitz, Supervision::full},
     .moment = Moment::own_move,
     .limit = 5,
     .beyond = "too_many_requests",
     .articles = cited<"PMR:160">},
    {.name = "sheet_given", .scope = {Pace::rapid, {}}, .articles = cited<"PMR:148">},
    {.name = "sheet_given", .scope = {Pace::blitz, {}}, .articles = cited<"PMR:161", "PMR:148">},
    {.name = "moves_told", .moment = Moment::flag_down, .articles = cited<"PMR:143", "PMR:98">},
    {.name = "opponent_moved", .moment = Moment::never, .articles = cited<"PMR:143">},
    {.name = "clock_not_pressed", .moment = Moment::never, .articles = cited<"PMR:143">},
    {.name = "claim_by_display", .moment = Moment::never, .articles = cited<"PMR:75">},
    {.name = "rules_explained", .articles = cited<"PMR:134">},
};

inline constexpr AssistantDuty duties[] = {
    {Duty::moves, Need::hands_for_moves}, // PMR:46
    {Duty::clock, Need::hands_for_clock}, // PMR:58
    {Duty::score, Need::hands_for_score}, // PMR:94
};

inline constexpr Assistance assistance = {.duties = duties,
                                          .accepted = cited<"PMR:46", "PMR:58", "PMR:94">,
                                          .no_adjustment = cited<"PMR:58", "PMR:94">,
                                          .mandatory = {},
                                          .limits = cited<"PMR:46", "PMR:58", "PMR:94">};

inline constexpr SupervisionNeeds supervision[] = {
    {.scope = {Pace::rapid, Supervision::full},
     .games_per_arbiter = 3,
     .watched = cited<"PMR:149", "PMR:149a">,
     .recorded = cited<"PMR:149", "PMR:149b">,
     .announced = cited<"PMR:156">},
    {.scope = {Pace::blitz, Supervision::full},
     .games_per_arbiter = 1,
     .watched = cited<"PMR:159", "PMR:159a">,
     .recorded = cited<"PMR:159", "PMR:159b">,
     .announced = cited<"PMR:162">},
};

} // namespace kodeks::rulebook::pmr2018
