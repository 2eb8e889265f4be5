#include "referee/chess/books.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using rulebook::Supervision;
using test::Book;
using test::books;
using test::Table;

// White to move with a minute and a half left.
Table last_minutes(const Book& book, Regulations regulations = {}) {
    regulations.quickplay = true;
    Table table = book.game("4k3/r7/8/8/8/8/7R/4K3 w - - 0 60", regulations);
    table.play("Rd2 Rd7");
    table.wait(minutes(88) + seconds(29));
    return table;
}

constexpr QuickplayClaim cannot_win{LastMinutes::cannot_win};
constexpr QuickplayClaim increment{LastMinutes::increment};

TEST(ChessQuickplay, OnlyInTheLastTwoMinutesWithoutIncrement) {
    ARTICLE("FIDE:G.III.2.2", "FIDE:G.III.5", "PMR:196", "PMR:199");
    for (const Book& book : books) {
        Table early = book.game({}, {.quickplay = true});
        EXPECT_EQ(early.act(Actor::white, cannot_win),
                  book.says("refused: not_last_minutes [G.III.5|199]"));
        EXPECT_EQ(early.act(Actor::black, cannot_win),
                  book.says("refused: claim_without_move [G.III.5|199]"));
        Table silent = book.game();
        EXPECT_EQ(silent.act(Actor::white, cannot_win),
                  book.says("refused: quickplay_not_announced [G.III.2.1|195, G.III.2.2|196]"));
        Table extra = book.game({}, {.control = clock::whole_game(
                                         minutes(90), clock::Extra::increment_after, seconds(5)),
                                     .quickplay = true});
        EXPECT_EQ(extra.act(Actor::white, cannot_win),
                  book.says("refused: quickplay_not_here [G.III.2.1|195, G.III.2.2|196]"));
    }
}

// T41
TEST(ChessQuickplay, NotInBlitz) {
    ARTICLE("FIDE:G.III.2.2", "PMR:196");
    for (const Book& book : books) {
        Regulations regulations = test::blitz(Supervision::full);
        regulations.quickplay = true;
        Table table = book.game({}, regulations);
        table.wait(minutes(4));
        EXPECT_EQ(table.act(Actor::white, cannot_win),
                  book.says("refused: quickplay_not_here [G.III.2.1|195, G.III.2.2|196]"));
    }
}

TEST(ChessQuickplay, RequestingAnIncrement) {
    ARTICLE("FIDE:G.III.4", "PMR:198");
    for (const Book& book : books) {
        Table given = last_minutes(book);
        EXPECT_EQ(given.act(Actor::white, increment),
                  book.says("increment_requested white +5s [G.III.4|198]; "
                            "asked: increment_given|increment_refused"));
        EXPECT_EQ(given.act(Actor::black, DeclineDraw{}), "");
        EXPECT_EQ(given.act(Actor::arbiter, Decide{1}),
                  book.says("increment_given white +120s [G.III.4|198]"));
        EXPECT_EQ(given.left(Side::black), minutes(92) - seconds(1));
        const Milliseconds left = given.left(Side::white);
        given.act(Actor::white, Move{given.move("Rd3")});
        EXPECT_EQ(given.left(Side::white), left + seconds(5));
        Table refused = last_minutes(book);
        refused.act(Actor::white, increment);
        EXPECT_EQ(refused.act(Actor::arbiter, Decide{2}),
                  book.says("increment_refused white [G.III.4|198]"));
        // The request is an offer of a draw.
        Table agreed = last_minutes(book);
        agreed.act(Actor::white, increment);
        EXPECT_EQ(agreed.act(Actor::black, AcceptDraw{}),
                  book.says("agreed_draw [5.2.3|51]; 1/2-1/2"));
    }
}

TEST(ChessQuickplay, TheArbiterAgreesOrRejects) {
    ARTICLE("FIDE:G.III.5", "FIDE:G.III.5.1", "FIDE:G.III.5.3", "PMR:199", "PMR:200", "PMR:202");
    for (const Book& book : books) {
        Table agrees = last_minutes(book);
        EXPECT_EQ(agrees.act(Actor::white, cannot_win),
                  book.says("quickplay_claimed white [G.III.5|199]; "
                            "asked: draw|postpone|postpone_with_time|reject"));
        EXPECT_EQ(agrees.state().clock.running, std::nullopt);
        EXPECT_EQ(agrees.act(Actor::arbiter, Decide{1}),
                  book.says("quickplay_draw white [G.III.5.1|200]; 1/2-1/2"));
        Table rejects = last_minutes(book);
        rejects.act(Actor::white, cannot_win);
        EXPECT_EQ(rejects.act(Actor::arbiter, Decide{4}),
                  book.says("quickplay_rejected white +120s [G.III.5.3|202]"));
        EXPECT_EQ(rejects.left(Side::black), minutes(92) - seconds(1));
        EXPECT_EQ(rejects.state().clock.running, Side::white);
    }
}

TEST(ChessQuickplay, APostponedDecisionComesWithTheFlag) {
    ARTICLE("FIDE:G.III.5.2", "PMR:201");
    for (const Book& book : books) {
        for (const int end : {1, 2}) {
            Table table = last_minutes(book);
            table.act(Actor::white, cannot_win);
            EXPECT_EQ(table.act(Actor::arbiter, Decide{end + 1}),
                      book.says(end == 1 ? "quickplay_postponed white [G.III.5.2|201]"
                                         : "quickplay_postponed white +120s [G.III.5.2|201]"));
            table.wait(minutes(2));
            EXPECT_EQ(table.act(Actor::arbiter, Look{}), "asked: draw|flag_counts");
            EXPECT_EQ(table.act(Actor::arbiter, Decide{end}),
                      book.says(end == 1 ? "quickplay_draw white [G.III.5.2|201]; 1/2-1/2"
                                         : "flag_loses white 1 [6.9|67]; 0-1"));
        }
        Table later = last_minutes(book);
        EXPECT_EQ(later.act(Actor::arbiter, QuickplayClaim{}),
                  book.says("refused: nothing_postponed [G.III.5.2|201]"));
        later.act(Actor::white, cannot_win);
        later.act(Actor::arbiter, Decide{2});
        EXPECT_EQ(later.act(Actor::arbiter, QuickplayClaim{}),
                  book.says("quickplay_draw [G.III.5.2|201]; 1/2-1/2"));
    }
}

TEST(ChessQuickplay, WithoutAnArbiter) {
    ARTICLE("FIDE:G.III.6", "FIDE:G.III.6.1", "FIDE:G.III.6.1.1", "FIDE:G.III.6.1.2", "PMR:203",
            "PMR:204", "PMR:204a", "PMR:204b");
    for (const Book& book : books) {
        for (const bool effort : {false, true}) {
            const LastMinutes ground = effort ? LastMinutes::no_effort : LastMinutes::cannot_win;
            Table table = last_minutes(book, {.supervision = Supervision::none});
            EXPECT_EQ(table.act(Actor::white, QuickplayClaim{ground, false}),
                      book.says(effort
                                    ? "refused: documents_missing [G.III.6.1|204, G.III.6.1.2|204b]"
                                    : "refused: documents_missing "
                                      "[G.III.6.1|204, G.III.6.1.1|204a]"));
            EXPECT_EQ(table.act(Actor::white, QuickplayClaim{ground, true}),
                      book.says(effort ? "quickplay_handed_over white "
                                         "[G.III.6.1|204, G.III.6.1.2|204b]; asked: draw|reject"
                                       : "quickplay_handed_over white "
                                         "[G.III.6.1|204, G.III.6.1.1|204a]; asked: draw|reject"));
            EXPECT_EQ(table.act(Actor::chief_arbiter, Decide{effort ? 2 : 1}),
                      book.says(effort ? "quickplay_rejected white [G.III.6.2|205]; 0-1"
                                       : "quickplay_draw white [G.III.6.2|205]; 1/2-1/2"));
        }
    }
}

} // namespace

} // namespace kodeks::referee
