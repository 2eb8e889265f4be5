#include "referee/chess/books.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using test::at;
using test::Book;
using test::books;
using test::Table;

// A game in which much goes wrong, with everything that has a state of its own.
Table eventful(const Book& book) {
    Table table = book.game({}, {.default_time = minutes(30), .quickplay = true, .sheets = true});
    table.play("e4 e5 Nf3 Nc6");
    table.act(Actor::white, Record{"e4"});
    table.act(Actor::white, Release{at("f1"), at("a7")}); // illegal, not pressed
    table.act(Actor::white, Release{at("f1"), at("b5")});
    table.act(Actor::white, OfferDraw{});
    table.act(Actor::white, Press{});
    table.act(Actor::black, Touch{at("a7")});
    table.act(Actor::black, Make{table.shift("a7-a4")});
    table.act(Actor::black, Press{});
    table.act(Actor::arbiter, NoticeIllegal{});
    table.play("a6 O-O");
    table.act(Actor::arbiter, Report{"noise", Side::white});
    table.act(Actor::arbiter, Decide{5, {}, 1});
    table.act(Actor::black, Request{"rules_explained"});
    table.act(Actor::black, Remove{at("b5")});
    table.act(Actor::arbiter, Adjourn{});
    table.act(Actor::black, Seal{"blob", "c", {"A", "B"}, "tomorrow"});
    table.act(Actor::black, StopClock{});
    table.wait(minutes(600));
    table.act(Actor::arbiter, Arrive{Side::white});
    table.act(Actor::arbiter, Begin{});
    table.act(Actor::arbiter, Open{"axb5", "c"});
    return table;
}

void expect_same(const State& a, const State& b) {
    EXPECT_EQ(a.phase, b.phase);
    EXPECT_EQ(a.board, b.board);
    EXPECT_EQ(a.clock, b.clock);
    EXPECT_EQ(a.outcome, b.outcome);
    EXPECT_EQ(a.offer, b.offer);
    EXPECT_EQ(a.paused, b.paused);
    EXPECT_EQ(a.partial, b.partial);
    EXPECT_EQ(a.sheets, b.sheets);
    EXPECT_EQ(a.half_points, b.half_points);
    EXPECT_EQ(a.granted, b.granted);
    EXPECT_EQ(a.plies.size(), b.plies.size());
    EXPECT_EQ(a.tally.positions, b.tally.positions);
    EXPECT_EQ(a.adjournment.has_value(), b.adjournment.has_value());
    for (const Side side : {Side::white, Side::black}) {
        EXPECT_EQ(a.of(side).counts, b.of(side).counts);
        EXPECT_EQ(a.of(side).marks, b.of(side).marks);
        EXPECT_EQ(a.of(side).completed, b.of(side).completed);
    }
}

TEST(ChessFold, TheStateIsNothingButItsEvents) {
    for (const Book& book : books) {
        Table table = eventful(book);
        EXPECT_EQ(table.state().phase, Phase::playing);
        EXPECT_EQ(table.state().plies.size(), 8U);
        State again;
        for (const Event& event : table.events()) {
            apply(again, event);
        }
        expect_same(again, table.state());
        table.act(Actor::black, Resign{});
        for (std::size_t i = 0; i < table.events().size(); ++i) {
            if (i == 0) {
                again = {};
            }
            apply(again, table.events()[i]);
        }
        expect_same(again, table.state());
        EXPECT_EQ(symbol(*again.outcome), "1/2-0"); // the half point White was fined
    }
}

TEST(ChessFold, WhatIsRefusedChangesNothing) {
    for (const Book& book : books) {
        Table table = book.game();
        table.act(Actor::white, Touch{at("g1")});
        table.act(Actor::white, Release{at("g1"), at("g3")}); // illegal, not pressed
        const State before = table.state();
        const std::size_t events = table.events().size();
        EXPECT_TRUE(table.act(Actor::white, Release{at("e2"), at("e4")}).starts_with("refused"));
        expect_same(before, table.state());
        EXPECT_EQ(table.events().size(), events);
    }
}

} // namespace

} // namespace kodeks::referee
