// Sanctions over an event: measures, authority, regulations, counting, what the tables are asked.
#include "office/bureau.hpp"
#include "office/check/conduct.hpp"
#include "office/words/effect.hpp"
#include "support/article.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::office {
namespace {

using testing::Contains;
using testing::ElementsAre;

Bureau staffed(std::string_view edition) {
    Bureau bureau(edition);
    bureau.go(FileCard{card_for(edition)});
    bureau.staff({Role::chief_arbiter, Role::deputy_arbiter, Role::senior_arbiter,
                  Role::line_arbiter, Role::chief_secretary});
    return bureau;
}

ImposeSanction sanction(Measure measure, const char* by) {
    ImposeSanction command;
    command.measure = measure;
    command.breach = {"Lis", "Lviv", "noise", "hall 1", {"Zhuk"}, "", 2, 3};
    command.by = by;
    command.at = at("2026-05-01T11:00");
    return command;
}

ArticleIds articles(Bureau& bureau, const ImposeSanction& command) {
    return bureau.go(command).front().get<SanctionImposed>().sanction.articles;
}

TEST(Sanctions, AUkrainianRefereeChoosesOneOfFive) {
    ARTICLE("UA:V.17.10", "UA:V.17.10.1", "UA:V.17.10.2", "UA:V.17.10.3", "UA:V.18.9.5",
            "UA:V.18.11.2");
    Bureau bureau = staffed("ua2026");
    EXPECT_THAT(articles(bureau, sanction(Measure::remark, "line-arbiter")),
                ElementsAre("UA:V.17.10", "UA:V.17.10.1"));
    EXPECT_THAT(articles(bureau, sanction(Measure::warning, "deputy-arbiter")),
                ElementsAre("UA:V.18.11.2", "UA:V.17.10.2", "UA:V.17.10"));
    EXPECT_THAT(articles(bureau, sanction(Measure::reprimand, "senior-arbiter")),
                ElementsAre("UA:V.17.10", "UA:V.17.10.3"));
    EXPECT_THAT(articles(bureau, sanction(Measure::loss, "line-arbiter")),
                ElementsAre("UA:V.17.10", "UA:V.17.10.4"));
    EXPECT_EQ(bureau.refused(sanction(Measure::remark, "chief-secretary")),
              "office.no_right [UA:V.18.9.5, UA:V.18.11.2, UA:V.17.10]");
    EXPECT_EQ(bureau.refused(sanction(Measure::fine, "chief-arbiter")),
              "office.sanction.unknown [UA:V.17.10]");
}

TEST(Sanctions, ALineArbiterExcludesNobody) {
    ARTICLE("UA:V.18.9.5", "RU:4.7.3#5");
    Bureau bureau = staffed("ua2026");
    for (const char* name : {"line-arbiter", "senior-arbiter", "deputy-arbiter"}) {
        EXPECT_EQ(bureau.refused(sanction(Measure::expulsion, name)),
                  "office.no_right [UA:V.18.9.5]");
    }
    EXPECT_THAT(articles(bureau, sanction(Measure::expulsion, "chief-arbiter")),
                ElementsAre("UA:V.18.9.5", "UA:V.17.10.5", "UA:V.17.10"));
    Bureau code = staffed("ru-code");
    EXPECT_EQ(code.refused(sanction(Measure::expulsion, "line-arbiter")),
              "office.no_right [RU:4.7.3#5]");
    EXPECT_THAT(articles(code, sanction(Measure::expulsion, "chief-arbiter")),
                ElementsAre("RU:4.7.3#5", "RU:3.5#5", "RU:3.5"));
    EXPECT_EQ(staffed("pmr2018").refused(sanction(Measure::expulsion, "line-arbiter")),
              "office.no_right [PMR:146i]");
    EXPECT_EQ(staffed("fide2023").refused(sanction(Measure::expulsion, "line-arbiter")),
              "office.no_right [FIDE:12.9.9]");
}

TEST(Sanctions, DeliberateBreachesAskForTheHarshest) {
    ARTICLE("UA:V.17.11");
    Bureau bureau = staffed("ua2026");
    ImposeSanction command = sanction(Measure::warning, "chief-arbiter");
    bureau.go(command);
    EXPECT_THAT(Bureau::lines(remarks_on_sanction(bureau.state.sanctions.back(), bureau.world)),
                ElementsAre());
    command.deliberate = true;
    bureau.go(command);
    EXPECT_THAT(Bureau::lines(remarks_on_sanction(bureau.state.sanctions.back(), bureau.world)),
                ElementsAre("should office.sanction.harshest expulsion [UA:V.17.11]"));
    command.measure = Measure::loss;
    bureau.go(command);
    EXPECT_THAT(Bureau::lines(remarks_on_sanction(bureau.state.sanctions.back(), bureau.world)),
                ElementsAre());
}

TEST(Sanctions, ARingingPhoneLosesUnlessTheRegulationsSayOtherwise) {
    ARTICLE("UA:V.17.3.12~1");
    Bureau bureau = staffed("ua2026");
    ImposeSanction command = sanction(Measure::warning, "line-arbiter");
    command.offence = "phone";
    EXPECT_EQ(bureau.refused(command),
              "office.sanction.other_measure [UA:V.17.3.12, UA:V.17.3.12~1]");
    command.measure = Measure::loss;
    EXPECT_EQ(bureau.refused(command), "accepted");
    bureau.go(WriteClause{Condition::phone_penalty, "warning", "organiser", "", day("2026-03-01")});
    EXPECT_EQ(bureau.refused(command),
              "office.sanction.other_measure [UA:V.17.3.12, UA:V.17.3.12~1]");
    command.measure = Measure::warning;
    EXPECT_EQ(bureau.refused(command), "accepted");
}

TEST(Sanctions, RegulationsMakeAndLiftBreaches) {
    ARTICLE("FIDE:11.2.4", "FIDE:11.3.2.1", "PMR:123", "PMR:125~1", "PMR:216~1");
    const auto verdict = [](std::string_view edition, const char* offence, Condition condition,
                            const char* text) {
        Bureau bureau = staffed(edition);
        if (*text != '\0') {
            bureau.go(WriteClause{condition, text, "organiser", "", day("2026-03-01")});
        }
        ImposeSanction command = sanction(Measure::warning, "chief-arbiter");
        command.offence = offence;
        return bureau.refused(command);
    };
    const auto bag = Condition::devices_in_bag;
    EXPECT_EQ(verdict("fide2023", "device-in-bag", bag, ""), "accepted");
    EXPECT_EQ(verdict("fide2023", "device-in-bag", bag, "allowed"),
              "office.sanction.no_breach [FIDE:11.3.2.1]");
    EXPECT_EQ(verdict("pmr2018", "device-in-bag", bag, "allowed"),
              "office.sanction.no_breach [PMR:125~1]");
    EXPECT_EQ(verdict("pmr2018", "device-in-bag", bag, "forbidden"), "accepted");
    const auto leaving = Condition::report_leaving;
    EXPECT_EQ(verdict("fide2023", "left-unreported", leaving, ""),
              "office.sanction.no_breach [FIDE:11.2.4]");
    EXPECT_EQ(verdict("fide2023", "left-unreported", leaving, "required"), "accepted");
    EXPECT_EQ(verdict("pmr2018", "left-unreported", leaving, "free"),
              "office.sanction.no_breach [PMR:123]");
    EXPECT_EQ(verdict("pmr2018", "left-unreported", leaving, "required"), "accepted");
    const auto advice = Condition::captain_advice;
    EXPECT_EQ(verdict("pmr2018", "captain-advice", advice, ""),
              "office.sanction.no_breach [PMR:216~1]");
    EXPECT_EQ(verdict("pmr2018", "captain-advice", advice, "forbidden"), "accepted");
    EXPECT_EQ(verdict("fide2023", "captain-advice", advice, ""), "office.sanction.no_offence");
}

TEST(Sanctions, AFineIsAnnouncedInAdvance) {
    ARTICLE("PMR:146g", "FIDE:12.9.7");
    const std::pair<const char*, const char*> books[] = {{"pmr2018", "PMR:146g"},
                                                         {"fide2023", "FIDE:12.9.7"}};
    for (const auto& [edition, article] : books) {
        Bureau bureau = staffed(edition);
        EXPECT_EQ(bureau.refused(sanction(Measure::fine, "chief-arbiter")),
                  std::string("office.sanction.not_announced [") + article + "]");
        bureau.go(WriteClause{Condition::fines, "100", "organiser", "", day("2026-03-01")});
        EXPECT_EQ(bureau.refused(sanction(Measure::fine, "chief-arbiter")), "accepted");
    }
}

TEST(Sanctions, AreCountedOverTheEventAndProposedToTheTables) {
    ARTICLE("RU:3.5", "RU:3.5#1", "RU:3.5#2", "RU:3.5#3", "RU:3.5#4", "RU:3.5#5");
    Bureau bureau = staffed("ru-code");
    bureau.go(sanction(Measure::remark, "line-arbiter"));
    ImposeSanction other = sanction(Measure::reprimand, "line-arbiter");
    other.breach.offender = "Zhuk";
    bureau.go(other);
    bureau.go(sanction(Measure::warning, "line-arbiter"));
    ImposeSanction loss = sanction(Measure::loss, "line-arbiter");
    loss.breach.table = 0;
    EXPECT_EQ(bureau.refused(loss), "office.sanction.which_game [RU:3.5#4]");
    bureau.go(sanction(Measure::loss, "line-arbiter"));
    bureau.go(sanction(Measure::expulsion, "chief-arbiter"));
    std::vector<std::uint32_t> counts;
    for (const Sanction& one : bureau.state.sanctions) {
        counts.push_back(one.count);
    }
    EXPECT_THAT(counts, ElementsAre(1, 1, 2, 3, 4));
    EXPECT_THAT(
        proposals_of(bureau.state),
        ElementsAre(Proposal{Effect::loss, "Lis", 2, 3, {"RU:3.5", "RU:3.5#4"}, {4}, no_protest},
                    Proposal{Effect::exclusion,
                             "Lis",
                             2,
                             3,
                             {"RU:4.7.3#5", "RU:3.5#5", "RU:3.5"},
                             {5},
                             no_protest}));
    EXPECT_THAT(articles(bureau, sanction(Measure::remark, "chief-arbiter")),
                ElementsAre("RU:4.7.3#5", "RU:3.5#1", "RU:3.5"));
}

TEST(Sanctions, OfAPmrEventAreToldAndReported) {
    ARTICLE("PMR:224e", "PMR:224f");
    Bureau bureau = staffed("pmr2018");
    EXPECT_THAT(articles(bureau, sanction(Measure::warning, "line-arbiter")),
                ElementsAre("PMR:146", "PMR:146a", "PMR:224e"));
    EXPECT_THAT(Bureau::lines(remarks_on_sanction(bureau.state.sanctions.back(), bureau.world)),
                ElementsAre("must office.sanction.inform [PMR:224e]"));
    ImposeSanction thin = sanction(Measure::warning, "line-arbiter");
    thin.breach.witnesses.clear();
    bureau.go(thin);
    EXPECT_THAT(Bureau::lines(remarks_on_sanction(bureau.state.sanctions.back(), bureau.world)),
                ElementsAre("must office.sanction.inform [PMR:224e]",
                            "must office.sanction.report [PMR:224f]"));
}

} // namespace
} // namespace kodeks::office
