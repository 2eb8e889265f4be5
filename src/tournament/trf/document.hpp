// A FIDE tournament report file as a value (TRF16 and TRF26): every record in use has its own type,
// all others are kept word for word. Nothing here judges; reading, checking and writing stand in
// files of their own.
#pragma once

#include "base/result.hpp"
#include "tournament/fide/field.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

namespace kodeks::tournament::trf {

using fide::Tenths;
using StartingRank = std::uint32_t; // 1 to 9999; 0 is nobody
using TeamNumber = std::uint32_t;
using Round = std::uint32_t; // from 1

inline constexpr StartingRank rank_max = 9999;
inline constexpr Round round_max = 500;

struct Cell {
    StartingRank opponent = 0;
    char colour = '-'; // w, b or -
    char result = ' '; // 1 = 0 W D L + - H F U Z, or blank

    friend bool operator==(const Cell&, const Cell&) = default;
};

inline constexpr Cell blank_cell{};

struct PlayerRecord {
    StartingRank rank = 0;
    char sex = ' ';
    std::string title;
    std::string name;
    std::optional<std::uint32_t> rating;
    std::string federation;
    std::string fide_id;
    std::string birth;
    Tenths points{};
    std::optional<std::uint32_t> place;
    std::vector<Cell> cells;

    friend bool operator==(const PlayerRecord&, const PlayerRecord&) = default;
};

// What a round is worth; 162 and the extensions fill it.
struct GamePoints {
    Tenths win{10};
    Tenths draw{5};
    Tenths loss{0};
    Tenths zero_bye{0};
    Tenths forfeit_loss{0};
    Tenths half_bye{5};
    Tenths full_bye{10};
    Tenths allocated_bye{10};
    Tenths unknown{5};
    // With XXS results may depend on the colour, and a win by forfeit may be worth something else.
    std::optional<Tenths> black_win{};
    std::optional<Tenths> black_draw{};
    std::optional<Tenths> black_loss{};
    std::optional<Tenths> forfeit_win{};

    bool depend_on_colour() const { return black_win || black_draw || black_loss; }

    // Where they depend on the colour: what a win and a draw bring at least, a loss at most.
    Tenths any_win() const { return std::min(win, black_win.value_or(win)); }

    Tenths any_draw() const { return std::min(draw, black_draw.value_or(draw)); }

    Tenths any_loss() const { return std::max(loss, black_loss.value_or(loss)); }

    friend bool operator==(const GamePoints&, const GamePoints&) = default;
};

struct MatchPoints {
    Tenths win{20};
    Tenths draw{10};
    Tenths loss{0};

    friend bool operator==(const MatchPoints&, const MatchPoints&) = default;
};

struct ByeRecord { // 240
    char type = 'Z';
    Round round = 0;
    std::vector<StartingRank> ids;

    friend bool operator==(const ByeRecord&, const ByeRecord&) = default;
};

struct AccelerationRecord { // 250
    Tenths match_points{};
    Tenths game_points{};
    Round first_round = 0;
    Round last_round = 0;
    StartingRank first = 0;
    StartingRank last = 0;

    friend bool operator==(const AccelerationRecord&, const AccelerationRecord&) = default;
};

struct ProhibitedRecord { // 260
    Round first_round = 0;
    Round last_round = 0;
    std::vector<StartingRank> ids;

    friend bool operator==(const ProhibitedRecord&, const ProhibitedRecord&) = default;
};

struct TeamRecord { // 310, or 013 with the number of its line
    TeamNumber number = 0;
    std::string name;
    std::string short_name;
    std::optional<std::uint32_t> strength;
    Tenths match_points{};
    Tenths game_points{};
    std::optional<std::uint32_t> place;
    std::vector<StartingRank> members;

    friend bool operator==(const TeamRecord&, const TeamRecord&) = default;
};

struct TeamByes { // 320
    Tenths match_points{};
    Tenths game_points{};
    std::vector<TeamNumber> teams; // by round; 0 is nobody

    friend bool operator==(const TeamByes&, const TeamByes&) = default;
};

struct ForfeitedMatch { // 330
    std::string type;   // +- -+ --
    Round round = 0;
    TeamNumber white = 0;
    TeamNumber black = 0;

    friend bool operator==(const ForfeitedMatch&, const ForfeitedMatch&) = default;
};

struct LineUp { // 300
    Round round = 0;
    TeamNumber team = 0;
    TeamNumber opponent = 0;
    std::vector<StartingRank> players; // board by board; 0 is an empty board

    friend bool operator==(const LineUp&, const LineUp&) = default;
};

struct PointsRecord { // 299; what is left blank stays as it is
    char type = ' ';
    std::optional<Tenths> match_points;
    std::optional<Tenths> game_points;
    Round round = 0;               // 0: all
    std::vector<StartingRank> ids; // none: all

    friend bool operator==(const PointsRecord&, const PointsRecord&) = default;
};

struct Document {
    std::map<std::string, std::vector<std::string>> texts; // "012" and the other text records
    std::vector<std::string> round_dates;                  // 132
    std::optional<Round> rounds;                           // 142 or XXR
    std::optional<char> initial;                           // 152 or XXC: W or B
    GamePoints points;                                     // 162, BB?
    std::optional<MatchPoints> match_points;               // 362
    std::vector<ByeRecord> byes;
    std::vector<AccelerationRecord> acceleration;
    std::map<StartingRank, std::vector<Tenths>> virtual_points; // XXA
    std::vector<ProhibitedRecord> prohibited;                   // 260, XXP
    std::vector<PlayerRecord> players;
    std::vector<TeamRecord> teams;
    bool old_teams = false;   // from 013, not 310
    bool by_position = false; // XXC rank: numbered by the place in the file
    std::optional<TeamByes> team_byes;
    std::vector<ForfeitedMatch> forfeited;
    std::vector<LineUp> line_ups;
    std::vector<PointsRecord> abnormal;
    std::vector<std::string> others; // comments and unknown records, whole lines

    // The first text of such a record, or an empty one.
    std::string text(const std::string& code) const;

    friend bool operator==(const Document&, const Document&) = default;
};

// Something in a file that was put right or looks wrong.
struct Remark {
    Message message;
    Place place;

    friend bool operator==(const Remark&, const Remark&) = default;
};

Tenths points_of(const GamePoints& points, const Cell& cell);

// Was the player paired in that round: an opponent, the allocated bye, or a plus?
bool is_paired(const Cell& cell);

const Cell& cell_of(const PlayerRecord& player, Round round);

// The last round in which anybody was paired; 0 before the first.
Round rounds_paired(const Document& document);

// The first day of the event as YYYY/MM/DD, whatever form 042 gives it; nothing when it has no
// year. What is missing is taken as late as can be.
std::optional<std::string> first_day(const Document& document);

// The tournament type of 192, or of 092 when a program wrote it there; upper case.
std::string tournament_type(const Document& document);

// Of teams: whether the type says that game points come before match points.
bool counts_game_points(const Document& document);

} // namespace kodeks::tournament::trf
