#include "referee/chess/books.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using rulebook::Supervision;
using test::at;
using test::Book;
using test::books;
using test::Table;

// White makes an illegal move and presses.
void commit_illegal(Table& table, std::string_view move) {
    table.act(Actor::white, Make{table.shift(move)});
    table.act(Actor::white, Press{});
}

TEST(ChessIllegal, TheFirstCostsMinutesTheSecondTheGame) {
    ARTICLE("FIDE:7.5.1", "FIDE:7.5.5", "PMR:83", "PMR:87");
    for (const Book& book : books) {
        Table table = book.game();
        commit_illegal(table, "e2-e5");
        table.play("Nf6 Nf3 Nc6"); // found later, at any time during the game
        EXPECT_EQ(table.act(Actor::black, Claim{ClaimKind::illegal_move}),
                  book.says("illegal_restored white [7.5.1|83]; "
                            "illegal_costs_time white +120s 1 [7.5.5|87]; "
                            "times_proposed white +5400s [7.1|76]; "
                            "times_proposed black +5520s [7.1|76]; "
                            "asked: times_as_proposed|times_stay"));
        EXPECT_EQ(table.act(Actor::arbiter, Decide{2}), book.says("times_stay [7.1|76]"));
        EXPECT_EQ(table.state().plies.size(), 0U);
        EXPECT_EQ(table.state().clock.running, Side::white);
        EXPECT_EQ(table.act(Actor::white, Make{table.move("d4")}),
                  book.says("refused: touched_piece_moves [4.3|39]"));
        table.play("e4 e5");
        commit_illegal(table, "a1-a5");
        EXPECT_EQ(table.act(Actor::arbiter, NoticeIllegal{}),
                  book.says("illegal_restored white [7.5.1|83]; "
                            "illegal_loses white 2 [7.5.5|87]; 0-1"));
    }
}

// T09
TEST(ChessIllegal, TheSecondAgainstABareKingDraws) {
    ARTICLE("FIDE:7.5.5", "PMR:87");
    for (const Book& book : books) {
        Table table = book.game("8/8/4k3/8/8/4K3/4P3/8 w - - 0 60");
        commit_illegal(table, "e2-e5");
        table.act(Actor::black, NoticeIllegal{});
        table.play("Kd4 Kd6");
        commit_illegal(table, "e2-e6");
        EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}),
                  book.says("illegal_restored white [7.5.1|83]; "
                            "illegal_draws white 2 [7.5.5|87]; 1/2-1/2"));
    }
}

// T17
TEST(ChessIllegal, PressingWithoutAMove) {
    ARTICLE("FIDE:7.5.3", "PMR:85");
    for (const Book& book : books) {
        Table table = book.game();
        table.act(Actor::white, Touch{at("g1")});
        EXPECT_EQ(table.act(Actor::white, Press{}),
                  book.says("press_without_move white [7.5.3|85]; "
                            "illegal_costs_time white +120s 1 [7.5.5|87]"));
        EXPECT_EQ(table.state().to_move(), Side::white);
        EXPECT_EQ(table.state().clock.running, Side::white);
        EXPECT_EQ(table.act(Actor::white, Make{table.move("e4")}),
                  book.says("refused: touched_piece_moves [4.3|39]"));
    }
}

TEST(ChessIllegal, MinutesOfRapidAndBlitz) {
    ARTICLE("FIDE:A.3", "FIDE:B.3", "PMR:158");

    struct Row {
        Regulations regulations;
        std::string_view said;
        std::string_view said_pmr;
    };

    const Row rows[] = {
        {test::rapid(Supervision::full),
         "illegal_restored white [7.5.1|]; illegal_costs_time white +60s 1 [7.5.5|, A.3|]",
         "illegal_restored white [|83]; illegal_costs_time white +120s 1 [|87]"},
        {test::rapid(Supervision::reduced),
         "illegal_restored white [7.5.1|, A.5.2|]; "
         "illegal_costs_time white +60s 1 [7.5.5|, A.3|]",
         "illegal_restored white [|83, |152]; illegal_costs_time white +120s 1 [|87]"},
        {test::blitz(Supervision::reduced),
         "illegal_restored white [7.5.1|, A.5.2|]; "
         "illegal_costs_time white +60s 1 [7.5.5|, B.3|, A.3|]",
         "illegal_restored white [|83, |152]; illegal_costs_time white +60s 1 [|87, |158]"},
    };
    for (const Book& book : books) {
        for (const Row& row : rows) {
            Table table = book.game({}, row.regulations);
            commit_illegal(table, "e2-e5");
            EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}),
                      book.says(book.fide ? row.said : row.said_pmr));
        }
    }
}

// At every pace and however closely it is watched, the second one loses; the articles are those of
// the first.
TEST(ChessIllegal, TheSecondLosesAtEveryPace) {
    ARTICLE("FIDE:7.5.5", "FIDE:A.3", "FIDE:B.3", "PMR:87", "PMR:158");

    struct Row {
        Regulations regulations;
        std::string_view restored;
        std::string_view penalty;
    };

    const Row rows[] = {
        {test::rapid(Supervision::full), "7.5.1|83", "7.5.5|87, A.3|-"},
        {test::rapid(Supervision::reduced), "7.5.1|83, A.5.2|152", "7.5.5|87, A.3|-"},
        {test::blitz(Supervision::full), "7.5.1|83", "7.5.5|87, -|158"},
        {test::blitz(Supervision::reduced), "7.5.1|83, A.5.2|152", "7.5.5|87, B.3|158, A.3|-"},
    };
    for (const Book& book : books) {
        for (const Row& row : rows) {
            Table table = book.game({}, row.regulations);
            commit_illegal(table, "e2-e5");
            table.act(Actor::black, NoticeIllegal{});
            table.play("e4 e5");
            commit_illegal(table, "a1-a5");
            EXPECT_EQ(table.act(Actor::black, NoticeIllegal{}),
                      book.says(fmt::format("illegal_restored white [{}]; illegal_loses white 2 "
                                            "[{}]; 0-1",
                                            row.restored, row.penalty)));
        }
    }
}

// T13
TEST(ChessIllegal, BlitzWithAnArbiterAtEachBoard) {
    ARTICLE("FIDE:B.2", "FIDE:7.5.5", "PMR:158", "PMR:159");
    Table table = test::fide.game({}, test::blitz(Supervision::full));
    commit_illegal(table, "e2-e5");
    EXPECT_EQ(table.act(Actor::arbiter, NoticeIllegal{}),
              "illegal_restored white [FIDE:7.5.1]; "
              "illegal_costs_time white +120s 1 [FIDE:7.5.5]");
    Table other = test::pmr.game({}, test::blitz(Supervision::full));
    commit_illegal(other, "e2-e5");
    EXPECT_EQ(other.act(Actor::arbiter, NoticeIllegal{}),
              "illegal_restored white [PMR:83]; "
              "illegal_costs_time white +60s 1 [PMR:87, PMR:158]");
    // With the competition rules an illegal move can be put right at any time.
    for (const Book& book : books) {
        Table later = book.game({}, test::blitz(Supervision::full));
        commit_illegal(later, "e2-e5");
        later.play("Nf6 Nf3 Nc6");
        EXPECT_TRUE(later.act(Actor::arbiter, NoticeIllegal{}).starts_with("illegal_restored"));
    }
}

TEST(ChessIllegal, WithoutFullSupervisionItStandsAfterTheReply) {
    ARTICLE("FIDE:A.5", "FIDE:A.5.2", "PMR:152", "PMR:161");
    for (const Book& book : books) {
        for (const Regulations& regulations :
             {test::rapid(Supervision::reduced), test::blitz(Supervision::reduced)}) {
            Table table = book.game({}, regulations);
            commit_illegal(table, "e2-e5");
            table.act(Actor::black, Make{table.move("Nf6")});
            const bool fast = regulations.control == clock::whole_game(minutes(5));
            EXPECT_EQ(table.act(Actor::arbiter, NoticeIllegal{}),
                      book.says(fast && book.fide ? "refused: illegal_stands [B.3|, A.5.2|]"
                                                  : "refused: illegal_stands [A.5.2|152]"));
            EXPECT_EQ(table.act(Actor::black, Restore{0, false}),
                      book.says("refused: officials_only [7.1|76]"));
            EXPECT_EQ(table.act(Actor::black, Restore{0, true}),
                      book.says("agreed_correction 1 [A.5.2|152]"));
            EXPECT_EQ(table.state().plies.size(), 0U);
            EXPECT_EQ(table.state().clock.running, Side::white);
        }
    }
}

} // namespace

} // namespace kodeks::referee
