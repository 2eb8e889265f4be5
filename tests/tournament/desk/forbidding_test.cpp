// Pairs that must not come about, named one by one: in the Dutch system, in a system of the books,
// in the report and when they are taken back.
#include "support/article.hpp"
#include "tournament/play.hpp"
#include "tournament/report/report.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament {

namespace {

using test::four_in_swiss;
using test::Play;

ForbidPairs forbidden(const Play& play, std::initializer_list<std::string_view> names,
                      std::string reason = "kin") {
    ForbidPairs command;
    for (const std::string_view name : names) {
        command.pairs.entries.push_back(play.id(name));
    }
    command.reason = std::move(reason);
    return command;
}

bool met(const Play& play, std::string_view a, std::string_view b) {
    for (const Pairing& pairing : play.state.stages[0].rounds.back().pairings) {
        if ((pairing.first == play.id(a) && pairing.second == play.id(b)) ||
            (pairing.first == play.id(b) && pairing.second == play.id(a))) {
            return true;
        }
    }
    return false;
}

// Of four, the upper half meets the lower one in order (C04.3:4.2): 1-3 and 2-4. When 1 and 3 may
// not meet, the first change of order that keeps the bracket whole is 1-4 and 2-3.
TEST(Forbidding, TheDutchSystemKeepsThemFromMeeting) {
    ARTICLE("C04.1:2");
    Play usual = four_in_swiss("fide2023", "dutch");
    usual.pair();
    EXPECT_TRUE(met(usual, "Ann", "Cid"));
    Play play = four_in_swiss("fide2023", "dutch");
    play.go(forbidden(play, {"Ann", "Cid"}));
    play.pair();
    EXPECT_TRUE(met(play, "Ann", "Dan"));
    EXPECT_TRUE(met(play, "Bob", "Cid"));
}

TEST(Forbidding, NobodyOfSeveralMeetsAnother) {
    Play play = four_in_swiss("fide2023", "dutch");
    play.go(forbidden(play, {"Ann", "Cid", "Dan"}));
    const Decision decision = decide(play.state, Pair{}, world_for("fide2023"));
    ASSERT_NE(decision.refusal(), nullptr); // two of the three would have to meet
    EXPECT_EQ(decision.refusal()->message.key, "fide.impossible");
}

TEST(Forbidding, ASystemOfTheBooksKeepsThemFromMeetingToo) {
    ARTICLE("PMR:237");
    Play usual = four_in_swiss("ru-code", "start-number");
    usual.pair();
    Play play = four_in_swiss("ru-code", "start-number");
    const Pairing& first = usual.state.stages[0].rounds[0].pairings[0];
    const std::string& a = name_of(usual.state, first.first);
    const std::string& b = name_of(usual.state, first.second);
    play.go(forbidden(play, {a, b}));
    play.pair();
    EXPECT_FALSE(met(play, a, b));
}

TEST(Forbidding, HoldsInItsRoundsOnly) {
    Play play = four_in_swiss("fide2023", "dutch");
    ForbidPairs command = forbidden(play, {"Ann", "Cid"});
    command.pairs.first_round = 2;
    play.go(command);
    play.pair();
    EXPECT_TRUE(met(play, "Ann", "Cid"));
}

TEST(Forbidding, StandsInTheReport) {
    Play play = four_in_swiss("fide2023", "dutch");
    ForbidPairs command = forbidden(play, {"Dan", "Bob"});
    command.pairs.first_round = 2;
    command.pairs.last_round = 3;
    play.go(command);
    const Report report = report_of(play.state, play.state.stages[0]);
    EXPECT_EQ(report.document.prohibited, (std::vector<trf::ProhibitedRecord>{{2, 3, {2, 4}}}));
}

TEST(Forbidding, IsTakenBack) {
    Play play = four_in_swiss("fide2023", "dutch");
    TakeBack back;
    back.fact = 1;
    back.what = Taken::forbidden;
    back.reason = "slip";
    EXPECT_EQ(play.refusal(back), "stands_on_it");
    play.go(forbidden(play, {"Ann", "Cid"}));
    play.go(back);
    EXPECT_TRUE(play.state.stages[0].forbidden.empty());
    play.pair();
    EXPECT_TRUE(met(play, "Ann", "Cid"));
}

TEST(Forbidding, WhatMakesNoSenseIsRefused) {
    ARTICLE("PMR:237");
    Play play = four_in_swiss("pmr2018", "start-number");
    EXPECT_EQ(play.refusal(forbidden(play, {"Ann"})), "forbid_two");
    EXPECT_EQ(play.refusal(forbidden(play, {"Ann", "Ann"})), "forbid_twice");
    EXPECT_EQ(play.refusal(forbidden(play, {"Ann", "Bob"}, "")), "forbid_reason PMR:237");
    ForbidPairs command = forbidden(play, {"Ann", "Bob"});
    command.pairs.first_round = 4;
    EXPECT_EQ(play.refusal(command), "no_round");
    command.pairs.first_round = 2;
    command.pairs.last_round = 1;
    EXPECT_EQ(play.refusal(command), "no_round");
    command.pairs.entries[0] = EntryId{9};
    EXPECT_EQ(play.refusal(command), "no_member");
    command.stage = 7;
    EXPECT_EQ(play.refusal(command), "no_stage");
    play.pair();
    command = forbidden(play, {"Ann", "Bob"});
    command.pairs.last_round = 1;
    EXPECT_EQ(play.refusal(command), "round_is_paired");
    Play circle("ru-code");
    circle.stage({});
    circle.enter({"Ann", "Bob"});
    EXPECT_EQ(circle.refusal(forbidden(circle, {"Ann", "Bob"})), "forbid_swiss");
}

} // namespace

} // namespace kodeks::tournament
