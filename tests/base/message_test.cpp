#include "base/message.hpp"

#include <array>
#include <utility>

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

std::string points(const char* number, Language language) {
    const std::string text =
        render({"trf.points.differ", {{"id", "7"}, {"said", number}, {"sum", "0"}}}, language);
    const auto begin = text.find(number);
    return text.substr(begin, text.find(',', begin) - begin);
}

TEST(Message, CountsTeensAndHalves) {
    const std::pair<const char*, std::array<const char*, 3>> expected[] = {
        {"1", {"1 point", "1 очко", "1 очко"}},
        {"2", {"2 points", "2 очки", "2 очка"}},
        {"4", {"4 points", "4 очки", "4 очка"}},
        {"5", {"5 points", "5 очок", "5 очков"}},
        {"11", {"11 points", "11 очок", "11 очков"}},
        {"12", {"12 points", "12 очок", "12 очков"}},
        {"14", {"14 points", "14 очок", "14 очков"}},
        {"21", {"21 points", "21 очко", "21 очко"}},
        {"24", {"24 points", "24 очки", "24 очка"}},
        {"112", {"112 points", "112 очок", "112 очков"}},
        {"½", {"½ points", "½ очка", "½ очка"}},
        {"1½", {"1½ points", "1½ очка", "1½ очка"}},
        {"2.5", {"2.5 points", "2.5 очка", "2.5 очка"}},
    };
    for (const auto& [number, forms] : expected) {
        EXPECT_EQ(points(number, Language::en), forms[0]);
        EXPECT_EQ(points(number, Language::uk), forms[1]);
        EXPECT_EQ(points(number, Language::ru), forms[2]);
    }
    EXPECT_EQ(render({"base.games", {{"n", "1½"}}}, Language::ru), "1½ партии")
        << "without a form of its own, that of two";
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
