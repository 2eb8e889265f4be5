#include "rulebook/draws/game.hpp"
#include "support/article.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::rulebook::drawing {
namespace {

using testing::ElementsAre;
using truth::Known;

constexpr const char* rook_ending = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
constexpr const char* shuffle = "a1-a2 e8-d8 a2-a1 d8-e8";

TEST(ChessDraws, FivefoldRepetitionEndsTheGameByItself) {
    ARTICLE("FIDE:9.6", "FIDE:9.6.1", "PMR:114", "PMR:115");
    for (const char* edition : {"fide2023", "pmr2018"}) {
        Game game(edition, "chess", rook_ending);
        game.repeat(3, shuffle);
        EXPECT_THAT(game.states(Known::yes),
                    ElementsAre("dead_position 0-", "fivefold 4", "seventy_five_moves 12",
                                "threefold 4!", "fifty_moves 12"));
        game.repeat(1, shuffle);
        EXPECT_THAT(game.states(Known::yes),
                    ElementsAre("dead_position 0-", "fivefold 5!", "seventy_five_moves 16",
                                "threefold 5!", "fifty_moves 16"));
    }
}

TEST(ChessDraws, SeventyFiveMovesEndTheGameUnlessTheLastOneMates) {
    ARTICLE("FIDE:9.6", "FIDE:9.6.2", "FIDE:9.6.2~1", "PMR:114", "PMR:116", "PMR:116~1");
    for (const char* edition : {"fide2023", "pmr2018"}) {
        Game game(edition, "chess", "7k/8/6K1/8/8/8/8/R7 w - - 0 1");
        game.repeat(37, "a1-a2 h8-g8 a2-a1 g8-h8").play("a1-b1");
        EXPECT_THAT(game.states(Known::yes),
                    ElementsAre("dead_position 0-", "fivefold 1", "seventy_five_moves 149",
                                "threefold 1", "fifty_moves 149!"));
        Game quiet = game;
        quiet.play("h8-g8");
        EXPECT_THAT(quiet.states(Known::yes),
                    ElementsAre("dead_position 0-", "fivefold 1", "seventy_five_moves 150!",
                                "threefold 1", "fifty_moves 150!"));
    }
    // The 150th half-move mates: the mate stands, no drawing rule is even considered.
    for (const char* edition : {"fide2023", "pmr2018"}) {
        Game mate(edition, "chess", "7k/8/6K1/8/8/8/8/R7 b - - 0 1");
        mate.repeat(37, "h8-g8 a1-a2 g8-h8 a2-a1").play("h8-g8 a1-a8");
        EXPECT_EQ(games::ending(mate.position()).reason, games::EndReason::checkmate);
        EXPECT_THAT(mate.states(Known::yes), ElementsAre());
    }
}

TEST(ChessDraws, PawnMovesAndCapturesRestartTheCount) {
    Game game("fide2023", "chess", "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1");
    game.repeat(2, "a1-b1 e8-d8 b1-a1 d8-e8").play("a2-a3");
    EXPECT_THAT(game.states(Known::yes),
                ElementsAre("dead_position 0-", "fivefold 1", "seventy_five_moves 0", "threefold 1",
                            "fifty_moves 0"));
}

TEST(ChessDraws, AnUndecidedDeadPositionGoesToAPerson) {
    Game game("fide2023", "chess", rook_ending);
    EXPECT_EQ(game.states(Known::open).front(), "dead_position 0?");
    EXPECT_EQ(game.states(Known::no).front(), "dead_position 0!");
}

} // namespace
} // namespace kodeks::rulebook::drawing
