// Groups whose members play as individuals: their scores added up.
#include "support/article.hpp"
#include "tournament/play.hpp"
#include "tournament/tables/team.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::test {
namespace {

TEST(Team, WhoIsRankedFollowsTheCharacterOfTheEvent) {
    ARTICLE("PMR:7a", "PMR:7b", "PMR:7c");
    Play play("pmr2018", Character::individual_team);
    StageSettings settings;
    settings.tie_breaks = {"wins"};
    play.stage(settings); // players
    StageSettings teams;
    teams.boards = 2;
    teams.tie_breaks = {"wins"};
    play.stage(teams);
    const auto enter = [&](const char* name, EntryId team) {
        Enter command;
        command.person.name = name;
        play.go(command);
        play.state.entries.back().team = team;
    };
    Enter club;
    club.is_team = true;
    club.stage = 2;
    club.person.name = "Red";
    play.go(club);
    club.person.name = "Sky";
    play.go(club);
    enter("Ann", play.id("Red"));
    enter("Bob", play.id("Sky"));
    enter("Cid", play.id("Red"));
    enter("Dan", play.id("Sky"));
    play.numbers();
    play.round("1-4 2-3");
    play.results({"1-0", "½-½"});
    EXPECT_EQ(play.table(), "1 Ann 1 | 2-3 Bob ½ | 2-3 Cid ½ | 4 Dan 0");
    const auto totals = group_totals(play.state, play.state.stages[0], Trait::team);
    ASSERT_EQ(totals.size(), 2U);
    EXPECT_EQ(totals[0].name, "Red");
    EXPECT_EQ(totals[0].members, 2U);
    EXPECT_EQ(totals[0].points, half_points(3));
    EXPECT_EQ(totals[0].place, 1U);
    EXPECT_EQ(totals[1].name, "Sky");
    EXPECT_EQ(totals[1].points, half_points(1));
    EXPECT_EQ(totals[1].place, 2U);
}

// By hand: Rook has Ann 1 and Bob 1/2, Bishop Cid 0 and Dan 1/2; somebody without club is in none.
TEST(Team, TheGroupsOfAScheveningenAreCounted) {
    ARTICLE("RU:3.2#4");
    Play play("ru-code");
    StageSettings settings;
    settings.system = System::scheveningen;
    play.stage(settings);
    const auto enter = [&](const char* name, const char* club) {
        Enter command;
        command.person.name = name;
        command.person.club = club;
        play.go(command);
    };
    enter("Ann", "Rook");
    enter("Bob", "Rook");
    enter("Cid", "Bishop");
    enter("Dan", "Bishop");
    play.numbers();
    play.round("1-3 2-4");
    play.results({"1-0", "½-½"});
    const auto totals = group_totals(play.state, play.state.stages[0], Trait::club);
    ASSERT_EQ(totals.size(), 2U);
    EXPECT_EQ(totals[0].name, "Rook");
    EXPECT_EQ(totals[0].points, half_points(3));
    EXPECT_EQ(totals[1].name, "Bishop");
    EXPECT_EQ(totals[1].points, half_points(1));
    EXPECT_TRUE(group_totals(play.state, play.state.stages[0], Trait::region).empty());
}

} // namespace
} // namespace kodeks::tournament::test
