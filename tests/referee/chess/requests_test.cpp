#include "referee/chess/books.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using rulebook::Supervision;
using test::Book;
using test::books;
using test::Table;

TEST(ChessRequests, TheScoreIsShownFiveTimes) {
    ARTICLE("FIDE:A.4.3", "FIDE:B.2.3", "PMR:150", "PMR:160");
    for (const Book& book : books) {
        for (const bool quick : {false, true}) {
            Table table = book.game({}, quick ? test::blitz(Supervision::full)
                                              : test::rapid(Supervision::full));
            EXPECT_EQ(table.act(Actor::black, Request{"sheet_shown"}),
                      book.says(quick ? "refused: ask_on_own_move [B.2.3|160]"
                                      : "refused: ask_on_own_move [A.4.3|150]"));
            for (int i = 1; i <= 5; ++i) {
                EXPECT_EQ(table.act(Actor::white, Request{"sheet_shown"}),
                          book.says("sheet_shown white " + std::to_string(i) +
                                    (quick ? " [B.2.3|160]" : " [A.4.3|150]")));
            }
            EXPECT_EQ(table.act(Actor::white, Request{"sheet_shown"}),
                      book.says("offence white too_many_requests 1 [11.5|130, 11.6|131]; "
                                "asked: warning|opponent_gains_time|offender_loses_time|"
                                "opponent_gains_points|offender_loses_points|"
                                "loss_opponent_score_open|fine|exclusion|expulsion"));
        }
        Table reduced = book.game({}, test::rapid(Supervision::reduced));
        EXPECT_EQ(reduced.act(Actor::white, Request{"sheet_shown"}), "refused: unknown_request []");
    }
}

TEST(ChessRequests, WhatPlayersAreNeverTold) {
    ARTICLE("FIDE:12.6", "FIDE:6.12.2", "PMR:143", "PMR:75");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4 e5");
        for (const std::string what : {"moves_told", "opponent_moved", "clock_not_pressed"}) {
            EXPECT_TRUE(table.act(Actor::white, Request{what}).starts_with("refused: not_told"));
        }
        EXPECT_EQ(table.act(Actor::white, Request{"opponent_moved"}),
                  book.says("refused: not_told [12.6|143]"));
        EXPECT_EQ(table.act(Actor::white, Request{"claim_by_display"}),
                  book.says("refused: not_told [6.12.2|75]"));
        EXPECT_EQ(table.act(Actor::white, Request{"rules_explained"}),
                  book.says("rules_explained white [11.9|134]"));
    }
}

TEST(ChessRequests, TheNumberOfMovesIsToldWhenAFlagIsDown) {
    ARTICLE("FIDE:12.6", "FIDE:8.5.1", "PMR:143", "PMR:98");
    for (const Book& book : books) {
        Table table = book.game({}, {.flags = Flags::claimed});
        table.wait(minutes(91));
        EXPECT_EQ(table.act(Actor::white, Request{"moves_told"}),
                  book.says("moves_told white [12.6|143, 8.5.1|98]"));
    }
}

} // namespace

} // namespace kodeks::referee
