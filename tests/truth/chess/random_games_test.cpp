// Positions of random games, from the opening to bare kings: the fast mode and the full one never
// contradict each other, and every winnable verdict replays.
#include "games/chess/face.hpp"
#include "games/variant.hpp"
#include "support/effort.hpp"
#include "truth/chess/prover.hpp"
#include "truth/chess/replay.hpp"

#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::truth::chess {
namespace {

using games::Side;

#if !defined(NDEBUG)
constexpr std::uint64_t node_limit = 5'000;
constexpr int games_played = 4;
#else
constexpr std::uint64_t node_limit = 200'000;
constexpr int games_played = 12;
#endif
constexpr int most_plies = 600;

struct Tally {
    int positions = 0;
    int at_sight = 0;
    int winnable = 0;
    int unwinnable = 0;
};

// A small generator of our own, so that the games are the same with every library.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}

    std::size_t below(std::size_t count) {
        state_ = state_ * 6364136223846793005U + 1442695040888963407U; // Knuth's MMIX
        return (state_ >> 33) % count;
    }

private:
    std::uint64_t state_;
};

// Greedy games capture when they can and soon come to late endings.
games::Move random_move(const games::Position& position, bool greedy, Dice& dice) {
    games::MoveList moves;
    games::legal_moves(position, moves);
    moves.sort();
    std::vector<games::Move> captures;
    std::ranges::copy_if(moves, std::back_inserter(captures), &games::Move::is_capture);
    if (greedy && !captures.empty() && dice.below(3) != 0) {
        return captures[dice.below(captures.size())];
    }
    return moves[dice.below(moves.size())];
}

constexpr std::uint64_t glance_nodes = 400;

Answer ask(const games::Position& position, Side winner, Effort effort) {
    Options options;
    options.effort = effort;
    options.budget.nodes = effort == Effort::glance ? glance_nodes : node_limit;
    return Prover().can_mate(games::chess::inner(position), winner, options);
}

void expect_replay(const games::Position& position, Side winner, const Answer& answer) {
    const auto line = outer_line(games::chess::inner(position), answer.line);
    EXPECT_EQ(mates(position, winner, line), answer.verdict == Verdict::winnable);
}

void compare(const games::Position& before, const games::Position& position, Tally& tally) {
    for (const Side winner : {Side::white, Side::black}) {
        const Answer fast = ask(position, winner, Effort::fast);
        const Answer full = ask(position, winner, Effort::full);
        expect_replay(position, winner, fast);
        expect_replay(position, winner, full);
        if (fast.verdict != Verdict::open) {
            EXPECT_EQ(fast.verdict, full.verdict);
            ++tally.at_sight;
        }
        const Answer glance = ask(position, winner, Effort::glance);
        expect_replay(position, winner, glance);
        if (glance.verdict != Verdict::open) {
            EXPECT_EQ(glance.verdict, full.verdict);
        }
        // Whoever can mate after a move could mate before it.
        if (full.verdict == Verdict::winnable) {
            EXPECT_NE(ask(before, winner, Effort::fast).verdict, Verdict::unwinnable);
        }
        ++tally.positions;
        tally.winnable += full.verdict == Verdict::winnable ? 1 : 0;
        tally.unwinnable += full.verdict == Verdict::unwinnable ? 1 : 0;
    }
}

void play_and_compare(const games::Variant& variant, std::uint64_t number, Tally& tally) {
    Dice dice(number * 7919 + 1);
    games::Position position = games::start_position(variant);
    const bool greedy = number % 4 != 0;
    const std::size_t step = 1 + dice.below(20);
    for (int ply = 0; ply < most_plies && !games::ending(position).over(); ++ply) {
        const games::Position next = games::play(position, random_move(position, greedy, dice));
        const int pieces =
            games::material(next, Side::white).total() + games::material(next, Side::black).total();
        if (static_cast<std::size_t>(ply) % step == 0 || games::ending(next).over()) {
            compare(position, next, tally);
        }
        if (pieces == 2) {
            return;
        }
        position = next;
    }
}

TEST(RandomGames, FastNeverContradictsFull) {
    Tally tally;
    for (std::uint64_t number = 0; number < games_played; ++number) {
        play_and_compare(*games::find_variant("chess"), 2 * number, tally);
        play_and_compare(*games::find_variant("chess960"), 2 * number + 1, tally);
    }
    EXPECT_GT(tally.positions, games_played * 20);
    EXPECT_GT(tally.at_sight, games_played);
    EXPECT_GT(tally.winnable, games_played);
    EXPECT_GT(tally.unwinnable, games_played);
    // Within such a budget next to nothing stays open.
    EXPECT_GT((tally.winnable + tally.unwinnable) * 100,
              tally.positions * (kodeks::test::slow_build ? 90 : 95));
}

} // namespace
} // namespace kodeks::truth::chess
