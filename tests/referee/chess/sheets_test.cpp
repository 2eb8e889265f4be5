#include "referee/chess/books.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using rulebook::Supervision;
using test::Book;
using test::books;
using test::Table;

Regulations with_sheets(const clock::TimeControl& control = clock::whole_game(minutes(90))) {
    return {.control = control, .sheets = true};
}

clock::TimeControl one_move_an_hour() {
    clock::TimeControl control;
    control.periods.push_back({.moves = 1, .time = minutes(60)});
    control.periods.push_back({.moves = 0, .time = minutes(60)});
    control.next_period = clock::NextPeriod::when_time_is_out;
    return control;
}

TEST(ChessSheets, MoveAfterMoveInAlgebraicNotation) {
    ARTICLE("FIDE:8.1.1", "FIDE:8.1.1.1", "FIDE:8.1.1.2", "FIDE:8.1.2", "FIDE:C.0", "FIDE:C.3",
            "PMR:89", "PMR:90", "PMR:163", "PMR:165");
    for (const Book& book : books) {
        Table table = book.game({}, with_sheets());
        EXPECT_EQ(table.act(Actor::white, Record{"e4"}),
                  book.says("refused: written_in_advance [8.1.2|90]"));
        table.play("Nf3 e5");
        EXPECT_EQ(table.act(Actor::white, Record{"Кf3"}), ""); // the letters of his country
        EXPECT_EQ(table.act(Actor::white, Record{"P-K4"}),
                  book.says("not_algebraic white [C.0|163]"));
        EXPECT_EQ(table.act(Actor::white, Record{"d5"}),
                  book.says("sheet_differs white [8.1.1|89]"));
        EXPECT_EQ(table.act(Actor::white, Record{"e5"}), "");
        EXPECT_EQ(table.state().sheets[0].plies, 2);
        EXPECT_EQ(table.act(Actor::white, Record{"Nc3"}),
                  book.says("refused: written_in_advance [8.1.2|90]"));
    }
}

TEST(ChessSheets, OnesPreviousMoveComesFirst) {
    ARTICLE("FIDE:8.1.3", "PMR:91");
    for (const Book& book : books) {
        Table table = book.game({}, with_sheets());
        table.play("e4"); // he may reply before writing
        EXPECT_EQ(table.act(Actor::black, Make{table.move("e5")}), "");
        table.act(Actor::black, Press{});
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Nf3")}),
                  book.says("previous_not_written white [8.1.3|91]"));
        table.act(Actor::white, Press{});
        table.act(Actor::black, Record{"e4"});
        table.act(Actor::black, Record{"e5"});
        EXPECT_EQ(table.act(Actor::black, Make{table.move("Nc6")}), "");
    }
}

// T33
TEST(ChessSheets, ShortOfTimeAPlayerNeedNotWriteButNotesOffers) {
    ARTICLE("FIDE:8.4", "FIDE:8.1.5", "FIDE:9.1.2.2", "FIDE:C.12", "PMR:97", "PMR:93", "PMR:104b",
            "PMR:176");
    for (const Book& book : books) {
        Table table = book.game({}, with_sheets());
        table.act(Actor::white, Make{table.move("e4")});
        table.act(Actor::white, Press{});
        table.act(Actor::black, Make{table.move("e5")});
        table.act(Actor::black, Press{});
        table.wait(minutes(85) + seconds(10)); // 4:50 left
        table.act(Actor::black, OfferDraw{});
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Nf3")}),
                  book.says("offer_not_noted white [8.1.5|93, 9.1.2.2|104b]; "
                            "writing_waived white [8.4|97]"));
        table.act(Actor::white, Press{});
        table.act(Actor::black, Record{"e4"});
        table.act(Actor::black, Record{"e5", true}); // with the mark of the offer
        EXPECT_EQ(table.act(Actor::black, Make{table.move("Nc6")}), "");
        table.act(Actor::black, Press{});
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Bb5")}), "");
        // Half a minute with each move: he must write to the end.
        Table increment =
            book.game({}, with_sheets(clock::whole_game(minutes(90), clock::Extra::increment_after,
                                                        seconds(30))));
        increment.play("e4 e5");
        increment.wait(minutes(86));
        EXPECT_EQ(increment.act(Actor::white, Make{increment.move("Nf3")}),
                  book.says("previous_not_written white [8.1.3|91]"));
    }
}

TEST(ChessSheets, NobodyNeedWriteInRapid) {
    ARTICLE("FIDE:A.2", "PMR:148");
    for (const Book& book : books) {
        Regulations regulations = test::rapid(Supervision::reduced);
        regulations.sheets = true;
        Table table = book.game({}, regulations);
        table.play("e4 e5");
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Nf3")}), "");
        EXPECT_EQ(table.act(Actor::black, Request{"sheet_given"}),
                  book.says("sheet_given black [A.2|148]"));
        table.act(Actor::white, Press{});
        table.play("Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6"); // and claims remain
        EXPECT_EQ(table.act(Actor::white, Claim{ClaimKind::draw, "threefold"}),
                  book.says("claim_right white threefold 3 "
                            "[9.2|105, 9.2.3|106, 9.2.2|105b, 9.5.2|112]; 1/2-1/2"));
    }
}

TEST(ChessSheets, BothBringThemUpToDate) {
    ARTICLE("FIDE:8.5.1", "FIDE:8.5.3", "FIDE:8.6", "FIDE:11.11", "PMR:98", "PMR:100", "PMR:101",
            "PMR:136");
    for (const Book& book : books) {
        for (const int end : {1, 2, 3}) {
            Table table = book.game({}, with_sheets(one_move_an_hour()));
            table.act(Actor::white, Make{table.move("e4")});
            table.act(Actor::white, Press{});
            table.act(Actor::black, Make{table.move("e5")});
            table.act(Actor::black, Press{});
            table.wait(minutes(60));
            EXPECT_EQ(
                table.act(Actor::arbiter, Look{}),
                book.says("update_both_sheets [8.5.1|98]; "
                          "asked: sheets_updated|reconstruct|cannot_be_shown|more_moves_shown"));
            EXPECT_EQ(table.state().clock.running, std::nullopt);
            if (end == 1) {
                EXPECT_EQ(table.act(Actor::arbiter, Decide{1}),
                          book.says("sheets_updated [8.5.1|98]"));
            } else {
                EXPECT_EQ(table.act(Actor::arbiter, Decide{2}),
                          book.says("reconstruct white 1 [8.5.3|100]; "
                                    "asked: sheets_updated|cannot_be_shown|more_moves_shown"));
                EXPECT_EQ(table.act(Actor::arbiter, Decide{end - 1}),
                          book.says(end == 2 ? "sheets_updated [8.5.1|98]"
                                             : "next_move_is_first [8.6|101]"));
            }
            EXPECT_EQ(table.state().clock.running, Side::white);
        }
    }
}

TEST(ChessSheets, OneBringsHisUpToDate) {
    ARTICLE("FIDE:8.5.2", "PMR:99");
    for (const Book& book : books) {
        Table table = book.game({}, with_sheets(one_move_an_hour()));
        table.act(Actor::white, Make{table.move("e4")});
        table.act(Actor::white, Press{});
        table.act(Actor::black, Record{"e4"});
        table.act(Actor::black, Make{table.move("e5")});
        table.act(Actor::black, Press{});
        table.act(Actor::black, Record{"e5"});
        table.wait(minutes(60));
        EXPECT_EQ(table.act(Actor::arbiter, Look{}),
                  book.says("update_own_sheet white [8.5.2|99]"));
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Nf3")}),
                  book.says("refused: update_sheet_first [8.5.2|99]"));
        table.act(Actor::white, Record{"e4"}); // from the opponent's sheet
        table.act(Actor::white, Record{"e5"});
        EXPECT_EQ(table.act(Actor::white, Make{table.move("Nf3")}), "");
    }
}

} // namespace

} // namespace kodeks::referee
