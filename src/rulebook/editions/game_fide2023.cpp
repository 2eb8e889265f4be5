// One game by the FIDE Laws of Chess 2023.
#include "rulebook/editions/cited.hpp"
#include "rulebook/editions/games.hpp"
#include "rulebook/editions/offences_fide2023.hpp"
#include "rulebook/editions/table_fide2023.hpp"

namespace kodeks::rulebook {

namespace {

constexpr std::string_view variants[] = {"chess", "chess960"};
constexpr std::string_view restored[] = {"FIDE:7.5.1"};
constexpr std::string_view two_minutes[] = {"FIDE:7.5.5"};
constexpr std::string_view one_minute[] = {"FIDE:7.5.5", "FIDE:A.3"};
constexpr std::string_view one_minute_blitz[] = {"FIDE:7.5.5", "FIDE:B.3", "FIDE:A.3"};
constexpr std::string_view restored_reduced[] = {"FIDE:7.5.1", "FIDE:A.5.2"};
constexpr std::string_view stands[] = {"FIDE:A.5.2"};
constexpr std::string_view stands_blitz[] = {"FIDE:B.3", "FIDE:A.5.2"};
constexpr std::string_view claim_standard[] = {"FIDE:9.5.3"};
constexpr std::string_view claim_rapid[] = {"FIDE:9.5.3", "FIDE:A.3"};
constexpr std::string_view claim_blitz[] = {"FIDE:9.5.3", "FIDE:B.3", "FIDE:A.3"};
constexpr std::string_view checkmate[] = {"FIDE:5.1.1"};
constexpr std::string_view stalemate[] = {"FIDE:5.2.1"};
constexpr std::string_view must_move[] = {"FIDE:4.3"};
constexpr std::string_view adjust[] = {"FIDE:4.2.1"};
constexpr std::string_view flag[] = {"FIDE:6.9"};
constexpr std::string_view resignation[] = {"FIDE:5.1.2"};
constexpr std::string_view end_without_press[] = {"FIDE:6.2.1.1"};
constexpr std::string_view offer[] = {"FIDE:9.1.2.1"};
constexpr std::string_view agreed[] = {"FIDE:5.2.3"};
constexpr std::string_view too_early[] = {"FIDE:5.2.3", "FIDE:9.1.1"};
constexpr std::string_view claim_made[] = {"FIDE:9.5.2"};
constexpr std::string_view claim_no_move[] = {"FIDE:9.4"};
constexpr std::string_view claim_wrong[] = {"FIDE:9.5.3"};
constexpr std::string_view white_starts[] = {"FIDE:6.6", "FIDE:6.7.1"};
constexpr std::string_view late[] = {"FIDE:6.7.1"};
constexpr std::string_view stopping[] = {"FIDE:6.11.2", "FIDE:6.11.4"};
constexpr std::string_view flag_callers[] = {"FIDE:6.8"};
constexpr std::string_view empty_press[] = {"FIDE:7.5.3"};
constexpr std::string_view time_trouble[] = {"FIDE:8.4"};
constexpr std::string_view corrections[] = {"FIDE:6.10.2"};
constexpr std::string_view signing[] = {"FIDE:8.7"};
constexpr std::string_view appeal[] = {"FIDE:11.10"};

constexpr IllegalMoves illegal[] = {
    {.scope = {Pace::standard, {}},
     .opponent_gains = minutes(2),
     .losing_count = 2,
     .restored = restored,
     .penalty = two_minutes},
    {.scope = {Pace::rapid, Supervision::full},
     .opponent_gains = minutes(1),
     .losing_count = 2,
     .restored = restored,
     .penalty = one_minute},
    {.scope = {Pace::rapid, {}},
     .correctable = Correctable::until_reply,
     .opponent_gains = minutes(1),
     .losing_count = 2,
     .restored = restored_reduced,
     .penalty = one_minute,
     .stands = stands},
    // Closely watched blitz follows the competition rules, and those say two minutes.
    {.scope = {Pace::blitz, Supervision::full},
     .opponent_gains = minutes(2),
     .losing_count = 2,
     .restored = restored,
     .penalty = two_minutes},
    {.scope = {Pace::blitz, {}},
     .correctable = Correctable::until_reply,
     .opponent_gains = minutes(1),
     .losing_count = 2,
     .restored = restored_reduced,
     .penalty = one_minute_blitz,
     .stands = stands_blitz},
};

constexpr WrongClaims wrong_claims[] = {
    {{Pace::standard, {}}, minutes(2), claim_standard},
    {{Pace::rapid, {}}, minutes(1), claim_rapid},
    {{Pace::blitz, Supervision::full}, minutes(2), claim_standard},
    {{Pace::blitz, {}}, minutes(1), claim_blitz},
};

} // namespace

constexpr GameRules game_fide2023 = {
    .edition = "fide2023",
    .variants = variants,
    .illegal_moves = illegal,
    .wrong_claims = wrong_claims,
    .endings = {.checkmate = checkmate, .stalemate = stalemate, .no_pieces = {}, .no_moves = {}},
    .touch = {.must_move = must_move, .adjust = adjust},
    .losing = {.flag_needs_winnable = true,
               .penalty_needs_winnable = true,
               .resignation_needs_winnable = true,
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
               .wrong_moment = cited<"FIDE:9.1.2.1", "FIDE:11.5">,
               .out_of_turn = offer,
               .declined = offer,
               .banned = cited<"FIDE:9.1.1">},
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
              .flag_claimed = cited<"FIDE:A.5.3">,
              .flag_called = cited<"FIDE:A.5.5">,
              .claimant_needs_time = false,
              .interruption = cited<"FIDE:6.11.1", "FIDE:6.11.3">,
              .disturbance = cited<"FIDE:12.5">},
    .results = {.signing = signing, .correction = signing, .appeal = appeal},
    .offences = fide2023::offences,
    .stages = fide2023::stages,
    .irregularities = fide2023::irregularities,
    .sheets = fide2023::sheets,
    .quickplay = fide2023::quickplay,
    .adjourning = fide2023::adjourning,
    .permissions = fide2023::permissions,
    .assistance = fide2023::assistance,
    .blind = fide2023::blind,
    .supervision = fide2023::supervision};

} // namespace kodeks::rulebook
