#include "notation/draughts/support.hpp"
#include "notation/picture/svg_board.hpp"

#include <gtest/gtest.h>

namespace kodeks::notation::picture {
namespace {

using test::variant;

int count(std::string_view text, std::string_view part) {
    int found = 0;
    for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
        ++found;
    }
    return found;
}

TEST(SvgBoard, DrawsEveryFieldAndPieceOfEveryVariant) {
    for (const games::Variant* one : games::all_variants()) {
        const std::string svg = board_svg(*one, one->start, Language::en);
        int pieces = 0;
        for (const games::Piece piece : one->start.pieces) {
            pieces += piece.present() ? 1 : 0;
        }
        EXPECT_EQ(count(svg, "<rect "), one->board.files * one->board.ranks) << one->name;
        EXPECT_EQ(count(svg, "<title>"), pieces) << one->name;
        EXPECT_EQ(count(svg, "<g "), pieces + 1) << one->name;
        EXPECT_EQ(count(svg, "<g "), count(svg, "</g>")) << one->name;
        EXPECT_EQ(svg.substr(0, 5), "<svg ");
        EXPECT_EQ(svg.substr(svg.size() - 7), "</svg>\n");
    }
}

TEST(SvgBoard, CanBeHeard) {
    const auto setup = draughts::read_fen(variant("russian"), "B:Wc3:BKf8");
    const std::string svg = board_svg(variant("russian"), *setup, Language::uk);
    EXPECT_NE(svg.find("role=\"img\" aria-labelledby=\"title desc\" lang=\"uk\""),
              std::string::npos);
    EXPECT_NE(svg.find("<title id=\"title\">шашки-64 (російські)</title>\n<desc id=\"desc\">"
                       "Ряд 8: f8 чорна дамка\nРяд 3: c3 біла проста\nХід чорних\n</desc>"),
              std::string::npos);
    EXPECT_NE(svg.find("<title>f8 чорна дамка</title>"), std::string::npos);
}

} // namespace
} // namespace kodeks::notation::picture
