// Every single field of a finished event, changed by an editor, is found by `event check`
// (docs/event-file.md says what cannot be).
#include "cli/event_commands.hpp"
#include "support/effort.hpp"

#include <regex>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

// Every field, or some of them under the sanitizers.
constexpr std::size_t every_so_often = kodeks::test::slow_build ? 11 : 1;

class Tampering : public EventCommands {
protected:
    void finished_event() {
        go("new", "--name Cup --rulebook UA --system knockout --games 2 --year 2026");
        go("enter", "Ann Bob Cid Dan --rating 1900 --club Rook");
        go("lots", "--seed 5");
        go("pair");
        go("result", "1.1 2-0 1.2 1-1 2.1 0-2 2.2 1-1");
        go("pair");
        go("opening", "1 c3-d4 e3-f4");
        go("result", "1.1 1-1 1.2 2-0");
        go("result", "1.2 1-1 --correct mistyped");
        go("decide", "--table 1 --how lot");
        go("rename", "Bob Rob --reason spelling");
        EXPECT_EQ(run("check").exit, Exit::done) << run("check").out;
    }

    void write(const std::string& text) const { std::ofstream(file_, std::ios::binary) << text; }

    std::string digest(const std::string& seed, const std::string& salt) {
        const std::string shown =
            go("lots", "--show-commitment --seed " + seed + " --salt " + salt);
        return shown.substr(0, shown.find('\n'));
    }

    std::size_t change_everything();
};

// Another value of the same kind: the next digit, another letter, the other truth.
std::string other(const std::string& value) {
    if (value == "true" || value == "false") {
        return value == "true" ? "false" : "true";
    }
    std::string changed = value;
    const std::size_t at = value.front() == '"' ? 1 : value.size() - 1;
    char& letter = changed[at];
    letter = letter == '9' ? '8' : letter == 'z' ? 'y' : static_cast<char>(letter + 1);
    return changed;
}

// Every value and every name of a field, one after the other; how many were changed.
std::size_t Tampering::change_everything() {
    const std::string whole = content();
    // Values of fields: texts of plain letters, numbers, truths; items of lists; names of fields.
    const std::regex field(
        R"re([:\[,]("[ -!#-\[\]-~]+"(?=[,}\]])|-?[0-9.]+|true|false)|("[a-z_-]+")(?=:))re");
    std::size_t changed = 0;
    std::size_t seen = 0;
    for (auto found = std::sregex_iterator(whole.begin(), whole.end(), field);
         found != std::sregex_iterator(); ++found) {
        if (++seen % every_so_often != 0) {
            continue;
        }
        const int group = (*found)[1].matched ? 1 : 2;
        const auto at = static_cast<std::size_t>(found->position(group));
        const std::string value = found->str(group);
        std::string text = whole;
        text.replace(at, value.size(), other(value));
        write(text);
        const Called called = run("check");
        EXPECT_TRUE(called.exit == Exit::no || called.exit == Exit::bad_input)
            << "not found: " << whole.substr(at > 40 ? at - 40 : 0, 60) << " -> " << other(value);
        ++changed;
    }
    write(whole);
    return changed;
}

TEST_F(Tampering, EveryChangedFieldIsFound) {
    finished_event();
    EXPECT_GT(change_everything(), 500U / every_so_often);
}

// The facts that a knock-out has not: a Swiss with seeds of its rounds, somebody away, somebody who
// left and came back, commands taken back, a second stage.
TEST_F(Tampering, EveryChangedFieldOfASwissIsFound) {
    go("new", "--name Cup --rulebook FIDE --swiss dutch --rounds 2 --year 2026 --baku");
    go("enter", "Ann Bob Cid Dan Eve --rating 1900 --id 77 --born 1990-05-17");
    go("tiebreaks", "BH DE");
    go("lots", "--seed 5");
    go("lots", "--round 1 --commit " + digest("7", "sea"));
    go("lots", "--round 2 --commit " + digest("8", "river"));
    go("lots", "--round 1 --seed 7 --salt sea");
    go("absent", "Eve --round 1 --half");
    go("pair");
    go("result", "1 1-0 2 adj");
    go("result", "2 = --note sealed");
    go("withdraw", "Bob --reason ill");
    go("return", "Bob --reason well");
    go("result", "1 0-1 --correct slip");
    go("undo", "--reason mistake");
    go("lots", "--round 2 --seed 8 --salt river --words dice");
    go("pair");
    go("result", "1 1-0 2 +:-");
    go("stage", "--from 1 --places 2");
    EXPECT_EQ(run("check").exit, Exit::done) << run("check").out;
    EXPECT_GT(change_everything(), 400U / every_so_often);
}

// Teams, a game that was refereed, and the office.
TEST_F(Tampering, EveryChangedFieldOfATeamEventIsFound) {
    go("new", "--name Cup --rulebook UA --boards 2 --year 2026 --variant russian --control 300");
    go("enter", "Rook Bishop");
    for (const char* player : {"Ann --team Rook --board 1", "Bob --team Rook --board 2",
                               "Cid --team Bishop --board 1", "Dan --team Bishop --board 2"}) {
        go("enter", player);
    }
    go("lots", "--seed 5");
    go("pair");
    go("lineup", "Rook Ann Bob --minutes 30");
    go("present", "Rook --players 2");
    call("event game " + file_ + " 1.1 --still", {}, "start\nwait 5\nc3-d4\nblack resign\nquit\n");
    go("wrongboard", "first --table 1 --board 2");
    call("event official appoint " + file_ + " Orlova --role organiser");
    EXPECT_EQ(run("check").exit, Exit::done) << run("check").out;
    for (const char* stream : {R"("stream":"game 1")", R"("stream":"office")"}) {
        EXPECT_NE(content().find(stream), std::string::npos) << stream;
    }
    EXPECT_GT(change_everything(), 300U / every_so_often);
}

// What is cut off behind a whole command cannot be told from an event that ended there.
TEST_F(Tampering, ALineTakenOutIsFoundUnlessItIsTheLast) {
    finished_event();
    const std::string whole = content();
    std::size_t from = whole.find('\n') + 1;
    while (from < whole.size()) {
        const std::size_t end = whole.find('\n', from) + 1;
        const bool last = end >= whole.size();
        write(whole.substr(0, from) + whole.substr(end));
        EXPECT_EQ(run("check").exit == Exit::done, last) << whole.substr(from, 120);
        from = end;
    }
}

} // namespace
} // namespace kodeks::cli
