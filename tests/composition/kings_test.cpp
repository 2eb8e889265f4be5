// Kings of a problem must do something (RU:6.2.7.4).
#include "composition/examine/examine.hpp"
#include "composition/file.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::composition {
namespace {

// The pieces of a problem's kings that do nothing, as the examination names them.
std::vector<std::string> idle_kings(const std::string& fen, const std::string& line) {
    const std::string text = R"({"kodeks-composition":1,"rulebook":"ru-code","variant":"russian",)"
                             R"("genre":"problem","task":"win","fen":")" +
                             fen + R"(","lines":[")" + line + R"("]})";
    const auto read = read_composition({text, "test"});
    EXPECT_TRUE(read) << describe(read.error(), Language::en);
    Means means;
    means.nodes_each = 2000;
    means.solver.memory_bytes = 1U << 20U;
    Proofs proofs(read->task, std::move(means));
    std::vector<std::string> found;
    for (const Ruling& ruling : examine(*read, proofs).rulings) {
        if (ruling.decision == "king-does-nothing") {
            EXPECT_EQ(ruling.weight, Weight::defect);
            EXPECT_EQ(ruling.articles, std::vector<std::string_view>{"RU:6.2.7.4"});
            found.push_back(ruling.evidence.text);
        }
    }
    return found;
}

TEST(ProblemKings, MustWork) {
    ARTICLE("RU:6.2.7.4");
    const std::string line = "1. b4-a5 c3:e1 2. a1:c3 e1:b4 3. a5:c3";
    // Without a king in the diagram there is nothing to ask.
    EXPECT_EQ(idle_kings("W:Wb4,e3,d2,a1,g1:Be5,g5,c3,b2", line), std::vector<std::string>{});
    // The king on f8 neither moves nor is captured, and stands in nobody's way.
    EXPECT_EQ(idle_kings("W:WKf8,b4,e3,d2,a1,g1:Be5,g5,c3,b2", line),
              std::vector<std::string>{"f8"});
}

} // namespace
} // namespace kodeks::composition
