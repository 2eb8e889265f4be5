#include "games/chess/face.hpp"
#include "games/variant.hpp"
#include "notation/chess/fen.hpp"
#include "notation/chess/read.hpp"
#include "notation/chess/sample_game.hpp"
#include "notation/chess/standard.hpp"
#include "notation/chess/write.hpp"
#include "support/article.hpp"
#include "support/chess_text.hpp"

#include <sstream>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::notation::chess {
namespace {

using games::Position;

std::string sample_in(const Style& style) {
    Position position = games::start_position(*games::find_variant("chess"));
    std::istringstream moves{std::string(test::sample_coordinates)};
    std::string text;
    int ply = 0;
    for (std::string word; moves >> word; ++ply) {
        const auto move = read_move(position, word, english_letters());
        text += ply % 2 == 0 ? std::to_string(ply / 2 + 1) + ". " : "";
        text += write_move(position, move.value(), style) + " ";
        position = games::play(position, *move);
    }
    return text + "(=)";
}

TEST(ChessWrite, WritesTheSampleGameInItsThreeForms) {
    ARTICLE("FIDE:C.SAMPLE", "FIDE:C.2", "FIDE:C.3", "FIDE:C.8", "FIDE:C.9.3", "FIDE:C.13",
            "PMR:165", "PMR:170", "PMR:172", "PMR:177", "PMR:177.SAMPLE");
    for (const auto& forms : {test::sample_english, test::sample_russian, test::sample_ukrainian}) {
        const Letters& letters = *find_letters(forms.letters);
        EXPECT_EQ(sample_in(short_style(letters)), forms.short_form);
        EXPECT_EQ(sample_in(shorter_style(letters)), forms.shorter_form);
        EXPECT_EQ(sample_in(long_style(letters)), forms.long_form);
    }
}

// All legal moves of a position as written, in the order of the squares.
std::string all_moves(std::string_view fen, const Style& style) {
    const Position position = test::chess_position("chess", fen);
    games::MoveList moves;
    games::legal_moves(position, moves);
    moves.sort();
    std::string text;
    for (const games::Move& move : moves) {
        text += (text.empty() ? "" : " ") + write_move(position, move, style);
    }
    return text;
}

TEST(ChessWrite, TellsPiecesApartByFileThenByRank) {
    ARTICLE("FIDE:C.10", "FIDE:C.10.1", "FIDE:C.10.2", "FIDE:C.10.3", "FIDE:C.10.3.1",
            "FIDE:C.10.3.2", "FIDE:C.10.3.3", "PMR:173a", "PMR:173b", "PMR:174", "PMR:174a",
            "PMR:174b", "PMR:174c");
    EXPECT_EQ(all_moves("4k3/8/8/8/8/8/8/4N1NK w - - 0 1", pgn_style()),
              "Nc2 Ng2 Nd3 Nef3 Ne2 Ngf3 Nh3 Kg2 Kh2");
    EXPECT_EQ(all_moves("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", pgn_style()),
              "Kb1 Ka2 Kb2 Ne2 N1f3 N1h3 N5f3 N5h3 Ne4 Ne6 Nf7 Nh7");
    EXPECT_EQ(all_moves("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", pgn_style()),
              "Kb1 Ka2 Kb2 Nf1 Nhf3 Ng4 Nc2 Ne2 Nb3 Ndf3 Nb5 Nf5 Nc6 Ne6");
    const Position queens = test::chess_position("chess", "1k6/8/8/8/Q6Q/8/8/K6Q w - - 0 1");
    const auto text = [&](std::string_view coordinates) {
        return write_move(queens, read_move(queens, coordinates, english_letters()).value(),
                          pgn_style());
    };
    EXPECT_EQ(text("a4e4") + " " + text("h1e4") + " " + text("h4e4"), "Qae4 Q1e4 Qh4e4");
}

TEST(ChessWrite, WritesPromotionCheckAndMate) {
    ARTICLE("FIDE:C.11", "FIDE:C.13.4", "FIDE:C.13.5", "PMR:175", "PMR:177");
    EXPECT_EQ(all_moves("7k/3P4/8/8/8/8/8/K7 w - - 0 1", short_style(*find_letters("en"))),
              "Kb1 Ka2 Kb2 d8N d8B d8R+ d8Q+");
    EXPECT_EQ(all_moves("7k/3P4/8/8/8/8/8/K7 w - - 0 1", short_style(*find_letters("ru"))),
              "Крb1 Крa2 Крb2 d8К d8С d8Л+ d8Ф+");
    EXPECT_EQ(all_moves("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", pgn_style()).find("Qg7#") ==
                  std::string::npos,
              false);
    EXPECT_NE(
        all_moves("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", short_style(english_letters())).find("Qg7++"),
        std::string::npos);
}

// A position some random moves into a game.
Position random_position(const std::vector<unsigned>& choices, std::string_view variant) {
    Position position = games::start_position(*games::find_variant(variant));
    games::MoveList moves;
    for (const unsigned choice : choices) {
        games::legal_moves(position, moves);
        if (moves.empty()) {
            break;
        }
        position = games::play(position, moves[choice % moves.size()]);
    }
    return position;
}

// Each move in one of the styles and letters, all of them in turn.
RC_GTEST_PROP(ChessWrite, ReadsBackEveryLegalMoveInEveryStyle,
              (const std::vector<unsigned>& choices)) {
    const Position position = random_position(choices, "chess");
    games::MoveList moves;
    games::legal_moves(position, moves);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::string_view name = style_names()[(i + choices.size()) % style_names().size()];
        const Letters& letters =
            name == "coordinates" ? english_letters() : all_letters()[(i + choices.size()) % 7 % 5];
        const std::string text = write_move(position, moves[i], style_named(name, &letters));
        const auto read = read_move(position, text, letters);
        RC_ASSERT(read.has_value() && *read == moves[i]);
        const auto& inner = games::chess::inner(position);
        const auto standard = read_standard(inner, write_move(position, moves[i], pgn_style()));
        RC_ASSERT(standard.has_value());
        RC_ASSERT(games::chess::outer_move(inner, *standard) == moves[i]);
    }
}

// A pawn's capture names the file it left; a rank does not stand in for it (found by a fuzzer).
TEST(ChessStandard, ARankDoesNotNameThePawnThatCaptures) {
    ARTICLE("FIDE:C.9.3");
    const Position position = test::chess_position(
        "chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    const auto& inner = games::chess::inner(position);
    EXPECT_FALSE(read_standard(inner, "5e6"));
    EXPECT_FALSE(read_standard(inner, "5xe6"));
    const auto capture = read_standard(inner, "dxe6");
    ASSERT_TRUE(capture);
    EXPECT_EQ(write_move(position, games::chess::outer_move(inner, *capture), pgn_style()), "dxe6");
}

RC_GTEST_PROP(ChessWrite, NoTwoMovesOfAPositionAreWrittenAlike,
              (const std::vector<unsigned>& choices)) {
    const Position position = random_position(choices, "chess960");
    games::MoveList moves;
    games::legal_moves(position, moves);
    std::vector<std::string> texts;
    for (const games::Move& move : moves) {
        texts.push_back(write_move(position, move, shorter_style(english_letters())));
    }
    std::sort(texts.begin(), texts.end());
    RC_ASSERT(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
}

RC_GTEST_PROP(ChessFen, EveryPositionReadsBack, (const std::vector<unsigned>& choices)) {
    const games::Setup setup = games::setup_of(random_position(choices, "chess960"));
    for (const auto castling : {CastlingLetters::sides, CastlingLetters::files}) {
        RC_ASSERT(read_fen(write_fen(setup, castling)).value() == setup);
    }
}

} // namespace
} // namespace kodeks::notation::chess
