#include "lib/conformance.hpp"

#include <fstream>

#include <gtest/gtest.h>

namespace kodeks::tools {
namespace {

Catalogue small_catalogue() {
    Catalogue catalogue;
    catalogue.rulebooks.push_back({"fide2023",
                                   "FIDE",
                                   {{"FIDE:1", "engine", "a"},
                                    {"FIDE:2", "engine", "b"},
                                    {"FIDE:3", "physical", "c"},
                                    {"FIDE:4", "referee", "d"},
                                    {"FIDE:5", "referee", "e"}}});
    return catalogue;
}

TEST(Conformance, CountsEveryArticleOnce) {
    Proven proven;
    proven.tests["FIDE:1"] = {"Suite.test"};
    proven.naming["FIDE:5"] = {"Suite.word"};
    const std::string page =
        conformance_page(small_catalogue(), proven, {{"FIDE:4", "only a person can see it"}});
    EXPECT_NE(page.find("| all five | 5 | 1 | 1 | 1 | 1 | 1 |"), std::string::npos) << page;
    EXPECT_NE(page.find("| engine | 2 | 1 | 0 | 0 | 0 | 1 |"), std::string::npos) << page;
    EXPECT_NE(page.find("<details><summary>Open articles</summary>\n\nFIDE:2\n"), std::string::npos)
        << page;
    EXPECT_NE(page.find("<details><summary>Named articles</summary>\n\nFIDE:5\n"),
              std::string::npos)
        << page;
    EXPECT_NE(page.find("| FIDE:4 | only a person can see it |"), std::string::npos) << page;
}

TEST(Conformance, CountsAnUnchangedArticleOfAYoungerEditionAsProvedByTheOlder) {
    Catalogue catalogue = small_catalogue();
    catalogue.rulebooks.push_back({"next",
                                   "NEXT",
                                   {{"NEXT:1", "engine", "a", {"FIDE:1"}, 1},
                                    {"NEXT:2", "engine", "other", {"FIDE:2"}, 0},
                                    {"NEXT:4~1", "referee", "d", {"FIDE:4"}, 1}}});
    Proven proven;
    proven.tests["FIDE:1"] = {"Suite.test"};
    proven.tests["FIDE:2"] = {"Suite.test"};
    const std::string page = conformance_page(catalogue, proven, {});
    EXPECT_NE(page.find("## next (NEXT:)\n\n"
                        "| kind | total | proved | named | checklist | not by software | open |\n"
                        "|---|---|---|---|---|---|---|\n"
                        "| engine | 2 | 1 | 0 | 0 | 0 | 1 |\n"
                        "| referee | 1 | 0 | 0 | 0 | 0 | 1 |\n"
                        "| **all** | 3 | 1 | 0 | 0 | 0 | 2 |\n\n"
                        "<details><summary>Open articles</summary>\n\nNEXT:2 NEXT:4\\~1\n"),
              std::string::npos)
        << page;
}

TEST(Conformance, AddsUpWhatTheTestProgramsLeft) {
    const auto folder = std::filesystem::path(testing::TempDir()) / "kodeks-proofs-test";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "test_a.tsv") << "#passed\t3\n#failed\t1\nFIDE:1\tA.x\n";
    std::ofstream(folder / "test_b.tsv") << "#passed\t2\n#failed\t0\nFIDE:1\tB.y\nFIDE:2\tB.y\n";
    const Proven proven = read_proofs(folder);
    std::filesystem::remove_all(folder);
    EXPECT_EQ(proven.passed, 5);
    EXPECT_EQ(proven.failed, 1);
    EXPECT_EQ(conformance_table(proven), "article\ttest\tstanding\nFIDE:1\tA.x\tproved\n"
                                         "FIDE:1\tB.y\tproved\nFIDE:2\tB.y\tproved\n");
}

TEST(Conformance, EchoesNameAnArticleAndTwoKindsOfThemProveIt) {
    const auto folder = std::filesystem::path(testing::TempDir()) / "kodeks-echoes-test";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "test_a.tsv") << "#passed\t4\n#failed\t0\nFIDE:1\tA.x\treported\n"
                                            "FIDE:2\tA.x\tgranted\nFIDE:3\tA.x\tgranted\n";
    std::ofstream(folder / "test_b.tsv") << "#passed\t0\n#failed\t0\nFIDE:1\tB.y\treported\n"
                                            "FIDE:2\tB.y\trefused\nFIDE:3\tB.z\n";
    const Proven proven = read_proofs(folder);
    std::filesystem::remove_all(folder);
    EXPECT_EQ(conformance_table(proven), "article\ttest\tstanding\n"
                                         "FIDE:2\tA.x\tproved\nFIDE:2\tB.y\tproved\n"
                                         "FIDE:3\tA.x\tproved\nFIDE:3\tB.z\tproved\n"
                                         "FIDE:1\tA.x\tnamed\nFIDE:1\tB.y\tnamed\n");
}

} // namespace
} // namespace kodeks::tools
