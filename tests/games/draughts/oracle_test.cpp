// The engine against the slow oracle on thousands of random positions, however odd, and the laws
// every position keeps: what is listed is legal, a played position is a set-up position, turning
// the board and the colours changes nothing.
#include "games/variant.hpp"
#include "support/article.hpp"
#include "support/draughts_oracle.hpp"
#include "support/draughts_text.hpp"
#include "support/effort.hpp"

#include <random>

#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

using namespace games;

using Random = std::mt19937_64;

int below(Random& random, int limit) {
    return static_cast<int>(random() % static_cast<std::uint64_t>(limit));
}

// A board with up to a given share of its squares filled; one in `king_odds` pieces is a king.
games::Setup random_setup(const Variant& variant, Random& random) {
    games::Setup setup;
    setup.to_move = below(random, 2) == 0 ? Side::white : Side::black;
    const int fill = 5 + below(random, 60);
    const int king_odds = 1 + below(random, 12);
    const int white_share = 10 + below(random, 81);
    for (std::uint8_t i = 0; i < variant.board.squares(); ++i) {
        if (below(random, 100) < fill) {
            const bool king = below(random, king_odds) == 0;
            const bool white = below(random, 100) < white_share;
            setup.at(Square{i}) = {king ? Kind::king : Kind::man,
                                   white ? Side::white : Side::black};
        }
    }
    return setup;
}

// Where the rules count king moves, gives a side a run of one of its kings.
void add_run(const Variant& variant, games::Setup& setup, Random& random) {
    for (std::uint8_t i = 0; i < variant.board.squares(); ++i) {
        if (setup.at(Square{i}) == Piece{Kind::king, setup.to_move} && below(random, 2) == 0) {
            setup.king_runs[static_cast<std::size_t>(setup.to_move)] = {
                Square{i}, static_cast<std::uint8_t>(1 + below(random, 3))};
        }
    }
}

Square turned(const Variant& variant, Square square) {
    return {static_cast<std::uint8_t>(variant.board.squares() - 1 - square.index)};
}

// The board turned round and the colours exchanged: the same game seen from the other side.
games::Setup turned(const Variant& variant, const games::Setup& setup) {
    games::Setup result;
    result.to_move = opponent(setup.to_move);
    for (std::uint8_t i = 0; i < variant.board.squares(); ++i) {
        const Piece piece = setup.at(Square{i});
        if (piece.present()) {
            result.at(turned(variant, Square{i})) = {piece.kind, opponent(piece.side)};
        }
    }
    for (std::size_t side = 0; side < 2; ++side) {
        const KingRun run = setup.king_runs[side];
        if (run.count > 0) {
            result.king_runs[1 - side] = {turned(variant, run.king), run.count};
        }
    }
    return result;
}

std::set<Move> as_set(const MoveList& moves) {
    return {moves.begin(), moves.end()};
}

class DraughtsLaws : public testing::TestWithParam<std::string> {
protected:
    const Variant& variant() const { return *find_variant(GetParam()); }

    // Calls check(position) for random positions that are accepted.
    template <class Check>
    void for_random_positions(int count, Check&& check) const {
        Random random(20260511);
        for (int i = 0; i < count; ++i) {
            games::Setup setup = random_setup(variant(), random);
            if (oracle_rules(variant()).king_limit > 0) {
                add_run(variant(), setup, random);
            }
            if (const auto accepted = accept(variant(), setup, tolerable_defects())) {
                check(*accepted);
            }
        }
    }
};

TEST_P(DraughtsLaws, TheOracleAgrees) {
    int compared = 0;
    for_random_positions(test::cases(10000), [&](const Position& position) {
        if (const auto expected = oracle_moves(variant(), setup_of(position))) {
            MoveList moves;
            legal_moves(position, moves);
            ASSERT_EQ(as_set(moves), *expected) << text_of(position);
            ASSERT_EQ(moves.size(), expected->size()) << text_of(position);
            ASSERT_EQ(perft(position, 1), expected->size()) << text_of(position);
            ++compared;
        }
    });
    EXPECT_GT(compared, test::cases(8000));
}

TEST_P(DraughtsLaws, ListedMovesAreLegalAndLeadToAcceptablePositions) {
    for_random_positions(300, [&](const Position& position) {
        MoveList moves;
        legal_moves(position, moves);
        for (const Move& move : moves) {
            ASSERT_TRUE(is_legal(position, move));
            ASSERT_EQ(move.is_capture(), capture_available(position));
            Move other = move;
            other.to = move.from;
            ASSERT_EQ(is_legal(position, other), moves.contains(other));
            const Position after = play(position, move);
            const Position again = accept(variant(), setup_of(after), tolerable_defects()).value();
            ASSERT_EQ(key(after), key(again)) << text_of(after);
            ASSERT_EQ(identity(after), identity(again)) << text_of(after);
        }
        const bool both_have_pieces = material(position, Side::white).total() > 0 &&
                                      material(position, Side::black).total() > 0;
        const Ending end = ending(position);
        ASSERT_EQ(end.reason == EndReason::no_pieces, !both_have_pieces) << text_of(position);
        ASSERT_EQ(end.reason == EndReason::no_moves, both_have_pieces && moves.empty());
    });
}

TEST_P(DraughtsLaws, RoutesTravelTheirMove) {
    for_random_positions(300, [&](const Position& position) {
        MoveList moves;
        legal_moves(position, moves);
        for (const Move& move : moves) {
            const auto ways = routes(position, move, 5);
            ASSERT_FALSE(ways.empty()) << text_of(position);
            for (const Route& route : ways) {
                ASSERT_EQ(route[0], move.from);
                ASSERT_EQ(route.back(), move.to);
                ASSERT_EQ(route.size(), std::max<std::size_t>(
                                            2, static_cast<std::size_t>(move.captured.size()) + 1));
            }
        }
    });
}

TEST_P(DraughtsLaws, TurningTheBoardAndTheColoursChangesNothing) {
    for_random_positions(300, [&](const Position& position) {
        const Position other =
            accept(variant(), turned(variant(), setup_of(position)), tolerable_defects()).value();
        MoveList moves;
        MoveList other_moves;
        legal_moves(position, moves);
        legal_moves(other, other_moves);
        ASSERT_EQ(moves.size(), other_moves.size()) << text_of(position);
        if (moves.size() < 30) {
            ASSERT_EQ(perft(position, 3), perft(other, 3)) << text_of(position);
        }
    });
}

TEST_P(DraughtsLaws, MaterialIsWhatTheSetupShows) {
    for_random_positions(100, [&](const Position& position) {
        const games::Setup setup = setup_of(position);
        for (const Side side : {Side::white, Side::black}) {
            Material expected;
            for (std::uint8_t i = 0; i < variant().board.squares(); ++i) {
                ASSERT_EQ(piece_at(position, Square{i}), setup.at(Square{i}));
                if (setup.at(Square{i}).present() && setup.at(Square{i}).side == side) {
                    ++expected.count[static_cast<std::size_t>(setup.at(Square{i}).kind)];
                }
            }
            ASSERT_EQ(material(position, side), expected);
        }
    });
}

INSTANTIATE_TEST_SUITE_P(Variants, DraughtsLaws,
                         testing::Values("russian", "brazilian", "international", "frisian",
                                         "spantsireti"));

} // namespace
} // namespace kodeks::test
