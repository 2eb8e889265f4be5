// Coming back after leaving, and putting right how somebody was written down.
#include "tournament/play.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament {

namespace {

using test::Play;

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

void leave(Play& play, std::string_view name) {
    Withdraw leaves;
    leaves.entry = play.id(name);
    leaves.reason = "ill";
    play.go(leaves);
}

Return back(const Play& play, std::string_view name, std::string_view reason = "well again") {
    return {1, play.id(name), std::string(reason)};
}

TEST(Returns, OnlyWhoHasLeftAndWithAReason) {
    Play play = four(System::swiss);
    play.numbers();
    EXPECT_EQ(play.refusal(Return{9, play.id("Ann"), "well again"}), "no_stage");
    EXPECT_EQ(play.refusal(Return{1, EntryId{99}, "well again"}), "no_member");
    EXPECT_EQ(play.refusal(back(play, "Ann")), "has_not_left");
    leave(play, "Ann");
    EXPECT_EQ(play.refusal(back(play, "Ann", "")), "return_reason RU:3.14.5 RU:3.18.2#6");
    EXPECT_EQ(play.refusal(back(play, "Bob")), "has_not_left");
    EXPECT_EQ(play.refusal(back(play, "Ann")), "accepted");
}

// The rounds paired without him, from his first one on.
TEST(Returns, ToASwissTheRoundsBetweenAreMissed) {
    Play play = four(System::swiss);
    play.numbers();
    play.round("1-2 3-4");
    play.results({"1-0", "1-0"});
    leave(play, "Bob");
    play.round("1-3 4");
    play.result(1, "1-0");
    play.round("1-4 3");
    play.result(1, "1-0");
    play.go(back(play, "Bob"));
    EXPECT_EQ(play.events.back().get<Returned>().missed, (std::vector<RoundNumber>{2, 3}));
    play.round("2-3 1-4");
    leave(play, "Bob");
    play.go(back(play, "Bob"));
    // Those rounds are written down as missed already.
    EXPECT_EQ(play.events.back().get<Returned>().missed, std::vector<RoundNumber>{});
    // Who never sat in a round has missed none that was his.
    Enter late;
    late.person.name = "Eve";
    play.go(late);
    leave(play, "Eve");
    play.go(back(play, "Eve"));
    EXPECT_EQ(play.events.back().get<Returned>().missed, std::vector<RoundNumber>{});
}

TEST(Returns, ToAScheduleThatWasMadeWithoutHimIsTooLate) {
    Play before = four(System::round_robin);
    leave(before, "Dan");
    EXPECT_EQ(before.refusal(back(before, "Dan")), "accepted");
    DrawLots draw;
    draw.seed = "seed";
    before.go(draw);
    EXPECT_EQ(before.refusal(back(before, "Dan")), "return_late RU:3.14.5 RU:3.18.2#6");
    Play within = four(System::round_robin);
    within.numbers();
    within.pair();
    leave(within, "Dan");
    EXPECT_EQ(within.refusal(back(within, "Dan")), "accepted");
    within.go(back(within, "Dan"));
    EXPECT_EQ(within.events.back().get<Returned>().missed, std::vector<RoundNumber>{});
}

TEST(Returns, ToAKnockOutOnlyWhileTheBracketHasHim) {
    Play play = four(System::knockout);
    play.numbers();
    play.pair();
    leave(play, "Dan");
    EXPECT_EQ(play.refusal(back(play, "Dan")), "accepted");
    const bool first = play.pairs(1).find("Dan-") != std::string::npos;
    const bool at_one = play.pairs(1).find("Dan") < play.pairs(1).find(',');
    const std::string lost = first ? "0-1" : "1-0";
    play.go(back(play, "Dan"));
    play.results({at_one ? lost : "1-0", at_one ? "1-0" : lost});
    leave(play, "Dan");
    play.pair();
    EXPECT_EQ(play.refusal(back(play, "Dan")), "return_late RU:3.14.5 RU:3.18.2#6");
}

TEST(Corrections, OfAPersonNeedAChangeAndAReason) {
    Play play = four(System::swiss);
    CorrectPerson command;
    command.entry = play.id("Ann");
    command.person.name = "Ann";
    command.reason = "misspelt";
    EXPECT_EQ(play.refusal(command), "person_same");
    command.person.name = "Anna";
    EXPECT_EQ(play.refusal(command), "accepted");
    command.reason = "";
    EXPECT_EQ(play.refusal(command), "reason_missing RU:4.4#4");
    command.reason = "misspelt";
    command.person.name = "Bob";
    EXPECT_EQ(play.refusal(command), "entered_twice");
    command.entry = EntryId{99};
    EXPECT_EQ(play.refusal(command), "no_member");
}

} // namespace

} // namespace kodeks::tournament
