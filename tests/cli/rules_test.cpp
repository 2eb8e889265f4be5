#include "cli/call.hpp"
#include "rulebook/article.hpp"
#include "support/source_tree.hpp"

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

namespace json = boost::json;

constexpr Language languages[] = {Language::en, Language::uk, Language::ru};

TEST(RulesList, ListsABookAndAKind) {
    const Called called = call("rules list FR --kind physical");
    EXPECT_EQ(called.exit, Exit::done);
    EXPECT_EQ(called.talk, "1 article\n");
    test::expect_golden("cli/rules-list-fr-physical.txt", called.out);
    EXPECT_EQ(call("rules list frisian2011 --kind physical"), called);
}

TEST(RulesList, ListsAChapter) {
    const Called called = call("rules list fide:9.6 --lang uk", {.width = 60});
    EXPECT_EQ(called.talk, "4 статті\n");
    test::expect_golden("cli/rules-list-chapter.txt", called.out);
}

TEST(RulesList, ListsEverything) {
    EXPECT_EQ(call("rules list").talk, "2269 articles\n");
    const json::value all = json::parse(call("rules list --json").out);
    EXPECT_EQ(all.at("total").as_int64(), 2269);
    EXPECT_EQ(all.at("articles").as_array().size(), 2269U);
    EXPECT_EQ(all.at("articles").at(0).at("id").as_string(), "FIDE:INTRO.1");
}

TEST(RulesList, NamesTheBooksAndKindsThereAre) {
    EXPECT_EQ(call("rules list fdie"),
              (Called{Exit::wrong_usage, "",
                      "kodeks: there is no rulebook «fdie»; the rulebooks are: fide2023 (FIDE), "
                      "pmr2018 (PMR), ua2026 (UA), ru-code (RU), frisian2011 (FR)\n"
                      "Did you mean: FIDE?\n"}));
    EXPECT_EQ(call("rules list --kind engin --lang ru"),
              (Called{Exit::wrong_usage, "",
                      "kodeks: --kind не может быть «engin»; возможные значения: engine, referee, "
                      "tournament, correspondence, composition, record, physical, info\n"
                      "Возможно, вы имели в виду: engine?\n"
                      "Справка: kodeks rules list --help\n"}));
}

// An article about the book itself, which no code cites and no test proves.
TEST(RulesShow, ShowsAnArticleInEveryLanguage) {
    for (const Language language : languages) {
        const Called called = call("rules show ua:i.2", {.language = language, .width = 80});
        EXPECT_EQ(called.exit, Exit::done);
        EXPECT_EQ(called.talk, "");
        test::expect_golden("cli/rules-show." + std::string(code_of(language)) + ".txt",
                            called.out);
    }
}

TEST(RulesShow, ShowsSeveralAndAsJson) {
    const Called called = call("rules show FIDE:9.2 fr:1 --json");
    EXPECT_EQ(called.exit, Exit::done);
    const json::value report = json::parse(called.out);
    const json::value& first = report.at("articles").at(0);
    EXPECT_EQ(first.at("id").as_string(), "FIDE:9.2");
    EXPECT_EQ(first.at("rulebook").as_string(), "fide2023");
    EXPECT_EQ(first.at("kind").as_string(), "referee");
    EXPECT_EQ(first.at("neighbours"),
              json::parse(R"(["FIDE:9.1.2.2","FIDE:9.1.2.3","FIDE:9.2.1","FIDE:9.2.2"])"));
    EXPECT_EQ(first.at("uses").as_array().size(), rulebook::citations_of("FIDE:9.2").size());
    EXPECT_EQ(report.at("articles").at(1).at("neighbours"), json::parse(R"(["FR:2","FR:3"])"));
    EXPECT_TRUE(report.at("unknown").as_array().empty());
}

TEST(RulesShow, QuotesTheRulebookItself) {
    for (const Language language : languages) {
        const Called called =
            call("rules show --original ua:i.2", {.language = language, .width = 80});
        EXPECT_EQ(called.exit, Exit::done);
        test::expect_golden("cli/rules-show-original." + std::string(code_of(language)) + ".txt",
                            called.out);
    }
    const json::value item = json::parse(call("rules show --original UA:V.8.3.2 --json").out);
    EXPECT_EQ(item.at("articles").at(0).at("original"),
              json::parse(R"({"language":"uk","lines":["8.3.2. Швидка гра."],)"
                          R"("lead":"8.3. Розрізняють наступні різновиди контролю часу:"})"));
    const json::value none = json::parse(call("rules show --original C07:2 --json").out);
    EXPECT_TRUE(none.at("articles").at(0).at("original").is_null());
    EXPECT_NE(call("rules show --original C07:2 --lang ru")
                  .out.find("\nТекста этой книги в программе нет.\n"),
              std::string::npos);
}

TEST(RulesShow, SuggestsTheNearestIds) {
    EXPECT_EQ(call("rules show 9.2"), (Called{Exit::no, "",
                                              "kodeks: there is no article «9.2»\n"
                                              "Did you mean: FIDE:9.2, C07:9.2?\n"}));
    EXPECT_EQ(call("rules show FIDE:9 --lang uk"),
              (Called{Exit::no, "",
                      "kodeks: «FIDE:9» — це розділ, у ньому 25 статей, дивіться: kodeks rules "
                      "list FIDE:9\n"}));
    const Called called = call("rules show FDIE:9.6.1 FR:1 --json");
    EXPECT_EQ(called.exit, Exit::no);
    const json::value report = json::parse(called.out);
    EXPECT_EQ(report.at("articles").as_array().size(), 1U) << "what is known is still shown";
    EXPECT_EQ(report.at("unknown").at(0).at("nearest").at(0).as_string(), "FIDE:9.6.1");
}

TEST(RulesSearch, FindsDespiteSlips) {
    const Called called = call("rules search STALEMTAE --rulebook fide --limit 1");
    EXPECT_EQ(called.exit, Exit::done);
    test::expect_golden("cli/rules-search.txt", called.out + "-- talk\n" + called.talk);
    const json::value report = json::parse(call("rules search fide:9.2 --json").out);
    EXPECT_EQ(report.at("all_words"), true);
    EXPECT_EQ(report.at("articles").at(0).at("id").as_string(), "FIDE:9.2");
}

TEST(RulesSearch, SaysWhenWordsAreMissing) {
    EXPECT_EQ(call("rules search qqqqqqq"),
              (Called{Exit::no, "", "kodeks: no article has any of these words: «qqqqqqq»\n"}));
    const Called some = call("rules search stalemate qqqqqqq --limit 0 --lang uk");
    EXPECT_EQ(some.exit, Exit::done);
    EXPECT_TRUE(some.talk.starts_with("Жодна стаття не містить усіх слів; у цих їх найбільше.\n"));
    EXPECT_EQ(call("rules search").talk, "kodeks: the argument WORD is missing\n"
                                         "See: kodeks rules search --help\n");
    EXPECT_EQ(call("rules search king --rulebook xyz").exit, Exit::wrong_usage);
}

std::int64_t sum_of(const json::value& tallies, std::string_view name) {
    std::int64_t sum = 0;
    for (const json::value& tally : tallies.as_array()) {
        sum += tally.at(name).as_int64();
    }
    return sum;
}

TEST(RulesCoverage, AddsUp) {
    const json::value report = json::parse(call("rules coverage --json").out);
    EXPECT_EQ(report.at("total").as_int64(), 2269);
    for (const char* name : {"total", "proved", "named", "checklist", "undecidable", "open"}) {
        EXPECT_EQ(report.at(name).as_int64(), sum_of(report.at("rulebooks"), name)) << name;
        for (const json::value& book : report.at("rulebooks").as_array()) {
            EXPECT_EQ(book.at(name).as_int64(), sum_of(book.at("kinds"), name)) << name;
        }
    }
    EXPECT_EQ(report.at("total").as_int64(),
              report.at("proved").as_int64() + report.at("named").as_int64() +
                  report.at("checklist").as_int64() + report.at("undecidable").as_int64() +
                  report.at("open").as_int64());
}

TEST(RulesCoverage, PrintsATable) {
    const Called called = call("rules coverage FR --lang ru");
    EXPECT_EQ(called.exit, Exit::done);
    EXPECT_EQ(called.talk, "");
    EXPECT_TRUE(called.out.starts_with(
        "книга правил  вид         всего  доказано  названо  список  не для программы  открыто\n"
        "frisian2011   engine"))
        << called.out;
    EXPECT_EQ(call("rules coverage nobook").exit, Exit::wrong_usage);
}

} // namespace
} // namespace kodeks::cli
