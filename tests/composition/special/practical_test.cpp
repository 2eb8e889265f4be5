// Practical problems (RU:6.1.3#11): men only, on the large board, free of some requirements.
#include "composition/examine/examination.hpp"
#include "composition/file.hpp"
#include "composition/judge.hpp"
#include "support/article.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::composition {
namespace {

Composition practical(const char* variant, const char* fen, const char* line) {
    const std::string text = fmt::format(
        R"({{"kodeks-composition":1,"rulebook":"ru-code","variant":"{}","genre":"problem",)"
        R"("practical":true,"task":"win","fen":"{}","lines":["{}"]}})",
        variant, fen, line);
    const auto read = read_composition({text, "test"});
    EXPECT_TRUE(read) << describe(read.error(), Language::en);
    return *read;
}

std::vector<std::string> rulings(const Composition& composition, std::string_view about) {
    std::vector<std::string> found;
    for (const Ruling& ruling : judge(composition, truth::SilentOracle()).rulings) {
        if (ruling.decision.starts_with(about) || ruling.evidence.word.ends_with(about)) {
            found.push_back(fmt::format("{} {}", ruling.decision, fmt::join(ruling.articles, " ")));
        }
    }
    return found;
}

using Texts = std::vector<std::string>;

TEST(PracticalProblem, HasMenOnlyAndTheLargeBoard) {
    ARTICLE("RU:6.1.3#11");
    EXPECT_EQ(rulings(practical("international", "W:W31,32,33,37,38:B16,17,18,19,20", "1. 32-28"),
                      "practical"),
              Texts{"group RU:6.1.3#11 RU:6.2.7.5"});
    EXPECT_EQ(rulings(practical("international", "W:W31,32,33,37,K48:B16,17,18,19,20", "1. 32-28"),
                      "practical"),
              Texts{"practical-with-kings RU:6.1.3#11 RU:6.2.7.5"});
    EXPECT_EQ(rulings(practical("russian", "W:Wa1,c1,e1,g1,b2:Bb8,d8,f8", "1. g1-f2"), "practical"),
              Texts{"practical-of-another-game RU:6.1.3#11 RU:6.2.7.5"});
}

TEST(PracticalProblem, MayDeviateFromEconomyThematicLinesAndExactness) {
    ARTICLE("RU:6.2.7.5#note");
    Composition composition =
        practical("international", "W:W31,32,33,37,38:B16,17,18,19,20", "1. 32-28");
    const Verdict before{
        {{"idle-pieces", Weight::defect, {"RU:6.2.4#2"}, {}},
         {"too-few-thematic", Weight::defect, {"RU:6.2.5#1"}, {}},
         {"partial-side-solution-found", Weight::defect, {"RU:6.2.6#3", "RU:6.2.7.3#4"}, {}},
         {"full-side-solution-found", Weight::defect, {"RU:6.2.6#2"}, {}}},
        true};
    Verdict after = before;
    waive_for_practical(composition, after);
    EXPECT_EQ(after.rulings[0].weight, Weight::note);
    EXPECT_EQ(after.rulings[1].weight, Weight::note);
    EXPECT_EQ(after.rulings[2].weight, Weight::note);
    EXPECT_EQ(after.rulings[3].weight, Weight::defect);
    EXPECT_EQ(after.rulings[0].articles.back(), "RU:6.2.7.5#note");
    composition.practical = false;
    Verdict same = before;
    waive_for_practical(composition, same);
    EXPECT_EQ(same, before);
}

} // namespace
} // namespace kodeks::composition
