// Drawing the numbers of a stage.
#include "support/article.hpp"
#include "tournament/desk/numbers.hpp"
#include "tournament/desk/remarks.hpp"
#include "tournament/play.hpp"
#include "tournament/state/trait.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::tournament::test {
namespace {

// So many players of clubs of the given sizes.
Play league(std::initializer_list<int> sizes) {
    Play play("pmr2018");
    play.stage({});
    int club = 0;
    for (const int size : sizes) {
        ++club;
        for (int i = 1; i <= size; ++i) {
            Enter enter;
            enter.person.name = fmt::format("{} of {}", i, club);
            enter.person.club = fmt::format("Club {}", club);
            play.go(enter);
        }
    }
    return play;
}

// No clash of club mates in the last three rounds where the tables promise it: clubs that fit into
// an envelope each.
TEST(Numbers, ClubMatesMeetEarly) {
    ARTICLE("PMR:239a", "PMR:239b", "PMR:239c", "PMR:239d");
    for (int seed = 1; seed <= 20; ++seed) {
        Play play = league({5, 4, 3, 2}); // the envelopes of 14 players
        play.go(DrawLots{1, fmt::to_string(seed), "", Trait::club});
        EXPECT_EQ(
            remarks_on(play.state, play.state.stages[0], world_for(play.state.settings.edition)),
            std::vector<Remark>{})
            << seed;
        EXPECT_EQ(test::replayed(play.events), play.state);
    }
}

TEST(Numbers, PlayersWithoutClubDrawAlone) {
    Play play("pmr2018");
    play.stage({});
    for (int i = 1; i <= 9; ++i) {
        Enter enter;
        enter.person.name = fmt::format("Player {}", i);
        play.go(enter);
    }
    play.go(DrawLots{1, "seed", "", Trait::region});
    EXPECT_EQ(play.state.stages[0].lots.numbers.size(), 9U);
    EXPECT_EQ(play.state.stages[0].lots.restricted, Trait::region);
    EXPECT_FALSE(shares_trait(play.state, EntryId{1}, EntryId{2}, Trait::region));
    EXPECT_EQ(play.refusal(DrawLots{1, "again", "", Trait::region}), "lots_drawn");
}

TEST(Remarks, AClubTooLargeForAnEnvelopeIsNamed) {
    ARTICLE("PMR:237");
    Play play = league({6, 3});
    play.go(DrawLots{1, "seed", "", Trait::club});
    EXPECT_NE(remarks_on(play.state, play.state.stages[0], world_for(play.state.settings.edition)),
              std::vector<Remark>{});
}

} // namespace
} // namespace kodeks::tournament::test
