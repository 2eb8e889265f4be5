// Duties: who has them, when they are due, what is late; times of play.
#include "office/bureau.hpp"
#include "office/check/agenda.hpp"
#include "office/record/words.hpp"
#include "support/article.hpp"

#include <functional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::office {
namespace {

using testing::ElementsAre;

const std::vector<Role> everybody = {
    Role::director,          Role::chief_arbiter,    Role::deputy_arbiter,
    Role::chief_secretary,   Role::deputy_secretary, Role::senior_arbiter,
    Role::line_arbiter,      Role::classifier,       Role::information_arbiter,
    Role::credentials_member};

Bureau staffed(std::string_view edition, const std::function<void(Card&)>& change = {}) {
    Bureau bureau(edition);
    Card card = card_for(edition);
    if (change) {
        change(card);
    }
    bureau.go(FileCard{card});
    bureau.staff(everybody);
    return bureau;
}

void plan(Bureau& bureau, std::uint32_t round, const char* start) {
    bureau.go(PlanSession{{round, false, at(start), at("2026-04-01T10:00")}});
}

// "duty round due state by [articles]" of each line.
std::vector<std::string> lines(const Bureau& bureau, const char* now) {
    std::vector<std::string> all;
    const char* const states[] = {"open", "overdue", "done", "late"};
    for (const DutyLine& line : agenda(bureau.state, bureau.world, at(now))) {
        std::string text = std::string(line.duty->name) + " " + std::to_string(line.round) + " " +
                           (line.due ? write_moment(*line.due) : "-") + " " +
                           states[static_cast<int>(line.state)] + " " +
                           (line.done == nullptr ? "-" : line.done->by) + " [";
        for (const std::string_view id : line.duty->articles) {
            text += (text.back() == '[' ? "" : ", ") + std::string(id);
        }
        all.push_back(text + "]");
    }
    return all;
}

TEST(Duties, OfAPmrEventWithTheirTimes) {
    ARTICLE("PMR:224b", "PMR:224b3", "PMR:224b5", "PMR:224b7", "PMR:224f", "PMR:224g", "PMR:225",
            "PMR:226", "PMR:227", "PMR:228", "PMR:181");
    Bureau bureau = staffed("pmr2018");
    plan(bureau, 1, "2026-05-01T15:00");
    plan(bureau, 2, "2026-05-02T10:00");
    bureau.go(
        WriteClause{Condition::lots_time, "2026-05-01T12:00", "organiser", "", day("2026-03-01")});
    EXPECT_THAT(lines(bureau, "2026-05-01T13:00"),
                ElementsAre("draw-lots 0 2026-05-01T12:00 overdue - [PMR:224b5]",
                            "check-boards-line 1 2026-05-01T13:00 open - [PMR:228]",
                            "check-boards-deputy 1 2026-05-01T14:00 open - [PMR:226]",
                            "count-staff 0 2026-05-01T15:00 open - [PMR:224b, PMR:224b3]",
                            "choose-committee 0 2026-05-01T15:00 open - [PMR:224b7]",
                            "check-boards-line 2 2026-05-02T08:00 open - [PMR:228]",
                            "check-boards-deputy 2 2026-05-02T09:00 open - [PMR:226]",
                            "written-report 0 2026-05-06T23:59 open - [PMR:224f]",
                            "send-rating 0 2026-05-13T23:59 open - [PMR:224g]",
                            "run-secretariat 0 - open - [PMR:225]",
                            "issue-protocols 0 - open - [PMR:227]",
                            "keep-envelopes 0 - open - [PMR:181]"));
}

TEST(Duties, AreDoneByThoseWhoHaveThem) {
    ARTICLE("PMR:225", "PMR:226", "PMR:227", "PMR:228", "PMR:181", "PMR:224b3", "FIDE:G.I.3");
    Bureau bureau = staffed("pmr2018");
    plan(bureau, 1, "2026-05-01T15:00");
    const auto refused = [&](const char* duty, std::uint32_t round, const char* by) {
        return bureau.refused(DoDuty{duty, round, by, at("2026-05-01T12:00")});
    };
    EXPECT_EQ(refused("check-boards-line", 1, "deputy-arbiter"), "office.duty.not_his [PMR:228]");
    EXPECT_EQ(refused("check-boards-deputy", 1, "line-arbiter"), "office.duty.not_his [PMR:226]");
    EXPECT_EQ(refused("run-secretariat", 0, "deputy-secretary"), "office.duty.not_his [PMR:225]");
    EXPECT_EQ(refused("issue-protocols", 0, "chief-secretary"), "office.duty.not_his [PMR:227]");
    EXPECT_EQ(refused("keep-envelopes", 0, "chief-secretary"), "office.duty.not_his [PMR:181]");
    EXPECT_EQ(refused("count-staff", 0, "deputy-arbiter"),
              "office.duty.not_his [PMR:224b, PMR:224b3]");
    EXPECT_EQ(refused("check-boards-line", 2, "line-arbiter"), "office.duty.round [PMR:228]");
    EXPECT_EQ(refused("count-staff", 1, "chief-arbiter"),
              "office.duty.no_round [PMR:224b, PMR:224b3]");
    EXPECT_EQ(refused("nothing", 0, "chief-arbiter"), "office.duty.unknown");
    bureau.go(DoDuty{"check-boards-line", 1, "line-arbiter", at("2026-05-01T13:00")});
    bureau.go(DoDuty{"check-boards-deputy", 1, "deputy-arbiter", at("2026-05-01T14:01")});
    EXPECT_FALSE(bureau.state.done[0].late);
    EXPECT_TRUE(bureau.state.done[1].late);
    Bureau chess = staffed("fide2023");
    EXPECT_EQ(chess.refused(DoDuty{"keep-envelopes", 0, "organiser", at("2026-05-01T12:00")}),
              "office.duty.not_his [FIDE:G.I.3]");
    chess.go(DoDuty{"keep-envelopes", 0, "line-arbiter", at("2026-05-01T12:00")});
}

TEST(Duties, TheLotsAreDrawnAtTheAnnouncedHour) {
    ARTICLE("PMR:224b5");
    Bureau bureau = staffed("pmr2018");
    bureau.go(
        WriteClause{Condition::lots_time, "2026-05-01T12:00", "organiser", "", day("2026-03-01")});
    EXPECT_EQ(bureau.refused(DoDuty{"draw-lots", 0, "chief-arbiter", at("2026-05-01T11:59")}),
              "office.duty.hour [PMR:224b5]");
    bureau.go(DoDuty{"draw-lots", 0, "chief-arbiter", at("2026-05-01T12:00")});
    EXPECT_FALSE(bureau.state.done[0].late);
}

TEST(Duties, ReportsComeInThreeDaysAndTenDays) {
    ARTICLE("PMR:224f", "PMR:224g", "RU:4.7.4", "RU:4.6.3#2");
    Bureau bureau = staffed("pmr2018");
    EXPECT_EQ(bureau.refused(DoDuty{"written-report", 0, "chief-arbiter", at("2026-05-02T20:00")}),
              "office.duty.too_early [PMR:224f]");
    const auto late = [](Bureau one, const char* duty, const char* time) {
        return one.go(DoDuty{duty, 0, "chief-arbiter", at(time)})
            .front()
            .get<DutyWasDone>()
            .done.late;
    };
    EXPECT_FALSE(late(bureau, "written-report", "2026-05-06T23:59"));
    EXPECT_TRUE(late(bureau, "written-report", "2026-05-07T00:00"));
    EXPECT_FALSE(late(bureau, "send-rating", "2026-05-13T23:59"));
    EXPECT_TRUE(late(bureau, "send-rating", "2026-05-14T00:00"));
    const Bureau code = staffed("ru-code");
    for (const char* duty : {"written-report", "approve-report", "meet-panel-after"}) {
        EXPECT_FALSE(late(code, duty, "2026-05-06T23:59"));
        EXPECT_TRUE(late(code, duty, "2026-05-07T00:00"));
    }
}

TEST(Duties, OfARussianTeamEvent) {
    ARTICLE("RU:4.1", "RU:3.4.1#1", "RU:4.3#2", "RU:4.6.2#1", "RU:4.6.2#2", "RU:4.6.2#4",
            "RU:4.6.3#1", "RU:4.6.3#3", "RU:4.7.2#2", "RU:4.7.2#4", "RU:4.5", "RU:4.7.5",
            "RU:4.7.6", "RU:4.7.4", "RU:4.6.3#2");
    Bureau bureau = staffed("ru-code", [](Card& card) { card.character = EventCharacter::team; });
    EXPECT_THAT(lines(bureau, "2026-05-05T12:00"),
                ElementsAre("prepare-venue 0 2026-05-01T00:00 overdue - [RU:4.3#2]",
                            "make-rules-known 0 2026-05-01T00:00 overdue - [RU:4.1, RU:3.4.1#1]",
                            "draw-calendar 0 2026-05-01T00:00 overdue - [RU:4.6.2#1]",
                            "publish-schedule 0 2026-05-01T00:00 overdue - [RU:4.6.2#2]",
                            "meet-captains 0 2026-05-01T00:00 overdue - [RU:4.6.2#4]",
                            "share-duties 0 2026-05-01T00:00 overdue - [RU:4.7.2#2]",
                            "meet-players 0 2026-05-01T00:00 overdue - [RU:4.7.2#4]",
                            "draw-up-act 0 2026-05-01T00:00 overdue - [RU:4.5]",
                            "approve-results 0 2026-05-03T23:59 overdue - [RU:4.6.3#1]",
                            "fill-certificates 0 2026-05-03T23:59 overdue - [RU:4.6.3#3]",
                            "approve-report 0 2026-05-06T23:59 open - [RU:4.6.3#2]",
                            "meet-panel-after 0 2026-05-06T23:59 open - [RU:4.7.4]",
                            "written-report 0 2026-05-06T23:59 open - [RU:4.7.4]",
                            "keep-documents 0 - open - [RU:4.7.5]",
                            "record-results 0 - open - [RU:4.7.6]"));
}

struct Wrong {
    const char* duty;
    const char* by;
    const char* refusal;
};

TEST(Duties, OfARussianEventAreNotEverybodys) {
    ARTICLE("RU:4.1", "RU:4.3#2", "RU:4.6.2#1", "RU:4.6.2#2", "RU:4.7.2#2", "RU:4.7.2#4",
            "RU:4.7.5", "RU:4.7.6", "RU:4.6.3#1", "RU:4.6.3#3", "RU:4.5", "RU:4.7.4", "RU:4.6.3#2");
    const Bureau bureau = staffed("ru-code");
    const Wrong table[] = {
        {"prepare-venue", "chief-arbiter", "[RU:4.3#2]"},
        {"make-rules-known", "line-arbiter", "[RU:4.1, RU:3.4.1#1]"},
        {"draw-calendar", "organiser", "[RU:4.6.2#1]"},
        {"publish-schedule", "organiser", "[RU:4.6.2#2]"},
        {"share-duties", "deputy-arbiter", "[RU:4.7.2#2]"},
        {"meet-players", "organiser", "[RU:4.7.2#4]"},
        {"draw-up-act", "chief-arbiter", "[RU:4.5]"},
        {"keep-documents", "line-arbiter", "[RU:4.7.5]"},
        {"record-results", "chief-secretary", "[RU:4.7.6]"},
        {"approve-results", "organiser", "[RU:4.6.3#1]"},
        {"fill-certificates", "organiser", "[RU:4.6.3#3]"},
        {"approve-report", "organiser", "[RU:4.6.3#2]"},
        {"written-report", "chief-secretary", "[RU:4.7.4]"},
    };
    for (const Wrong& row : table) {
        EXPECT_EQ(bureau.refused(DoDuty{row.duty, 0, row.by, at("2026-05-04T12:00")}),
                  std::string("office.duty.not_his ") + row.refusal)
            << row.duty;
    }
}

TEST(Duties, OfAnOfficialUkrainianTeamEvent) {
    ARTICLE("UA:V.1.2", "UA:V.1.5", "UA:V.17.1.1", "UA:V.18.5.1", "UA:V.18.5.2", "UA:V.18.5.4",
            "UA:V.18.5.6", "UA:V.18.5.7", "UA:V.18.8.1", "UA:V.18.8.4", "UA:V.18.8.5",
            "UA:V.18.8.6", "UA:V.18.10", "UA:V.18.12.1", "UA:V.18.12.2", "UA:V.18.12.3",
            "UA:V.18.12.4", "UA:V.18.13", "UA:II.5.4");
    Bureau bureau = staffed("ua2026", [](Card& card) {
        card.character = EventCharacter::team;
        card.calendar = Calendar::regional;
        card.budget = true;
    });
    bureau.go(WriteClause{Condition::report_days, "5", "organiser", "", day("2026-03-01")});
    EXPECT_THAT(
        lines(bureau, "2026-04-30T12:00"),
        ElementsAre(
            "prepare-venue 0 2026-05-01T00:00 open - [UA:V.1.2]",
            "approve-entries 0 2026-05-01T00:00 open - [UA:V.18.5.1]",
            "publish-schedule 0 2026-05-01T00:00 open - [UA:V.18.5.2]",
            "publish-rules 0 2026-05-01T00:00 open - [UA:V.18.8.3, UA:V.17.1.1]",
            "meet-captains 0 2026-05-01T00:00 open - [UA:V.18.5.4]",
            "choose-committee 0 2026-05-01T00:00 open - [UA:V.18.8.4]",
            "classify-players 0 2026-05-01T00:00 open - [UA:II.5.4]",
            "approve-results 0 2026-05-03T23:59 open - [UA:V.18.5.6]",
            "fill-certificates 0 2026-05-03T23:59 open - [UA:V.18.5.7]",
            "press-report 0 2026-05-03T23:59 open - [UA:V.18.12.4]",
            "written-report 0 2026-05-08T23:59 open - [UA:V.18.8.6]",
            "send-rating 0 2026-05-08T23:59 open - [UA:V.18.8.6]",
            "consider-report 0 2026-05-08T23:59 open - [UA:V.1.5]",
            "meet-panel 0 - open - [UA:V.18.8.5]", "direct-event 0 - open - [UA:V.18.8.1]",
            "keep-documents 0 - open - [UA:V.18.10]", "inform-players 0 - open - [UA:V.18.12.1]",
            "inform-press 0 - open - [UA:V.18.12.2]", "print-games 0 - open - [UA:V.18.12.3]",
            "record-results 0 - open - [UA:V.18.13]"));
}

TEST(Duties, OfAUkrainianEventAreNotEverybodys) {
    ARTICLE("UA:V.1.2", "UA:V.1.5", "UA:V.17.1.1", "UA:V.18.5.1", "UA:V.18.5.2", "UA:V.18.5.6",
            "UA:V.18.5.7", "UA:V.18.8.1", "UA:V.18.8.5", "UA:V.18.8.6", "UA:V.18.10",
            "UA:V.18.12.1", "UA:V.18.12.2", "UA:V.18.12.3", "UA:V.18.12.4", "UA:V.18.13");
    const Bureau bureau = staffed("ua2026");
    const Wrong table[] = {
        {"prepare-venue", "chief-arbiter", "[UA:V.1.2]"},
        {"approve-entries", "line-arbiter", "[UA:V.18.5.1]"},
        {"publish-schedule", "organiser", "[UA:V.18.5.2]"},
        {"publish-rules", "deputy-arbiter", "[UA:V.18.8.3, UA:V.17.1.1]"},
        {"choose-committee", "deputy-arbiter", "[UA:V.18.8.4]"},
        {"meet-panel", "chief-secretary", "[UA:V.18.8.5]"},
        {"direct-event", "deputy-arbiter", "[UA:V.18.8.1]"},
        {"keep-documents", "chief-arbiter", "[UA:V.18.10]"},
        {"inform-players", "line-arbiter", "[UA:V.18.12.1]"},
        {"inform-press", "chief-secretary", "[UA:V.18.12.2]"},
        {"print-games", "organiser", "[UA:V.18.12.3]"},
        {"record-results", "chief-secretary", "[UA:V.18.13]"},
        {"approve-results", "organiser", "[UA:V.18.5.6]"},
        {"fill-certificates", "line-arbiter", "[UA:V.18.5.7]"},
        {"press-report", "senior-arbiter", "[UA:V.18.12.4]"},
        {"written-report", "chief-secretary", "[UA:V.18.8.6]"},
        {"consider-report", "chief-arbiter", "[UA:V.1.5]"},
    };
    for (const Wrong& row : table) {
        EXPECT_EQ(bureau.refused(DoDuty{row.duty, 0, row.by, at("2026-05-04T12:00")}),
                  std::string("office.duty.not_his ") + row.refusal)
            << row.duty;
    }
}

TEST(Sessions, AreAnnouncedBeforehand) {
    ARTICLE("PMR:240", "PMR:193", "FIDE:G.I.14");
    const auto refused = [](std::string_view edition, bool resumption, const char* announced) {
        Bureau bureau(edition);
        bureau.go(FileCard{card_for(edition)});
        return bureau.refused(PlanSession{{1, resumption, at("2026-05-02T10:00"), at(announced)}});
    };
    EXPECT_EQ(refused("pmr2018", false, "2026-05-02T10:00"), "office.session.announced [PMR:240]");
    EXPECT_EQ(refused("pmr2018", true, "2026-05-02T10:01"), "office.session.announced [PMR:193]");
    EXPECT_EQ(refused("fide2023", true, "2026-05-02T10:00"),
              "office.session.announced [FIDE:G.I.14]");
    EXPECT_EQ(refused("fide2023", true, "2026-05-02T09:59"), "accepted");
    Bureau bureau("pmr2018");
    bureau.go(FileCard{card_for("pmr2018")});
    EXPECT_EQ(bureau.refused(PlanSession{{1, false, at("2026-05-04T10:00"), no_moment}}),
              "office.session.day");
}

} // namespace
} // namespace kodeks::office
