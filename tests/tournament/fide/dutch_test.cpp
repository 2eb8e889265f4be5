// The worked tournaments of the specification, round by round and bracket by bracket.
#include "support/article.hpp"
#include "tournament/fide/dutch.hpp"
#include "tournament/fide/rounds.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::fide {
namespace {

using Lines = std::vector<std::string>;

void expect_rounds(const std::string& file, const Lines& rounds) {
    const trf::Document document = document_in(file);
    for (trf::Round round = 1; round <= rounds.size(); ++round) {
        EXPECT_EQ(boards(document, round, Way::fast), rounds[round - 1]) << file << " " << round;
        EXPECT_EQ(boards(document, round, Way::exact), rounds[round - 1]) << file << " " << round;
    }
}

TEST(Dutch, PairsEightPlayersThroughFourRounds) {
    ARTICLE("C04.1:2", "C04.1:5", "C04.3:1.2", "C04.3:1.3", "C04.3:3.1", "C04.3:3.6", "C04.3:3.7");
    expect_rounds("mini-a.trf",
                  {"1-5 3-7 6-2 8-4", "2-3 4-1 5-8 7-6", "1-2 3-5 6-4 8-7", "1-3 2-8 5-6 7-4"});
}

TEST(Dutch, PairsByesAndForfeits) {
    ARTICLE("C04.1:3", "C04.1:4", "C04.2:3.5", "C04.3:1.4.3", "C04.3:3.2");
    expect_rounds("mini-b.trf", {"2-6 4-8 5-1 7-3 9-0", "1-7 3-4 6-5 8-0 9-2", "1-3 5-9 6-7 8-2",
                                 "2-1 3-5 4-9 7-0 8-6", "2-3 5-4 6-0 7-8 9-1"});
}

TEST(Dutch, PairsLateEntriesAndWithdrawals) {
    ARTICLE("C04.2:2.4", "C04.3:1.4.4", "C04.3:3.8.12");
    expect_rounds("mini-c.trf", {"1-8 3-10 6-12 9-2 11-5 13-7", "2-3 4-1 5-6 8-11 10-13 12-9",
                                 "3-8 4-0 6-1 7-2 9-10 11-12 13-5", "1-3 2-6 5-8 7-9 10-4 12-13",
                                 "1-2 3-5 4-12 6-7 8-10 9-13"});
}

TEST(Dutch, TakesAnnouncedByesFromTheirRecord) {
    EXPECT_EQ(boards(document_in("mini-b-round-3.trf"), 3), "1-3 5-9 6-7 8-2");
}

TEST(Dutch, KeepsTopscorersWithinTwoGamesOfBalance) {
    ARTICLE("C04.1:6", "C04.3:1.8", "C04.3:3.8.10");
    const trf::Document document = document_in("topscorers.trf");
    EXPECT_EQ(boards(document, 5), "3-1 4-2 5-7 8-11 10-6 12-9");
    EXPECT_EQ(boards(document, 5, Way::exact), "3-1 4-2 5-7 8-11 10-6 12-9");
}

TEST(Dutch, CompletesTheRoundBeforeItPairsABracket) {
    ARTICLE("C04.3:3.4", "C04.3:3.8.6", "C04.3:3.8.7", "C04.3:3.8.8", "C04.3:4.4");
    EXPECT_EQ(brackets(document_in("mini-a.trf"), 4),
              (Lines{"2.5 | | 3 | C6=1 C7=2.5 C8=2/2.5,2.0 C14=1",
                     "2.0 | | 3 5 | C6=2 C7=2.5,2.0 C8=2/1.5,1.5 C16=1 C18=L2.5",
                     "1.5 | 3-1 5-6 | 2 7 | C6=2 C7=1.5,1.5 C8=1/1.5 C12=1 C13=1 C17=1 C18=1.0 "
                     "C20=0.5 C21=1.0",
                     "1.0 | 2-8 | 7 | C6=1 C7=1.5 C17=1 C21=0.5", "0.5 | 7-4 | | C12=1 C13=1"}));
}

TEST(Dutch, KeepsTheByeOnTheLowestPossibleScore) {
    ARTICLE("C04.3:3.5", "C04.3:3.8.9");
    EXPECT_EQ(
        brackets(document_in("mini-b.trf"), 5),
        (Lines{"3.5 | 2-3 | | C12=1", "2.5 | 4-5 | | C8=2/2.0,2.0",
               "2.0 | | 1 6 | C6=2 C7=2.0,2.0 C8=1/2.0",
               "1.5 | 1-9 | 6 | C6=1 C7=2.0 C8=1/2.0 C12=1 C13=1", "1.0 | 7-8 | 6 | C6=1 C7=2.0"}));
    EXPECT_EQ(brackets(document_in("mini-b.trf"), 4),
              (Lines{"2.5 | 3-5 | 2 | C6=1 C7=2.5 C14=1", "2.0 | 2-1 | | C15=1 C18=0.5 C19=0.5",
                     "1.5 | 4-9 | | C12=1", "1.0 | 6-8 | | C8=1/0.0 C12=1",
                     "0.0 | | 7 | C6=1 C7=0.0 C9=1"}));
}

TEST(Dutch, ValuesOfTheLastRoundWithLimbo) {
    ARTICLE("C04.3:3.8.15", "C04.3:3.8.18", "C04.3:3.8.19", "C04.3:3.8.20", "C04.3:3.8.21");
    EXPECT_EQ(brackets(document_in("mini-c.trf"), 5),
              (Lines{"3.5 | | 2 3 | C6=2 C7=3.5,3.5 C8=1/3.5 C14=1 C16=1",
                     "2.5 | 2-1 | 3 | C6=1 C7=3.5 C8=2/2.0,2.0 C12=1 C17=1 C18=1.0 C20=L3.5 "
                     "C21=1.0",
                     "2.0 | 3-5 4-12 6-7 | 8 9 | C6=2 C7=2.0,2.0 C20=1.5",
                     "0.5 | 8-10 9-13 | | C12=1 C15=2 C19=1.5,1.5"}));
}

Field field_with(std::size_t players, std::uint32_t rounds) {
    Field field;
    field.players.resize(players);
    field.rounds = rounds;
    return field;
}

TEST(Dutch, FirstRoundHalvesTheList) {
    ARTICLE("C04.2:2.3", "C04.2:3.6", "C04.3:5.2.5");
    const auto pairing = pair_dutch(field_with(7, 5));
    ASSERT_TRUE(pairing.has_value());
    const std::vector<Board> expected = {
        {0, 3, ColourRule::initial}, {4, 1, ColourRule::initial}, {2, 5, ColourRule::initial}};
    EXPECT_EQ(pairing->boards, expected);
    EXPECT_EQ(pairing->bye, 6);
}

TEST(Dutch, SmallestFields) {
    EXPECT_TRUE(pair_dutch(field_with(0, 3))->boards.empty());
    const auto alone = pair_dutch(field_with(1, 3));
    EXPECT_TRUE(alone->boards.empty());
    EXPECT_EQ(alone->bye, 0);
    EXPECT_EQ(pair_dutch(field_with(2, 3))->boards.size(), 1U);
}

TEST(Dutch, RefusesWithTheBlockingPlayers) {
    ARTICLE("C04.3:1.9.3");
    Field field = field_with(4, 3);
    field.forbidden = {{0, 1}, {0, 2}, {1, 2}}; // 0, 1 and 2 can meet 3 only
    const auto pairing = pair_dutch(field);
    ASSERT_FALSE(pairing.has_value());
    EXPECT_EQ(pairing.error().blocking, (std::vector<PlayerIndex>{3}));
}

TEST(Dutch, RefusesWhenNobodyMayHaveTheBye) {
    Field field = field_with(3, 3);
    field.round = 2;
    for (Player& player : field.players) {
        player.past = {{Kind::allocated_bye, nobody, Side::none, tenths(10)}};
    }
    EXPECT_FALSE(pair_dutch(field).has_value());
}

} // namespace
} // namespace kodeks::tournament::fide
