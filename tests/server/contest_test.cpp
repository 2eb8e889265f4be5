// Contests of compositions at the server: from the regulations to the final award over HTTP, the
// examination by the program, the ledger of the command line in and out.
#include "composition/contest/contest.hpp"
#include "composition/contest/record.hpp"
#include "server/contest_kit.hpp"

namespace kodeks::server {

namespace {

namespace json = boost::json;

json::object entering(const json::object& diagram) {
    return {{"do", "enter"}, {"section", 1}, {"diagram", diagram}};
}

json::object marking(int work, double mark) {
    return {{"do", "give-mark"}, {"work", work}, {"mark", mark}};
}

json::object doing(const char* duty, int section = 0) {
    return {{"do", "do-duty"}, {"duty", duty}, {"section", section}};
}

TEST_F(Contests, WhatRegulationsLackIsToldAllAtOnce) {
    ARTICLE("RU:6.5.2#4", "RU:6.5.2#6", "RU:6.5.2#10");
    json::object regulations = json::parse(winter).as_object();
    for (const char* const key : {"works-each", "ranking", "in-force"}) {
        regulations.erase(key);
    }
    const Got got =
        call("POST", "/api/contests", json::serialize(json::object{{"regulations", regulations}}),
             chief_arbiter);
    EXPECT_EQ(got.status, 409);
    std::string missing;
    for (const json::value& one : got.body.at("error").at("missing").as_array()) {
        missing += std::string(one.at("text").at("en").as_string()) + " " +
                   json::serialize(one.at("articles")) + "\n";
    }
    EXPECT_EQ(missing, "The number of works of an author and of copies is not stated "
                       "[\"RU:6.5.2#4\"]\n"
                       "How winners are determined is not stated [\"RU:6.5.2#6\"]\n"
                       "The day when the results come into force is not stated "
                       "[\"RU:6.5.2#10\"]\n");
    EXPECT_EQ(call("POST", "/api/contests", R"({"regulations":{"title":7}})", chief_arbiter).status,
              400);
    EXPECT_EQ(call("GET", "/api/contests", "", "").body.at("contests").as_array().size(), 0U);
}

TEST_F(Contests, FromTheFirstEntryToTheFinalAward) {
    ARTICLE("RU:6.5.2#5", "RU:6.7.2#8", "RU:6.7.2#12", "RU:6.7.2#13", "RU:6.7.2#15", "RU:6.7.2#4",
            "RU:6.5.2#11", "RU:6.5.5#2", "RU:6.7.2#5", "RU:6.5.2#12");
    announce();
    const std::string berg = author("Berg", 1);
    EXPECT_EQ(act(berg, entering(sound_zadacha())), "work-entered RU:6.5.2#5");
    EXPECT_EQ(act(clemens, marking(1, 8)), "409 contest.still_open RU:6.5.5#1");
    EXPECT_EQ(act(scribe, doing("works-forwarded", 1)),
              "409 contest.duty_not_due RU:6.7.2#7 RU:6.7.2#8");
    pass_days(10);
    EXPECT_EQ(act(scribe, doing("works-forwarded", 1)), "duty-fulfilled RU:6.7.2#7 RU:6.7.2#8");
    EXPECT_EQ(act(clemens, marking(1, 8)), "409 contest.not_examined RU:6.7.2#12");
    const Got examined = examine(1, clemens);
    EXPECT_EQ(examined.body.at("answer").at("verdict").at("conclusion"), "sound");
    EXPECT_EQ(examined.body.at("recorded").at("type"), "ack");
    EXPECT_EQ(act(clemens, marking(1, 10.5)), "409 contest.mark_off_scale RU:6.7.2#13");
    EXPECT_EQ(act(clemens, marking(1, 8.5)), "marked RU:6.7.2#13");
    EXPECT_EQ(act(clemens, doing("section-reported", 1)), "duty-fulfilled RU:6.7.2#15 RU:6.7.2#16");
    EXPECT_EQ(act(scribe, doing("works-forwarded", 2)), "duty-fulfilled RU:6.7.2#7 RU:6.7.2#8");
    EXPECT_EQ(act(arnold, doing("reports-checked")), "409 contest.duty_not_due RU:6.7.2#4");
    EXPECT_EQ(act(dovha, doing("section-reported", 2)), "duty-fulfilled RU:6.7.2#15 RU:6.7.2#16");
    EXPECT_EQ(act(arnold, {{"do", "publish-preliminary"}}),
              "409 contest.reports_not_checked RU:6.7.2#4");
    EXPECT_EQ(act(arnold, doing("reports-checked")), "duty-fulfilled RU:6.7.2#4");
    EXPECT_EQ(card().at("places"), json::array()); // nothing is out yet
    EXPECT_EQ(act(organiser, {{"do", "publish-preliminary"}}),
              "preliminary-published RU:6.5.2#11 RU:6.5.2#6");
    EXPECT_EQ(card().at("places"),
              json::parse(R"([{"first":1,"last":1,"section":1,"name":"Berg","work":1,
                               "points":"8½","prize":true}])"));
    const json::object appeal{{"do", "make-appeal"}, {"work", 1}, {"text", "It is worth more."}};
    EXPECT_EQ(act(berg, appeal), "appeal-made RU:6.5.5#2");
    EXPECT_EQ(act(arnold, {{"do", "publish-final"}}), "409 contest.appeals_open RU:6.5.5#2");
    const json::object kept{{"do", "decide-appeal"}, {"appeal", 1}, {"answer", "kept"}};
    EXPECT_EQ(act(arnold, kept), "appeal-decided RU:6.7.2#5");
    EXPECT_EQ(act(arnold, {{"do", "publish-final"}}), "409 contest.final_before_term RU:6.5.2#12");
    pass_days(93);
    EXPECT_EQ(act(arnold, {{"do", "publish-final"}}), "final-published RU:6.5.2#12 RU:6.5.2#6");
    EXPECT_EQ(card().at("contest").at("phase"), "final-award");
}

// What the program finds it records itself, once; nobody else says it.
TEST_F(Contests, TheProgramExaminesAndRecordsWhatIsBroken) {
    ARTICLE("RU:6.7.2#12", "RU:6.1.1#4");
    announce();
    const std::string berg = author("Berg", 1);
    json::object cooked = sound_zadacha();
    cooked["lines"] = json::array{"1. e3-f4 h6-g5 2. g1:e3"}; // one of the variations is missing
    EXPECT_EQ(act(berg, entering(cooked)), "work-entered RU:6.5.2#5");
    EXPECT_EQ(examine(1, clemens).status, 403); // not forwarded to him
    EXPECT_EQ(examine(1, berg).status, 403);
    EXPECT_EQ(examine(7, scribe).status, 404);
    EXPECT_EQ(act(scribe, {{"do", "record-examination"}, {"work", 1}}), "403 server.no_right");
    const std::uint64_t before = card(scribe).at("last").to_number<std::uint64_t>();
    const Got examined = examine(1, scribe);
    EXPECT_EQ(examined.body.at("answer").at("verdict").at("conclusion"), "defective");
    const json::object& recorded = examined.body.at("recorded").as_object();
    EXPECT_EQ(recorded.at("first"), before + 1);
    EXPECT_EQ(recorded.at("facts").at(0).at("type"), "work-examined");
    EXPECT_EQ(json::serialize(recorded.at("facts").at(0).at("articles")),
              R"(["RU:6.7.2#12","RU:6.1.1#4"])");
    const std::string again = fmt::format("/api/contests/1/works/1/examination/{}",
                                          examined.body.at("job").as_string().c_str());
    EXPECT_EQ(call("GET", again, "", scribe).body.at("recorded").at("known"), true);
    EXPECT_EQ(card(scribe).at("last").to_number<std::uint64_t>(), before + 1);
    const json::object work = card(scribe).at("works").at(0).as_object();
    EXPECT_EQ(work.at("admitted"), false);
    EXPECT_EQ(work.at("defects").at(0).at("by"), "examination");
    EXPECT_EQ(act(scribe, doing("works-forwarded", 1)),
              "409 contest.duty_not_due RU:6.7.2#7 RU:6.7.2#8");
}

TEST_F(Contests, TheSameCommandCountsOnceAndATrialNever) {
    announce();
    const std::string berg = author("Berg", 1);
    json::object enter = entering(sound_zadacha());
    enter["id"] = "same";
    enter["try"] = true;
    EXPECT_EQ(send(berg, enter).body.at("tried"), true);
    EXPECT_EQ(card(berg).at("works").as_array().size(), 0U);
    enter.erase("try");
    EXPECT_EQ(send(berg, enter).body.at("type"), "ack");
    EXPECT_EQ(send(berg, enter).body.at("known"), true);
    EXPECT_EQ(card(berg).at("works").as_array().size(), 1U);
    enter["id"] = "late";
    enter["seen"] = 1;
    EXPECT_EQ(send(berg, enter).body.at("type"), "stale");
    EXPECT_EQ(call("POST", "/api/contests",
                   std::string(R"({"id":"one","regulations":)") + winter + "}", chief_arbiter)
                  .status,
              200); // known
}

// The ledger of the command line, byte for byte; every line is checked before anything is kept.
TEST_F(Contests, TheFileOfTheCommandLineComesInAndGoesOut) {
    ledger::Journal<contest::Room> journal;
    const auto add = [&](const contest::Command& command) {
        const auto decision =
            contest::decide(journal.state, command, contest::world_for("ru-code"));
        ASSERT_EQ(decision.refusal(), nullptr);
        ledger::add(journal, decision.events(), {UnixTime{1'768'500'000'000}, "secretary"});
    };
    add(contest::Announce{*contest::read_regulations({winter, ""})});
    contest::Register berg;
    berg.author.name = "Berg";
    berg.author.born = 1980;
    berg.author.rank = berg.author.society = berg.author.post = berg.author.address = "x";
    add(berg);
    std::string text = ledger::header_line() + "\n";
    for (std::size_t i = 0; i < journal.events.size(); ++i) {
        text +=
            ledger::write_record(journal.envelopes[i], contest::Room::write(journal.events[i])) +
            "\n";
    }
    ASSERT_EQ(call("POST", "/api/contests/import", text, chief_arbiter).status, 201);
    EXPECT_EQ(call("GET", "/api/contests/1/file", "", chief_arbiter).response.body, text);
    EXPECT_EQ(call("POST", "/api/contests/import", text, chief_arbiter).status, 200); // known
    std::string broken = text;
    broken.replace(broken.find("\"born\""), 6, "\"bron\"");
    const Got got = call("POST", "/api/contests/import", broken, chief_arbiter);
    EXPECT_EQ(got.status, 400);
    EXPECT_EQ(got.body.at("error").at("line"), 3);
    EXPECT_EQ(call("GET", "/api/contests", "", "").body.at("contests").as_array().size(), 1U);
    // Nobody but who keeps the contest takes it along.
    EXPECT_EQ(call("GET", "/api/contests/1/file", "", slip(ContestOffice::panel, "Arnold")).status,
              403);
    EXPECT_EQ(call("GET", "/api/contests/1/file", "", slip(ContestOffice::panel, "Scribe")).status,
              200);
}

TEST_F(Contests, EverythingIsThereAfterACrash) {
    announce();
    const std::string berg = author("Berg", 1);
    EXPECT_EQ(act(berg, entering(sound_zadacha())), "work-entered RU:6.5.2#5");
    const json::object before = card(scribe);
    venue.crash({60'000});
    EXPECT_EQ(venue.call("GET", "/api/contests/1", "", scribe).body.as_object(), before);
    EXPECT_EQ(venue.call("GET", "/api/contests/7", "", scribe).status, 404);
}

// Tasks come without their authors, points are the solver's own until the results are out.
TEST_F(Contests, ASolvingContestNamesTheAuthorsOfItsTasksAtTheEnd) {
    ARTICLE("RU:6.6#1", "RU:6.6#2", "RU:6.6#3", "RU:6.6#4");
    announce(R"({"title":"Festive","rulebook":"ru-code","form":"solving","organiser":"Club North",
        "body":"club","occasion":"festive","venue":"by-letter","closing":"2026-05-10",
        "published":"2026-04-01","address":"Box 12","ranking":"solvers","prizes":1,
        "distinctions":"a diploma","in-force":"2026-05-12",
        "panel":[{"name":"Arnold","role":"chief"},{"name":"Scribe","role":"secretary"}],
        "tasks":[{"variant":"russian","genre":"etude","fen":"W:Wa5,Ka3:Ba7,f4","task":"win",
                  "author":"Shoshin","points":5}],
        "findings":{"side-solution":1,"unsolvable":2,"inexact":0.5}})");
    EXPECT_EQ(act(scribe, {{"do", "register"}, {"name", "Berg"}}), "registered RU:6.6");
    EXPECT_EQ(act(scribe, {{"do", "register"}, {"name", "Adler"}}), "registered RU:6.6");
    const std::string berg = slip(ContestOffice::author, "Berg", 1);
    const std::string adler = slip(ContestOffice::author, "Adler", 2);
    EXPECT_FALSE(card(berg).at("tasks").at(0).as_object().contains("author"));
    const json::object score{{"do", "give-score"},
                             {"solver", 1},
                             {"task", 1},
                             {"points", 4},
                             {"found", json::array{"side-solution"}},
                             {"on", "2026-04-20"}};
    EXPECT_EQ(act(arnold, score), "scored RU:6.6#3");
    EXPECT_EQ(act(berg, score), "403 server.no_right");
    EXPECT_EQ(card(berg).at("scores"),
              json::parse(
                  R"([{"solver":1,"task":1,"points":"4","extra":"1","found":["side-solution"]}])"));
    EXPECT_EQ(card(adler).at("scores"), json::array());
    pass_days(12);
    EXPECT_EQ(act(arnold, {{"do", "publish-final"}}), "final-published RU:6.6#2 RU:6.6#4");
    EXPECT_EQ(card().at("tasks").at(0).at("author"), "Shoshin");
    EXPECT_EQ(card().at("places").at(0).at("name"), "Berg");
    EXPECT_EQ(card().at("places").at(0).at("points"), "5");
}

} // namespace

} // namespace kodeks::server
