#include "referee/adjournment/envelope.hpp"
#include "referee/chess/books.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using test::at;
using test::Book;
using test::books;
using test::Table;

Seal sealed(std::string_view blob = "x9f3") {
    return {std::string(blob), "c0ffee", {"Ivanova", "Petrenko"}, "Monday 10:00, hall 2"};
}

const Open knight{"Nc6", "c0ffee"};

// Black seals after 1.e4 e5 2.Nf3; both players have left.
Table adjourned(const Book& book, Regulations regulations = {}) {
    regulations.default_time = minutes(30);
    Table table = book.game({}, regulations);
    table.play("e4 e5 Nf3");
    table.act(Actor::arbiter, Adjourn{});
    table.act(Actor::black, sealed());
    table.act(Actor::black, StopClock{});
    return table;
}

TEST(ChessAdjournment, Sealing) {
    ARTICLE("FIDE:G.I.1.1", "FIDE:8.1.2", "PMR:178", "PMR:90");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4 e5 Nf3");
        EXPECT_EQ(table.act(Actor::arbiter, Adjourn{}),
                  book.says("move_to_be_sealed black [G.I.1.1|178]"));
        EXPECT_EQ(table.act(Actor::white, sealed()),
                  book.says("refused: not_sealing [G.I.1.1|178]"));
        EXPECT_EQ(table.act(Actor::black, StopClock{}),
                  book.says("refused: nothing_sealed [G.I.1.1|178]"));
        EXPECT_EQ(table.act(Actor::black, sealed("first")), "");
        EXPECT_EQ(table.act(Actor::black, sealed("second")), ""); // changed before the clock stops
        table.wait(minutes(4));
        EXPECT_EQ(table.act(Actor::black, StopClock{}),
                  book.says("adjourned black 2 [G.I.1.1|178, G.I.2|180]"));
        EXPECT_EQ(table.left(Side::black), minutes(86) - seconds(1)); // his time ran
        EXPECT_EQ(table.act(Actor::black, sealed("third")),
                  book.says("refused: not_sealing [G.I.1.1|178]"));
        EXPECT_EQ(table.state().adjournment->sealed, "second");
    }
}

TEST(ChessAdjournment, AMovePlayedOnTheBoardIsTheSealedMove) {
    ARTICLE("FIDE:G.I.1.1", "PMR:178");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4 e5 Nf3");
        table.act(Actor::arbiter, Adjourn{});
        EXPECT_EQ(table.act(Actor::black, Make{table.move("Nf6")}),
                  book.says("shown_move_is_sealed black [G.I.1.1|178]"));
        EXPECT_EQ(table.state().plies.size(), 3U);
        table.act(Actor::black, sealed());
        table.act(Actor::black, StopClock{});
        table.act(Actor::arbiter, Arrive{Side::white});
        table.act(Actor::arbiter, Arrive{Side::black});
        table.act(Actor::arbiter, Begin{});
        table.act(Actor::arbiter, knight); // another move on the paper does not count
        EXPECT_EQ(table.state().board.at(at("f6")).kind, games::Kind::knight);
    }
}

TEST(ChessAdjournment, BeforeTheEndOfTheSession) {
    ARTICLE("FIDE:G.I.1.2", "PMR:179");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4 e5");
        EXPECT_EQ(table.act(Actor::black, Adjourn{AdjournCause::request, seconds(1798)}),
                  book.says("refused: not_your_move [G.I.1.2|179]"));
        EXPECT_EQ(table.act(Actor::white, Adjourn{AdjournCause::request, seconds(1798)}),
                  book.says("adjourned_early white +1798s [G.I.1.2|179]"));
        EXPECT_EQ(table.left(Side::white), minutes(90) - seconds(1) - seconds(1798));
    }
}

TEST(ChessAdjournment, TheEnvelope) {
    ARTICLE("FIDE:G.I.2", "FIDE:G.I.2.1", "FIDE:G.I.2.2", "FIDE:G.I.2.3", "FIDE:G.I.2.4",
            "FIDE:G.I.2.5", "FIDE:G.I.2.6", "FIDE:G.I.2.7", "PMR:180", "PMR:180a", "PMR:180b",
            "PMR:180c", "PMR:180d", "PMR:180e", "PMR:180f", "PMR:180g");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4 e5 Nf3");
        table.act(Actor::white, OfferDraw{});
        table.act(Actor::arbiter, Adjourn{});
        for (int missing = 0; missing < 3; ++missing) {
            Seal seal = sealed();
            (missing == 0 ? seal.names[0] : missing == 1 ? seal.names[1] : seal.resumption) = "";
            EXPECT_EQ(table.act(Actor::black, seal),
                      book.says("refused: envelope_incomplete [G.I.2|180]"));
        }
        const games::Setup before = table.state().board;
        table.wait(minutes(3));
        table.act(Actor::black, sealed());
        table.act(Actor::black, StopClock{});
        const Envelope envelope = envelope_of(table.state());
        EXPECT_EQ(envelope.names, (std::array<std::string, 2>{"Ivanova", "Petrenko"}));
        EXPECT_EQ(envelope.position, before);
        EXPECT_EQ(envelope.used, (std::array{seconds(2), seconds(1) + minutes(3)}));
        EXPECT_EQ(envelope.sealer, Side::black);
        EXPECT_EQ(envelope.move_number, 2);
        EXPECT_EQ(envelope.offer, Side::white);
        EXPECT_EQ(envelope.resumption, "Monday 10:00, hall 2");
    }
}

TEST(ChessAdjournment, ConcludedBeforeResumption) {
    ARTICLE("FIDE:G.I.4", "FIDE:G.I.6", "PMR:182", "PMR:184");
    for (const Book& book : books) {
        Table drawn = adjourned(book);
        EXPECT_EQ(drawn.act(Actor::white, OfferDraw{}),
                  book.says("offer_while_adjourned white [G.I.4|182]"));
        drawn.wait(minutes(600));
        EXPECT_EQ(drawn.act(Actor::black, AcceptDraw{}),
                  book.says("agreed_draw [5.2.3|51, G.I.6|184]; 1/2-1/2"));
        Table resigned = adjourned(book);
        EXPECT_EQ(resigned.act(Actor::white, Resign{}),
                  book.says("resigned white [5.1.2|48, G.I.6|184]; 0-1"));
    }
}

TEST(ChessAdjournment, TheReplierIsThere) {
    ARTICLE("FIDE:G.I.5", "FIDE:G.I.7", "FIDE:G.I.9", "FIDE:G.I.9.1", "PMR:183", "PMR:185",
            "PMR:187", "PMR:187a");
    for (const Book& book : books) {
        Table table = adjourned(book);
        const Milliseconds left = table.left(Side::black);
        table.wait(minutes(900));
        EXPECT_EQ(table.act(Actor::arbiter, knight),
                  book.says("refused: not_resuming [G.I.7|185]"));
        table.act(Actor::arbiter, Arrive{Side::white});
        EXPECT_EQ(table.act(Actor::arbiter, Begin{}), book.says("position_set_up [G.I.5|183]"));
        EXPECT_EQ(table.state().board.to_move, Side::black);
        EXPECT_EQ(table.left(Side::black), left);
        EXPECT_EQ(table.act(Actor::arbiter, Open{"Nc6", "other"}),
                  book.says("refused: seal_broken [G.I.7|185]"));
        EXPECT_EQ(table.act(Actor::white, knight), "refused: officials_only []");
        EXPECT_EQ(table.act(Actor::arbiter, knight),
                  book.says("sealed_move_made black [G.I.9.1|187a]"));
        EXPECT_EQ(table.state().clock.running, Side::white);
        EXPECT_EQ(table.left(Side::black), left);
    }
}

TEST(ChessAdjournment, TheReplierIsAbsent) {
    ARTICLE("FIDE:G.I.7", "FIDE:G.I.9.2", "FIDE:G.I.11", "PMR:185", "PMR:187b", "PMR:189");
    for (const Book& book : books) {
        Table table = adjourned(book);
        table.act(Actor::arbiter, Arrive{Side::black});
        EXPECT_EQ(table.act(Actor::arbiter, Begin{}),
                  book.says("position_set_up [G.I.5|183]; replier_pays white [G.I.9.2|187b]"));
        EXPECT_EQ(table.state().clock.running, Side::white);
        table.wait(minutes(10));
        EXPECT_EQ(table.act(Actor::arbiter, knight),
                  book.says("refused: replier_absent [G.I.7|185]"));
        EXPECT_EQ(table.act(Actor::white, Arrive{Side::white}), "");
        EXPECT_EQ(table.act(Actor::arbiter, knight),
                  book.says("sealed_move_made black [G.I.9.1|187a]"));
        EXPECT_EQ(table.left(Side::white), minutes(80) - seconds(2));
        Table nobody = adjourned(book);
        EXPECT_EQ(nobody.act(Actor::arbiter, Begin{}),
                  book.says("position_set_up [G.I.5|183]; replier_pays white [G.I.11|189]"));
    }
}

TEST(ChessAdjournment, TheSealerIsAbsentAndTheReplyIsSealed) {
    ARTICLE("FIDE:G.I.9.3", "PMR:187c");
    for (const Book& book : books) {
        Table table = adjourned(book);
        table.act(Actor::arbiter, Arrive{Side::white});
        table.act(Actor::arbiter, Begin{});
        table.act(Actor::arbiter, knight);
        EXPECT_EQ(table.act(Actor::white, sealed("reply")),
                  book.says("reply_sealed white [G.I.9.3|187c]"));
        EXPECT_EQ(table.state().clock.running, Side::black);
        table.wait(minutes(5));
        EXPECT_EQ(table.act(Actor::arbiter, Open{"Bb5", "c0ffee"}),
                  book.says("refused: replier_absent [G.I.7|185]"));
        table.act(Actor::black, Arrive{Side::black});
        EXPECT_EQ(table.act(Actor::arbiter, Open{"Bb5", "c0ffee"}),
                  book.says("sealed_move_made white [G.I.9.3|187c]"));
        EXPECT_EQ(table.state().clock.running, Side::black);
        EXPECT_EQ(table.left(Side::black), minutes(85) - seconds(1));
        EXPECT_EQ(table.state().of(Side::white).completed, 3);
    }
}

TEST(ChessAdjournment, BadSealedMovesLose) {
    ARTICLE("FIDE:G.I.8", "FIDE:G.I.8.1", "FIDE:G.I.8.2", "FIDE:G.I.8.3", "PMR:186", "PMR:186a",
            "PMR:186b", "PMR:186c");
    for (const Book& book : books) {
        for (const auto& [text, said] :
             {std::pair{"Ne7", "sealed_move_loses black [G.I.8|186, G.I.8.1|186a]; 1-0"},
              std::pair{"???", "sealed_move_loses black [G.I.8|186, G.I.8.2|186b]; 1-0"},
              std::pair{"Qd4", "sealed_move_loses black [G.I.8|186, G.I.8.3|186c]; 1-0"}}) {
            Table table = book.game();
            table.play("e4 e5 Nf3 Nc6 Bb5 Be7 O-O Bf8 Re1 Bd6 d3"); // both knights reach e7
            table.act(Actor::arbiter, Adjourn{});
            table.act(Actor::black, sealed());
            table.act(Actor::black, StopClock{});
            table.act(Actor::arbiter, Arrive{Side::white});
            table.act(Actor::arbiter, Begin{});
            EXPECT_EQ(table.act(Actor::arbiter, Open{text, "c0ffee"}), book.says(said));
        }
        // The opponent could not have won anyway.
        Table bare = book.game("8/8/4k3/8/8/4K3/4P3/8 w - - 0 60");
        bare.act(Actor::arbiter, Adjourn{});
        bare.act(Actor::white, sealed());
        bare.act(Actor::white, StopClock{});
        bare.act(Actor::arbiter, Arrive{Side::black});
        bare.act(Actor::arbiter, Begin{});
        EXPECT_EQ(bare.act(Actor::arbiter, Open{"Ke7", "c0ffee"}),
                  book.says("sealed_move_draws white [G.I.8|186, G.I.8.3|186c]; 1/2-1/2"));
    }
}

// T39
TEST(ChessAdjournment, ASealedMateStandsWhoeverIsLate) {
    ARTICLE("FIDE:G.I.10", "PMR:188");
    for (const Book& book : books) {
        for (const Side late : {Side::white, Side::black}) {
            Regulations regulations{.default_time = minutes(30)};
            Table table = book.game({}, regulations);
            table.play("f3 e5 g4");
            table.act(Actor::arbiter, Adjourn{});
            table.act(Actor::black, sealed());
            table.act(Actor::black, StopClock{});
            table.act(Actor::arbiter, Arrive{games::opponent(late)});
            table.act(Actor::arbiter, Begin{});
            table.wait(minutes(31));
            EXPECT_EQ(table.act(Actor::arbiter, Arrive{late}),
                      book.says(late == Side::white ? "open_before_forfeit white [G.I.10|188]"
                                                    : "open_before_forfeit black [G.I.10|188]"));
            EXPECT_EQ(table.act(Actor::arbiter, Open{"Qh4", "c0ffee"}),
                      book.says("sealed_move_made black [G.I.9.1|187a]; "
                                "checkmate black [5.1.1|47]; 0-1"));
        }
    }
}

TEST(ChessAdjournment, AfterTheDefaultTimeTheGameIsLost) {
    ARTICLE("FIDE:G.I.10", "PMR:188");
    for (const Book& book : books) {
        Table replier = adjourned(book);
        replier.act(Actor::arbiter, Arrive{Side::black});
        replier.act(Actor::arbiter, Begin{});
        replier.wait(minutes(31));
        replier.act(Actor::white, Arrive{Side::white});
        EXPECT_EQ(
            replier.act(Actor::arbiter, knight),
            book.says(
                "sealed_move_made black [G.I.9.1|187a]; late white +1860s [G.I.10|188]; 0-1"));
        Table sealer = adjourned(book);
        sealer.act(Actor::arbiter, Arrive{Side::white});
        sealer.act(Actor::arbiter, Begin{});
        sealer.act(Actor::arbiter, knight);
        sealer.wait(minutes(31));
        EXPECT_EQ(sealer.act(Actor::black, Arrive{Side::black}),
                  book.says("late black +1860s [G.I.10|188]; 1-0"));
        Table excused = adjourned(book);
        excused.act(Actor::arbiter, Arrive{Side::black});
        excused.act(Actor::arbiter, Begin{});
        excused.act(Actor::arbiter, Excuse{Side::white});
        excused.wait(minutes(31));
        EXPECT_EQ(excused.act(Actor::white, Arrive{Side::white}), "");
    }
}

TEST(ChessAdjournment, LostEnvelopesAndPositions) {
    ARTICLE("FIDE:G.I.12.1", "FIDE:G.I.12.2", "PMR:190", "PMR:191");
    for (const Book& book : books) {
        Table envelope = adjourned(book);
        const Milliseconds left = envelope.left(Side::black);
        envelope.act(Actor::arbiter, Arrive{Side::white});
        envelope.act(Actor::arbiter, Arrive{Side::black});
        envelope.act(Actor::arbiter, Begin{});
        EXPECT_EQ(envelope.act(Actor::arbiter, Discover{Irregularity::envelope_lost}),
                  book.says("sealer_states_move black [G.I.12.1|190]"));
        EXPECT_EQ(envelope.state().clock.running, Side::black);
        EXPECT_EQ(envelope.left(Side::black), left);
        EXPECT_EQ(envelope.act(Actor::black, Make{envelope.move("Nc6")}), "");
        Table position = adjourned(book);
        position.act(Actor::arbiter, Begin{});
        EXPECT_EQ(position.act(Actor::arbiter, Discover{Irregularity::position_lost}),
                  book.says("annulled_replay [G.I.12.2|191]"));
        EXPECT_EQ(position.state().phase, Phase::cancelled);
    }
}

TEST(ChessAdjournment, WrongTimesArePointedOutBeforeOnesFirstMove) {
    ARTICLE("FIDE:G.I.13", "PMR:192");
    for (const Book& book : books) {
        Table table = adjourned(book);
        table.act(Actor::arbiter, Arrive{Side::white});
        table.act(Actor::arbiter, Arrive{Side::black});
        table.act(Actor::arbiter, Begin{});
        table.act(Actor::arbiter, knight);
        EXPECT_EQ(table.act(Actor::white, Discover{Irregularity::wrong_times}),
                  book.says("times_to_be_corrected [G.I.13|192]"));
        table.act(Actor::arbiter, CorrectClock{Side::white, minutes(-1)});
        table.act(Actor::arbiter, Resume{});
        table.play("Bb5");
        EXPECT_EQ(table.act(Actor::white, Discover{Irregularity::wrong_times}),
                  book.says("refused: times_stand [G.I.13|192]"));
        EXPECT_EQ(table.act(Actor::black, Discover{Irregularity::wrong_times}),
                  book.says("times_to_be_corrected [G.I.13|192]"));
    }
}

} // namespace

} // namespace kodeks::referee
