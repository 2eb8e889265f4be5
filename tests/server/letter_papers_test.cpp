// The papers of a tournament by letter over the interface: the list, every form, and who may have
// which.
#include "server/letter_tourney.hpp"
#include "server/letters/letter_paper_right.hpp"
#include "support/article.hpp"

namespace kodeks::server {

namespace {

namespace json = boost::json;

class LetterPapers : public LetterTourneys {
protected:
    Got paper(const std::string& rest, const std::string& token = "") {
        return venue.call("GET", "/api/correspondence/1/papers" + rest, "", token);
    }

    std::string text(const std::string& name, const std::string& token = "") {
        const Got got = paper("/" + name, token);
        EXPECT_EQ(got.status, 200) << name << " " << got.response.body;
        return got.response.body;
    }

    // "start-list information! ...": with a mark what cannot be printed now.
    std::string listed(const std::string& token, const std::string& rest = "") {
        std::string names;
        for (const auto& [name, ready] : papers_in(paper(rest, token))) {
            names += (names.empty() ? "" : " ") + name + (ready ? "" : "!");
        }
        return names;
    }

    // Game 2 is played for one move and a half, the others have not begun.
    void play() {
        announce();
        start();
        ASSERT_EQ(act(koval, {{"do", "letter"}, {"game", 2}, {"moves", {"c3-d4"}}}), "ack");
        pass_days(11);
        ASSERT_EQ(act(bondar, {{"do", "letter"},
                               {"game", 2},
                               {"on", "2026-05-12"},
                               {"received", "2026-05-08"},
                               {"moves", {"d6-c5"}}}),
                  "ack");
    }
};

constexpr const char* settings_lines = "Game: Russian draughts\n"
                                       "Play: 2026-05-01 – 2028-05-01\n"
                                       "Time: 50 days for every 10 moves\n"
                                       "Moves go by: post\n"
                                       "Organiser: Club\n"
                                       "Arbiter: Orlov\n"
                                       "Headman: Koval\n";

TEST_F(LetterPapers, EverybodyIsShownWhatHeMayHave) {
    announce();
    EXPECT_EQ(listed(""), "start-list! information! record! chart!");
    start();
    EXPECT_EQ(listed(""), "start-list information record! chart!");
    EXPECT_EQ(listed("", "?game=2"), "start-list information record! chart!"); // it is running
    EXPECT_EQ(listed(bondar, "?game=2"), "start-list information record chart adjudication");
    EXPECT_EQ(listed(bondar, "?game=3"), "start-list information record! chart! adjudication!");
    EXPECT_EQ(listed(koval, "?game=2"), // the headman
              "start-list information record chart adjudication report");
    EXPECT_EQ(listed(arbiter, "?game=9"),
              "start-list information record! chart! adjudication! report");
}

TEST_F(LetterPapers, TheListSaysWhyAPaperCannotBePrintedInThreeLanguages) {
    announce();
    start();
    const json::value list = paper("?game=2").body;
    EXPECT_EQ(list.at("papers").at(2), json::parse(R"({"paper":"record",
        "title":{"en":"Record of a game","uk":"Запис партії","ru":"Запись партии"},
        "of_game":true,"for_officials":false,"ready":false,"why":{
        "en":"While a game is played, only its players and the officials see it.",
        "uk":"Поки партія триває, її бачать лише її учасники та судді.",
        "ru":"Пока партия идёт, её видят только её участники и судьи."}})"));
    EXPECT_EQ(list.at("last"), card().at("last"));
    EXPECT_EQ(paper("", arbiter).body.at("papers").at(2).at("why").at("en"), "Say which game.");
}

TEST_F(LetterPapers, TheStartListHasAddressesForThoseWhoTakePart) {
    ARTICLE("RU:5.3.2#1");
    announce();
    start();
    const std::string games = "\nGames\n"
                              "-----\n"
                              "\n"
                              "Game  White   Black\n"
                              "----  ------  ------\n"
                              "   1  Bondar  Moroz\n"
                              "   2  Koval   Bondar\n"
                              "   3  Moroz   Koval\n"
                              "\n"
                              "The first move costs no time if it is sent by the start date; "
                              "whoever gets this list later begins on\n"
                              "the day after. [RU:5.3.2#1]\n";
    const std::string title = "Cup (K-26)\nStart list\n==========\n\n";
    EXPECT_EQ(text("start-list?form=txt", bondar), title + settings_lines +
                                                       "\nPlayers\n"
                                                       "-------\n"
                                                       "\n"
                                                       "#  Name    Address  E-mail  Time zone\n"
                                                       "-  ------  -------  ------  -----------\n"
                                                       "1  Koval   Kyiv             Europe/Kyiv\n"
                                                       "2  Bondar  Kyiv             Europe/Kyiv\n"
                                                       "3  Moroz   Kyiv             Europe/Kyiv\n" +
                                                       games);
    EXPECT_EQ(text("start-list?form=txt"), title + settings_lines +
                                               "\nPlayers\n"
                                               "-------\n"
                                               "\n"
                                               "#  Name\n"
                                               "-  ------\n"
                                               "1  Koval\n"
                                               "2  Bondar\n"
                                               "3  Moroz\n" +
                                               games);
}

TEST_F(LetterPapers, TheTimeChartGoesToTheArbiterAsItStands) {
    ARTICLE("RU:5.3.6#3");
    play();
    EXPECT_EQ(text("chart?form=csv&game=2", bondar),
              "#,Side,Moves,Sent by the opponent,Received,Answered,Days,Penalty,Total W/B,"
              "Overstep\n"
              "1,White,c3-d4,–,–,2026-05-01,0,0,0/0,\n"
              "1,Black,d6-c5,2026-05-01,2026-05-08,2026-05-12,4,0,0/4,\n");
}

TEST_F(LetterPapers, TheRecordIsOneColumnInSemiShortNotation) {
    ARTICLE("RU:5.5.1#2");
    play();
    pass_days(1);
    ASSERT_EQ(
        act(koval, {{"do", "letter"}, {"game", 2}, {"received", "2026-05-13"}, {"resigns", true}}),
        "ack");
    EXPECT_EQ(text("record?form=txt&game=2"), // it is over: for everybody
              "Cup (K-26)\n"
              "Record of a game\n"
              "================\n"
              "\n"
              "Game 2, Koval – Bondar\n"
              "----------------------\n"
              "\n"
              "Moves\n"
              "---------\n"
              "1.cd4 dc5\n"
              "\n"
              "0-1: resignation\n"
              "\n"
              "Sent: ______________________________\n"
              "\n"
              "Signature: ______________________________\n"
              "\n"
              "To be sent to the headman. [RU:5.5.1#2]\n");
    const std::string html = text("record?form=html&game=2&lang=uk");
    EXPECT_NE(html.find("@page { size: 70mm 210mm; margin: 6mm; }"), std::string::npos);
}

TEST_F(LetterPapers, AnAnalysisIsReadByItsAuthorAndTheJudges) {
    ARTICLE("RU:5.5.2");
    play();
    ASSERT_EQ(act(arbiter, {{"do", "submit"}, {"game", 2}}), "ack");
    pass_days(1);
    ASSERT_EQ(act(bondar, {{"do", "analysis"},
                           {"game", 2},
                           {"evaluation", "draw"},
                           {"text", "Nobody gets through."}}),
              "ack");
    const std::string name = "adjudication?form=txt&game=2";
    const std::string sheet = text(name, arbiter);
    EXPECT_NE(sheet.find("Koval\n-----\n\nEvaluation: ______________________________\n"
                         "Analysis: ______________________________\n\n"
                         "Bondar\n------\n\nEvaluation: draw\nAnalysis: Nobody gets through.\n\n"
                         "Decision of the arbiter\n-----------------------\n\n"
                         "Result: ______________________________\n"
                         "Decided on: ______________________________\n"),
              std::string::npos)
        << sheet;
    EXPECT_EQ(text(name, bondar), sheet);
    EXPECT_NE(text(name, koval)
                  .find("Bondar\n------\n\nSent to the arbiter; only the judges read "
                        "it until the game is decided.\n"),
              std::string::npos)
        << text(name, koval);
    EXPECT_EQ(paper("/" + name, moroz).status, 403);
    EXPECT_EQ(paper("/" + name).status, 401);
}

TEST_F(LetterPapers, EveryFormComesWithItsTypeAndName) {
    play();
    const auto starts = [&](const std::string& form, std::string_view bytes) {
        const Got got = paper("/chart?lang=uk&game=2&form=" + form, arbiter);
        EXPECT_EQ(got.status, 200) << form;
        EXPECT_TRUE(got.response.body.starts_with(bytes)) << got.response.body.substr(0, 80);
        EXPECT_EQ(got.response.headers.at(0).second,
                  std::string(form == "xlsx" || form == "csv" ? "attachment" : "inline") +
                      "; filename=\"chart-2." + form + "\"");
        return got.response.type;
    };
    EXPECT_EQ(starts("html", "<!DOCTYPE html>\n<html lang=\"uk\">"), "text/html; charset=utf-8");
    EXPECT_EQ(starts("pdf", "%PDF-"), "application/pdf");
    EXPECT_EQ(starts("xlsx", "PK"),
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    EXPECT_EQ(starts("csv", ""), "text/csv; charset=utf-8");
    EXPECT_EQ(starts("txt", "Cup (K-26)\nГрафік часу\n"), "text/plain; charset=utf-8");
}

// The table of the rights, paper by paper: nobody, a player of another game, of this one, headman.
TEST_F(LetterPapers, WhatIsNotForSomebodyIsNotGivenToHim) {
    play();
    std::string table;
    for (const LetterPaperRight& right : letter_paper_rights) {
        table += std::string(right.paper);
        for (const std::string& token : {std::string(), moroz, bondar, koval, arbiter, organiser}) {
            table += fmt::format(
                " {}", paper("/" + std::string(right.paper) + "?form=txt&game=2", token).status);
        }
        table += "\n";
    }
    EXPECT_EQ(table, "start-list 200 200 200 200 200 200\n"
                     "information 200 200 200 200 200 200\n"
                     "record 401 403 200 200 200 200\n"
                     "chart 401 403 200 200 200 200\n"
                     "adjudication 401 403 200 200 200 200\n"
                     "report 401 403 403 200 200 200\n");
}

TEST_F(LetterPapers, WhoIsDeprivedOfInformationGetsNone) {
    ARTICLE("RU:5.1.9#1");
    play();
    ASSERT_EQ(act(arbiter, {{"do", "sanction"},
                            {"player", "Moroz"},
                            {"kind", "no-information"},
                            {"broken", {"RU:5.1.11"}}}),
              "ack");
    const Got refused = paper("/information", moroz);
    EXPECT_EQ(refused.status, 403);
    EXPECT_EQ(refused.body.at("error").at("name"), "server.letters.uninformed");
    EXPECT_EQ(paper("/start-list", moroz).status, 200);
    EXPECT_EQ(listed(moroz, "?game=3"), "start-list information! record chart adjudication");
}

TEST_F(LetterPapers, NonsenseIsRefused) {
    play();
    EXPECT_EQ(paper("/nothing").status, 404);
    EXPECT_EQ(paper("/start-list?form=doc").status, 400);
    EXPECT_EQ(paper("/record?game=9", arbiter).status, 409);
    EXPECT_EQ(paper("/record", arbiter).status, 409);
    EXPECT_EQ(paper("/record?game=x", arbiter).status, 409);
    EXPECT_EQ(venue.call("GET", "/api/correspondence/7/papers").status, 404);
}

} // namespace

} // namespace kodeks::server
