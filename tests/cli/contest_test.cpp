// The contest commands as a secretary and the judges type them, and the collection of compositions.
#include "cli/contest_commands.hpp"

namespace kodeks::cli {
namespace {

namespace fs = std::filesystem;

TEST_F(ContestCommands, AWholeContest) {
    EXPECT_EQ(go("new", "--regulations data/examples/contest-regulations.json"),
              "Announced: Winter contest of zadachi\n");
    EXPECT_EQ(go("author", "Berg --born 1980 --rank master --society none --post teacher "
                           "--address Riga --on 2026-01-10"),
              "Participant 1: Berg [RU:6.5.5#9]\n");
    EXPECT_EQ(refused("author", "Arnold --born 1980 --rank master --society none --post teacher "
                                "--address Riga --on 2026-01-10"),
              "kodeks: The chief judge may not take part [RU:6.7.2#20]\n");
    EXPECT_EQ(
        refused("enter", "Berg data/examples/zadacha.json --section 1 --copies 2 --on 2026-04-02"),
        "kodeks: The last day was 2026-04-01 [RU:6.5.2#5]\n");
    EXPECT_EQ(go("enter", "Berg data/examples/zadacha.json --section 1 --copies 2 --on 2026-02-01"),
              "Work 1 is received in section 1 [RU:6.5.2#5]\n");
    EXPECT_EQ(
        go("enter", "1 data/examples/zadacha-second.json --section 1 --copies 2 --on 2026-02-01"),
        "Work 2 is received in section 1 [RU:6.5.2#5]\n");
    go("done", "works-forwarded --section 1 --on 2026-04-02");
    // The solver finds the second way that the author of the second work overlooked.
    EXPECT_EQ(go("examine", "--on 2026-04-03"),
              "Work 1 is examined: no formal defect [RU:6.7.2#12]\n"
              "Work 2 is defective by RU:6.2.4#3, RU:6.2.6#3, RU:6.2.5#1 [RU:6.7.2#12, "
              "RU:6.1.1#4]\n");
    EXPECT_EQ(refused("mark", "2 9 --judge Clemens --on 2026-04-10"),
              "kodeks: The work is defective and gets no mark [RU:6.1.1#4]\n");
    EXPECT_EQ(go("mark", "1 8.5 --judge Clemens --on 2026-04-10"),
              "Work 1: mark 8½ by Clemens [RU:6.7.2#13]\n");
    go("done", "section-reported --section 1 --on 2026-04-20");
    go("done", "reports-checked --on 2026-04-21");
    EXPECT_EQ(go("award", "--on 2026-05-01"), "The preliminary results are published on 2026-05-01 "
                                              "[RU:6.5.2#11, RU:6.5.2#6]\n");
    EXPECT_EQ(refused("award", "--final --on 2026-06-30"),
              "kodeks: The final award follows 2 months after the preliminary one: 2026-07-01 or "
              "later [RU:6.5.2#12]\n");
    go("award", "--final --on 2026-07-01");
    EXPECT_EQ(go("table", "--csv"), "section,place,name,work,points,prize\n1,1,Berg,1,8½,prize\n");
    EXPECT_EQ(go("paper", "award --format csv"),
              "Place,Name,Points,Distinction\n1,Berg,8½,prize\n");
}

TEST_F(ContestCommands, MissingStatementsAreListed) {
    const std::string regulations = (folder_ / "r.json").string();
    std::ofstream(regulations) << R"({"title":"T","rulebook":"ru-code","form":"contest"})";
    const Called called = call("contest new " + file_ + " --regulations " + regulations);
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_FALSE(fs::exists(file_));
    for (const char* article :
         {"RU:6.5.2#1]", "RU:6.5.2#2]", "RU:6.5.2#3]", "RU:6.5.2#4]", "RU:6.5.2#5]", "RU:6.5.2#6]",
          "RU:6.5.2#7]", "RU:6.5.2#8]", "RU:6.5.2#9]", "RU:6.5.2#10]"}) {
        EXPECT_NE(called.talk.find(article), std::string::npos) << article;
    }
}

TEST_F(ContestCommands, AMistakeInAFileHasItsPlace) {
    std::ofstream(file_) << "{\"kodeks-ledger\":1}\n{\"stream\":\"contest\"}\n";
    const Called called = call("contest table " + file_);
    EXPECT_EQ(called.exit, Exit::bad_input);
    EXPECT_EQ(called.talk.substr(0, file_.size() + 3), file_ + ":2:") << called.talk;
}

TEST_F(ContestCommands, ACollectionIsMadeSearchedAndAsked) {
    const std::string name = (folder_ / "all.jsonl").string();
    const Called made = call("composition collect " + name + " data/examples/collection.jsonl");
    EXPECT_EQ(made.out, "Compositions in the collection: 3; left out: 0\n");
    const Called found =
        call("composition find " + name + " --json --position W:Wa5,e3,a1,g1:Be5,g5,b2,Ke1");
    EXPECT_EQ(found.exit, Exit::done);
    EXPECT_NE(found.out.find("\"author\": \"Berg\""), std::string::npos) << found.out;
    const Called nothing = call("composition find " + name + " --author Nobody");
    EXPECT_EQ(nothing.exit, Exit::no);
    EXPECT_EQ(nothing.out, "Nothing was found.\n");
    const Called full = call("composition predecessors " + name +
                             " tests/data/compositions/proved/russian_problem_sound.json "
                             "--on 2026-11-17");
    EXPECT_EQ(full.exit, Exit::no);
    EXPECT_NE(full.out.find("the later work has no right to exist [RU:6.4.3#3]"), std::string::npos)
        << full.out;
}

TEST(CompositionGenerate, TheSameSeedGivesTheSameEtudes) {
    const Called first = call("composition generate russian --count 2 --pieces 3 --seed 7");
    EXPECT_EQ(first.exit, Exit::done);
    EXPECT_EQ(first.out, call("composition generate russian --count 2 --pieces 3 --seed 7").out);
    EXPECT_EQ(call("composition generate chess").exit, Exit::wrong_usage);
}

TEST(CompositionCheck, ATooLargeFileIsRefused) {
    const fs::path path = fs::temp_directory_path() / "kodeks-too-large.json";
    std::ofstream(path) << std::string(std::size_t{11} << 20U, ' ');
    const Called called = call("composition check " + path.string());
    fs::remove(path);
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_EQ(called.talk, "kodeks: a composition may have at most 10 MiB\n");
}

// Another game must not be taken instead.
TEST(Collecting, TellsAGameItDoesNotKnow) {
    const std::string known =
        "kodeks: --variant cannot be «chekers»; it can be: russian, brazilian, international, "
        "frisian, spantsireti, russian-giveaway, international-giveaway, spantsireti-giveaway\n";
    for (const char* command : {"collect - data/examples/zadacha.json",
                                "find data/examples/collection.jsonl --author Berg"}) {
        const Called called = call("composition " + std::string(command) + " --variant chekers");
        EXPECT_EQ(called.out, "") << command;
        EXPECT_TRUE(called.talk.starts_with(known)) << called.talk;
    }
}

} // namespace
} // namespace kodeks::cli
