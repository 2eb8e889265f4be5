// What a sanction or a protest asks, entered at the tables over the interface: two streams, one
// act; the entries before the commission; the committee's vote.
#include "server/office_venue.hpp"
#include "support/article.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

// The event of office.json with its lots drawn and round 1 paired: Ruban - Kit, Bober - Zhuk, Sova
// - Grak, or as the lots will have it.
class Paired : public OfficeVenue {
public:
    Paired() {
        EXPECT_EQ(desk(R"({"id":"l","do":"draw-lots","seed":"1"})").status, 200);
        EXPECT_EQ(desk(R"({"id":"r","do":"pair"})").status, 200);
        find_zhuk();
    }

    Got desk(const std::string& body) {
        return venue.call("POST", "/api/events/1/acts", body, venue.chief);
    }

    json::value round() {
        return venue.call("GET", "/api/events/1/stages/1/rounds/1", "", venue.chief).body;
    }

    // The result at the table of Zhuk, White first.
    std::string result() {
        const json::value games = round().at("pairings").at(table - 1).at("games");
        return std::string(games.at(0).at("result").as_string());
    }

    void punish(const std::string& measure) {
        const std::string body =
            fmt::format(R"({{"id":"s{0}","do":"impose-sanction","measure":"{0}","by":"Belova",)"
                        R"("breach":{{"offender":"Zhuk","what":"phone","round":1,"table":{1}}},)"
                        R"("at":"2026-05-01T16:00"}})",
                        measure, table);
        EXPECT_EQ(act(body).status, 200);
    }

    static std::string enter(const std::string& id, const std::string& rest) {
        return fmt::format(R"({{"id":"{}","do":"enter-effect","by":"Belova",{}}})", id, rest);
    }

    std::uint32_t table = 0; // of Zhuk
    bool white = false;

private:
    void find_zhuk() {
        const json::array pairings = round().at("pairings").as_array();
        for (std::uint32_t i = 0; i < pairings.size(); ++i) {
            for (const char* side : {"first", "second"}) {
                if (pairings[i].at(side).at("name") == "Zhuk") {
                    table = i + 1;
                    white = std::string_view(side) == "first";
                }
            }
        }
        EXPECT_NE(table, 0U) << round();
    }
};

TEST(Entering, ALossIsEnteredOnceAtTheTableOfTheOffender) {
    ARTICLE("PMR:146f");
    Paired hall;
    hall.punish("loss");
    const std::string loss = hall.white ? "0-1" : "1-0";
    const Got tried = hall.act(Paired::enter("e", R"("sanction":2,"try":true)"));
    EXPECT_EQ(tried.status, 200);
    EXPECT_EQ(tried.body.at("facts").at(0).at("type"), "effect-entered");
    EXPECT_EQ(tried.body.at("facts").at(1).at("type"), "result-recorded");
    EXPECT_EQ(hall.result(), "*"); // it was only tried
    const Got entered = hall.act(Paired::enter("e", R"("sanction":2,"language":"uk")"));
    EXPECT_EQ(entered.body,
              (json::value{{"type", "ack"}, {"status", 200}, {"first", 28}, {"last", 28}}));
    EXPECT_EQ(hall.result(), loss);
    EXPECT_EQ(hall.office().at("proposals"), json::array());
    EXPECT_NE(hall.file().find("Санкція 2: "), std::string::npos); // why, in the arbiter's language
    EXPECT_EQ(hall.act(Paired::enter("e", R"("sanction":2)")).body.at("known"), true);
    EXPECT_EQ(refusal(hall.act(Paired::enter("again", R"("sanction":2)"))),
              "409 office.enter.twice PMR:146f PMR:146 PMR:224e");
    const std::string before = hall.file();
    hall.venue.crash({1000});
    EXPECT_EQ(hall.file(), before);
}

// The power goes while the disk writes: both facts are there or neither.
TEST(Entering, BothStreamsHaveItOrNone) {
    for (const bool arrives : {false, true}) {
        Paired hall;
        hall.punish("loss");
        const std::string before = hall.file();
        hall.venue.begin("POST", "/api/events/1/office/acts", Paired::enter("e", R"("sanction":2)"),
                         hall.venue.chief);
        hall.venue.crash({1000}, arrives);
        EXPECT_EQ(hall.file() == before, !arrives);
        EXPECT_EQ(hall.result() == "*", !arrives);
        EXPECT_EQ(hall.office().at("proposals").as_array().empty(), arrives);
        EXPECT_EQ(hall.act(Paired::enter("e", R"("sanction":2)")).status, 200);
        EXPECT_EQ(hall.result(), hall.white ? "0-1" : "1-0");
    }
}

// Acts of the tables and of the office that come meanwhile wait and are carried out behind it.
TEST(Entering, WhoComesMeanwhileWaitsHisTurn) {
    Paired hall;
    hall.punish("loss");
    const std::string desk = "/api/events/1/acts";
    const std::string office = "/api/events/1/office/acts";
    const std::string note = fmt::format(
        R"({{"id":"m","do":"record-result","game":{{"stage":1,"round":1,"table":{},"game":1}},)"
        R"("result":"draw-draw"}})",
        hall.table);
    const auto first =
        hall.venue.begin("POST", office, Paired::enter("e", R"("sanction":2)"), hall.venue.chief);
    const auto second = hall.venue.begin("POST", desk, note, hall.venue.chief);
    const auto third =
        hall.venue.begin("POST", office, Paired::enter("f", R"("sanction":2)"), hall.venue.chief);
    hall.venue.pass({1000});
    EXPECT_EQ(first->status, 200);
    EXPECT_EQ(second->status, 409); // the result stands: a correction needs another act
    EXPECT_EQ(refusal(*third), "409 office.enter.twice PMR:146f PMR:146 PMR:224e");
    EXPECT_EQ(hall.result(), hall.white ? "0-1" : "1-0");
}

// A refusal of either room leaves both as they were.
TEST(Entering, WhatCannotBeEnteredIsRefusedAndNothingChanges) {
    Paired hall;
    hall.punish("loss");
    const std::string before = hall.file();
    const std::pair<std::string, std::string> wrong[] = {
        {R"("sanction":1)", "409 office.enter.nothing PMR:146 PMR:146a PMR:224e"},
        {R"("sanction":9)", "409 office.enter.no_sanction"},
        {R"("protest":1)", "409 office.enter.not_upheld PMR:255"},
        {R"("sanction":2,"tables":{"round":7})", "409 tournament.no_round"},
        {R"("sanction":2,"tables":{"whom":"Nobody"})", "409 office.enter.nobody"},
    };
    for (const auto& [rest, why] : wrong) {
        EXPECT_EQ(refusal(hall.act(Paired::enter("w", rest))), why) << rest;
        EXPECT_EQ(refusal(hall.act(Paired::enter("w", rest + R"(,"try":true)"))), why) << rest;
    }
    EXPECT_EQ(hall.act(R"({"id":"x","do":"enter-effect","sanction":"two"})").status, 400);
    EXPECT_EQ(hall.file(), before);
}

TEST(Entering, AnExclusionTakesThePlayerOutAndAProtestBringsHimBack) {
    ARTICLE("PMR:146i", "PMR:250");
    Paired hall;
    hall.punish("expulsion");
    EXPECT_EQ(hall.act(Paired::enter("e", R"("sanction":2)")).status, 200);
    EXPECT_NE(hall.file().find(R"("excluded":true)"), std::string::npos);
    EXPECT_EQ(hall.act(R"({"id":"p","do":"lodge-protest","by":"Zhuk","against":"the expulsion",
                          "decided_by":"Belova","sanction":2,"written":true,
                          "at":"2026-05-01T16:10"})")
                  .status,
              200);
    EXPECT_EQ(hall.act(R"({"id":"c","do":"conciliate","protest":2,"by":"Belova"})").status, 200);
    EXPECT_EQ(hall.act(R"({"id":"a","do":"answer-protest","protest":2,"by":"Belova"})").status,
              200);
    const std::string vote = R"("do":"vote-on-protest","protest":2,"answer":"too hard")";
    EXPECT_EQ(hall.act(fmt::format(R"({{"id":"v",{},"voters":["Demina","Frolov","Serova"],)"
                                   R"("in_favour":2}})",
                                   vote))
                  .status,
              200);
    const json::value protest = hall.office().at("state").at("protests").at(1);
    EXPECT_EQ(protest.at("upheld"), true);
    EXPECT_EQ(protest.at("vote").at("in_favour"), 2);
    EXPECT_EQ(hall.office().at("proposals").at(0).at("effect"), "correction");
    EXPECT_EQ(hall.act(Paired::enter("back", R"("protest":2)")).status, 200);
    EXPECT_NE(hall.file().find(R"("type":"returned")"), std::string::npos);
    EXPECT_EQ(hall.office().at("proposals"), json::array());
}

TEST(Entering, TheCommitteeVotesWhole) {
    Paired hall;
    EXPECT_EQ(hall.act(R"({"id":"c","do":"conciliate","protest":1,"by":"Belova"})").status, 200);
    EXPECT_EQ(hall.act(R"({"id":"a","do":"answer-protest","protest":1,"by":"Belova"})").status,
              200);
    const auto vote = [&](const std::string& voters) {
        return hall.act(
            fmt::format(R"({{"id":"v","try":true,"do":"vote-on-protest","protest":1,"voters":[{}],)"
                        R"("in_favour":1}})",
                        voters));
    };
    EXPECT_TRUE(refusal(vote(R"("Demina")")).starts_with("409 office.vote.number PMR:"));
    EXPECT_TRUE(
        refusal(vote(R"("Demina","Frolov","Kotov")")).starts_with("409 office.vote.stranger PMR:"));
    EXPECT_EQ(vote(R"("Demina","Frolov","Serova")").status, 200);
}

TEST(Entering, ACommissionAdmitsAndRefusesWithTheReason) {
    ARTICLE("PMR:223");
    Paired hall;
    EXPECT_EQ(hall.act(R"({"id":"n","do":"receive-entry","claim":{"name":"Drozd",
                          "received":"2026-04-20"}})")
                  .status,
              200);
    const auto decide = [&](const std::string& by, const std::string& rest) {
        return hall.act(fmt::format(R"({{"id":"d{0}{1}","do":"decide-entry","entry":7,"by":"{0}",)"
                                    R"("date":"2026-04-30"{2}}})",
                                    by, rest.size(), rest));
    };
    EXPECT_TRUE(refusal(decide("Kotov", "")).starts_with("409 office.no_right PMR:223"));
    EXPECT_EQ(refusal(decide("Belova", R"(,"verdict":"refused")")), "409 office.entry.reason");
    EXPECT_EQ(decide("Belova", R"(,"verdict":"refused","reason":"no papers")").status, 200);
    const json::value entry = hall.office().at("state").at("applications").at(6);
    EXPECT_EQ(entry.at("verdict"), "refused");
    EXPECT_EQ(entry.at("reason"), "no papers");
    EXPECT_EQ(refusal(hall.act(R"({"id":"act","do":"draw-up-act","date":"2026-04-30"})")),
              "409 office.entry.no_commission");
}

} // namespace

} // namespace kodeks::server
