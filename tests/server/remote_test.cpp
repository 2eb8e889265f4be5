// The command line against a running server: the same commands as with a file.
#include "server/real.hpp"
#include "store_kit/kit.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>
#include <sys/wait.h>

namespace kodeks::server {

namespace {

class RemoteTest : public testing::Test {
protected:
    struct Ran {
        int code = -1;
        std::string said;
    };

    // A command of the program with a data folder of the test's own.
    Ran kodeks(const std::string& words, const std::string& input = "") const {
        const std::string line = "printf '%b' '" + input + "' | KODEKS_DATA=" + folder.file("own") +
                                 " $KODEKS_PROGRAM --lang en " + words + " 2>&1";
        std::FILE* const pipe = popen(line.c_str(), "r"); // NOLINT
        Ran ran;
        std::array<char, 4096> buffer{};
        while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
            ran.said.append(buffer.data(), count);
        }
        const int status = pclose(pipe);
        ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        return ran;
    }

    std::string url() const { return "http://127.0.0.1:" + std::to_string(server.port()); }

    const store::TempFolder folder;
    RealServer server{folder.file("data")};
};

TEST_F(RemoteTest, AnEventIsRunOnAServerAsInAFile) {
    const Ran nobody = kodeks("event standings 1 --server " + url());
    EXPECT_EQ(nobody.code, 3);
    EXPECT_EQ(nobody.said,
              "the server does not know you, or not any more; come in first, with a code "
              "from a slip or from the server's first lines: kodeks enter URL CODE\n");
    const Ran in = kodeks("enter " + url() + " " + server.code());
    ASSERT_EQ(in.code, 0) << in.said;
    EXPECT_EQ(in.said, "you are in at " + url() + " as chief-arbiter\n");
    EXPECT_EQ(kodeks("enter " + url() + " " + server.code()).code, 3); // a code is good once

    const Ran made = kodeks("event new " + folder.file("open.kodeks") +
                            " --name Open --rulebook RU --year 2026 --system round-robin");
    ASSERT_EQ(made.code, 0) << made.said;
    HttpClient desk(server.port());
    std::ifstream file(folder.file("open.kodeks"), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::ifstream session(folder.file("own") + "/sessions/127.0.0.1-" +
                          std::to_string(server.port()));
    std::string token;
    std::getline(session, token);
    ASSERT_EQ(desk.call("POST", "/api/events/import", text, token)->status, 201);

    for (const char* name : {"Olena", "Ivan", "Petro", "Maria"}) {
        const Ran entered = kodeks(std::string("event enter 1 ") + name + " --server " + url());
        ASSERT_EQ(entered.code, 0) << entered.said;
    }
    const Ran lots = kodeks("event lots 1 --seed 20261117 --server " + url());
    ASSERT_EQ(lots.code, 0) << lots.said;
    const Ran paired = kodeks("event pair 1 --server " + url());
    ASSERT_EQ(paired.code, 0) << paired.said;
    const Ran result = kodeks("event result 1 1 1:0 --server " + url());
    ASSERT_EQ(result.code, 0) << result.said;
    const Ran standings = kodeks("event standings 1 --server " + url());
    EXPECT_EQ(standings.code, 0) << standings.said;
    const auto event = desk.call("GET", "/api/events/1/stages/1/rounds/1");
    EXPECT_EQ(event->status, 200);
    const Ran wrong = kodeks("event result 1 9 2:0 --server " + url());
    EXPECT_EQ(wrong.code, 1) << wrong.said;
}

// The chief arbiter's own session, as the program keeps it.
std::string kept_token(const std::string& folder, std::uint16_t port) {
    std::ifstream session(folder + "/sessions/127.0.0.1-" + std::to_string(port));
    std::string token;
    std::getline(session, token);
    return token;
}

TEST_F(RemoteTest, ATournamentByLetterIsRunOnAServerAsOnALedger) {
    ASSERT_EQ(kodeks("enter " + url() + " " + server.code()).code, 0);
    const std::string chief = kept_token(folder.file("own"), server.port());
    HttpClient desk(server.port());
    ASSERT_EQ(desk.call("POST", "/api/correspondence",
                        R"({"name":"Cup","code":"K-2","rulebook":"RU","first":"2002-10-01",
                            "last":"2004-10-01","organiser":"Club","arbiter":"Orlov",
                            "headman":"Koval"})",
                        chief)
                  ->status,
              201);
    const auto letters = [&](const std::string& words, const std::string& input = "") {
        return kodeks("correspondence " + words + " --server " + url(), input);
    };
    EXPECT_EQ(letters("enter 1 Koval Bondar Moroz --address Kyiv --on 2002-08-15").said,
              "Entered: 3\n");
    EXPECT_EQ(letters("start 1 --on 2002-09-01").said,
              "The start list is made: 3 games, play begins on 2002-10-01. [RU:5.3.2#1]\n");
    EXPECT_EQ(letters("letter 1 c3-d4 --game 2 --by Koval --on 2002-10-01").said,
              "Game 2, Koval – Bondar: White: 0 days charged for this letter. [RU:5.3.2#1]\n");
    const std::string answer = "d6-c5 --game 2 --by Bon --on 2002-12-10 --received 2002-10-08";
    EXPECT_EQ(letters("letter 1 " + answer + " --dry-run").said,
              "Game 2, Koval – Bondar: Black: 63 days charged for this letter. [RU:5.3.1#1]\n"
              "Game 2, Koval – Bondar: Black overstepped the time: 63 days used, 50 allowed; moves "
              "only offered do not count. [RU:5.3.5]\n");
    const std::string written = "Hello!\\nTournament K-2, game 2\\nYour move: 1. c3-d4\\n"
                                "My move: 1... d6-c5\\n"
                                "Dates: 01.10.2002 / 08.10.2002 / 10.12.2002\\nTime: 0/63\\n"
                                "Address: Kyiv\\nSignature: Bondar\\n";
    const Ran wrote = letters("write 1 " + answer);
    EXPECT_EQ(wrote.said, "Hello!\nTournament K-2, game 2\nYour move: 1. c3-d4\n"
                          "My move: 1... d6-c5\n"
                          "Dates: 01.10.2002 / 08.10.2002 / 10.12.2002\nTime: 0/63\n"
                          "Address: Kyiv\nSignature: Bondar\n");
    const Ran read = letters("read 1 - --game 2 --by Bondar --on 2002-12-10", written);
    EXPECT_EQ(read.code, 0) << read.said;
    EXPECT_EQ(letters("games 1 --csv").said, "game,white,black,moves,days,result\n"
                                             "1,Bondar,Moroz,0,0/0,in play\n"
                                             "2,Koval,Bondar,1,0/63,in play\n"
                                             "3,Moroz,Koval,0,0/0,in play\n");
    EXPECT_EQ(
        letters("claim 1 b2-c3 --game 2 --by Koval --received 2002-12-15 --on 2002-12-16").said,
        "Game 2, Koval – Bondar: It is claimed that Black overstepped the time: play stops "
        "until the arbiter decides. [RU:5.3.6#1, RU:5.3.6#2]\n");
    const Ran decided = letters("decide 1 --game 2 --on 2003-01-05");
    EXPECT_EQ(decided.said, "Game 2, Koval – Bondar: Black did overstep the time (63 days used, 50 "
                            "allowed): the game is lost. [RU:5.3.7#1, RU:5.3.5]\n");
    const std::string table = letters("table 1 --csv").said;
    EXPECT_TRUE(table.starts_with("place,no,name,1,2,3,games,points,sonneborn-berger,wins,"
                                  "mutual-games,beaten-points,results-by-place\n"
                                  "1,1,Koval,*,1,.,1,1,0,1,,0,\n"))
        << table;
    EXPECT_EQ(letters("chart 1 --game 2 --csv").said,
              "no,side,move,partner_sent,received,sent,thinking,penalty,totals,overstep\n"
              "1,White,c3-d4,-,-,2002-10-01,0,0,0/0,\n"
              "1,Black,d6-c5,2002-10-01,2002-10-08,2002-12-10,63,0,0/63,!\n");
    EXPECT_EQ(letters("do 1 -", R"({"on":"2003-01-06","by":"headman","do":"inform"})").said,
              "Information about the course of play goes to 3 of 3 players. [RU:5.1.8]\n");
    EXPECT_EQ(letters("paper 1 start-list --format csv").said, "#,Name,Address,E-mail,Time zone\n"
                                                               "1,Koval,Kyiv,,\n"
                                                               "2,Bondar,Kyiv,,\n"
                                                               "3,Moroz,Kyiv,,\n"
                                                               "\n"
                                                               "Game,White,Black\n"
                                                               "1,Bondar,Moroz\n"
                                                               "2,Koval,Bondar\n"
                                                               "3,Moroz,Koval\n");
    EXPECT_EQ(letters("due 1 --for Moroz").code, 0);
}

// What the server refuses is told as on a ledger; what cannot be reached, as a fault.
TEST_F(RemoteTest, WhatIsWrongWithALetterIsToldClearly) {
    const auto letters = [&](const std::string& words) {
        return kodeks("correspondence " + words + " --server " + url());
    };
    const Ran nowhere = letters("table 7");
    EXPECT_EQ(nowhere.code, 3);
    EXPECT_EQ(nowhere.said, "the server answers 404. There is no such tournament by letter\n");
    ASSERT_EQ(kodeks("enter " + url() + " " + server.code()).code, 0);
    const std::string chief = kept_token(folder.file("own"), server.port());
    HttpClient desk(server.port());
    ASSERT_EQ(desk.call("POST", "/api/correspondence",
                        R"({"name":"Cup","code":"K-2","rulebook":"RU","first":"2002-10-01",
                            "last":"2004-10-01","organiser":"Club","arbiter":"Orlov"})",
                        chief)
                  ->status,
              201);
    ASSERT_EQ(letters("enter 1 Koval Bondar Moroz --on 2002-08-15").code, 0);
    ASSERT_EQ(letters("start 1 --on 2002-09-01").code, 0);
    const Ran refused = letters("letter 1 b2-c3 --game 2 --by Moroz --on 2002-10-20");
    EXPECT_EQ(refused.code, 1);
    EXPECT_EQ(refused.said, "kodeks: Only the players of game 2 can do this. [RU:5.1.11]\n");
    const Ran future = letters("letter 1 c3-d4 --game 2 --by Koval --on 2102-10-20");
    EXPECT_EQ(future.code, 1);
    EXPECT_EQ(future.said, "kodeks: This day has not come yet.\n");
    const Ran today = letters("due 1 --today 2002-10-20");
    EXPECT_EQ(today.code, 2);
    const Ran record = letters("paper 1 record");
    EXPECT_EQ(record.code, 3);
    EXPECT_EQ(record.said, "the server answers 409. Say which game.\n");
    // Somebody who has not come in sees what everybody sees and does nothing.
    std::filesystem::remove_all(folder.file("own"));
    EXPECT_EQ(letters("table 1").code, 0);
    EXPECT_EQ(letters("chart 1 --game 2").said,
              "the server answers 403. While a game is played, only its players and the "
              "officials see it.\n");
    const Ran stranger = letters("letter 1 c3-d4 --game 2 --by Koval --on 2002-10-01");
    EXPECT_EQ(stranger.code, 1);
    EXPECT_EQ(stranger.said, "kodeks: You may not do this here\n"
                             "whoever may do it comes in with a code: kodeks enter " +
                                 url() + " CODE\n");
}

// The regulations of a contest of long ago: every day of it has passed.
std::string contest_of_old() {
    return R"({"title":"Winter","rulebook":"ru-code","form":"contest","organiser":"Club North",
        "body":"club","scale":"national","secrecy":"closed",
        "sections":[{"name":"Zadachi","variant":"russian","genre":"zadacha"}],
        "works-each":2,"copies":2,"address":"Box 12","published":"2019-12-15",
        "closing":"2020-04-01","ranking":"works","prizes":1,"distinctions":"two diplomas",
        "panel":[{"name":"Arnold","role":"chief"},{"name":"Clemens","role":"senior","section":1},
                 {"name":"Scribe","role":"secretary"}],
        "preliminary":"2020-05-01","in-force":"2020-07-01"})";
}

TEST_F(RemoteTest, AContestIsRunOnAServerAsInAFile) {
    ASSERT_EQ(kodeks("enter " + url() + " " + server.code()).code, 0);
    HttpClient desk(server.port());
    ASSERT_EQ(desk.call("POST", "/api/contests", "{\"regulations\":" + contest_of_old() + "}",
                        kept_token(folder.file("own"), server.port()))
                  ->status,
              201);
    const auto contest = [&](const std::string& words) {
        const Ran ran = kodeks("contest " + words + " --server " + url());
        return std::to_string(ran.code) + " " + ran.said;
    };
    const std::string person = "--born 1980 --rank master --society none --post teacher "
                               "--address Riga --on 2020-01-10";
    EXPECT_EQ(contest("author 1 Berg " + person), "0 Participant 1: Berg [RU:6.5.5#9]\n");
    EXPECT_EQ(contest("author 1 Arnold " + person),
              "1 kodeks: The chief judge may not take part [RU:6.7.2#20]\n");
    const std::string enter =
        "enter 1 Berg data/examples/zadacha.json --section 1 --copies 2 --on ";
    EXPECT_EQ(contest(enter + "2020-04-02"),
              "1 kodeks: The last day was 2020-04-01 [RU:6.5.2#5]\n");
    EXPECT_EQ(contest(enter + "2020-02-01 --dry-run"),
              "0 Work 1 is received in section 1 [RU:6.5.2#5]\n");
    EXPECT_EQ(contest(enter + "2020-02-01"), "0 Work 1 is received in section 1 [RU:6.5.2#5]\n");
    EXPECT_EQ(contest("enter 1 Nobody data/examples/zadacha.json"),
              "1 kodeks: there is no participant «Nobody»\n");
    EXPECT_EQ(contest("done 1 works-forwarded --section 1 --on 2020-04-02").substr(0, 7),
              "0 Done:");
    EXPECT_EQ(contest("examine 1"), "0 Work 1 is examined: no formal defect [RU:6.7.2#12]\n");
    EXPECT_EQ(contest("examine 1"), "0 "); // nothing is left
    EXPECT_EQ(contest("mark 1 1 8.5 --judge Clemens --on 2020-04-10"),
              "0 Work 1: mark 8½ by Clemens [RU:6.7.2#13]\n");
    EXPECT_EQ(contest("paper 1 award"), "3 the server answers 409. There is no preliminary award "
                                        "yet\n");
    contest("done 1 section-reported --section 1 --on 2020-04-20");
    contest("done 1 reports-checked --on 2020-04-21");
    EXPECT_EQ(contest("award 1 --on 2020-05-01"), "0 The preliminary results are published on "
                                                  "2020-05-01 [RU:6.5.2#11, RU:6.5.2#6]\n");
    EXPECT_EQ(contest("award 1 --final --on 2020-06-30"),
              "1 kodeks: The final award follows 2 months after the preliminary one: 2020-07-01 or "
              "later [RU:6.5.2#12]\n");
    EXPECT_EQ(contest("appeal 1 Berg 1 --on 2020-05-10"),
              "0 Appeal 1, heard by: chief judge [RU:6.5.5#2]\n");
    EXPECT_EQ(contest("table 1 --csv"),
              "0 section,place,name,work,points,prize\n1,1,Berg,1,8½,prize\n");
    const std::string award = contest("paper 1 award --format csv");
    EXPECT_EQ(award, "0 Place,Name,Points,Distinction\n1,Berg,8½,prize\n");
    EXPECT_EQ(contest("paper 1"),
              "0 kind         paper                                   now\n"
              "regulations  Regulations                             ready\n"
              "tasks        Tasks to solve                          Only a solving contest has "
              "tasks to solve.\n"
              "duties       Duties of the panel and the organisers  ready\n"
              "sheet        Judging sheet                           ready\n"
              "award        Preliminary results                     ready\n");
    EXPECT_EQ(contest("table 7"), "3 the server answers 404. There is no such contest\n");
    // Somebody who has not come in sees what everybody sees and does nothing.
    std::filesystem::remove_all(folder.file("own"));
    EXPECT_EQ(contest("table 1 --csv"),
              "0 section,place,name,work,points,prize\n1,1,Berg,1,8½,prize\n");
    EXPECT_EQ(contest("paper 1 duties"),
              "3 the server does not know you, or not any more; come in first, with a code from a "
              "slip or from the server's first lines: kodeks enter URL CODE\n");
    EXPECT_EQ(contest("mark 1 1 5 --judge Clemens"),
              "1 kodeks: You may not do this here\n"
              "whoever may do it comes in with a code: kodeks enter " +
                  url() + " CODE\n");
}

TEST_F(RemoteTest, AGameIsRefereedOnAServerAsAtTheConsole) {
    ASSERT_EQ(kodeks("enter " + url() + " " + server.code()).code, 0);
    std::ifstream session(folder.file("own") + "/sessions/127.0.0.1-" +
                          std::to_string(server.port()));
    std::string token;
    std::getline(session, token);
    HttpClient desk(server.port());
    ASSERT_EQ(desk.call("POST", "/api/games",
                        R"({"rulebook":"fide2023","variant":"chess","control":"300"})", token)
                  ->status,
              201);
    const Ran ran = kodeks("referee play --game 1 --server " + url(),
                           "arbiter arrive white\\narbiter arrive black\\narbiter begin\\ne4\\n"
                           "e9\\nquit\\n");
    EXPECT_EQ(ran.code, 0) << ran.said;
    const auto game = desk.call("GET", "/api/games/1");
    EXPECT_EQ(game->body.at("moves").as_array().size(), 1U) << ran.said;
    EXPECT_EQ(kodeks("referee play --server " + url()).code, 2);
    EXPECT_EQ(kodeks("referee play --game 7 --server " + url()).code, 3);
}

} // namespace

} // namespace kodeks::server
