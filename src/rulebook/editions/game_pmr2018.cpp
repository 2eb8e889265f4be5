// One game by the chess rules of Transnistria 2018.
#include "rulebook/editions/cited.hpp"
#include "rulebook/editions/games.hpp"
#include "rulebook/editions/offences_pmr2018.hpp"
#include "rulebook/editions/table_pmr2018.hpp"

namespace kodeks::rulebook {

namespace {

constexpr std::string_view variants[] = {"chess"};

constexpr IllegalMoves illegal[] = {
    {.scope = {Pace::standard, {}},
     .opponent_gains = minutes(2),
     .losing_count = 2,
     .restored = cited<"PMR:83">,
     .penalty = cited<"PMR:87">},
    {.scope = {Pace::rapid, Supervision::full},
     .opponent_gains = minutes(2),
     .losing_count = 2,
     .restored = cited<"PMR:83">,
     .penalty = cited<"PMR:87">},
    {.scope = {Pace::rapid, {}},
     .correctable = Correctable::until_reply,
     .opponent_gains = minutes(2),
     .losing_count = 2,
     .restored = cited<"PMR:83", "PMR:152">,
     .penalty = cited<"PMR:87">,
     .stands = cited<"PMR:152">},
    {.scope = {Pace::blitz, Supervision::full},
     .opponent_gains = minutes(1),
     .losing_count = 2,
     .restored = cited<"PMR:83">,
     .penalty = cited<"PMR:87", "PMR:158">},
    {.scope = {Pace::blitz, {}},
     .correctable = Correctable::until_reply,
     .opponent_gains = minutes(1),
     .losing_count = 2,
     .restored = cited<"PMR:83", "PMR:152">,
     .penalty = cited<"PMR:87", "PMR:158">,
     .stands = cited<"PMR:152">},
};

constexpr WrongClaims wrong_claims[] = {
    {{Pace::blitz, {}}, minutes(1), cited<"PMR:113", "PMR:158">},
    {{}, minutes(2), cited<"PMR:113">},
};

} // namespace

constexpr GameRules game_pmr2018 = {
    .edition = "pmr2018",
    .variants = variants,
    .illegal_moves = illegal,
    .wrong_claims = wrong_claims,
    .endings = {.checkmate = cited<"PMR:47">,
                .stalemate = cited<"PMR:49">,
                .no_pieces = {},
                .no_moves = {}},
    .touch = {.must_move = cited<"PMR:39">, .adjust = cited<"PMR:37">},
    .losing = {.flag_needs_winnable = true,
               .penalty_needs_winnable = true,
               .resignation_needs_winnable = false,
               .flag = cited<"PMR:67">,
               .resignation = cited<"PMR:48">,
               .end_needs_no_press = true,
               .end_without_press = cited<"PMR:53a">},
    .offers = {.moves_before = 1,
               .early_is_void = false,
               .right_moment_is_own_move = true,
               .alternate = false,
               .again_after_change = false,
               .made = cited<"PMR:104a">,
               .agreed = cited<"PMR:51">,
               .too_early = cited<"PMR:51", "PMR:103">,
               .wrong_moment = cited<"PMR:104a", "PMR:130">,
               .out_of_turn = cited<"PMR:104a">,
               .declined = cited<"PMR:104a">,
               .banned = cited<"PMR:103">},
    .claims = {.counts_as_offer = true,
               .written_move_binds = true,
               .late_is_wrong = true,
               .made = cited<"PMR:112">,
               .no_move = cited<"PMR:110">,
               .wrong = cited<"PMR:113">},
    .lateness = {.default_time = Milliseconds{0},
                 .longest = {},
                 .both_absent = BothAbsent::white_pays,
                 .starts = cited<"PMR:63">,
                 .neither = cited<"PMR:65">,
                 .late = cited<"PMR:64">,
                 .both_late = cited<"PMR:64">,
                 .excused = cited<"PMR:64">},
    .clock = {.stopping = Stopping::needs_reason,
              .stopping_articles = cited<"PMR:71", "PMR:73">,
              .spectators_may_call_flags = false,
              .flag_callers = cited<"PMR:66">,
              .empty_press_is_illegal = true,
              .empty_press = cited<"PMR:85">,
              .time_trouble = minutes(5),
              .time_trouble_articles = cited<"PMR:97">,
              .corrections = cited<"PMR:69">,
              .flag_claimed = cited<"PMR:153">,
              .flag_called = cited<"PMR:155">,
              .claimant_needs_time = true,
              .interruption = cited<"PMR:70", "PMR:72">,
              .disturbance = cited<"PMR:142">},
    .results = {.signing = cited<"PMR:102">,
                .correction = cited<"PMR:102">,
                .appeal = cited<"PMR:135", "PMR:255">},
    .offences = pmr2018::offences,
    .stages = pmr2018::stages,
    .irregularities = pmr2018::irregularities,
    .sheets = pmr2018::sheets,
    .quickplay = pmr2018::quickplay,
    .adjourning = pmr2018::adjourning,
    .requests = pmr2018::requests,
    .assistance = pmr2018::assistance,
    .supervision = pmr2018::supervision};

} // namespace kodeks::rulebook
