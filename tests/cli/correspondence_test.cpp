// Tournaments by letter, as their officials type them.
#include "cli/call.hpp"
#include "server/letters/zone.hpp"
#include "support/article.hpp"
#include "support/outside.hpp"
#include "support/source_tree.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::cli {
namespace {

class LetterCommands : public testing::Test {
protected:
    void SetUp() override {
        folder_ = std::filesystem::temp_directory_path() /
                  ("kodeks-" +
                   std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
        file_ = (folder_ / "cup.jsonl").string();
    }

    void TearDown() override { std::filesystem::remove_all(folder_); }

    Called run(const std::string& verb, const std::string& rest = "", const Facts& facts = {},
               const std::string& input = "") {
        return call("correspondence " + verb + " " + file_ + (rest.empty() ? "" : " " + rest),
                    facts, input);
    }

    std::string go(const std::string& verb, const std::string& rest = "", const Facts& facts = {}) {
        const Called called = run(verb, rest, facts);
        EXPECT_EQ(called.exit, Exit::done) << verb << " " << rest << "\n" << called.talk;
        return called.out;
    }

    // The paper as a PDF: sound, and in the words of the text.
    void expect_pdf(const std::string& paper, const Facts& facts) {
        const std::string name = (folder_ / "paper.pdf").string();
        go("paper", paper + " --format pdf --replace -o " + name, facts);
        std::ifstream in(name, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(in), {}};
        EXPECT_EQ(test::complaints_about_pdf(bytes), "") << paper;
        if (!paper.starts_with("adjudication")) { // its board is a picture
            test::expect_pdf_says(bytes, go("paper", paper, facts));
        }
    }

    std::string refused(const std::string& verb, const std::string& rest) {
        const std::string before = content();
        const Called called = run(verb, rest);
        EXPECT_EQ(called.exit, Exit::no) << called.talk;
        EXPECT_EQ(content(), before) << "the file changed";
        return called.talk;
    }

    std::string content() const {
        std::ifstream in(file_, std::ios::binary);
        std::ostringstream text;
        text << in.rdbuf();
        return text.str();
    }

    void three_players() {
        go("new", "--name Cup --code K-1 --rulebook RU --start 2002-10-01 --end 2004-10-01 "
                  "--organiser Club --arbiter Orlov --headman Koval --on 2002-08-01");
        go("enter", "Koval Bondar Moroz --zone Europe/Kyiv --address Kyiv");
        go("start", "--on 2002-09-01");
    }

    std::filesystem::path folder_;
    std::string file_;
};

TEST_F(LetterCommands, AGameByHand) {
    three_players();
    EXPECT_EQ(go("letter", "c3-d4 --game 2 --by Koval --on 2002-10-01"),
              "Game 2, Koval – Bondar: White: 0 days charged for this letter. [RU:5.3.2#1]\n");
    EXPECT_EQ(go("letter", "d6-c5 --game 2 --by Bon --on 2002-10-12 --received 2002-10-08"),
              "Game 2, Koval – Bondar: Black: 4 days charged for this letter. [RU:5.3.1#1]\n");
    EXPECT_EQ(refused("letter", "b2-c3 --game 2 --by Moroz --on 2002-10-20"),
              "kodeks: Only the players of game 2 can do this. [RU:5.1.11]\n");
    EXPECT_EQ(refused("letter", "b2-c3 --game 9 --by Moroz --on 2002-10-20"),
              "kodeks: There is no game 9.\n");
    EXPECT_EQ(go("games", "--csv"), "game,white,black,moves,days,result\n"
                                    "1,Bondar,Moroz,0,0/0,in play\n"
                                    "2,Koval,Bondar,1,0/4,in play\n"
                                    "3,Moroz,Koval,0,0/0,in play\n");
}

TEST_F(LetterCommands, WhatIsDueIsToldPerPlayer) {
    three_players();
    go("letter", "c3-d4 --game 2 --by Koval --on 2002-10-01");
    EXPECT_EQ(go("due", "--today 2002-10-11 --for Bondar"),
              "Until       Days left  Who     Game  What is to be done\n"
              "2002-10-01        -10  Bondar     1  send the first move [RU:5.3.2#1]\n"
              "2002-11-20         40  Bondar     2  answer the letter on its way (the date is the "
              "earliest possible) [RU:5.3.5]\n");
    EXPECT_EQ(go("due", "--today 2002-10-11 --for arbiter"), "Nothing is to be done.\n");
}

TEST_F(LetterCommands, ALetterIsWrittenAndReadBack) {
    ARTICLE("RU:5.2.3", "RU:5.3.1#2");
    three_players();
    go("letter", "c3-d4 --game 2 --by Koval --on 2002-10-01");
    const std::string answer = "d6-c5 --game 2 --by Bondar --on 2002-10-12 --received 2002-10-08";
    for (const Language language : {Language::en, Language::uk, Language::ru}) {
        const std::string text =
            go("write", answer + " --offer b2-c3,f6-g5", {.language = language});
        const Called read =
            run("read", "- --game 2 --by Bondar --on 2002-10-12 --dry-run", {}, text);
        EXPECT_EQ(read.exit, Exit::done) << text << read.talk;
        EXPECT_NE(read.out.find("Black: 4 days charged for this letter. [RU:5.3.1#1]"),
                  std::string::npos)
            << read.out;
    }
    EXPECT_EQ(go("write", answer), "Hello!\n"
                                   "Tournament K-1, game 2\n"
                                   "Your move: 1. c3-d4\n"
                                   "My move: 1... d6-c5\n"
                                   "Dates: 01.10.2002 / 08.10.2002 / 12.10.2002\n"
                                   "Time: 0/4\n"
                                   "Address: Kyiv\n"
                                   "Signature: Bondar\n");
}

TEST_F(LetterCommands, ADoubtfulLetterIsNotEntered) {
    three_players();
    const std::string before = content();
    const Called read =
        run("read", "- --game 2 --by Koval", {}, "Hello!\nK-1\nMy move: 1. c3-d4\nHow are you?\n");
    EXPECT_EQ(read.exit, Exit::no);
    EXPECT_EQ(read.talk, "<stdin>:4:1: this line is not understood: «How are you?»\n"
                         "kodeks: There are doubts: the letter is not entered. Enter it with "
                         "`correspondence letter`.\n");
    EXPECT_EQ(content(), before);
}

// What was not written to its end does not count, and the next command goes on behind the rest.
TEST_F(LetterCommands, ALineThatWasCutOffDoesNotCount) {
    three_players();
    const std::string sound = content();
    std::ofstream(file_, std::ios::app) << R"({"stream":"correspondence","seq":99,"ti)";
    const Called called = run("letter", "c3-d4 --game 2 --by Koval --on 2002-10-01");
    EXPECT_EQ(called.exit, Exit::done) << called.talk;
    EXPECT_EQ(content().substr(0, sound.size()), sound);
    EXPECT_EQ(run("table").exit, Exit::done);
}

TEST_F(LetterCommands, OtherFilesAreRefusedWithTheirPlace) {
    std::ofstream(file_) << "{\"kodeks-ledger\":1}\n";
    EXPECT_EQ(run("table").exit, Exit::bad_input);
    std::ofstream(file_) << "{\"kodeks-ledger\":1}\n"
                         << R"({"stream":"event","seq":1,"time":"2026-05-01T09:00:00.000Z",)"
                         << R"("by":"arbiter","command":"1","event":{"type":"created"}})" << "\n";
    const Called called = run("table");
    EXPECT_EQ(called.exit, Exit::bad_input);
    EXPECT_NE(called.talk.find(":2:"), std::string::npos) << called.talk;
}

// Seven players, two years: everything the officials print is kept.
TEST_F(LetterCommands, SevenPlayersOverTwoYears) {
    ARTICLE("RU:5.1.2", "RU:5.1.6", "RU:5.1.7", "RU:5.1.8", "RU:5.1.9#1", "RU:5.1.10", "RU:5.1.12",
            "RU:5.1.14", "RU:5.2.10", "RU:5.2.11", "RU:5.3.4#1", "RU:5.3.4#2", "RU:5.3.6#1",
            "RU:5.3.7#1", "RU:5.3.8", "RU:5.4.1", "RU:5.4.2#2", "RU:5.4.5", "RU:5.5.1#1",
            "RU:5.5.2", "RU:5.5.3", "RU:5.5.4", "RU:5.5.6", "RU:5.5.7", "RU:5.5.8", "RU:5.5.9");
    go("new", "--name Cup --code K-7 --rulebook RU --start 2002-10-01 --end 2004-10-01 "
              "--organiser Club --arbiter Orlov --headman Koval --on 2002-08-01");
    go("enter", "Koval Bondar Moroz Tkach Melnyk Shevchuk Lysenko --on 2002-08-15");
    go("start", "--on 2002-09-01");
    test::expect_golden("postal/start-list.en.txt", go("paper", "start-list"));
    const std::string acts = (test::source_root() / "tests/data/postal/seven.jsonl").string();
    go("do", acts);
    for (const auto& [language, code] :
         {std::pair{Language::en, "en"}, {Language::uk, "uk"}, {Language::ru, "ru"}}) {
        const std::string name = code;
        const Facts facts{.language = language};
        test::expect_golden("postal/report." + name + ".txt", go("paper", "report", facts));
        test::expect_golden("postal/final." + name + ".txt", go("paper", "information", facts));
    }
    test::expect_golden("postal/chart.en.txt", go("chart", "--game 1"));
    test::expect_golden("postal/record.en.txt", go("paper", "record --game 6"));
    test::expect_golden("postal/chart-paper.en.txt", go("paper", "chart --game 1"));
    test::expect_golden("postal/adjudication.en.txt", go("paper", "adjudication --game 3"));
    test::expect_golden("postal/due.en.txt", go("due", "--today 2004-12-01"));
    test::expect_golden("postal/table.json", go("table", "", {.json = true}));
    for (const char* paper : {"start-list", "information", "record --game 6", "chart --game 1",
                              "adjudication --game 3", "report"}) {
        for (const Language language : {Language::en, Language::uk, Language::ru}) {
            expect_pdf(paper, {.language = language});
        }
    }
}

TEST_F(LetterCommands, PapersAreListedAndComeInEveryForm) {
    go("new", "--name Cup --code K-1 --rulebook RU --start 2002-10-01 --end 2004-10-01 "
              "--organiser Club --arbiter Orlov --on 2002-08-01");
    go("enter", "Koval Bondar Moroz");
    EXPECT_EQ(refused("paper", "start-list"), "kodeks: There is no start list yet.\n");
    go("start", "--on 2002-09-01");
    EXPECT_EQ(go("paper"), "kind          paper             now\n"
                           "start-list    Start list        ready\n"
                           "information   Information       ready\n"
                           "record        Record of a game  Say which game.\n"
                           "chart         Time chart        Say which game.\n"
                           "adjudication  Adjudication      Say which game.\n"
                           "report        Report            ready\n");
    EXPECT_EQ(refused("paper", "record --game 9"), "kodeks: There is no game 9.\n");
    EXPECT_EQ(go("paper", "start-list --format csv"), "#,Name,Address,E-mail,Time zone\n"
                                                      "1,Koval,,,\n"
                                                      "2,Bondar,,,\n"
                                                      "3,Moroz,,,\n"
                                                      "\n"
                                                      "Game,White,Black\n"
                                                      "1,Bondar,Moroz\n"
                                                      "2,Koval,Bondar\n"
                                                      "3,Moroz,Koval\n");
    const std::string saved = (folder_ / "list.pdf").string();
    const std::string command = "start-list --format pdf -o " + saved;
    EXPECT_EQ(go("paper", command), saved + " is written\n");
    EXPECT_EQ(run("paper", command).exit, Exit::bad_input); // it is there already
    EXPECT_EQ(go("paper", command + " --replace"), saved + " is written\n");
}

TEST(Zone, EveryPlayerHasHisOwnDay) {
    // 2026-11-17 22:30 in universal time: half past midnight in Kyiv, still the afternoon in
    // New York.
    const ledger::UnixTime now{1'794'954'600'000};
    EXPECT_EQ(correspondence::write_day(*server::day_in_zone("", now)), "2026-11-17");
    EXPECT_EQ(correspondence::write_day(*server::day_in_zone("Europe/Kyiv", now)), "2026-11-18");
    EXPECT_EQ(correspondence::write_day(*server::day_in_zone("America/New_York", now)),
              "2026-11-17");
    EXPECT_EQ(server::day_in_zone("Europe/Nowhere", now), std::nullopt);
    EXPECT_EQ(server::day_in_zone("../../etc/passwd", now), std::nullopt);
}

// No zone is further from universal time than fourteen hours: the day is the same or a neighbour,
// also on leap days and where the clocks change.
RC_GTEST_PROP(Zone, ADayIsNeverFurtherThanANeighbour, ()) {
    const ledger::UnixTime now{*rc::gen::inRange<std::int64_t>(0, 4'102'444'800'000)};
    const std::string zone = *rc::gen::element<std::string>(
        "Europe/Kyiv", "America/New_York", "Asia/Vladivostok", "Pacific/Kiritimati", "Etc/GMT+12");
    const auto plain = *server::day_in_zone("", now);
    const auto local = server::day_in_zone(zone, now);
    RC_ASSERT(local.has_value());
    const int apart = correspondence::days_from(plain, *local).value;
    RC_ASSERT(apart >= -1 && apart <= 1);
    RC_ASSERT(
        correspondence::days_from(*local, *server::day_in_zone(zone, {now.value + 172'800'000}))
            .value >= 1);
}

} // namespace
} // namespace kodeks::cli
