// Every script under tests/data/scripts is replayed, and all its expectations hold. The articles a
// script claims to prove count as proved by it.
#include "referee/echo.hpp"
#include "referee/script/replay.hpp"
#include "referee/words/sentence.hpp"
#include "support/proofs.hpp"
#include "support/source_tree.hpp"
#include "truth/game_oracle.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <sstream>

#include <gtest/gtest.h>

namespace kodeks::referee::script {

namespace {

constexpr const char* folder = "tests/data/scripts";

std::vector<std::string> script_files() {
    std::vector<std::string> files;
    const auto root = test::source_root();
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
        if (entry.path().extension() == ".jsonl") {
            files.push_back(std::filesystem::relative(entry.path(), root).string());
        }
    }
    std::ranges::sort(files);
    return files;
}

// No sentence shows the traces of something that was not there to be told.
void expect_whole_sentence(const std::string& sentence) {
    for (const char* const trace : {"  ", " .", " ,", "()", "( ", ": .", ":.", "..", "{", "[["}) {
        EXPECT_EQ(sentence.find(trace), std::string::npos) << "«" << trace << "» in: " << sentence;
    }
    EXPECT_FALSE(sentence.empty() || sentence.starts_with(' ') || sentence.starts_with('.'));
}

void expect_whole_sentences(const Replay& game) {
    for (std::size_t i = 0; i < game.steps.size(); ++i) {
        for (const Language language : {Language::en, Language::uk, Language::ru}) {
            const Reader reader{language, game.header.match.variant, game.steps[i].position};
            for (const Event& event : game.events_of(i)) {
                expect_whole_sentence(sentence(event, reader));
            }
            if (game.steps[i].refused) {
                expect_whole_sentence(sentence(*game.steps[i].refused, reader));
            }
        }
    }
}

// What a script proves stands in one of its expectations.
bool is_expected(const std::string& text, const std::string& article) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("{\"expect\"") &&
            line.find('"' + article + '"') != std::string::npos) {
            return true;
        }
    }
    return false;
}

// A game begins from a position that no moves lead to only where that is what the script is about.
bool is_about_its_start(const std::string& file) {
    return std::ranges::any_of(
        std::array{"wrong_setup", "set_up_wrongly", "both_kings_in_check", "king_captured"},
        [&](const char* about) { return file.find(about) != std::string::npos; });
}

void note_steps(const Replay& game) {
    for (std::size_t i = 0; i < game.steps.size(); ++i) {
        const auto& refused = game.steps[i].refused;
        test::note_rulings(game.steps[i].command.action, refused ? &*refused : nullptr,
                           game.events_of(i));
    }
}

class Scripts : public testing::TestWithParam<std::string> {};

TEST_P(Scripts, HoldsWhatItExpects) {
    const std::string text = test::read_source(GetParam());
    const auto game = replay({text, GetParam()}, truth::GameOracle());
    ASSERT_TRUE(game) << describe(game.error(), Language::en);
    for (const Fault& failure : game->failures) {
        ADD_FAILURE() << describe(failure, Language::en);
    }
    const Match& match = game->header.match;
    EXPECT_TRUE(is_about_its_start(GetParam()) ||
                games::accept(*match.variant, match.settings.start).has_value());
    expect_whole_sentences(*game);
    note_steps(*game);
    const auto expected = std::ranges::count_if(game->steps, &Step::expected);
    EXPECT_GT(expected, 0) << GetParam() << " expects nothing";
    for (const std::string& article : game->header.proves) {
        EXPECT_TRUE(is_expected(text, article)) << article << " stands in no expectation: shows";
        test::proofs().cite(article);
    }
    for (const std::string& article : game->header.shows) {
        test::proofs().cite(article);
    }
}

std::string name_of_test(const testing::TestParamInfo<std::string>& info) {
    std::string name = info.param.substr(std::string(folder).size() + 1);
    name.resize(name.size() - std::string(".jsonl").size());
    std::ranges::replace_if(
        name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(All, Scripts, testing::ValuesIn(script_files()), name_of_test);

} // namespace

} // namespace kodeks::referee::script
