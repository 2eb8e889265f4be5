#include "cli/parse.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

using Words = std::vector<std::string>;

const Command& example() {
    static const Command command = {
        "game play",
        {required("VARIANT"), any_number("FILE"), flag("--all"), number_option("--depth", "N"),
         repeated_option("--tag", "TEXT"), choice_option("--form", "FORM", {"long", "short"})},
        nullptr};
    return command;
}

std::string fault_of(const Words& words) {
    const auto parsed = parse(example(), words);
    return parsed ? "none" : render(parsed.error().message, Language::en);
}

TEST(Parse, TakesArgumentsInAnyOrder) {
    const auto parsed = parse(
        example(), {"--tag", "a", "chess", "--all", "-", "--depth=5", "b.pgn", "--tag", "-c"});
    ASSERT_TRUE(parsed);
    EXPECT_EQ(parsed->value("VARIANT"), "chess");
    EXPECT_EQ(parsed->all("FILE"), (Words{"-", "b.pgn"}));
    EXPECT_TRUE(parsed->has("--all"));
    EXPECT_EQ(parsed->number("--depth"), 5U);
    EXPECT_EQ(parsed->all("--tag"), (Words{"a", "-c"}));
    EXPECT_EQ(parsed->maybe("--form"), std::nullopt);
}

TEST(Parse, BehindTwoDashesEverythingIsPositional) {
    const auto parsed = parse(example(), {"chess", "--", "--all", "-x", "--"});
    ASSERT_TRUE(parsed);
    EXPECT_EQ(parsed->all("FILE"), (Words{"--all", "-x", "--"}));
    EXPECT_FALSE(parsed->has("--all"));
}

TEST(Parse, LeftOutArgumentsAreAbsent) {
    const auto parsed = parse(example(), {"chess"});
    ASSERT_TRUE(parsed);
    EXPECT_EQ(parsed->all("FILE"), Words{});
    EXPECT_FALSE(parsed->has("--all"));
    EXPECT_EQ(parsed->number("--depth"), std::nullopt);
}

TEST(Parse, SaysWhatIsWrong) {
    EXPECT_EQ(fault_of({}), "the argument VARIANT is missing");
    EXPECT_EQ(fault_of({"chess", "--depth"}), "the option --depth needs a value");
    EXPECT_EQ(fault_of({"chess", "--tag", "--depth", "3"}), "the option --tag needs a value");
    EXPECT_EQ(fault_of({"chess", "--tag", "--all"}), "the option --tag needs a value");
    EXPECT_EQ(fault_of({"chess", "--tag=--all"}), "none");
    EXPECT_EQ(fault_of({"chess", "--depth", "-3"}), "--depth needs a whole number, not «-3»");
    EXPECT_EQ(fault_of({"chess", "--depth", "99999999999999999999"}),
              "--depth needs a whole number, not «99999999999999999999»");
    EXPECT_EQ(fault_of({"chess", "--depth=1", "--depth=2"}), "the option --depth is given twice");
    EXPECT_EQ(fault_of({"chess", "--form", "lnog"}),
              "--form cannot be «lnog»; it can be: long, short");
    EXPECT_EQ(fault_of({"chess", "--dpeth=3"}), "there is no option «--dpeth»");
    EXPECT_EQ(fault_of({"chess", "-x"}), "there is no option «-x»");
    const Command no_arguments = {"variants", {}, nullptr};
    EXPECT_EQ(render(parse(no_arguments, {"x"}).error().message, Language::en),
              "one argument too many: «x»");
}

TEST(Parse, SuggestsOptionsAndChoices) {
    EXPECT_EQ(parse(example(), {"chess", "--dpeth=3"}).error().suggestions, Words{"--depth"});
    EXPECT_EQ(parse(example(), {"chess", "--form", "lnog"}).error().suggestions, Words{"long"});
}

TEST(Parse, UsageShowsTheShapeOfEveryArgument) {
    EXPECT_EQ(usage_of(example()), "kodeks game play VARIANT [FILE]... [--all] [--depth N] "
                                   "[--tag TEXT]... [--form FORM]");
    EXPECT_EQ(usage_of(one_or_more("ID")), "ID...");
}

} // namespace
} // namespace kodeks::cli
