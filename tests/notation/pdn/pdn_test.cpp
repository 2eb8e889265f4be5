#include "notation/draughts/support.hpp"
#include "notation/pdn/pdn.hpp"
#include "notation/pdn/random_games.hpp"
#include "notation/same_game.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::notation::pdn {
namespace {

using test::variant;

std::vector<Game> read_all(std::string_view text, const char* otherwise = "international") {
    TextSource source(text);
    PdnReader reader(source, variant(otherwise));
    std::vector<Game> all;
    for (Game game; reader.next(game);) {
        all.push_back(game);
    }
    return all;
}

std::string line_of(const Game& game) {
    std::string text;
    if (!game.start) {
        return "no start";
    }
    games::Position position = *game.start;
    for (const games::Move& move : game.moves.main_line()) {
        text += draughts::move_text(position, move, draughts::own_style(position.variant())) + " ";
        position = games::play(position, move);
    }
    return text;
}

std::string troubles(const Game& game) {
    std::string text;
    for (const Diagnostic& one : game.diagnostics) {
        text += (one.severity == Severity::error ? "error " : "warning ") +
                describe(one.fault, Language::en) + "\n";
    }
    return text;
}

TEST(Pdn, ReadsTheSampleGames) {
    ARTICLE("RU:1.6.2#7", "RU:1.6.2#8", "RU:1.6.2#9", "RU:2.4#6");
    const auto games = read_all("[GameType \"25\"]\n"
                                "1.e3-d4 d6-c5 2.f2-e3 f6-g5 3.c3-b4 g5-h4 4.b4:d6 h4:f2 "
                                "5.e1:g3 c7:h4 0-1\n\n"
                                "[GameType \"25,W,8,8,A0,0\"]\n"
                                "1.ed4 dc5 2.fe3 fg5 3.cb4 gh4 4.b:d6 h:f2 5.e:g3 c:h4 0-1\n\n"
                                "[GameType \"20\"]\n"
                                "1.32-28 18-23 2.37-32 23-29 3.34x23 17-22 4.28x17 19x26 0-2\n");
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(line_of(games[0]), "e3-d4 d6-c5 f2-e3 f6-g5 c3-b4 g5-h4 b4:d6 h4:f2 e1:g3 c7:h4 ");
    EXPECT_EQ(games[0].moves, games[1].moves);
    EXPECT_EQ(line_of(games[2]), "32-28 18-23 37-32 23-29 34x23 17-22 28x17 19x26 ");
    for (const Game& game : games) {
        EXPECT_EQ(game.outcome, Outcome::black_wins);
        EXPECT_EQ(troubles(game), "");
    }
}

// The PDN 3.0 grammar lets blanks stand around the dash and puts any row of signs into brackets.
TEST(Pdn, ReadsWhatRealFilesContain) {
    const auto games = read_all("[GameType \"20,W,10,10,N2,0\"]\n"
                                "1. 32- 28 18 -23 2. 37 - 32(!?!!!) % the rest is a remark\n"
                                "23-29 3. 34x23 17-22 4. 28x17 19x26 0:2\n\x1A");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(line_of(games[0]), "32-28 18-23 37-32 23-29 34x23 17-22 28x17 19x26 ");
    EXPECT_EQ(games[0].outcome, Outcome::black_wins);
    EXPECT_EQ(troubles(games[0]), "");
}

TEST(Pdn, CapturesAndLettersMayStandApart) {
    const auto games =
        read_all("[GameType \"20\"]\n"
                 "1. 32-28 18-23 2. 37-32 23-29 3. 34 x23 17-22 4. 28 x 17 19x 26 0 - 2\n"
                 "[GameType \"25\"]\n"
                 "1. e3 - d4 d6 -c5 2. f2- e3 f6-g5 3. c3-b4 g5-h4 4. b4 : d6 *\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(line_of(games[0]), "32-28 18-23 37-32 23-29 34x23 17-22 28x17 19x26 ");
    EXPECT_EQ(games[0].outcome, Outcome::black_wins);
    EXPECT_EQ(troubles(games[0]), "");
    EXPECT_EQ(line_of(games[1]), "e3-d4 d6-c5 f2-e3 f6-g5 c3-b4 g5-h4 b4:d6 ");
    EXPECT_EQ(troubles(games[1]), "");
}

TEST(Pdn, AStarBehindAMoveSaysThatThereWasNoOther) {
    const auto games = read_all("[GameType \"20\"]\n1. 32-28* 18-23!* 2. 37-32 *\n");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(line_of(games[0]), "32-28 18-23 37-32 ");
    EXPECT_EQ(games[0].moves.notes_of(NodeId{1}).nags, std::vector<std::uint8_t>{7});
    EXPECT_EQ(games[0].moves.notes_of(NodeId{2}).nags, std::vector<std::uint8_t>{1});
    EXPECT_EQ(troubles(games[0]), "");
}

TEST(Pdn, AQuietMoveHasNoRoute) {
    const auto games = read_all("[GameType \"25\"]\n[FEN \"W:WKa1:Bh2\"]\n1. a1-c3-f6 *\n");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(troubles(games[0]), "");
    EXPECT_FALSE(games[0].moves.has_notes(NodeId{1}));
    std::string text;
    write_pdn(games[0], text);
    EXPECT_EQ(text, "[GameType \"25\"]\n[FEN \"W:WKa1:Bh2\"]\n[Result \"*\"]\n[SetUp \"1\"]\n\n"
                    "1. a1-f6 *\n\n");
}

// PDN 3.0: a position may be set up in the text of the game. Before the first move it is the start;
// later no moves lead to it.
TEST(Pdn, TakesAPositionFromTheTextOfTheGame) {
    const auto games =
        read_all("[FEN \"W:W:B\"]\n1. /FEN \"W:W31,32:B20\"/ 31-27 20-24 2. 32-28 *\n"
                 "[Event \"b\"]\n1. 32-28 19-23 /FEN \"W:W31:B20\"/ 2. 31-27 *\n"
                 "[Event \"c\"]\n/FEN \"W:Wx:B\"/ 1. 31-27 *\n");
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(line_of(games[0]), "31-27 20-24 32-28 ");
    EXPECT_EQ(troubles(games[0]), "error 1:1: the board is empty: «FEN»\n");
    std::string text;
    write_pdn(games[0], text);
    EXPECT_EQ(text, "[SetUp \"1\"]\n[FEN \"W:W31,32:B20\"]\n[GameType \"20,W,10,10,N2,0\"]\n"
                    "[Result \"*\"]\n\n"
                    "1. 31-27 20-24 2. 32-28 *\n\n");
    EXPECT_EQ(line_of(games[1]), "32-28 19-23 ");
    EXPECT_EQ(troubles(games[1]),
              "warning 4:16: a position set up among the moves; what follows is "
              "kept as text and not checked: «/FEN \"W:W31:B20\"/»\n");
    EXPECT_EQ(line_of(games[2]), "no start");
    EXPECT_EQ(troubles(games[2]), "error 5:1: this is not a square of the board: «W:Wx:B : 4»\n");
}

TEST(Pdn, AsksForTheGameOfAnAlgebraicFile) {
    const auto games = read_all("1. c3-d4 d6-c5 *\n");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(troubles(games[0]),
              "error 1:4: squares named by letters, but the file does not say which game it is: "
              "name it with --variant: \u00ABc3-d4\u00BB\n");
}

TEST(Pdn, SaysWhenTheTagsNameAGameWithoutLetters) {
    const auto games = read_all("[GameType \"20\"]\n1. c3-d4 d6-c5 *\n");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(
        troubles(games[0]),
        "error 2:4: squares named by letters, but the game the tags name has numbers: correct "
        "GameType or Variant: \u00ABc3-d4\u00BB\n");
}

TEST(Pdn, WritesMovesNumberedInPairs) {
    ARTICLE("RU:1.6.2#7");
    const auto games = read_all("[GameType \"25\"]\n1.ed4! dc5 {ok} (1...fg5?!) 2.fe3 *");
    ASSERT_EQ(games.size(), 1U);
    std::string text;
    write_pdn(games[0], text);
    EXPECT_EQ(text, "[GameType \"25\"]\n[Result \"*\"]\n\n"
                    "1. e3-d4 $1 d6-c5 {ok} (1... f6-g5 $6) 2. f2-e3 *\n\n");
}

TEST(Pdn, UnderstandsBothScalesOfResults) {
    const char* texts[] = {"2-0", "1-1", "0-2", "1-0", "1/2-1/2", "0-1", "0-0", "*"};
    const Outcome outcomes[] = {Outcome::white_wins, Outcome::draw,      Outcome::black_wins,
                                Outcome::white_wins, Outcome::draw,      Outcome::black_wins,
                                Outcome::both_lose,  Outcome::unfinished};
    for (std::size_t i = 0; i < 8; ++i) {
        const auto games = read_all("1. 32-28 1-11 " + std::string(texts[i]));
        ASSERT_EQ(games.size(), 1U) << texts[i];
        EXPECT_EQ(games[0].outcome, outcomes[i]) << texts[i];
    }
    const PdnDialect two(variant("international"));
    const PdnDialect one(variant("frisian"));
    EXPECT_EQ(two.outcome_text(Outcome::draw), "1-1");
    EXPECT_EQ(one.outcome_text(Outcome::draw), "1/2-1/2");
}

TEST(Pdn, TellsAStarThatSeparatesFromAGameThatGoesOn) {
    const auto games = read_all("[Result \"2-0\"]\n1. 32-28 *\n" // separated
                                "1. 33-28 1-1 *\n"               // separated behind a result
                                "[Result \"*\"]\n1. 34-29 *\n"   // goes on
                                "[Event \"empty\"]\n*\n"         // not begun
                                "1. 31-26 2-0\n");
    ASSERT_EQ(games.size(), 5U);
    EXPECT_EQ(games[0].outcome, Outcome::white_wins);
    EXPECT_EQ(games[1].outcome, Outcome::draw);
    EXPECT_EQ(games[2].outcome, Outcome::unfinished);
    EXPECT_EQ(games[3].outcome, Outcome::unfinished);
    EXPECT_EQ(line_of(games[3]), "");
    EXPECT_EQ(line_of(games[4]), "31-26 ");
}

TEST(Pdn, KeepsWhatItUnderstoodAndGoesOn) {
    const auto games = read_all("[Event \"bad\"]\n1. 32-28 19-23 2. 28x18 20-24 {x} 3. 1-18 2-0\n"
                                "\n[Event \"good\"]\n1. 32-28 2-0\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(line_of(games[0]), "32-28 19-23 ");
    EXPECT_EQ(troubles(games[0]), "error 2:19: no legal move is written so: «28x18»\n");
    EXPECT_EQ(line_of(games[1]), "32-28 ");
    EXPECT_EQ(troubles(games[1]), "");
}

TEST(Pdn, ListsTheReadingsOfAnAmbiguousMove) {
    const auto games = read_all("[FEN \"W:WK47:B11,12,19,29,30,40\"]\n1. 47x6 *\n"
                                "[FEN \"W:WK47:B11,12,19,29,30,40\"]\n1. 47x24x8x17x6 *\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(troubles(games[0]),
              "error 2:4: ambiguous; it can be 47x24x35x44x6, 47x24x8x17x6: «47x6»\n");
    EXPECT_EQ(line_of(games[1]), "47x24x8x17x6 ");
    EXPECT_TRUE(games[1].moves.notes_of(NodeId{1}).route.empty()); // told because needed
}

TEST(Pdn, ChoosesTheGameByItsTags) {
    const auto chosen = [](std::string_view tags) {
        const auto games = read_all(std::string(tags) + " *");
        return games[0].variant == nullptr ? troubles(games[0])
                                           : std::string(games[0].variant->name);
    };
    EXPECT_EQ(chosen("[GameType \"40\"]"), "frisian");
    EXPECT_EQ(chosen("[GameType \"41,W,10,8,A0,0\"]"), "spantsireti");
    EXPECT_EQ(chosen("[GameType \"26,W,8,8,N2\"]"), "brazilian");
    EXPECT_EQ(chosen("[GameType \"25\"] [Variant \"russian-giveaway\"]"), "russian-giveaway");
    EXPECT_EQ(chosen("[GameType \"25\"] [Variant \"lasca\"]"), "russian");
    EXPECT_EQ(chosen("[GameType \"98\"]"), "international-giveaway");
    EXPECT_EQ(chosen("[GameType \"98,W,10,10,N2,0\"]"), "international-giveaway");
    EXPECT_EQ(chosen("[Event \"no type\"]"), "international");
    EXPECT_EQ(chosen("[GameType \"21\"]"),
              "error 1:1: this GameType is a game that Kodeks does not play: «21»\n");
    EXPECT_EQ(chosen("[GameType \"0,W,8,8,S0\"]"),
              "error 1:1: this GameType is a game that Kodeks does not play: «0,W,8,8,S0»\n");
    EXPECT_EQ(chosen("[GameType \"draughts\"]"),
              "error 1:1: this is not a GameType of PDN: «draughts»\n");
    const std::string other =
        "error 1:1: this GameType describes another board or another numbering than the game has";
    EXPECT_EQ(chosen("[GameType \"25,W,8,8,N1,0\"]"), other + ": «25,W,8,8,N1,0»\n");
    EXPECT_EQ(chosen("[GameType \"20,W,12,12,N2,0\"]"), other + ": «20,W,12,12,N2,0»\n");
    EXPECT_EQ(chosen("[GameType \"25,W,8,8,A0,1\"]"), other + ": «25,W,8,8,A0,1»\n");
}

TEST(Pdn, KeepsTheTextOfAGameItDoesNotPlay) {
    const auto games = read_all("[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 1-0\n");
    ASSERT_EQ(games.size(), 1U);
    std::string text;
    write_pdn(games[0], text);
    EXPECT_EQ(text, "[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 1-0\n\n");
}

TEST(Pdn, ReportsDefectsOfTheStartAndPlaysOnWhereItCan) {
    const auto games = read_all("[FEN \"W:W1,31:B50,20\"]\n1. 31-27 20-24 *\n"
                                "[FEN \"W:W:B\"]\n1. 31-27 *\n"
                                "[FEN \"W:Wx:B\"]\n1. 31-27 *\n"
                                "[SetUp \"0\"]\n[FEN \"W:Wx:B\"]\n1. 31-27 *\n");
    ASSERT_EQ(games.size(), 4U);
    EXPECT_EQ(troubles(games[0]),
              "warning 1:1: a man stands where it would already be a king: «FEN»\n");
    EXPECT_EQ(line_of(games[0]), "31-27 20-24 ");
    EXPECT_EQ(troubles(games[1]), "error 3:1: the board is empty: «FEN»\n");
    EXPECT_EQ(line_of(games[1]), "no start");
    EXPECT_EQ(troubles(games[2]), "error 5:1: this is not a square of the board: «W:Wx:B : 4»\n");
    EXPECT_EQ(line_of(games[3]), "31-27 ");
}

TEST(Pdn, ReadsWhatIsFoundInTheWild) {
    const auto games = read_all("% exported\n[Event \"a\"]\n[TimeControl \"40/7200:3600+60\"]\n"
                                "1. 3228 {[%clk 1:59:58] good} 1. ... 19-23! 2. 28x19 14X23 (?) "
                                "3. 37-32 $7 ; to the end of the line\n 2-0\n");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(troubles(games[0]), "");
    EXPECT_EQ(line_of(games[0]), "32-28 19-23 28x19 14x23 37-32 ");
    const Notes& first = games[0].moves.notes_of(NodeId{1});
    EXPECT_EQ(first.clock, seconds(2 * 3600 - 2));
    EXPECT_EQ(first.after, std::vector<std::string>{"good"});
    EXPECT_EQ(games[0].moves.notes_of(NodeId{2}).nags, std::vector<std::uint8_t>{1});
    EXPECT_EQ(games[0].moves.notes_of(NodeId{4}).nags, std::vector<std::uint8_t>{2});
}

RC_GTEST_PROP(PdnLaws, WhatIsWrittenReadsBack, (std::uint64_t seed)) {
    test::RandomGames source{std::mt19937_64(seed)};
    std::string text;
    std::vector<Game> written;
    for (const games::Variant* one : test::draughts_variants()) {
        written.push_back(test::random_game(source, *one));
        write_pdn(written.back(), text);
    }
    const auto read = read_all(text);
    RC_ASSERT(read.size() == written.size());
    for (std::size_t i = 0; i < read.size(); ++i) {
        RC_ASSERT(troubles(read[i]) == "");
        RC_ASSERT(same_game(read[i], written[i]));
        std::string again;
        std::string before;
        write_pdn(read[i], again);
        write_pdn(written[i], before);
        RC_ASSERT(again == before);
    }
}

} // namespace
} // namespace kodeks::notation::pdn
