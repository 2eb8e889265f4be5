// What people read in Ukrainian and Russian, whole: an event, games with ten rulings and more, a
// verdict on a composition, a game by letter. The texts were read by a native eye line by line;
// every change of them is to be read so again.
#include "base/fold.hpp"
#include "base/message.hpp"
#include "base/utf8.hpp"
#include "cli/call.hpp"
#include "support/source_tree.hpp"

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
        {"letters",
         {"correspondence replay data/examples/letters.jsonl",
          "correspondence replay tests/data/letters/dates_left_out_again.jsonl"}},
    };
}

std::string told(const Golden& golden, Language language) {
    std::string text;
    for (const std::string& command : golden.commands) {
        const Called called = call(command, {.language = language});
        text += "$ kodeks " + command + "\n" + called.out + called.talk + "\n";
    }
    return text;
}

TEST(Native, TextsAreThoseThatWereRead) {
    for (const Golden& golden : texts()) {
        for (const Language language : {Language::uk, Language::ru}) {
            const std::string code(code_of(language));
            test::expect_golden("native/" + golden.name + "." + code + ".txt",
                                told(golden, language));
        }
    }
}

// A key is words with dots between them that the table knows.
TEST(Native, NoTextShowsAKey) {
    static const std::regex dotted("[a-z_]+(\\.[a-zA-Z0-9_-]+)+");
    for (const Golden& golden : texts()) {
        for (const Language language : {Language::uk, Language::ru}) {
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
        for (const Language language : {Language::uk, Language::ru}) {
            const std::string text = told(golden, language);
            EXPECT_EQ(text.find(" \n"), std::string::npos)
                << golden.name << "." << code_of(language);
            EXPECT_FALSE(begins_small(text)) << golden.name << "." << code_of(language);
        }
    }
}

} // namespace
} // namespace kodeks::cli
