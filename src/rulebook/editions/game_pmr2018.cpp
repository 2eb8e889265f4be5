// One game by the chess rules of Transnistria 2018.
#include "rulebook/editions/cited.hpp"
#include "rulebook/editions/games.hpp"
#include "rulebook/editions/offences_pmr2018.hpp"
#include "rulebook/editions/table_pmr2018.hpp"

namespace kodeks::rulebook {

namespace {

constexpr std::string_view variants[] = {"chess"};
constexpr std::string_view restored[] = {"PMR:83"};
constexpr std::string_view two_minutes[] = {"PMR:87"};
constexpr std::string_view one_minute[] = {"PMR:87", "PMR:158"};
constexpr std::string_view restored_reduced[] = {"PMR:83", "PMR:152"};
constexpr std::string_view stands[] = {"PMR:152"};
constexpr std::string_view claim_standard[] = {"PMR:113"};
constexpr std::string_view claim_blitz[] = {"PMR:113", "PMR:158"};
constexpr std::string_view checkmate[] = {"PMR:47"};
constexpr std::string_view stalemate[] = {"PMR:49"};
constexpr std::string_view must_move[] = {"PMR:39"};
constexpr std::string_view adjust[] = {"PMR:37"};
constexpr std::string_view flag[] = {"PMR:67"};
constexpr std::string_view resignation[] = {"PMR:48"};
constexpr std::string_view end_without_press[] = {"PMR:53a"};
constexpr std::string_view offer[] = {"PMR:104a"};
constexpr std::string_view agreed[] = {"PMR:51"};
constexpr std::string_view too_early[] = {"PMR:51", "PMR:103"};
constexpr std::string_view claim_made[] = {"PMR:112"};
constexpr std::string_view claim_no_move[] = {"PMR:110"};
constexpr std::string_view claim_wrong[] = {"PMR:113"};
constexpr std::string_view white_starts[] = {"PMR:63", "PMR:65"};
constexpr std::string_view late[] = {"PMR:64"};
constexpr std::string_view stopping[] = {"PMR:71", "PMR:73"};
constexpr std::string_view flag_callers[] = {"PMR:66"};
constexpr std::string_view empty_press[] = {"PMR:85"};
constexpr std::string_view time_trouble[] = {"PMR:97"};
constexpr std::string_view corrections[] = {"PMR:69"};
constexpr std::string_view signing[] = {"PMR:102"};
constexpr std::string_view appeal[] = {"PMR:135", "PMR:255"};

constexpr IllegalMoves illegal[] = {
    {.scope = {Pace::standard, {}},
     .opponent_gains = minutes(2),
     .losing_count = 2,
     .restored = restored,
     .penalty = two_minutes},
    {.scope = {Pace::rapid, Supervision::full},
     .opponent_gains = minutes(2),
     .losing_count = 2,
     .restored = restored,
     .penalty = two_minutes},
    {.scope = {Pace::rapid, {}},
     .correctable = Correctable::until_reply,
     .opponent_gains = minutes(2),
     .losing_count = 2,
     .restored = restored_reduced,
     .penalty = two_minutes,
     .stands = stands},
    {.scope = {Pace::blitz, Supervision::full},
     .opponent_gains = minutes(1),
     .losing_count = 2,
     .restored = restored,
     .penalty = one_minute},
    {.scope = {Pace::blitz, {}},
     .correctable = Correctable::until_reply,
     .opponent_gains = minutes(1),
     .losing_count = 2,
     .restored = restored_reduced,
     .penalty = one_minute,
     .stands = stands},
};

constexpr WrongClaims wrong_claims[] = {
    {{Pace::blitz, {}}, minutes(1), claim_blitz},
    {{}, minutes(2), claim_standard},
};

} // namespace

constexpr GameRules game_pmr2018 = {
    .edition = "pmr2018",
    .variants = variants,
    .illegal_moves = illegal,
    .wrong_claims = wrong_claims,
    .endings = {.checkmate = checkmate, .stalemate = stalemate, .no_pieces = {}, .no_moves = {}},
    .touch = {.must_move = must_move, .adjust = adjust},
    .losing = {.flag_needs_winnable = true,
               .penalty_needs_winnable = true,
               .resignation_needs_winnable = false,
               .flag = flag,
               .resignation = resignation,
               .end_needs_no_press = true,
               .end_without_press = end_without_press},
    .offers = {.moves_before = 1,
               .early_is_void = false,
               .right_moment_is_own_move = true,
               .alternate = false,
               .again_after_change = false,
               .made = offer,
               .agreed = agreed,
               .too_early = too_early,
               .wrong_moment = cited<"PMR:104a", "PMR:130">,
               .out_of_turn = offer,
               .declined = offer,
               .banned = cited<"PMR:103">},
    .claims = {.written_move = true,
               .counts_as_offer = true,
               .written_move_binds = true,
               .late_is_wrong = true,
               .made = claim_made,
               .no_move = claim_no_move,
               .wrong = claim_wrong},
    .lateness = {.default_time = Milliseconds{0},
                 .longest = {},
                 .both_absent = BothAbsent::white_pays,
                 .starts = white_starts,
                 .halved = {},
                 .late = late,
                 .both_late = late,
                 .excused = late},
    .clock = {.stopping = Stopping::needs_reason,
              .stopping_articles = stopping,
              .spectators_may_call_flags = false,
              .flag_callers = flag_callers,
              .empty_press_is_illegal = true,
              .empty_press = empty_press,
              .time_trouble = minutes(5),
              .time_trouble_articles = time_trouble,
              .corrections = corrections,
              .flag_claimed = cited<"PMR:153">,
              .flag_called = cited<"PMR:155">,
              .claimant_needs_time = true,
              .interruption = cited<"PMR:70", "PMR:72">,
              .disturbance = cited<"PMR:142">},
    .results = {.signing = signing, .correction = signing, .appeal = appeal},
    .offences = pmr2018::offences,
    .stages = pmr2018::stages,
    .irregularities = pmr2018::irregularities,
    .sheets = pmr2018::sheets,
    .quickplay = pmr2018::quickplay,
    .adjourning = pmr2018::adjourning,
    .permissions = pmr2018::permissions,
    .assistance = pmr2018::assistance,
    .supervision = pmr2018::supervision};

} // namespace kodeks::rulebook
