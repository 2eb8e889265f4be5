#include "cli/call.hpp"
#include "support/article.hpp"
#include "support/source_tree.hpp"

#include <algorithm>
#include <array>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

namespace json = boost::json;

TEST(Variants, AreListedWithTheirArticles) {
    const Called called = call("variants");
    EXPECT_EQ(called.exit, Exit::done);
    test::expect_golden("cli/variants.txt", called.out);
    test::expect_golden("cli/variants.uk.txt", call("variants --lang uk").out);
    const json::value all = json::parse(call("variants --json").out);
    EXPECT_EQ(all.at("variants").as_array().size(), 10U);
    EXPECT_EQ(all.at("variants").at(2).at("name").as_string(), "russian");
}

TEST(Moves, AreSortedOneALine) {
    EXPECT_EQ(call("moves russian"),
              (Called{Exit::done, "a3-b4\nc3-b4\nc3-d4\ne3-d4\ne3-f4\ng3-f4\ng3-h4\n", ""}));
    EXPECT_EQ(call("moves russian --style short").out, "ab4\ncb4\ncd4\ned4\nef4\ngf4\ngh4\n");
    EXPECT_EQ(call("moves russian --style numeric --fen W:Wc3:Ba7").out, "22-17\n22-18\n");
    EXPECT_EQ(call("moves frisian --fen W:WK46:B26").out, "46x16\n46x6\n");
    EXPECT_EQ(call("moves frisian --style cross --fen W:W46:B41").out, "x\n");
    EXPECT_EQ(call("moves international --style spoken --lang ru --fen W:W11:B7").out,
              "простая 11 бьёт 1 шашку: 2, становится дамкой\n");
    EXPECT_EQ(call("moves russian --fen W:Wh2:Bg3,f4").out, "");
}

TEST(Moves, OfChessHaveTheLettersOfTheLanguage) {
    const std::string english = call("moves chess").out;
    EXPECT_EQ(english.substr(0, 16), "Na3\nNc3\nNf3\nNh3\n");
    EXPECT_TRUE(call("moves chess --lang ru").out.ends_with("Кa3\nКc3\nКf3\nКh3\n"));
    EXPECT_EQ(call("moves chess --style long").out.substr(0, 6), "Nb1a3\n");
    EXPECT_EQ(call("moves chess --style announced").out.substr(0, 20), "Anna zwei Anna drei\n");
    EXPECT_EQ(call("moves chess --style braille-ascii").out.substr(0, 3), "A3\n");
}

TEST(Moves, RefuseAStyleOfTheOtherFamily) {
    const Called called = call("moves russian --style announced");
    EXPECT_EQ(called.exit, Exit::wrong_usage);
    EXPECT_EQ(called.out, "");
    EXPECT_EQ(called.talk,
              "kodeks: this game has no style «announced»; it has: full, short, route, "
              "cross, numeric, letters, spoken, braille, braille-ascii\n");
}

TEST(Moves, SayWhatIsWrongWithAPosition) {
    EXPECT_EQ(
        call("moves russian --fen W:Wa2"),
        (Called{Exit::bad_input, "", "--fen:1:4: this is not a square of the board: «a2»\n"}));
    EXPECT_EQ(call("moves russian --fen W:Wb8:Ba1"),
              (Called{Exit::bad_input, "",
                      "--fen: a man stands where it would already be a king: "
                      "«W:Wb8:Ba1»\n"
                      "With --tolerant the position is taken as it stands.\n"}));
    const Called crowd = call("moves russian --fen W:W2-14:Bb8");
    EXPECT_EQ(crowd.exit, Exit::bad_input);
    EXPECT_EQ(crowd.talk, "--fen: a man stands where it would already be a king: «W:W2-14:Bb8»\n"
                          "--fen: more pieces than a side starts with: «W:W2-14:Bb8»\n"
                          "With --tolerant the position is taken as it stands.\n");
    // The pathological position of Frisian captures: a man on the row of promotion.
    EXPECT_EQ(call("moves frisian --fen W:W3,31:B10"),
              (Called{Exit::bad_input, "",
                      "--fen: a man stands where it would already be a king: «W:W3,31:B10»\n"
                      "With --tolerant the position is taken as it stands.\n"}));
    // Thirteen white men, all where men can be: a set-up.
    EXPECT_EQ(call("moves russian --fen W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3,b4:Bb8"),
              (Called{Exit::done, "b4-a5\nb4-c5\nc3-d4\ne3-d4\ne3-f4\ng3-f4\ng3-h4\n",
                      "--fen: more pieces than a side starts with: "
                      "«W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3,b4:Bb8»\n"
                      "It is taken as a set-up position.\n"}));
    // Eleven knights and no pawn: a set-up likewise.
    EXPECT_EQ(call_words({"moves", "chess", "--fen", "NNNN4/NNNN4/NNN5/8/8/8/8/K6k b - - 0 1"}),
              (Called{Exit::done, "Kg1\nKg2\nKh2\n",
                      "--fen: more promoted pieces than missing pawns: "
                      "«NNNN4/NNNN4/NNN5/8/8/8/8/K6k b - - 0 1»\n"
                      "It is taken as a set-up position.\n"}));
    EXPECT_EQ(call("moves russian --tolerant --fen W:Wb8,c3:Ba1").out, "c3-b4\nc3-d4\n");
    EXPECT_EQ(call("moves rusian"),
              (Called{Exit::wrong_usage, "",
                      "kodeks: there is no variant «rusian»; the variants are: chess, chess960, "
                      "russian, brazilian, international, frisian, spantsireti, "
                      "russian-giveaway, international-giveaway, spantsireti-giveaway\n"
                      "Did you mean: russian, frisian?\n"}));
}

TEST(Perft, PrintsTheCountLast) {
    EXPECT_EQ(call("perft chess 3"), (Called{Exit::done, "8902\n", ""}));
    EXPECT_EQ(call("perft russian 0").out, "1\n");
    EXPECT_EQ(call("perft international 5").out, "27117\n");
    EXPECT_EQ(call("perft russian 2 --divide").out,
              "a3-b4: 7\nc3-b4: 7\nc3-d4: 7\ne3-d4: 7\ne3-f4: 7\ng3-f4: 7\ng3-h4: 7\n49\n");
    EXPECT_EQ(call("perft frisian 6 --threads 4"), call("perft frisian 6"));
    EXPECT_EQ(call("perft chess 101").exit, Exit::wrong_usage);
    EXPECT_EQ(call("perft chess 3 --threads 0").exit, Exit::wrong_usage);
    EXPECT_EQ(call("perft chess x").exit, Exit::wrong_usage);
}

TEST(Show, DrawsTheBoard) {
    test::expect_golden("cli/show-russian.txt", call("show russian").out);
    test::expect_golden("cli/show-frisian-ascii.txt", call("show frisian --ascii").out);
    EXPECT_EQ(call("show russian --plain --fen B:Wc3:BKf8 --lang uk").out,
              "Ряд 8: f8 чорна дамка\nРяд 3: c3 біла проста\nХід чорних\n");
    EXPECT_EQ(call("show chess --svg").out.substr(0, 5), "<svg ");
    EXPECT_EQ(call("show chess --svg --plain").exit, Exit::wrong_usage);
}

TEST(Chess960, GivesNumberedAndDrawnPositions) {
    ARTICLE("FIDE:G.II.2");
    EXPECT_EQ(call("chess960 518"),
              (Called{Exit::done, "518\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n",
                      ""}));
    EXPECT_EQ(call("chess960 0").out,
              "0\nbbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1\n");
    EXPECT_EQ(call("chess960 959").out.substr(0, 4), "959\n");
    EXPECT_EQ(call("chess960 960").exit, Exit::wrong_usage);
    EXPECT_EQ(call("chess960").exit, Exit::wrong_usage);
    EXPECT_EQ(call("chess960 1 --seed a").exit, Exit::wrong_usage);
    EXPECT_EQ(call("chess960 --seed round-1"), call("chess960 --seed round-1"));
    // Every position can be drawn, and none far more often than the others.
    std::array<int, 960> drawn{};
    for (int i = 0; i < 9600; ++i) {
        const std::string out = call("chess960 --seed " + std::to_string(i)).out;
        ++drawn[static_cast<std::size_t>(std::stoi(out))];
    }
    EXPECT_GE(std::ranges::count_if(drawn, [](int n) { return n > 0; }), 955);
    EXPECT_LE(*std::ranges::max_element(drawn), 30);
}

} // namespace
} // namespace kodeks::cli
