#include "referee/chess/books.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using rulebook::Act;
using rulebook::Supervision;
using test::at;
using test::Book;
using test::books;
using test::Table;

Claim draw() {
    return Claim{};
}

Claim draw(const games::Move& written) {
    return Claim{ClaimKind::draw, "", written};
}

// The players check: the arbiter tells nobody how often a position has stood or that a draw could
// be claimed, and nothing happens by itself; a claim is his to supervise.
TEST(ChessClaims, ThePlayersCheckRepetitions) {
    ARTICLE("FIDE:11.12", "PMR:137");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
        EXPECT_EQ(table.state().outcome, std::nullopt);
        for (const Act told : {Act::tell_repetitions, Act::tell_draw_claimable}) {
            for (const Side side : {Side::white, Side::black}) {
                EXPECT_EQ(table.act(Actor::arbiter, Consult{told, side}),
                          book.says("refused: forbidden [12.6|143, 11.12|137]"));
            }
        }
        EXPECT_EQ(table.act(Actor::arbiter, draw()), book.says("refused: players_only []"));
        EXPECT_EQ(table.act(Actor::white, draw()),
                  book.says("claim_right white threefold 3 "
                            "[9.2|105, 9.2.3|106, 9.2.2|105b, 9.5.2|112]; 1/2-1/2"));
    }
}

TEST(ChessClaims, ThirdOccurrenceWithAndWithoutAMove) {
    ARTICLE("FIDE:9.2", "FIDE:9.2.1", "FIDE:9.2.2", "FIDE:9.5.1", "FIDE:9.5.2", "PMR:105",
            "PMR:105a", "PMR:105b", "PMR:111", "PMR:112");
    for (const Book& book : books) {
        Table written = book.game();
        written.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
        EXPECT_EQ(written.act(Actor::black, draw(written.move("Ng8"))),
                  book.says("claim_right black threefold 3 "
                            "[9.2|105, 9.2.3|106, 9.2.1|105a, 9.5.2|112]; 1/2-1/2"));
        EXPECT_EQ(written.state().plies.size(), 7U); // the written move need not be played
        EXPECT_EQ(written.state().clock.running, std::nullopt);
        Table there = book.game();
        there.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
        EXPECT_EQ(there.act(Actor::white, draw()),
                  book.says("claim_right white threefold 3 "
                            "[9.2|105, 9.2.3|106, 9.2.2|105b, 9.5.2|112]; 1/2-1/2"));
    }
}

// T05
TEST(ChessClaims, AnEnPassantCaptureMakesAnotherPosition) {
    ARTICLE("FIDE:9.2.3.1", "FIDE:9.5.3", "FIDE:A.3", "PMR:107", "PMR:113");
    constexpr std::string_view moves = "e4 Nf6 e5 d5 Nf3 Nfd7 Ng1 Nf6 Nf3 Nfd7 Ng1 Nf6";
    for (const Book& book : books) {
        Table table = book.game();
        table.play(moves);
        EXPECT_EQ(table.act(Actor::white, Claim{ClaimKind::draw, "threefold"}),
                  book.says("claim_wrong white +120s threefold 2 [9.5.3|113]"));
        EXPECT_EQ(table.state().clock.running, Side::white);
        Table quick = book.game({}, test::rapid(Supervision::full));
        quick.play(moves);
        EXPECT_EQ(quick.act(Actor::white, Claim{ClaimKind::draw, "threefold"}),
                  book.fide ? "claim_wrong white +60s threefold 2 [FIDE:9.5.3, FIDE:A.3]"
                            : "claim_wrong white +120s threefold 2 [PMR:113]");
    }
}

// T07
TEST(ChessClaims, LostCastlingRightsMakeAnotherPosition) {
    ARTICLE("FIDE:9.2.3.2", "PMR:108");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Ng1 Ng8 Nf3 Nf6");
        EXPECT_EQ(table.act(Actor::white, Claim{ClaimKind::draw, "threefold"}),
                  book.says("claim_wrong white +120s threefold 2 [9.5.3|113]"));
        Table later = book.game();
        later.play("Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6");
        EXPECT_EQ(later.act(Actor::white, draw()),
                  book.says("claim_right white threefold 3 "
                            "[9.2|105, 9.2.3|106, 9.2.2|105b, 9.5.2|112]; 1/2-1/2"));
    }
}

// T43
TEST(ChessClaims, FiftyMoves) {
    ARTICLE("FIDE:9.3", "FIDE:9.3.1", "FIDE:9.3.2", "PMR:109", "PMR:109a", "PMR:109b");
    for (const Book& book : books) {
        Table right = book.game("8/8/3k4/8/3K4/8/4R3/8 w - - 99 140");
        EXPECT_EQ(right.act(Actor::white, draw(right.move("Re3"))),
                  book.says("claim_right white fifty_moves 100 [9.3|109, 9.3.1|109a, 9.5.2|112]; "
                            "1/2-1/2"));
        Table wrong = book.game("8/8/3k4/8/3K4/8/4R3/8 w - - 98 140");
        EXPECT_EQ(wrong.act(Actor::white, draw(wrong.move("Re3"))),
                  book.says("claim_wrong white +120s fifty_moves 99 [9.5.3|113]"));
        EXPECT_EQ(wrong.act(Actor::white, Make{wrong.move("Re4")}),
                  book.says("refused: written_move_binds [9.5.3|113]"));
        Table there = book.game("8/8/3k4/8/3K4/8/4R3/8 w - - 100 140");
        EXPECT_EQ(there.act(Actor::white, draw()),
                  book.says("claim_right white fifty_moves 100 [9.3|109, 9.3.2|109b, 9.5.2|112]; "
                            "1/2-1/2"));
    }
}

// T11
TEST(ChessClaims, AWrongClaimIsADrawOfferAllTheSame) {
    ARTICLE("FIDE:9.1.2.3", "FIDE:9.5.3", "FIDE:B.3", "PMR:104c", "PMR:113", "PMR:158");
    for (const Book& book : books) {
        for (const bool accepts : {true, false}) {
            Table table = book.game({}, test::blitz(Supervision::reduced));
            table.play("e4 e5");
            EXPECT_EQ(table.act(Actor::white, draw(table.move("Nf3"))),
                      book.fide ? "claim_wrong white +60s threefold 1 [FIDE:9.5.3, FIDE:B.3, "
                                  "FIDE:A.3]"
                                : "claim_wrong white +60s threefold 1 [PMR:113, PMR:158]");
            if (accepts) {
                EXPECT_EQ(table.act(Actor::black, AcceptDraw{}),
                          book.says("agreed_draw [5.2.3|51]; 1/2-1/2"));
            } else {
                EXPECT_EQ(table.act(Actor::black, DeclineDraw{}), "");
                EXPECT_EQ(table.act(Actor::white, Make{table.move("d4")}),
                          book.says("refused: written_move_binds [9.5.3|113]"));
                EXPECT_EQ(table.act(Actor::white, Make{table.move("Nf3")}), "");
                EXPECT_EQ(table.act(Actor::black, AcceptDraw{}),
                          book.says("refused: no_offer [5.2.3|51]"));
            }
        }
    }
}

// T29
TEST(ChessClaims, ClaimingAfterTheMoveIsTooLate) {
    ARTICLE("FIDE:9.2", "PMR:105");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
        EXPECT_EQ(table.act(Actor::black, draw()),
                  book.says("claim_wrong black +120s [9.5.3|113]"));
        EXPECT_EQ(table.act(Actor::white, draw()),
                  book.says("claim_right white threefold 3 "
                            "[9.2|105, 9.2.3|106, 9.2.2|105b, 9.5.2|112]; 1/2-1/2"));
    }
}

TEST(ChessClaims, ATouchedPieceLosesTheRight) {
    ARTICLE("FIDE:9.4", "FIDE:9.1.2.3", "PMR:110", "PMR:104c");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
        table.act(Actor::white, Touch{at("g1")});
        EXPECT_EQ(table.act(Actor::white, draw()),
                  book.says("claim_after_touch white [9.4|110, 9.1.2.3|104c]"));
        EXPECT_EQ(table.state().offer, Side::white); // it is an offer all the same
        EXPECT_EQ(table.left(Side::black), minutes(90) - seconds(4));
    }
}

TEST(ChessClaims, AnIllegalWrittenMoveBindsItsPiece) {
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4 e5");
        EXPECT_EQ(table.act(Actor::white, draw(table.shift("g1-g4"))),
                  book.says("claim_wrong white +120s [9.5.3|113]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("d4")}),
                  book.says("refused: touched_piece_moves [4.3|39]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Nf3")}), "");
    }
}

// T15
TEST(ChessClaims, TheFifthOccurrenceDrawsByItself) {
    ARTICLE("FIDE:9.6.1", "FIDE:6.2.1.1", "PMR:115", "PMR:53a");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
        EXPECT_EQ(table.act(Actor::black, Make{table.move("Ng8")}),
                  book.says("drawn_by_itself fivefold 5 [9.6.1|115]; 1/2-1/2"));
        table.wait(minutes(200));
        EXPECT_EQ(table.act(Actor::white, NoticeFlag{}), book.says("refused: over [8.7|102]"));
    }
}

} // namespace

} // namespace kodeks::referee
