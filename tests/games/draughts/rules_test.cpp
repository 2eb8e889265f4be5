// Boards, starting positions, quiet moves, promotion and the end of the game, article by article.
#include "support/article.hpp"
#include "support/draughts_text.hpp"
#include "support/setup_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

using namespace games;

const char* const eight_by_eight[] = {"russian", "brazilian", "russian-giveaway"};
const char* const hundred[] = {"international", "frisian", "international-giveaway"};

TEST(DraughtsBoard, The64SquareBoard) {
    ARTICLE("RU:1.1", "UA:III.1.3.1", "UA:III.1.3.2");
    for (const char* name : eight_by_eight) {
        const Variant& variant = *find_variant(name);
        EXPECT_EQ(variant.board, (Board{8, 8, Playing::dark_fields}));
        std::string names;
        for (std::uint8_t i = 0; i < variant.board.squares(); ++i) {
            names += square_name(variant, Square{i}) + " ";
        }
        EXPECT_EQ(names, "b8 d8 f8 h8 a7 c7 e7 g7 b6 d6 f6 h6 a5 c5 e5 g5 "
                         "b4 d4 f4 h4 a3 c3 e3 g3 b2 d2 f2 h2 a1 c1 e1 g1 ");
        EXPECT_FALSE(variant.board.square_at({0, 1}).has_value()); // a2 is light
    }
}

TEST(DraughtsBoard, The100SquareBoard) {
    ARTICLE("RU:2.2", "RU:2.4#1", "UA:IV.1.3.1", "UA:IV.1.3.2", "FR:1", "FR:2", "FR:3", "FR:5");
    for (const char* name : hundred) {
        const Variant& variant = *find_variant(name);
        EXPECT_EQ(variant.board, (Board{10, 10, Playing::dark_fields}));
        EXPECT_EQ(variant.board.squares(), 50);
        EXPECT_EQ(variant.board.field_of(square_from(variant, "46")), (Field{0, 0}));
        EXPECT_EQ(variant.board.field_of(square_from(variant, "5")), (Field{9, 9}));
        EXPECT_EQ(variant.board.field_of(square_from(variant, "1")), (Field{1, 9}));
        EXPECT_EQ(variant.board.field_of(square_from(variant, "6")), (Field{0, 8}));
    }
}

// The squares a lone white king reaches from a corner: the main road.
std::vector<std::string> road_from(const char* variant, const char* fen) {
    return moves_text(position(variant, fen));
}

TEST(DraughtsBoard, TheMainRoad) {
    ARTICLE("RU:1.2#3", "UA:III.1.3.3", "RU:2.2#2", "UA:IV.1.3.3");
    EXPECT_EQ(
        road_from("russian", "W:WKa1:Bb8"),
        (std::vector<std::string>{"a1-b2", "a1-c3", "a1-d4", "a1-e5", "a1-f6", "a1-g7", "a1-h8"}));
    EXPECT_EQ(road_from("international", "W:WK46:B1"),
              (std::vector<std::string>{"46-10", "46-14", "46-19", "46-23", "46-28", "46-32",
                                        "46-37", "46-41", "46-5"}));
}

TEST(DraughtsStart, RussianAndBrazilian) {
    ARTICLE("RU:1.3", "RU:1.4.2", "UA:III.1.2.1", "UA:III.2.1", "RU:1.6.2#1", "RU:1.4.1");
    for (const char* name : eight_by_eight) {
        const Position start = start_position(*find_variant(name));
        EXPECT_EQ(start, position(name, "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:"
                                        "Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8"));
        EXPECT_EQ(side_to_move(start), Side::white);
        expect_moves(start, {"a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"});
        EXPECT_EQ(side_to_move(play_all(start, "a3-b4")), Side::black);
    }
}

TEST(DraughtsStart, InternationalAndFrisian) {
    ARTICLE("RU:2.3", "RU:2.4#2", "UA:IV.1.2", "UA:IV.2.1", "FR:4", "FR:6");
    for (const char* name : hundred) {
        const Position start = start_position(*find_variant(name));
        EXPECT_EQ(start, position(name, "W:W31-50:B1-20"));
        expect_moves(start, {"31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30",
                             "35-30"});
        EXPECT_EQ(side_to_move(play_all(start, "35-30")), Side::black);
    }
}

TEST(DraughtsStart, Spantsireti) {
    ARTICLE("RU:5.1.4#3");
    for (const char* name : {"spantsireti", "spantsireti-giveaway"}) {
        const Variant& variant = *find_variant(name);
        EXPECT_EQ(variant.board, (Board{10, 8, Playing::dark_fields}));
        const Position start = start_position(variant);
        EXPECT_EQ(material(start, Side::white).of(Kind::man), 15);
        EXPECT_EQ(material(start, Side::black).of(Kind::man), 15);
        expect_moves(start, {"a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4", "i3-h4",
                             "i3-j4"});
        // Russian captures on the wider board: crowned in passing, free choice.
        expect_moves(name, "W:Wh4:Bc3,c7,e7,g5",
                     {"h4xf6xd8xa5xd2 g5,e7,c7,c3 K", "h4xf6xd8xa5xe1 g5,e7,c7,c3 K"});
    }
}

TEST(DraughtsMoves, MenMoveForwardOneSquare) {
    ARTICLE("RU:1.4.3", "UA:III.2.2", "UA:III.2.3", "UA:IV.2.2", "UA:IV.2.3", "FR:7#1",
            "FR:6#note");
    expect_moves("russian", "W:Wc3,d4:Bh8", {"c3-b4", "d4-c5", "d4-e5"});
    expect_moves("russian", "B:Wa1:Bf6", {"f6-e5", "f6-g5"});
    expect_moves("brazilian", "W:Wa5:Bh8", {"a5-b6"});
    expect_moves("international", "W:W28:B5", {"28-22", "28-23"});
    expect_moves("frisian", "B:W46:B15", {"15-20"});
}

TEST(DraughtsMoves, KingsMoveAnyDistanceButNotOverPieces) {
    ARTICLE("RU:1.4.5", "UA:III.2.5.1", "UA:IV.2.5");
    expect_moves("russian", "W:WKd4,b2:Bh8",
                 {"d4-c3", "d4-e5", "d4-f6", "d4-g7", "d4-c5", "d4-b6", "d4-a7", "d4-e3", "d4-f2",
                  "d4-g1", "b2-a3", "b2-c3"});
    expect_moves("international", "W:WK46,32:B45", {"46-41", "46-37", "32-27", "32-28"});
}

TEST(DraughtsMoves, AManOnTheLastRankIsAKing) {
    ARTICLE("RU:1.4.4", "RU:1.5.16", "UA:III.2.4", "UA:IV.2.4");
    // It arrives without capturing, becomes a king, and captures only with its next move.
    const Position before = position("russian", "W:Wc7:Bf6,h2");
    expect_moves(before, {"c7-b8 K", "c7-d8 K"});
    const Position after = play_all(before, "c7-d8");
    EXPECT_EQ(text_of(after), "B:WKd8:Bf6,h2");
    expect_moves(play_all(after, "h2-g1"), {"d8xg5 f6", "d8xh4 f6"});
    expect_moves(
        "international", "W:W7,K50:B45",
        {"7-1 K", "7-2 K", "50-44", "50-39", "50-33", "50-28", "50-22", "50-17", "50-11", "50-6"});
    EXPECT_EQ(material(position("russian", "W:WKd8,Kf8:Bf6"), Side::white).of(Kind::king), 2);
}

TEST(DraughtsCaptures, ManAndKingCaptureOnePiece) {
    ARTICLE("RU:1.5.1", "RU:1.5.2", "RU:1.5.3", "UA:III.3.1", "UA:III.3.3", "UA:IV.3.1",
            "UA:IV.3.3", "UA:III.3.8.1", "UA:IV.3.7");
    const Position man = position("russian", "W:Wc3,g1:Bd4");
    expect_moves(man, {"c3xe5 d4"}); // compulsory: no quiet move is legal
    EXPECT_EQ(text_of(play_all(man, "c3xe5")), "B:We5,g1:B");
    expect_moves("russian", "W:Wc5:Bd4", {"c5xe3 d4"}); // backwards
    expect_moves("brazilian", "W:Wc5:Bd4", {"c5xe3 d4"});
    expect_moves("international", "W:W23:B28", {"23x32 28"});
    expect_moves("russian", "W:WKa1:Bd4", {"a1xe5 d4", "a1xf6 d4", "a1xg7 d4", "a1xh8 d4"});
    expect_moves("russian", "W:WKa1,c3:Bd4,e5", {"a1-b2", "c3-b4"}); // own pieces are not jumped
    expect_moves("international", "W:WK46:B32,28", {"46-41", "46-37"});
}

TEST(DraughtsCaptures, OwnPiecesStopASequenceAndSquaresMayBePassedAgain) {
    ARTICLE("RU:1.5.8", "RU:1.5.9", "RU:1.5.5", "UA:III.3.2", "UA:III.3.5", "UA:IV.3.2",
            "UA:IV.3.5", "UA:III.3.4");
    expect_moves("russian", "W:Wc1,f4:Bd2,e5", {"c1xe3 d2", "f4xd6 e5"});
    expect_moves("russian", "W:Wc3:Bd4,d6,b6,b4", {"c3xe5xc7xa5xc3 d4,d6,b6,b4"});
    expect_moves("russian", "W:WKa1,f6:Bd4", {"a1xe5 d4"});
}

TEST(DraughtsEnd, NoPiecesOrNoMoves) {
    ARTICLE("RU:1.8.1#2", "RU:1.8.1#3", "UA:III.4.1.1", "UA:III.4.2.2", "UA:III.4.2.3",
            "UA:IV.4.1.1", "UA:IV.4.2.2", "UA:IV.4.2.3", "FR:20.1", "FR:20.5");
    for (const char* name : {"russian", "brazilian", "spantsireti"}) {
        EXPECT_EQ(ending(position(name, "W:Wa3,Kc1:Bh8")), Ending{});
        EXPECT_EQ(ending(position(name, "B:Wa3:B")), (Ending{EndReason::no_pieces, Side::white}));
        EXPECT_EQ(ending(position(name, "W:Wa3:Bb4,c5")),
                  (Ending{EndReason::no_moves, Side::black}));
    }
    for (const char* name : {"international", "frisian"}) {
        EXPECT_EQ(ending(position(name, "W:W28:B5")), Ending{});
        EXPECT_EQ(ending(position(name, "B:W28:B")), (Ending{EndReason::no_pieces, Side::white}));
        EXPECT_EQ(ending(position(name, "W:W6:B1")), (Ending{EndReason::no_moves, Side::black}));
    }
}

TEST(DraughtsEnd, GiveawayIsWonByWhoHasNothingLeftToMove) {
    ARTICLE("RU:5.1.4#4");
    for (const char* name : {"russian-giveaway", "spantsireti-giveaway"}) {
        EXPECT_EQ(ending(position(name, "B:Wa3:B")), (Ending{EndReason::no_pieces, Side::black}));
        EXPECT_EQ(ending(position(name, "W:Wa3:Bb4,c5")),
                  (Ending{EndReason::no_moves, Side::white}));
        EXPECT_EQ(ending(position(name, "W:Wa3:Bh8")), Ending{});
    }
    const char* name = "international-giveaway";
    EXPECT_EQ(ending(position(name, "B:W28:B")), (Ending{EndReason::no_pieces, Side::black}));
    EXPECT_EQ(ending(position(name, "W:W6:B1")), (Ending{EndReason::no_moves, Side::white}));
}

TEST(DraughtsSetup, EveryDefectIsNamedAtOnce) {
    const Variant& russian = *find_variant("russian");
    games::Setup setup = draughts_setup(russian, "W:Wb8,a1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bd8");
    setup.at(Square{40}) = {Kind::man, Side::black};
    const Defects expected =
        Defects(Defect::man_on_promotion_row) | Defect::too_many_pieces | Defect::foreign_piece;
    EXPECT_EQ(accept(russian, setup).error(), expected);
    setup.at(Square{40}) = {};
    EXPECT_TRUE(accept(russian, setup, tolerable_defects()).has_value());
    EXPECT_EQ(accept(russian, setup, Defect::too_many_pieces).error(),
              Defects(Defect::man_on_promotion_row) | Defect::too_many_pieces);
    setup.at(Square{0}) = {Kind::pawn, Side::white};
    EXPECT_TRUE(accept(russian, setup, tolerable_defects()).error().has(Defect::foreign_piece));
    EXPECT_EQ(accept(russian, games::Setup{}, tolerable_defects()).error(),
              Defects(Defect::no_pieces));
}

TEST(DraughtsIrreversible, CapturesAndManMoves) {
    const Position kings = position("russian", "W:WKa1,c3:Bh2");
    EXPECT_FALSE(is_irreversible(kings, find_move(kings, "a1-b2")));
    EXPECT_TRUE(is_irreversible(kings, find_move(kings, "c3-d4")));
    const Position capture = position("russian", "W:WKa1:Bd4");
    EXPECT_TRUE(is_irreversible(capture, find_move(capture, "a1xh8")));
}

} // namespace
} // namespace kodeks::test
