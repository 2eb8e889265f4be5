// Draws in draughts: offers, claims with and without a record, draws that an arbiter records.
#include "referee/referee.hpp"
#include "referee/table.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using clock::whole_game;
using games::Side;
using test::Table;
using truth::Known;

class NobodyWins final : public truth::Oracle {
public:
    Known forced_win(const games::Position&, Side) const override { return Known::no; }

    Known forced_win_within(const games::Position&, Side, int) const override { return Known::no; }

    Known can_win(const games::Position&, Side) const override { return Known::no; }
};

const NobodyWins nobody_wins;
const Regulations classical = {.control = whole_game(minutes(60))};
const Regulations blitz = {.control = whole_game(minutes(5))};

Table at_board(std::string_view edition, const Regulations& regulations = classical,
               std::string_view fen = {}, std::string_view variant = "russian") {
    Table table(edition, variant, regulations, fen);
    table.begin();
    return table;
}

// Kings and far men: plenty of quiet moves.
constexpr std::string_view kings = "W:WKb8,a3:BKg1,h6";
constexpr std::string_view around = "b8-a7 g1-h2 a7-b8 h2-g1";

std::string moves_of(int number) { // of each side, alternating there and back
    std::string text;
    for (int i = 0; i < number; ++i) {
        text += (i % 2 == 0) ? "b8-a7 g1-h2 " : "a7-b8 h2-g1 ";
    }
    text.pop_back();
    return text;
}

TEST(DraughtsOffers, NotBeforeTwentyMoves) {
    ARTICLE("UA:III.5.1", "UA:IV.5.1", "UA:V.11.3");
    Table table = at_board("ua2026", classical, kings);
    table.play(moves_of(19));
    table.play("a7-b8");
    EXPECT_EQ(table.act(Actor::white, OfferDraw{}), "refused: offer_too_early [UA:III.5.1]");
    table.act(Actor::black, Make{table.move("h2-g1")}); // his twentieth
    EXPECT_EQ(table.act(Actor::black, OfferDraw{}), "");
    table.act(Actor::black, Press{});
    EXPECT_EQ(table.act(Actor::white, AcceptDraw{}),
              "agreed_draw [UA:III.5.1, UA:V.11.3]; 1/2-1/2");
    Table hundred = at_board("ua2026", classical, {}, "international");
    EXPECT_EQ(hundred.act(Actor::white, OfferDraw{}), "refused: offer_too_early [UA:IV.5.1]");
}

TEST(DraughtsOffers, AgainOnlyInTurnOrAfterAChangeOfForces) {
    ARTICLE("UA:V.11.3", "RU:1.9.6");
    Regulations free = classical;
    Table table = at_board("ua2026", free, "W:WKb8,a3,c1:BKg1,h6,a5");
    for (int i = 0; i < 10; ++i) {
        table.play("b8-a7 g1-h2 a7-b8 h2-g1");
    }
    table.act(Actor::white, Make{table.move("b8-a7")});
    EXPECT_EQ(table.act(Actor::white, OfferDraw{}), "");
    table.act(Actor::white, Press{});
    table.hand(Actor::black, "g1-h2"); // declines by moving
    table.act(Actor::white, Make{table.move("a7-b8")});
    EXPECT_EQ(table.act(Actor::white, OfferDraw{}),
              "offer_out_of_turn white [UA:V.11.3, UA:V.17.3.6]");
    EXPECT_EQ(table.act(Actor::black, DeclineDraw{}), "");
    table.act(Actor::white, Press{});
    table.hand(Actor::black, "h2-g1");
    table.hand(Actor::white, "a3-b4"); // to be captured
    table.hand(Actor::black, "a5:c3");
    ASSERT_EQ(table.state().plies.back().move.captured.size(), 1);
    table.act(Actor::white, OfferDraw{}); // on his own time, but he may offer again
    EXPECT_FALSE(table.state().of(Side::white).is(Mark::declined));
    EXPECT_EQ(table.state().offer, Side::white);
}

TEST(DraughtsOffers, ThreeWindowsOfTheCode) {
    ARTICLE("RU:1.9.3", "RU:1.9.4", "RU:1.9.5", "RU:1.9.1.1", "RU:2.6#1");
    Table proper = at_board("ru-code");
    proper.act(Actor::white, Make{proper.move("c3-d4")});
    EXPECT_EQ(proper.act(Actor::white, OfferDraw{}), "");
    proper.act(Actor::white, Press{});
    EXPECT_EQ(proper.act(Actor::black, AcceptDraw{}), "agreed_draw [RU:1.9.1.1]; 1/2-1/2");

    Table early = at_board("ru-code");
    early.hand(Actor::white, "c3-d4");
    EXPECT_EQ(early.act(Actor::white, OfferDraw{}), "offer_on_opponents_time white [RU:1.9.4]");
    EXPECT_EQ(early.state().of(Side::white).count(Counter::warnings), 1);
    EXPECT_EQ(early.act(Actor::black, DeclineDraw{}), "");

    Table waiting = at_board("ru-code", classical, {}, "international");
    EXPECT_EQ(waiting.act(Actor::white, OfferDraw{}), "offer_may_wait white [RU:1.9.5]");
    waiting.hand(Actor::white, "32-28"); // the answer may wait for the move
    EXPECT_EQ(waiting.act(Actor::black, AcceptDraw{}), "agreed_draw [RU:2.6#1]; 1/2-1/2");

    Table declined = at_board("ru-code");
    declined.act(Actor::white, Make{declined.move("c3-d4")});
    declined.act(Actor::white, OfferDraw{});
    declined.act(Actor::white, Press{});
    declined.hand(Actor::black, "h6-g5");
    EXPECT_EQ(declined.act(Actor::black, AcceptDraw{}), "refused: no_offer [RU:1.9.1.1]");
}

// Scenario RU 9.
TEST(DraughtsOffers, ADeclinedPlayerWaitsForTheOthersOffer) {
    ARTICLE("RU:1.9.6", "RU:3.4.3#5", "RU:1.9.1.1");
    Table table = at_board("ru-code", classical, kings);
    table.act(Actor::white, Make{table.move("b8-a7")});
    table.act(Actor::white, OfferDraw{});
    table.act(Actor::white, Press{});
    EXPECT_EQ(table.act(Actor::black, DeclineDraw{}), "");
    table.hand(Actor::black, "g1-h2");
    table.act(Actor::white, Make{table.move("a7-b8")});
    EXPECT_EQ(table.act(Actor::white, OfferDraw{}),
              "offer_out_of_turn white [RU:1.9.6, RU:3.4.3#5]");
    EXPECT_EQ(table.state().of(Side::white).count(Counter::warnings), 1);
    table.act(Actor::white, Press{});
    EXPECT_EQ(table.act(Actor::black, AcceptDraw{}), "agreed_draw [RU:1.9.1.1]; 1/2-1/2");

    Table turns = at_board("ru-code", classical, kings);
    turns.act(Actor::white, Make{turns.move("b8-a7")});
    turns.act(Actor::white, OfferDraw{});
    turns.act(Actor::white, Press{});
    turns.act(Actor::black, Make{turns.move("g1-h2")});
    EXPECT_EQ(turns.act(Actor::black, OfferDraw{}), "");
    turns.act(Actor::black, Press{});
    turns.act(Actor::white, Make{turns.move("a7-b8")});
    EXPECT_EQ(turns.act(Actor::white, OfferDraw{}), "");
}

TEST(DraughtsOffers, FrisianPlayersAgree) {
    ARTICLE("FR:21.2", "FR:20.2");
    Table table = at_board("frisian2011", classical, "W:WK46,33:BK5,20", "frisian");
    table.act(Actor::white, OfferDraw{});
    EXPECT_EQ(table.act(Actor::black, AcceptDraw{}), "agreed_draw 4 [FR:21.2]; 1/2-1/2");
    Table resigning = at_board("frisian2011", classical, {}, "frisian");
    EXPECT_EQ(resigning.act(Actor::black, Resign{}), "resigned black [FR:20.2]; 1-0");
}

TEST(DraughtsOffers, Resigning) {
    ARTICLE("UA:III.4.2.1", "UA:IV.4.2.1", "RU:1.8.1#1");
    EXPECT_EQ(at_board("ua2026").act(Actor::black, Resign{}), "resigned black [UA:III.4.2.1]; 1-0");
    EXPECT_EQ(at_board("ua2026", classical, {}, "international").act(Actor::black, Resign{}),
              "resigned black [UA:IV.4.2.1]; 1-0");
    EXPECT_EQ(at_board("ru-code").act(Actor::white, Resign{}), "resigned white [RU:1.8.1#1]; 0-1");
}

// Scenarios UA 7 and RU 5.
TEST(DraughtsClaims, TheMoveIsWrittenAndNotMade) {
    ARTICLE("UA:V.11.4.1", "UA:V.11.4.2", "UA:V.11.4.3", "UA:V.11.4.4", "RU:1.9.2#1", "RU:1.9.2#2",
            "RU:1.9.2#3");
    for (const auto& [edition, refused, right] :
         {std::tuple{"ua2026", "refused: claim_without_move [UA:V.11.4.2, UA:V.11.4.3]",
                     "[UA:III.5.4, UA:V.11.4.3, UA:V.11.4.1]"},
          std::tuple{"ru-code", "refused: claim_without_move [RU:1.9.2#2]",
                     "[RU:1.9.1.7, RU:1.9.2#2, RU:1.9.2#4]"}}) {
        Table table = at_board(edition, classical, kings);
        table.play(around);
        table.play("b8-c7 g1-h2 c7-b8 h2-g1"); // not in a row
        table.play("b8-a7 g1-h2 a7-b8");
        table.hand(Actor::black, "h2-g1"); // the position of the start, counted from the first
        EXPECT_EQ(table.act(Actor::black, Claim{}), refused);
        Table white = table;
        EXPECT_EQ(white.act(Actor::white, Claim{}).substr(0, 17), "claim_right white");
        EXPECT_TRUE(white.state().over());
        table.play(around);
        table.play("b8-a7 g1-h2 a7-b8"); // it revives with the position
        const std::string said = table.act(Actor::black, Claim{.written = table.move("h2-g1")});
        EXPECT_EQ(said.substr(0, 17), "claim_right black") << said;
        EXPECT_NE(said.find(right), std::string::npos) << said;
    }
}

TEST(DraughtsClaims, AWrongClaim) {
    ARTICLE("UA:V.11.4.5", "RU:1.9.2#4");
    Table ua = at_board("ua2026", classical, kings);
    const std::string said =
        ua.act(Actor::white, Claim{.written = ua.move("b8-a7"), .check_time = minutes(2)});
    EXPECT_EQ(said.substr(0, 17), "claim_wrong white");
    EXPECT_NE(said.find("[UA:V.11.4.5]"), std::string::npos) << said;
    EXPECT_EQ(ua.left(Side::white), minutes(58)); // checked on his time
    EXPECT_EQ(ua.act(Actor::white, Make{ua.move("a3-b4")}),
              "refused: written_move_binds [UA:V.11.4.5]");
    Table ru = at_board("ru-code", classical, kings);
    ru.act(Actor::white, Claim{.written = ru.move("b8-a7"), .check_time = minutes(2)});
    EXPECT_EQ(ru.left(Side::white), minutes(58));
    EXPECT_EQ(ru.state().made_by(), Side::white); // the written move counts as made
    EXPECT_EQ(ru.act(Actor::white, Press{}), "");
}

TEST(DraughtsClaims, TimeRunsOutDuringTheCheck) {
    ARTICLE("UA:V.11.4.6", "RU:1.9.2#6");
    for (const auto& [edition, article, lost] :
         {std::tuple{"ua2026", "UA:V.11.4.6", "[UA:V.7.10, UA:III.4.2.4]"},
          std::tuple{"ru-code", "RU:1.9.2#6", "[RU:3.8.9, RU:1.8.1#4]"}}) {
        Table right = at_board(edition, classical, kings);
        right.play(around);
        right.play(around);
        right.wait(minutes(59));
        const std::string said = right.act(Actor::white, Claim{.check_time = minutes(5)});
        EXPECT_NE(said.find(article), std::string::npos) << said;
        EXPECT_NE(said.find("1/2-1/2"), std::string::npos) << said;
        Table wrong = at_board(edition, classical, kings);
        wrong.wait(minutes(59));
        const std::string rejected = wrong.act(
            Actor::white, Claim{.written = wrong.move("b8-a7"), .check_time = minutes(5)});
        EXPECT_NE(rejected.find(std::string("flag_loses white 0 ") + lost + "; 0-1"),
                  std::string::npos)
            << rejected;
    }
}

// Scenario UA 9.
TEST(DraughtsClaims, WithoutARecordOnlyWhatAnArbiterHasSeen) {
    ARTICLE("UA:V.11.4.7", "UA:V.18.14", "RU:1.9.2#5");
    Table ua = at_board("ua2026", blitz, kings);
    ua.ask(nobody_wins);
    ua.play(moves_of(16));
    EXPECT_EQ(ua.act(Actor::black, Claim{.has_record = false}).substr(0, 7), "refused");
    EXPECT_EQ(ua.act(Actor::white, Claim{.has_record = false}),
              "refused: record_needed [UA:V.11.4.7, UA:V.18.14]");
    EXPECT_EQ(ua.act(Actor::arbiter, Consult{rulebook::Act::tell_draw_claimable, Side::white}),
              "refused: forbidden [UA:V.18.14]");
    EXPECT_EQ(ua.act(Actor::arbiter, Witness{}), "counted_in_presence [UA:V.11.4.7, UA:V.18.14]");
    EXPECT_EQ(ua.act(Actor::white, Claim{.has_record = false}).substr(0, 11), "claim_wrong");
    ua.play(moves_of(16));
    const std::string said = ua.act(Actor::white, Claim{.has_record = false});
    EXPECT_EQ(said.substr(0, 17), "claim_right white") << said;
    EXPECT_NE(said.find("UA:V.11.4.7, UA:V.18.14]; 1/2-1/2"), std::string::npos) << said;

    Table ru = at_board("ru-code", classical, kings);
    EXPECT_EQ(ru.act(Actor::white, Claim{.has_record = false}),
              "refused: record_needed [RU:1.9.2#5]");
}

// Scenario RU 7.
TEST(DraughtsClaims, FifteenMovesAgainstALoneKingEndTheGameByThemselves) {
    ARTICLE("RU:1.9.1.3");
    Table table = at_board("ru-code", classical, "W:WKb8,Ka3,Ka5:BKg1");
    for (int i = 0; i < 7; ++i) {
        table.play("b8-a7 g1-h2 a7-b8 h2-g1");
    }
    table.play("b8-a7");
    EXPECT_TRUE(table.state().over());
    EXPECT_EQ(table.state().outcome, drawn(table.state().outcome->reason));
}

TEST(DraughtsClaims, AnArbiterRecordsARepetitionInBlitz) {
    ARTICLE("RU:3.20.8#2");
    Table table = at_board("ru-code", blitz, kings);
    table.play(around);
    EXPECT_EQ(table.act(Actor::arbiter, RecordDraw{}), "refused: nothing_to_record [RU:3.20.8#2]");
    table.play(around);
    EXPECT_EQ(table.act(Actor::arbiter, RecordDraw{}),
              "arbiter_records_draw threefold 3 [RU:3.20.8#2]; 1/2-1/2");
    Table slow = at_board("ru-code", classical, kings);
    EXPECT_EQ(slow.act(Actor::arbiter, RecordDraw{}), "refused: not_in_this_pace [RU:3.20.8#2]");
}

TEST(DraughtsClaims, FiveMovesToReachAWonPosition) {
    ARTICLE("RU:3.20.8#3");
    Table table = at_board("ru-code", blitz, kings);
    table.ask(nobody_wins);
    EXPECT_EQ(table.act(Actor::arbiter, Witness{}), "counted_in_presence [RU:3.20.8#3]");
    table.play(moves_of(4));
    EXPECT_EQ(table.act(Actor::arbiter, RecordDraw{Side::white}),
              "refused: count_goes_on [RU:3.20.8#3]");
    table.play("b8-a7 g1-h2");
    EXPECT_EQ(table.act(Actor::arbiter, RecordDraw{Side::white}),
              "arbiter_records_draw white 5 [RU:3.20.8#3]; 1/2-1/2");
}

} // namespace

} // namespace kodeks::referee
