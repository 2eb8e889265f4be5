// docs/game-script.md lists every word a script may use, made from the code; a word that no
// rulebook knows is a mistake of the file, told with its place.
#include "referee/script/replay.hpp"
#include "referee/script/vocabulary.hpp"
#include "referee/words/words.hpp"
#include "support/source_tree.hpp"
#include "truth/game_oracle.hpp"

#include <filesystem>
#include <set>
#include <sstream>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::referee::script {

namespace {

std::string code_list(const auto& words) {
    std::string text;
    for (const auto& word : words) {
        text += fmt::format("{}`{}`", text.empty() ? "" : ", ", word);
    }
    return text;
}

// Everything that may be offered to an arbiter has a sentence under "option.".
std::set<std::string> option_words() {
    std::set<std::string> words;
    for (const auto& entry :
         std::filesystem::directory_iterator(test::source_root() / "data/lang")) {
        std::istringstream lines(test::read_source(
            std::filesystem::relative(entry.path(), test::source_root()).string()));
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with("option.")) {
                words.insert(line.substr(7, line.find('\t') - 7));
            }
        }
    }
    return words;
}

std::string vocabulary() {
    std::string text = "| do | keys, in brackets those that may be missing |\n|---|---|\n";
    for (const ActKeys& row : act_keys()) {
        text += fmt::format("| `{}` | {} |\n", row.act, row.keys);
    }
    text += fmt::format("\nRegulations of the header: {}.\n", header_keys());
    text += fmt::format("\nNeeds of a player: {}.\n", need_keys());
    text += fmt::format("\nActors: {}.\n", code_list(words_of<Actor>()));
    text += fmt::format("\nBreaches (`offence`): {}.\n", code_list(offence_words()));
    text += fmt::format("\nRequests (`what`): {}.\n", code_list(request_words()));
    text += fmt::format("\nDrawing rules (`rule`): {}.\n", code_list(rule_words()));
    text += fmt::format("\nActs to look up (`act`): {}.\n", code_list(words_of<rulebook::Act>()));
    text += fmt::format("\nWhat can be found wrong (`discover`, `kind`): {}.\n",
                        code_list(words_of<Irregularity>()));
    text += fmt::format("\nWhat a hand did (`make`, `how`): {}.\n",
                        code_list(words_of<rulebook::HandFault>()));
    text += fmt::format("\nAnswers to questions (`options`): {}.\n", code_list(option_words()));
    return text;
}

TEST(Vocabulary, TheDocumentListsEveryWord) {
    const std::string page = test::read_source("docs/game-script.md");
    EXPECT_NE(page.find(vocabulary()), std::string::npos) << vocabulary();
}

std::string mistake_in(std::string_view line) {
    const std::string text = std::string(R"({"kodeks-script":1,"rulebook":"fide2023",)"
                                         R"("variant":"chess","control":"5400"})"
                                         "\n") +
                             std::string(line);
    const auto game = replay({text, "game"}, truth::GameOracle());
    return game ? "" : describe(game.error(), Language::en);
}

TEST(Vocabulary, AnUnknownWordIsAMistakeOfTheFileWithItsPlace) {
    const std::string offence =
        mistake_in(R"({"by":"arbiter","do":"report","offence":"nose","against":"white"})");
    EXPECT_TRUE(offence.starts_with("game:2:41: ")) << offence;
    EXPECT_NE(offence.find("noise"), std::string::npos) << offence;
    const std::string request = mistake_in(R"({"by":"white","do":"request","what":"sheet_shwn"})");
    EXPECT_TRUE(request.starts_with("game:2:37: ")) << request;
    EXPECT_NE(request.find("sheet_shown"), std::string::npos) << request;
    const std::string rule = mistake_in(R"({"by":"white","do":"claim","rule":"threfold"})");
    EXPECT_TRUE(rule.starts_with("game:2:35: ")) << rule;
    EXPECT_NE(rule.find("threefold"), std::string::npos) << rule;
    EXPECT_NE(mistake_in(R"({"by":"white","do":"claimm"})"), "");
    EXPECT_NE(mistake_in(R"({"by":"white","do":"claim","ruel":"threefold"})"), "");
}

// What another rulebook knows is no mistake: this one does not provide for it.
TEST(Vocabulary, AWordOfAnotherRulebookIsRefusedByTheReferee) {
    EXPECT_EQ(mistake_in(R"({"by":"arbiter","do":"report","offence":"leaving","against":"white"})"),
              "");
    EXPECT_EQ(mistake_in(R"({"by":"white","do":"claim","rule":"only_kings_moved"})"), "");
}

} // namespace

} // namespace kodeks::referee::script
