// One game by the Draughts Code of Russia.
#include "rulebook/editions/games.hpp"

namespace kodeks::rulebook {

namespace {

constexpr std::string_view variants[] = {
    "russian",          "international",          "spantsireti",
    "russian_giveaway", "international_giveaway", "spantsireti_giveaway"};
constexpr std::string_view restored[] = {"RU:1.10.3", "RU:3.12.7"};
constexpr std::string_view quick[] = {"RU:3.20.3#1"};
constexpr std::string_view ladder[] = {"RU:3.20.7"};
constexpr std::string_view stands[] = {"RU:3.20.3#2"};
constexpr std::string_view no_pieces[] = {"RU:1.8.1#2"};
constexpr std::string_view no_moves[] = {"RU:1.8.1#3"};
constexpr std::string_view must_move[] = {"RU:1.4.7"};
constexpr std::string_view adjust[] = {"RU:1.4.9"};
constexpr std::string_view flag[] = {"RU:3.8.9"};
constexpr std::string_view resignation[] = {"RU:1.8.1#1"};
constexpr std::string_view end_without_press[] = {"RU:3.8.12"};
constexpr std::string_view offer[] = {"RU:1.9.3"};
constexpr std::string_view agreed[] = {"RU:1.9.1.1"};
constexpr std::string_view too_early[] = {"RU:1.9.1.1"};
constexpr std::string_view wrong_moment[] = {"RU:1.9.4", "RU:1.9.5"};
constexpr std::string_view out_of_turn[] = {"RU:1.9.6", "RU:3.4.3#5"};
constexpr std::string_view claim_made[] = {"RU:1.9.2"};
constexpr std::string_view claim_no_move[] = {"RU:1.9.2#2"};
constexpr std::string_view claim_wrong[] = {"RU:1.9.2#4"};
constexpr std::string_view white_starts[] = {"RU:3.7.3#1"};
constexpr std::string_view halved[] = {"RU:3.7.3#4"};
constexpr std::string_view late[] = {"RU:3.13.1"};
constexpr std::string_view playing_time[] = {"RU:3.9.5"};
constexpr std::string_view both_late[] = {"RU:3.13.3"};
constexpr std::string_view stopping[] = {"RU:3.8.11"};
constexpr std::string_view flag_callers[] = {"RU:3.8.9"};
constexpr std::string_view empty_press[] = {"RU:3.8.6"};
constexpr std::string_view time_trouble[] = {"RU:3.10.3#1"};
constexpr std::string_view corrections[] = {"RU:3.8.8"};
constexpr std::string_view signing[] = {"RU:1.10.4"};
constexpr std::string_view appeal[] = {"RU:1.10.4"};

constexpr IllegalMoves illegal[] = {
    {.scope = {Pace::standard, {}}, .restored = restored, .penalty = restored},
    {.scope = {},
     .correctable = Correctable::until_reply,
     .corrector = Corrector::opponent,
     .losing_count = 3,
     .restored = quick,
     .penalty = ladder,
     .stands = stands},
};

} // namespace

constexpr GameRules game_ru_code = {
    .edition = "ru-code",
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
               .right_moment_is_own_move = true,
               .alternate = true,
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
    .limits = {.playing_time = minutes(6 * 60),
               .playing_time_articles = playing_time,
               .default_time = {}}};

} // namespace kodeks::rulebook
