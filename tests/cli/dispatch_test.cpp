#include "cli/call.hpp"
#include "cli/dispatch.hpp"
#include "cli/help.hpp"
#include "cli/registry.hpp"
#include "cli/version.hpp"
#include "support/source_tree.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

constexpr Language languages[] = {Language::en, Language::uk, Language::ru};

TEST(Dispatch, WithoutWordsGivesTheTour) {
    for (const Language language : languages) {
        const Called called = call("", {.language = language});
        EXPECT_EQ(called.exit, Exit::done);
        EXPECT_EQ(called.talk, "");
        test::expect_golden("cli/tour." + std::string(code_of(language)) + ".txt", called.out);
    }
}

TEST(Dispatch, HelpsAtEveryLevel) {
    for (const Language language : languages) {
        const Facts facts{.language = language};
        const std::string code(code_of(language));
        test::expect_golden("cli/help." + code + ".txt", call("--help", facts).out);
        test::expect_golden("cli/help-rules." + code + ".txt", call("rules --help", facts).out);
        for (const Command& command : commands()) {
            const Called called = call(command.name + " --help", facts);
            EXPECT_EQ(called.exit, Exit::done);
            EXPECT_EQ(called.talk, "");
            std::string file = "cli/help-" + command.name + "." + code + ".txt";
            std::ranges::replace(file, ' ', '-');
            test::expect_golden(file, called.out);
        }
    }
}

TEST(Dispatch, TheWordHelpAndTheShortOptionHelpToo) {
    EXPECT_EQ(call("help"), call("--help"));
    EXPECT_EQ(call("help rules"), call("rules --help"));
    EXPECT_EQ(call("help rules list"), call("rules list -h"));
}

TEST(Dispatch, TellsItsVersion) {
    const std::string number(version());
    EXPECT_EQ(call("--version"), (Called{Exit::done, "kodeks " + number + "\n", ""}));
    EXPECT_EQ(call("--version --json").out,
              "{\n  \"name\": \"kodeks\",\n  \"version\": \"" + number + "\"\n}\n");
}

TEST(Dispatch, SuggestsCommands) {
    EXPECT_EQ(call("ruels"), (Called{Exit::wrong_usage, "",
                                     "kodeks: there is no command «ruels»\n"
                                     "Did you mean: rules?\n"
                                     "See: kodeks --help\n"}));
    EXPECT_EQ(call("rules lsit --lang uk"), (Called{Exit::wrong_usage, "",
                                                    "kodeks: немає команди «rules lsit»\n"
                                                    "Можливо, ви мали на увазі: rules list?\n"
                                                    "Довідка: kodeks rules --help\n"}));
    EXPECT_EQ(call("search --lang=ru"), (Called{Exit::wrong_usage, "",
                                                "kodeks: нет команды «search»\n"
                                                "Возможно, вы имели в виду: rules search?\n"
                                                "Справка: kodeks --help\n"}));
    EXPECT_EQ(call("--vesrion").talk, "kodeks: there is no option «--vesrion»\n"
                                      "Did you mean: --version?\n"
                                      "See: kodeks --help\n");
}

TEST(Dispatch, ANounAloneIsAnUnfinishedCommand) {
    const Called called = call("rules");
    EXPECT_EQ(called.exit, Exit::wrong_usage);
    EXPECT_EQ(called.out, "");
    EXPECT_EQ(called.talk, call("rules --help").out);
}

TEST(Dispatch, GlobalOptionsStandAnywhere) {
    const Called called = call("rules coverage FR --json --lang uk");
    EXPECT_EQ(called.exit, Exit::done);
    EXPECT_EQ(call("--json --lang uk rules coverage FR"), called);
    EXPECT_EQ(call("--lang=uk rules --json coverage FR"), called);
    EXPECT_EQ(call("rules coverage FR", {.language = Language::uk, .json = true}), called);
}

TEST(Dispatch, RefusesUnknownLanguages) {
    EXPECT_EQ(call("--lang fr rules"),
              (Called{Exit::wrong_usage, "",
                      "kodeks: there is no language «fr»; the languages are en, uk, ru\n"
                      "See: kodeks --help\n"}));
    EXPECT_EQ(call("rules list --lang").talk, "kodeks: the option --lang needs a value\n"
                                              "See: kodeks --help\n");
}

} // namespace
} // namespace kodeks::cli
