#include "referee/chess/books.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using test::at;
using test::Book;
using test::books;
using test::Table;

TEST(ChessOffers, OfferedAfterTheMoveAndStandingUntilAnswered) {
    ARTICLE("FIDE:5.2.3", "FIDE:9.1.2", "FIDE:9.1.2.1", "PMR:51", "PMR:104", "PMR:104a");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4 e5");
        table.act(Actor::white, Make{table.move("Nf3")});
        EXPECT_EQ(table.act(Actor::white, OfferDraw{}), "");
        EXPECT_EQ(table.act(Actor::white, OfferDraw{}),
                  book.says("refused: offer_open [9.1.2.1|104a]"));
        table.act(Actor::white, Press{});
        EXPECT_EQ(table.act(Actor::white, AcceptDraw{}), book.says("refused: no_offer [5.2.3|51]"));
        EXPECT_EQ(table.act(Actor::black, AcceptDraw{}),
                  book.says("agreed_draw [5.2.3|51]; 1/2-1/2"));
    }
}

TEST(ChessOffers, NobodyDeclinesWhatWasNotOffered) {
    ARTICLE("FIDE:9.1.2.1", "PMR:104a");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4");
        EXPECT_EQ(table.act(Actor::black, DeclineDraw{}),
                  book.says("refused: no_offer [9.1.2.1|104a]"));
    }
}

TEST(ChessOffers, AtAnotherMomentItIsValidWithARemark) {
    ARTICLE("FIDE:9.1.2.1", "FIDE:11.5", "PMR:104a", "PMR:130");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4 e5");
        EXPECT_EQ(table.act(Actor::black, OfferDraw{}),
                  book.says("offer_wrong_moment black [9.1.2.1|104a, 11.5|130]"));
        EXPECT_EQ(table.act(Actor::white, AcceptDraw{}),
                  book.says("agreed_draw [5.2.3|51]; 1/2-1/2"));
    }
}

TEST(ChessOffers, RejectedByWordOrByTouch) {
    ARTICLE("FIDE:9.1.2.1", "PMR:104a");
    for (const Book& book : books) {
        Table word = book.game();
        word.play("e4 e5 Nf3");
        word.act(Actor::white, OfferDraw{});
        EXPECT_EQ(word.act(Actor::black, DeclineDraw{}), "");
        EXPECT_EQ(word.act(Actor::black, AcceptDraw{}), book.says("refused: no_offer [5.2.3|51]"));
        Table touch = book.game();
        touch.play("e4 e5 Nf3");
        touch.act(Actor::white, OfferDraw{});
        touch.act(Actor::black, Touch{at("b8")});
        EXPECT_EQ(touch.act(Actor::black, AcceptDraw{}), book.says("refused: no_offer [5.2.3|51]"));
    }
}

// T27
TEST(ChessOffers, EachMustHaveMoved) {
    ARTICLE("FIDE:5.2.3", "PMR:51");
    for (const Book& book : books) {
        Table table = book.game();
        table.act(Actor::white, Make{table.move("e4")});
        table.act(Actor::white, OfferDraw{});
        EXPECT_EQ(table.act(Actor::black, AcceptDraw{}),
                  book.says("refused: agreed_too_early [5.2.3|51, 9.1.1|103]"));
    }
}

TEST(ChessOffers, RegulationsMayForbidThem) {
    ARTICLE("FIDE:9.1.1", "PMR:103");
    for (const Book& book : books) {
        Table until = book.game({}, {.no_draw_before_move = 3});
        until.play("e4 e5 Nf3 Nc6");
        EXPECT_EQ(until.act(Actor::black, OfferDraw{}),
                  book.says("refused: offer_banned [9.1.1|103]"));
        until.play("Bb5 a6");
        EXPECT_EQ(until.act(Actor::black, OfferDraw{}),
                  book.says("offer_wrong_moment black [9.1.2.1|104a, 11.5|130]"));
        Table ever = book.game({}, {.no_draws = true});
        ever.play("e4 e5 Nf3 Nc6");
        EXPECT_EQ(ever.act(Actor::white, OfferDraw{}),
                  book.says("refused: offer_banned [9.1.1|103]"));
        EXPECT_EQ(ever.act(Actor::white, Consent{}), "refused: officials_only []");
        EXPECT_EQ(ever.act(Actor::arbiter, Consent{}), book.says("draw_consented [9.1.1|103]"));
        ever.act(Actor::white, OfferDraw{});
        EXPECT_EQ(ever.act(Actor::black, AcceptDraw{}),
                  book.says("agreed_draw [5.2.3|51]; 1/2-1/2"));
    }
}

} // namespace

} // namespace kodeks::referee
