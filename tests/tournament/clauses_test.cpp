// What a book leaves to the regulations or to the arbiter of an event, each decided both ways.
#include "support/article.hpp"
#include "tournament/play.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::test {
namespace {

// Ann beats Bob and draws with Cid, Bob beats Cid.
std::string three_games(std::string_view edition, const rulebook::Scale& scale) {
    Play play(edition);
    EventSettings settings = play.state.settings;
    settings.scale = scale;
    play.state = {};
    play.events.clear();
    play.go(Create{settings});
    play.stage({});
    play.enter({"Ann", "Bob", "Cid"});
    play.numbers();
    play.round("1-2 3");
    play.result(1, "w");
    play.round("3-1 2");
    play.result(1, "d");
    play.round("2-3 1");
    play.result(1, "w");
    return play.table();
}

TEST(Clauses, RegulationsMaySetOtherPoints) {
    ARTICLE("FIDE:10.1~1", "PMR:117~1");
    const rulebook::Scale three{whole_points(3), whole_points(1), whole_points(0)};
    for (const char* edition : {"fide2023", "pmr2018"}) {
        EXPECT_EQ(three_games(edition, rulebook::find_tournament_rules(edition)->scale),
                  "1 Ann 1½ | 2 Bob 1 | 3 Cid ½");
        EXPECT_EQ(three_games(edition, three), "1 Ann 4 | 2 Bob 3 | 3 Cid 1");
    }
}

TEST(Clauses, ARoundIsPairedByHandForAReason) {
    ARTICLE("UA:V.3.1.3~1", "RU:3.18.3~1");
    StageSettings swiss;
    swiss.system = System::swiss;
    swiss.swiss = "start-number";
    swiss.rounds = 3;
    for (const char* edition : {"ua2026", "ru-code"}) {
        Play play(edition);
        play.stage(swiss);
        play.enter({"Ann", "Bob", "Cid", "Dan"});
        play.numbers();
        PairByHand hand;
        hand.pairs = {{play.id("Ann"), play.id("Cid")}, {play.id("Dan"), play.id("Bob")}};
        EXPECT_EQ(play.refusal(hand), "hand_reason");
        hand.reason = "the computer does not work";
        play.go(hand);
        EXPECT_EQ(play.pairs(1), "Ann-Cid, Dan-Bob");
        const auto* const paired = std::get_if<RoundPaired>(&play.events.back());
        ASSERT_NE(paired, nullptr);
        EXPECT_EQ(paired->by_hand, "the computer does not work");
    }
}

} // namespace
} // namespace kodeks::tournament::test
