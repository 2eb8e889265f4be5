#include "cli/surroundings.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

Language language_with(std::map<std::string, std::string> variables) {
    return facts_from({std::move(variables), false, std::nullopt}).language;
}

TEST(Surroundings, TheFirstVariableThatIsSetDecidesTheLanguage) {
    EXPECT_EQ(language_with({}), Language::en);
    EXPECT_EQ(language_with({{"LANG", "uk_UA.UTF-8"}}), Language::uk);
    EXPECT_EQ(language_with({{"LANG", "uk_UA.UTF-8"}, {"LC_MESSAGES", "ru_RU"}}), Language::ru);
    EXPECT_EQ(language_with({{"LANG", "uk_UA.UTF-8"}, {"LC_ALL", "C"}}), Language::en);
    EXPECT_EQ(language_with({{"LC_ALL", "C"}, {"KODEKS_LANG", "uk"}}), Language::uk);
    EXPECT_EQ(language_with({{"KODEKS_LANG", ""}, {"LANG", "ru"}}), Language::ru);
}

TEST(Surroundings, ColoursAndWidthOnlyOnATerminal) {
    const Facts file = facts_from({{}, false, 90});
    EXPECT_FALSE(file.colour);
    EXPECT_EQ(file.width, std::nullopt);
    const Facts terminal = facts_from({{}, true, 90});
    EXPECT_TRUE(terminal.colour);
    EXPECT_EQ(terminal.width, 90U);
    EXPECT_FALSE(facts_from({{{"NO_COLOR", "1"}}, true, 90}).colour);
    EXPECT_FALSE(facts_from({{{"TERM", "dumb"}}, true, 90}).colour);
    EXPECT_EQ(facts_from({{}, true, 5}).width, std::nullopt);
}

} // namespace
} // namespace kodeks::cli
