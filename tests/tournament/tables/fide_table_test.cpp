// The table of a FIDE Swiss while a round is being played.
#include "tournament/play.hpp"
#include "tournament/tables/fide_standings.hpp"
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

// A, B and C have two points each, D none: A beat C and drew nobody; the last round told them
// apart.
TEST(FideTable, TellsWhatSeparatedNeighbours) {
    test::Play play("fide2023");
    StageSettings settings;
    settings.name = "S";
    settings.tie_breaks = {"WIN", "SB"};
    play.stage(settings);
    play.enter({"A", "B", "C", "D"});
    play.numbers();
    play.round("1-4 2-3");
    play.results({"1-0", "1-0"});
    play.round("4-3 1-2");
    play.results({"0-1", "0-1"});
    play.round("2-4 3-1");
    play.results({"0-1", "0-1"});
    // A: +D -B +C; B: +C +A -D; C: -B +D -A; D: -A -C +B.
    std::string text;
    for (const StandingLine& line : standings(play.state, play.state.stages.front()).lines) {
        text += name_of(play.state, line.entry) + " " + to_text(line.points);
        for (const tiebreak::Value& value : line.values) {
            text += " " + value_text(value);
        }
        text += line.decided_by ? " decided by " + std::to_string(*line.decided_by) : "";
        text += "\n";
    }
    // B's wins are over C (1) and A (2), A's over D (1) and C (1); D's over B (2), C's over D (1).
    EXPECT_EQ(text, "B 2 2 3 decided by 1\n"
                    "A 2 2 2\n"
                    "D 1 1 2 decided by 1\n"
                    "C 1 1 1\n");
    const Stage& stage = play.state.stages.front();
    EXPECT_EQ(fide_opened(play.state, stage, play.id("B"), "SB").terms.size(), 3U);
    EXPECT_TRUE(fide_opened(play.state, stage, play.id("B"), "no code").terms.empty());
    EXPECT_TRUE(fide_opened(play.state, stage, EntryId{99}, "SB").terms.empty());
}

} // namespace
} // namespace kodeks::tournament
