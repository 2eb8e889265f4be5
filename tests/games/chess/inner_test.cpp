// The family's own interface, used directly by rooms that need its speed.
#include "games/chess/accept.hpp"
#include "games/chess/face.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/perft.hpp"
#include "games/chess/play.hpp"
#include "games/chess/random_setups.hpp"
#include "games/variant.hpp"
#include "support/chess_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

using namespace games;

std::uint64_t random_word(std::mt19937& random) {
    return std::uint64_t{random()} << 32 | random();
}

TEST(ChessAttacks, FastAndPortableSlidersAgree) {
    std::mt19937 random(4);
    for (int i = 0; i < 200000; ++i) {
        const int square = static_cast<int>(random() % 64);
        std::uint64_t occupied = random_word(random);
        if (i % 2 == 0) {
            occupied &= random_word(random); // fewer pieces, longer lines
        }
        ASSERT_EQ(chess::bishop_attacks(square, occupied),
                  chess::portable::bishop_attacks(square, occupied));
        ASSERT_EQ(chess::rook_attacks(square, occupied),
                  chess::portable::rook_attacks(square, occupied));
    }
}

TEST(ChessAttacks, PortableSlidersStopAtTheFirstPiece) {
    const std::uint64_t occupied = chess::bit(19) | chess::bit(29) | chess::bit(45) | chess::bit(9);
    // From d4 (27): d3 (19), f4 (29), f6 (45) and b2 (9) are occupied.
    EXPECT_EQ(chess::portable::rook_attacks(27, occupied), 0x0808080837080000U);
    EXPECT_EQ(chess::portable::bishop_attacks(27, occupied), 0x0001221400142240U | chess::bit(9));
    EXPECT_EQ(chess::portable::rook_attacks(0, 0), 0x01010101010101FEU);
    EXPECT_EQ(chess::portable::bishop_attacks(63, 0), 0x0040201008040201U);
}

// The origins of every kind and square, against the list of moves.
void expect_origins(const chess::Position& position) {
    chess::MoveBuffer moves;
    legal_moves(position, moves);
    std::array<std::array<std::uint64_t, 64>, 8> expected{};
    for (const chess::Move move : moves) {
        if (!move.is_castling()) {
            const auto kind = static_cast<std::size_t>(position.kind_at(move.from()));
            expected[kind][static_cast<std::size_t>(move.to())] |= chess::bit(move.from());
        }
        ASSERT_TRUE(is_legal(position, move));
    }
    for (std::size_t kind = 0; kind < 8; ++kind) {
        for (int to = 0; to < 64; ++to) {
            ASSERT_EQ(chess::legal_origins(position, static_cast<Kind>(kind), to),
                      expected[kind][static_cast<std::size_t>(to)]);
        }
    }
    ASSERT_EQ(chess::count_legal_moves(position), moves.size());
    ASSERT_EQ(chess::has_legal_move(position), !moves.empty());
    ASSERT_LE(moves.size(), chess::MoveBuffer::capacity);
}

TEST(ChessInner, OriginsAreThoseOfTheListedMoves) {
    std::mt19937 random(5);
    for (int i = 0; i < 3000; ++i) {
        expect_origins(chess::inner(random_odd_position(*find_variant("chess960"), random)));
        if (HasFatalFailure()) {
            return;
        }
    }
    expect_origins(chess::inner(chess_position(
        "chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")));
}

// perft counts set by set; here every move is listed, played and counted one by one.
std::uint64_t plain_count(const chess::Position& position, int depth) {
    if (depth == 0) {
        return 1;
    }
    chess::MoveBuffer moves;
    legal_moves(position, moves);
    std::uint64_t count = 0;
    for (const chess::Move move : moves) {
        count += plain_count(play(position, move), depth - 1);
    }
    return count;
}

TEST(ChessInner, CountingAndPlayingAgreeOnOddPositions) {
    std::mt19937 random(6);
    for (int i = 0; i < 300; ++i) {
        const Variant& variant = *find_variant(i % 2 == 0 ? "chess" : "chess960");
        const chess::Position position = chess::inner(random_odd_position(variant, random));
        ASSERT_EQ(chess::perft(position, 3), plain_count(position, 3))
            << legal_text(games::Position::wrap(variant, position));
    }
}

TEST(ChessInner, CountingSeesKingAndRookExchangeSquares) {
    for (const char* fen :
         {"5k2/8/8/8/8/8/PPPPP1PP/5KR1 w G - 0 1", "3k4/8/8/8/8/8/PPP1PPPP/2RK4 w C - 0 1",
          "2rk4/8/8/8/8/8/8/3K1Q2 b c - 0 1", "4r3/3k4/8/8/8/8/6PP/qR1K1R2 w KQ - 0 1"}) {
        const chess::Position position = chess::inner(chess_position("chess960", fen));
        EXPECT_EQ(chess::perft(position, 2), plain_count(position, 2)) << fen;
        EXPECT_EQ(chess::perft(position, 4), plain_count(position, 4)) << fen;
    }
}

TEST(ChessInner, CastlingIsAskedByItsSide) {
    const chess::Position position =
        chess::inner(chess_position("chess", "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    EXPECT_TRUE(chess::can_castle(position, chess::Move::Flag::castle_queen));
    EXPECT_FALSE(chess::can_castle(position, chess::Move::Flag::castle_king));
}

TEST(ChessInner, AMoveHasTwoFormsThatConvert) {
    const Position position = chess_position(
        "chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    MoveList moves;
    legal_moves(position, moves);
    for (const Move& move : moves) {
        EXPECT_EQ(chess::outer_move(chess::inner(position), chess::inner_move(move)), move);
    }
}

} // namespace
} // namespace kodeks::test
