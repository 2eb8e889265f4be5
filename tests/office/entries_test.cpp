// Who may enter whom and until when; classes; the credentials commission.
#include "office/bureau.hpp"
#include "support/article.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::office {
namespace {

using testing::ElementsAre;

// A national event for players of one group, paid by the state: official.
Bureau national(ImpairmentGroup group = ImpairmentGroup::vision,
                SportClass sport_class = SportClass::none) {
    Bureau bureau("ua2026");
    Card card = card_for("ua2026");
    card.level = EventLevel::national;
    card.group = group;
    card.sport_class = sport_class;
    card.calendar = Calendar::national;
    card.budget = true;
    card.start = day("2026-05-03");
    card.end = day("2026-05-09");
    card.arrival = day("2026-05-02");
    bureau.go(FileCard{card});
    bureau.staff(
        {Role::chief_arbiter, Role::classifier, Role::credentials_member, Role::line_arbiter});
    return bureau;
}

Claim claim(const std::string& name = "Lis") {
    Claim claim;
    claim.name = name;
    claim.region = "Lviv";
    claim.sender = Sender::regional_centre;
    claim.sender_region = "Lviv";
    claim.received = day("2026-04-20");
    claim.meets_standard = true;
    claim.proof = "protocol 7";
    return claim;
}

TEST(Entries, ComeSevenDaysBeforeOrOnTheDayOfArrival) {
    ARTICLE("UA:II.4.2");
    const Bureau bureau = national();
    const auto on = [&](const char* date) {
        Claim one = claim();
        one.received = day(date);
        return bureau.refused(ReceiveEntry{one});
    };
    EXPECT_EQ(on("2026-04-26"), "accepted");
    EXPECT_EQ(on("2026-04-27"), "office.entry.late [UA:II.4.2]");
    EXPECT_EQ(on("2026-05-01"), "office.entry.late [UA:II.4.2]");
    EXPECT_EQ(on("2026-05-02"), "accepted");
    EXPECT_EQ(on("2026-05-04"), "office.entry.after_start [UA:II.4.2]");
}

// Only the Ukrainian book has a term; others let a player join a Swiss that has begun.
TEST(Entries, MayComeLateWhereTheBookSaysNothing) {
    for (const char* edition : {"pmr2018", "ru-code"}) {
        Bureau bureau(edition);
        Card card = card_for(edition);
        card.start = day("2026-05-03");
        card.end = day("2026-05-09");
        bureau.go(FileCard{card});
        Claim one = claim();
        one.received = day("2026-05-04");
        EXPECT_EQ(bureau.refused(ReceiveEntry{one}), "accepted") << edition;
    }
}

TEST(Entries, ComeFromTheCentreOfTheRegionWhereThePlayerLives) {
    ARTICLE("UA:II.4.1", "UA:II.5.1");
    const Bureau bureau = national();
    Claim one = claim();
    one.sender = Sender::club;
    EXPECT_EQ(bureau.refused(ReceiveEntry{one}), "office.entry.not_centre [UA:II.4.1]");
    one = claim();
    one.region = "Kyiv";
    EXPECT_EQ(bureau.refused(ReceiveEntry{one}), "office.entry.other_region [UA:II.5.1]");
    Bureau local("ua2026");
    local.go(FileCard{card_for("ua2026")});
    one.sender = Sender::player;
    EXPECT_EQ(local.refused(ReceiveEntry{one}), "accepted");
}

ClassifyEntry classify(SportClass sport_class, const Findings& findings,
                       const char* date = "2026-05-02") {
    return {{1}, sport_class, findings, "classifier", day(date)};
}

TEST(Entries, TheHearingClassNeedsThresholdSignsAndAudiogram) {
    ARTICLE("UA:II.6.1.1", "UA:II.5.2");
    Bureau bureau = national(ImpairmentGroup::hearing);
    bureau.go(ReceiveEntry{claim()});
    const auto refused = [&](const Findings& findings) {
        return bureau.refused(classify(SportClass::hearing, findings));
    };
    Findings findings;
    findings.decibels = 54;
    findings.sign_language = true;
    findings.audiogram = true;
    EXPECT_EQ(refused(findings), "office.entry.class.decibels [UA:II.6.1.1]");
    findings.decibels = 55;
    EXPECT_EQ(refused(findings), "accepted");
    findings.sign_language = false;
    EXPECT_EQ(refused(findings), "office.entry.class.signs [UA:II.6.1.1]");
    findings.sign_language = true;
    findings.audiogram = false;
    EXPECT_EQ(refused(findings), "office.entry.class.audiogram [UA:II.6.1.1]");
    findings.audiogram = true;
    ClassifyEntry other = classify(SportClass::hearing, findings);
    other.by = "chief-arbiter";
    EXPECT_EQ(bureau.refused(other), "office.no_right [UA:II.5.2]");
    EXPECT_THAT(
        bureau.go(classify(SportClass::hearing, findings)).front().get<EntryClassified>().articles,
        ElementsAre("UA:II.5.2", "UA:II.5.4", "UA:II.6.1.1"));
}

TEST(Entries, TheOtherClassesNeedTheirOwnFindings) {
    ARTICLE("UA:II.6.2.1", "UA:II.6.2.2", "UA:II.6.3.1", "UA:II.6.3.2");
    Bureau bureau = national();
    bureau.go(ReceiveEntry{claim()});
    Findings findings;
    findings.acuity = "6/60";
    EXPECT_EQ(bureau.refused(classify(SportClass::vision, findings)),
              "office.entry.class.sight [UA:II.6.2.1]");
    findings.field = "20";
    EXPECT_EQ(bureau.refused(classify(SportClass::vision, findings)), "accepted");
    EXPECT_EQ(bureau.refused(classify(SportClass::blind, findings)),
              "office.entry.class.blindness [UA:II.6.2.2]");
    findings.acuity = "0";
    EXPECT_EQ(bureau.refused(classify(SportClass::blind, findings)), "accepted");
    EXPECT_EQ(bureau.refused(classify(SportClass::musculoskeletal, findings)),
              "office.entry.class.impairment [UA:II.6.3.1]");
    findings.impairment = "amputation of a leg";
    EXPECT_EQ(bureau.refused(classify(SportClass::musculoskeletal, findings)), "accepted");
    EXPECT_EQ(bureau.refused(classify(SportClass::wheelchair, findings)),
              "office.entry.class.wheelchair [UA:II.6.3.2]");
    findings.wheelchair = true;
    EXPECT_EQ(bureau.refused(classify(SportClass::wheelchair, findings)), "accepted");
}

Findings all_findings() {
    return {60, true, true, "0", "5", "amputation", true};
}

DecideEntry admit(const char* by = "chief-arbiter") {
    return {{1}, Verdict::admitted, by, "", day("2026-05-02")};
}

TEST(Entries, AClassIsNeededBeforeTheStartOrOnTheFirstDay) {
    ARTICLE("UA:II.5.2", "UA:II.5.4");
    Bureau bureau = national();
    bureau.go(ReceiveEntry{claim()});
    EXPECT_EQ(bureau.refused(admit()), "office.entry.unclassified [UA:II.5.4]");
    Bureau second = bureau;
    bureau.go(classify(SportClass::vision, all_findings(), "2026-05-03"));
    EXPECT_EQ(bureau.refused(admit()), "accepted");
    second.go(classify(SportClass::vision, all_findings(), "2026-05-04"));
    EXPECT_EQ(second.refused(admit()), "office.entry.classified_late [UA:II.5.4]");
    Bureau newcomer = national();
    Claim first = claim();
    first.first_time = true;
    newcomer.go(ReceiveEntry{first});
    EXPECT_EQ(newcomer.refused(admit()), "office.entry.unclassified [UA:II.5.2]");
    newcomer.go(classify(SportClass::vision, all_findings(), "2026-05-03"));
    EXPECT_EQ(newcomer.refused(admit()), "office.entry.classified_late [UA:II.5.2]");
    newcomer.go(classify(SportClass::vision, all_findings(), "2026-05-02"));
    EXPECT_EQ(newcomer.refused(admit()), "accepted");
}

TEST(Entries, TheBlindPlayAmongThoseOfLowVisionAndNeverTheReverse) {
    ARTICLE("UA:V.13.17", "UA:V.13.18", "UA:II.5.3");
    const auto verdict = [](ImpairmentGroup group, SportClass event, SportClass own) {
        Bureau bureau = national(group, event);
        bureau.go(ReceiveEntry{claim()});
        bureau.go(classify(own, all_findings()));
        return bureau.refused(admit());
    };
    const auto sight = ImpairmentGroup::vision;
    const auto body = ImpairmentGroup::musculoskeletal;
    EXPECT_EQ(verdict(sight, SportClass::vision, SportClass::blind), "accepted");
    EXPECT_EQ(verdict(sight, SportClass::blind, SportClass::vision),
              "office.entry.other_class [UA:V.13.17]");
    EXPECT_EQ(verdict(body, SportClass::musculoskeletal, SportClass::wheelchair), "accepted");
    EXPECT_EQ(verdict(body, SportClass::wheelchair, SportClass::musculoskeletal),
              "office.entry.other_class [UA:V.13.18]");
    EXPECT_EQ(verdict(sight, SportClass::none, SportClass::wheelchair),
              "office.entry.other_group [UA:II.5.3]");
    EXPECT_EQ(verdict(ImpairmentGroup::hearing, SportClass::none, SportClass::hearing), "accepted");
    EXPECT_EQ(verdict(sight, SportClass::none, SportClass::hearing),
              "office.entry.other_group [UA:II.5.3]");
}

// A class is one of those that the book knows.
TEST(Entries, NoClassIsNoClassification) {
    ARTICLE("UA:II.5.2");
    Bureau bureau = national();
    bureau.go(ReceiveEntry{claim()});
    EXPECT_EQ(bureau.refused(classify(SportClass::none, all_findings())),
              "office.entry.no_class [UA:II.5.2]");
}

TEST(Entries, TheStandardIsMetAndProvedUnlessTheOrganiserAdmits) {
    ARTICLE("UA:II.3.2", "UA:II.3.2~1", "UA:II.4.3", "UA:V.18.5.1");
    Bureau bureau = national();
    Claim weak = claim();
    weak.meets_standard = false;
    bureau.go(ReceiveEntry{weak});
    bureau.go(classify(SportClass::vision, all_findings()));
    EXPECT_EQ(bureau.refused(admit()), "office.entry.standard [UA:II.3.2]");
    EXPECT_EQ(bureau.refused(admit("line-arbiter")), "office.no_right [UA:V.18.5.1, UA:V.1.3]");
    const auto facts = bureau.go(admit("organiser"));
    EXPECT_THAT(facts.front().get<EntryDecided>().articles, ElementsAre("UA:II.3.2~1"));
    EXPECT_TRUE(bureau.state.applications.front().exception);
    Bureau unproved = national();
    Claim unproved_claim = claim();
    unproved_claim.proof.clear();
    unproved.go(ReceiveEntry{unproved_claim});
    unproved.go(classify(SportClass::vision, all_findings()));
    EXPECT_EQ(unproved.refused(admit()), "office.entry.proof [UA:II.4.3]");
    EXPECT_THAT(Bureau::lines(remarks_on_entries(unproved.state, unproved.world)),
                ElementsAre("must office.entry.proof Lis [UA:II.4.3]"));
}

TEST(Entries, TheCommissionDrawsUpAnActAboutEverybody) {
    ARTICLE("RU:4.5");
    Bureau bureau("ru-code");
    bureau.go(FileCard{card_for("ru-code")});
    bureau.staff({Role::chief_arbiter});
    bureau.go(ReceiveEntry{claim("Lis")});
    bureau.go(ReceiveEntry{claim("Zhuk")});
    EXPECT_EQ(bureau.refused(DrawUpAct{day("2026-05-01")}), "office.entry.no_commission [RU:4.5]");
    EXPECT_EQ(bureau.refused(admit()), "office.no_right [RU:4.5]");
    bureau.go(Appoint{{"member", Role::credentials_member, 3, {}, false}, "organiser"});
    bureau.go(admit("member"));
    EXPECT_EQ(bureau.refused(DrawUpAct{day("2026-05-01")}), "office.entry.open [RU:4.5]");
    EXPECT_EQ(bureau.refused(DecideEntry{{2}, Verdict::refused, "member", "", day("2026-05-01")}),
              "office.entry.reason");
    bureau.go(DecideEntry{{2}, Verdict::refused, "member", "no passport", day("2026-05-01")});
    EXPECT_THAT(Bureau::lines(remarks_on_entries(bureau.state, bureau.world)),
                ElementsAre("must office.entry.no_act [RU:4.5]"));
    bureau.go(DrawUpAct{day("2026-05-01")});
    EXPECT_EQ(bureau.state.act, (CredentialsAct{{"member"}, day("2026-05-01"), {{1}}, {{2}}}));
    EXPECT_TRUE(remarks_on_entries(bureau.state, bureau.world).empty());
}

TEST(Entries, WhoIsNotInTheEntryIsUnregistered) {
    ARTICLE("PMR:210");
    Bureau bureau("pmr2018");
    bureau.go(FileCard{card_for("pmr2018")});
    bureau.staff({Role::chief_arbiter});
    bureau.go(ReceiveEntry{claim("Lis")});
    bureau.go(admit());
    bureau.world.around.entrants = {{"Lis", ""}, {"Zhuk", ""}};
    EXPECT_THAT(Bureau::lines(remarks_on_entries(bureau.state, bureau.world)),
                ElementsAre("must office.entry.unregistered Zhuk [PMR:210]"));
}

TEST(Entries, TheYoungerPlayAmongTheOlderWithTheStandard) {
    ARTICLE("PMR:9");
    Bureau bureau("pmr2018");
    Card card = card_for("pmr2018");
    card.youngest_born = day("2008-12-31");
    bureau.go(FileCard{card});
    bureau.staff({Role::chief_arbiter});
    Claim young = claim();
    young.born = day("2010-01-01");
    young.meets_standard = false;
    bureau.go(ReceiveEntry{young});
    EXPECT_EQ(bureau.refused(admit()), "office.entry.too_young [PMR:9]");
    young.name = "Zhuk";
    young.meets_standard = true;
    bureau.go(ReceiveEntry{young});
    EXPECT_EQ(
        bureau.refused(DecideEntry{{2}, Verdict::admitted, "chief-arbiter", "", day("2026-05-01")}),
        "accepted");
}

TEST(Entries, WomenMayPlayAmongMen) {
    ARTICLE("PMR:10");
    Bureau bureau("pmr2018");
    Card card = card_for("pmr2018");
    card.field = Field::men;
    bureau.go(FileCard{card});
    bureau.staff({Role::chief_arbiter});
    Claim woman = claim();
    woman.woman = true;
    bureau.go(ReceiveEntry{woman});
    EXPECT_THAT(bureau.go(admit()).front().get<EntryDecided>().articles,
                ElementsAre("PMR:223", "PMR:10"));
    Bureau other("ru-code");
    card = card_for("ru-code");
    card.field = Field::men;
    other.go(FileCard{card});
    other.staff({Role::credentials_member});
    other.go(ReceiveEntry{woman});
    EXPECT_EQ(other.refused(admit("credentials-member")), "office.entry.men_only");
    Bureau women("pmr2018");
    card = card_for("pmr2018");
    card.field = Field::women;
    women.go(FileCard{card});
    EXPECT_EQ(women.refused(ReceiveEntry{claim()}), "office.entry.women_only");
}

// On the last day somebody may still come where the book has no term; a day later nobody does.
TEST(Entries, NobodyEntersAnEventThatIsOver) {
    ARTICLE("RU:4.1#7");
    for (const auto& [edition, said] :
         {std::pair{"fide2023", "office.entry.after_end"},
          std::pair{"frisian2011", "office.entry.after_end"},
          std::pair{"pmr2018", "office.entry.after_end"},
          std::pair{"ru-code", "office.entry.after_end [RU:4.1#7]"}}) {
        Bureau bureau(edition);
        const Card card = card_for(edition);
        bureau.go(FileCard{card});
        Claim late = claim();
        late.received = card.end;
        EXPECT_EQ(bureau.refused(ReceiveEntry{late}), "accepted") << edition;
        late.received = card.end + Date{1};
        EXPECT_EQ(bureau.refused(ReceiveEntry{late}), said) << edition;
    }
}

// Nothing is written yet; the article is the one that asks for the date, where the book has one.
TEST(Entries, AreOfADayOfTheCalendar) {
    ARTICLE("UA:II.4.2", "UA:II.8.1", "RU:4.1#7", "RU:3.3.3");

    struct Row {
        std::string_view edition;
        std::vector<std::string_view> received;
        std::vector<std::string_view> born;
    };

    for (const Row& row :
         {Row{"ua2026", {"UA:II.4.2"}, {"UA:II.8.1"}}, Row{"ru-code", {"RU:4.1#7"}, {"RU:3.3.3"}},
          Row{"pmr2018", {}, {}}, Row{"frisian2011", {}, {}}, Row{"fide2023", {}, {}}}) {
        const World world = world_for(row.edition);
        const Refusal received = refuse_entry_date(EntryDate::received, "2026-02-31", world);
        EXPECT_EQ(render(received.message, Language::en),
                  "There is no such day in the calendar: «2026-02-31»; write 2026-05-01");
        EXPECT_EQ(received.articles, row.received) << row.edition;
        EXPECT_EQ(refuse_entry_date(EntryDate::born, "soon", world).articles, row.born)
            << row.edition;
        Bureau bureau(row.edition);
        bureau.go(FileCard{card_for(row.edition)});
        Claim undated = claim();
        undated.received = no_date;
        const auto decision = decide(bureau.state, ReceiveEntry{undated}, bureau.world);
        ASSERT_NE(decision.refusal(), nullptr) << row.edition;
        EXPECT_EQ(*decision.refusal(), refuse_entry_date(EntryDate::received, "", world));
    }
}

TEST(Entries, NonsenseIsRefused) {
    Bureau bureau("ru-code");
    EXPECT_EQ(bureau.refused(ReceiveEntry{claim()}), "office.no_card");
    bureau.go(FileCard{card_for("ru-code")});
    Claim unborn = claim();
    unborn.born = day("2027-01-01");
    EXPECT_EQ(bureau.refused(ReceiveEntry{unborn}), "office.entry.born [RU:3.3.3]");
    EXPECT_EQ(bureau.refused(ReceiveEntry{claim("")}), "office.entry.no_name");
    bureau.go(ReceiveEntry{claim()});
    EXPECT_EQ(bureau.refused(ReceiveEntry{claim()}), "office.entry.twice");
    EXPECT_EQ(bureau.refused(DecideEntry{{7}, Verdict::admitted, "x", "", day("2026-05-01")}),
              "office.entry.none");
}

} // namespace
} // namespace kodeks::office
