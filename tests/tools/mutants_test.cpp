// Breaking rules on purpose: the whole text that comes out, and what each mutant is called.
#include "lib/mutants.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace kodeks::tools;
using testing::ElementsAre;

std::vector<std::string> told(const Broken& broken) {
    std::vector<std::string> out;
    for (const Mutant& mutant : broken.mutants) {
        std::string line = std::to_string(mutant.number) + " " + mutant.place + ": " +
                           mutant.right + " -> " + mutant.wrong + " [";
        for (const std::string& article : mutant.articles) {
            line += article + " ";
        }
        out.push_back(line + "]");
    }
    return out;
}

TEST(BrokenData, EveryDatumStandsBesideAWrongOne) {
    Enumerations enumerations;
    collect_enumerations("enum class Pace : std::uint8_t { standard, rapid = 4, blitz };",
                         enumerations);
    const Broken broken =
        break_data("rules.hpp",
                   "// A comment: 5, true.\n"
                   "inline constexpr Row rows[] = {\n"
                   "    {Pace::blitz, minutes(2), cited<\"A:1\", \"A:2\">},\n"
                   "};\n"
                   "inline constexpr Rules rules = {\n"
                   "    .name = \"word\", .late = {.loses = true, .rows = rows}};\n",
                   enumerations, 7);
    EXPECT_EQ(
        broken.text,
        "// A comment: 5, true.\n"
        "inline const Row rows[] = {\n"
        "    {broken::either(Pace::blitz, 7, Pace::standard), minutes(broken::either(2, 8, 3)), "
        "broken::list(cited<\"A:1\", \"A:2\">, {{9, cited<\"A:2\", \"A:2\">}, "
        "{10, cited<\"A:1\", \"A:1\">}, {11, {}}})},\n"
        "};\n"
        "inline const Rules rules = {\n"
        "    .name = \"word\", .late = {.loses = broken::either(true, 12, false), "
        ".rows = rows}};\n");
    EXPECT_THAT(told(broken), ElementsAre("7 rows[0][0]: Pace::blitz -> Pace::standard [A:1 A:2 ]",
                                          "8 rows[0][1]: 2 -> 3 [A:1 A:2 ]",
                                          "9 rows[0][2]: \"A:1\" -> \"A:2\" [A:1 ]",
                                          "10 rows[0][2]: \"A:2\" -> \"A:1\" [A:2 ]",
                                          "11 rows[0][2]: \"A:1\", \"A:2\" -> nothing [A:1 A:2 ]",
                                          "12 rules.late.loses: true -> false [A:1 A:2 ]"));
}

TEST(BrokenData, FunctionsAndSizesStayAsTheyAre) {
    const std::string text = "constexpr int twice(int x) { return 2 * x; }\n"
                             "inline constexpr std::string_view names[] = {\"one\", \"two\"};\n";
    const Broken broken = break_data("rules.hpp", text, {}, 1);
    EXPECT_EQ(broken.text, "constexpr int twice(int x) { return 2 * x; }\n"
                           "inline const std::string_view names[] = {\"one\", \"two\"};\n");
    EXPECT_TRUE(broken.mutants.empty());
}

TEST(BrokenCode, ConditionsAnswersAndFactsAreTurned) {
    const Broken broken = break_code("late.cpp",
                                     "// Whoever is late loses (FIDE:6.7.1).\n"
                                     "bool is_late(const Desk& desk) {\n"
                                     "    if (const auto x = f(); x > 2 && y == 3) {\n"
                                     "        return true;\n"
                                     "    }\n"
                                     "    if (const Answer refused = g()) {\n"
                                     "        desk.rule(ruling(\"late\", h(1)));\n"
                                     "    }\n"
                                     "    return desk.now() > limit;\n"
                                     "}\n",
                                     1);
    EXPECT_EQ(
        broken.text,
        "// Whoever is late loses (FIDE:6.7.1).\n"
        "bool is_late(const Desk& desk) {\n"
        "    if (const auto x = f();broken::turned(1, static_cast<bool>( x > 2 && y == 3))) {\n"
        "        return broken::turned(2, static_cast<bool>(true));\n"
        "    }\n"
        "    if (const Answer refused = g()) {\n"
        "        if (!broken::is_left_out(3)) desk.rule(ruling(\"late\", h(1)));\n"
        "    }\n"
        "    return broken::turned(4, static_cast<bool>(desk.now() > limit));\n"
        "}\n");
    EXPECT_THAT(told(broken),
                ElementsAre("1 is_late: if:  x > 2 && y == 3 -> not so [FIDE:6.7.1 ]",
                            "2 is_late: return: true -> not so [FIDE:6.7.1 ]",
                            "3 is_late: statement: desk.rule(ruling(\"late\", h(1))) -> left out "
                            "[FIDE:6.7.1 ]",
                            "4 is_late: return: desk.now() > limit -> not so [FIDE:6.7.1 ]"));
}

} // namespace
