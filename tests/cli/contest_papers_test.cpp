// The papers of contests as whoever runs them prints them. The golden texts were read against the
// articles that they show; every paper is read back from its PDF in three languages.
#include "cli/call.hpp"
#include "support/article.hpp"
#include "support/outside.hpp"
#include "support/source_tree.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

namespace fs = std::filesystem;

std::string printed(const std::string& words, const Facts& facts = {}) {
    const Called called = call("contest paper " + words, facts);
    EXPECT_EQ(called.exit, Exit::done) << words << "\n" << called.talk;
    return called.out;
}

// Boards are pictures in a PDF, with their pieces in words beneath.
std::string without_boards(const std::string& text) {
    static const std::regex board("^( *[0-9]* +([.bwBW] *)+|( +[a-h])+)$");
    std::istringstream lines(text);
    std::string rest;
    for (std::string line; std::getline(lines, line);) {
        rest += std::regex_match(line, board) ? "" : line + "\n";
    }
    return rest;
}

class PapersOfContests : public testing::Test {
protected:
    void SetUp() override {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }

    void TearDown() override { fs::remove_all(folder_); }

    std::string bytes(const std::string& words, const std::string& form, const Facts& facts = {}) {
        const std::string name = (folder_ / ("paper." + form)).string();
        printed(words + " --format " + form + " --replace -o " + name, facts);
        std::ifstream file(name, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

    // Sound, and heard and printed in the words of the text; of boards their edges are heard.
    void expect_pdf(const std::string& words, const Facts& facts) {
        const std::string pdf = bytes(words, "pdf", facts);
        EXPECT_EQ(test::complaints_about_pdf(pdf), "") << words;
        const auto written = test::words_of(without_boards(printed(words, facts)));
        auto heard = test::words_of(test::heard_in_pdf(pdf));
        heard.erase("12345678abcdefgh");
        EXPECT_EQ(heard, written) << words;
        const auto shown = test::words_of(test::text_of_pdf(pdf));
        for (const auto& [word, times] : written) {
            const auto found = shown.find(word);
            EXPECT_GE(found == shown.end() ? 0 : found->second, times) << word << " of " << words;
        }
    }

    fs::path folder_ = fs::temp_directory_path() /
                       ("kodeks-contest-papers-" +
                        std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
};

const std::string composing = "data/examples/contest.jsonl";
const std::string awarded = "data/examples/contest-preliminary.jsonl";
const std::string solving = "data/examples/contest-solving.jsonl";

const std::vector<std::pair<std::string, std::string>> all = {
    {"regulations", composing + " regulations"},
    {"duties", composing + " duties"},
    {"sheet", composing + " sheet"},
    {"award", awarded + " award"},
    {"tasks", solving + " tasks"},
    {"solving-regulations", solving + " regulations"}};

TEST_F(PapersOfContests, AsText) {
    ARTICLE("RU:6.5.2#1", "RU:6.5.2#2", "RU:6.5.2#3", "RU:6.5.2#4", "RU:6.5.2#5", "RU:6.5.2#6",
            "RU:6.5.2#7", "RU:6.5.2#8", "RU:6.5.2#9", "RU:6.5.2#10", "RU:6.6#1", "RU:6.4.1#2",
            "RU:6.7.2#13", "RU:6.7.2#15");
    for (const auto& [name, words] : all) {
        test::expect_golden("contests/" + name + ".en.txt", printed(words));
    }
}

TEST_F(PapersOfContests, EveryPaperIsReadBackFromItsPdf) {
    for (const Language language : {Language::en, Language::uk, Language::ru}) {
        for (const auto& [name, words] : all) {
            expect_pdf(words, {.language = language});
        }
    }
}

TEST_F(PapersOfContests, TheCellsOfASpreadsheetAreThoseOfTheTable) {
    bytes(composing + " duties", "xlsx");
    const std::string cells = test::cells_of_xlsx((folder_ / "paper.xlsx").string());
    std::istringstream table(printed(composing + " duties --format csv"));
    for (std::string line; std::getline(table, line);) {
        const std::string first = line.substr(0, line.find(','));
        EXPECT_NE(cells.find(first), std::string::npos) << line << "\n" << cells;
    }
    EXPECT_TRUE(bytes(awarded + " award", "html").starts_with("<!DOCTYPE html>"));
}

TEST_F(PapersOfContests, WithoutAPaperTheyAreListed) {
    test::expect_golden("contests/list.en.txt",
                        printed(composing) + "\n" + printed(solving, {.json = true}));
    const Called none = call("contest paper " + composing + " award");
    EXPECT_EQ(none.exit, Exit::no);
    EXPECT_EQ(none.talk, "kodeks: There is no preliminary award yet\n");
    EXPECT_EQ(call("contest paper " + composing + " sheet --section 4").talk,
              "kodeks: Say which section.\n");
    EXPECT_EQ(call("contest paper " + composing + " diploma").exit, Exit::wrong_usage);
}

} // namespace
} // namespace kodeks::cli
