// Practical problems (RU:6.1.3#11): men only, on the large board, free of some requirements.
#include "composition/examine/examine.hpp"
#include "composition/file.hpp"
#include "composition/judge.hpp"
#include "composition/proved_kit.hpp"
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

Texts weights_of(const Composition& composition) {
    truth::tables::Prober prober(table_for(composition));
    Proofs proofs(composition.task, means_for(prober));
    Texts found;
    for (const Ruling& ruling : examine(composition, proofs).rulings) {
        found.push_back(fmt::format("{} {} {}", ledger::word(ruling.weight), ruling.decision,
                                    fmt::join(ruling.articles, " ")));
    }
    return found;
}

// What the solver finds in one diagram, of an ordinary problem and of a practical one: economy and
// thematic lines are waived (RU:6.2.4, RU:6.2.5), the only way and the legal diagram are not.
TEST(PracticalProblem, MayDeviateFromEconomyAndThematicLines) {
    ARTICLE("RU:6.2.7.5#note");
    Composition composition = proved_composition("practical_problem_partly_cooked");
    EXPECT_EQ(
        weights_of(composition),
        (Texts{"defect no-last-move RU:6.2.2", "note group RU:6.1.3#8",
               "note group RU:6.1.3#11 RU:6.2.7.5", "note win-proved RU:6.2.3",
               "note replies-met RU:6.2.3", "defect partial-side-solution-found RU:6.2.6#3",
               "note others-refuted RU:6.2.6#1",
               "note not-needed-in-final RU:6.2.4#3 RU:6.2.7.5#note",
               "note too-few-thematic RU:6.2.5#1 RU:6.2.5#2 RU:6.2.7.5#note",
               "note every-piece-needed RU:6.2.4#2", "note sacrifice-ideal RU:6.3.7.5bis#3"}));
    composition.practical = false;
    EXPECT_EQ(
        weights_of(composition),
        (Texts{"defect no-last-move RU:6.2.2", "note group RU:6.1.3#8", "note win-proved RU:6.2.3",
               "note replies-met RU:6.2.3", "defect partial-side-solution-found RU:6.2.6#3",
               "note others-refuted RU:6.2.6#1", "defect not-needed-in-final RU:6.2.4#3",
               "defect too-few-thematic RU:6.2.5#1 RU:6.2.5#2",
               "note every-piece-needed RU:6.2.4#2", "note sacrifice-ideal RU:6.3.7.5bis#3"}));
}

} // namespace
} // namespace kodeks::composition
