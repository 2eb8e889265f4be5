// What the referee may ask, and the articles whose whole statement is a question of truth.
#include "games/variant.hpp"
#include "support/article.hpp"
#include "support/table_kit.hpp"
#include "truth/draughts_truth.hpp"

#include <gtest/gtest.h>

namespace kodeks::truth {
namespace {

using games::Side;
using tables::Engine;
using tables::Prober;
using tables::Slice;
using test::draughts_position;

constexpr Slice king_v_king{0, 1, 0, 1};
constexpr Slice two_kings_v_king{0, 2, 0, 1};

template <class Check>
void for_all_positions(const Engine& engine, Slice slice, Check&& check) {
    for (std::uint64_t i = 0; i < engine.size(slice); ++i) {
        check(engine.position_at(*engine.variant, {slice, i}));
    }
}

// Whether some move of the side to move is not answered by a capture.
bool next_move_escapes(const games::Position& position) {
    games::MoveList moves;
    games::legal_moves(position, moves);
    return std::ranges::any_of(moves, [&](const games::Move& move) {
        return !games::capture_available(games::play(position, move));
    });
}

// Whether some move of the side to move leaves the opponent nothing but moves into a capture.
bool next_move_forces(const games::Position& position) {
    games::MoveList moves;
    games::legal_moves(position, moves);
    return std::ranges::any_of(moves, [&](const games::Move& move) {
        const games::Position next = games::play(position, move);
        return !games::capture_available(next) && !next_move_escapes(next);
    });
}

// The words of the article, read from the board, say the same as the table in all 2,450 positions.
// A king may stand attacked: it is to move and goes away, so only the mover's captures count.
TEST(KingAgainstKing, IsDrawnExactlyWhenNoCaptureCanBeForced) {
    ARTICLE("FR:21.1");
    Prober prober(test::shared_table("frisian", {2, 3}));
    const DraughtsTruth truth(&prober);
    const Engine& engine = test::engine("frisian");
    int draws = 0;
    for_all_positions(engine, king_v_king, [&](const games::Position& position) {
        const bool drawn = !games::capture_available(position) && next_move_escapes(position) &&
                           !next_move_forces(position);
        const Decision decision = truth.decided(position, {});
        ASSERT_EQ(decision.verdict, drawn ? Verdict::refuted : Verdict::proved);
        ASSERT_EQ(decision.winner.has_value(), !drawn);
        draws += drawn ? 1 : 0;
    });
    EXPECT_EQ(draws, 1'784);
}

TEST(KingAgainstKing, OnTheEndsOfTheMainRoadIsLost) {
    Prober prober(test::shared_table("frisian", {2, 3}));
    const DraughtsTruth truth(&prober);
    for (const char* fen : {"W:WK5:BK46", "W:WK46:BK5"}) {
        const Decision decision = truth.decided(draughts_position("frisian", fen), {});
        EXPECT_EQ(decision.verdict, Verdict::proved) << fen;
        EXPECT_EQ(decision.winner, Side::black) << fen;
    }
}

struct Claim {
    const char* variant;
    Slice slice;
};

// "A draw unless a forced win is demonstrated": in every position of the balance the question has
// an answer, the answer replays, and where a win is forced it can be demonstrated move by move.
void decide_everything(const Claim& claim) {
    const Engine& engine = test::engine(claim.variant);
    Prober prober(test::shared_table(claim.variant, {3, 3}));
    const DraughtsTruth truth(&prober);
    std::uint64_t number = 0;
    for_all_positions(engine, claim.slice, [&](const games::Position& position) {
        const Answer answer = truth.forced_win(position, Side::white, {});
        ASSERT_NE(answer.verdict, Verdict::open);
        const bool wins = answer.known->value == Value::win;
        ASSERT_EQ(answer.verdict, wins ? Verdict::proved : Verdict::refuted);
        if (wins && number++ % 97 == 0) {
            games::Position now = position;
            for (const games::Move& move : prober.best_line(position, 100)) {
                now = games::play(now, move);
            }
            ASSERT_EQ(games::ending(now).winner, Side::white);
        }
    });
}

TEST(DrawUnlessForced, KingAgainstKing) {
    ARTICLE("UA:III.5.2.3", "UA:IV.5.2.3");
    for (const char* variant : {"russian", "brazilian", "international"}) {
        decide_everything({variant, king_v_king});
    }
}

TEST(DrawUnlessForced, TwoKingsOrKingAndManAgainstKing) {
    ARTICLE("UA:III.5.2.2", "UA:IV.5.2.2");
    for (const char* variant : {"russian", "brazilian", "international"}) {
        decide_everything({variant, two_kings_v_king});
        decide_everything({variant, {1, 1, 0, 1}});
    }
}

TEST(DrawUnlessForced, SmallExamples) {
    Prober prober(test::shared_table("russian", {3, 3}));
    const DraughtsTruth truth(&prober);
    const auto forced = [&](const char* fen, Side side) {
        return truth.forced_win(draughts_position("russian", fen), side, {}).verdict;
    };
    EXPECT_EQ(forced("W:WKa1:BKh8", Side::white), Verdict::refuted);
    EXPECT_EQ(forced("W:WKa1:BKh8", Side::black), Verdict::proved);
    EXPECT_EQ(forced("W:WKb2:BKd4", Side::white), Verdict::proved);
    EXPECT_EQ(forced("W:WKb8,Kd8:BKa1", Side::white), Verdict::refuted);
}

// FR:18 turns theoretical wins into draws: the table's own count, asked as the referee asks.
TEST(WinWithin, SevenMovesIsNotAlwaysEnough) {
    Prober prober(test::shared_table("frisian", {2, 3}));
    const DraughtsTruth truth(&prober);
    const Engine& engine = test::engine("frisian");
    int in_time = 0;
    int too_late = 0;
    for_all_positions(engine, two_kings_v_king, [&](const games::Position& position) {
        const bool ever = truth.forced_win(position, Side::white, {}).verdict == Verdict::proved;
        const Question soon{position, Side::white, 7};
        const Verdict verdict = truth.win_within(soon, {}).verdict;
        ASSERT_NE(verdict, Verdict::open);
        in_time += verdict == Verdict::proved ? 1 : 0;
        too_late += ever && verdict == Verdict::refuted ? 1 : 0;
    });
    EXPECT_EQ(in_time, 57'178);
    EXPECT_EQ(too_late, 1'108);
}

// The defender moves first: the winner's n-th move still counts.
TEST(WinWithin, CountsOwnMovesOfTheWinner) {
    Prober prober(test::shared_table("russian", {2, 2}));
    const DraughtsTruth truth(&prober);
    const auto position = draughts_position("russian", "W:WKa1:BKh8"); // lost in two plies
    EXPECT_EQ(truth.outcome(position), (Outcome{Value::loss, 2}));
    EXPECT_EQ(truth.win_within({position, Side::black, 1}, {}).verdict, Verdict::proved);
    EXPECT_EQ(truth.win_within({position, Side::black, 0}, {}).verdict, Verdict::refuted);
    EXPECT_EQ(truth.win_within({position, Side::white, 5}, {}).verdict, Verdict::refuted);
}

TEST(DraughtsTruth, SearchesBeyondItsTables) {
    Prober prober(test::shared_table("russian", {3, 3}));
    const DraughtsTruth truth(&prober);
    const auto position = draughts_position("russian", "W:WKa5,a3:Ba7,f4"); // won in 11 plies
    EXPECT_EQ(truth.outcome(position), std::nullopt);
    const Question ever{position, Side::white};
    const Answer answer = truth.forced_win(position, Side::white, {100'000});
    EXPECT_EQ(answer.verdict, Verdict::proved);
    EXPECT_TRUE(truth.replays(ever, answer));
    for (const int moves : {5, 6}) {
        const Question soon{position, Side::white, moves};
        const Answer within = truth.win_within(soon, {1'000'000});
        EXPECT_EQ(within.verdict, moves < 6 ? Verdict::refuted : Verdict::proved);
        EXPECT_TRUE(truth.replays(soon, within));
    }
}

TEST(DraughtsTruth, LeavesOpenWhatItCannotDecide) {
    const DraughtsTruth truth;
    const auto start = games::start_position(*games::find_variant("international"));
    const Decision decision = truth.decided(start, {100});
    EXPECT_EQ(decision.verdict, Verdict::open);
    EXPECT_EQ(decision.winner, std::nullopt);
    EXPECT_EQ(truth.win_within({start, Side::white, 30}, {100}).verdict, Verdict::open);
}

} // namespace
} // namespace kodeks::truth
