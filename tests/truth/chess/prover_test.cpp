#include "games/chess/face.hpp"
#include "games/variant.hpp"
#include "support/chess_text.hpp"
#include "truth/chess/collection.hpp"
#include "truth/chess/plain_closure.hpp"
#include "truth/chess/prover.hpp"
#include "truth/chess/replay.hpp"

#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::truth::chess {
namespace {

using games::Kind;
using games::Setup;
using games::Side;
using kodeks::test::chess_position;

constexpr int random_positions = 200;
constexpr std::size_t plain_limit = 3'000;

// The sanitizers slow the work down twentyfold.
#if !defined(NDEBUG)
constexpr std::uint64_t node_limit = 30'000;
constexpr bool may_stay_open = true;
#else
constexpr std::uint64_t node_limit = 2'000'000;
constexpr bool may_stay_open = false;
#endif

Answer ask(const games::Position& position, Side winner, const Options& options = {}) {
    return Prover().can_mate(games::chess::inner(position), winner, options);
}

Answer ask(std::string_view fen, Side winner, const Options& options = {}) {
    return ask(chess_position("chess", fen), winner, options);
}

// A winnable verdict must replay with the rules of the game alone.
void expect_evidence(const games::Position& position, Side winner, const Answer& answer) {
    if (answer.verdict == Verdict::winnable) {
        EXPECT_EQ(answer.proof, Proof::helpmate);
        const auto line = outer_line(games::chess::inner(position), answer.line);
        EXPECT_TRUE(mates(position, winner, line));
    } else {
        EXPECT_TRUE(answer.line.empty());
    }
}

TEST(Prover, DecidesTheCollection) {
    int count = 0;
    for (const auto& known : kodeks::test::known_verdicts()) {
        const games::Position position = chess_position("chess", known.fen);
        Options options;
        options.budget.nodes = node_limit;
        const Answer answer = ask(position, known.winner, options);
        if (!may_stay_open || answer.verdict != Verdict::open) {
            EXPECT_EQ(name_of(answer.verdict), known.verdict) << known.fen;
        }
        expect_evidence(position, known.winner, answer);
        ++count;
    }
    EXPECT_GE(count, 200);
}

// Two chains of pawns that mostly lock each other, kings and a piece or two.
Setup random_wall(std::mt19937_64& rng) {
    Setup setup;
    int rank = 2 + static_cast<int>(rng() % 3);
    for (int file = 0; file < 8; ++file) {
        if (rng() % 16 < 15) {
            setup.pieces[static_cast<std::size_t>(rank * 8 + file)] = {Kind::pawn, Side::white};
            setup.pieces[static_cast<std::size_t>(rank * 8 + 8 + file)] = {Kind::pawn, Side::black};
        }
        const int step = rng() % 12 == 0 ? 0 : 1;
        rank += rng() % 2 == 0 ? step : -step;
        rank = rank < 1 ? 2 : rank > 5 ? 4 : rank;
    }
    return setup;
}

void put_somewhere(Setup& setup, games::Piece piece, std::mt19937_64& rng) {
    for (int tries = 0; tries < 100; ++tries) {
        const std::size_t half = piece.side == Side::white ? 0 : 32;
        const std::size_t square = half + rng() % 32;
        if (!setup.pieces[square].present()) {
            setup.pieces[square] = piece;
            return;
        }
    }
}

games::Accepted random_position(std::mt19937_64& rng) {
    Setup setup = random_wall(rng);
    put_somewhere(setup, {Kind::king, Side::white}, rng);
    put_somewhere(setup, {Kind::king, Side::black}, rng);
    constexpr Kind kinds[] = {Kind::bishop, Kind::bishop, Kind::knight, Kind::rook, Kind::queen};
    for (auto extra = rng() % 3; extra > 0; --extra) {
        put_somewhere(setup, {kinds[rng() % 5], rng() % 2 == 0 ? Side::white : Side::black}, rng);
    }
    setup.to_move = rng() % 2 == 0 ? Side::white : Side::black;
    return games::accept(*games::find_variant("chess"), setup,
                         games::Defects(games::Defect::opponent_in_check) |
                             games::Defect::impossible_check);
}

struct Tally {
    int won = 0;
    int proved = 0;
    int at_sight = 0;
};

void compare(const games::Position& position, Side winner, Tally& tally) {
    Options fast;
    fast.effort = Effort::fast;
    Options full;
    full.budget.nodes = 20'000;
    const Answer quick = ask(position, winner, fast);
    const Answer thorough = ask(position, winner, full);
    const auto truth = test::can_mate_plainly(position, winner, plain_limit);
    expect_evidence(position, winner, quick);
    expect_evidence(position, winner, thorough);
    if (quick.verdict != Verdict::open) {
        EXPECT_EQ(quick.verdict, thorough.verdict);
        ++tally.at_sight;
    }
    if (truth && thorough.verdict != Verdict::open) {
        EXPECT_EQ(thorough.verdict, *truth ? Verdict::winnable : Verdict::unwinnable);
        ++(*truth ? tally.won : tally.proved);
    }
}

TEST(Prover, AgreesWithThePlainClosureOnRandomWalls) {
    std::mt19937_64 rng(5);
    Tally tally;
    for (int i = 0; i < random_positions; ++i) {
        if (const auto position = random_position(rng)) {
            compare(*position, Side::white, tally);
            compare(*position, Side::black, tally);
        }
    }
    EXPECT_GT(tally.won, random_positions / 20);
    EXPECT_GT(tally.proved, random_positions / 20);
    EXPECT_GT(tally.at_sight, random_positions / 20);
}

TEST(Prover, MateOnTheBoardComesBeforeEveryProof) {
    // No game leads to this double check; bishops of one colour mate no other way.
    const Answer answer = ask("5B2/7r/5K1k/7r/5B2/8/8/8 b - - 0 1", Side::white);
    EXPECT_EQ(answer.verdict, Verdict::winnable);
    EXPECT_TRUE(answer.line.empty());
    // One ply before it, the king could be captured: the mate is still found.
    const Answer before = ask("5B2/7r/5K1k/7r/8/8/3B4/8 w - - 0 1", Side::white);
    EXPECT_EQ(before.verdict, Verdict::winnable);
    EXPECT_EQ(before.line.size(), 1U);
    const Answer mated = ask("kB6/8/KB6/8/8/8/8/8 b - - 0 1", Side::black);
    EXPECT_EQ(mated.proof, Proof::material);
}

TEST(Prover, PlaysSetUpPositionsWhereTheKingCouldBeCaptured) {
    // Black, to move, attacks the white king: the game goes on from there.
    const Answer white = ask("8/8/3k4/1b6/8/8/8/5K2 b - - 0 1", Side::white);
    EXPECT_EQ(white.verdict, Verdict::unwinnable);
    const Answer black = ask("8/8/3k4/1b6/8/8/8/5K2 b - - 0 1", Side::black);
    EXPECT_EQ(black.verdict, Verdict::unwinnable);
    EXPECT_EQ(black.proof, Proof::closure);
}

TEST(Prover, NamesTheProof) {
    EXPECT_EQ(ask("8/8/8/3k4/8/8/3KN3/8 w - - 0 1", Side::white).proof, Proof::material);
    EXPECT_EQ(ask("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Side::white).proof, Proof::game_over);
    EXPECT_EQ(ask("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", Side::white).proof,
              Proof::regions);
    EXPECT_EQ(ask("1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b - - 0 1", Side::black).proof, Proof::regions);
    EXPECT_EQ(ask("k7/1R6/p7/NK6/8/8/8/8 w - - 0 1", Side::white).proof, Proof::closure);
    EXPECT_EQ(ask("7k/8/6K1/8/8/8/8/R7 w - - 0 1", Side::white).proof, Proof::helpmate);
}

// Walks of men that a greedy search loses its way in; the line must stay readable.
TEST(Prover, FindsLongWalks) {
    for (const auto& [fen, winner] :
         {std::pair("8/2P5/6Kp/8/R7/k3PBP1/5P1P/8 b - - 0 55", Side::black),
          std::pair("8/1pp5/8/p1b5/6k1/4N1p1/6K1/8 b - - 3 46", Side::white),
          std::pair("8/7p/6k1/P7/1P1R2PK/r6P/8/8 w - - 1 40", Side::black)}) {
        Options options;
        options.budget.nodes = 100'000;
        const Answer answer = ask(fen, winner, options);
        EXPECT_EQ(answer.verdict, Verdict::winnable) << fen;
        EXPECT_LE(answer.line.size(), 150U) << fen;
    }
}

TEST(Prover, TheFastModeLooksIntoClosedPositions) {
    Options fast;
    fast.effort = Effort::fast;
    EXPECT_EQ(ask("8/1p6/kPp5/2P5/1pP5/1P6/2K5/8 w - - 0 1", Side::black, fast).verdict,
              Verdict::unwinnable);
}

// Whoever cannot wait: walls are seen as in the fast mode, an open game is proved to go on, and
// what takes longer stays open.
TEST(Prover, AGlanceProvesThatAnOpenGameGoesOn) {
    Options glance;
    glance.effort = Effort::glance;
    glance.budget.nodes = 400;
    for (const char* fen : {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                            "r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 4",
                            "2rq1rk1/pb1nbppp/1p2pn2/8/3P4/2N1BN2/PP2QPPP/1B1RR1K1 w - - 2 15",
                            "6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 30"}) {
        for (const Side winner : {Side::white, Side::black}) {
            const games::Position position = chess_position("chess", fen);
            const Answer answer = ask(position, winner, glance);
            EXPECT_EQ(answer.verdict, Verdict::winnable) << fen;
            expect_evidence(position, winner, answer);
        }
    }
    EXPECT_EQ(ask("8/1p6/kPp5/2P5/1pP5/1P6/2K5/8 w - - 0 1", Side::black, glance).verdict,
              Verdict::unwinnable);
    glance.budget.nodes = 50;
    EXPECT_EQ(ask("1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b - - 0 1", Side::black, glance).verdict,
              Verdict::open);
}

TEST(Prover, SaysOpenWhenTheBudgetIsSpent) {
    Options small;
    small.budget.nodes = 50;
    const Answer answer = ask("1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b - - 0 1", Side::black, small);
    EXPECT_EQ(answer.verdict, Verdict::open);
    EXPECT_EQ(answer.proof, Proof::none);
    EXPECT_GE(answer.nodes, 50U);
    Options little_memory;
    little_memory.budget.bytes = 1;
    EXPECT_EQ(ask("1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b - - 0 1", Side::black, little_memory).verdict,
              Verdict::open);
}

TEST(Prover, ReadsTheSeventyFiveMoveRuleOnRequest) {
    // Mate in two plies at least: White approaches or Black steps back first.
    constexpr const char* fen = "8/7k/5K2/8/8/8/8/R7 w - - 0 1";
    EXPECT_EQ(ask(fen, Side::white).plies_left, std::nullopt);
    EXPECT_EQ(ask(fen, Side::white).verdict, Verdict::winnable);
    for (const auto& [left, verdict] :
         {std::pair(1, Verdict::unwinnable), std::pair(2, Verdict::unwinnable),
          std::pair(3, Verdict::winnable), std::pair(150, Verdict::winnable)}) {
        Options limited;
        limited.plies_left = left;
        const Answer answer = ask(fen, Side::white, limited);
        EXPECT_EQ(answer.verdict, verdict) << left;
        EXPECT_EQ(answer.plies_left, left);
        EXPECT_LE(static_cast<int>(answer.line.size()), left);
    }
    // A pawn restarts the count.
    Options one_move;
    one_move.plies_left = 1;
    EXPECT_EQ(ask("8/7k/5K2/8/8/8/P7/8 w - - 0 1", Side::white, one_move).verdict,
              Verdict::winnable);
}

} // namespace
} // namespace kodeks::truth::chess
