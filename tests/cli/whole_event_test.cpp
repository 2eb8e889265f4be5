// A whole event of each rulebook, from its regulations to the final report: everything the office
// recorded stands on the papers, and a line stays open only where nothing was recorded. The golden
// texts were read against the articles.
#include "cli/call.hpp"
#include "support/article.hpp"
#include "support/outside.hpp"
#include "support/source_tree.hpp"

#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

constexpr const char* kinds[] = {
    "regulations", "invitation", "officials",  "credentials",  "start-list", "lots",   "schedule",
    "decisions",   "standings",  "crosstable", "certificates", "norms",      "rating", "report"};

std::string event_of(const std::string& name) {
    return "tests/data/papers/whole-" + name + ".json";
}

std::string paper_of(const std::string& name, const std::string& kind, Language language) {
    Facts facts;
    facts.language = language;
    const Called called = call("event papers " + event_of(name) + " " + kind, facts);
    EXPECT_EQ(called.exit, Exit::done) << called.talk;
    return called.out;
}

// All papers about the office, one behind the other.
std::string papers_of(const std::string& name, Language language) {
    std::string all;
    for (const char* const kind : kinds) {
        all += paper_of(name, kind, language) + "\n\f\n";
    }
    return all;
}

// The same paper in another form: the bytes of the file.
std::string bytes_of(const std::string& name, const std::string& kind, const std::string& form,
                     Language language) {
    const test::PassingBytes file(name + "." + form, "");
    Facts facts;
    facts.language = language;
    const Called called = call("event papers " + event_of(name) + " " + kind + " --format " + form +
                                   " --replace -o " + file.name(),
                               facts);
    EXPECT_EQ(called.exit, Exit::done) << called.talk;
    std::ifstream in(file.name(), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// The frame of a certificate holds neither the name of the event nor that of the paper.
void expect_pdf(const std::string& name, const std::string& kind, Language language) {
    const std::string bytes = bytes_of(name, kind, "pdf", language);
    EXPECT_EQ(test::complaints_about_pdf(bytes), "") << name << " " << kind;
    if (kind != "certificates") {
        test::expect_pdf_says(bytes, paper_of(name, kind, language));
    }
}

// Another program finds the names and headings of the tables in a spreadsheet.
void expect_xlsx(const std::string& name, const std::string& kind, Language language) {
    const test::PassingBytes file("read-" + name + ".xlsx", bytes_of(name, kind, "xlsx", language));
    const auto read = test::words_of(test::cells_of_xlsx(file.name()));
    std::size_t found = 0;
    for (const auto& [word, times] : test::words_of(paper_of(name, kind, language))) {
        if (word.find_first_of("0123456789½") == std::string::npos) { // points become numbers
            EXPECT_EQ(read.contains(word) ? read.at(word) : 0, times) << kind << ": " << word;
            ++found;
        }
    }
    EXPECT_GT(found, 10U);
}

void expect_whole(const std::string& name, Language language) {
    test::expect_golden("papers/whole-" + name + ".txt", papers_of(name, language));
    for (const char* const kind : kinds) {
        expect_pdf(name, kind, language);
    }
    expect_xlsx(name, "report", language);
}

TEST(WholeEvents, ByTheFideLaws) {
    ARTICLE("FIDE:11.2.4", "FIDE:11.3.2.1", "FIDE:11.10~1"); // its lateness is written: 15 minutes
    expect_whole("fide", Language::en);
}

// Offenders with delegation, time, place, witnesses, decision and explanation; due on the third day
// after the last one of the card (PMR:224f).
TEST(WholeEvents, ByTheRulesOfTransnistria) {
    ARTICLE("PMR:224f", "PMR:255");
    expect_whole("pmr", Language::ru);
    const std::string text = papers_of("pmr", Language::ru);
    EXPECT_NE(text.find("до 06.05.2026. [PMR:224f]"), std::string::npos);
    EXPECT_NE(text.find("Срок подачи апелляций в минутах [PMR:255]: 30\n"), std::string::npos);
}

TEST(WholeEvents, ByTheUkrainianRules) {
    ARTICLE("UA:V.2.1", "UA:V.2.2", "UA:V.2.3", "UA:V.2.4", "UA:V.2.5", "UA:V.18.8.3.1",
            "UA:V.18.8.3.5");
    expect_whole("ua", Language::uk);
}

TEST(WholeEvents, ByTheCodeOfRussia) {
    ARTICLE("RU:4.1#1", "RU:4.1#2", "RU:4.1#3", "RU:4.1#4", "RU:4.1#6", "RU:4.1#7", "RU:4.1#8",
            "RU:4.2#2", "RU:4.5");
    expect_whole("ru", Language::ru);
}

TEST(WholeEvents, ByTheFrisianRules) {
    expect_whole("fr", Language::en);
}

} // namespace
} // namespace kodeks::cli
