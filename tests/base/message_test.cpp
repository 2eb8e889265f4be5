#include "base/message.hpp"

#include <gtest/gtest.h>

namespace kodeks {
namespace {

std::string games(int number, Language language) {
    return render({"base.games", {{"n", std::to_string(number)}}}, language);
}

TEST(Message, ChoosesThePluralOfTheLanguage) {
    EXPECT_EQ(games(1, Language::en), "1 game");
    EXPECT_EQ(games(0, Language::en), "0 games");
    EXPECT_EQ(games(21, Language::en), "21 games");
    EXPECT_EQ(games(1, Language::uk), "1 партія");
    EXPECT_EQ(games(3, Language::uk), "3 партії");
    EXPECT_EQ(games(5, Language::uk), "5 партій");
    EXPECT_EQ(games(11, Language::uk), "11 партій");
    EXPECT_EQ(games(21, Language::ru), "21 партия");
    EXPECT_EQ(games(112, Language::ru), "112 партий");
    EXPECT_EQ(games(104, Language::ru), "104 партии");
}

TEST(Message, LeavesOutWhatHasAnEmptyPart) {
    const auto claim = [](const char* rule, const char* count) {
        return render({"ruling.claim_right",
                       {{"of_player", "White"}, {"rule", rule}, {"count", count}, {"limit", "3"}}},
                      Language::en);
    };
    EXPECT_EQ(claim("repetition", "2"),
              "The claim of White is right: repetition, 2 of 3. The game is drawn.");
    EXPECT_EQ(claim("repetition", ""),
              "The claim of White is right: repetition. The game is drawn.");
    EXPECT_EQ(claim("", ""), "The claim of White is right. The game is drawn.");
}

TEST(Message, KnowsItsLanguages) {
    EXPECT_EQ(language_from("uk"), Language::uk);
    EXPECT_EQ(language_from("ru_RU.UTF-8"), Language::ru);
    EXPECT_EQ(language_from("en-GB"), Language::en);
    EXPECT_EQ(language_from("ukulele"), std::nullopt);
    EXPECT_EQ(language_from("C"), std::nullopt);
    EXPECT_EQ(code_of(Language::uk), "uk");
}

TEST(MessageDeathTest, AnUnknownKeyOrPartIsABug) {
    EXPECT_TRUE(is_message_key("base.games"));
    EXPECT_FALSE(is_message_key("base.nonsense"));
    EXPECT_DEATH(render("base.nonsense", Language::en), "kodeks bug");
    EXPECT_DEATH(render("base.games", Language::en), "kodeks bug");
}

} // namespace
} // namespace kodeks
