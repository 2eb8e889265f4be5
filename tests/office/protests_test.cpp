// Protests: who, how, until when; conciliation; the chief arbiter; the committee.
#include "office/bureau.hpp"
#include "office/words/effect.hpp"
#include "support/article.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::office {
namespace {

using testing::ElementsAre;

Bureau staffed(std::string_view edition, EventCharacter character = EventCharacter::individual) {
    Bureau bureau(edition);
    Card card = card_for(edition);
    card.character = character;
    bureau.go(FileCard{card});
    bureau.staff({Role::chief_arbiter, Role::line_arbiter});
    return bureau;
}

LodgeProtest protest() {
    LodgeProtest command;
    command.by = "Lis";
    command.team = "Rook";
    command.against = "loss at table 3";
    command.decided_by = "line-arbiter";
    command.parties = {"Lis", "Zhuk"};
    command.written = true;
    command.decision_at = at("2026-05-01T12:00");
    command.at = at("2026-05-01T12:20");
    return command;
}

Member adult(const char* name) {
    return {name, name, day("1980-01-01")};
}

void choose(Bureau& bureau) {
    bureau.go(ChooseCommittee{{adult("A"), {adult("B"), adult("C")}, {adult("D"), adult("E")}},
                              "chief-arbiter"});
}

TEST(Protests, InATeamEventOnlyTheCaptainProtests) {
    ARTICLE("UA:V.14.8", "RU:3.17.7#2", "PMR:217");
    const std::pair<const char*, const char*> books[] = {
        {"ua2026", "UA:V.14.8"}, {"ru-code", "RU:3.17.7#2"}, {"pmr2018", "PMR:217"}};
    for (const auto& [edition, article] : books) {
        Bureau bureau = staffed(edition, EventCharacter::team);
        bureau.go(NameCaptain{"Rook", "Koval"});
        EXPECT_EQ(bureau.refused(protest()),
                  std::string("office.protest.captain [") + article + "]");
        LodgeProtest his = protest();
        his.by = "Koval";
        EXPECT_EQ(bureau.refused(his), "accepted");
    }
    Bureau bureau = staffed("pmr2018", EventCharacter::team);
    bureau.go(NameCaptain{"Rook", "Koval"});
    bureau.go(DelegateCaptain{"Rook", "Orel", true});
    LodgeProtest deputy = protest();
    deputy.by = "Orel";
    EXPECT_EQ(bureau.refused(deputy), "accepted");
}

TEST(Protests, AreInWritingAndInTime) {
    ARTICLE("UA:V.17.1.5", "UA:V.18.8.4.3", "PMR:255");
    const std::pair<const char*, const char*> books[] = {{"ua2026", "UA:V.17.1.5, UA:V.18.8.4.3"},
                                                         {"pmr2018", "PMR:255"}};
    for (const auto& [edition, written] : books) {
        Bureau bureau = staffed(edition);
        LodgeProtest spoken = protest();
        spoken.written = false;
        EXPECT_EQ(bureau.refused(spoken),
                  std::string("office.protest.in_writing [") + written + "]");
        bureau.go(WriteClause{Condition::appeal_minutes, "30", "organiser", "", day("2026-03-01")});
        LodgeProtest late = protest();
        late.at = at("2026-05-01T12:30");
        EXPECT_EQ(bureau.refused(late), "accepted");
        late.at = at("2026-05-01T12:31");
        const std::string deadline = edition == std::string("ua2026") ? "UA:V.18.8.4.3" : "PMR:255";
        EXPECT_EQ(bureau.refused(late), "office.protest.late [" + deadline + "]");
        late.at = at("2026-05-01T11:59");
        EXPECT_EQ(bureau.refused(late), "office.protest.before");
    }
}

TEST(Protests, TheRegulationsMayExcludeThem) {
    ARTICLE("FIDE:11.10~1", "PMR:135~1", "PMR:281c");
    const std::pair<const char*, const char*> books[] = {{"fide2023", "FIDE:11.10~1"},
                                                         {"pmr2018", "PMR:135~1"}};
    for (const auto& [edition, article] : books) {
        const std::string refusal = std::string("office.protest.excluded [") + article + "]";
        Bureau none = staffed(edition);
        Bureau signing = none;
        LodgeProtest after = protest();
        after.signed_sheet = true;
        EXPECT_EQ(none.refused(after), "accepted");
        none.go(WriteClause{Condition::appeals, "none", "organiser", "", day("2026-03-01")});
        EXPECT_EQ(none.refused(protest()), refusal);
        signing.go(
            WriteClause{Condition::appeals, "before-signing", "organiser", "", day("2026-03-01")});
        EXPECT_EQ(signing.refused(protest()), "accepted");
        EXPECT_EQ(signing.refused(after), refusal);
    }
    LodgeProtest playoff = protest();
    playoff.playoff = true;
    EXPECT_EQ(staffed("pmr2018").refused(playoff), "office.protest.playoff [PMR:281c]");
    EXPECT_EQ(staffed("fide2023").refused(playoff), "accepted");
}

TEST(Protests, ConciliationComesFirst) {
    ARTICLE("PMR:250");
    Bureau bureau = staffed("pmr2018");
    bureau.go(protest());
    const AnswerProtest answer{{1}, "chief-arbiter", false, Effect::none, "stands"};
    EXPECT_EQ(bureau.refused(answer), "office.protest.conciliate [PMR:250]");
    EXPECT_EQ(bureau.refused(Conciliate{{1}, "line-arbiter", true, ""}),
              "office.no_right [PMR:250]");
    Bureau settled = bureau;
    settled.go(Conciliate{{1}, "chief-arbiter", true, "game goes on"});
    EXPECT_EQ(settled.state.protests[0].step, Step::settled);
    EXPECT_EQ(settled.refused(answer), "office.protest.closed [PMR:250]");
    bureau.go(Conciliate{{1}, "chief-arbiter", false, ""});
    bureau.go(answer);
    EXPECT_EQ(bureau.state.protests[0].step, Step::decided);
    EXPECT_EQ(bureau.refused(answer), "office.protest.answered [PMR:250]");
}

VoteOnProtest vote(std::vector<std::string> voters, std::uint32_t in_favour) {
    return {{1}, std::move(voters), {}, in_favour, Effect::correction, "replay"};
}

// Protest 1 lies before the committee.
Bureau before_committee(std::string_view edition) {
    Bureau bureau = staffed(edition);
    choose(bureau);
    bureau.go(protest());
    if (edition == "pmr2018") {
        bureau.go(Conciliate{{1}, "chief-arbiter", false, ""});
    }
    bureau.go(AnswerProtest{{1}, "chief-arbiter", false, Effect::none, "stands"});
    return bureau;
}

TEST(Protests, TheCommitteeDecidesByMajorityAndFinally) {
    ARTICLE("PMR:256", "PMR:251", "PMR:253", "UA:V.18.8.4.3");
    Bureau bureau = before_committee("pmr2018");
    Bureau against = bureau;
    EXPECT_EQ(bureau.refused(vote({"A", "B"}, 2)), "office.vote.number [PMR:253]");
    EXPECT_EQ(bureau.refused(vote({"A", "B", "C", "D"}, 2)), "office.vote.number [PMR:253]");
    EXPECT_EQ(bureau.refused(vote({"A", "B", "X"}, 2)), "office.vote.stranger [PMR:251]");
    EXPECT_EQ(bureau.refused(vote({"A", "B", "C"}, 4)), "office.vote.count");
    bureau.go(vote({"A", "B", "C"}, 2));
    EXPECT_TRUE(bureau.state.protests[0].upheld);
    EXPECT_EQ(bureau.state.protests[0].step, Step::closed);
    EXPECT_THAT(bureau.state.protests[0].articles, ElementsAre("PMR:251", "PMR:256"));
    EXPECT_THAT(proposals_of(bureau.state),
                ElementsAre(Proposal{
                    Effect::correction, "Lis", 0, 0, {"PMR:251", "PMR:256"}, no_sanction, {1}}));
    EXPECT_EQ(bureau.refused(vote({"A", "B", "C"}, 2)), "office.protest.closed [PMR:256]");
    against.go(vote({"A", "B", "C"}, 1));
    EXPECT_FALSE(against.state.protests[0].upheld);
    EXPECT_TRUE(proposals_of(against.state).empty());
}

// A sanction about which the committee has said the last word is not protested against anew;
// another one is.
TEST(Protests, TheLastWordIsTheLast) {
    ARTICLE("PMR:256", "UA:V.18.8.4.3");
    for (const auto& [edition, cited] :
         {std::pair{"pmr2018", "PMR:251, PMR:256"}, std::pair{"ua2026", "UA:V.18.8.4.3"}}) {
        Bureau bureau = staffed(edition);
        choose(bureau);
        ImposeSanction sanction;
        sanction.measure = Measure::warning;
        sanction.breach = {"Lis", "Lviv", "noise", "hall 1", {"Zhuk"}, "", 2, 3};
        sanction.by = "chief-arbiter";
        sanction.at = at("2026-05-01T11:00");
        bureau.go(sanction);
        bureau.go(sanction);
        LodgeProtest first = protest();
        first.sanction = {1};
        bureau.go(first);
        if (edition == std::string_view("pmr2018")) {
            bureau.go(Conciliate{{1}, "chief-arbiter", false, ""});
        }
        bureau.go(AnswerProtest{{1}, "chief-arbiter", false, Effect::none, "stands"});
        EXPECT_EQ(bureau.refused(first), "accepted");
        bureau.go(vote({"A", "B", "C"}, 0));
        EXPECT_EQ(bureau.refused(first), std::string("office.protest.closed [") + cited + "]");
        EXPECT_EQ(bureau.refused(AnswerProtest{{1}, "chief-arbiter", true, Effect::none, ""}),
                  std::string("office.protest.closed [") + cited + "]");
        LodgeProtest second = first;
        second.sanction = {2};
        EXPECT_EQ(bureau.refused(second), "accepted");
    }
}

TEST(Protests, WhoHasAnInterestIsReplacedByAReserve) {
    ARTICLE("UA:V.18.8.4.2", "PMR:252");
    const std::pair<const char*, const char*> books[] = {{"ua2026", "UA:V.18.8.4.2"},
                                                         {"pmr2018", "PMR:252"}};
    for (const auto& [edition, article] : books) {
        Bureau bureau = before_committee(edition);
        const std::string refusal = std::string("office.vote.interest [") + article + "]";
        VoteOnProtest command = vote({"A", "B", "C"}, 2);
        command.interested = {"B"};
        EXPECT_EQ(bureau.refused(command), refusal);
        command.voters[1] = "D";
        EXPECT_EQ(bureau.refused(command), "accepted");
        // Nobody judges his own decision or his own game.
        bureau.state.protests[0].decided_by = "A";
        EXPECT_EQ(bureau.refused(vote({"A", "B", "C"}, 2)), refusal);
        bureau.state.protests[0].decided_by = "line-arbiter";
        bureau.state.protests[0].parties = {"C"};
        EXPECT_EQ(bureau.refused(vote({"A", "B", "C"}, 2)), refusal);
    }
}

TEST(Protests, AnArbiterDoesNotJudgeHisOwnDecision) {
    ARTICLE("UA:V.17.1.5");
    Bureau bureau = staffed("ua2026");
    bureau.go(protest());
    EXPECT_EQ(bureau.refused(AnswerProtest{{1}, "line-arbiter", false, Effect::none, ""}),
              "office.no_right [UA:V.17.1.5]");
    LodgeProtest by_official = protest();
    by_official.by = "line-arbiter";
    EXPECT_EQ(bureau.refused(by_official), "office.protest.official [UA:V.17.1.5]");
}

TEST(Protests, TheUkrainianOrderIsChiefRefereeThenCommittee) {
    ARTICLE("UA:V.17.1.5", "UA:V.18.8.4.3", "UA:V.18.8.4.3~1");
    Bureau bureau = staffed("ua2026");
    choose(bureau);
    bureau.go(protest());
    EXPECT_EQ(bureau.refused(vote({"A", "B", "C"}, 2)), "office.vote.chief_first [UA:V.17.1.5]");
    bureau.go(AnswerProtest{{1}, "chief-arbiter", false, Effect::none, "stands"});
    EXPECT_THAT(bureau.state.protests[0].articles, ElementsAre("UA:V.17.1.5"));
    EXPECT_FALSE(bureau.state.protests[0].final);
    Bureau heeded = bureau;
    bureau.go(vote({"A", "B", "C"}, 3));
    EXPECT_TRUE(bureau.state.protests[0].final);
    EXPECT_THAT(bureau.state.protests[0].articles, ElementsAre("UA:V.18.8.4.3"));
    heeded.go(WriteClause{Condition::committee_word, "heeded", "organiser", "", day("2026-03-01")});
    heeded.go(vote({"A", "B", "C"}, 3));
    EXPECT_FALSE(heeded.state.protests[0].final);
    EXPECT_EQ(heeded.state.protests[0].step, Step::appealed);
    EXPECT_THAT(heeded.state.protests[0].articles, ElementsAre("UA:V.18.8.4.3", "UA:V.18.8.4.3~1"));
    // The chief referee corrects his decision by the committee's word.
    heeded.go(AnswerProtest{{1}, "chief-arbiter", true, Effect::correction, "as the committee"});
    EXPECT_TRUE(heeded.state.protests[0].upheld);
}

TEST(Protests, TheOrganisersMayBeAddressedByAnybody) {
    ARTICLE("UA:V.17.1.4", "RU:3.4.1#4");
    const std::pair<const char*, const char*> books[] = {{"ua2026", "UA:V.17.1.4"},
                                                         {"ru-code", "RU:3.4.1#4"}};
    for (const auto& [edition, article] : books) {
        Bureau bureau = staffed(edition, EventCharacter::team);
        LodgeProtest address = protest();
        address.written = false;
        address.to_organiser = true;
        bureau.go(address);
        EXPECT_THAT(bureau.state.protests[0].articles, ElementsAre(article));
        EXPECT_EQ(bureau.refused(AnswerProtest{{1}, "chief-arbiter", true, Effect::none, ""}),
                  std::string("office.protest.organiser [") + article + "]");
        EXPECT_EQ(bureau.refused(VoteOnProtest{{1}, {}, {}, 0, Effect::none, ""}),
                  std::string("office.protest.organiser [") + article + "]");
        bureau.go(AnswerProtest{{1}, "organiser", true, Effect::none, "done"});
        EXPECT_THAT(bureau.state.protests[0].articles, ElementsAre(article));
    }
    LodgeProtest address = protest();
    address.to_organiser = true;
    EXPECT_EQ(staffed("fide2023").refused(address), "office.protest.no_address");
}

TEST(Protests, AnUpheldOneLiftsTheSanction) {
    ARTICLE("RU:4.7.1", "RU:3.4.1#5");
    Bureau bureau = staffed("ru-code");
    ImposeSanction loss;
    loss.measure = Measure::loss;
    loss.breach = {"Lis", "", "talking", "", {}, "", 1, 1};
    loss.by = "line-arbiter";
    bureau.go(loss);
    EXPECT_EQ(proposals_of(bureau.state).size(), 1U);
    LodgeProtest about = protest();
    about.sanction = {2};
    EXPECT_EQ(bureau.refused(about), "office.protest.no_sanction");
    about.sanction = {1};
    bureau.go(about);
    EXPECT_EQ(bureau.refused(AnswerProtest{{1}, "line-arbiter", true, Effect::none, ""}),
              "office.no_right [RU:4.7.1]");
    bureau.go(AnswerProtest{{1}, "chief-arbiter", true, Effect::correction, "a misunderstanding"});
    EXPECT_TRUE(bureau.state.sanctions[0].lifted);
    EXPECT_THAT(
        proposals_of(bureau.state),
        ElementsAre(Proposal{Effect::correction, "Lis", 1, 1, {"RU:4.7.1"}, no_sanction, {1}}));
}

} // namespace
} // namespace kodeks::office
