#include "games/variant.hpp"
#include "notation/chess/read.hpp"
#include "notation/chess/sample_game.hpp"
#include "notation/chess/write.hpp"
#include "notation/pgn/pgn.hpp"
#include "notation/sheets/sheet.hpp"
#include "support/article.hpp"
#include "support/chess_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::notation::chess {
namespace {

using games::Position;

// Every word of a sheet as coordinates, until one cannot be read.
std::string coordinates_of(std::string_view text, std::string_view language) {
    const Letters& letters = *find_letters(language);
    const sheets::Sheet sheet = sheets::sheet_from(text, pgn::Dialect());
    Position position = games::start_position(*games::find_variant("chess"));
    std::string result;
    for (const auto& written : sheet.moves) {
        const auto move = read_move(position, written.text, letters);
        if (!move) {
            return result + " | " + written.text;
        }
        result += (result.empty() ? "" : " ") + write_move(position, *move, coordinate_style());
        position = games::play(position, *move);
    }
    return result;
}

// What a text means in a position: coordinates, or the trouble with all readings.
std::string meaning(std::string_view fen, std::string_view text, std::string_view language = "en") {
    const Position position = test::chess_position("chess", fen);
    const auto move = read_move(position, text, *find_letters(language));
    if (move) {
        return write_move(position, *move, coordinate_style());
    }
    if (move.error().trouble == MoveTrouble::unreadable) {
        return "unreadable";
    }
    if (move.error().trouble == MoveTrouble::not_legal) {
        return "not legal";
    }
    std::string list = "ambiguous";
    for (const games::Move& reading : move.error().readings) {
        list += " " + write_move(position, reading, coordinate_style());
    }
    return list;
}

TEST(ChessRead, ReadsTheSampleGameInAllFormsAndLetters) {
    ARTICLE("FIDE:C.SAMPLE", "FIDE:C.2", "FIDE:C.3", "FIDE:C.4", "FIDE:C.5", "FIDE:C.6", "FIDE:C.7",
            "FIDE:C.8", "FIDE:C.13", "PMR:165", "PMR:166", "PMR:167", "PMR:168", "PMR:169",
            "PMR:170", "PMR:177", "PMR:177.SAMPLE");
    for (const auto& forms : {test::sample_english, test::sample_russian, test::sample_ukrainian}) {
        EXPECT_EQ(coordinates_of(forms.short_form, forms.letters), test::sample_coordinates);
        EXPECT_EQ(coordinates_of(forms.shorter_form, forms.letters), test::sample_coordinates);
        EXPECT_EQ(coordinates_of(forms.long_form, forms.letters), test::sample_coordinates);
    }
    EXPECT_EQ(coordinates_of(test::sample_coordinates, "en"), test::sample_coordinates);
}

TEST(ChessRead, TakesLookAlikesByTheLanguageOfTheSheet) {
    EXPECT_EQ(coordinates_of(test::sample_look_alikes, "ru"), test::sample_coordinates);
    const std::string_view fen = "4k3/8/8/8/8/8/3N4/K7 w - - 0 1";
    EXPECT_EQ(meaning(fen, "Kb1", "en"), "a1b1");
    EXPECT_EQ(meaning(fen, "Кb1", "en"), "a1b1"); // the Cyrillic letter
    EXPECT_EQ(meaning(fen, "Kb1", "ru"), "d2b1");
    EXPECT_EQ(meaning(fen, "Kpb1", "ru"), "a1b1");
    EXPECT_EQ(meaning(fen, "Крb1", "uk"), "a1b1");
    EXPECT_EQ(meaning(fen, "Sb1", "de"), "d2b1");
    EXPECT_EQ(meaning(fen, "♘b1", "figurines"), "d2b1");
    EXPECT_EQ(meaning(fen, "♞b1", "figurines"), "d2b1");
    EXPECT_EQ(meaning(fen, "Фb1", "en"), "unreadable");
}

TEST(ChessRead, FollowsTheWayPiecesAreToldApart) {
    ARTICLE("FIDE:C.10", "FIDE:C.10.1", "FIDE:C.10.1.1", "FIDE:C.10.1.2", "FIDE:C.10.1.3",
            "FIDE:C.10.2", "FIDE:C.10.2.1", "FIDE:C.10.2.2", "FIDE:C.10.2.3", "FIDE:C.10.3",
            "FIDE:C.10.3.1", "FIDE:C.10.3.2", "FIDE:C.10.3.3", "PMR:173", "PMR:173a", "PMR:173b",
            "PMR:174", "PMR:174a", "PMR:174b", "PMR:174c");
    const std::string_view same_rank = "4k3/8/8/8/8/8/8/4N1NK w - - 0 1";
    EXPECT_EQ(meaning(same_rank, "Ngf3"), "g1f3");
    EXPECT_EQ(meaning(same_rank, "Nef3"), "e1f3");
    EXPECT_EQ(meaning(same_rank, "Кgf3", "ru"), "g1f3");
    EXPECT_EQ(meaning(same_rank, "Кef3", "ru"), "e1f3");
    EXPECT_EQ(meaning(same_rank, "Nf3"), "ambiguous e1f3 g1f3");
    const std::string_view same_file = "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1";
    EXPECT_EQ(meaning(same_file, "N5f3"), "g5f3");
    EXPECT_EQ(meaning(same_file, "N1f3"), "g1f3");
    EXPECT_EQ(meaning(same_file, "К5f3", "ru"), "g5f3");
    EXPECT_EQ(meaning(same_file, "Ngf3"), "ambiguous g1f3 g5f3");
    const std::string_view apart = "4k3/8/8/8/3N4/8/7N/K7 w - - 0 1";
    EXPECT_EQ(meaning(apart, "Nhf3"), "h2f3");
    EXPECT_EQ(meaning(apart, "Ndf3"), "d4f3");
    EXPECT_EQ(meaning(apart, "N4f3"), "d4f3");
}

TEST(ChessRead, TakesCapturesWithAndWithoutTheSign) {
    ARTICLE("FIDE:C.9", "FIDE:C.9.1", "FIDE:C.9.2", "FIDE:C.9.3", "FIDE:C.10.3.4", "FIDE:C.13.3",
            "FIDE:C.13.6", "PMR:171", "PMR:171a", "PMR:171b", "PMR:172", "PMR:174d");
    for (const auto& [fen, first, second] :
         {std::array{"4k3/8/8/8/8/5p2/8/4N1NK w - - 0 1", "Ngxf3", "Ngf3"},
          std::array{"4k3/8/8/6N1/8/5p2/8/K5N1 w - - 0 1", "N5xf3", "N5f3"},
          std::array{"4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1", "Ndxf3", "Nd:f3"}}) {
        EXPECT_EQ(meaning(fen, first), meaning(fen, second));
        EXPECT_EQ(meaning(fen, first).substr(2), "f3");
    }
    const std::string_view pawns = "4k3/8/8/8/1p2pp2/P5P1/8/4K3 w - - 0 1";
    EXPECT_EQ(meaning(pawns, "gxf4"), "g3f4");
    EXPECT_EQ(meaning(pawns, "gf4"), "g3f4");
    EXPECT_EQ(meaning(pawns, "axb4"), "a3b4");
    EXPECT_EQ(meaning(pawns, "ab"), "a3b4");
    EXPECT_EQ(meaning(pawns, "f4"), "not legal"); // a capture must show the file of departure
    const std::string_view passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    for (const auto* const text :
         {"exd6 e.p.", "exd6", "ed6 e.p.", "e5d6", "eхd6 е.р.", "exd6ep"}) {
        EXPECT_EQ(meaning(passing, text), "e5d6") << text;
    }
}

TEST(ChessRead, KnowsPinsAndThreeOfAKind) {
    EXPECT_EQ(meaning("4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1", "Nf3"), "g1f3");
    const std::string_view queens = "1k6/8/8/8/Q6Q/8/8/K6Q w - - 0 1";
    EXPECT_EQ(meaning(queens, "Qae4"), "a4e4");
    EXPECT_EQ(meaning(queens, "Q1e4"), "h1e4");
    EXPECT_EQ(meaning(queens, "Qh4e4"), "h4e4");
    EXPECT_EQ(meaning(queens, "Qhe4"), "ambiguous h1e4 h4e4");
    EXPECT_EQ(meaning(queens, "Q4e4"), "ambiguous a4e4 h4e4");
}

TEST(ChessRead, ReadsPromotions) {
    ARTICLE("FIDE:C.11", "PMR:175");
    const std::string_view queen = "7k/3P4/8/8/8/8/8/K7 w - - 0 1";
    for (const auto* const text : {"d8Q", "d8=Q", "d8(Q)", "d8/Q", "d7d8Q", "d8=Q+", "d7-d8Q"}) {
        EXPECT_EQ(meaning(queen, text), "d7d8q") << text;
    }
    EXPECT_EQ(meaning(queen, "d8Ф", "ru"), "d7d8q");
    EXPECT_EQ(meaning(queen, "d8F", "ru"), "d7d8q"); // as PMR:175 prints it
    EXPECT_EQ(meaning(queen, "d8"), "ambiguous d7d8n d7d8b d7d8r d7d8q");
    EXPECT_EQ(meaning(queen, "d8K"), "not legal");
    const std::string_view knight = "k4r2/4P3/8/8/8/8/8/K7 w - - 0 1";
    EXPECT_EQ(meaning(knight, "exf8N"), "e7f8n");
    EXPECT_EQ(meaning(knight, "ef8N"), "e7f8n");
    EXPECT_EQ(meaning(knight, "exf8К", "ru"), "e7f8n");
    EXPECT_EQ(meaning(knight, "exf8K", "ru"), "e7f8n");
    EXPECT_EQ(meaning("7k/8/8/8/8/8/1p6/7K b - - 0 1", "b1B"), "b2b1b");
    EXPECT_EQ(meaning("7k/8/8/8/8/8/1p6/7K b - - 0 1", "b1С", "ru"), "b2b1b");
    EXPECT_EQ(meaning("k7/8/8/8/8/8/6p1/K7 b - - 0 1", "g1R"), "g2g1r");
    EXPECT_EQ(meaning("k7/8/8/8/8/8/6p1/K7 b - - 0 1", "g1Л", "ru"), "g2g1r");
    EXPECT_EQ(meaning("k7/8/8/8/8/8/6p1/K7 b - - 0 1", "g1Т", "uk"), "g2g1r");
}

TEST(ChessRead, ReadsCastlingInEveryDress) {
    ARTICLE("FIDE:C.13.1", "FIDE:C.13.2");
    const std::string_view fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (const auto* const text : {"0-0", "O-O", "o-o", "О-О", "0–0", "00", "0-0+", "e1g1"}) {
        EXPECT_EQ(meaning(fen, text), "e1g1") << text;
    }
    for (const auto* const text : {"0-0-0", "O-O-O", "О-О-О", "000", "e1c1"}) {
        EXPECT_EQ(meaning(fen, text), "e1c1") << text;
    }
    EXPECT_EQ(meaning("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "0-0"), "not legal");
}

TEST(ChessRead, PassesOverSignsOfCheckAndMate) {
    ARTICLE("FIDE:C.13.4", "FIDE:C.13.5");
    const std::string_view fen = "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1";
    for (const auto* const text : {"Qg7", "Qg7+", "Qg7++", "Qg7#", "Qg7!?", "Qg7#!!", "Qg7 (=)"}) {
        EXPECT_EQ(meaning(fen, text), "g1g7") << text;
    }
}

TEST(ChessRead, RefusesWhatIsNoMove) {
    ARTICLE("FIDE:C.4", "PMR:166");
    const std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (const auto* const text : {"pe4", "Pd4", "pa4", "", "N", "e9", "i4", "Nf33", "e4e", "--",
                                   "\xFF\xFE", "x", "=Q", "Nx", "0", "0-0-0-0", "+", "(=)", "ф"}) {
        EXPECT_EQ(meaning(start, text), "unreadable") << text;
    }
    EXPECT_EQ(meaning(start, "e5"), "not legal");
    EXPECT_EQ(meaning(start, "Nd4"), "not legal");
}

TEST(ChessRead, ForgivesTheCaseOnlyWhereTheRulesReadNothing) {
    const std::string_view fen = "4k3/8/8/8/2p5/1P6/B7/4K3 w - - 0 1";
    EXPECT_EQ(meaning(fen, "bc4"), "b3c4"); // the pawn: files are small letters
    EXPECT_EQ(meaning(fen, "ke2"), "e1e2");
    EXPECT_EQ(meaning(fen, "bb1"), "a2b1");
    EXPECT_EQ(meaning("4k3/8/8/8/8/8/8/K1B5 w - - 0 1", "сg5", "ru"), "c1g5");
}

TEST(ChessRead, ExplainsTroubleInWords) {
    const Position position = test::chess_position("chess", "4k3/8/8/8/8/8/8/4N1NK w - - 0 1");
    const auto unread = read_move(position, "Nf3", english_letters());
    ASSERT_FALSE(unread.has_value());
    EXPECT_EQ(explain(unread.error(), position),
              (Message{"notation.chess.ambiguous", {{"readings", "Ne1f3, Ng1f3"}}}));
}

} // namespace
} // namespace kodeks::notation::chess
