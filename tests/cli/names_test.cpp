#include "cli/call.hpp"
#include "support/source_tree.hpp"

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

namespace json = boost::json;

TEST(NamesLatin, WritesAsThePassportOfTheLetters) {
    EXPECT_EQ(call("names latin Згурський Рыбин Петренко"),
              (Called{Exit::done, "Zghurskyi\nRybin\nPetrenko\n", ""}));
    EXPECT_EQ(call("names latin --passport ua Гук").out, "Huk\n");
    EXPECT_EQ(call("names latin --passport ru Гук").out, "Guk\n");
    EXPECT_EQ(call("names latin Гук --lang ru").out, "Guk\n") << "the reader's language decides";
    EXPECT_EQ(call("names latin Гук --lang uk").out, "Huk\n");
    EXPECT_EQ(json::parse(call("names latin Яна --json").out),
              json::parse(R"({"names":[{"name":"Яна","latin":"Yana"}]})"));
    EXPECT_EQ(call("names latin --passport de Гук").exit, Exit::wrong_usage);
}

TEST(NamesList, SortsByTheAlphabetOfTheReader) {
    for (const Language language : {Language::en, Language::uk, Language::ru}) {
        const Called called = call("names list data/events/club.json", {.language = language});
        EXPECT_EQ(called.exit, Exit::done);
        test::expect_golden("cli/names-list." + std::string(code_of(language)) + ".txt",
                            called.out);
    }
    const json::value report = json::parse(call("names list data/events/club.json --json").out);
    EXPECT_EQ(report.at("names").as_array().size(), 7U);
    EXPECT_EQ(report.at("names").at(0).at("latin").as_string(), "Bondarenko Anna");
    EXPECT_EQ(call("names list no-such-file.json").exit, Exit::bad_input);
}

} // namespace
} // namespace kodeks::cli
