#include "referee/referee.hpp"
#include "referee/table.hpp"
#include "support/article.hpp"
#include "truth/game_oracle.hpp"

#include <tuple>

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using clock::whole_game;
using games::Side;
using test::Table;

const truth::GameOracle chess_oracle;

Table chess(std::string_view edition, std::string_view fen = {}) {
    Table table(edition, "chess", {.control = whole_game(minutes(90))}, fen);
    table.ask(chess_oracle);
    table.begin();
    return table;
}

TEST(Referee, ABareKingCannotWinOnTime) {
    ARTICLE("FIDE:6.9", "PMR:67");
    for (const auto& [edition, said, afterwards] :
         {std::tuple{"fide2023", "flag_draws white 0 [FIDE:6.9]; 1/2-1/2",
                     "refused: over [FIDE:8.7]"},
          std::tuple{"pmr2018", "flag_draws white 0 [PMR:67]; 1/2-1/2",
                     "refused: over [PMR:102]"}}) {
        Table table = chess(edition, "8/8/8/3k4/8/8/3QK3/8 w - - 0 50");
        table.wait(minutes(91));
        EXPECT_EQ(table.act(Actor::arbiter, Look{}), said);
        EXPECT_EQ(table.act(Actor::white, Resign{}), afterwards);
    }
}

TEST(Referee, ResigningAgainstABareKing) {
    ARTICLE("FIDE:5.1.2", "PMR:48");
    Table fide = chess("fide2023", "8/8/8/3k4/8/8/3QK3/8 w - - 0 50");
    EXPECT_EQ(fide.act(Actor::white, Resign{}), "resigned_draw white [FIDE:5.1.2]; 1/2-1/2");
    Table pmr = chess("pmr2018", "8/8/8/3k4/8/8/3QK3/8 w - - 0 50");
    EXPECT_EQ(pmr.act(Actor::white, Resign{}), "resigned white [PMR:48]; 0-1");
}

TEST(Referee, TheSecondIllegalMoveLoses) {
    ARTICLE("FIDE:7.5.1", "FIDE:7.5.5");
    Table table = chess("fide2023");
    EXPECT_EQ(table.act(Actor::white, Make{table.shift("e2-e5")}), "");
    EXPECT_EQ(table.act(Actor::white, Press{}), "");
    EXPECT_EQ(table.act(Actor::black, Claim{ClaimKind::illegal_move}),
              "illegal_restored white [FIDE:7.5.1]; illegal_costs_time white +120s 1 [FIDE:7.5.5]");
    EXPECT_EQ(table.left(Side::black), minutes(92));
    EXPECT_EQ(table.state().clock.running, Side::white);
    EXPECT_EQ(table.act(Actor::white, Make{table.move("d4")}),
              "refused: touched_piece_moves [FIDE:4.3]");
    table.play("e4 e5");
    EXPECT_EQ(table.act(Actor::white, Press{}),
              "press_without_move white [FIDE:7.5.3]; illegal_loses white 2 [FIDE:7.5.5]; 0-1");
}

TEST(Referee, ThreefoldRepetition) {
    ARTICLE("FIDE:9.2", "FIDE:9.5.3");
    Table table = chess("fide2023");
    table.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    EXPECT_EQ(table.act(Actor::black, Claim{}), "claim_wrong black +120s threefold 2 [FIDE:9.5.3]");
    Table second = chess("fide2023");
    second.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    EXPECT_EQ(second.act(Actor::black, Claim{ClaimKind::draw, "", second.move("Ng8")}),
              "claim_right black threefold 3 [FIDE:9.2, FIDE:9.2.3, FIDE:9.2.1, FIDE:9.5.2]; "
              "1/2-1/2");
}

TEST(Referee, StateIsNothingButItsEvents) {
    Table table = chess("fide2023");
    table.play("e4 e5 Nf3");
    table.act(Actor::white, OfferDraw{});
    table.act(Actor::black, AcceptDraw{});
    State again;
    for (const Event& event : table.events()) {
        apply(again, event);
    }
    EXPECT_EQ(again.outcome, table.state().outcome);
    EXPECT_EQ(again.clock, table.state().clock);
    EXPECT_EQ(again.board, table.state().board);
}

} // namespace

} // namespace kodeks::referee
