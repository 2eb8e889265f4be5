// Events of our own as FIDE reports, whole: tests/golden/tournament/report-*.txt were read against
// the description of the format.
#include "support/source_tree.hpp"
#include "tournament/play.hpp"
#include "tournament/report/report.hpp"
#include "tournament/trf/write.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament {
namespace {

using test::Play;

void compare(std::string_view name, const Play& play) {
    const Report report = report_of(play.state, play.state.stages.front());
    kodeks::test::expect_golden("tournament/report-" + std::string(name) + ".txt",
                                trf::write(report.document, trf::LineEnd::lf));
}

// A player's rating falls with his place in the list.
void enter(Play& play, std::initializer_list<std::string_view> names) {
    std::int32_t rating = 2400;
    for (const std::string_view name : names) {
        Enter command;
        command.person.name = name;
        command.person.club = name.substr(0, 1);
        command.person.ratings = {{"FIDE", rating}};
        rating -= 10;
        play.go(command);
    }
}

void away(Play& play, std::string_view name, RoundNumber round, bool half) {
    AnnounceAbsence command;
    command.entry = play.id(name);
    command.round = round;
    command.half = half;
    play.go(command);
}

StageSettings of(System system, std::uint32_t boards = 0) {
    StageSettings settings;
    settings.name = "S";
    settings.system = system;
    settings.boards = boards;
    if (system == System::swiss) {
        settings.swiss = boards > 0 ? "blind-lot" : "dutch";
        settings.rounds = 4;
    }
    return settings;
}

// Two rounds are played; in those to come somebody is away, with and without half a point, and
// somebody has left. Two of a club are kept apart, one of another has nobody to avoid.
TEST(OwnReport, OfASwissWithRoundsToCome) {
    Play play("fide2023");
    StageSettings settings = of(System::swiss);
    settings.apart = {{.trait = Trait::club, .first_round = 2, .last_round = 3}};
    play.stage(settings);
    enter(play, {"A1", "A2", "B1", "C1", "D1"});
    DrawLots draw;
    draw.seed = "seed";
    play.go(draw);
    away(play, "D1", 2, true);
    play.pair();
    for (std::uint32_t table = 1; table <= 2; ++table) {
        play.result(table, table == 1 ? "1-0" : "+:-");
    }
    play.pair();
    play.result(1, "=");
    away(play, "B1", 3, false);
    away(play, "C1", 4, true);
    Withdraw leaves;
    leaves.entry = play.id("D1");
    leaves.reason = "ill";
    play.go(leaves);
    compare("swiss", play);
}

TEST(OwnReport, OfARoundRobinWithAFreeDay) {
    Play play("fide2023");
    play.stage(of(System::round_robin));
    enter(play, {"A", "B", "C"});
    play.numbers();
    play.pair();
    play.result(play.state.stages.front().rounds[0].pairings[0].second == no_entry ? 2 : 1, "1-0");
    compare("round-robin", play);
}

Play teams(const StageSettings& settings) {
    Play play("fide2023", Character::team);
    play.stage(settings);
    play.team("Red", {"R1", "R2", "R3"}, 1);
    play.team("Sky", {"S1", "S2", "S3"}, 1);
    play.team("Tea", {"T1", "T2"});
    play.numbers();
    return play;
}

// A reserve plays, a board is empty, and a match is not played at all.
TEST(OwnReport, OfTeamsInARoundRobin) {
    Play play = teams(of(System::round_robin, 2));
    play.round("1-2 3");
    SetLineUp line_up;
    line_up.team = play.id("Red");
    line_up.players = {play.id("R3"), play.id("R2")};
    line_up.minutes_before = 60;
    play.go(line_up);
    play.result(1, "1-0", 1);
    play.result(1, "=", 2);
    play.round("2-3 1");
    line_up.round = 2;
    line_up.team = play.id("Sky");
    line_up.players = {play.id("S1"), no_entry};
    play.go(line_up);
    play.result(1, "0-1", 1);
    play.result(1, "+:-", 2);
    play.round("3-1 2");
    play.result(1, "+:-", 1);
    play.result(1, "-:+", 2);
    compare("teams-round-robin", play);
}

TEST(OwnReport, OfTeamsInASwissByMatchPointsWithAFreeTeam) {
    Play play = teams(of(System::swiss, 2));
    play.round("1-2 3");
    play.result(1, "1-0", 1);
    play.result(1, "=", 2);
    play.round("3-1 2");
    play.result(1, "-:-", 1);
    play.result(1, "-:-", 2);
    compare("teams-swiss", play);
}

TEST(OwnReport, OfTeamsInASwissByGamePoints) {
    StageSettings settings = of(System::swiss, 2);
    settings.primary = rulebook::TeamScore::game_points;
    Play play = teams(settings);
    play.round("1-2 3");
    play.result(1, "1-0", 1);
    compare("teams-swiss-games", play);
}

TEST(OwnReport, OfTeamsInAKnockOut) {
    Play play = teams(of(System::knockout, 2));
    play.pair();
    compare("teams-knock-out", play);
}

} // namespace
} // namespace kodeks::tournament
