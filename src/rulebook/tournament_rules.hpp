// What a rulebook says about running a tournament, as data: points, what an unplayed game is worth
// in a coefficient, when a leaver's results count, the order of tie-breaks, the duties of teams.
// One file per edition under editions/; every line there names the article it stands on. The room
// `tournament` is driven by this struct and never asks which book it has.
#pragma once

#include "base/points.hpp"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

// The articles a decision stands on; a static list, so that rulings can point into it.
using Articles = std::span<const std::string_view>;

struct Scale {
    Points win = whole_points(1);
    Points draw = half_points(1);
    Points loss = whole_points(0);
    std::optional<Points> forfeit{}; // a game lost by not being there; otherwise a loss
    friend constexpr bool operator==(const Scale&, const Scale&) = default;
};

// What kind of competition a list of tie-breaks is for.
enum class Contest : std::uint8_t {
    individual_round_robin,
    individual_swiss,
    team_round_robin,
    team_swiss,
};

constexpr std::size_t contest_count = 4;

// A tie-break by its code (tournament/tiebreak/catalogue.hpp) and the article that lists it.
struct ListedTieBreak {
    std::string_view code;
    std::string_view article;
};

// With what score a missing opponent enters the coefficients of a Swiss.
enum class MissingOpponent : std::uint8_t {
    nothing,          // the book is silent: no opponent, no points
    lowest_score,     // the lowest score of anybody in the tournament
    last_who_stayed,  // the score of the last-placed who finished the event
    virtual_opponent, // own score before, the complement, then draws
};

// With what score an opponent who left enters the coefficients of a Swiss.
enum class LeaverScore : std::uint8_t {
    own,                // his real score
    group_average,      // what the others of his score group made of it
    unplayed_are_draws, // every unplayed game of his is half a point
};

// When nobody else was in the leaver's score group.
enum class LonelyLeaver : std::uint8_t { adjacent_groups, draw_every_round };

struct UnplayedRules {
    MissingOpponent missing = MissingOpponent::nothing;
    LeaverScore leaver = LeaverScore::own;
    LonelyLeaver lonely = LonelyLeaver::draw_every_round;
    Articles missing_articles = {};
    Articles leaver_articles = {};
    Articles awarded_articles = {}; // products and the Koya system keep awarded results
};

// What becomes of the played games of somebody who leaves a round robin too early.
enum class EarlyLeaver : std::uint8_t {
    keep,     // the book is silent: everything counts
    annul,    // results vanish
    set_aside // results stay in the table, for rating, but count for nobody
};

struct WithdrawalRules {
    EarlyLeaver early = EarlyLeaver::keep;
    bool adjudicated = false;           // adjourned games of a leaver are adjudicated, not lost
    bool unfinished_count = false;      // adjourned games count towards the half
    bool early_plus_for_others = false; // the mark of his unplayed games when he left early
    Articles early_articles;            // less than half
    Articles late_articles;             // half or more
    Articles swiss_articles;
};

// Which score of a team decides its place.
enum class TeamScore : std::uint8_t { match_points, game_points };

// What applies when the captain hands in no line-up in time.
enum class MissingLineUp : std::uint8_t { main_line_up, first_round, previous_round };

struct TeamRules {
    TeamScore primary = TeamScore::game_points;
    std::optional<std::int32_t> line_up_minutes; // before the round
    MissingLineUp fixed_boards = MissingLineUp::main_line_up;
    MissingLineUp free_boards = MissingLineUp::previous_round;
    std::int32_t least_present = 0; // besides half of the team; 0 = the book has no such rule
    bool half_of_possible = false;  // a match is won by more than half of the possible points
    bool drawn_bye = false;         // who is free in a Swiss has drawn the match, not won it
    Articles line_up_articles;
    Articles colour_articles;
    Articles wrong_board_articles;
    Articles half_team_articles;
    Articles score_articles;
    Articles drop_out_articles = {};          // arbiters choose what changes the first places least
    Articles first_round_articles = {};       // boards that no entry states are those of round 1
    Articles first_place_match_articles = {}; // of a second team that won every match
};

struct AgeGroup {
    std::string_view code; // message key tournament.age.<code>
    std::int32_t youngest; // 0 = no lower limit
    std::int32_t oldest;   // 0 = no upper limit
    std::string_view article;
};

// What happens to numbers already drawn when somebody leaves before round 1.
enum class RedrawRule : std::uint8_t { none, redraw, draw_stands };

// Several games between the same two as one encounter.
struct MicroMatchRules {
    std::uint32_t games_min = 0; // 0 = the book has none
    std::uint32_t games_max = 0;
    bool proposed = false; // the numbers are advice
    Articles articles = {};
    Articles opening_articles = {}; // openings by lot; empty = the book has none
    Articles table_articles = {};   // of what they are drawn from
};

struct TournamentRules {
    std::string_view edition;
    Scale scale;
    Articles scale_articles;
    Articles other_scale_articles = {}; // regulations may set other points; empty = they may not
    Articles award_articles;            // unequal scores that the arbiter may give
    Articles unplayed_articles;         // plus and minus
    Articles correction_articles;       // a wrongly reported result
    Articles withdrawn_articles;        // leavers are not paired and get no results
    UnplayedRules unplayed;
    WithdrawalRules withdrawal;
    TeamRules teams;
    bool exchange_last_two = false; // of the first cycle of a double round robin
    RedrawRule redraw = RedrawRule::none;
    Articles redraw_articles;
    Articles restriction_articles = {};     // of pairs in a Swiss
    Articles restricted_draw_articles = {}; // of round-robin numbers; empty = the book has none
    bool advises_rounds = false;            // of a Swiss by the number of participants
    Articles knockout_articles = {};        // who loses leaves; what decides a level match
    Articles daily_articles = {};           // the order of rounds drawn day by day
    MicroMatchRules micro_matches = {};
    // Games for first place: in general, then for two, three, four and more who are level; empty =
    // the book has none.
    Articles play_off_articles = {};
    std::array<std::string_view, 4> play_off_forms = {};
    Articles play_off_breaks = {};
    Articles extra_contest_articles = {}; // a match or tournament of those level, at any control
    Articles by_hand_articles = {};       // a round that no program paired
    Articles tie_break_articles;          // that the list is chosen in advance
    std::array<std::span<const ListedTieBreak>, contest_count> tie_breaks;
    // Tie-breaks of one event come from one of these groups; empty when the book has no such rule.
    std::span<const std::span<const std::string_view>> exclusive;
    std::span<const ListedTieBreak> known; // every tie-break the book defines
    std::span<const AgeGroup> age_groups;
    Articles play_up_articles = {}; // the younger may play among the older
    Articles birth_articles = {};   // what age is counted from
};

// By edition; nullptr when the book says nothing about tournaments or does not exist.
const TournamentRules* find_tournament_rules(std::string_view edition);
std::span<const TournamentRules* const> all_tournament_rules();

// The article of a book that defines a tie-break; empty when it does not.
std::string_view article_of(const TournamentRules& rules, std::string_view code);

} // namespace kodeks::rulebook
