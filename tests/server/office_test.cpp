// The office of an event over the interface: what is due and missing, sanctions and protests with
// their articles, who may ask what, and that everything is there after a restart.
#include "server/letters/zone.hpp"
#include "server/office_venue.hpp"
#include "support/article.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

TEST(Office, TheDeskSeesWhatIsDueByWhomAndByWhichArticle) {
    ARTICLE("PMR:224b5");
    OfficeVenue hall;
    const json::value office = hall.office();
    EXPECT_EQ(office.at("duties").at(0), (json::value{{"duty", "draw-lots"},
                                                      {"round", 0},
                                                      {"due", "2026-05-01T12:00"},
                                                      {"state", "overdue"},
                                                      {"roles", {"chief-arbiter"}},
                                                      {"by", ""},
                                                      {"articles", {"PMR:224b5"}}}));
    EXPECT_EQ(office.at("duties").at(1).at("state"), "open"); // the boards, two hours before 15:00
    EXPECT_EQ(office.at("state").at("officials").as_array().size(), 4U);
    EXPECT_EQ(office.at("remarks").at(0).at("about"), "card");
    EXPECT_EQ(office.at("remarks").at(0).at("articles"), (json::value{"PMR:221"}));
    EXPECT_EQ(office.at("remarks").at(2).at("about"), "regulations");
    EXPECT_EQ(office.at("remarks").at(2).at("articles"), (json::value{"PMR:123"}));
    EXPECT_EQ(office.at("proposals"), json::array());
    EXPECT_EQ(office.at("last"), 26);
}

TEST(Office, AnExclusionByALineArbiterIsRefusedWithItsArticleAndNothingChanges) {
    ARTICLE("PMR:146i");
    OfficeVenue hall;
    const std::string before = hall.file();
    const std::string by_kotov =
        R"({"id":"s1","do":"impose-sanction","measure":"expulsion","by":"Kotov",
            "breach":{"offender":"Zhuk","what":"phone"},"at":"2026-05-01T16:00"})";
    EXPECT_EQ(refusal(hall.act(by_kotov)), "409 office.no_right PMR:146i");
    EXPECT_EQ(hall.file(), before);
}

TEST(Office, ACommitteeOfTwoIsRefusedWithItsArticleAndNothingChanges) {
    ARTICLE("PMR:251");
    OfficeVenue hall;
    const std::string before = hall.file();
    const std::string of_two =
        R"({"id":"s1","do":"choose-committee","by":"Orlova","committee":{
            "chairman":{"name":"Bilyk","branch":"Bender","born":"1980-01-01"},
            "members":[{"name":"Frolova","branch":"Tiraspol","born":"1980-01-01"}]}})";
    EXPECT_EQ(refusal(hall.act(of_two)), "409 office.committee.size PMR:251");
    EXPECT_EQ(hall.file(), before);
}

// Not even the chief arbiter, who may look again at what he himself has decided.
TEST(Office, NobodyJudgesInHisOwnCause) {
    ARTICLE("PMR:250");
    OfficeVenue hall;
    const std::string against_belova =
        R"({"id":"p1","do":"lodge-protest","by":"Lis","against":"a game that Belova played",
            "parties":["Belova"],"written":true,"at":"2026-05-01T12:00"})";
    EXPECT_EQ(hall.act(against_belova).status, 200);
    const std::string before = hall.file();
    const std::string by_belova =
        R"({"id":"p2","do":"conciliate","protest":2,"by":"Belova","settled":true})";
    EXPECT_EQ(refusal(hall.act(by_belova)), "409 office.protest.own PMR:250");
    EXPECT_EQ(hall.file(), before);
}

TEST(Office, ADayThatNoCalendarHasIsRefusedByTheArticleThatAsksForIt) {
    ARTICLE("UA:II.4.2", "UA:II.8.1");
    OfficeVenue hall;
    const std::string cup = R"({"id":"cup","settings":{"name":"Cup","rulebook":"ua2026",
        "year":2026},"stage":{"system":"round-robin"}})";
    EXPECT_EQ(hall.venue.call("POST", "/api/events", cup, hall.venue.chief).status, 201);
    const auto received = [&](const std::string& days) {
        const std::string act =
            R"({"id":"e1","do":"receive-entry","claim":{"name":"Lis",)" + days + "}}";
        return refusal(hall.venue.call("POST", "/api/events/2/office/acts", act, hall.venue.chief));
    };
    EXPECT_EQ(received(R"("received":"2026-02-31")"), "409 office.entry.no_day UA:II.4.2");
    EXPECT_EQ(received(R"("received":"2026-04-20","born":"2010-02-31")"),
              "409 office.entry.no_day UA:II.8.1");
    const Got office = hall.venue.call("GET", "/api/events/2/office", "", hall.venue.chief);
    EXPECT_EQ(office.body.at("state").as_object().if_contains("applications"), nullptr);
}

TEST(Office, ASanctionIsKeptAcrossARestartAndProposedForTheTables) {
    OfficeVenue hall;
    const std::string by_belova =
        R"({"id":"s1","do":"impose-sanction","measure":"expulsion","by":"Belova",
            "breach":{"offender":"Zhuk","what":"phone"},"at":"2026-05-01T16:00"})";
    EXPECT_EQ(hall.act(by_belova).body,
              (json::value{{"type", "ack"}, {"status", 200}, {"first", 27}, {"last", 27}}));
    EXPECT_EQ(hall.act(by_belova).body.at("known"), true);
    hall.venue.crash({1000});
    EXPECT_EQ(hall.office().at("proposals"),
              (json::value(json::array{{{"effect", "exclusion"},
                                        {"name", "Zhuk"},
                                        {"round", 0},
                                        {"table", 0},
                                        {"sanction", 2},
                                        {"protest", 0},
                                        {"articles", {"PMR:146i", "PMR:146", "PMR:224e"}}}})));
    EXPECT_NE(
        hall.file().find(R"("command":"chief-arbiter:s1","event":{"type":"sanction-imposed")"),
        std::string::npos);
}

TEST(Office, WhatIsOnlyTriedIsNotKept) {
    ARTICLE("PMR:228");
    OfficeVenue hall;
    const auto duty = [](const std::string& by, const std::string& rest) {
        return R"({"id":"d","do":"do-duty","duty":"check-boards-line","round":1,"by":")" + by +
               R"(","at":"2026-05-01T12:50")" + rest + "}";
    };
    const Got tried = hall.act(duty("Kotov", R"(,"try":true)"));
    EXPECT_EQ(tried.status, 200);
    EXPECT_EQ(tried.body.at("facts").at(0).at("type"), "duty-was-done");
    EXPECT_EQ(hall.office().at("last"), 26);
    EXPECT_EQ(refusal(hall.act(duty("Gordeeva", R"(,"try":true)"))),
              "409 office.duty.not_his PMR:228");
    EXPECT_EQ(hall.act(duty("Kotov", "")).status, 200);
    EXPECT_EQ(hall.office().at("duties").at(1).at("by"), "Kotov");
    EXPECT_EQ(hall.office().at("duties").at(1).at("state"), "done");
}

// Whatever his browser says: the record bears the time of the server, 09:00 and a little.
TEST(Office, APlayerProtestsInHisOwnNameAndInTime) {
    ARTICLE("PMR:255");
    OfficeVenue hall;
    const std::string zhuk = hall.player(2, "Zhuk");
    const auto protest = [](const std::string& id, const std::string& decided) {
        return R"({"id":")" + id + R"(","do":"lodge-protest","by":"Sova","team":"Others",)" +
               R"("against":"the loss on time","written":true,"at":"2026-05-01T08:45",)" +
               R"("decision_at":"2026-05-01T)" + decided + R"("})";
    };
    EXPECT_EQ(refusal(hall.act(protest("late", "08:29"), zhuk)), "409 office.protest.late PMR:255");
    EXPECT_EQ(refusal(hall.act(protest("early", "09:01"), zhuk)), "409 office.protest.before");
    EXPECT_EQ(hall.act(protest("p", "08:30"), zhuk).status, 200);
    const json::value own = hall.venue.call("GET", "/api/events/1/office/protests", "", zhuk).body;
    EXPECT_EQ(own.at("by"), "Zhuk");
    EXPECT_EQ(own.at("protests").as_array().size(), 2U); // with the one of the file
    EXPECT_EQ(own.at("protests").at(1), (json::value{{"id", 2},
                                                     {"by", "Zhuk"},
                                                     {"against", "the loss on time"},
                                                     {"at", "2026-05-01T09:00"},
                                                     {"articles", {"PMR:255"}}}));
    const std::string sova = hall.player(3, "Sova");
    EXPECT_EQ(hall.venue.call("GET", "/api/events/1/office/protests", "", sova).body.at("protests"),
              json::array());
    const std::string stranger =
        hall.venue.enter({.role = Role::player, .name = "Zhuk", .event = "7", .entry = 2});
    EXPECT_EQ(hall.act(protest("x", "08:30"), stranger).status, 403);
}

// Kyiv is three hours ahead in summer, two in winter; who does not say where he is has UTC.
TEST(Office, TheClockOnTheWallIsThatOfTheVenue) {
    constexpr std::int64_t nine = 1'777'626'000'000 / 60'000; // 2026-05-01T09:00Z
    EXPECT_EQ(wall_minutes("", {nine * 60'000}), nine);
    EXPECT_EQ(wall_minutes("Europe/Kyiv", {nine * 60'000 + 59'999}), nine + 3 * 60);
    EXPECT_EQ(wall_minutes("Europe/Kyiv", {nine * 60'000 - 120LL * 86'400'000}),
              nine + 2 * 60 - 120 * 24 * 60);
    EXPECT_FALSE(is_zone("Europe/Nowhere"));
    EXPECT_TRUE(is_zone(own_zone()));
}

TEST(Office, TheChiefArbiterTriesPeaceFirstAndThenAnswers) {
    ARTICLE("PMR:250");
    OfficeVenue hall;
    const std::string answer =
        R"({"id":"a","do":"answer-protest","protest":1,"by":"Belova","upheld":true,
            "answer":"the warning is lifted"})";
    EXPECT_EQ(refusal(hall.act(answer)), "409 office.protest.conciliate PMR:250");
    EXPECT_EQ(hall.act(R"({"id":"c","do":"conciliate","protest":1,"by":"Belova"})").status, 200);
    EXPECT_EQ(hall.act(answer).status, 200);
    const json::value protest = hall.office().at("state").at("protests").at(0);
    EXPECT_EQ(protest.at("step"), "decided");
    EXPECT_EQ(protest.at("upheld"), true);
    EXPECT_EQ(protest.at("answered_by"), "Belova");
}

TEST(Office, EveryActNeedsItsRight) {
    OfficeVenue hall;
    const std::pair<Action, std::string> acts[] = {
        {Action::keep_office, R"("do":"send-invitations")"},
        {Action::rule_in_office, R"("do":"impose-sanction","measure":"remark")"},
        {Action::rule_in_office, R"("do":"answer-protest","protest":1)"},
        {Action::rule_in_office, R"("do":"enter-effect","sanction":1)"},
        {Action::keep_office, R"("do":"decide-entry","entry":1)"},
        {Action::keep_office, R"("do":"choose-committee")"},
        {Action::vote_on_protests, R"("do":"vote-on-protest","protest":1)"},
        {Action::lodge_protests, R"("do":"lodge-protest")"}};
    for (std::size_t i = 0; i < ledger::count_of<Role>(); ++i) {
        const auto role = static_cast<Role>(i);
        const std::string token =
            hall.venue.enter({.role = role, .name = "N", .event = "1", .entry = 2});
        for (const auto& [action, act] : acts) {
            const Got got = hall.act(R"({"id":"r","try":true,)" + act + "}", token);
            EXPECT_EQ(got.status == 403, !may(role, action)) << ledger::word(role) << act;
        }
        EXPECT_EQ(hall.venue.call("GET", "/api/events/1/office", "", token).status == 200,
                  may(role, Action::read_journal));
    }
}

TEST(Office, NonsenseIsUnreadable) {
    OfficeVenue hall;
    EXPECT_EQ(hall.act("[]").status, 400);
    EXPECT_EQ(hall.act(R"({"do":"appoint"})").status, 400);
    EXPECT_EQ(hall.act(R"({"id":"x","do":"dance"})").status, 400);
    EXPECT_EQ(hall.act(R"({"id":"x","do":"do-duty","at":"yesterday"})").status, 400);
    EXPECT_EQ(hall.office().at("last"), 26);
    EXPECT_EQ(hall.venue.call("GET", "/api/events/9/office", "", hall.venue.chief).status, 404);
}

TEST(Office, WhoeverWatchesTheEventIsToldThatSomethingHappened) {
    OfficeVenue hall;
    const auto visitor = hall.venue.connect("/api/events/1/live", hall.venue.chief);
    EXPECT_EQ(hall.act(R"({"id":"c","do":"conciliate","protest":1,"by":"Belova"})").status, 200);
    EXPECT_EQ(visitor->last("office"),
              (json::object{{"type", "office"}, {"event", "1"}, {"office", 27}}));
}

TEST(Office, ThePapersPrintWhatTheOfficeDecided) {
    OfficeVenue hall;
    EXPECT_EQ(hall.act(R"({"id":"c","do":"conciliate","protest":1,"by":"Belova"})").status, 200);
    const std::string paper =
        hall.venue.call("GET", "/api/events/1/papers/decisions?form=txt", "", hall.venue.chief)
            .response.body;
    EXPECT_NE(paper.find("talking during the round"), std::string::npos);
    EXPECT_NE(paper.find("PMR:250"), std::string::npos);
}

} // namespace

} // namespace kodeks::server
