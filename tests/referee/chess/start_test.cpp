#include "referee/chess/books.hpp"
#include "referee/office/regulation_check.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using rulebook::Pace;
using rulebook::Supervision;
using test::Book;
using test::books;
using test::Table;

TEST(ChessStart, WhitesClockStartsAtTheAppointedTime) {
    ARTICLE("FIDE:6.6", "PMR:63");
    for (const Book& book : books) {
        Table table = book.table({.default_time = minutes(30)});
        EXPECT_EQ(table.act(Actor::arbiter, Begin{}), "");
        EXPECT_EQ(table.state().clock.running, Side::white);
        EXPECT_EQ(table.act(Actor::arbiter, Begin{}), "refused: begun_already []");
    }
}

// T35
TEST(ChessStart, BothLateWhitePaysAndTheLaterLoses) {
    ARTICLE("FIDE:6.7.1", "FIDE:6.7.2", "PMR:64", "PMR:65");
    for (const Book& book : books) {
        Table table = book.table({.default_time = minutes(30)});
        table.act(Actor::arbiter, Begin{});
        table.wait(minutes(20));
        EXPECT_EQ(table.act(Actor::white, Arrive{Side::white}),
                  book.says("arrived_late white +1200s [6.6|63, 6.7.2|65]"));
        EXPECT_EQ(table.left(Side::white), minutes(70));
        table.wait(minutes(15));
        EXPECT_EQ(table.act(Actor::black, Arrive{Side::black}),
                  book.says("late black +2100s [6.7.1|64]; +/-"));
    }
}

TEST(ChessStart, WithoutADefaultTimeItIsZero) {
    ARTICLE("FIDE:6.7.1", "PMR:64");
    for (const Book& book : books) {
        Table table = book.table();
        table.act(Actor::arbiter, Arrive{Side::black});
        table.act(Actor::arbiter, Begin{});
        table.wait(seconds(1));
        EXPECT_EQ(table.act(Actor::white, Arrive{Side::white}),
                  book.says("late white +1s [6.7.1|64]; -/+"));
        Table nobody = book.table();
        nobody.act(Actor::arbiter, Begin{});
        nobody.wait(seconds(1));
        EXPECT_EQ(nobody.act(Actor::arbiter, Look{}), book.says("both_late +1s [6.7.1|64]; -/-"));
    }
}

// A thousandth of a second is late as well.
TEST(ChessStart, ZeroMeansZero) {
    ARTICLE("FIDE:6.7.1", "PMR:64");
    for (const Book& book : books) {
        Table table = book.table();
        table.act(Actor::arbiter, Arrive{Side::black});
        table.act(Actor::arbiter, Begin{});
        table.wait(Milliseconds{1});
        EXPECT_EQ(table.act(Actor::white, Arrive{Side::white}),
                  book.says("late white +0s [6.7.1|64]; -/+"));
    }
}

TEST(ChessStart, TheArbiterMayDecideOtherwise) {
    ARTICLE("FIDE:6.7.1", "PMR:64");
    for (const Book& book : books) {
        Table table = book.table();
        table.act(Actor::arbiter, Arrive{Side::white});
        table.act(Actor::arbiter, Begin{});
        EXPECT_EQ(table.act(Actor::arbiter, Excuse{Side::black}),
                  book.says("lateness_excused black [6.7.1|64]"));
        table.wait(minutes(5));
        EXPECT_EQ(table.act(Actor::black, Arrive{Side::black}),
                  book.says("arrived_late black +300s [6.6|63]"));
        EXPECT_FALSE(table.state().over());
    }
}

TEST(ChessStart, StandardRapidAndBlitz) {
    ARTICLE("FIDE:A.1", "FIDE:B.1", "PMR:147", "PMR:157");

    struct Row {
        int base;
        int increment;
        Pace pace;
    };

    constexpr Row rows[] = {
        {3, 2, Pace::blitz},      {5, 5, Pace::blitz},     {10, 0, Pace::blitz},
        {10, 1, Pace::rapid},     {15, 10, Pace::rapid},   {50, 9, Pace::rapid},
        {50, 10, Pace::standard}, {60, 0, Pace::standard},
    };
    for (const Book& book : books) {
        for (const Row& row : rows) {
            const auto extra =
                row.increment == 0 ? clock::Extra::none : clock::Extra::increment_after;
            const Table table = book.table(
                {.control = clock::whole_game(minutes(row.base), extra, seconds(row.increment))});
            EXPECT_EQ(table.state().settings.pace, row.pace) << row.base << '+' << row.increment;
        }
    }
}

std::string problems(const Book& book, const Regulations& regulations) {
    std::string text;
    for (const Refusal& problem :
         regulation_problems(*make_match(book.edition, "chess", regulations))) {
        text += problem.message.key.substr(8);
        for (const std::string_view article : problem.articles) {
            text += ' ';
            text += article;
        }
        text += ';';
    }
    return text;
}

TEST(ChessStart, FullSupervisionNeedsArbiters) {
    ARTICLE("FIDE:A.4", "FIDE:A.4.1", "FIDE:A.4.2", "FIDE:B.2", "FIDE:B.2.1", "FIDE:B.2.2",
            "FIDE:A.6", "FIDE:B.4", "PMR:149", "PMR:149a", "PMR:149b", "PMR:159", "PMR:159a",
            "PMR:159b", "PMR:156", "PMR:162");
    Regulations rapid = test::rapid(Supervision::full);
    rapid.games_per_arbiter = 3;
    rapid.default_time = minutes(15);
    Regulations blitz = test::blitz(Supervision::full);
    blitz.default_time = minutes(5);
    for (const Book& book : books) {
        EXPECT_EQ(problems(book, rapid), "");
        EXPECT_EQ(problems(book, blitz), "");
    }
    rapid.games_per_arbiter = 4;
    rapid.arbiter_records = false;
    EXPECT_EQ(problems(test::fide, rapid), "too_many_games_per_arbiter FIDE:A.4 FIDE:A.4.1;"
                                           "games_not_recorded FIDE:A.4 FIDE:A.4.2;");
    EXPECT_EQ(problems(test::pmr, rapid), "too_many_games_per_arbiter PMR:149 PMR:149a;"
                                          "games_not_recorded PMR:149 PMR:149b;");
    blitz.games_per_arbiter = 2;
    blitz.arbiter_records = false;
    EXPECT_EQ(problems(test::fide, blitz), "too_many_games_per_arbiter FIDE:B.2 FIDE:B.2.1;"
                                           "games_not_recorded FIDE:B.2 FIDE:B.2.2;");
    EXPECT_EQ(problems(test::pmr, blitz), "too_many_games_per_arbiter PMR:159 PMR:159a;"
                                          "games_not_recorded PMR:159 PMR:159b;");
    rapid = test::rapid(Supervision::reduced);
    rapid.default_time = minutes(15);
    rapid.games_per_arbiter = 20;
    rapid.arbiter_records = false;
    EXPECT_EQ(problems(test::fide, rapid), "");
    rapid.supervision = std::nullopt;
    EXPECT_EQ(problems(test::fide, rapid), "supervision_not_announced FIDE:A.6;");
    EXPECT_EQ(problems(test::pmr, rapid), "supervision_not_announced PMR:156;");
    blitz.supervision = std::nullopt;
    EXPECT_EQ(problems(test::fide, blitz), "supervision_not_announced FIDE:B.4;");
    EXPECT_EQ(problems(test::pmr, blitz), "supervision_not_announced PMR:162;");
}

TEST(ChessStart, ElectronicSheets) {
    ARTICLE("FIDE:8.1.1.2");
    const Regulations sheets{.default_time = minutes(30), .electronic_sheets = true};
    EXPECT_EQ(problems(test::fide, sheets), "");
    EXPECT_EQ(problems(test::pmr, sheets), "no_electronic_sheets PMR:89;");
}

TEST(ChessStart, WhatRegulationsMustFix) {
    ARTICLE("FIDE:6.7.1", "PMR:64", "FIDE:G.III.2.2", "PMR:196");
    EXPECT_EQ(problems(test::fide, {}), "default_time_not_announced FIDE:6.7.1;");
    EXPECT_EQ(problems(test::pmr, {}), "default_time_not_announced PMR:64;");
    EXPECT_EQ(problems(test::fide, {.default_time = minutes(0)}), "");
    Regulations blitz = test::blitz(Supervision::full);
    blitz.default_time = minutes(0);
    blitz.quickplay = true;
    EXPECT_EQ(problems(test::fide, blitz), "quickplay_not_here FIDE:G.III.2.1 FIDE:G.III.2.2;");
    EXPECT_EQ(problems(test::pmr, blitz), "quickplay_not_here PMR:195 PMR:196;");
}

} // namespace

} // namespace kodeks::referee
