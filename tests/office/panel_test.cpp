// The panel: posts, numbers, sectors, captains, the appeals committee.
#include "office/bureau.hpp"
#include "support/article.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::office {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

std::vector<std::string> check(const Bureau& bureau) {
    return Bureau::lines(remarks_on_panel(bureau.state, bureau.world));
}

void arbiters(Bureau& bureau, std::uint32_t count) {
    for (std::uint32_t i = 1; i <= count; ++i) {
        bureau.go(
            Appoint{{"L" + std::to_string(i), Role::line_arbiter, 3, {}, false}, "organiser"});
    }
}

Bureau event_of(std::string_view edition, EventLevel level, std::uint32_t pairs) {
    Bureau bureau(edition);
    Card card = card_for(edition);
    card.level = level;
    if (level == EventLevel::national && !bureau.world.rules->card.group_articles.empty()) {
        card.group = ImpairmentGroup::hearing;
    }
    bureau.go(FileCard{card});
    bureau.world.around.pairs = pairs;
    return bureau;
}

TEST(Panel, ThePostsOfAUkrainianPanel) {
    ARTICLE("UA:V.18.1", "UA:V.18.3", "UA:V.1.3");
    Bureau bureau = event_of("ua2026", EventLevel::national, 0);
    bureau.state.committee = Committee{};
    bureau.state.committee->chairman.branch = "a";
    EXPECT_THAT(check(bureau),
                ElementsAre("must office.panel.post chief_arbiter [UA:V.18.1, UA:V.18.3]",
                            "must office.panel.post chief_secretary [UA:V.18.1, UA:V.18.3]",
                            "must office.panel.post deputy_arbiter [UA:V.18.1, UA:V.18.3]",
                            "must office.panel.post line_arbiter [UA:V.18.1]",
                            "should office.panel.post doctor [UA:V.18.1]",
                            "should office.panel.post interpreter [UA:V.18.1]"));
    EXPECT_EQ(bureau.refused(Appoint{{"A", Role::deputy_arbiter, 0, {}, false}, "nobody"}),
              "office.no_official");
    bureau.staff({Role::chief_arbiter, Role::chief_secretary, Role::deputy_arbiter,
                  Role::line_arbiter, Role::doctor, Role::interpreter});
    EXPECT_EQ(check(bureau).size(), 0U);
    EXPECT_EQ(bureau.refused(Appoint{{"A", Role::line_arbiter, 0, {}, false}, "chief-arbiter"}),
              "office.no_right [UA:V.1.3]");
}

// One per 2 to 3 pairs: between a third and a half as many, rounded up.
TEST(Panel, RatiosOfMixedUkrainianEvents) {
    ARTICLE("UA:V.18.1.1", "UA:V.18.1.2");
    Bureau upper = event_of("ua2026", EventLevel::regional, 7);
    upper.staff({});
    arbiters(upper, 2);
    EXPECT_THAT(check(upper), Contains("should office.panel.too_few 2 3 4 [UA:V.18.1.1]"));
    upper.world.around.pairs = 6;
    EXPECT_THAT(check(upper), Not(Contains(testing::HasSubstr("too_few"))));
    Bureau lower = event_of("ua2026", EventLevel::district, 9);
    lower.staff({});
    arbiters(lower, 2);
    EXPECT_THAT(check(lower), Contains("should office.panel.too_few 2 3 3 [UA:V.18.1.2]"));
    lower.world.around.pairs = 8;
    EXPECT_THAT(check(lower), Not(Contains(testing::HasSubstr("too_few"))));
}

TEST(Panel, OneRefereeForTwoPairsOfImpairedPlayers) {
    ARTICLE("UA:V.13.19", "UA:V.18.2");
    Bureau bureau("ua2026");
    Card card = card_for("ua2026");
    card.group = ImpairmentGroup::vision;
    card.calendar = Calendar::centre;
    card.budget = true;
    bureau.go(FileCard{card});
    bureau.staff({});
    arbiters(bureau, 2);
    bureau.world.around.pairs = 5;
    EXPECT_THAT(check(bureau), Contains("should office.panel.too_few 2 3 3 [UA:V.13.19]"));
    bureau.world.around.pairs = 4;
    EXPECT_THAT(check(bureau), Not(Contains(testing::HasSubstr("too_few"))));
    card.speed = Speed::blitz;
    bureau.go(FileCard{card});
    EXPECT_THAT(check(bureau), Contains("should office.panel.too_few 2 4 4 [UA:V.18.2]"));
}

TEST(Panel, NobodyWatchesMoreThanFourPairs) {
    ARTICLE("UA:V.18.13", "UA:V.18.4");
    Bureau bureau = event_of("ua2026", EventLevel::club, 9);
    bureau.staff({Role::chief_arbiter});
    arbiters(bureau, 2);
    EXPECT_THAT(check(bureau), Contains("must office.panel.load 9 2 4 [UA:V.18.13]"));
    bureau.world.around.pairs = 8;
    EXPECT_THAT(check(bureau), Not(Contains(testing::HasSubstr("load"))));
    EXPECT_EQ(bureau.refused(AssignSector{"L1", {1, 5}, "chief-arbiter"}),
              "office.official.too_many [UA:V.18.13]");
    bureau.go(AssignSector{"L1", {1, 4}, "chief-arbiter"});
    EXPECT_EQ(bureau.refused(AssignSector{"L2", {0, 2}, "chief-arbiter"}),
              "office.official.tables");
    for (std::uint32_t i = 3; i <= 6; ++i) {
        EXPECT_THAT(check(bureau), Not(Contains(testing::HasSubstr("senior"))));
        bureau.go(
            Appoint{{"L" + std::to_string(i), Role::line_arbiter, 3, {}, false}, "organiser"});
    }
    EXPECT_THAT(check(bureau), Contains("must office.panel.senior 5 [UA:V.18.4]"));
}

TEST(Panel, TheChiefRefereesCategoryFitsTheEvent) {
    ARTICLE("UA:V.18.6");
    const auto refused = [](EventLevel level, std::uint32_t category) {
        Bureau bureau = event_of("ua2026", level, 0);
        bureau.staff({});
        return bureau.refused(
            Appoint{{"A", Role::chief_arbiter, category, {}, false}, "organiser"});
    };
    EXPECT_EQ(refused(EventLevel::national, 0), "accepted");
    EXPECT_EQ(refused(EventLevel::national, 1), "office.official.category [UA:V.18.6]");
    EXPECT_EQ(refused(EventLevel::regional, 1), "accepted");
    EXPECT_EQ(refused(EventLevel::city, 2), "office.official.category [UA:V.18.6]");
    EXPECT_EQ(refused(EventLevel::district, 2), "accepted");
    EXPECT_EQ(refused(EventLevel::club, 3), "office.official.category [UA:V.18.6]");
}

TEST(Panel, RussianRatiosByLevel) {
    ARTICLE("RU:4.6.1#1", "RU:4.6.1#2", "RU:4.6.1#3", "RU:4.6.1#4", "RU:4.3#1");
    const auto few = [](EventLevel level, std::uint32_t pairs) {
        Bureau bureau = event_of("ru-code", level, pairs);
        bureau.staff({Role::chief_arbiter, Role::chief_secretary, Role::deputy_arbiter,
                      Role::director, Role::senior_arbiter});
        arbiters(bureau, 1);
        return check(bureau);
    };
    EXPECT_THAT(few(EventLevel::national, 6), ElementsAre());
    EXPECT_THAT(few(EventLevel::national, 7),
                ElementsAre("should office.panel.too_few 2 3 4 [RU:4.6.1#2]"));
    EXPECT_THAT(few(EventLevel::regional, 10), ElementsAre());
    EXPECT_THAT(few(EventLevel::city, 11),
                ElementsAre("should office.panel.too_few 2 3 3 [RU:4.6.1#3]"));
    EXPECT_THAT(few(EventLevel::club, 14), ElementsAre());
    EXPECT_THAT(few(EventLevel::district, 15),
                ElementsAre("must office.panel.too_few 2 3 3 [RU:4.6.1#4]"));
    EXPECT_THAT(check(event_of("ru-code", EventLevel::club, 0)),
                ElementsAre("must office.panel.post chief_arbiter [RU:4.6.1#1]",
                            "must office.panel.post chief_secretary [RU:4.6.1#1]",
                            "must office.panel.post line_arbiter [RU:4.6.1#1]",
                            "should office.panel.post deputy_arbiter [RU:4.6.1#1]",
                            "should office.panel.post senior_arbiter [RU:4.6.1#1]",
                            "must office.panel.post director [RU:4.3#1]"));
}

TEST(Panel, OfficialQuickAndBlindPlayNeedMoreArbiters) {
    ARTICLE("RU:3.20.10", "RU:3.21.7");
    const auto few = [](Speed speed, bool blind, Calendar calendar) {
        Bureau bureau("ru-code");
        Card card = card_for("ru-code");
        card.speed = speed;
        card.blind_play = blind;
        card.calendar = calendar;
        bureau.go(FileCard{card});
        bureau.staff({});
        arbiters(bureau, 2);
        bureau.world.around.pairs = 7;
        return check(bureau);
    };
    EXPECT_THAT(few(Speed::blitz, false, Calendar::national),
                Contains("must office.panel.too_few 2 7 7 [RU:3.20.10]"));
    EXPECT_THAT(few(Speed::rapid, false, Calendar::none),
                Not(Contains(testing::HasSubstr("RU:3.20.10"))));
    EXPECT_THAT(few(Speed::classical, true, Calendar::national),
                Contains("must office.panel.too_few 2 3 4 [RU:3.21.7]"));
    EXPECT_THAT(few(Speed::classical, false, Calendar::national),
                Not(Contains(testing::HasSubstr("RU:3.21.7"))));
}

TEST(Panel, OneLineArbiterForTwentyParticipantsRoundedUp) {
    ARTICLE("PMR:222", "PMR:221", "PMR:221a", "PMR:221b", "PMR:221c");
    Bureau bureau = event_of("pmr2018", EventLevel::club, 0);
    EXPECT_THAT(check(bureau), ElementsAre("must office.panel.post chief_arbiter [PMR:221a]",
                                           "must office.panel.post chief_secretary [PMR:221b]",
                                           "must office.panel.post line_arbiter [PMR:221c]",
                                           "must office.panel.too_few 0 1 1 [PMR:222]",
                                           "must office.panel.committee [PMR:224b7]"));
    bureau.staff({});
    arbiters(bureau, 1);
    const auto few = [&](std::uint32_t participants) {
        bureau.world.around.participants = participants;
        const auto lines = check(bureau);
        return std::ranges::find(lines, "must office.panel.too_few 1 2 2 [PMR:222]") != lines.end();
    };
    EXPECT_FALSE(few(20));
    EXPECT_TRUE(few(21));
    EXPECT_TRUE(few(40));
}

TEST(Panel, TheOrganiserAppointsTheChiefArbiter) {
    ARTICLE("PMR:224a", "PMR:224");
    Bureau bureau = event_of("pmr2018", EventLevel::club, 0);
    bureau.staff({Role::chief_secretary});
    EXPECT_EQ(bureau.refused(Appoint{{"A", Role::chief_arbiter, 3, {}, false}, "chief-secretary"}),
              "office.no_right [PMR:224a]");
    bureau.go(Appoint{{"A", Role::chief_arbiter, 3, {}, false}, "organiser"});
    EXPECT_EQ(bureau.refused(Appoint{{"B", Role::chief_arbiter, 3, {}, false}, "organiser"}),
              "office.official.second_chief");
    EXPECT_EQ(bureau.refused(Appoint{{"A", Role::line_arbiter, 3, {}, false}, "organiser"}),
              "office.official_twice");
}

TEST(Panel, EveryTeamHasACaptain) {
    ARTICLE("RU:3.17.7#1", "PMR:212", "UA:V.14.8");
    const std::pair<const char*, const char*> books[] = {
        {"ru-code", "RU:3.17.7#1"}, {"pmr2018", "PMR:212"}, {"ua2026", "UA:V.14.8"}};
    for (const auto& [edition, article] : books) {
        Bureau bureau = event_of(edition, EventLevel::club, 0);
        bureau.world.around.entrants = {{"Lis", "Rook"}, {"Zhuk", "Rook"}};
        const std::string missing = std::string("must office.panel.captain Rook [") + article + "]";
        EXPECT_THAT(check(bureau), Contains(missing).Times(1));
        EXPECT_EQ(bureau.refused(NameCaptain{"Knight", "Koval"}), "office.captain.no_team");
        EXPECT_THAT(bureau.go(NameCaptain{"Rook", "Koval"}).front().get<CaptainNamed>().articles,
                    ElementsAre(article));
        EXPECT_THAT(check(bureau), Not(Contains(missing)));
    }
}

TEST(Panel, ACaptainDelegatesInWriting) {
    ARTICLE("PMR:218");
    Bureau bureau = event_of("pmr2018", EventLevel::club, 0);
    EXPECT_EQ(bureau.refused(DelegateCaptain{"Rook", "Orel", true}),
              "office.captain.none [PMR:212]");
    bureau.go(NameCaptain{"Rook", "Koval"});
    EXPECT_EQ(bureau.refused(DelegateCaptain{"Rook", "Orel", false}),
              "office.captain.in_writing [PMR:218]");
    bureau.go(DelegateCaptain{"Rook", "Orel", true});
    EXPECT_EQ(bureau.state.captains, (std::vector<Captain>{{"Rook", "Koval", "Orel"}}));
}

Member adult(const char* name, const char* branch = "") {
    return {name, branch, day("1980-01-01")};
}

Committee three() {
    return {adult("A", "x"), {adult("B", "y"), adult("C", "z")}, {adult("D"), adult("E")}};
}

TEST(Committee, AUkrainianOneHasThreeAndTwoReserves) {
    ARTICLE("UA:V.18.8.4", "UA:V.18.8.4.1");
    Bureau bureau = event_of("ua2026", EventLevel::club, 0);
    bureau.staff({Role::chief_arbiter, Role::line_arbiter});
    const auto refused = [&](const Committee& committee) {
        return bureau.refused(ChooseCommittee{committee, "chief-arbiter"});
    };
    Committee committee = three();
    committee.members.pop_back();
    EXPECT_EQ(refused(committee), "office.committee.size [UA:V.18.8.4.1]");
    committee = three();
    committee.members.push_back(adult("F"));
    EXPECT_EQ(refused(committee), "office.committee.size [UA:V.18.8.4.1]");
    committee = three();
    committee.reserves.pop_back();
    EXPECT_EQ(refused(committee), "office.committee.reserves [UA:V.18.8.4.1]");
    committee = three();
    committee.members[0] = adult("line-arbiter");
    EXPECT_EQ(refused(committee), "office.committee.arbiter [UA:V.18.8.4.1]");
    committee = three();
    committee.reserves[0] = adult("A");
    EXPECT_EQ(refused(committee), "office.committee.twice [UA:V.18.8.4.1]");
    EXPECT_EQ(bureau.refused(ChooseCommittee{three(), "line-arbiter"}),
              "office.no_right [UA:V.18.8.4, UA:V.18.8.4.1]");
    EXPECT_THAT(check(bureau), Contains("must office.panel.committee [UA:V.18.8.4]"));
    bureau.world.around.rounds_paired = 1;
    EXPECT_EQ(refused(three()), "office.committee.begun [UA:V.18.8.4]");
    bureau.world.around.rounds_paired = 0;
    committee = three();
    committee.members[0].branch = "x";
    bureau.go(ChooseCommittee{committee, "chief-arbiter"});
    EXPECT_THAT(check(bureau), Contains("should office.panel.branches [UA:V.18.8.4.1]"));
    bureau.go(ChooseCommittee{three(), "chief-arbiter"});
    EXPECT_THAT(check(bureau), Not(Contains(testing::HasSubstr("branches"))));
}

TEST(Committee, APmrOneIsOddAndOfAge) {
    ARTICLE("PMR:251", "PMR:253", "PMR:254", "PMR:224b7");
    Bureau bureau = event_of("pmr2018", EventLevel::club, 0);
    bureau.staff({Role::chief_arbiter});
    const auto refused = [&](const Committee& committee) {
        return bureau.refused(ChooseCommittee{committee, "organiser"});
    };
    Committee committee = three();
    committee.members.pop_back();
    EXPECT_EQ(refused(committee), "office.committee.size [PMR:251]");
    committee = three();
    committee.members.push_back(adult("F"));
    EXPECT_EQ(refused(committee), "office.committee.odd [PMR:253]");
    committee.members.push_back(adult("G"));
    EXPECT_EQ(refused(committee), "accepted");
    committee = three();
    committee.members[1].born = day("2005-05-02");
    EXPECT_EQ(refused(committee), "office.committee.age [PMR:254]");
    committee.members[1].born = day("2005-05-01");
    EXPECT_EQ(refused(committee), "accepted");
    committee.chairman = adult("chief-arbiter");
    EXPECT_EQ(refused(committee), "office.committee.arbiter [PMR:251]");
    bureau.world.around.rounds_paired = 1;
    EXPECT_EQ(refused(three()), "office.committee.begun [PMR:224b7]");
}

TEST(Committee, ARussianOneWhenTheRegulationsForeseeIt) {
    ARTICLE("RU:4.7.2#6");
    Bureau bureau = event_of("ru-code", EventLevel::club, 0);
    bureau.staff({Role::chief_arbiter});
    EXPECT_EQ(bureau.refused(ChooseCommittee{three(), "chief-arbiter"}),
              "office.committee.not_foreseen [RU:4.7.2#6]");
    bureau.go(
        WriteClause{Condition::committee, "three members", "organiser", "", day("2026-03-01")});
    EXPECT_THAT(check(bureau), Contains("must office.panel.committee [RU:4.7.2#6]"));
    bureau.go(ChooseCommittee{three(), "chief-arbiter"});
    EXPECT_THAT(check(bureau), Not(Contains(testing::HasSubstr("panel.committee"))));
}

} // namespace
} // namespace kodeks::office
