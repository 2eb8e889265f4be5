// The table of powers: who may decide what, and who stands in for whom.
#include "office/bureau.hpp"
#include "office/record/words.hpp"
#include "support/article.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::office {
namespace {

using testing::ElementsAre;

const std::vector<Role> everybody = {
    Role::chief_arbiter,       Role::deputy_arbiter, Role::chief_secretary,
    Role::deputy_secretary,    Role::senior_arbiter, Role::line_arbiter,
    Role::information_arbiter, Role::doctor,         Role::assistant};

Bureau staffed(std::string_view edition) {
    Bureau bureau(edition);
    bureau.go(FileCard{card_for(edition)});
    bureau.staff(everybody);
    bureau.go(Appoint{{"federation", Role::federation, 3, {}, false}, ""});
    return bureau;
}

Resolve asking(Right act, const char* by, const char* with = "") {
    return {act, by, with, "subject", "", false, at("2026-05-01T10:00")};
}

ArticleIds articles(Bureau& bureau, const Resolve& command) {
    return bureau.go(command).front().get<Resolved>().resolution.articles;
}

// Nobody but these may.
void only(const Bureau& bureau, Right act, const std::vector<std::string>& allowed,
          const std::string& refusal) {
    for (const Official& official : bureau.state.officials) {
        const bool may = std::ranges::find(allowed, official.name) != allowed.end();
        EXPECT_EQ(bureau.refused(asking(act, official.name.c_str())),
                  may ? "accepted" : "office.no_right " + refusal)
            << official.name;
    }
}

TEST(Authority, OfAUkrainianChiefReferee) {
    ARTICLE("UA:V.18.9.1", "UA:V.18.9.2", "UA:V.18.9.6", "UA:V.1.4", "UA:V.16.1", "UA:V.8.7");
    Bureau bureau = staffed("ua2026");
    only(bureau, Right::cancel_event, {"chief-arbiter"}, "[UA:V.18.9.1]");
    only(bureau, Right::order_break, {"chief-arbiter"}, "[UA:V.18.9.2]");
    only(bureau, Right::ban_visitor, {"chief-arbiter"}, "[UA:V.18.9.6]");
    only(bureau, Right::decide_outside, {"organiser"}, "[UA:V.1.4]");
    only(bureau, Right::permit_filming, {"organiser"}, "[UA:V.16.1]");
    only(bureau, Right::change_control, {"organiser"}, "[UA:V.8.7]");
}

TEST(Authority, ADeputyDecidesUrgentQuestionsInHisAbsence) {
    ARTICLE("UA:V.18.11.3");
    Bureau bureau = staffed("ua2026");
    Resolve command = asking(Right::decide_urgent, "deputy-arbiter");
    EXPECT_EQ(bureau.refused(command), "office.chief_is_there [UA:V.18.11.3]");
    command.chief_absent = true;
    EXPECT_THAT(articles(bureau, command), ElementsAre("UA:V.18.11.3"));
    command.by = "line-arbiter";
    EXPECT_EQ(bureau.refused(command), "office.no_right [UA:V.18.11.3]");
}

AssignSector sector(const char* by) {
    return {"line-arbiter", {1, 2}, by};
}

TEST(Authority, ArbitersAreAssignedReassignedAndSuspended) {
    ARTICLE("UA:V.18.11.1", "UA:V.18.9.3", "UA:V.18.9.4", "UA:V.18.8.2");
    Bureau bureau = staffed("ua2026");
    EXPECT_EQ(bureau.refused(sector("senior-arbiter")),
              "office.no_right [UA:V.18.8.2, UA:V.18.11.1]");
    EXPECT_THAT(Bureau(bureau).go(sector("chief-arbiter")).front().get<SectorAssigned>().articles,
                ElementsAre("UA:V.18.8.2"));
    EXPECT_THAT(bureau.go(sector("deputy-arbiter")).front().get<SectorAssigned>().articles,
                ElementsAre("UA:V.18.11.1"));
    EXPECT_EQ(bureau.refused(sector("deputy-arbiter")), "office.no_right [UA:V.18.9.3]");
    bureau.go(sector("chief-arbiter"));
    EXPECT_EQ(bureau.refused(Suspend{"line-arbiter", "deputy-arbiter", "asleep"}),
              "office.no_right [UA:V.18.9.4]");
    EXPECT_EQ(bureau.refused(Suspend{"line-arbiter", "chief-arbiter", ""}),
              "office.official.suspend_reason");
    bureau.go(Suspend{"line-arbiter", "chief-arbiter", "asleep"});
    EXPECT_EQ(bureau.refused(sector("chief-arbiter")), "office.is_suspended");
}

TEST(Authority, WhoMayActAsSomebodyElse) {
    ARTICLE("UA:V.18.9.7", "UA:V.18.11.4", "UA:V.18.1");
    Bureau bureau = staffed("ua2026");
    const auto done = [&](const char* duty, const char* by) {
        const auto facts = bureau.go(DoDuty{duty, 0, by, at("2026-05-02T10:00")});
        return facts.front().get<DutyWasDone>().done.articles;
    };
    EXPECT_THAT(done("inform-players", "information-arbiter"), ElementsAre("UA:V.18.12.1"));
    EXPECT_THAT(done("inform-players", "chief-arbiter"),
                ElementsAre("UA:V.18.12.1", "UA:V.18.9.7"));
    EXPECT_THAT(done("inform-players", "deputy-arbiter"),
                ElementsAre("UA:V.18.12.1", "UA:V.18.11.4"));
    EXPECT_THAT(done("record-results", "chief-arbiter"), ElementsAre("UA:V.18.13", "UA:V.18.9.7"));
    EXPECT_THAT(done("record-results", "deputy-arbiter"),
                ElementsAre("UA:V.18.13", "UA:V.18.11.4"));
    EXPECT_EQ(bureau.refused(DoDuty{"inform-players", 0, "line-arbiter", at("2026-05-02T10:00")}),
              "office.duty.not_his [UA:V.18.12.1]");
    // The doctor has the rank of a deputy.
    EXPECT_THAT(bureau.go(sector("doctor")).front().get<SectorAssigned>().articles,
                ElementsAre("UA:V.18.11.1", "UA:V.18.1"));
}

TEST(Authority, OfARussianChiefArbiter) {
    ARTICLE("RU:4.7.3#1", "RU:4.7.3#2", "RU:4.7.3#6", "RU:3.10.6", "RU:7", "RU:4.3#1", "RU:4.4~1");
    Bureau bureau = staffed("ru-code");
    only(bureau, Right::cancel_event, {"chief-arbiter"}, "[RU:4.7.3#1]");
    only(bureau, Right::order_break, {"chief-arbiter"}, "[RU:4.7.3#2]");
    only(bureau, Right::include_absent, {"chief-arbiter"}, "[RU:4.4~1]");
    only(bureau, Right::ban_visitor, {"chief-arbiter"}, "[RU:4.7.3#6]");
    only(bureau, Right::hand_out_sheets, {"organiser"}, "[RU:3.10.6]");
    only(bureau, Right::interpret_book, {"federation"}, "[RU:7]");
    only(bureau, Right::delegate_technical, {"federation"}, "[RU:4.3#1]");
}

TEST(Authority, RussianArbitersAreMovedByTheirChief) {
    ARTICLE("RU:4.7.2#2", "RU:4.7.3#3", "RU:4.7.3#4", "RU:4.6.1#1");
    Bureau bureau = staffed("ru-code");
    EXPECT_EQ(bureau.refused(sector("deputy-arbiter")), "office.no_right [RU:4.7.2#2]");
    bureau.go(sector("chief-arbiter"));
    EXPECT_EQ(bureau.refused(sector("deputy-arbiter")), "office.no_right [RU:4.7.3#3]");
    bureau.go(sector("chief-arbiter"));
    EXPECT_EQ(bureau.refused(Suspend{"line-arbiter", "deputy-arbiter", "gross error"}),
              "office.no_right [RU:4.7.3#4]");
    bureau.go(Suspend{"line-arbiter", "chief-arbiter", "gross error"});
    EXPECT_EQ(bureau.refused(Appoint{{"A", Role::line_arbiter, 3, {}, false}, "chief-arbiter"}),
              "office.no_right [RU:4.6.1#1]");
}

TEST(Authority, JournalistsNeedTheCommitteeAndTheChiefArbiter) {
    ARTICLE("RU:4.8.3#2");
    Bureau bureau = staffed("ru-code");
    EXPECT_EQ(bureau.refused(asking(Right::accredit, "organiser")),
              "office.needs_consent [RU:4.8.3#2]");
    EXPECT_EQ(bureau.refused(asking(Right::accredit, "chief-arbiter")),
              "office.needs_consent [RU:4.8.3#2]");
    EXPECT_THAT(articles(bureau, asking(Right::accredit, "organiser", "chief-arbiter")),
                ElementsAre("RU:4.8.3#2"));
    EXPECT_THAT(articles(bureau, asking(Right::accredit, "chief-arbiter", "organiser")),
                ElementsAre("RU:4.8.3#2"));
    EXPECT_EQ(bureau.refused(asking(Right::accredit, "line-arbiter", "organiser")),
              "office.no_right [RU:4.8.3#2]");
}

TEST(Authority, OfAPmrPanel) {
    ARTICLE("PMR:224d", "PMR:96", "PMR:141", "PMR:240~1", "PMR:223", "PMR:231~1");
    Bureau bureau = staffed("pmr2018");
    only(bureau, Right::judge_conditions, {"chief-arbiter"}, "[PMR:224d]");
    only(bureau, Right::include_absent, {"chief-arbiter"}, "[PMR:231~1]");
    only(bureau, Right::hand_out_sheets, {"organiser"}, "[PMR:96]");
    only(bureau, Right::appoint_assistants, {"chief-arbiter", "deputy-arbiter", "line-arbiter"},
         "[PMR:141]");
    EXPECT_EQ(bureau.refused(asking(Right::move_game, "chief-arbiter")),
              "office.needs_consent [PMR:240~1]");
    EXPECT_EQ(bureau.refused(asking(Right::move_game, "organiser", "chief-arbiter")),
              "office.no_right [PMR:240~1]");
    EXPECT_THAT(articles(bureau, asking(Right::move_game, "chief-arbiter", "organiser")),
                ElementsAre("PMR:240~1"));
    EXPECT_EQ(bureau.refused(Suspend{"line-arbiter", "deputy-arbiter", "late"}),
              "office.no_right [PMR:223]");
    bureau.go(Suspend{"line-arbiter", "chief-arbiter", "late"});
}

TEST(Authority, APmrDeputyDirectsTheLineArbiters) {
    ARTICLE("PMR:226");
    Bureau bureau = staffed("pmr2018");
    EXPECT_EQ(bureau.refused(sector("chief-secretary")), "office.no_right [PMR:226, PMR:223]");
    EXPECT_THAT(bureau.go(sector("deputy-arbiter")).front().get<SectorAssigned>().articles,
                ElementsAre("PMR:226"));
}

TEST(Authority, WhatTheLawsOfChessLeaveToPeople) {
    ARTICLE("FIDE:12.4", "FIDE:D.1~1", "FIDE:D.2.1~1", "FIDE:8.3");
    Bureau bureau = staffed("fide2023");
    const std::vector<std::string> arbiters = {"chief-arbiter", "deputy-arbiter", "line-arbiter"};
    only(bureau, Right::appoint_assistants, arbiters, "[FIDE:12.4]");
    only(bureau, Right::name_ranks, arbiters, "[FIDE:D.2.1~1]");
    only(bureau, Right::hand_out_sheets, {"organiser"}, "[FIDE:8.3]");
    EXPECT_EQ(bureau.refused(asking(Right::adapt_rules, "organiser")),
              "office.needs_consent [FIDE:D.1~1]");
    EXPECT_THAT(articles(bureau, asking(Right::adapt_rules, "organiser", "chief-arbiter")),
                ElementsAre("FIDE:D.1~1"));
}

TEST(Authority, StrangersAndSilentBooksDecideNothing) {
    Bureau bureau = staffed("fide2023");
    EXPECT_EQ(bureau.refused(asking(Right::cancel_event, "chief-arbiter")), "office.act_unknown");
    EXPECT_EQ(bureau.refused(asking(Right::hand_out_sheets, "somebody")), "office.no_official");
    Resolve empty = asking(Right::hand_out_sheets, "organiser");
    empty.subject.clear();
    EXPECT_EQ(bureau.refused(empty), "office.no_subject");
    EXPECT_EQ(bureau.refused(asking(Right::exclude, "chief-arbiter")), "office.own_command");
    EXPECT_EQ(decide({}, FileCard{}, {}).refusal()->message.key, "office.no_rules");
}

} // namespace
} // namespace kodeks::office
