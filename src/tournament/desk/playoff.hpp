// Play-offs for first place (PMR:281-283): which form a number of tied players plays, who has White
// when, and when the next stage may begin.
#pragma once

#include "base/strong.hpp"
#include "tournament/state/state.hpp"

#include <vector>

namespace kodeks::tournament {

enum class PlayOffForm : std::uint8_t {
    none,              // nobody is tied
    two_games,         // two: a mini-match, then to the first win (PMR:282a)
    three_round_robin, // three: a round robin, the worst goes out, the others by 282a (PMR:282b)
    knock_out_of_four, // four: two matches by lot, then a final (PMR:282c)
    round_robin,       // five and more: a round robin with drawn numbers (PMR:282d)
};

PlayOffForm play_off_form(std::uint32_t tied);

// 3 minutes and 2 seconds a move from move 1 (PMR:282a).
constexpr std::int64_t play_off_minutes = 3;
constexpr std::int64_t play_off_increment_seconds = 2;

// Colours of the first player in the games after the two of the mini-match: the drawn colour, then
// a change after every odd-numbered game (W B B W W B B W ...).
std::vector<pairing::Colour> sudden_games(pairing::Colour first, std::uint32_t games);

enum class PlayOffStep : std::uint8_t { first, later };

// What is opened out of this stage: the first of a play-off, unless the stage is a play-off itself.
// Where the stage does not say what it is for, it is one when all its members came from another
// stage with the same points.
PlayOffStep step_after(const State& state, const Stage& stage);

// Half an hour after the last main game, ten minutes between later stages (PMR:281b).
std::int32_t break_minutes(PlayOffStep step);

// Who of three goes out: the one with the worst tie-breaks of the main event (PMR:282b). `places`
// are the places in the main event; nobody when the last two are level and the lot must decide.
std::optional<std::size_t> eliminated_of_three(const std::vector<std::uint32_t>& places);

// Whether the games of this stage are the match of two for first place that another stage led to.
bool is_match_for_first(const State& state, const Stage& stage);

struct MatchForFirst {
    EntryId first = no_entry; // nobody while the match is played, or when nothing tells them apart
    bool drawn = false;
};

// Who is first after it: the winner, and after a draw the one with more points in the stage before
// (RU:3.17.6#4).
MatchForFirst after_match_for_first(const State& state, const Stage& stage);

} // namespace kodeks::tournament
