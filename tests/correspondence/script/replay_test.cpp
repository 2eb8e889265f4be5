// Every game by letter under tests/data/letters is replayed, and all its expectations hold. The
// articles it claims to prove count as proved by it.
#include "correspondence/script/replay.hpp"
#include "referee/words/sentence.hpp"
#include "support/proofs.hpp"
#include "support/source_tree.hpp"
#include "truth/game_oracle.hpp"

#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>

namespace kodeks::correspondence {
namespace {

constexpr const char* folder = "tests/data/letters";

std::vector<std::string> files() {
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(test::source_root() / folder)) {
        if (entry.path().extension() == ".jsonl") {
            found.push_back(entry.path().stem().string());
        }
    }
    std::ranges::sort(found);
    return found;
}

// Every sentence is there in every language and shows no traces of missing parts.
void expect_sentences(const Step& step) {
    for (const Language language : {Language::en, Language::uk, Language::ru}) {
        const referee::Reader reader{language, &step.position.variant(), step.position};
        std::vector<std::string> sentences;
        for (const referee::Ruling& ruling : step.rulings) {
            EXPECT_FALSE(ruling.articles.empty()) << ruling.decision;
            sentences.push_back(sentence(ruling, reader));
        }
        if (step.refused) {
            sentences.push_back(sentence(*step.refused, reader));
        }
        for (const std::string& text : sentences) {
            EXPECT_NE(text.find(' '), std::string::npos) << text;
            EXPECT_EQ(text.find_first_of("{}_"), std::string::npos) << text;
            EXPECT_EQ(text.find("  "), std::string::npos) << text;
        }
    }
}

class Letters : public testing::TestWithParam<std::string> {};

TEST_P(Letters, AreAnsweredAsExpected) {
    const std::string name = std::string(folder) + "/" + GetParam() + ".jsonl";
    const std::string text = test::read_source(name);
    const auto game = replay({text, name}, truth::GameOracle({}, {.draughts = {2'000}}));
    ASSERT_TRUE(game) << describe(game.error(), Language::en);
    for (const Fault& failure : game->failures) {
        ADD_FAILURE() << describe(failure, Language::en);
    }
    std::ranges::for_each(game->steps, expect_sentences);
    EXPECT_TRUE(std::ranges::all_of(game->steps, &Step::expected));
    for (const std::string& article : game->header.proves) {
        test::proofs().cite(article);
    }
}

INSTANTIATE_TEST_SUITE_P(All, Letters, testing::ValuesIn(files()),
                         [](const auto& one) { return one.param; });

} // namespace
} // namespace kodeks::correspondence
