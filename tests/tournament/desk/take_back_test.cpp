// Taking a fact back: what later facts stand on stays, everything else goes, with the reason.
#include "tournament/play.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament {

namespace {

using test::Play;

constexpr StageNumber none = 9;

Play four(System system, std::string_view edition = "ru-code") {
    Play play(edition);
    StageSettings settings;
    settings.name = "S";
    settings.system = system;
    settings.swiss = system == System::swiss ? "blind-lot" : "";
    settings.rounds = system == System::swiss ? 5 : 0;
    play.stage(settings);
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    return play;
}

TakeBack taken(Taken what) {
    TakeBack command;
    command.fact = 3;
    command.what = what;
    command.round = 1;
    command.reason = "slip";
    return command;
}

TEST(TakingBack, NeedsAReasonAndAFact) {
    const Play play = four(System::swiss);
    TakeBack command = taken(Taken::other);
    EXPECT_EQ(play.refusal(command), "accepted");
    command.reason = "";
    EXPECT_EQ(play.refusal(command), "reason_missing RU:4.4#4");
    command = taken(Taken::other);
    command.fact = 0;
    EXPECT_EQ(play.refusal(command), "nothing_to_undo");
}

TEST(TakingBack, TheLastEntryWhileNothingStandsOnIt) {
    Play play = four(System::swiss);
    TakeBack command = taken(Taken::entry);
    command.entry = play.id("Dan");
    EXPECT_EQ(play.refusal(command), "accepted");
    command.entry = play.id("Cid");
    EXPECT_EQ(play.refusal(command), "stands_on_it");
    command.entry = no_entry;
    EXPECT_EQ(play.refusal(command), "stands_on_it");
    command.entry = play.id("Dan");
    Play away = play;
    Withdraw leaves;
    leaves.entry = play.id("Dan");
    leaves.reason = "ill";
    away.go(leaves);
    EXPECT_EQ(away.refusal(command), "stands_on_it");
    play.numbers();
    Play second = play;
    play.round("1-4 2-3"); // he is the second of his pair
    EXPECT_EQ(play.refusal(command), "stands_on_it");
    Play first = second;
    first.round("4-1 2-3");
    EXPECT_EQ(first.refusal(command), "stands_on_it");
    Play without = second;
    without.round("1-2 3");
    EXPECT_EQ(without.refusal(command), "accepted"); // the round was paired without him
    PairByHand hand;
    hand.pairs = {{second.id("Ann"), second.id("Bob")}, {second.id("Cid")}};
    hand.absent = {second.id("Dan")};
    hand.reason = "no program";
    second.go(hand);
    EXPECT_EQ(second.refusal(command), "stands_on_it");
}

TEST(TakingBack, APlayerOfATeamThatPlays) {
    Play play("ru-code", Character::team);
    StageSettings settings;
    settings.name = "S";
    settings.boards = 2;
    play.stage(settings);
    play.team("Sky", {"S1", "S2"});
    play.team("Red", {"R1", "R2", "R3"}, 1);
    TakeBack command = taken(Taken::entry);
    command.entry = play.id("R3");
    EXPECT_EQ(play.refusal(command), "accepted");
    play.numbers();
    EXPECT_EQ(play.refusal(command), "accepted");
    play.round("1-2");
    EXPECT_EQ(play.refusal(command), "stands_on_it");
}

TEST(TakingBack, TheLastRoundWithoutResults) {
    Play play = four(System::swiss);
    TakeBack command = taken(Taken::round);
    EXPECT_EQ(play.refusal(command), "stands_on_it"); // nothing is paired
    play.numbers();
    play.round("1-2 3-4");
    EXPECT_EQ(play.refusal(command), "accepted");
    command.stage = none;
    EXPECT_EQ(play.refusal(command), "stands_on_it");
    command.stage = 1;
    command.round = 2;
    EXPECT_EQ(play.refusal(command), "stands_on_it");
    command.round = 0;
    EXPECT_EQ(play.refusal(command), "stands_on_it");
    command.round = 1;
    Play elsewhere = play; // another stage was paired after it
    StageSettings other;
    other.name = "T";
    elsewhere.stage(other);
    elsewhere.enter({"Eve", "Fay"}, 2);
    elsewhere.numbers(2);
    elsewhere.round("1-2", 2);
    EXPECT_EQ(elsewhere.refusal(command), "stands_on_it");
    play.result(2, "1-0");
    EXPECT_EQ(play.refusal(command), "round_has_results");
    play.result(1, "1-0");
    play.round("1-3 2-4");
    EXPECT_EQ(play.refusal(command), "stands_on_it");
    command.round = 2;
    EXPECT_EQ(play.refusal(command), "accepted");
}

TEST(TakingBack, AResultThatIsThere) {
    Play play = four(System::swiss);
    play.numbers();
    play.round("1-2 3-4");
    TakeBack command = taken(Taken::result);
    command.game = {1, 1, 1, 1};
    EXPECT_EQ(play.refusal(command), "nothing_to_correct"); // still open
    play.result(1, "1-0");
    EXPECT_EQ(play.refusal(command), "accepted"); // open again
    command.outcome = play.outcome("1-0");
    EXPECT_EQ(play.refusal(command), "nothing_to_correct");
    command.outcome = play.outcome("0-1"); // another result is a correction
    EXPECT_EQ(play.refusal(command), "nothing_to_correct");
    command.outcome = {};
    command.game.table = 3;
    EXPECT_EQ(play.refusal(command), "nothing_to_correct");
    command.game.table = 2;
    EXPECT_EQ(play.refusal(command), "nothing_to_correct");
}

TEST(TakingBack, AResultOnWhichTheBracketWentOn) {
    Play play = four(System::knockout);
    play.numbers();
    play.pair();
    play.results({"1-0", "="});
    TakeBack command = taken(Taken::result);
    command.game = {1, 1, 1, 1};
    EXPECT_EQ(play.refusal(command), "accepted");
    command.game.table = 2;
    EXPECT_EQ(play.refusal(command), "accepted");
    DecideLevel level;
    level.table = 2;
    level.winner = play.state.stages.front().rounds.front().pairings[1].first;
    level.how = "replay";
    play.go(level);
    EXPECT_EQ(play.refusal(command), "stands_on_it");
    command.game.table = 1;
    EXPECT_EQ(play.refusal(command), "accepted");
    play.pair();
    EXPECT_EQ(play.refusal(command), "stands_on_it");
}

TEST(TakingBack, AnAbsenceOfARoundToCome) {
    Play play = four(System::swiss);
    play.numbers();
    AnnounceAbsence away;
    away.entry = play.id("Dan");
    away.round = 2;
    play.go(away);
    TakeBack command = taken(Taken::absence);
    command.entry = play.id("Dan");
    command.round = 2;
    EXPECT_EQ(play.refusal(command), "accepted");
    command.stage = none;
    EXPECT_EQ(play.refusal(command), "stands_on_it");
    command.stage = 1;
    command.round = 3;
    EXPECT_EQ(play.refusal(command), "stands_on_it");
    command.round = 2;
    command.entry = play.id("Cid");
    EXPECT_EQ(play.refusal(command), "stands_on_it");
    command.entry = play.id("Dan");
    play.round("1-2 3-4");
    play.results({"1-0", "1-0"});
    EXPECT_EQ(play.refusal(command), "accepted");
    play.round("1-3 2");
    EXPECT_EQ(play.refusal(command), "stands_on_it");
}

TEST(TakingBack, AnOpeningAndALevelMatchOfTheLastRound) {
    Play play = four(System::round_robin);
    play.numbers();
    TakeBack opening = taken(Taken::opening);
    opening.game = {1, 1, 1, 1};
    EXPECT_EQ(play.refusal(opening), "stands_on_it"); // nothing is paired
    play.pair();
    EXPECT_EQ(play.refusal(opening), "stands_on_it"); // nothing was drawn
    DrawOpening draw;
    draw.openings = {"c3-d4"};
    play.go(draw);
    EXPECT_EQ(play.refusal(opening), "accepted");
    for (const auto& [round, table] : {std::pair{0U, 1U}, {2U, 1U}, {1U, 0U}, {1U, 3U}, {1U, 2U}}) {
        TakeBack other = opening;
        other.round = round;
        other.game.table = table;
        EXPECT_EQ(play.refusal(other), "stands_on_it") << round << " " << table;
    }
    opening.stage = none;
    EXPECT_EQ(play.refusal(opening), "stands_on_it");
    opening.stage = 1;
    TakeBack level = opening;
    level.what = Taken::level;
    EXPECT_EQ(play.refusal(level), "stands_on_it"); // nobody decided anything there
    play.result(1, "1-0");
    EXPECT_EQ(play.refusal(opening), "stands_on_it"); // the game has begun
    Play cup = four(System::knockout);
    cup.numbers();
    cup.pair();
    cup.results({"=", "1-0"});
    level.what = Taken::level;
    EXPECT_EQ(cup.refusal(level), "stands_on_it");
    DecideLevel decided;
    decided.winner = cup.state.stages.front().rounds.front().pairings[0].first;
    decided.how = "replay";
    cup.go(decided);
    EXPECT_EQ(cup.refusal(level), "accepted");
    cup.pair();
    EXPECT_EQ(cup.refusal(level), "stands_on_it");
}

TEST(TakingBack, TheLastStageBeforeItsLots) {
    Play play = four(System::round_robin);
    TakeBack command = taken(Taken::stage);
    EXPECT_EQ(play.refusal(command), "stands_on_it"); // the event itself
    StageSettings final_stage;
    final_stage.from = {1, 1, 2, false};
    play.stage(final_stage);
    EXPECT_EQ(play.refusal(command), "stands_on_it");
    command.stage = 2;
    EXPECT_EQ(play.refusal(command), "accepted");
    command.stage = 3;
    EXPECT_EQ(play.refusal(command), "stands_on_it");
    command.stage = 2;
    play.enter({"Eve", "Fay"}, 2);
    DrawLots draw;
    draw.stage = 2;
    draw.seed = "seed";
    play.go(draw);
    EXPECT_EQ(play.refusal(command), "stands_on_it");
    play.go(VoidLots{2, "agreed"});
    EXPECT_EQ(play.refusal(command), "stands_on_it"); // the draw that was given up stays on record
}

} // namespace

} // namespace kodeks::tournament
