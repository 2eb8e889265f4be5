// One game by the Frisian draughts rules 2011.
#include "rulebook/editions/games.hpp"

namespace kodeks::rulebook {

namespace {

constexpr std::string_view variants[] = {"frisian"};
constexpr std::string_view restored[] = {"FR:27"};
constexpr std::string_view stands[] = {"FR:27"};
constexpr std::string_view no_pieces[] = {"FR:20.1"};
constexpr std::string_view no_moves[] = {"FR:20.5"};
constexpr std::string_view must_move[] = {"FR:15"};
constexpr std::string_view adjust[] = {"FR:25"};
constexpr std::string_view flag[] = {"FR:20.4"};
constexpr std::string_view resignation[] = {"FR:20.2"};
constexpr std::string_view end_without_press[] = {"FR:20.1"};
constexpr std::string_view offer[] = {"FR:21.2"};
constexpr std::string_view agreed[] = {"FR:21.2"};
constexpr std::string_view too_early[] = {"FR:21.2"};
constexpr std::string_view wrong_moment[] = {"FR:21.2"};
constexpr std::string_view out_of_turn[] = {"FR:21.2"};
constexpr std::string_view claim_made[] = {"FR:18"};
constexpr std::string_view claim_no_move[] = {"FR:18"};
constexpr std::string_view claim_wrong[] = {"FR:18"};
constexpr std::string_view white_starts[] = {"FR:6"};
constexpr std::string_view halved[] = {"FR:23#1"};
constexpr std::string_view late[] = {"FR:20.4"};
constexpr std::string_view both_late[] = {"FR:20.4"};
constexpr std::string_view stopping[] = {"FR:20.2"};
constexpr std::string_view flag_callers[] = {"FR:20.4"};
constexpr std::string_view empty_press[] = {"FR:23#1"};
constexpr std::string_view time_trouble[] = {"FR:23#1"};
constexpr std::string_view corrections[] = {"FR:23#1"};
constexpr std::string_view signing[] = {"FR:19"};
constexpr std::string_view appeal[] = {"FR:27"};

constexpr IllegalMoves illegal[] = {
    {.scope = {},
     .correctable = Correctable::until_reply,
     .corrector = Corrector::opponent,
     .restored = restored,
     .penalty = restored,
     .stands = stands},
};

} // namespace

constexpr GameRules game_frisian2011 = {
    .edition = "frisian2011",
    .variants = variants,
    .agreed_after = {},
    .illegal_moves = illegal,
    .wrong_claims = {},
    .endings = {.checkmate = {}, .stalemate = {}, .no_pieces = no_pieces, .no_moves = no_moves},
    .touch = {.must_move = must_move, .adjust = adjust},
    .losing = {.flag_needs_winnable = false,
               .penalty_needs_winnable = false,
               .resignation_needs_winnable = false,
               .flag = flag,
               .resignation = resignation,
               .end_needs_no_press = true,
               .end_without_press = end_without_press},
    .offers = {.moves_before = 0,
               .early_is_void = false,
               .right_moment_is_own_move = false,
               .alternate = false,
               .again_after_change = false,
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
                 .longest = {},
                 .both_absent = BothAbsent::white_pays,
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
              .time_trouble = {},
              .time_trouble_articles = time_trouble,
              .corrections = corrections},
    .results = {.signing = signing, .correction = signing, .appeal = appeal},
    .offences = {}};

} // namespace kodeks::rulebook
