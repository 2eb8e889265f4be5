// What a sanction or an upheld protest asks of the tables is entered once, while it stands.
#include "office/bureau.hpp"
#include "support/article.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::office {
namespace {

using testing::ElementsAre;

// By PMR: Lis loses the game of table 2 by a sanction of the line arbiter.
Bureau sanctioned() {
    Bureau bureau("pmr2018");
    bureau.go(FileCard{card_for("pmr2018")});
    bureau.staff({Role::chief_arbiter, Role::deputy_arbiter, Role::line_arbiter});
    ImposeSanction loss;
    loss.measure = Measure::loss;
    loss.breach.offender = "Lis";
    loss.breach.round = 1;
    loss.breach.table = 2;
    loss.by = "line-arbiter";
    loss.at = at("2026-05-01T12:00");
    bureau.go(loss);
    return bureau;
}

LodgeProtest against_it() {
    LodgeProtest protest;
    protest.by = "Lis";
    protest.against = "the loss";
    protest.decided_by = "line-arbiter";
    protest.sanction = {1};
    protest.written = true;
    protest.at = at("2026-05-01T12:10");
    return protest;
}

EnterEffect enter(SanctionId sanction, ProtestId protest = no_protest) {
    return {sanction, protest, "chief-arbiter"};
}

TEST(Effects, ASanctionIsEnteredOnce) {
    ARTICLE("PMR:146f", "PMR:224e");
    Bureau bureau = sanctioned();
    const auto facts = bureau.go(enter({1}));
    const auto& entered = facts.front().get<EffectEntered>();
    EXPECT_EQ(entered.effect, Effect::loss);
    EXPECT_THAT(entered.articles, ElementsAre("PMR:146f", "PMR:146", "PMR:224e"));
    EXPECT_TRUE(bureau.state.sanctions.front().entered);
    EXPECT_EQ(bureau.refused(enter({1})), "office.enter.twice [PMR:146f, PMR:146, PMR:224e]");
    EXPECT_EQ(bureau.refused(enter({2})), "office.enter.no_sanction");
    EXPECT_EQ(bureau.refused(enter(no_sanction, {1})), "office.protest.none");
}

TEST(Effects, AnUpheldProtestLiftsTheSanction) {
    ARTICLE("PMR:250", "PMR:146f");
    Bureau bureau = sanctioned();
    bureau.go(against_it());
    EXPECT_EQ(bureau.refused(enter(no_sanction, {1})), "office.enter.not_upheld [PMR:255]");
    bureau.go(Conciliate{{1}, "chief-arbiter", false, "no peace"});
    bureau.go(AnswerProtest{{1}, "chief-arbiter", true, Effect::correction, "it was no breach"});
    EXPECT_TRUE(bureau.state.sanctions.front().lifted);
    EXPECT_EQ(bureau.refused(enter({1})), "office.enter.lifted [PMR:250]");
    bureau.go(enter(no_sanction, {1}));
    EXPECT_TRUE(bureau.state.protests.front().entered);
    EXPECT_FALSE(bureau.state.sanctions.front().entered);
    EXPECT_EQ(bureau.refused(enter(no_sanction, {1})), "office.enter.twice [PMR:250]");
}

TEST(Effects, ARejectedProtestLiftsNothing) {
    ARTICLE("PMR:250");
    Bureau bureau = sanctioned();
    bureau.go(against_it());
    bureau.go(Conciliate{{1}, "chief-arbiter", false, "no peace"});
    bureau.go(AnswerProtest{{1}, "chief-arbiter", false, Effect::none, "it was a breach"});
    EXPECT_FALSE(bureau.state.sanctions.front().lifted);
    EXPECT_EQ(bureau.refused(enter(no_sanction, {1})), "office.enter.not_upheld [PMR:250]");
    bureau.go(enter({1}));
    EXPECT_TRUE(bureau.state.sanctions.front().entered);
}

// Where a book lets others than the chief arbiter answer protests, nobody is judge of his own
// decision or of his own game; the chief arbiter may look at his own again.
TEST(Effects, NobodyAnswersAProtestAgainstHimself) {
    Bureau bureau = sanctioned();
    const std::string_view article[] = {"PMR:250"};
    const rulebook::Power powers[] = {{Right::decide_protest, Role::chief_arbiter, article},
                                      {Right::decide_protest, Role::deputy_arbiter, article},
                                      {Right::decide_protest, Role::line_arbiter, article}};
    rulebook::OfficeRules rules = *bureau.world.rules;
    rules.powers = powers;
    bureau.world.rules = &rules;
    bureau.go(against_it());
    const auto conciliated_by = [&](const char* who) {
        return bureau.refused(Conciliate{{1}, who, true, "settled"});
    };
    EXPECT_EQ(conciliated_by("line-arbiter"), "office.protest.own [PMR:250]");
    EXPECT_EQ(conciliated_by("deputy-arbiter"), "accepted");
    LodgeProtest against_chief = against_it();
    against_chief.decided_by = "chief-arbiter";
    against_chief.parties = {"deputy-arbiter"};
    bureau.go(against_chief);
    EXPECT_EQ(bureau.refused(Conciliate{{2}, "chief-arbiter", true, "settled"}), "accepted");
    EXPECT_EQ(bureau.refused(Conciliate{{2}, "deputy-arbiter", true, "settled"}),
              "office.protest.own [PMR:250]");
    EXPECT_EQ(bureau.refused(Conciliate{{2}, "line-arbiter", true, "settled"}), "accepted");
}

} // namespace
} // namespace kodeks::office
