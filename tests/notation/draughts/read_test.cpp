#include "base/utf8.hpp"
#include "notation/draughts/read.hpp"
#include "notation/draughts/support.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::notation::draughts {
namespace {

using test::played;
using test::position_from;
using test::variant;

// The move meant, in full with its route; or "?" and why not.
std::string meaning(const games::Position& position, std::string_view text,
                    Accept accept = Accept::anything) {
    const auto reading = read_move(position, text, accept);
    if (!reading) {
        return "? " + render(explain(reading.error(), position, text), Language::en);
    }
    Style style = own_style(position.variant());
    style.form = Form::route;
    return move_text(position, reading->move, style);
}

constexpr const char* unreadable = "? this is not a draughts move";
constexpr const char* not_legal = "? no legal move is written so";

TEST(DraughtsMoveReading, TakesEveryFormOfAQuietMove) {
    ARTICLE("UA:V.4.1", "UA:V.4.2.1", "UA:V.4.4");
    const auto start = games::start_position(variant("russian"));
    for (const char* text : {"c3-d4", "C3-D4", "c3d4", "cd4", "c-d4", "22-18", "2218", "c3–d4",
                             "c3 — d4", "с3-d4", "22-l8", "cЗ-d4", " c3 - d4 ", "c3−d4"}) {
        EXPECT_EQ(meaning(start, text), "c3-d4") << text;
    }
    EXPECT_EQ(meaning(start, "аЬ4"), "a3-b4"); // Cyrillic а and the soft sign
    EXPECT_EQ(meaning(start, "аВ4"), "a3-b4"); // Cyrillic а and В
    EXPECT_EQ(meaning(start, "gН4"), "g3-h4"); // Cyrillic Н
}

TEST(DraughtsMoveReading, TakesEveryFormOfACapture) {
    ARTICLE("UA:V.4.2.2");
    const auto position = position_from(variant("russian"), "W:Wa1:Bb2,d4,f6");
    for (const char* text : {"a1:g7", "a1xg7", "a1:c3:e5:g7", "a1:c3:g7", "a:g7", "ag7", "a1-g7",
                             "x", ":", "29x8", "а1хg7", "al :g7", "a1×g7", "a1*g7", "a:c3:e5:g7"}) {
        EXPECT_EQ(meaning(position, text), "a1:c3:e5:g7") << text;
    }
    EXPECT_EQ(meaning(position, "a1:e5"), not_legal); // a capture is finished (RU:1.5.6)
    EXPECT_EQ(meaning(position, "a1:e5:c3:g7"), not_legal);
    EXPECT_EQ(meaning(position, "a1:c3"), not_legal);
}

TEST(DraughtsMoveReading, RefusesACaptureSignForAQuietMove) {
    const auto start = games::start_position(variant("russian"));
    EXPECT_EQ(meaning(start, "c3:d4"), not_legal);
    EXPECT_EQ(meaning(start, "c:d4"), not_legal);
    EXPECT_EQ(meaning(start, "x"), not_legal);
}

TEST(DraughtsMoveReading, ListsTheReadingsOfAmbiguousText) {
    ARTICLE("RU:1.6.2#6");
    const auto diagram5 = position_from(variant("russian"), "W:WKd2:Bb6,d6,f4,f6,g7");
    EXPECT_EQ(meaning(diagram5, "d2:a5"), "d2:g5:d8:a5");
    EXPECT_EQ(meaning(diagram5, "d2:a7"), "? ambiguous; it can be d2:g5:e7:c5:a7, d2:h6:f8:c5:a7");
    EXPECT_EQ(meaning(diagram5, "x"),
              "? ambiguous; it can be d2:a5, d2:g5:e7:c5:a7, d2:h6:f8:c5:a7");
    EXPECT_EQ(meaning(diagram5, "d2:h6:a7"), "d2:h6:f8:c5:a7");
    EXPECT_EQ(meaning(diagram5, "d2:f8:a7"), "d2:h6:f8:c5:a7");
    EXPECT_EQ(meaning(diagram5, "d:e7:a7"), "d2:g5:e7:c5:a7");
    EXPECT_EQ(meaning(diagram5, "d2:c5:a7"),
              "? ambiguous; it can be d2:g5:e7:c5:a7, d2:h6:f8:c5:a7");
    EXPECT_EQ(meaning(diagram5, "d2:h6:f8:b4"), not_legal);
    EXPECT_EQ(meaning(diagram5, "d2:h6:f8:a3"), not_legal);
    const auto kings = position_from(variant("russian"), "W:Wa1,Ka3,h2:Bh8");
    EXPECT_EQ(meaning(kings, "ab2"), "? ambiguous; it can be a1-b2, a3-b2");
}

TEST(DraughtsMoveReading, TwoSquaresMeanTheSingleJumpWhenALongerCaptureEndsThereToo) {
    const auto loop = position_from(variant("russian"), "W:WKg3:Bc7,d2,d4,f2");
    EXPECT_EQ(meaning(loop, "x"), "? ambiguous; it can be g3:b8, g3:d8, g3:e1:c3:e5:b8");
    EXPECT_EQ(meaning(loop, "g3:b8"), "g3:b8");
    EXPECT_EQ(meaning(loop, "g3:e1:b8"), "g3:e1:c3:e5:b8");
}

TEST(DraughtsMoveReading, AcceptsALoneCrossForTheOnlyCapture) {
    ARTICLE("FR:22");
    const auto& frisian = variant("frisian");
    EXPECT_EQ(meaning(position_from(frisian, "W:W46:B41"), "x"), "46x37");
    EXPECT_EQ(meaning(position_from(frisian, "W:WK46:B26"), "x"),
              "? ambiguous; it can be 46x16, 46x6");
    EXPECT_EQ(meaning(position_from(frisian, "W:W46:B35"), "46-41"), "46-41");
}

TEST(DraughtsMoveReading, ThePathOfPdnIsAlwaysTaken) {
    const auto diagram12 = position_from(variant("international"), "W:WK47:B11,12,19,29,30,40");
    EXPECT_EQ(meaning(diagram12, "47x24x8x17x6"), "47x24x8x17x6");
    EXPECT_EQ(meaning(diagram12, "47x24x35x44x6"), "47x24x35x44x6");
    EXPECT_EQ(meaning(diagram12, "47x35x6"), "47x24x35x44x6");
    EXPECT_EQ(meaning(diagram12, "47x6"), "? ambiguous; it can be 47x24x35x44x6, 47x24x8x17x6");
    EXPECT_EQ(meaning(diagram12, "47x24x6"), "? ambiguous; it can be 47x24x35x44x6, 47x24x8x17x6");
}

TEST(DraughtsMoveReading, NumberedBoardsHaveNoCompactText) {
    ARTICLE("RU:2.4#7");
    const auto start = games::start_position(variant("international"));
    EXPECT_EQ(meaning(start, "cd4"), unreadable);
    EXPECT_EQ(meaning(start, "32-28"), "32-28");
    EXPECT_EQ(meaning(start, "d4-e5"), "32-28"); // letters in full do no harm
}

TEST(DraughtsMoveReading, PrintedGamesOfTheCodeAreRead) {
    ARTICLE("RU:1.6.2#8", "RU:1.6.2#9");
    const auto start = games::start_position(variant("russian"));
    const auto full = played(start, "e3-d4 d6-c5 f2-e3 f6-g5 c3-b4 g5-h4 b4:d6 h4:f2 el:g3 c7:h4");
    EXPECT_EQ(full, played(start, "ed4 dc5 fe3 fg5 cЬ4 gh4 b:d6 h:f2 e:g3 c:h4"));
    // The misprint is refused: g6 is a light square.
    EXPECT_EQ(meaning(played(start, "ed4 dc5 fe3"), "f6-g6"), unreadable);
    // RU:1.5.14: fewer pieces may be taken, and the sample game does so.
    const auto choice = played(start, "ed4 dc5 fe3 fg5 cb4 gh4 b:d6");
    EXPECT_EQ(test::legal_text(choice, {games::SquareNames::letters, ':', Form::route}),
              "c7:e5:c3 e7:c5 h4:f2");
    EXPECT_EQ(meaning(played(start, "cd4 fg5 dc5 b:d4"), "e:c5"), "e3:c5"); // RU:5.5.1#2
}

TEST(DraughtsMoveReading, StrictReadingTakesFullNotationOnly) {
    const auto start = games::start_position(variant("russian"));
    EXPECT_EQ(meaning(start, "c3-d4", Accept::full_only), "c3-d4");
    EXPECT_EQ(meaning(start, "E3-d4", Accept::full_only), "e3-d4"); // RU:5.2.2
    for (const char* text : {"cd4", "c3d4", "с3-d4", "c3 -d4", "c3–d4", "x"}) {
        EXPECT_EQ(meaning(start, text, Accept::full_only), unreadable) << text;
    }
    const auto capture = position_from(variant("russian"), "W:Wa1:Bb2");
    EXPECT_EQ(meaning(capture, "a1-c3", Accept::full_only), not_legal);
    EXPECT_EQ(meaning(capture, "a1xc3", Accept::full_only), "a1:c3");
}

TEST(DraughtsMoveReading, SaysWhereTheTextStopsMakingSense) {
    const auto start = games::start_position(variant("russian"));
    const auto offset = [&](std::string_view text) {
        const auto reading = read_move(start, text);
        return reading || reading.error().trouble != MoveTrouble::unreadable
                   ? 99
                   : static_cast<int>(reading.error().offset);
    };
    EXPECT_EQ(offset(""), 0);
    EXPECT_EQ(offset("c3"), 2);
    EXPECT_EQ(offset("c3-"), 3);
    EXPECT_EQ(offset("c3-d5"), 3);
    EXPECT_EQ(offset("c3-k4"), 3);
    EXPECT_EQ(offset("-c3"), 0);
    EXPECT_EQ(offset("c3-d4:e5"), 5);
    EXPECT_EQ(offset("221"), 0);
    EXPECT_EQ(offset("33-1"), 0);
    EXPECT_EQ(offset("c3-d4#"), 5);
    EXPECT_EQ(offset("\xFF"), 0);
    EXPECT_EQ(offset(std::string(4000, '1')), 250);
    std::string long_path = "a1";
    for (int i = 0; i < 60; ++i) {
        long_path += ":c3";
    }
    EXPECT_EQ(offset(long_path), 156); // more squares than any capture has
}

TEST(DraughtsMoveReading, EveryRouteOfEveryWrittenMoveReadsBack) {
    for (const char* fen :
         {"W:WK50:B9,12,13,20,22,23,29,32,38,40", "W:WK1,K48:B7,8,9,18,19,28,39,41,42"}) {
        for (const char* name : {"international", "frisian"}) {
            const auto position = position_from(variant(name), fen);
            games::MoveList legal;
            games::legal_moves(position, legal);
            for (const games::Move& move : legal) {
                for (const games::Route& route : games::routes(position, move, 100)) {
                    std::string text;
                    append_route(text, variant(name).board, route, own_style(variant(name)));
                    const auto reading = read_move(position, text);
                    ASSERT_TRUE(reading.has_value()) << text;
                    EXPECT_EQ(reading->move, move) << text;
                }
            }
        }
    }
}

} // namespace
} // namespace kodeks::notation::draughts
