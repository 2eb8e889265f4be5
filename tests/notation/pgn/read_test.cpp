#include "notation/check.hpp"
#include "notation/chess/fen.hpp"
#include "notation/pgn/pgn.hpp"
#include "notation/same_game.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::notation::pgn {
namespace {

std::vector<Game> read_all(std::string_view text, Options options = {}, text::Limits limits = {}) {
    TextSource source(text);
    Reader reader(source, options, limits);
    std::vector<Game> games;
    for (Game game; reader.next(game);) {
        games.push_back(game);
    }
    return games;
}

// The main line as coordinates.
std::string line_of(const Game& game) {
    games::Position position = *game.start;
    std::string text;
    for (const games::Move& move : game.moves.main_line()) {
        text += (text.empty() ? "" : " ") +
                chess::write_move(position, move, chess::coordinate_style());
        position = games::play(position, move);
    }
    return text;
}

// All diagnostics, one a line: place, key and excerpt.
std::string troubles(const Game& game) {
    std::string text;
    for (const Diagnostic& diagnostic : game.diagnostics) {
        const Fault& fault = diagnostic.fault;
        text += std::to_string(fault.place.line) + ":" + std::to_string(fault.place.column) + " " +
                fault.message.key + " " + fault.excerpt + "\n";
    }
    return text;
}

std::string rewritten(const std::vector<Game>& games) {
    std::string text;
    for (const Game& game : games) {
        write(game, {}, text);
    }
    return text;
}

TEST(PgnRead, ReadsTagsMovesAndResult) {
    const auto games = read_all("[Event \"A \\\"b\\\" \\\\c\"]\n[Result \"1-0\"]\n\n"
                                "1. e4 e5 2.Bc4 Nc6 3 Qh5 Nf6 4... Qxf7# 1-0\n");
    ASSERT_EQ(games.size(), 1U);
    const Game& game = games[0];
    EXPECT_EQ(game.tags, (std::vector<Tag>{{"Event", "A \"b\" \\c"}, {"Result", "1-0"}}));
    EXPECT_EQ(line_of(game), "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7");
    EXPECT_EQ(game.outcome, Outcome::white_wins);
    EXPECT_EQ(troubles(game), "");
    EXPECT_EQ(game.place, (Place{1, 1}));
}

TEST(PgnRead, ReadsCommentsGlyphsClocksAndVariations) {
    const auto games = read_all("{before} 1. e4! $13 {[%clk 1:29:05.5] good [%eval 0.3]} "
                                "(1. d4 {x} (1. c4) 1... d5) {then} 1... e5 ; to the end\n"
                                "%escaped line 1. e4\n2. Nf3 {[%emt 0:00:12]} (=) * {over}\n");
    ASSERT_EQ(games.size(), 1U);
    const Game& game = games[0];
    EXPECT_EQ(troubles(game), "");
    EXPECT_EQ(rewritten(games),
              "\n1. {before} e4 $1 $13 {[%clk 1:29:05.5][%eval 0.3]} {good} (1. d4 {x} 1... d5)\n"
              "(1. c4) 1... {then} e5 {to the end} 2. Nf3 {(=)} {[%emt 0:00:12]} {over} *\n\n");
    const NodeId first = game.moves[root].next;
    const Notes& notes = game.moves.notes_of(first);
    EXPECT_EQ(notes.clock, seconds(3600 + 29 * 60 + 5) + Milliseconds{500});
    EXPECT_EQ(notes.commands, std::vector<std::string>{"eval 0.3"});
    EXPECT_EQ(notes.nags, (std::vector<std::uint8_t>{1, 13}));
    EXPECT_TRUE(game.moves.notes_of(game.moves.last_of_main_line()).draw_offered);
}

TEST(PgnRead, ReadsEmptyAndUnfinishedGames) {
    const auto games = read_all("[Event \"a\"]\n\n*\n\n[Event \"b\"]\n\n*\n\n[Event \"c\"]\n\n"
                                "[Event \"d\"]\n\n1. e4\n\n[Event \"e\"]\n\n1. d4 *\n");
    ASSERT_EQ(games.size(), 5U);
    EXPECT_EQ(games[1].tags[0].value, "b");
    EXPECT_EQ(games[1].outcome, Outcome::unfinished);
    EXPECT_EQ(games[2].outcome, Outcome::unstated);
    EXPECT_EQ(line_of(games[3]), "e2e4");
    EXPECT_EQ(troubles(games[3]), "15:1 notation.result_missing \n");
    EXPECT_EQ(line_of(games[4]), "d2d4");
    EXPECT_TRUE(read_all("").empty());
    EXPECT_TRUE(read_all(" \n\n%only an escape\n").empty());
}

TEST(PgnRead, KeepsABadGameAndGoesOn) {
    const auto games = read_all("[Event \"a\"]\n\n1. e4 e5 2. Ke3 {why} (2. d4) Nf6 1-0\n\n"
                                "[Event \"b\"]\n\n1. d4 (1. e5 x (2. y) z) (1. Nf9) d5 1/2-1/2\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(line_of(games[0]), "e2e4 e7e5");
    EXPECT_EQ(games[0].outcome, Outcome::white_wins);
    EXPECT_EQ(games[0].moves.notes_of(games[0].moves.last_of_main_line()).unread,
              std::vector<std::string>{"Ke3 {why} ( 2. d4 ) Nf6"});
    EXPECT_EQ(troubles(games[0]), "3:13 notation.chess.not_legal Ke3\n");
    EXPECT_EQ(line_of(games[1]), "d2d4 d7d5");
    EXPECT_EQ(games[1].moves.notes_of(root).unread,
              (std::vector<std::string>{"e5 x ( 2. y ) z", "Nf9"}));
    EXPECT_EQ(troubles(games[1]),
              "7:11 notation.chess.not_legal e5\n7:30 notation.chess.unreadable Nf9\n");
    const auto again = read_all(rewritten(games));
    ASSERT_EQ(again.size(), 2U);
    EXPECT_TRUE(same_game(again[0], games[0]));
    EXPECT_TRUE(same_game(again[1], games[1]));
}

TEST(PgnRead, AmbiguousMovesListTheirReadings) {
    const auto games = read_all("[FEN \"4k3/8/8/8/8/8/8/4N1NK w - - 0 1\"]\n\n1. Nf3 *\n");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(render(games[0].diagnostics.at(0).fault.message, Language::en),
              "ambiguous; it can be Ne1f3, Ng1f3");
    EXPECT_EQ(games[0].diagnostics[0].fault.place, (Place{3, 4}));
}

TEST(PgnRead, SetsUpPositions) {
    const auto games = read_all(
        "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 17\"]\n\n17... Kd7 18. e4 *\n\n"
        "[Variant \"fischerandom\"]\n[FEN \"1rk4r/8/8/8/8/8/8/1RK4R w HBhb - 0 1\"]\n\n1. O-O *\n\n"
        "[FEN \"4k3/8/8/8/8/8/8/1RK4R w KQ - 0 1\"]\n\n1. O-O *\n\n"
        "[FEN \"4k3/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n\n"
        "[FEN \"8/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd1 *\n\n"
        "[Variant \"Atomic\"]\n\n1. e4 *\n");
    ASSERT_EQ(games.size(), 6U);
    EXPECT_EQ(line_of(games[0]), "e8d7 e2e4");
    EXPECT_EQ(line_of(games[1]), "c1g1");
    EXPECT_EQ(games[2].variant, games[1].variant); // found by the position
    EXPECT_EQ(line_of(games[2]), "c1g1");
    EXPECT_EQ(troubles(games[3]), "15:22 notation.fen.ranks  w - - 0 1\n");
    EXPECT_EQ(games[3].moves.notes_of(root).unread, std::vector<std::string>{"e4"});
    EXPECT_EQ(troubles(games[4]), "19:1 defect.missing_king 8/8/8/8/8/8/8/4K3 w - - 0 1\n");
    EXPECT_EQ(troubles(games[5]), "23:1 notation.pgn.variant Atomic\n");
    const auto again = read_all(rewritten(games));
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_TRUE(same_game(again.at(i), games[i])) << i;
    }
}

TEST(PgnRead, LivesWithOddBytes) {
    const auto games = read_all("\xEF\xBB\xBF[White \"M\xFCller\"]\r\n[Black \"a \"b\" c\"]\r\n"
                                "[Site \"open]\r\n[bad line\r\n\r\n1. e4\xC2\xA0"
                                "e5 ) } $999 2. d4 *\r\n");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].tags,
              (std::vector<Tag>{{"White", "M\xFCller"}, {"Black", "a \"b\" c"}, {"Site", "open"}}));
    EXPECT_EQ(troubles(games[0]), "1:2 notation.not_utf8 M\xEF\xBF\xBDller\n"
                                  "2:1 notation.tag_quotes a \"b\" c\n"
                                  "3:1 notation.tag_unclosed open\n"
                                  "4:2 notation.bad_tag bad line \n"
                                  "6:10 notation.variation_unopened )\n"
                                  "6:12 notation.stray }\n"
                                  "6:14 notation.bad_nag $999\n");
}

TEST(PgnRead, ReadsResultsAsTheWorldWritesThem) {
    for (const auto& [text, outcome] :
         {std::pair("1\xE2\x80\x93 0", Outcome::white_wins),
          std::pair("1\xE2\x80\x93"
                    "0",
                    Outcome::white_wins),
          std::pair("0\xE2\x88\x92"
                    "1",
                    Outcome::black_wins),
          std::pair("0:1", Outcome::black_wins), std::pair("1:0", Outcome::white_wins),
          std::pair("1 - 0", Outcome::white_wins), std::pair("\xC2\xBD:\xC2\xBD", Outcome::draw),
          std::pair("1/2 - 1/2", Outcome::draw), std::pair("1 : 0", Outcome::white_wins),
          std::pair("\xC2\xBD - \xC2\xBD", Outcome::draw), std::pair("+--", Outcome::white_wins),
          std::pair("--+", Outcome::black_wins)}) {
        const auto games = read_all(std::string("1. e4 e5 ") + text + "\n\n1. d4 *\n");
        ASSERT_EQ(games.size(), 2U) << text;
        EXPECT_EQ(games[0].outcome, outcome) << text;
        EXPECT_EQ(line_of(games[0]), "e2e4 e7e5") << text;
        EXPECT_EQ(troubles(games[0]), "") << text;
        EXPECT_EQ(line_of(games[1]), "d2d4") << text;
    }
}

// Two zeros end the game of two losers only where nothing follows; elsewhere they castle or are a
// mistake.
TEST(PgnRead, TwoZerosEndAGameOnlyAtItsEnd) {
    const auto games = read_all("1. e4 e5 0-0 2. Nf3 *\n\n"
                                "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 *\n\n1. e4 (1. d4 0-0) *\n");
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(troubles(games[0]), "1:10 notation.chess.not_legal 0-0\n");
    EXPECT_EQ(line_of(games[1]), "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1");
    EXPECT_EQ(troubles(games[2]), "5:14 notation.chess.not_legal 0-0\n");
    const auto lost = read_all("1. e4 e5 0-0\n\n[Event \"b\"]\n\n1. d4 d5 0\xE2\x80\x93"
                               "0\n");
    ASSERT_EQ(lost.size(), 2U);
    EXPECT_EQ(lost[0].outcome, Outcome::both_lose);
    EXPECT_EQ(troubles(lost[0]), "");
    EXPECT_EQ(lost[1].outcome, Outcome::both_lose);
    EXPECT_EQ(read_all(rewritten(lost)).at(0).outcome, Outcome::both_lose);
}

TEST(PgnRead, MovesMayStandApart) {
    const auto games = read_all("1. e2 - e4 e7 -e5 2. Ng1- f3 d7 - d6 3. Nf3 x e5 d6x e5! *\n");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(line_of(games[0]), "e2e4 e7e5 g1f3 d7d6 f3e5 d6e5");
    EXPECT_EQ(troubles(games[0]), "");
    EXPECT_EQ(games[0].moves.notes_of(games[0].moves.last_of_main_line()).nags,
              (std::vector<std::uint8_t>{1}));
}

// PGN, sections 8.2.3.2 and 10.
TEST(PgnRead, ReadsSignsOfTheInformatorAndLettersOfPawns) {
    const auto games = read_all("1. Pe4 \xE2\x96\xA1 Pe5 2. Nf3 \xC2\xB1 Nc6 \xE2\xA9\xB2 *\n\n"
                                "1. e4 Nf6 2. e5 d5 3. exd6 ep+ *\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(line_of(games[0]), "e2e4 e7e5 g1f3 b8c6");
    EXPECT_EQ(troubles(games[0]), "");
    EXPECT_EQ(rewritten({games[0]}), "\n1. e4 $7 e5 2. Nf3 $16 Nc6 $14 *\n\n");
    EXPECT_EQ(line_of(games[1]), "e2e4 g8f6 e4e5 d7d5 e5d6");
    EXPECT_EQ(troubles(games[1]), "");
}

// FIDE:C.3: the first letter of a piece is a capital. A small b that no pawn can be is the bishop;
// in a game that writes so, a capture both could make is said to be the pawn's. Elsewhere it is not
// worth a word.
TEST(PgnRead, SaysWhatASmallBWasTakenFor) {
    const auto games =
        read_all("[FEN \"4k3/8/8/8/1p1b4/2N5/8/4K3 b - - 0 1\"]\n1... be5 2. Kd1 bxc3 *\n\n"
                 "[FEN \"4k3/8/8/8/1p1b4/2N5/8/4K3 b - - 0 1\"]\n1... bxc3 *\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(troubles(games[0]), "2:6 notation.chess.small_bishop be5\n"
                                  "2:17 notation.chess.small_pawn bxc3\n");
    ASSERT_EQ(games[0].diagnostics.size(), 2U);
    EXPECT_EQ(games[0].diagnostics[0].fault.message,
              (Message{"notation.chess.small_bishop", {{"move", "Bd4e5"}}}));
    EXPECT_EQ(games[0].diagnostics[1].fault.message,
              (Message{"notation.chess.small_pawn", {{"move", "b4xc3"}, {"other", "Be5xc3"}}}));
    EXPECT_EQ(troubles(games[1]), "");
}

TEST(PgnRead, KeepsNullMovesAsText) {
    const auto games = read_all("1. e4 e5 (1... -- 2. d4 d5) 2. Nf3 (2. Z0 d5) Nc6 *\n\n"
                                "1. e4 -- 2. d4 *\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(line_of(games[0]), "e2e4 e7e5 g1f3 b8c6");
    EXPECT_EQ(troubles(games[0]), "");
    EXPECT_EQ(line_of(games[1]), "e2e4");
    EXPECT_EQ(troubles(games[1]), "3:7 notation.null_move --\n");
    EXPECT_FALSE(games[1].has_errors());
    EXPECT_EQ(games[1].outcome, Outcome::unfinished);
}

TEST(PgnRead, ControlBytesAreBlanks) {
    const auto games = read_all(std::string_view("1. e4\x01 e5 *\n\x1A\0\0", 15));
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(line_of(games[0]), "e2e4 e7e5");
    EXPECT_EQ(troubles(games[0]), "");
}

TEST(PgnRead, AForgottenBraceEndsAtTheNextGame) {
    const auto games =
        read_all("[Event \"a\"]\n\n1. e4 {never closed\n\n[Event \"b\"]\n\n1. d4 *\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(troubles(games[0]), "3:7 notation.comment_unclosed never closed\n"
                                  "5:1 notation.result_missing \n");
    EXPECT_EQ(line_of(games[1]), "d2d4");
    const auto open = read_all("1. e4 (1. d4 {x\n");
    EXPECT_EQ(troubles(open.at(0)), "1:14 notation.comment_unclosed x\n"
                                    "2:1 notation.variation_unclosed \n"
                                    "2:1 notation.result_missing \n");
}

TEST(PgnRead, MemoryIsBounded) {
    std::string text = "1. e4 ";
    for (int i = 0; i < 5000; ++i) {
        text += "{a comment} ";
    }
    text += "e5 2. Nf3 Nf6 3. Ng1 Ng8 1-0\n1. d4 *";
    text::Limits limits;
    limits.text_bytes = 1000;
    limits.moves = 4;
    const auto games = read_all(text, {}, limits);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_LT(games[0].moves.notes_of(games[0].moves[root].next).after.size(), 40U);
    EXPECT_EQ(games[0].moves.size(), 5U);
    EXPECT_EQ(games[0].outcome, Outcome::white_wins);
    EXPECT_EQ(line_of(games[1]), "d2d4");
    limits.text_bytes = 1'000'000;
    limits.tags = 2;
    limits.depth = 1;
    EXPECT_EQ(troubles(read_all("[A \"a\"]\n[B \"b\"]\n[C \"c\"]\n\n1. e4 *", {}, limits).at(0)),
              "3:1 notation.over_limit \n");
    EXPECT_EQ(troubles(read_all("1. e4 (1. d4 (1. c4)) *", {}, limits).at(0)),
              "1:14 notation.too_deep (\n");
    const std::string longer(text::Lexer::comment_limit + 1, 'x');
    EXPECT_EQ(troubles(read_all("1. e4 {" + longer + "} *").at(0)), "1:7 notation.over_limit \n");
    EXPECT_EQ(read_all(std::string(100'000, '(')).size(), 1U);
    EXPECT_EQ(read_all("1. e4 " + std::string(300'000, ' ') + "e5 *").at(0).moves.size(), 3U);
}

TEST(PgnRead, ReadsOtherLetters) {
    Options options;
    options.letters = chess::find_letters("uk");
    const auto games = read_all("1. e4 e5 2. Кf3 Кc6 3. Сb5 *", options);
    EXPECT_EQ(line_of(games.at(0)), "e2e4 e7e5 g1f3 b8c6 f1b5");
}

TEST(PgnCheck, ComparesTheResultWithTheEnd) {
    const auto check = [](std::string_view text) {
        Game game = read_all(text).at(0);
        const std::string* const tag = game.tag("Result");
        const auto stated = tag != nullptr ? Dialect().outcome(*tag) : std::nullopt;
        check_end(game, stated ? &*stated : nullptr);
        return troubles(game);
    };
    EXPECT_EQ(check("1. f3 e5 2. g4 Qh4# 0-1"), "");
    EXPECT_EQ(check("1. f3 e5 2. g4 Qh4# 1-0"), "1:1 notation.result_contradicts_end \n");
    EXPECT_EQ(check("[Result \"1-0\"]\n\n1. e4 0-1"), "1:1 notation.result_contradicts_tag \n");
    EXPECT_EQ(check("[FEN \"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1\"]\n\n1. Qf8# 1/2-1/2"),
              "1:1 notation.result_contradicts_end \n");
}

TEST(PgnWrite, SaysThatBothLoseInTheTag) {
    const auto games = read_all("[Result \"0-0\"]\n\n1. e4 *");
    EXPECT_EQ(games.at(0).outcome, Outcome::both_lose);
    EXPECT_TRUE(same_game(read_all(rewritten(games)).at(0), games[0]));
}

} // namespace
} // namespace kodeks::notation::pgn
