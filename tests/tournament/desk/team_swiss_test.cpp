// Teams in a Swiss under FIDE's rules: by the systems of the rulebooks, because FIDE's own team
// pairing (C.04.6) is not here.
#include "support/article.hpp"
#include "tournament/pairing/system.hpp"
#include "tournament/play.hpp"
#include "tournament/tables/standings.hpp"

#include <set>

#include <gtest/gtest.h>

namespace kodeks::tournament {
namespace {

using test::Play;

StageSettings two_boards(std::string_view swiss) {
    StageSettings settings;
    settings.system = System::swiss;
    settings.swiss = swiss;
    settings.rounds = 3;
    settings.boards = 2;
    return settings;
}

TEST(TeamSwiss, TheDutchSystemIsForIndividuals) {
    Play play("fide2023", Character::team);
    EXPECT_EQ(play.refusal(AddStage{two_boards("dutch")}), "fide_individuals");
}

// Five teams, three rounds, the first of each match wins on both boards: two match points a win and
// one for the bye, nobody meets twice, nobody is free twice.
TEST(TeamSwiss, EverySystemOfTheBooksPairsThem) {
    ARTICLE("C04.1:2", "C04.1:4");
    for (const pairing::SwissSystem& system : pairing::swiss_systems()) {
        Play play("fide2023", Character::team);
        play.stage(two_boards(system.name));
        for (const char* team : {"A", "B", "C", "D", "E"}) {
            const std::string name(team);
            play.team(name, {name + "1", name + "2"});
        }
        play.numbers();
        std::set<std::set<std::uint32_t>> met;
        for (RoundNumber round = 1; round <= 3; ++round) {
            play.pair();
            const auto& pairings = play.state.stages[0].rounds.back().pairings;
            ASSERT_EQ(pairings.size(), 3U) << system.name;
            for (std::uint32_t table = 1; table <= pairings.size(); ++table) {
                const Pairing& pairing = pairings[table - 1];
                EXPECT_TRUE(met.insert({pairing.first.value, pairing.second.value}).second)
                    << system.name << " round " << round;
                if (pairing.second != no_entry) {
                    play.result(table, "w", 1);
                    play.result(table, "b", 2); // the first has Black on board 2
                }
            }
        }
        Points sum;
        for (const StandingLine& line : standings(play.state, play.state.stages[0]).lines) {
            sum += line.points;
        }
        EXPECT_EQ(sum, whole_points(3 * (2 * 2 + 1))) << system.name;
    }
}

} // namespace
} // namespace kodeks::tournament
