// One game by the Ukrainian draughts rules 2026.
#include "rulebook/editions/games.hpp"

namespace kodeks::rulebook {

namespace {

constexpr std::string_view variants[] = {"russian", "brazilian", "international"};
constexpr std::string_view variants_64[] = {"russian", "brazilian"};
constexpr std::string_view variants_100[] = {"international"};
constexpr std::string_view restored[] = {"UA:V.6.4"};
constexpr std::string_view remark[] = {"UA:V.6.10"};
constexpr std::string_view restored_quick[] = {"UA:V.6.4", "UA:V.6.12.1"};
constexpr std::string_view third[] = {"UA:V.6.12.1"};
constexpr std::string_view stands[] = {"UA:V.6.6"};
constexpr std::string_view no_pieces[] = {"UA:III.4.2.2", "UA:IV.4.2.2"};
constexpr std::string_view no_moves[] = {"UA:III.4.2.3", "UA:IV.4.2.3"};
constexpr std::string_view must_move[] = {"UA:V.5.2"};
constexpr std::string_view adjust[] = {"UA:V.5.2"};
constexpr std::string_view flag[] = {"UA:V.7.10"};
constexpr std::string_view resignation[] = {"UA:V.9.3"};
constexpr std::string_view end_without_press[] = {"UA:V.7.10"};
constexpr std::string_view offer[] = {"UA:V.11.3"};
constexpr std::string_view agreed[] = {"UA:V.11.3"};
constexpr std::string_view too_early[] = {"UA:III.5.1", "UA:IV.5.1"};
constexpr std::string_view wrong_moment[] = {"UA:V.11.3"};
constexpr std::string_view out_of_turn[] = {"UA:V.11.3"};
constexpr std::string_view claim_made[] = {"UA:V.11.4.1"};
constexpr std::string_view claim_no_move[] = {"UA:V.11.4.2", "UA:V.11.4.3"};
constexpr std::string_view claim_wrong[] = {"UA:V.11.4.5"};
constexpr std::string_view white_starts[] = {"UA:V.9.3", "UA:V.9.4.3", "UA:V.9.4.4"};
constexpr std::string_view halved[] = {"UA:V.9.4.5"};
constexpr std::string_view late[] = {"UA:V.9.4.2", "UA:V.11.2"};
constexpr std::string_view default_time[] = {"UA:V.9.4.2"};
constexpr std::string_view both_late[] = {"UA:V.9.4.2", "UA:V.11.2"};
constexpr std::string_view stopping[] = {"UA:V.9.3"};
constexpr std::string_view flag_callers[] = {"UA:V.7.10"};
constexpr std::string_view empty_press[] = {"UA:V.7.4"};
constexpr std::string_view time_trouble[] = {"UA:V.7.11"};
constexpr std::string_view corrections[] = {"UA:V.7.8"};
constexpr std::string_view signing[] = {"UA:V.4.8"};
constexpr std::string_view appeal[] = {"UA:V.17.11"};

constexpr IllegalMoves illegal[] = {
    {.scope = {Pace::standard, {}},
     .correctable = Correctable::until_reply,
     .corrector = Corrector::opponent,
     .restored = restored,
     .penalty = remark,
     .stands = stands},
    {.scope = {},
     .correctable = Correctable::until_reply,
     .corrector = Corrector::opponent,
     .losing_count = 3,
     .restored = restored_quick,
     .penalty = third,
     .stands = stands},
};

constexpr AgreedAfter agreed_after[] = {{variants_64, 20}, {variants_100, 40}};

} // namespace

constexpr GameRules game_ua2026 = {
    .edition = "ua2026",
    .variants = variants,
    .agreed_after = agreed_after,
    .illegal_moves = illegal,
    .wrong_claims = {},
    .endings = {.checkmate = {}, .stalemate = {}, .no_pieces = no_pieces, .no_moves = no_moves},
    .touch = {.must_move = must_move, .adjust = adjust},
    .losing = {.flag_needs_winnable = false,
               .penalty_needs_winnable = false,
               .resignation_needs_winnable = false,
               .flag = flag,
               .resignation = resignation,
               .end_needs_no_press = false,
               .end_without_press = end_without_press},
    .offers = {.moves_before = 0,
               .early_is_void = true,
               .right_moment_is_own_move = true,
               .alternate = true,
               .again_after_change = true,
               .made = offer,
               .agreed = agreed,
               .too_early = too_early,
               .wrong_moment = wrong_moment,
               .out_of_turn = out_of_turn,
               .declined = offer},
    .claims = {.written_move = true,
               .counts_as_offer = false,
               .written_move_binds = true,
               .late_is_wrong = false,
               .made = claim_made,
               .no_move = claim_no_move,
               .wrong = claim_wrong},
    .lateness = {.default_time = std::nullopt,
                 .longest = minutes(60),
                 .both_absent = BothAbsent::halved,
                 .starts = white_starts,
                 .halved = halved,
                 .late = late,
                 .both_late = both_late},
    .clock = {.stopping = Stopping::resignation,
              .stopping_articles = stopping,
              .spectators_may_call_flags = false,
              .flag_callers = flag_callers,
              .empty_press_is_illegal = false,
              .empty_press = empty_press,
              .time_trouble = minutes(5),
              .time_trouble_articles = time_trouble,
              .corrections = corrections},
    .results = {.signing = signing, .correction = signing, .appeal = appeal},
    .offences = {},
    .limits = {.playing_time = {}, .playing_time_articles = {}, .default_time = default_time}};

} // namespace kodeks::rulebook
