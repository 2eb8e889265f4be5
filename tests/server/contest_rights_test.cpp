// Who may do what in a contest of compositions at the server, and who sees what.
#include "server/contest_kit.hpp"

namespace kodeks::server {

namespace {

namespace json = boost::json;

class ContestRights : public Contests {};

TEST_F(ContestRights, OnlyWhoRunsThemOpensContests) {
    std::string opened;
    for (std::size_t i = 0; i < ledger::count_of<Role>(); ++i) {
        const Role role = static_cast<Role>(i);
        const std::string token = venue.enter({.role = role});
        const bool may_open = may(role, Action::run_contests);
        EXPECT_EQ(call("POST", "/api/contests", "{}", token).status, may_open ? 400 : 403);
        EXPECT_EQ(call("POST", "/api/contests/import", "", token).status, may_open ? 400 : 403);
        opened += may_open ? std::string(ledger::word(role)) + " " : "";
    }
    EXPECT_EQ(opened, "chief-arbiter deputy ");
    EXPECT_EQ(call("POST", "/api/codes", R"({"role":"contestant"})", chief_arbiter).status, 400);
}

// Every act by every seat: `yes` where the server lets it through to the rules, whatever they say.
TEST_F(ContestRights, EveryActByEverySeat) {
    ARTICLE("RU:6.7.2#4", "RU:6.7.2#5", "RU:6.7.2#8", "RU:6.7.2#13", "RU:6.7.2#15",
            "RU:6.7.2#note");
    announce();
    const std::string berg = author("Berg", 1);
    const std::string adler = author("Adler", 2);
    ASSERT_EQ(act(berg, {{"do", "enter"}, {"section", 1}, {"diagram", sound_zadacha()}}),
              "work-entered RU:6.5.2#5");
    const std::string elsewhere = slip(ContestOffice::panel, "Arnold", 0, "2");
    const std::string nobody = slip(ContestOffice::panel, "Somebody");
    const std::vector<std::string> seats = {chief_arbiter, organiser, scribe,     arnold,
                                            clemens,       dovha,     commission, berg,
                                            adler,         elsewhere, nobody,     ""};
    const auto row = [&](json::object what) {
        std::string text;
        for (const std::string& token : seats) {
            what["try"] = true;
            text += act(token, what).starts_with("403") ? "- " : "yes ";
        }
        return text;
    };
    //                        runs organiser secretary chief senior1 senior2 commission author ...
    EXPECT_EQ(row({{"do", "appoint"}, {"name", "New"}, {"role", "judge"}, {"section", 1}}),
              "yes yes - - - - - - - - - - ");
    EXPECT_EQ(row({{"do", "register"}, {"name", "New"}}), "yes yes yes - - - - - - - - - ");
    EXPECT_EQ(row({{"do", "enter"}, {"section", 1}, {"diagram", sound_zadacha()}}),
              "yes yes yes - - - - yes yes - - - "); // each his own
    EXPECT_EQ(row({{"do", "replace"}, {"work", 1}, {"diagram", sound_zadacha()}}),
              "yes yes yes - - - - yes - - - - ");
    EXPECT_EQ(row({{"do", "withdraw"}, {"work", 1}}), "yes yes yes - - - - yes - - - - ");
    EXPECT_EQ(row({{"do", "record-examination"}, {"work", 1}}), "- - - - - - - - - - - - ");
    EXPECT_EQ(row({{"do", "announce"}, {"regulations", json::parse(winter)}}),
              "- - - - - - - - - - - - ");
    EXPECT_EQ(row({{"do", "state-defect"}, {"work", 1}, {"article", "RU:6.2.3"}}),
              "yes - - yes yes - - - - - - - ");
    EXPECT_EQ(row({{"do", "give-mark"}, {"work", 1}, {"mark", 5}}),
              "yes - - yes yes - - - - - - - ");
    EXPECT_EQ(row({{"do", "give-mark"}, {"work", 1}, {"mark", 5}, {"by", "Clemens"}}),
              "yes - - - yes - - - - - - - "); // nobody marks in another's name
    const auto duty = [](const char* name, int section = 0) {
        return json::object{{"do", "do-duty"}, {"duty", name}, {"section", section}};
    };
    EXPECT_EQ(row(duty("works-forwarded", 1)), "yes - yes - - - - - - - - - ");
    EXPECT_EQ(row(duty("section-reported", 1)), "yes - - - yes - - - - - - - ");
    EXPECT_EQ(row(duty("reports-checked")), "yes - - yes - - - - - - - - ");
    EXPECT_EQ(row(duty("changes-told")), "yes - - yes yes yes - - - - - - ");
    EXPECT_EQ(row(duty("results-sent")), "yes yes yes - yes yes - - - - - - ");
    EXPECT_EQ(row(duty("distinctions-sent")), "yes yes - - - - - - - - - - ");
    EXPECT_EQ(row(duty("final-report-given")), "yes - - yes - - - - - - - - ");
    EXPECT_EQ(row({{"do", "publish-preliminary"}}), "yes yes yes yes - - - - - - - - ");
    EXPECT_EQ(row({{"do", "publish-final"}}), "yes yes yes yes - - - - - - - - ");
    EXPECT_EQ(row({{"do", "make-appeal"}, {"author", 1}, {"work", 1}}),
              "yes - yes - - - - yes - - - - ");
    EXPECT_EQ(row({{"do", "decide-appeal"}, {"appeal", 1}, {"answer", "kept"}}),
              "yes - - yes - - yes - - - - - ");
    EXPECT_EQ(row({{"do", "revise"}, {"work", 1}, {"mark", 5}}), "yes - - yes - - - - - - - - ");
    EXPECT_EQ(row({{"do", "give-score"}, {"solver", 1}, {"task", 1}, {"points", 1}}),
              "yes - yes yes yes yes - - - - - - ");
}

// Works come by post to whoever keeps the contest; others act on the day on which they act.
TEST_F(ContestRights, OnlyWhoKeepsTheContestLooksBack) {
    announce();
    const std::string berg = author("Berg", 1);
    json::object enter{{"do", "enter"},
                       {"section", 1},
                       {"diagram", sound_zadacha()},
                       {"on", "2026-04-20"},
                       {"try", true}};
    EXPECT_EQ(act(berg, enter), "409 server.contests.today");
    enter["authors"] = json::array{1};
    EXPECT_EQ(act(scribe, enter), "work-entered RU:6.5.2#5");
    enter["on"] = "2026-05-02";
    EXPECT_EQ(act(scribe, enter), "409 server.letters.future");
}

std::string shown(const json::object& card) {
    std::string text;
    for (const json::value& author : card.at("authors").as_array()) {
        text += std::string(author.at("name").as_string()) +
                (author.as_object().contains("address") ? "! " : " ");
    }
    text += "| ";
    for (const json::value& work : card.at("works").as_array()) {
        text += std::to_string(work.at("id").to_number<int>()) +
                (work.as_object().contains("byline") ? "by" : "") +
                (work.as_object().contains("marks") ? "+ " : " ");
    }
    return text;
}

// In a closed contest the judges do not know the authors before the preliminary award.
TEST_F(ContestRights, AClosedContestHidesItsAuthorsFromTheJudges) {
    ARTICLE("RU:6.5.2", "RU:6.7.2#22", "RU:6.7.2#22~1");
    announce();
    const std::string berg = author("Berg", 1);
    const std::string adler = author("Adler", 2);
    EXPECT_EQ(act(berg, {{"do", "enter"}, {"section", 1}, {"diagram", sound_zadacha()}}),
              "work-entered RU:6.5.2#5");
    const auto table = [&] {
        std::string text;
        for (const std::string& token :
             {scribe, arnold, clemens, dovha, berg, adler, commission, std::string()}) {
            text += shown(card(token)) + "\n";
        }
        return text;
    };
    EXPECT_EQ(table(), "Berg! Adler! | 1by+ \n" // the secretary
                       "| \n"                   // nothing was forwarded to the judges yet
                       "| \n"
                       "| \n"
                       "Berg! | 1by \n" // his own, without what is said about it
                       "Adler! | \n"
                       "| 1+ \n"
                       "| \n");
    pass_days(10);
    act(scribe, {{"do", "do-duty"}, {"duty", "works-forwarded"}, {"section", 1}});
    EXPECT_EQ(table(), "Berg! Adler! | 1by+ \n"
                       "| 1+ \n" // chief judge
                       "| 1+ \n" // senior judge of the section
                       "| \n"    // of the other one
                       "Berg! | 1by \n"
                       "Adler! | \n"
                       "| 1+ \n"
                       "| \n");
    const std::string sheet =
        call("GET", "/api/contests/1/papers/sheet?section=1&form=txt", "", clemens).response.body;
    EXPECT_NE(sheet.find("Work 1\n"), std::string::npos) << sheet;
    EXPECT_EQ(sheet.find("Berg"), std::string::npos);
    ASSERT_EQ(examine(1, clemens).body.at("recorded").at("type"), "ack");
    act(clemens, {{"do", "give-mark"}, {"work", 1}, {"mark", 7}});
    EXPECT_EQ(card(arnold).at("places").at(0).at("name"), ""); // as it would be
    act(clemens, {{"do", "do-duty"}, {"duty", "section-reported"}, {"section", 1}});
    act(scribe, {{"do", "do-duty"}, {"duty", "works-forwarded"}, {"section", 2}});
    act(dovha, {{"do", "do-duty"}, {"duty", "section-reported"}, {"section", 2}});
    act(arnold, {{"do", "do-duty"}, {"duty", "reports-checked"}});
    ASSERT_EQ(act(arnold, {{"do", "publish-preliminary"}}),
              "preliminary-published RU:6.5.2#11 RU:6.5.2#6");
    EXPECT_EQ(table(), "Berg! Adler! | 1by+ \n"
                       "Berg Adler | 1by+ \n"
                       "Berg Adler | 1by+ \n"
                       "Berg Adler | 1by \n"
                       "Berg! Adler | 1by+ \n"
                       "Berg Adler! | 1by \n"
                       "Berg Adler | 1by+ \n"
                       "Berg Adler | 1by \n");
}

TEST_F(ContestRights, PapersAreForThoseWhoMayReadThem) {
    announce();
    const std::string berg = author("Berg", 1);
    ASSERT_EQ(act(berg, {{"do", "enter"}, {"section", 1}, {"diagram", sound_zadacha()}}),
              "work-entered RU:6.5.2#5");
    const auto row = [&](const std::string& paper) {
        std::string text;
        for (const std::string& token : {scribe, arnold, clemens, dovha, berg, std::string()}) {
            const Got got = call("GET", "/api/contests/1/papers/" + paper, "", token);
            text += std::to_string(got.status) + " ";
        }
        return text;
    };
    EXPECT_EQ(row("regulations"), "200 200 200 200 200 200 ");
    EXPECT_EQ(row("duties"), "200 200 200 200 403 401 ");
    EXPECT_EQ(row("sheet?section=1"), "200 409 409 403 403 401 ");
    EXPECT_EQ(row("sheet?section=2"), "409 409 403 409 403 401 "); // nothing was sent in
    EXPECT_EQ(row("sheet?section=9"), "409 409 409 409 403 401 ");
    EXPECT_EQ(row("award"), "409 409 409 409 409 409 ");
    EXPECT_EQ(row("tasks"), "409 409 409 409 409 409 ");
    EXPECT_EQ(row("nothing"), "404 404 404 404 404 404 ");
    EXPECT_EQ(row("regulations?form=doc"), "400 400 400 400 400 400 ");
    EXPECT_EQ(call("GET", "/api/contests/1/facts", "", clemens).status, 403);
    EXPECT_EQ(call("GET", "/api/contests/1/facts", "", scribe).body.at("facts").as_array().size(),
              3U);
}

// What is not for somebody is not listed; of the rest it is told why it cannot be printed yet.
TEST_F(ContestRights, TheListOfPapersIsThatOfTheSeat) {
    announce();
    const auto listed = [&](const std::string& token, const char* rest = "?section=1") {
        std::string names;
        const Got got = call("GET", std::string("/api/contests/1/papers") + rest, "", token);
        for (const json::value& one : got.body.at("papers").as_array()) {
            names +=
                std::string(one.at("paper").as_string()) + (one.at("ready").as_bool() ? " " : "! ");
        }
        return names;
    };
    EXPECT_EQ(listed(""), "regulations tasks! award! ");
    EXPECT_EQ(listed(clemens), "regulations tasks! duties sheet! award! ");
    EXPECT_EQ(listed(dovha), "regulations tasks! duties award! ");
    const std::string berg = author("Berg", 1);
    act(berg, {{"do", "enter"}, {"section", 1}, {"diagram", sound_zadacha()}});
    EXPECT_EQ(listed(scribe), "regulations tasks! duties sheet award! ");
    const Got list = call("GET", "/api/contests/1/papers?section=1", "", clemens);
    EXPECT_EQ(list.body.at("papers").at(3), json::parse(R"({"paper":"sheet",
        "title":{"en":"Judging sheet","uk":"Суддівський аркуш","ru":"Судейский лист"},
        "of_section":true,"for_officials":true,"ready":false,"why":{
        "en":"The secretary has not sent the works of this section to the judges yet",
        "uk":"Секретар ще не надіслав твори цього розділу суддям",
        "ru":"Секретарь ещё не разослал произведения этого раздела судьям"}})"));
    EXPECT_EQ(list.body.at("last"), card(clemens).at("last"));
}

TEST_F(ContestRights, EveryFormOfAPaperComesWithItsTypeAndName) {
    announce();
    const std::string berg = author("Berg", 1);
    act(berg, {{"do", "enter"}, {"section", 1}, {"diagram", sound_zadacha()}});
    const auto starts = [&](const std::string& form, std::string_view bytes) {
        const Got got =
            call("GET", "/api/contests/1/papers/sheet?section=1&lang=uk&form=" + form, "", scribe);
        EXPECT_EQ(got.status, 200) << form;
        EXPECT_TRUE(got.response.body.starts_with(bytes)) << got.response.body.substr(0, 80);
        EXPECT_EQ(got.response.headers.at(0).second,
                  std::string(form == "xlsx" || form == "csv" ? "attachment" : "inline") +
                      "; filename=\"sheet-1." + form + "\"");
        return got.response.type;
    };
    EXPECT_EQ(starts("html", "<!DOCTYPE html>\n<html lang=\"uk\">"), "text/html; charset=utf-8");
    EXPECT_EQ(starts("pdf", "%PDF-"), "application/pdf");
    EXPECT_EQ(starts("xlsx", "PK"),
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    EXPECT_EQ(starts("csv", "Що оцінює людина,Стаття,Зауваження\n"), "text/csv; charset=utf-8");
    EXPECT_EQ(starts("txt", "Winter. Zadachi\nСуддівський аркуш\n"), "text/plain; charset=utf-8");
}

// One slip for each name on the panel, whatever offices it has; when somebody else is appointed the
// first slip is worth nothing any more.
TEST_F(ContestRights, SlipsForEverybodyWhoTakesPart) {
    announce();
    author("Berg", 1);
    const Got made = call("POST", "/api/contests/1/codes", "{}", chief_arbiter);
    EXPECT_EQ(made.status, 201);
    std::string names;
    for (const json::value& code : made.body.at("codes").as_array()) {
        names += std::string(code.at("office").as_string()) + ":" +
                 std::string(code.at("name").as_string()) + " ";
    }
    EXPECT_EQ(names, "author:Berg panel:Arnold panel:Clemens panel:Dovha panel:Scribe "
                     "organiser:Club North commission: ");
    EXPECT_EQ(call("POST", "/api/contests/1/codes", R"({"name":"Nobody"})", chief_arbiter).status,
              404);
    EXPECT_EQ(call("POST", "/api/contests/1/codes", "{}", scribe).status, 403);
    EXPECT_EQ(act(organiser, {{"do", "appoint"}, {"name", "Penn"}, {"role", "secretary"}}),
              "appointed RU:6.7.2");
    EXPECT_EQ(act(scribe, {{"do", "register"}, {"name", "New"}}), "403 server.no_right");
    EXPECT_EQ(card(slip(ContestOffice::panel, "Penn")).at("seat").at("keeps"), true);
}

} // namespace

} // namespace kodeks::server
