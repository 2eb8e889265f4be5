// The rules of the house, each broken on purpose: the finding must name the place and the remedy.
#include "lib/tidy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::tools {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// A house of three rooms in which nothing is wrong yet.
Tree house() {
    Tree tree;
    tree.rooms = {
        {.name = "base", .line = 1}, {.name = "games", .line = 2}, {.name = "cli", .line = 3}};
    tree.variants = {"frisian"};
    tree.editions = {"fide2023"};
    tree.articles = {"FIDE:9.2", "FR:17#1"};
    tree.prefixes = {"FIDE", "FR"};
    return tree;
}

std::vector<std::string> report(const std::vector<Finding>& findings) {
    std::vector<std::string> lines;
    for (const Finding& finding : findings) {
        lines.push_back(describe(finding));
    }
    return lines;
}

TEST(Tidy, AcceptsASoundTree) {
    Tree tree = house();
    tree.rooms[1].rooms = {"base"};
    tree.sources.emplace_back("src/base/a.hpp", "// A thing.\n#pragma once\n");
    tree.sources.emplace_back("src/games/b.cpp",
                              "#include \"base/a.hpp\"\n// FR:17 and FIDE:9.2\nint f() {\n}\n");
    EXPECT_THAT(report(check_everything(tree)), IsEmpty());
}

TEST(Tidy, FindsARoomUsingOneItDoesNotDeclare) {
    Tree tree = house();
    tree.rooms[1].rooms = {"base"};
    tree.sources.emplace_back("src/games/b.cpp",
                              "#include \"base/a.hpp\"\n#include \"cli/c.hpp\"\n");
    EXPECT_THAT(report(check_rooms(tree)),
                ElementsAre("src/games/b.cpp:2: room 'games' does not declare that it uses the "
                            "room 'cli'; do without it or declare it in CMakeLists.txt "
                            "(docs/architecture.md)"));
}

TEST(Tidy, FindsADeclaredRoomThatNothingIncludes) {
    Tree tree = house();
    tree.rooms[1].rooms = {"base"};
    tree.sources.emplace_back("src/games/b.cpp", "// #include \"base/a.hpp\"\n");
    EXPECT_THAT(report(check_rooms(tree)),
                ElementsAre("CMakeLists.txt:2: room 'games' declares the room 'base' but includes "
                            "nothing of it; remove it"));
}

TEST(Tidy, FindsRoomsThatUseEachOtherInACircle) {
    Tree tree = house();
    tree.rooms[1].rooms = {"base"};
    tree.rooms[0].rooms = {"cli"};
    tree.rooms[2].rooms = {"games"};
    tree.sources.emplace_back("src/base/a.cpp", "#include \"cli/c.hpp\"\n");
    tree.sources.emplace_back("src/games/b.cpp", "#include \"base/a.hpp\"\n");
    tree.sources.emplace_back("src/cli/c.cpp", "#include \"games/b.hpp\"\n");
    EXPECT_THAT(report(check_rooms(tree)),
                ElementsAre("CMakeLists.txt:1: room 'base' uses room 'cli', which is not declared "
                            "before it; rooms must not use each other in a circle"));
}

TEST(Tidy, ComparesTheDeclaredLibrariesWithTheIncludes) {
    Tree tree = house();
    tree.rooms = {{.name = "base", .libraries = {"fmt::fmt", "Boost::json"}, .line = 7}};
    tree.sources.emplace_back("src/base/a.cpp",
                              "#include <vector>\n#include <fmt/format.h>\n#include <zstd.h>\n");
    EXPECT_THAT(report(check_rooms(tree)),
                ElementsAre("src/base/a.cpp:3: room 'base' does not declare that it uses the "
                            "library 'PkgConfig::zstd'; do without it or declare it in "
                            "CMakeLists.txt (docs/architecture.md)",
                            "CMakeLists.txt:7: room 'base' declares the library 'Boost::json' but "
                            "includes nothing of it; remove it"));
}

TEST(Tidy, FindsASourceThatNoTargetBuilds) {
    Tree tree = house();
    tree.sources.emplace_back("src/attic/b.cpp", "int f();\n");
    EXPECT_THAT(report(check_rooms(tree)),
                ElementsAre("src/attic/b.cpp: no target builds this file: declare the room 'attic' "
                            "in CMakeLists.txt or move the file into one"));
}

TEST(Tidy, FindsAHeaderNobodyIncludes) {
    Tree tree = house();
    tree.sources.emplace_back("src/base/a.hpp", "// A thing.\n");
    EXPECT_THAT(report(check_rooms(tree)),
                ElementsAre("src/base/a.hpp: nobody includes this header; use it or delete it"));
}

TEST(Tidy, FindsALongLineCountingCharactersNotBytes) {
    Tree tree = house();
    std::string cyrillic;
    for (int i = 0; i < 100; ++i) {
        cyrillic += "ї";
    }
    tree.sources.emplace_back("src/base/a.cpp", std::string(120, 'x') + "\n" + cyrillic + "\n");
    EXPECT_THAT(
        report(check_sizes(tree)),
        ElementsAre("src/base/a.cpp:1: the line has 120 columns, the limit is 100; break it"));
}

TEST(Tidy, FindsALongFunctionAndALongFileUnlessTheRatchetKnowsThem) {
    Tree tree = house();
    std::string body = "int f(int x) {\n";
    for (int i = 0; i < 449; ++i) {
        body += "    if (x) { g(); }\n";
    }
    body += "}\n";
    tree.sources.emplace_back("src/base/a.cpp", body);
    EXPECT_THAT(
        report(check_sizes(tree)),
        ElementsAre("src/base/a.cpp: the file has 451 lines, the limit is 400; a file holds "
                    "one noun, find the second one and move it out",
                    "src/base/a.cpp:1: f has 451 lines, the limit is 70; a function holds "
                    "one thought, name its parts"));
    tree.ratchet = {{"src/base/a.cpp", 451}, {"src/base/a.cpp f", 451}};
    EXPECT_THAT(report(check_sizes(tree)), IsEmpty());
    tree.ratchet["src/base/a.cpp f"] = 450;
    EXPECT_EQ(check_sizes(tree).size(), 1U) << "what is over the limit may not grow";
}

TEST(Tidy, FindsAClockInAPureRoomButNotAtTheEdge) {
    Tree tree = house();
    const std::string code = "auto t = std::chrono::system_clock::now(); // \"rand()\"\n";
    tree.sources.emplace_back("src/games/b.cpp", code);
    tree.sources.emplace_back("src/cli/c.cpp", code);
    EXPECT_THAT(report(check_purity(tree)),
                ElementsAre("src/games/b.cpp:1: 'games' is a pure room and may not use a clock; "
                            "take the time as an argument"));
}

TEST(Tidy, FindsEveryOtherImpurity) {
    for (const char* line :
         {"int x = rand();", "std::random_device d;", "auto* e = std::getenv(\"A\");",
          "std::cout << 1;", "std::printf(\"a\");", "std::ifstream in;", "std::thread t;",
          "std::locale l;", "static int counter = 0;", "thread_local int x;"}) {
        Tree tree = house();
        tree.sources.emplace_back("src/games/b.cpp", std::string(line) + "\n");
        EXPECT_EQ(check_purity(tree).size(), 1U) << line;
    }
    for (const char* line :
         {"static constexpr int limit = 3;", "static const Table table = make();",
          "static bool is_dark(Field field) {", "// std::cout", "run(\"rand()\");"}) {
        Tree tree = house();
        tree.sources.emplace_back("src/games/b.cpp", std::string(line) + "\n");
        EXPECT_THAT(report(check_purity(tree)), IsEmpty()) << line;
    }
}

TEST(Tidy, FindsAVariantOrRulebookNamedOutsideItsHome) {
    Tree tree = house();
    const std::string code =
        "if (name == \"Frisian\") {\n}\nuse(fide2023);\n// frisian is fine here\n";
    tree.sources.emplace_back("src/games/b.cpp", code);
    tree.sources.emplace_back("src/games/variants/frisian.cpp", code);
    tree.sources.emplace_back("src/games/registry.cpp", code);
    tree.sources.emplace_back("tests/games/b_test.cpp", code);
    EXPECT_THAT(report(check_names(tree)),
                ElementsAre("src/games/b.cpp:1: the variant name 'frisian' belongs into its own "
                            "data file, tests and the registry; here, ask a property of it instead",
                            "src/games/b.cpp:3: the rulebook name 'fide2023' belongs into its own "
                            "data file, tests and the registry; here, ask a property of it "
                            "instead"));
}

TEST(Tidy, FindsAnUnknownArticle) {
    Tree tree = house();
    tree.sources.emplace_back("tests/games/b_test.cpp", "ARTICLE(\"FIDE:9.2\", \"FIDE:99.1\");\n");
    EXPECT_THAT(report(check_names(tree)),
                ElementsAre("tests/games/b_test.cpp:1: no article 'FIDE:99.1' in data/rulebook; "
                            "look it up with `kodeks rules search`"));
}

TEST(Tidy, FindsAHeadingCitedAsAnArticle) {
    Tree tree = house();
    tree.articles = {"FIDE:9.2.1", "FIDE:9.2.2"};
    const std::string code = "// FIDE:9.2 is about repetition\nuse(cited<\"FIDE:9.2\">);\n";
    tree.sources.emplace_back("src/rulebook/editions/b.cpp", code);
    EXPECT_THAT(report(check_names(tree)),
                ElementsAre("src/rulebook/editions/b.cpp:2: no article 'FIDE:9.2' in "
                            "data/rulebook; look it up with `kodeks rules search`"));
}

TEST(Tidy, FindsLeftovers) {
    Tree tree = house();
    tree.sources.emplace_back("src/base/a.hpp", "#pragma once\n// TO"
                                                "DO: later\n");
    tree.texts.emplace_back("docs/a.md", "see /home/somebody/file, or src/home/x\n");
    EXPECT_THAT(report(check_leftovers(tree)),
                ElementsAre("src/base/a.hpp:2: a leftover reminder; do it or file an issue",
                            "src/base/a.hpp:1: a header begins with a comment: what is here, why, "
                            "and which invariants it keeps",
                            "docs/a.md:1: an absolute path of one machine; make it relative"));
}

TEST(FunctionsOf, MeasuresBodiesNotTypesOrInitialisers) {
    const Source source("src/base/a.cpp",
                        "struct S {\n    int f() const {\n        return 1;\n    }\n};\n"
                        "int table[] = {\n1,\n};\n"
                        "int g(int a,\n      int b) {\n    auto h = [](int c) {\n"
                        "        return c;\n    };\n    return h(a) + b;\n}\n");
    const auto functions = functions_of(source);
    ASSERT_EQ(functions.size(), 2U);
    EXPECT_EQ(functions[0].name, "f");
    EXPECT_EQ(functions[0].length, 3);
    EXPECT_EQ(functions[1].name, "g");
    EXPECT_EQ(functions[1].length, 6);
}

} // namespace
} // namespace kodeks::tools
