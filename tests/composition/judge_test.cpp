// What the judge says of small compositions: always the whole list of rulings.
#include "composition/file.hpp"
#include "composition/judge.hpp"
#include "composition/verdict_json.hpp"
#include "support/article.hpp"
#include "truth/game_oracle.hpp"

#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::composition {

namespace {

struct Diagram {
    std::string_view variant = "russian";
    std::string_view genre;
    std::string_view task; // as JSON
    std::string_view fen;
    std::string_view lines; // as JSON
};

Composition composition(const Diagram& diagram) {
    const std::string text = fmt::format(
        R"({{"kodeks-composition":1,"rulebook":"ru-code","variant":"{}","genre":"{}","task":{},)"
        R"("fen":"{}","lines":{}}})",
        diagram.variant, diagram.genre, diagram.task, diagram.fen, diagram.lines);
    auto read = read_composition({text, "test"});
    EXPECT_TRUE(read) << describe(read.error(), Language::en);
    return *read;
}

// "weight decision [articles]", one a line.
std::string outline(const Verdict& verdict) {
    std::string lines;
    for (const Ruling& ruling : verdict.rulings) {
        constexpr std::string_view weights[] = {"note", "open", "defect", "failure"};
        lines += fmt::format("{} {}{} [{}]\n", weights[static_cast<std::size_t>(ruling.weight)],
                             ruling.decision,
                             ruling.evidence.line ? fmt::format(" {}", *ruling.evidence.line) : "",
                             fmt::join(ruling.articles, " "));
    }
    return lines;
}

std::string outline(const Diagram& diagram, const truth::Oracle& oracle = truth::SilentOracle()) {
    return outline(judge(composition(diagram), oracle));
}

// The group of a problem in which nothing is played out.
std::string group_of(std::string_view variant, std::string_view fen, std::string_view line) {
    const Verdict verdict =
        judge(composition({variant, "problem", R"("win")", fen, fmt::format("[\"{}\"]", line)}),
              truth::SilentOracle());
    EXPECT_EQ(verdict.rulings.size(), 2U);
    EXPECT_EQ(verdict.rulings.back().decision, "win-open");
    return fmt::format("{} {}", verdict.rulings.front().evidence.word,
                       verdict.rulings.front().articles.front());
}

constexpr std::string_view russian_six = "W:Wa1,c1,e1,g1,b2,d2:Bb8,d8,f8,h8,a7,c7";
constexpr std::string_view russian_seven = "W:Wa1,c1,e1,g1,b2,d2,f2:Bb8,d8,f8,h8,a7,c7";

TEST(CompositionGroups, RussianProblemsByTheSmallestClass) {
    ARTICLE("RU:6.1.3#5", "RU:6.1.3#6", "RU:6.1.3#7");
    EXPECT_EQ(group_of("russian", russian_six, "d2-e3"), "composition.group.miniature RU:6.1.3#5");
    EXPECT_EQ(group_of("russian", russian_seven, "d2-e3"),
              "composition.group.kontsovka RU:6.1.3#6");
    EXPECT_EQ(group_of("russian", "W:WKa1,c1,e1,g1,b2,d2:Bb8,d8,f8,h8", "d2-e3"),
              "composition.group.with-kings RU:6.1.3#7");
}

TEST(CompositionGroups, InternationalProblemsByTheSmallestClass) {
    ARTICLE("RU:6.1.3#8", "RU:6.1.3#9", "RU:6.1.3#10", "RU:6.1.3#12");
    EXPECT_EQ(group_of("international", "W:W44-50:B1-7", "44-39"),
              "composition.group.miniature RU:6.1.3#8");
    EXPECT_EQ(group_of("international", "W:W43-50:B1-7", "43-38"),
              "composition.group.medium RU:6.1.3#9");
    EXPECT_EQ(group_of("international", "W:W38-50:B1-13", "38-32"),
              "composition.group.large RU:6.1.3#10");
    EXPECT_EQ(group_of("international", "W:WK46,47-50:B1-5", "47-42"),
              "composition.group.with-kings RU:6.1.3#12");
}

TEST(CompositionGroups, ZadachiByWhatIsLockedAndByTheirForce) {
    ARTICLE("RU:6.1.3#16", "RU:6.1.3#17", "RU:6.1.3#18");
    // A black king in the corner behind a white man that another one protects.
    EXPECT_EQ(outline({.genre = "zadacha",
                       .task = R"({"lock":{"kings":1}})",
                       .fen = "W:Wc1,c3,d4:BKa1",
                       .lines = R"(["c1-b2"])"}),
              "note group [RU:6.1.3#17]\n"
              "note group [RU:6.1.3#18]\n"
              "note locked 1 [RU:6.2.8.2]\n"
              "defect too-few-lines [RU:6.2.5#3]\n"
              "defect too-few-finals [RU:6.1.3#31 RU:6.3.9.5]\n"
              "defect superfluous-in-final 1 [RU:6.2.4#3 RU:6.2.8.1 RU:6.1.3#30]\n");
}

TEST(CompositionJudge, NothingIsGuessedWithoutAProof) {
    ARTICLE("RU:6.2.3");
    const Diagram etude{.genre = "etude",
                        .task = R"("win")",
                        .fen = "W:WKa1:BKb8",
                        .lines = R"(["a1-h8 b8-a7","a1-h8 b8-h2"])"};
    EXPECT_EQ(outline(etude), "open win-open 1 [RU:6.2.3]\n"
                              "open win-open 2 [RU:6.2.3]\n"
                              "open replies-unanswered [RU:6.2.3]\n");
    EXPECT_EQ(judge(composition(etude), truth::SilentOracle()).conclusion(),
              Conclusion::sound_so_far);
    EXPECT_EQ(outline(etude, truth::GameOracle()), "failure win-refuted 1 [RU:6.2.3]\n"
                                                   "failure win-refuted 2 [RU:6.2.3]\n"
                                                   "failure task-not-met [RU:6.2.3]\n"
                                                   "open replies-unanswered [RU:6.2.3]\n");
}

TEST(CompositionJudge, AProblemMayHaveOnePieceLess) {
    ARTICLE("RU:6.2.7.1");
    constexpr std::string_view line = R"(["d2-e3"])";
    EXPECT_EQ(outline({.genre = "problem",
                       .task = R"("win")",
                       .fen = "W:Wa1,c1,e1,g1,d2:Bb8,d8,f8,h8,a7,c7",
                       .lines = line}),
              "note group [RU:6.1.3#5]\n"
              "open win-open 1 [RU:6.2.3]\n");
    EXPECT_EQ(outline({.genre = "problem",
                       .task = R"("win")",
                       .fen = "W:Wa1,c1,e1,g1,d2:Bb8,d8,f8,h8,a7,c7,e7",
                       .lines = line}),
              "note group [RU:6.1.3#6]\n"
              "defect black-ahead [RU:6.2.7.1]\n"
              "open win-open 1 [RU:6.2.3]\n");
}

TEST(CompositionJudge, EtudesAndProblemsArePartedAtFourWhitePieces) {
    ARTICLE("RU:6.1.3#4", "RU:6.1.3#13");
    const auto verdict_on = [](std::string_view genre, std::string_view fen) {
        return outline({.genre = genre, .task = R"("draw")", .fen = fen, .lines = R"(["d2-e3"])"});
    };
    constexpr std::string_view four = "W:Wa1,c1,e1,d2:Bb8,d8,f8,h8";
    constexpr std::string_view five = "W:Wa1,c1,e1,g1,d2:Bb8,d8,f8,h8";
    EXPECT_EQ(verdict_on("problem", four), "defect too-few-white [RU:6.1.3#4 RU:6.2.1]\n"
                                           "note group [RU:6.1.3#5]\n"
                                           "open draw-open 1 [RU:6.2.3]\n");
    EXPECT_EQ(verdict_on("problem", five), "note group [RU:6.1.3#5]\n"
                                           "open draw-open 1 [RU:6.2.3]\n");
    EXPECT_EQ(verdict_on("etude", four), "open draw-open 1 [RU:6.2.3]\n"
                                         "defect too-few-lines [RU:6.2.5#4]\n");
    EXPECT_EQ(verdict_on("etude", five), "defect too-many-white [RU:6.1.3#13 RU:6.2.1]\n"
                                         "open draw-open 1 [RU:6.2.3]\n"
                                         "defect too-few-lines [RU:6.2.5#4]\n");
}

TEST(CompositionJudge, APositionalEndingHasEightPiecesAtMost) {
    ARTICLE("RU:6.1.3#14");
    EXPECT_EQ(outline({.genre = "positional-ending",
                       .task = R"("win")",
                       .fen = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6",
                       .lines = R"(["d2-e3"])"}),
              "defect too-many-white [RU:6.1.3#14 RU:6.2.1]\n"
              "defect too-many-black [RU:6.1.3#14 RU:6.2.1]\n"
              "open win-open 1 [RU:6.2.3]\n"
              "defect too-few-lines [RU:6.2.5#4]\n");
}

// The same position reached by another order of moves is the same position.
TEST(CompositionJudge, ASecondWayAfterATranspositionIsFound) {
    ARTICLE("RU:6.2.6#2", "RU:6.2.6#3");
    EXPECT_EQ(outline({.genre = "problem",
                       .task = R"("win")",
                       .fen = "W:Wa1,c1,e1,g1,b2,h2:Bb8,d8,f8,h8,a7,g7",
                       .lines = R"(["b2-c3 a7-b6 h2-g3 b6-a5 g3-h4",)"
                                R"("b2-c3 g7-h6 h2-g3",)"
                                R"("b2-c3 a7-b6 h2-g3 b6-a5 g3-f4"])"}),
              "note group [RU:6.1.3#5]\n"
              "open win-open 1 [RU:6.2.3]\n"
              "open win-open 2 [RU:6.2.3]\n"
              "open win-open 3 [RU:6.2.3]\n"
              "open replies-unanswered [RU:6.2.3]\n"
              "open second-way-to-judge 1 [RU:6.2.6#3]\n");
    EXPECT_EQ(outline({.genre = "problem",
                       .task = R"("win")",
                       .fen = "W:Wa1,c1,e1,g1,b2,h2:Bb8,d8,f8,h8,a7,g7",
                       .lines = R"(["b2-c3 a7-b6 h2-g3 b6-a5 g3-h4",)"
                                R"("h2-g3 a7-b6 b2-c3 b6-a5 g3-f4"])"}),
              "note group [RU:6.1.3#5]\n"
              "open win-open 1 [RU:6.2.3]\n"
              "open win-open 2 [RU:6.2.3]\n"
              "open replies-unanswered [RU:6.2.3]\n"
              "defect full-side-solution 1 [RU:6.2.6#2]\n"
              "defect full-side-solution 1 [RU:6.2.6#2]\n");
}

TEST(CompositionJudge, AlternativesOfInternationalProblemsAreAllowed) {
    ARTICLE("RU:6.2.7.3#1", "RU:6.2.7.3#1~1", "RU:6.2.7.3#2", "RU:6.2.7.3#3");
    EXPECT_EQ(outline({.variant = "international",
                       .genre = "problem",
                       .task = R"("win")",
                       .fen = "W:W46-50:B1-5",
                       .lines = R"(["50-45 1-6 47-41 2-7 41-37","50-45 1-6 47-42 2-7 42-37"])"}),
              "note group [RU:6.1.3#8]\n"
              "open win-open 1 [RU:6.2.3]\n"
              "open win-open 2 [RU:6.2.3]\n"
              "open replies-unanswered [RU:6.2.3]\n"
              "note alternative-move 1 [RU:6.2.7.3#1 RU:6.2.7.3#2]\n");
    EXPECT_EQ(outline({.variant = "international",
                       .genre = "problem",
                       .task = R"("win")",
                       .fen = "W:W33,46-49:B1,5,18,19,28,29",
                       .lines = R"(["33x22x13x24x33","33x24x13x22x33"])"}),
              "defect first-move-captures [RU:6.1.3#2]\n"
              "note group [RU:6.1.3#8]\n"
              "open win-open 1 [RU:6.2.3]\n"
              "open win-open 2 [RU:6.2.3]\n");
}

TEST(CompositionJudge, TheLastCaptureOfAnInternationalProblemIsExact) {
    ARTICLE("RU:6.2.7.3#4");
    const Diagram diagram{.variant = "international",
                          .genre = "problem",
                          .task = R"("win")",
                          .fen = "W:WK46,45,48,49,50:B1,22",
                          .lines = R"(["50-44 22-28 46x23","50-44 22-28 46x19"])"};
    EXPECT_EQ(outline(diagram), "note group [RU:6.1.3#12]\n"
                                "open win-open 1 [RU:6.2.3]\n"
                                "open win-open 2 [RU:6.2.3]\n"
                                "open replies-unanswered [RU:6.2.3]\n"
                                "defect concluding-capture-not-exact 1 [RU:6.2.7.3#4]\n");
}

// A line that fails is no second solution.
TEST(CompositionJudge, AFailingLineIsNoSideSolution) {
    ARTICLE("RU:6.2.3");
    EXPECT_EQ(outline({.genre = "zadacha",
                       .task = R"({"lock":{"men":3}})",
                       .fen = "W:Wa5,d4,b2,c1,g1:Bb8,a3,h2",
                       .lines = R"(["a5-b6 b8-a7 d4-c5","d4-e5"])"}),
              "note group [RU:6.1.3#16]\n"
              "note group [RU:6.1.3#18]\n"
              "note locked 1 [RU:6.2.8.2]\n"
              "failure not-locked 2 [RU:6.2.8.2]\n"
              "failure task-not-met [RU:6.2.3]\n"
              "open replies-unanswered [RU:6.2.3]\n"
              "defect too-few-lines [RU:6.2.5#3]\n"
              "defect too-few-finals [RU:6.1.3#31 RU:6.3.9.5]\n");
}

} // namespace

} // namespace kodeks::composition
