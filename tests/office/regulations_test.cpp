// What regulations must fix, what they may not, until when, and who writes them.
#include "office/bureau.hpp"
#include "support/article.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::office {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsSupersetOf;
using testing::Not;

std::vector<std::string> check(const Bureau& bureau) {
    return Bureau::lines(remarks_on_regulations(bureau.state, bureau.world));
}

Bureau ua_official() {
    Bureau bureau("ua2026");
    Card card = card_for("ua2026");
    card.calendar = Calendar::regional;
    card.budget = true;
    card.qualifier = true;
    bureau.go(FileCard{card});
    bureau.staff({Role::chief_arbiter, Role::chief_secretary, Role::line_arbiter});
    return bureau;
}

void write(Bureau& bureau, const std::vector<Condition>& conditions) {
    for (const Condition condition : conditions) {
        bureau.go(WriteClause{condition, "1", "organiser", "", day("2026-03-01")});
    }
}

TEST(Regulations, EverySectionOfTheUkrainianListIsDemanded) {
    ARTICLE("UA:V.2", "UA:V.2.1", "UA:V.2.2", "UA:V.2.3", "UA:V.2.4", "UA:V.2.5", "UA:V.1.1",
            "UA:V.7.2", "UA:II.7.1", "UA:II.4.4", "UA:I.10", "UA:V.18.8.3", "UA:V.18.8.3.1",
            "UA:V.18.8.3.2", "UA:V.18.8.3.3", "UA:V.18.8.3.4", "UA:V.18.8.3.5", "UA:V.18.8.3.6",
            "UA:V.9.4.2~2", "UA:V.17.3.12~1", "UA:V.18.8.4.3~1");
    EXPECT_THAT(
        check(ua_official()),
        ElementsAre("must office.regulations.missing budget [UA:V.1.1]",
                    "must office.regulations.missing aims [UA:V.2.1]",
                    "must office.regulations.missing place [UA:V.2.2]",
                    "must office.regulations.missing dates [UA:V.2.2]",
                    "must office.regulations.missing system [UA:V.2.2]",
                    "must office.regulations.missing tie_breaks [UA:V.2.2, UA:V.12.6]",
                    "must office.regulations.missing time_control [UA:V.7.2]",
                    "must office.regulations.missing participants [UA:V.2.3]",
                    "must office.regulations.missing class_requirements [UA:V.2.3]",
                    "must office.regulations.missing age_limits [UA:V.2.3]",
                    "must office.regulations.missing sexes [UA:V.2.3]",
                    "must office.regulations.missing admission [UA:II.7.1]",
                    "must office.regulations.missing awards [UA:V.2.4]",
                    "must office.regulations.missing reception [UA:V.2.5]",
                    "must office.regulations.missing entry_terms [UA:V.2.5, UA:II.4.4]",
                    "must office.regulations.missing confirmation [UA:V.2.5]",
                    "must office.regulations.missing appeal_minutes [UA:V.18.8.4.3]",
                    "must office.regulations.approve_by 2026-04-01 [UA:I.10]",
                    "must office.regulations.schedule_missing place [UA:V.18.8.3.1]",
                    "must office.regulations.schedule_missing dates [UA:V.18.8.3.1]",
                    "must office.regulations.schedule_missing system [UA:V.18.8.3.2]",
                    "must office.regulations.schedule_missing time_control [UA:V.18.8.3.3]",
                    "must office.regulations.schedule_missing tie_breaks [UA:V.18.8.3.4]",
                    "must office.regulations.schedule_missing awards [UA:V.18.8.3.5]",
                    "must office.regulations.schedule_missing qualifying_places [UA:V.18.8.3.6]",
                    "must office.regulations.no_schedule chief_arbiter [UA:V.18.8.3]",
                    "should office.regulations.usual lateness lateness_book [UA:V.9.4.2~2]",
                    "should office.regulations.usual phone_penalty phone_loss [UA:V.17.3.12~1]",
                    "should office.regulations.usual committee_word committee_final "
                    "[UA:V.18.8.4.3~1]"));
}

TEST(Regulations, WhatTheEventIsRunWithIsWritten) {
    Bureau bureau = ua_official();
    bureau.world.around.settled = {Condition::system, Condition::tie_breaks,
                                   Condition::time_control};
    for (const char* condition : {"system", "tie_breaks", "time_control"}) {
        EXPECT_THAT(check(bureau),
                    Not(Contains(testing::HasSubstr(std::string("missing ") + condition))));
    }
}

TEST(Regulations, UnofficialEventsNeedNoTimeControlInTheText) {
    ARTICLE("UA:V.7.2");
    Bureau bureau("ua2026");
    bureau.go(FileCard{card_for("ua2026")});
    EXPECT_THAT(check(bureau),
                Not(Contains("must office.regulations.missing time_control [UA:V.7.2]")));
}

const std::vector<Condition> ua_sections = {
    Condition::budget,       Condition::aims,          Condition::place,
    Condition::dates,        Condition::system,        Condition::tie_breaks,
    Condition::time_control, Condition::participants,  Condition::class_requirements,
    Condition::age_limits,   Condition::sexes,         Condition::admission,
    Condition::awards,       Condition::reception,     Condition::entry_terms,
    Condition::confirmation, Condition::appeal_minutes};

TEST(Regulations, AreApprovedByTheOrganiserWhenCompleteAMonthBefore) {
    ARTICLE("UA:V.1.1", "UA:I.10");
    Bureau bureau = ua_official();
    EXPECT_EQ(bureau.refused(ApproveRegulations{"organiser", day("2026-03-01")}),
              "office.regulations.missing [UA:V.1.1]");
    write(bureau, ua_sections);
    EXPECT_EQ(bureau.refused(ApproveRegulations{"chief-arbiter", day("2026-03-01")}),
              "office.no_right [UA:V.1.1]");
    Bureau late = bureau;
    const auto on_time = bureau.go(ApproveRegulations{"organiser", day("2026-04-01")});
    EXPECT_FALSE(on_time.front().get<RegulationsApproved>().late);
    const auto too_late = late.go(ApproveRegulations{"organiser", day("2026-04-02")});
    EXPECT_EQ(
        too_late.front().get<RegulationsApproved>(),
        (RegulationsApproved{{"organiser", day("2026-04-02")}, true, {"UA:V.1.1", "UA:I.10"}}));
    EXPECT_THAT(check(late),
                Contains("must office.regulations.approved_late 2026-04-02 2026-04-01 [UA:I.10]"));
}

TEST(Regulations, TheMainPanelSettlesWhatWasLeftOpen) {
    ARTICLE("UA:V.2~1", "UA:V.18.3");
    Bureau bureau = ua_official();
    write(bureau, ua_sections);
    EXPECT_EQ(bureau.refused(
                  WriteClause{Condition::lateness, "15", "chief-arbiter", "", day("2026-03-01")}),
              "office.no_right [UA:V.1.1]");
    bureau.go(ApproveRegulations{"organiser", day("2026-03-02")});
    for (const char* name : {"chief-arbiter", "chief-secretary"}) {
        bureau.go(WriteClause{Condition::lateness, "15", "organiser", "", day("2026-03-03")});
        bureau.state.regulations.clauses.erase(Condition::lateness);
        const auto facts =
            bureau.go(WriteClause{Condition::lateness, "15", name, "", day("2026-03-03")});
        EXPECT_THAT(facts.front().get<ClauseWritten>().articles,
                    ElementsAre("UA:V.2~1", "UA:V.18.3"));
        bureau.state.regulations.clauses.erase(Condition::lateness);
    }
    EXPECT_EQ(bureau.refused(
                  WriteClause{Condition::lateness, "15", "line-arbiter", "", day("2026-03-03")}),
              "office.no_right [UA:V.2~1]");
    EXPECT_EQ(
        bureau.refused(WriteClause{Condition::aims, "Other", "organiser", "", day("2026-03-03")}),
        "office.regulations.approved_stands [UA:V.2~1]");
    bureau.world.around.rounds_paired = 1;
    EXPECT_EQ(
        bureau.refused(WriteClause{Condition::lateness, "15", "organiser", "", day("2026-05-01")}),
        "office.regulations.begun");
}

TEST(Regulations, TheTechnicalRegulationIsIssuedByTheChiefRefereeAndComplete) {
    ARTICLE("UA:V.18.8.3", "UA:V.18.8.3.6");
    Bureau bureau = ua_official();
    EXPECT_EQ(bureau.refused(IssueSchedule{"organiser", day("2026-04-01")}),
              "office.no_right [UA:V.18.8.3]");
    write(bureau, ua_sections);
    EXPECT_EQ(bureau.refused(IssueSchedule{"chief-arbiter", day("2026-04-01")}),
              "office.regulations.missing [UA:V.18.8.3.6]");
    write(bureau, {Condition::qualifying_places});
    bureau.go(IssueSchedule{"chief-arbiter", day("2026-04-01")});
    EXPECT_EQ(bureau.state.regulations.schedule, (Signature{"chief-arbiter", day("2026-04-01")}));
}

TEST(Regulations, OnlyTheFederationSetsTheMinimumStandard) {
    ARTICLE("UA:II.3.1");
    Bureau bureau = ua_official();
    bureau.go(Appoint{{"federation", Role::federation, 3, {}, false}, ""});
    EXPECT_EQ(bureau.refused(WriteClause{Condition::minimum_standard, "Rank II", "organiser", "",
                                         day("2026-03-01")}),
              "office.regulations.owned [UA:II.3.1]");
    bureau.go(
        WriteClause{Condition::minimum_standard, "Rank II", "federation", "", day("2026-03-01")});
}

Bureau ru_event(EventCharacter character) {
    Bureau bureau("ru-code");
    Card card = card_for("ru-code");
    card.character = character;
    bureau.go(FileCard{card});
    bureau.staff({Role::chief_arbiter});
    return bureau;
}

TEST(Regulations, EverySectionOfTheRussianListIsDemanded) {
    ARTICLE("RU:4.1#1", "RU:4.1#2", "RU:4.1#3", "RU:4.1#4", "RU:4.1#5", "RU:4.1#6", "RU:4.1#7",
            "RU:4.1#8", "RU:3.16.12", "RU:3.17.2#1", "RU:4.2#2", "RU:4.2#3", "RU:3.18.9");
    EXPECT_THAT(check(ru_event(EventCharacter::team)),
                ElementsAre("must office.regulations.missing aims [RU:4.1#1]",
                            "must office.regulations.missing dates [RU:4.1#2]",
                            "must office.regulations.missing place [RU:4.1#2]",
                            "must office.regulations.missing management [RU:4.1#3]",
                            "must office.regulations.missing participants [RU:4.1#4]",
                            "must office.regulations.missing system [RU:4.1#5]",
                            "must office.regulations.missing tie_breaks [RU:4.1#5, RU:3.16.12]",
                            "must office.regulations.missing awards [RU:4.1#6]",
                            "must office.regulations.missing entry_terms [RU:4.1#7]",
                            "must office.regulations.missing team_size [RU:3.17.2#1]",
                            "must office.regulations.missing bound_boards [RU:3.17.2#1]",
                            "must office.regulations.missing reserves [RU:3.17.2#1]",
                            "must office.regulations.missing reserve_boards [RU:3.17.2#1]",
                            "must office.regulations.missing line_up_shift [RU:3.17.2#1]",
                            "must office.regulations.missing place [RU:4.2#2]",
                            "must office.regulations.missing dates [RU:4.2#2]",
                            "must office.regulations.missing lots_time [RU:4.2#2]",
                            "must office.regulations.missing opening [RU:4.2#2]",
                            "must office.regulations.missing finances [RU:4.2#2]",
                            "must office.regulations.missing awards [RU:4.2#2]",
                            "must office.regulations.missing arrival [RU:4.2#2]",
                            "must office.regulations.missing confirmation [RU:4.2#2]",
                            "must office.regulations.invite_by 2026-04-01 [RU:4.2#3]",
                            "must office.regulations.schedule_missing place [RU:4.1#8]",
                            "must office.regulations.schedule_missing dates [RU:4.1#8]",
                            "must office.regulations.schedule_missing round_schedule [RU:4.1#8]",
                            "must office.regulations.no_schedule chief_arbiter [RU:4.1#8]",
                            "should office.regulations.usual pairing_procedure pairing_book "
                            "[RU:3.18.9]"));
    EXPECT_THAT(check(ru_event(EventCharacter::individual)),
                Not(Contains("must office.regulations.missing reserves [RU:3.17.2#1]")));
}

TEST(Regulations, TheOrganisingBodyApprovesThem) {
    ARTICLE("RU:4.1#8");
    Bureau bureau = ru_event(EventCharacter::individual);
    EXPECT_EQ(bureau.refused(ApproveRegulations{"chief-arbiter", day("2026-03-01")}),
              "office.no_right [RU:4.1#8]");
    EXPECT_EQ(bureau.refused(IssueSchedule{"organiser", day("2026-03-01")}),
              "office.no_right [RU:4.1#8]");
}

const std::vector<Condition> invitation = {
    Condition::place,  Condition::dates,   Condition::lots_time,   Condition::opening,
    Condition::awards, Condition::arrival, Condition::confirmation};

TEST(Regulations, InvitationsGoOutCompleteAMonthBeforeThroughTheFederations) {
    ARTICLE("RU:4.2#1", "RU:4.2#2", "RU:4.2#3", "RU:4.2#3~1");
    Bureau bureau = ru_event(EventCharacter::individual);
    write(bureau, invitation);
    EXPECT_EQ(bureau.refused(SendInvitations{"organiser", day("2026-04-01"), "Tula"}),
              "office.regulations.missing [RU:4.2#2]");
    write(bureau, {Condition::finances});
    EXPECT_EQ(bureau.refused(SendInvitations{"organiser", day("2026-04-01"), ""}),
              "office.regulations.through [RU:4.2#1]");
    EXPECT_EQ(bureau.refused(SendInvitations{"chief-arbiter", day("2026-04-01"), "Tula"}),
              "office.no_right [RU:4.2#1]");
    Bureau late = bureau;
    EXPECT_EQ(bureau.go(SendInvitations{"organiser", day("2026-04-01"), "Tula"})
                  .front()
                  .get<InvitationsSent>(),
              (InvitationsSent{{"organiser", day("2026-04-01")}, "Tula", false, {"RU:4.2#1"}}));
    Bureau longer = late;
    EXPECT_EQ(late.go(SendInvitations{"organiser", day("2026-04-02"), "Tula"})
                  .front()
                  .get<InvitationsSent>()
                  .articles,
              (ArticleIds{"RU:4.2#1", "RU:4.2#3"}));
    EXPECT_THAT(check(late),
                Contains("must office.regulations.invited_late 2026-04-02 2026-04-01 [RU:4.2#3]"));
    longer.go(WriteClause{Condition::invitation_days, "45", "organiser", "", day("2026-03-01")});
    EXPECT_EQ(longer.go(SendInvitations{"organiser", day("2026-03-18"), "Tula"})
                  .front()
                  .get<InvitationsSent>()
                  .articles,
              (ArticleIds{"RU:4.2#1", "RU:4.2#3~1"}));
}

TEST(Regulations, PlayLastsNoLongerThanSixHours) {
    ARTICLE("RU:3.9.5~1");
    Bureau bureau = ru_event(EventCharacter::individual);
    EXPECT_EQ(bureau.refused(
                  WriteClause{Condition::playing_hours, "7", "organiser", "", day("2026-03-01")}),
              "office.regulations.limit [RU:3.9.5~1]");
    bureau.go(WriteClause{Condition::playing_hours, "6", "organiser", "", day("2026-03-01")});
}

TEST(Regulations, TheLimitOfLatenessMayOnlyBeShorter) {
    ARTICLE("UA:V.9.4.2~2");
    const Bureau bureau = ua_official();
    const auto refused = [&](const char* minutes) {
        return bureau.refused(
            WriteClause{Condition::lateness, minutes, "organiser", "", day("2026-03-01")});
    };
    EXPECT_EQ(refused("60"), "accepted");
    EXPECT_EQ(refused("15"), "accepted");
    EXPECT_EQ(refused("61"), "office.regulations.limit [UA:V.9.4.2~2]");
}

TEST(Regulations, ThePmrListIsAboutTeamsAndSilence) {
    ARTICLE("PMR:207", "PMR:64~2", "PMR:123", "PMR:125~1", "PMR:216~1", "PMR:135~1", "PMR:255");
    Bureau bureau("pmr2018");
    Card card = card_for("pmr2018");
    card.character = EventCharacter::team;
    bureau.go(FileCard{card});
    EXPECT_THAT(check(bureau),
                ElementsAre("must office.regulations.missing team_size [PMR:207]",
                            "must office.regulations.missing bound_boards [PMR:207]",
                            "must office.regulations.missing reserves [PMR:207]",
                            "must office.regulations.missing reserve_boards [PMR:207]",
                            "must office.regulations.missing line_up_shift [PMR:207]",
                            "must office.regulations.missing appeal_minutes [PMR:255]",
                            "should office.regulations.usual lateness lateness_zero [PMR:64~2]",
                            "should office.regulations.usual report_leaving leaving_free [PMR:123]",
                            "should office.regulations.usual devices_in_bag bag_forbidden "
                            "[PMR:125~1]",
                            "should office.regulations.usual captain_advice advice_allowed "
                            "[PMR:216~1]",
                            "should office.regulations.usual appeals appeals_allowed [PMR:135~1]"));
}

TEST(Regulations, TheChiefArbiterSupplementsThemWithTheOrganiser) {
    ARTICLE("PMR:224c");
    Bureau bureau("pmr2018");
    bureau.go(FileCard{card_for("pmr2018")});
    bureau.staff({Role::chief_arbiter});
    bureau.go(WriteClause{Condition::appeal_minutes, "30", "organiser", "", day("2026-03-01")});
    bureau.go(ApproveRegulations{"organiser", day("2026-03-01")});
    const WriteClause alone{Condition::lateness, "15", "chief-arbiter", "", day("2026-04-30")};
    EXPECT_EQ(bureau.refused(alone), "office.needs_consent [PMR:224c]");
    WriteClause agreed = alone;
    agreed.with = "organiser";
    EXPECT_THAT(bureau.go(agreed).front().get<ClauseWritten>().articles, ElementsAre("PMR:224c"));
}

TEST(Regulations, TheLawsOfChessDemandTheSupervisionOfQuickGames) {
    ARTICLE("FIDE:A.6", "FIDE:B.4", "FIDE:11.2.4", "FIDE:11.3.2.1", "FIDE:11.10~1", "FIDE:6.7.1~2");
    Bureau bureau("fide2023");
    Card card = card_for("fide2023");
    card.speed = Speed::rapid;
    bureau.go(FileCard{card});
    EXPECT_THAT(check(bureau),
                ElementsAre("must office.regulations.missing supervision [FIDE:A.6, FIDE:B.4]",
                            "should office.regulations.usual lateness lateness_zero [FIDE:6.7.1~2]",
                            "should office.regulations.usual report_leaving leaving_free "
                            "[FIDE:11.2.4]",
                            "should office.regulations.usual devices_in_bag bag_forbidden "
                            "[FIDE:11.3.2.1]",
                            "should office.regulations.usual appeals appeals_allowed "
                            "[FIDE:11.10~1]"));
    Bureau slow("fide2023");
    slow.go(FileCard{card_for("fide2023")});
    EXPECT_EQ(check(slow).size(), 4U);
}

TEST(Regulations, TheFrisianOnesNameTheTime) {
    ARTICLE("FR:23#3");
    Bureau bureau("frisian2011");
    bureau.go(FileCard{card_for("frisian2011")});
    EXPECT_THAT(check(bureau),
                ElementsAre("must office.regulations.missing time_control [FR:23#3]"));
}

TEST(Regulations, WordsAndNumbersAreChecked) {
    Bureau bureau("fide2023");
    bureau.go(FileCard{card_for("fide2023")});
    bureau.staff({});
    const auto refused = [&](Condition condition, const char* text) {
        return bureau.refused(WriteClause{condition, text, "organiser", "", day("2026-03-01")});
    };
    EXPECT_EQ(refused(Condition::appeals, "perhaps"), "office.regulations.text");
    EXPECT_EQ(refused(Condition::aims, ""), "office.regulations.text");
    EXPECT_EQ(refused(Condition::appeal_minutes, "soon"), "office.regulations.number");
    EXPECT_EQ(refused(Condition::appeal_minutes, "10001"), "office.regulations.number");
    EXPECT_EQ(refused(Condition::appeals, "none"), "accepted");
}

} // namespace
} // namespace kodeks::office
