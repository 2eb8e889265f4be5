// Positions that are variations of one another: shifted, mirrored, turned with the colours.
#include "composition/collection/shape.hpp"
#include "support/article.hpp"
#include "support/draughts_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::composition {
namespace {

Shape shape(const char* variant, const char* fen) {
    return shape_of(test::position(variant, fen));
}

std::optional<Likeness> like(const char* variant, const char* a, const char* b) {
    return likeness(test::position(variant, a).variant().board, shape(variant, a),
                    shape(variant, b));
}

TEST(Shape, KnowsTheVariationsOfAPosition) {
    ARTICLE("RU:6.4.3#3");
    EXPECT_EQ(like("russian", "W:Wc3,e3:Bf6", "W:Wc3,e3:Bf6"), Likeness::equal);
    EXPECT_EQ(like("russian", "W:Wc3,e3:Bf6", "W:Wd4,f4:Bg7"), Likeness::shifted);
    EXPECT_EQ(like("russian", "W:Wc3,e3:Bf6", "W:Wa3,c3:Bd6"), Likeness::shifted);
    // f6 stands two files from e3 and three ranks up; mirrored, it stands left of the left man.
    EXPECT_EQ(like("russian", "W:Wc3,e3:Bf6", "W:Wc3,e3:Bb6"), Likeness::mirrored);
    // Turned round: c3 becomes f6, e3 becomes d6, f6 becomes c3, and the colours change.
    EXPECT_EQ(like("russian", "W:Wc3,e3:Bf6", "B:Wc3:Bf6,d6"), Likeness::rotated);
    EXPECT_EQ(like("russian", "W:Wc3,e3:Bf6", "B:Wd2:Bg5,e5"), Likeness::rotated_shifted);
    EXPECT_EQ(like("russian", "W:Wc3,e3:Bf6", "W:Wf6,d6:Bc3"), std::nullopt);
    EXPECT_EQ(like("russian", "W:Wc3,e3:Bf6", "W:Wc3,Ke3:Bf6"), std::nullopt);
    EXPECT_EQ(like("russian", "W:Wc3,e3:Bf6", "B:Wc3,e3:Bf6"), std::nullopt);
    EXPECT_EQ(like("international", "W:W32,33:B19", "W:W31,32:B18"), Likeness::shifted);
}

TEST(Shape, NormalFormsOfVariationsAreEqual) {
    const games::Board board = test::position("russian", "W:Wc3:Bf6").variant().board;
    const auto form = [&](const char* fen) { return normal_form(board, shape("russian", fen)); };
    const auto own = form("W:Wc3,e3:Bf6");
    for (const char* fen :
         {"W:Wd4,f4:Bg7", "W:Wc3,e3:Bb6", "B:Wc3:Bf6,d6", "B:Wd2:Bg5,e5", "B:Wf6:Be3,c3"}) {
        const bool same = form(fen) == own;
        EXPECT_EQ(same, std::string_view(fen) != "B:Wf6:Be3,c3") << fen;
    }
    EXPECT_EQ(key_of(own), key_of(form("W:Wd4,f4:Bg7")));
}

TEST(Shape, CountsDifferencesAndParts) {
    const Shape whole = shape("russian", "W:Wc3,Ke3:Bf6");
    EXPECT_EQ(difference(whole, whole), 0);
    EXPECT_EQ(difference(whole, shape("russian", "W:Wc3,Kg3:Bf6")), 2);
    EXPECT_EQ(difference(whole, shape("russian", "W:Wc3,e3:Bf6")), 1);
    EXPECT_TRUE(contains(whole, shape("russian", "W:WKe3:Bf6")));
    EXPECT_FALSE(contains(whole, shape("russian", "W:We3:Bf6")));
}

} // namespace
} // namespace kodeks::composition
