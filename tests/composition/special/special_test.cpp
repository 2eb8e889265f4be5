// Special kinds (RU:6.1.4), each with one that holds and one that does not; answers come from the
// solver, without tables.
#include "composition/special/file.hpp"
#include "composition/special/special.hpp"
#include "support/article.hpp"
#include "support/proofs.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::composition {
namespace {

std::string checked(const std::string& kind, const std::string& fen, const std::string& rest) {
    const std::string text =
        fmt::format(R"({{"kodeks-composition":1,"rulebook":"ru-code","special":"{}","fen":"{}",)"
                    R"({}}})",
                    kind, fen, rest);
    const auto special = read_special({text, "test"});
    if (!special) {
        return special.error().message.key;
    }
    Means means;
    means.nodes_each = 20'000;
    means.solver.memory_bytes = 4U << 20U;
    std::vector<std::string> said;
    for (const Ruling& ruling : check_special(*special, means).rulings) {
        said.push_back(fmt::format("{} {} {}", ruling.decision, ruling.evidence.text,
                                   fmt::join(ruling.articles, " ")));
    }
    return fmt::format("{}", fmt::join(said, "; "));
}

constexpr const char* win = R"("variant":"russian","task":"win")";

TEST(SpecialKinds, BlackBegins) {
    ARTICLE("RU:6.1.4#1");
    // Black must step before the white man and is taken.
    EXPECT_EQ(checked("black-begins", "B:Wc1,e1:Bc3", win), "special-met black RU:6.1.4#1");
    // Black takes White's only man.
    EXPECT_EQ(checked("black-begins", "B:Wb2:Bc3", win),
              "special-failed black RU:6.1.4#1; special-black-captures  RU:6.1.3#2 RU:6.1.3#note");
    EXPECT_EQ(checked("black-begins", "W:Wc1,e1:Bc3", win), "composition.special.turn");
}

TEST(SpecialKinds, EitherBegins) {
    ARTICLE("RU:6.1.4#2");
    // Black to move is locked; White to move plays b4-c5, a5-b4, c3:a5.
    EXPECT_EQ(checked("either-begins", "W:Wb4,c3:Ba5", win),
              "special-met white RU:6.1.4#2; special-met black RU:6.1.4#2");
}

TEST(SpecialKinds, ChangedTask) {
    ARTICLE("RU:6.1.4#3");
    // White takes the man at once; Black to move makes it a king, and king against king is drawn.
    EXPECT_EQ(checked("changed-task", "W:WKb8:Bg3",
                      R"("variant":"russian","task":"win","second-task":"draw")"),
              "special-met white RU:6.1.4#3; special-met black RU:6.1.4#3; "
              "special-white-captures  RU:6.1.3#2 RU:6.1.3#note");
    EXPECT_EQ(checked("changed-task", "W:Wb4,c3:Ba5",
                      R"("variant":"russian","task":"win","second-task":"win")"),
              "special-met white RU:6.1.4#3; special-met black RU:6.1.4#3; "
              "special-same-task  RU:6.1.4#3");
    EXPECT_EQ(checked("changed-task", "W:Wb4,c3:Ba5",
                      R"("variant":"russian","task":"win","second-task":"draw")"),
              "special-met white RU:6.1.4#3; special-met black RU:6.1.4#3; "
              "special-more-than-draw  RU:6.1.4#3");
}

TEST(SpecialKinds, TurnedBoard) {
    ARTICLE("RU:6.1.4#4");
    // The king on a1 stands on h8 and takes the man all the same; a man may not stand there.
    EXPECT_EQ(
        checked("turned", "W:WKa1:Bb2", R"("variant":"russian","task":"win","second-task":"win")"),
        "special-met first RU:6.1.4#4; special-met turned RU:6.1.4#4; "
        "special-white-captures  RU:6.1.3#2 RU:6.1.3#note; "
        "special-several-first-moves a1:h8, a1:g7, a1:f6, a1:e5, a1:d4, a1:c3 "
        "RU:6.2.6#2 RU:6.1.3#note");
    EXPECT_EQ(
        checked("turned", "W:Wa1:Bb2", R"("variant":"russian","task":"win","second-task":"win")"),
        "special-met first RU:6.1.4#4; special-turned-illegal  RU:6.1.4#4; "
        "special-white-captures  RU:6.1.3#2 RU:6.1.3#note");
}

TEST(SpecialKinds, TwoSolutions) {
    ARTICLE("RU:6.1.4#5");
    const auto with = [](const char* moves) {
        return checked(
            "double-solution", "W:Wb4,d4:Bc5",
            fmt::format(R"("variant":"russian","task":"win","first-moves":[{}])", moves));
    };
    EXPECT_EQ(with(R"("b4:d6","d4:b6")"),
              "special-met b4:d6 RU:6.1.4#5; special-met d4:b6 RU:6.1.4#5; "
              "special-white-captures  RU:6.1.3#2 RU:6.1.3#note");
    EXPECT_EQ(with(R"("b4:d6")"), "special-met b4:d6 RU:6.1.4#5; special-one-solution  RU:6.1.4#5; "
                                  "special-more-solutions d4:b6 RU:6.1.4#5; "
                                  "special-white-captures  RU:6.1.3#2 RU:6.1.3#note");
}

TEST(SpecialKinds, Giveaway) {
    ARTICLE("RU:6.1.4#6");
    // White gives his only man and has lost everything, which wins.
    EXPECT_EQ(checked("giveaway", "W:Wc3:Be5", R"("variant":"russian-giveaway","task":"win")"),
              "special-met giveaway RU:6.1.4#6");
    // A king that has to take and keeps his place afterwards has given nothing away.
    EXPECT_EQ(checked("giveaway", "W:WKa1:Bb2", R"("variant":"russian-giveaway","task":"win")"),
              "special-failed giveaway RU:6.1.4#6; "
              "special-white-captures  RU:6.1.3#2 RU:6.1.3#note");
}

// What a picture shows nobody but a person can say.
TEST(SpecialKinds, Pictorial) {
    ARTICLE("RU:6.1.4#7");
    test::proofs().see("RU:6.1.4#7", "pictorial", true);
    EXPECT_EQ(checked("pictorial", "W:Wc3:Be5", win), "special-pictorial  RU:6.1.4#7");
}

TEST(SpecialKinds, RetroMovesMustLeadToTheDiagram) {
    ARTICLE("RU:6.1.4#8", "RU:6.2.2");
    const std::string before = R"("variant":"russian","task":"win","before":"W:Wc3:Bf6",)";
    EXPECT_EQ(checked("retro", "B:Wd4:Bf6", before + R"("moves":"1. c3-d4")"),
              "special-retro-leads  RU:6.1.4#8");
    EXPECT_EQ(checked("retro", "B:Wb4:Bf6", before + R"("moves":"1. c3-d4")"),
              "special-retro-elsewhere  RU:6.1.4#8");
    EXPECT_EQ(checked("retro", "B:Wb4:Bf6", before + R"("moves":"1. c3-e5")"),
              "notation.draughts.not_legal");
}

TEST(SpecialKinds, APuzzleChangesTheOutcome) {
    ARTICLE("RU:6.1.4#9");
    EXPECT_EQ(checked("puzzle", "W:Wb4,c3:Ba5",
                      R"("variant":"russian","task":"win","altered":"W:Wb4,c3,e1:Ba5")"),
              "special-puzzle-needless  RU:6.1.4#9; special-met altered RU:6.1.4#9");
    // Alone c3 loses its race or itself; with a man on b4 it wins.
    EXPECT_EQ(checked("puzzle", "W:Wc3:Ba5",
                      R"("variant":"russian","task":"win","altered":"W:Wb4,c3:Ba5")"),
              "special-met altered RU:6.1.4#9");
}

// What is asked of the genres holds for special kinds as far as it fits.
TEST(SpecialKinds, MeetTheRequirementsOfTheGenres) {
    ARTICLE("RU:6.1.3#note");
    // A king that may stop on any square behind the man has not one first move but six.
    EXPECT_EQ(
        checked("turned", "W:WKa1:Bb2", R"("variant":"russian","task":"win","second-task":"win")"),
        "special-met first RU:6.1.4#4; special-met turned RU:6.1.4#4; "
        "special-white-captures  RU:6.1.3#2 RU:6.1.3#note; "
        "special-several-first-moves a1:h8, a1:g7, a1:f6, a1:e5, a1:d4, a1:c3 "
        "RU:6.2.6#2 RU:6.1.3#note");
    // The black man on h2 can only have come from g3, where a white one stands.
    EXPECT_EQ(checked("double-solution", "W:We5,g3,b2:Bh2",
                      R"("variant":"russian","task":"win","first-moves":["b2-c3"])"),
              "special-met b2-c3 RU:6.1.4#5; special-one-solution  RU:6.1.4#5; "
              "special-no-last-move  RU:6.2.2 RU:6.1.3#note");
    // A sound one has nothing to add.
    EXPECT_EQ(checked("black-begins", "B:Wc1,e1:Bc3", win), "special-met black RU:6.1.4#1");
    // A picture and moves backwards are left alone.
    EXPECT_EQ(checked("pictorial", "W:Wb4:Bc5", win), "special-pictorial  RU:6.1.4#7");
}

} // namespace
} // namespace kodeks::composition
