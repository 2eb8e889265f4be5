// What the desk concludes and tells: colours after a level match, which play-off comes first,
// boards where nobody sits, numbers with names.
#include "support/article.hpp"
#include "tournament/audit/audit.hpp"
#include "tournament/desk/playoff.hpp"
#include "tournament/desk/remarks.hpp"
#include "tournament/lots/urn.hpp"
#include "tournament/play.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace kodeks::tournament {
namespace {

using test::Play;

Play level_match() {
    Play play("pmr2018");
    StageSettings match;
    match.name = "M";
    match.system = System::match;
    match.rounds = 2;
    match.sudden = true;
    play.stage(match);
    play.enter({"Ann", "Bob"});
    play.numbers();
    for (int game = 0; game < 6; ++game) {
        play.pair();
        play.results({"½-½"});
    }
    return play;
}

// Drawn for the first game after the match, then changed after games 1, 3, 5.
TEST(Told, TheColourOfAGameAfterALevelMatchIsDrawnAnew) {
    ARTICLE("PMR:282a");
    const Play play = level_match();
    EXPECT_EQ(play.pairs(1), "Ann-Bob");
    EXPECT_EQ(play.pairs(2), "Bob-Ann");
    const std::string seed = seed_of(play.state.stages[0], 3);
    const bool white = lots::chosen(seed, "sudden.colour", 2) == 0;
    const char* const drawn = white ? "Ann-Bob" : "Bob-Ann";
    const char* const other = white ? "Bob-Ann" : "Ann-Bob";
    EXPECT_EQ(play.pairs(3), drawn);
    EXPECT_EQ(play.pairs(4), other);
    EXPECT_EQ(play.pairs(5), other);
    EXPECT_EQ(play.pairs(6), drawn);
}

TEST(Told, AStageThatComesFromNoneIsNoLaterPlayOff) {
    ARTICLE("PMR:281b");
    EXPECT_EQ(step_after(State{}, Stage{}), PlayOffStep::first);
}

bool tells_empty_boards(const Play& play, const std::string& names) {
    const auto remarks = remarks_on(play.state, play.state.stages[0], world_for("ua2026"));
    return std::ranges::find(remarks, Message{"tournament.boards_empty", {{"names", names}}},
                             &Remark::message) != remarks.end();
}

TEST(Told, BoardsWhereNobodySitsArePointedOutBeforeTheFirstRound) {
    Play play("ua2026", Character::team);
    StageSettings settings;
    settings.name = "T";
    settings.boards = 2;
    play.stage(settings);
    play.team("Reds", {"Ann", "Bob"});
    play.team("Blues", {"Cid", "Dan"}, 2);
    play.team("Greens", {"Eve", "Fay"}, 1);
    play.numbers();
    EXPECT_TRUE(tells_empty_boards(play, "Blues, Greens"));
    play.pair();
    EXPECT_FALSE(tells_empty_boards(play, "Blues, Greens"));
}

TEST(Told, ANumberIsToldWithTheNameOfWhoDrewIt) {
    Play play("ua2026");
    StageSettings settings;
    settings.name = "S";
    play.stage(settings);
    play.enter({"Ann", "Bob"});
    play.numbers();
    const Stage& stage = play.state.stages[0];
    EXPECT_EQ(numbered_name(play.state, stage, "1"), "1 Ann");
    EXPECT_EQ(numbered_name(play.state, stage, "2"), "2 Bob");
    EXPECT_EQ(numbered_name(play.state, stage, "3"), "3");
    EXPECT_EQ(numbered_name(play.state, stage, "0"), "0");
    EXPECT_EQ(numbered_name(play.state, stage, "x"), "x");
}

} // namespace
} // namespace kodeks::tournament
