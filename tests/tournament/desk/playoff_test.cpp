#include "support/article.hpp"
#include "tournament/desk/playoff.hpp"
#include "tournament/play.hpp"
#include "tournament/record/record.hpp"
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

using test::Play;

// Ann, Bob and Cid have drawn all their games; Dan has lost all of his.
Play three_level() {
    Play play("pmr2018");
    play.stage({});
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    play.numbers();
    play.round("1-2 3-4");
    play.results({"d", "w"});
    play.round("1-4 2-3");
    play.results({"w", "d"});
    play.round("1-3 2-4");
    play.results({"d", "w"});
    return play;
}

StageSettings out_of_first(Purpose purpose) {
    StageSettings settings;
    settings.from = {1, 1, 3, false};
    settings.purpose = purpose;
    return settings;
}

PlayOffStep step_out_of(const Play& play) {
    return step_after(play.state, play.state.stages.back());
}

// A final of those who were level is the event going on: half an hour before its play-off.
TEST(PlayOff, AFinalOfLevelPlayersIsNone) {
    ARTICLE("PMR:281b");
    Play play = three_level();
    play.go(AddStage{out_of_first(Purpose::unsaid)});
    play.go(FillStage{2, {play.id("Ann"), play.id("Bob"), play.id("Cid")}, "final"});
    EXPECT_EQ(play.state.stages[1].settings.purpose, Purpose::regular);
    EXPECT_EQ(break_minutes(step_out_of(play)), 30);
}

TEST(PlayOff, AStageSaysThatItIsOne) {
    ARTICLE("PMR:281b");
    Play play = three_level();
    play.go(AddStage{out_of_first(Purpose::play_off)});
    EXPECT_EQ(break_minutes(step_out_of(play)), 10); // also before anybody is in it
    play.go(FillStage{2, {play.id("Ann"), play.id("Bob"), play.id("Cid")}, "PMR:282b"});
    EXPECT_EQ(break_minutes(step_out_of(play)), 10);
    const auto text = write_event(play.events[play.events.size() - 2]);
    EXPECT_NE(text.find(R"("purpose":"play-off")"), std::string::npos) << text;
}

// Files of earlier programs do not say it: there those who were level play a play-off, others none.
TEST(PlayOff, OldFilesAreReadAsBefore) {
    const auto step = [](std::initializer_list<std::string_view> names) {
        Play play = three_level();
        apply(play.state, StageAdded{out_of_first(Purpose::unsaid)});
        std::vector<EntryId> members;
        for (const std::string_view name : names) {
            members.push_back(play.id(name));
        }
        play.go(FillStage{2, members, "by hand"});
        return step_out_of(play);
    };
    EXPECT_EQ(step({"Ann", "Bob", "Cid"}), PlayOffStep::later);
    EXPECT_EQ(step({"Ann", "Bob", "Dan"}), PlayOffStep::first);
    EXPECT_EQ(step_out_of(three_level()), PlayOffStep::first); // a stage of direct entries
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
