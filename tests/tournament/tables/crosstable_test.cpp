// Whole crosstables: by opponents in a round robin, by rounds elsewhere.
#include "tournament/play.hpp"
#include "tournament/tables/crosstable.hpp"
#include "tournament/tables/schedule.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::tournament {

namespace {

using test::Play;

// "place name points: cell|cell|...", a line for each row.
std::string text_of(const Play& play, StageNumber stage = 1) {
    std::string text;
    for (const CrossRow& row : crosstable(play.state, play.state.stages[stage - 1]).rows) {
        text += fmt::format("{} {} {}: {}\n", row.place, name_of(play.state, row.entry),
                            to_text(row.points), fmt::join(row.cells, "|"));
    }
    return text;
}

StageSettings swiss() {
    StageSettings settings;
    settings.name = "S";
    settings.system = System::swiss;
    settings.swiss = "blind-lot";
    settings.rounds = 3;
    settings.tie_breaks = {"wins"};
    return settings;
}

// A free round, an absence and half a point for one; colours are w and b.
TEST(Crosstable, OfASwissByRounds) {
    Play play("ru-code");
    play.stage(swiss());
    play.enter({"Ann", "Bob", "Cid", "Dan", "Eve"});
    play.numbers();
    play.round("1-2 3-4 5");
    play.result(1, "1-0");
    play.result(2, "=");
    RoundPaired second{1, 2, 0, {{.first = play.id("Eve"), .second = play.id("Ann")}}, {}};
    second.pairings.front().games = {{}};
    second.pairings.front().first_game = GameId{play.state.last_game.value + 1};
    second.absent = {play.id("Bob"), play.id("Cid"), play.id("Dan")};
    second.half_byes = {play.id("Cid")};
    apply(play.state, second);
    EXPECT_EQ(text_of(play), "1-2 Ann 1: 5w1|2b*\n"
                             "1-2 Eve 1: +|1w*\n"
                             "3 Cid 1: 4w½|½\n"
                             "4 Dan ½: 3b½|0\n"
                             "5 Bob 0: 1b0|0\n");
}

// Whoever goes on brings the games with him, in brackets; games with others stay behind.
TEST(Crosstable, OfAFinalWithGamesBroughtAlong) {
    Play play("ru-code");
    StageSettings first;
    first.name = "Semi-final";
    first.tie_breaks = {"wins"};
    play.stage(first);
    StageSettings last = first;
    last.name = "Final";
    last.from = {1, 1, 2, true};
    play.stage(last);
    play.enter({"Ann", "Bob", "Cid"});
    play.numbers();
    play.round("1-2 3");
    play.result(1, "1-0");
    play.round("3-1 2");
    play.result(1, "=");
    play.round("2-3 1");
    play.result(1, "1-0");
    EXPECT_EQ(text_of(play), "1 Ann 1½: ×|1|½\n"
                             "2 Bob 1: 0|×|1\n"
                             "3 Cid ½: ½|0|×\n");
    play.go(FillStage{2});
    EXPECT_EQ(text_of(play, 2), "1 Ann 1: ×|[1]\n"
                                "2 Bob 0: [0]|×\n");
}

// The sum of a micro-match and its games; of a team match only the sum.
TEST(Crosstable, OfMatchesOfSeveralGames) {
    Play micro("ua2026");
    StageSettings settings;
    settings.name = "S";
    settings.games = 2;
    settings.tie_breaks = {"wins"};
    micro.stage(settings);
    micro.enter({"Ann", "Bob"});
    micro.numbers();
    micro.round("1-2");
    EXPECT_EQ(text_of(micro), "1-2 Ann 0: ×|*\n"
                              "1-2 Bob 0: *|×\n");
    micro.result(1, "2-0", 1);
    micro.result(1, "1-1", 2);
    EXPECT_EQ(text_of(micro), "1 Ann 2: ×|3 (2 1)\n"
                              "2 Bob 0: 1 (0 1)|×\n");
    Play teams("ru-code", Character::team);
    settings.games = 1;
    settings.boards = 2;
    teams.stage(settings);
    teams.team("Red", {"R1", "R2"});
    teams.team("Sky", {"S1", "S2"});
    teams.numbers();
    teams.round("1-2");
    teams.result(1, "1-0", 1);
    teams.result(1, "=", 2);
    EXPECT_EQ(text_of(teams), "1 Red 1½: ×|1½\n"
                              "2 Sky ½: ½|×\n");
}

// Level, and then decided by a replay.
TEST(Crosstable, OfAKnockOutMarksWhoWentOn) {
    Play play("ru-code");
    StageSettings settings;
    settings.name = "S";
    settings.system = System::knockout;
    play.stage(settings);
    play.enter({"Ann", "Bob"});
    play.numbers();
    play.round("1-2");
    play.result(1, "=");
    DecideLevel level;
    level.winner = play.id("Bob");
    level.how = "replay";
    play.go(level);
    const std::string text = text_of(play);
    EXPECT_EQ(text, "1 Bob ½: 2b½ !\n"
                    "2 Ann ½: 1w½\n");
}

// Every round of a schedule beforehand, as it will be paired.
TEST(Schedule, OfARoundRobinIsKnownFromTheNumbersOn) {
    Play play("ru-code");
    StageSettings settings;
    settings.name = "S";
    play.stage(settings);
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    const auto refusal = [](const Play& asked, StageNumber stage) {
        const auto answer = scheduled(asked.state, stage);
        return answer ? std::string("known") : answer.error().message.key;
    };
    EXPECT_EQ(refusal(play, 1), "tournament.lots_missing");
    EXPECT_EQ(refusal(play, 2), "tournament.schedule_none");
    play.numbers();
    const auto known = scheduled(play.state, 1);
    ASSERT_TRUE(known);
    Play whole = play;
    whole.state = *known;
    EXPECT_EQ(whole.state.stages.front().rounds.size(), 3U);
    EXPECT_EQ(whole.pairs(1), "Ann-Dan, Bob-Cid");
    EXPECT_EQ(whole.pairs(2), "Dan-Cid, Ann-Bob");
    EXPECT_EQ(whole.pairs(3), "Bob-Dan, Cid-Ann");
    EXPECT_TRUE(play.state.stages.front().rounds.empty());
    Play other("ru-code");
    other.stage(swiss());
    other.enter({"Ann", "Bob"});
    other.numbers();
    EXPECT_EQ(refusal(other, 1), "tournament.schedule_none");
    Play sudden("pmr2018");
    StageSettings match;
    match.name = "M";
    match.system = System::match;
    match.rounds = 2;
    match.sudden = true;
    sudden.stage(match);
    sudden.enter({"Ann", "Bob"});
    sudden.numbers();
    EXPECT_EQ(refusal(sudden, 1), "tournament.schedule_none");
}

} // namespace

} // namespace kodeks::tournament
