// Micro-matches at the tables of an event: how many games, openings from a table in force, the
// break before the next game.
#include "cli/event_commands.hpp"
#include "support/article.hpp"

#include <regex>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

class MicroMatch : public EventCommands {
protected:
    void paired(const std::string& rulebook, const std::string& games) {
        go("new", "--name Cup --year 2026 --variant russian --control 900 --rulebook " + rulebook +
                      " --games " + games);
        go("enter", "Ann Bob");
        go("lots", "--seed 5");
        go("pair");
    }

    std::string list(const std::string& text) {
        const std::string name = (folder_ / "list.txt").string();
        std::ofstream(name, std::ios::binary) << text;
        return name;
    }

    Called play(const std::string& game, const std::string& typed,
                const std::string& how = " --still") {
        return call("event game " + file_ + " " + game + how, {}, typed);
    }

    // The times of the file's records, moved back: what was recorded happened earlier.
    void earlier(const std::string& from, const std::string& to) {
        const std::string text = std::regex_replace(content(), std::regex(from), to);
        std::ofstream(file_, std::ios::binary) << text;
    }
};

TEST_F(MicroMatch, HasAsManyGamesAsTheBookSays) {
    ARTICLE("RU:3.19#1", "UA:V.9.5.1");
    for (const char* games : {"2", "3", "4"}) {
        go("new", std::string("--name Cup --year 2026 --rulebook RU --games ") + games);
        std::filesystem::remove(file_);
    }
    const Called five = run("new", "--name Cup --year 2026 --rulebook RU --games 5");
    EXPECT_EQ(five.exit, Exit::no);
    EXPECT_EQ(five.talk, "kodeks: A micro-match has 2 to 4 games [RU:3.19#1]\n");
    go("new", "--name Cup --year 2026 --rulebook UA --games 2");
    EXPECT_EQ(go("check"), "2 facts, 0 draws and 0 rounds repeated\n");
    std::filesystem::remove(file_);
    go("new", "--name Cup --year 2026 --rulebook UA --games 3");
    EXPECT_EQ(go("check"), "2 facts, 0 draws and 0 rounds repeated\n"
                           "Note: The book proposes micro-matches of 2 games [UA:V.9.5.1]\n");
}

TEST_F(MicroMatch, OpeningsComeFromATableInForce) {
    ARTICLE("UA:V.9.5.8", "RU:3.7.4#1");
    const std::string table =
        list("# name: FMJD 2026\n# valid: 2026-01-01 2026-12-31\n\nc3-d4 b6-a5\n");
    for (const auto& [rulebook, articles] :
         {std::pair{"UA", "[UA:V.9.5.8]"}, std::pair{"RU", "[RU:3.7.4#1]"}}) {
        std::filesystem::remove(file_);
        paired(rulebook, "2");
        for (const char* day : {"2025-12-31", "2027-01-01"}) {
            EXPECT_EQ(refused("opening", "1 --list " + table + " --on " + day),
                      std::string("kodeks: The table of openings «FMJD 2026» is in force from "
                                  "2026-01-01 to 2026-12-31, not on ") +
                          day + " " + articles + "\n");
        }
        go("opening", "1 --list " + table + " --on 2026-12-31");
        EXPECT_NE(content().find(R"("from":{"name":"FMJD 2026","valid_from":"2026-01-01",)"
                                 R"("valid_until":"2026-12-31"},"day":"2026-12-31")"),
                  std::string::npos);
        go("check");
    }
}

TEST_F(MicroMatch, AHeadThatCannotBeReadIsRefused) {
    paired("UA", "2");
    const std::string table = list("c3-d4\n# valid: next year\n");
    EXPECT_EQ(refused("opening", "1 --list " + table, Exit::bad_input),
              table +
                  ": Line 2: the term of a table is written «# valid: 2026-01-01 2026-12-31»\n");
    EXPECT_EQ(refused("opening", "1 c3-d4 --on tomorrow", Exit::wrong_usage),
              "kodeks: A day is written as 2026-05-01, not as «tomorrow»\n");
}

TEST_F(MicroMatch, TheDrawnOpeningStandsOnTheBoardOfEveryGame) {
    ARTICLE("UA:V.9.5.2", "RU:3.19#3");
    for (const char* rulebook : {"UA", "RU"}) {
        std::filesystem::remove(file_);
        paired(rulebook, "2");
        go("opening", "1 --list " + list("1. c3-d4 b6-a5\n"));
        for (const char* game : {"1.1", "1.2"}) {
            const Called shown = play(game, "start\nwhite resign\nquit\n");
            EXPECT_EQ(shown.exit, Exit::done) << shown.talk;
            EXPECT_NE(content().find(R"("start":{"pieces":"mmmmmmmm.mmmm....M..M.MMMMMMMMMM"})"),
                      std::string::npos)
                << content();
            EXPECT_NE(shown.out.find("White resigned."), std::string::npos) << shown.out;
        }
        go("check");
    }
}

TEST_F(MicroMatch, AnOpeningThatIsOnlyANameIsSaid) {
    paired("UA", "2");
    const Called named = run("opening", "1 Kozlov");
    EXPECT_EQ(named.exit, Exit::done);
    EXPECT_EQ(named.talk, "This is neither moves nor a position of the event's game: set the board "
                          "up by hand\n");
}

TEST_F(MicroMatch, GamesFollowOneAnother) {
    ARTICLE("RU:3.19#1");
    paired("RU", "3");
    EXPECT_EQ(play("1.2", "quit\n").talk, "kodeks: The games of a micro-match are played one after "
                                          "another: game 1 has not ended [RU:3.19#1]\n");
    play("1.1", "start\nwhite resign\nquit\n");
    EXPECT_EQ(play("1.2", "quit\n").exit, Exit::done);
    EXPECT_EQ(play("1.3", "quit\n").talk, "kodeks: The games of a micro-match are played one after "
                                          "another: game 2 has not ended [RU:3.19#1]\n");
}

// The Code sets White's clock five minutes above the control and lets it run.
TEST_F(MicroMatch, TheBreakOfTheCodeRunsOnWhitesClock) {
    ARTICLE("RU:3.19#1", "RU:3.19#2");
    paired("RU", "2");
    const Called first = play("1.1", "start\nclock\nwhite resign\nquit\n");
    EXPECT_NE(first.out.find("White 0:15:00, the clock runs; Black 0:15:00"), std::string::npos)
        << first.out;
    const Called second = play("1.2", "start\nclock\nc3-d4\nwait 300\nc3-d4\nclock\nquit\n");
    EXPECT_NE(second.out.find("White 0:20:00, the clock runs; Black 0:15:00"), std::string::npos)
        << second.out;
    EXPECT_NE(second.out.find("The break is not over yet. [RU:3.19#2]"), std::string::npos)
        << second.out << second.talk;
    EXPECT_NE(second.out.find("White 0:15:00; Black 0:15:00, the clock runs"), std::string::npos)
        << second.out;
}

// By the Ukrainian rules the second game begins 5 to 10 minutes after the first one ended.
TEST_F(MicroMatch, TheUkrainianBreakTakesFiveToTenMinutes) {
    ARTICLE("UA:V.9.5.6");
    paired("UA", "2");
    play("1.1", "start\nwhite resign\nquit\n");
    const Called early = play("1.2", "quit\n", "");
    EXPECT_EQ(early.exit, Exit::no);
    EXPECT_TRUE(std::regex_match(early.talk,
                                 std::regex("kodeks: The break between the games is not over: "
                                            "0:0[45]:[0-9.]+ to wait \\[UA:V\\.9\\.5\\.6\\]\n")))
        << early.talk;
    // The first game ended long ago.
    earlier(R"re(("stream":"game 1","seq":[0-9]+,"time":")20..)re", "$011999");
    EXPECT_EQ(play("1.2", "quit\n", "").talk,
              "The break between the games took too long [UA:V.9.5.6]\n");
    EXPECT_EQ(run("game", "1.2 --show").exit, Exit::done);
}

} // namespace
} // namespace kodeks::cli
