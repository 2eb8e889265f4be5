// Frisian draughts: captures along eight lines, the order of values, the limit of king moves.
#include "games/draughts/capture.hpp"
#include "games/variants/frisian.hpp"
#include "support/article.hpp"
#include "support/draughts_text.hpp"
#include "support/setup_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

using namespace games;

TEST(Frisian, MenCaptureAlongEightLines) {
    ARTICLE("FR:7#2", "FR:7#3", "FR:10");
    expect_moves("frisian", "W:W46:B41", {"46x37 41"});
    expect_moves("frisian", "W:W28:B27", {"28x26 27"});
    expect_moves("frisian", "W:W28:B29", {"28x30 29"});
    expect_moves("frisian", "W:W28:B18", {"28x8 18"});
    expect_moves("frisian", "W:W28:B38", {"28x48 38"});
    expect_moves("frisian", "W:W28:B22", {"28x17 22"});
    expect_moves("frisian", "W:W28:B23", {"28x19 23"});
    expect_moves("frisian", "W:W28:B32", {"28x37 32"});
    expect_moves("frisian", "W:W28:B33", {"28x39 33"});
}

TEST(Frisian, KingsCaptureAlongEightLinesAndMoveAlongFour) {
    ARTICLE("FR:9#1", "FR:9#2", "FR:9a", "FR:9b", "FR:9#3");
    expect_moves("frisian", "W:WK46:B26", {"46x16 26", "46x6 26"});
    expect_moves("frisian", "W:WK36:B38", {"36x39 38", "36x40 38"});
    expect_moves("frisian", "W:WK46:B28",
                 {"46x23 28", "46x19 28", "46x14 28", "46x10 28", "46x5 28"});
    expect_moves("frisian", "W:WK36:B37", {"36x38 37", "36x39 37", "36x40 37"});
    expect_moves("frisian", "W:WK28:B1",
                 {"28-22", "28-17", "28-11", "28-6", "28-23", "28-19", "28-14", "28-10", "28-5",
                  "28-32", "28-37", "28-41", "28-46", "28-33", "28-39", "28-44", "28-50"});
}

TEST(Frisian, ValueDecidesAndThenTheKing) {
    ARTICLE("FR:11", "FR:12", "FR:7#4");
    expect_moves("frisian", "W:W35,47:B20,30,K41", {"35x24x15 30,20"});
    expect_moves("frisian", "W:W35,47:B30,K41", {"47x36 41"});
    expect_moves("frisian", "W:W47,K50:B28,41", {"50x22 28", "50x17 28", "50x11 28", "50x6 28"});
    expect_moves("frisian", "W:W35,47:B10,20,30,K31,K41", {"47x36x27 41,31"});
    expect_moves("frisian", "W:W11,K27:B9,K12,26,34", {"11x13x4 12,9 K"});
    // Two men by a man are worth more than one king by a king: the king's privilege of FR:12 holds
    // among equals only.
    expect_moves("frisian", "W:W32,35,K46:B20,30,K41", {"35x24x15 30,20"});
}

TEST(Frisian, EachStepOfTheValueOrderIsDecided) {
    ARTICLE("FR:11", "FR:12");

    struct Value {
        int men, kings;
    };

    // Ascending, as FR:11 implies: k kings lie between 2k - 1 and 2k men.
    constexpr Value order[] = {{1, 0}, {0, 1}, {2, 0}, {1, 1}, {3, 0}, {0, 2}, {2, 1}, {4, 0},
                               {1, 2}, {3, 1}, {5, 0}, {0, 3}, {2, 2}, {4, 1}, {6, 0}};
    constexpr draughts::Bits kings = 0xFF00;
    const auto worth = [](Value value, draughts::Bits mover) {
        const draughts::Bits taken = ((1U << value.men) - 1U) | ((1U << value.kings) - 1U)
                                                                    << 9; // bit 8: a king of ours
        return draughts::worth<variants::frisian_rules()>(taken, kings, mover);
    };
    constexpr draughts::Bits man = 0x10000;
    constexpr draughts::Bits king = 0x100;
    for (std::size_t i = 0; i + 1 < std::size(order); ++i) {
        EXPECT_LT(worth(order[i], man), worth(order[i], king));
        EXPECT_LT(worth(order[i], king), worth(order[i + 1], man)) << i;
    }
}

TEST(Frisian, PromotionOnlyAtRest) {
    ARTICLE("FR:8");
    expect_moves("frisian", "W:W11:B3,7", {"11x2x4 7,3 K"});
    expect_moves("frisian", "W:W13:B7,8", {"13x2x11 8,7"});
    expect_moves("frisian", "W:W7:B45", {"7-1 K", "7-2 K"});
    expect_moves("frisian", "B:W1:B44", {"44-49 K", "44-50 K"});
}

TEST(Frisian, CapturedPiecesStayAndAreJumpedOnce) {
    ARTICLE("FR:13", "FR:14");
    // After 46x37 the king goes on over 42; 41, already taken, cannot be jumped again.
    expect_moves("frisian", "W:WK46:B41,42", {"46x37x48 41,42"});
    // After the jump over 33 two ways lead on, not back.
    expect_moves("frisian", "W:W39:B33,22,32", {"39x28x17 33,22", "39x28x37 33,32"});
    // Once round the four and back to the start: not round again, but on over a fifth, so that the
    // empty square 38 is passed twice, and here 18.
    expect_moves("frisian", "W:W38:B22,23,32,33", {"38x27x18x29x38 32,22,23,33"});
    expect_moves("frisian", "W:W38:B22,23,32,33,42", {"38x27x18x29x38x47 32,22,23,33,42"});
    expect_moves("frisian", "W:W38:B22,23,28,32,33", {"38x27x18x29x38x18 32,22,23,33,28"});
}

// Captured pieces stand in the way until the capture is over. If they went off at once, the king
// would come round behind them and take all four, and majority would demand it.
TEST(Frisian, CapturedPiecesBlockTheKing) {
    ARTICLE("FR:14");
    expect_moves("frisian", "W:WK33:B17,18,29,35", {"33x15x45 29,35"});
    expect_moves("frisian", "W:WK17:B14,16,18,37", {"17x19x46x6 18,37,16"});
}

TEST(Frisian, ThreeQuietMovesWithOneKing) {
    ARTICLE("FR:17#1", "FR:17#2");
    Position game = play_all(position("frisian", "W:WK46,35:B6,15"), "46-5 15-20 5-32 20-24 32-37");
    EXPECT_EQ(setup_of(game).king_runs[0], (KingRun{Square{36}, 3}));
    game = play_all(game, "24-29");
    expect_moves(game, {"35-30"}); // the 13 king moves are excluded
    game = play_all(game, "35-30 6-11");
    EXPECT_EQ(setup_of(game).king_runs[0], KingRun{}); // the idleness has ended
    expect_moves(game, {"30x28 29"});
}

TEST(Frisian, AnotherKingMayMoveInstead) {
    ARTICLE("FR:17#2");
    Position game = position("frisian", "W:WK46,K48,35:B6,15");
    game = play_all(game, "46-5 15-20 5-32 20-24 32-37 24-29");
    for (const std::string& move : moves_text(game)) {
        EXPECT_NE(move.substr(0, 2), "37") << move;
    }
    EXPECT_EQ(setup_of(play_all(game, "48-43")).king_runs[0], (KingRun{Square{42}, 1}));
}

TEST(Frisian, AFrozenKingMustStillCapture) {
    ARTICLE("FR:17#2", "FR:10");
    Position game = position("frisian", "W:WK46,35:B6,15");
    game = play_all(game, "46-5 15-20 5-32 20-24 32-37");
    game = play(game, find_move(game, "6-11"));
    const games::Setup setup = setup_of(game);
    EXPECT_EQ(setup.king_runs[0].count, 3);
    games::Setup with_victim = setup;
    with_victim.at(Square{31}) = {Kind::man, Side::black}; // 32, next to the king on 37
    const Position capture = accept(game.variant(), with_victim).value();
    EXPECT_TRUE(capture_available(capture));
    for (const std::string& move : moves_text(capture)) {
        EXPECT_EQ(move.substr(0, 3), "37x") << move;
    }
    EXPECT_EQ(setup_of(play_all(capture, "37x6")).king_runs[0], KingRun{});
}

TEST(Frisian, NoMoveLeftForAFrozenKingLoses) {
    ARTICLE("FR:17#1", "FR:20.5");
    Position game = position("frisian", "W:W6,K48:B1,20");
    game = play_all(game, "48-26 20-24 26-12 24-30 12-3 30-34");
    EXPECT_EQ(moves_text(game), std::vector<std::string>{});
    EXPECT_EQ(ending(game), (Ending{EndReason::no_moves, Side::black}));
}

TEST(Frisian, TheLimitIsOnlyForSidesWithMen) {
    ARTICLE("FR:17#3");
    Position game = position("frisian", "W:WK46:B1");
    game = play_all(game, "46-5 1-7 5-46 7-12 46-5 12-18");
    EXPECT_EQ(setup_of(game).king_runs[0], KingRun{});
    EXPECT_EQ(moves_text(game).size(), 9U);
    // It lapses when the last man is captured.
    games::Setup setup = draughts_setup(game.variant(), "B:WK46,34:B30,1");
    setup.king_runs[0] = {Square{45}, 3};
    game = accept(game.variant(), setup).value();
    game = play_all(game, "30x39");
    EXPECT_EQ(setup_of(game).king_runs[0], KingRun{});
}

TEST(Frisian, RunsAreJudgedWhenSetUp) {
    ARTICLE("FR:17#1", "FR:17#3");
    const Variant& frisian = *find_variant("frisian");
    games::Setup setup = draughts_setup(frisian, "W:WK46,35:B6");
    setup.king_runs[0] = {Square{45}, 4};
    EXPECT_EQ(accept(frisian, setup, tolerable_defects()).error(), Defects(Defect::bad_king_run));
    setup.king_runs[0] = {Square{34}, 1}; // a man
    EXPECT_EQ(accept(frisian, setup, tolerable_defects()).error(), Defects(Defect::bad_king_run));
    setup.king_runs[0] = {no_square, 1};
    EXPECT_EQ(accept(frisian, setup, tolerable_defects()).error(), Defects(Defect::bad_king_run));
    setup.king_runs[0] = {Square{45}, 3};
    EXPECT_EQ(setup_of(accept(frisian, setup).value()), setup);
    const Variant& russian = *find_variant("russian");
    games::Setup other = draughts_setup(russian, "W:WKa1,c3:Bh8");
    other.king_runs[0] = {square_from(russian, "a1"), 1};
    EXPECT_TRUE(accept(russian, other, tolerable_defects()).error().has(Defect::bad_king_run));
}

TEST(Frisian, CountlessRoutesAreAnswered) {
    ARTICLE("FR:11", "FR:13");
    const Position man =
        position("frisian", "W:W50:B7,9,11,12,13,14,16,18,20,21,22,23,24,27,29,31,32,33,34,36,38,"
                            "40,41,42,43,44,K47,K49");
    MoveList moves;
    legal_moves(man, moves);
    ASSERT_EQ(moves.size(), 2U);
    for (const Move& move : moves) {
        EXPECT_EQ(move.captured.size(), 26);
        EXPECT_EQ(routes(man, move, 7).size(), 7U);
    }
}

} // namespace
} // namespace kodeks::test
