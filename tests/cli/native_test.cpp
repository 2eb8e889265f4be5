// What people read in Ukrainian and Russian, whole: events, the office of an event, games with ten
// rulings and more, verdicts on compositions and a contest of them, a game and a tournament by
// letter. The texts were read by a native eye line by line; every change is to be read so again.
#include "base/fold.hpp"
#include "base/message.hpp"
#include "base/utf8.hpp"
#include "cli/call.hpp"
#include "support/effort.hpp"
#include "support/source_tree.hpp"

#include <array>
#include <regex>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

struct Golden {
    std::string name;
    std::vector<std::string> commands;
};

std::vector<Golden> texts() {
    const std::string club = "data/events/club.json";
    const std::string office = "data/events/office.json";
    const std::string contest = "data/examples/contest.jsonl";
    const std::string postal = "data/examples/postal.jsonl";
    return {
        {"event",
         {"event pairings " + club, "event standings " + club, "event crosstable " + club,
          "event explain " + club, "event explain " + club + " Жук", "event tiebreaks " + club,
          "event check " + club, "names list " + club, "event standings data/events/league.json",
          "event pairings data/events/teams.json"}},
        {"chess", {"referee replay tests/data/native/chess.jsonl"}},
        {"draughts-ua", {"referee replay tests/data/native/draughts-ua.jsonl"}},
        {"draughts-ru", {"referee replay tests/data/native/draughts-ru.jsonl"}},
        {"composition",
         {"composition check data/examples/zadacha.json",
          "composition check tests/data/compositions/problem_black_ahead.json",
          "composition check tests/data/compositions/zadacha_second_way_to_the_same_final.json"}},
        {"demo",
         {"event demo --seed native --system swiss-truncated-solkoff",
          "event demo --seed native --system team-round-robin"}},
        {"office",
         {"event card " + office, "event regulations show " + office,
          "event regulations check " + office, "event official list " + office,
          "event official check " + office, "event committee " + office,
          "event credentials list " + office,
          "event duties list " + office + " --at 2026-05-01T12:30", "event sanction " + office,
          "event protest list " + office, "event decision " + office + " --powers",
          "event sanction " + office + " Zhuk --measure loss --by Kotov --dry-run",
          "event protest vote " + office + " --protest 1 --dry-run",
          "event official appoint " + office + " Petrov --role line-arbiter --by Kotov --dry-run"}},
        {"contest",
         {"contest paper " + contest, "contest paper " + contest + " regulations",
          "contest paper " + contest + " duties", "contest paper " + contest + " sheet",
          "contest table data/examples/contest-preliminary.jsonl",
          "contest paper data/examples/contest-preliminary.jsonl award",
          "contest paper data/examples/contest-solving.jsonl tasks",
          "contest award data/examples/contest-preliminary.jsonl --final --on 2026-06-01 --dry-run",
          "contest award data/examples/contest-preliminary.jsonl --final --on 2026-07-01 --dry-run",
          "contest decide data/examples/contest-appeal.jsonl 1 --on 2026-05-20 --dry-run",
          "composition find data/examples/collection.jsonl --motif sacrifice",
          "composition predecessors data/examples/collection.jsonl "
          "tests/data/compositions/proved/russian_problem_sound.json --on 2026-11-17"}},
        {"postal",
         {"correspondence paper " + postal + " start-list",
          "correspondence due " + postal + " --today 2026-12-20", "correspondence games " + postal,
          "correspondence chart " + postal + " --game 3", "correspondence table " + postal,
          "correspondence paper " + postal + " report",
          "correspondence write " + postal +
              " --game 2 --by Koval --on 2026-12-20 --received 2026-12-15 d6-c5 --offer "
              "b2-c3,f6-g5 --offer-draw --email",
          "correspondence break " + postal +
              " Koval --first 2027-01-10 --last 2027-01-25 --on 2026-12-20 --dry-run",
          "correspondence decide " + postal + " --game 3 --on 2027-01-05 --dry-run",
          "correspondence do " + postal + " data/examples/postal-acts.jsonl --dry-run"}},
        {"letters",
         {"correspondence replay data/examples/letters.jsonl",
          "correspondence replay tests/data/letters/dates_left_out_again.jsonl"}},
    };
}

constexpr std::array read_languages = {Language::uk, Language::ru};

std::string name_of(const Golden& golden, Language language) {
    return "native/" + golden.name + "." + std::string(code_of(language)) + ".txt";
}

std::string asked(const Golden& golden, Language language) {
    std::string text;
    for (const std::string& command : golden.commands) {
        const Called called = call(command, {.language = language});
        text += "$ kodeks " + command + "\n" + called.out + called.talk + "\n";
    }
    return text;
}

// Proofs take their time; the sanitizers meet the same code in the other language.
TEST(Native, TextsAreThoseThatWereRead) {
    for (const Golden& golden : texts()) {
        for (const Language language : read_languages) {
            if (language == Language::uk || !test::slow_build) {
                test::expect_golden(name_of(golden, language), asked(golden, language));
            }
        }
    }
}

// What the program says, as the test above has it.
std::string told(const Golden& golden, Language language) {
    return test::read_source("tests/golden/" + name_of(golden, language));
}

// A key is words with dots between them that the table knows.
TEST(Native, NoTextShowsAKey) {
    static const std::regex dotted("[a-z_]+(\\.[a-zA-Z0-9_-]+)+");
    for (const Golden& golden : texts()) {
        for (const Language language : read_languages) {
            const std::string text = told(golden, language);
            for (std::sregex_iterator it(text.begin(), text.end(), dotted), end; it != end; ++it) {
                EXPECT_FALSE(is_message_key(it->str())) << golden.name << ": " << it->str();
            }
        }
    }
}

bool is_small_cyrillic(char32_t code) {
    return code >= 0x430 && code <= 0x491 && lower_case(code) == code;
}

// A small letter after a full stop that ends a word.
bool begins_small(std::string_view text) {
    const std::u32string codes = code_points(text);
    for (std::size_t i = 1; i + 2 < codes.size(); ++i) {
        if (codes[i] == U'.' && codes[i + 1] == U' ' && is_small_cyrillic(codes[i - 1]) &&
            is_small_cyrillic(codes[i + 2])) {
            return true;
        }
    }
    return false;
}

TEST(Native, NoLineEndsWithABlankAndNoSentenceBeginsSmall) {
    for (const Golden& golden : texts()) {
        for (const Language language : read_languages) {
            const std::string text = told(golden, language);
            EXPECT_EQ(text.find(" \n"), std::string::npos)
                << golden.name << "." << code_of(language);
            EXPECT_FALSE(begins_small(text)) << golden.name << "." << code_of(language);
        }
    }
}

} // namespace
} // namespace kodeks::cli
