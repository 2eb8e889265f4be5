// One game by the Frisian draughts rules 2011.
#include "rulebook/editions/games.hpp"

namespace kodeks::rulebook {

namespace {

constexpr std::string_view variants[] = {"frisian"};

constexpr IllegalMoves illegal[] = {
    {.scope = {},
     .correctable = Correctable::until_reply,
     .corrector = Corrector::opponent,
     .restored = cite<"FR:27">,
     .penalty = cite<"FR:27">,
     .stands = cite<"FR:27">},
};

constexpr HandFaultArticles hand_faults[] = {
    {HandFault::opponents_piece, cite<"FR:27a">},
    {HandFault::wrong_number_removed, cite<"FR:27b">},
    {HandFault::removed_not_captured, cite<"FR:27b">},
    {HandFault::removed_without_reason, cite<"FR:27b">},
    {HandFault::own_removed, cite<"FR:27b">},
    {HandFault::removal_stopped, cite<"FR:27b">},
    {HandFault::missed_capture, cite<"FR:27c", "FR:10">},
    {HandFault::wrong_number_captured, cite<"FR:27c", "FR:10">},
    {HandFault::capture_stopped, cite<"FR:27c", "FR:10">},
    {HandFault::impossible, cite<"FR:27d">},
    {HandFault::king_not_marked, cite<"FR:8">},
    {HandFault::unmarked_king, cite<"FR:8">},
    // Article 27 speaks of "possibly other" offences.
    {HandFault::other_piece, cite<"FR:15">},
    {HandFault::replaced, cite<"FR:16">},
    {HandFault::two_moves, cite<"FR:6">},
};

constexpr Sanction loss_for_stopping[] = {{.kind = SanctionKind::loss}};
constexpr Sanction words[] = {{.kind = SanctionKind::remark}, {.kind = SanctionKind::warning}};

constexpr Offence offences[] = {
    {.name = "refuses_to_play", .articles = cite<"FR:20.3">, .ladder = loss_for_stopping},
    {.name = "refuses_the_rules", .articles = cite<"FR:20.6">, .ladder = loss_for_stopping},
    {.name = "hints", .articles = cite<"FR:24">, .choices = words},
    {.name = "disturbing_opponent", .articles = cite<"FR:24">, .choices = words},
    {.name = "wrong_hand", .articles = cite<"FR:23#1">, .choices = words},
};

constexpr Leave permissions[] = {
    {Act::tell_draw_claimable, Grant::forbidden, ForWhom::any, Turn::any, cite<"FR:24">},
    {Act::tell_repetitions, Grant::forbidden, ForWhom::any, Turn::any, cite<"FR:24">},
    {Act::tell_clock_forgotten, Grant::forbidden, ForWhom::any, Turn::any, cite<"FR:24">},
    {Act::speak_with_others, Grant::forbidden, ForWhom::any, Turn::any, cite<"FR:24">},
    {Act::intervene, Grant::forbidden, ForWhom::any, Turn::any, cite<"FR:27">},
};

} // namespace

constexpr GameRules game_frisian2011 = {
    .edition = "frisian2011",
    .variants = variants,
    .agreed_after = {},
    .illegal_moves = illegal,
    .wrong_claims = {},
    .endings = {.checkmate = {},
                .stalemate = {},
                .no_pieces = cite<"FR:20.1">,
                .no_moves = cite<"FR:20.5">},
    .touch = {.must_move = cite<"FR:15">,
              .adjust = cite<"FR:25">,
              .enemy_binds = false,
              .choice_final = cite<"FR:16">},
    .losing = {.flag_needs_winnable = false,
               .penalty_needs_winnable = false,
               .resignation_needs_winnable = false,
               .flag = cite<"FR:20.4">,
               .resignation = cite<"FR:20.2">,
               .end_needs_no_press = true,
               .end_without_press = cite<"FR:20.1">},
    .offers = {.moves_before = 0,
               .early_is_void = false,
               .right_moment_is_own_move = false,
               .alternate = false,
               .again_after_change = false,
               .made = cite<"FR:21.2">,
               .agreed = cite<"FR:21.2">,
               .too_early = cite<"FR:21.2">,
               .wrong_moment = cite<"FR:21.2">,
               .out_of_turn = cite<"FR:21.2">,
               .declined = cite<"FR:21.2">,
               .logs_forces = true},
    .claims = {.written_move = true,
               .counts_as_offer = false,
               .written_move_binds = true,
               .late_is_wrong = false,
               .made = cite<"FR:18">,
               .no_move = cite<"FR:18">,
               .wrong = cite<"FR:18">},
    .lateness = {.default_time = std::nullopt,
                 .longest = {},
                 .both_absent = BothAbsent::white_pays,
                 .starts = cite<"FR:6">,
                 .halved = cite<"FR:23#1">,
                 .late = cite<"FR:20.4">,
                 .both_late = cite<"FR:20.4">,
                 .alone = cite<"FR:6">},
    .clock = {.stopping = Stopping::resignation,
              .stopping_articles = cite<"FR:20.2">,
              .spectators_may_call_flags = false,
              .flag_callers = cite<"FR:20.4", "FR:24">,
              .empty_press_is_illegal = false,
              .empty_press = cite<"FR:23#1">,
              .time_trouble = {},
              .time_trouble_articles = cite<"FR:23#1">,
              .corrections = cite<"FR:23#1">,
              .reminding = cite<"FR:24">},
    .results = {.signing = cite<"FR:19">, .correction = cite<"FR:19">, .appeal = cite<"FR:27">},
    .offences = offences,
    .duties = {.hand_faults = hand_faults,
               .permissions = permissions,
               .board = {.turned = cite<"FR:26">,
                         .early = cite<"FR:25">,
                         .late = cite<"FR:27">,
                         .knocked = cite<"FR:25">,
                         .turned_replays = false,
                         .adjusting_needs_consent = true}}};

} // namespace kodeks::rulebook
