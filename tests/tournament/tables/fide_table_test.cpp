// The table of a FIDE Swiss while a round is being played.
#include "tournament/play.hpp"
#include "tournament/tables/standings.hpp"

#include <map>

#include <gtest/gtest.h>

namespace kodeks::tournament {
namespace {

std::map<std::string, std::uint32_t> games_in(const test::Play& play) {
    std::map<std::string, std::uint32_t> games;
    for (const StandingLine& line : standings(play.state, play.state.stages.front()).lines) {
        games[name_of(play.state, line.entry)] = line.games;
    }
    return games;
}

TEST(FideTable, OpenGamesAreNotPlayedYet) {
    test::Play play("fide2023");
    StageSettings settings;
    settings.name = "S";
    settings.system = System::swiss;
    settings.swiss = "dutch";
    settings.rounds = 3;
    play.stage(settings);
    play.enter({"A", "B", "C", "D", "E"});
    play.numbers();
    play.round("1-3 2-4 5");
    play.result(1, "1-0");
    using Games = std::map<std::string, std::uint32_t>;
    EXPECT_EQ(games_in(play), (Games{{"A", 1}, {"B", 0}, {"C", 1}, {"D", 0}, {"E", 0}}));
    play.result(2, "+:-");
    EXPECT_EQ(games_in(play), (Games{{"A", 1}, {"B", 1}, {"C", 1}, {"D", 1}, {"E", 0}}));
}

} // namespace
} // namespace kodeks::tournament
