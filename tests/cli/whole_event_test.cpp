// A whole event of each rulebook, from its regulations to the final report: everything the office
// recorded stands on the papers, and a line stays open only where nothing was recorded. The golden
// texts were read against the articles.
#include "cli/call.hpp"
#include "support/article.hpp"
#include "support/source_tree.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

// All papers about the office, one behind the other.
std::string papers_of(const std::string& name, Language language) {
    Facts facts;
    facts.language = language;
    std::string all;
    for (const char* kind : {"regulations", "invitation", "officials", "credentials", "schedule",
                             "decisions", "standings", "report"}) {
        const Called called =
            call("event papers tests/data/papers/whole-" + name + ".json " + kind, facts);
        EXPECT_EQ(called.exit, Exit::done) << called.talk;
        all += called.out + "\n\f\n";
    }
    return all;
}

void expect_whole(const std::string& name, Language language) {
    test::expect_golden("papers/whole-" + name + ".txt", papers_of(name, language));
}

TEST(WholeEvents, ByTheFideLaws) {
    ARTICLE("FIDE:6.7.1~2", "FIDE:11.2.4", "FIDE:11.3.2.1", "FIDE:11.10~1");
    expect_whole("fide", Language::en);
}

// Offenders with delegation, time, place, witnesses, decision and explanation; due on the third day
// after the last one of the card (PMR:224f).
TEST(WholeEvents, ByTheRulesOfTransnistria) {
    ARTICLE("PMR:224f", "PMR:255");
    expect_whole("pmr", Language::ru);
    const std::string text = papers_of("pmr", Language::ru);
    EXPECT_NE(text.find("до 2026-05-06. [PMR:224f]"), std::string::npos);
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
