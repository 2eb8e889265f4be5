// A round of the FIDE Swiss at the desk: who is left out, wishes that give way, and what cannot be
// paired.
#include "support/article.hpp"
#include "tournament/desk/dutch_round.hpp"
#include "tournament/play.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament {

namespace {

using test::Play;

Play field(std::initializer_list<std::string_view> names, std::vector<KeepApart> apart = {}) {
    Play play("fide2023");
    StageSettings settings;
    settings.name = "S";
    settings.system = System::swiss;
    settings.swiss = "dutch";
    settings.rounds = 5;
    settings.apart = std::move(apart);
    play.stage(settings);
    for (const std::string_view name : names) {
        Enter enter;
        enter.person.name = name;
        enter.person.club = name.substr(0, 1); // "A1" and "A2" are of one club
        play.go(enter);
    }
    play.numbers();
    return play;
}

std::vector<std::string> names_of(const Play& play, const std::vector<EntryId>& entries) {
    std::vector<std::string> names;
    for (const EntryId entry : entries) {
        names.push_back(name_of(play.state, entry));
    }
    return names;
}

using Names = std::vector<std::string>;

std::string refused(const Play& play) {
    const Decision decision = decide(play.state, Pair{}, world_for("fide2023"));
    if (decision.accepted()) {
        return "accepted";
    }
    EXPECT_EQ(decision.refusal()->articles, (std::vector<std::string_view>{"C04.3:1.9.3"}));
    return decision.refusal()->message.key;
}

TEST(DutchRound, WhoAnnouncedAnAbsenceIsLeftOutOfThatRoundOnly) {
    ARTICLE("C04.1:3");
    Play play = field({"A", "B", "C", "D", "E", "F"});
    const auto away = [&](std::string_view name, RoundNumber round, bool half) {
        AnnounceAbsence absence;
        absence.entry = play.id(name);
        absence.round = round;
        absence.half = half;
        play.go(absence);
    };
    away("B", 1, false);
    away("D", 1, true);
    away("C", 2, true);
    Withdraw leaves;
    leaves.entry = play.id("F");
    leaves.reason = "ill";
    play.go(leaves);
    play.pair();
    const Round& first = play.state.stages.front().rounds[0];
    EXPECT_EQ(names_of(play, first.absent), (Names{"B", "D"}));
    EXPECT_EQ(names_of(play, first.half_byes), (Names{"D"}));
    EXPECT_EQ(first.pairings.size(), 2U); // A, C, E: one pair and one free
    play.result(1, "1-0");
    play.pair();
    const Round& second = play.state.stages.front().rounds[1];
    EXPECT_EQ(names_of(play, second.absent), (Names{"C"}));
    EXPECT_EQ(names_of(play, second.half_byes), (Names{"C"}));
}

TEST(DutchRound, ASoftWishGivesWayAndAHardOneDoesNot) {
    ARTICLE("C04.3:1.9.3");
    Play soft = field({"A1", "A2"}, {{.trait = Trait::club}});
    soft.pair();
    EXPECT_EQ(soft.state.stages.front().rounds[0].pairings.size(), 1U);
    Play hard = field({"A1", "A2"}, {{.trait = Trait::club, .hard = true}});
    EXPECT_EQ(refused(hard), "fide.impossible");
    // Where another pairing exists the soft wish holds.
    Play kept = field({"A1", "A2", "B1", "B2"}, {{.trait = Trait::club}});
    kept.pair();
    for (const Pairing& pairing : kept.state.stages.front().rounds[0].pairings) {
        EXPECT_NE(name_of(kept.state, pairing.first).front(),
                  name_of(kept.state, pairing.second).front());
    }
}

TEST(DutchRound, WhatCannotBePairedIsRefusedAndHasNoExplanation) {
    ARTICLE("C04.3:1.9.3");
    Play play = field({"A", "B"});
    EXPECT_FALSE(explain_dutch(play.state, play.state.stages.front()).empty());
    play.pair();
    play.result(1, "1-0");
    EXPECT_TRUE(explain_dutch(play.state, play.state.stages.front()).empty());
    EXPECT_EQ(refused(play), "fide.impossible");
}

} // namespace

} // namespace kodeks::tournament
