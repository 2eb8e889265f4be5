#include "support/article.hpp"
#include "tournament/desk/playoff.hpp"
#include "tournament/tournament.hpp"

#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::tournament {
namespace {

TEST(PlayOff, TheFormFollowsTheNumberOfTied) {
    ARTICLE("PMR:281", "PMR:282", "PMR:282a", "PMR:282b", "PMR:282c", "PMR:282d");
    EXPECT_EQ(play_off_form(1), PlayOffForm::none);
    EXPECT_EQ(play_off_form(2), PlayOffForm::two_games);
    EXPECT_EQ(play_off_form(3), PlayOffForm::three_round_robin);
    EXPECT_EQ(play_off_form(4), PlayOffForm::knock_out_of_four);
    EXPECT_EQ(play_off_form(5), PlayOffForm::round_robin);
    EXPECT_EQ(play_off_form(12), PlayOffForm::round_robin);
    EXPECT_EQ(play_off_minutes, 3);
    EXPECT_EQ(play_off_increment_seconds, 2);
    using enum pairing::Colour;
    EXPECT_EQ(sudden_games(white, 8),
              (std::vector{white, black, black, white, white, black, black, white}));
    EXPECT_EQ(sudden_games(black, 3), (std::vector{black, white, white}));
    EXPECT_EQ(eliminated_of_three({1, 2, 3}), 2U);
    EXPECT_EQ(eliminated_of_three({4, 2, 3}), 0U);
    EXPECT_EQ(eliminated_of_three({1, 2, 2}), std::nullopt); // the lot decides
    EXPECT_EQ(break_minutes(PlayOffStep::first), 30);
    EXPECT_EQ(break_minutes(PlayOffStep::later), 10);
}

// The other books have no play-offs, and no breaks before them.
TEST(PlayOff, StandsOnTheArticlesOfTheOneBookThatHasIt) {
    ARTICLE("PMR:281", "PMR:282", "PMR:281b");
    for (const auto& [book, articles] :
         {std::pair{"fide2023", "; "}, std::pair{"frisian2011", "; "}, std::pair{"ru-code", "; "},
          std::pair{"ua2026", "; "}, std::pair{"pmr2018", "PMR:281 PMR:282; PMR:281b"}}) {
        const auto& rules = *world_for(book).rules;
        EXPECT_EQ(fmt::format("{}; {}", fmt::join(rules.play_off_articles, " "),
                              fmt::join(rules.play_off_breaks, " ")),
                  articles)
            << book;
    }
}

} // namespace
} // namespace kodeks::tournament
