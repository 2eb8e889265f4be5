#include "referee/office/regulation_check.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

std::vector<std::string> problems(std::string_view edition, std::string_view variant,
                                  const Regulations& regulations) {
    std::vector<std::string> names;
    for (const Refusal& problem : regulation_problems(*make_match(edition, variant, regulations))) {
        std::string text = problem.message.key;
        for (const std::string_view article : problem.articles) {
            text += " " + std::string(article);
        }
        names.push_back(text);
    }
    return names;
}

using Names = std::vector<std::string>;

TEST(RegulationLimits, ThePlayingTimeHasAnEnd) {
    ARTICLE("RU:3.9.5");
    const auto hours = [](int count) {
        return Regulations{clock::whole_game(minutes(60 * count))};
    };
    EXPECT_EQ(problems("ru-code", "international", hours(3)), Names{});
    EXPECT_EQ(problems("ru-code", "international", hours(4)),
              Names{"referee.playing_time_too_long RU:3.9.5"});
    const Regulations added{
        clock::whole_game(minutes(150), clock::Extra::increment_after, seconds(31))};
    EXPECT_EQ(problems("ru-code", "russian", added),
              Names{"referee.playing_time_too_long RU:3.9.5"});
    EXPECT_EQ(problems("ua2026", "russian", hours(4)), Names{});
}

TEST(RegulationLimits, OnlyAShorterLatenessMayBeSet) {
    ARTICLE("UA:V.9.4.2");
    Regulations regulations{clock::whole_game(minutes(90))};
    regulations.default_time = minutes(60);
    EXPECT_EQ(problems("ua2026", "russian", regulations), Names{});
    regulations.default_time = minutes(61);
    EXPECT_EQ(problems("ua2026", "russian", regulations),
              Names{"referee.default_time_too_long UA:V.9.4.2"});
}

} // namespace

} // namespace kodeks::referee
