#include "cli/call.hpp"
#include "cli/table_folder.hpp"
#include "support/table_kit.hpp"

#include <filesystem>
#include <fstream>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

// A folder of its own for every test.
class TruthCommands : public testing::Test {
protected:
    TruthCommands() {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = fs::temp_directory_path() /
                  ("kodeks-" + std::to_string(getpid()) + "-" + std::string(test->name()));
        fs::remove_all(folder_);
    }

    ~TruthCommands() override { fs::remove_all(folder_); }

    Called with_folder(const std::string& line) const {
        return call(line + " --dir " + folder_.string());
    }

    std::string file() const { return (folder_ / "russian.tables").string(); }

    fs::path folder_;
};

TEST_F(TruthCommands, BuildWritesOneFileThatVerifies) {
    const Called built = with_folder("truth build russian --pieces 3 --threads 2");
    EXPECT_EQ(built.exit, Exit::done);
    EXPECT_EQ(built.out,
              file() + ": 199520 positions, " + std::to_string(fs::file_size(file())) + " bytes\n");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 1);
    EXPECT_EQ(with_folder("truth verify russian"),
              (Called{Exit::done, file() + ": 199520 positions, 0 wrong\n", ""}));
}

TEST_F(TruthCommands, BuildGoesOnAfterAnInterruption) {
    TableFolder folder(folder_);
    test::MemoryStorage storage;
    truth::tables::SerialExecutor executor;
    const auto& engine = test::engine("russian");
    ASSERT_TRUE(
        build_table(engine, {.slices = truth::tables::slices_of({2, 2})}, {executor, &storage}));
    for (const auto& [name, part] : storage.parts) {
        ASSERT_TRUE(folder.write(name, part).has_value());
    }
    const Called built = with_folder("truth build russian --pieces 2");
    EXPECT_EQ(built.exit, Exit::done);
    EXPECT_NE(built.talk.find("was there already"), std::string::npos) << built.talk;
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 1);
}

TEST_F(TruthCommands, BuildWithoutAGameMakesWhatIsMissing) {
    ASSERT_EQ(with_folder("truth build russian --pieces 3").exit, Exit::done);
    fs::create_directories(folder_);
    std::ofstream(folder_ / "frisian.tables") << "something else";
    const auto larger = fs::file_size(file());
    const Called built = with_folder("truth build --pieces 2 --json");
    EXPECT_EQ(built.exit, Exit::done);
    const json::value answer = json::parse(built.out);
    ASSERT_EQ(answer.at("tables").as_array().size(), 4U);
    std::string files;
    for (const json::value& table : answer.at("tables").as_array()) {
        const fs::path path(std::string_view(table.at("file").as_string()));
        const bool made = built.talk.find("building " + path.string() + "\n") != std::string::npos;
        files += path.filename().string() + (made ? " made\n" : " found\n");
        EXPECT_EQ(table.at("bytes").to_number<std::uint64_t>(), fs::file_size(path));
    }
    EXPECT_EQ(files, "russian.tables found\nbrazilian.tables made\n"
                     "international.tables made\nfrisian.tables made\n");
    EXPECT_EQ(fs::file_size(file()), larger); // what holds more is kept
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 4);
    const Called again = with_folder("truth build --pieces 2");
    EXPECT_EQ(again.exit, Exit::done);
    EXPECT_EQ(again.talk, "");
    EXPECT_EQ(std::ranges::count(again.out, '\n'), 4);
}

// As ./run calls it: told once, with a way out.
TEST_F(TruthCommands, BuildWithoutAGameSaysWhenTheFolderCannotBeWritten) {
    fs::create_directories(folder_.parent_path());
    std::ofstream(folder_.string()) << "a file, not a folder";
    const Called closed = with_folder("truth build --pieces 2");
    EXPECT_EQ(closed.exit, Exit::bad_input);
    EXPECT_EQ(closed.out, "");
    EXPECT_EQ(closed.talk,
              "building " + file() + "\n" + (folder_ / "russian-1K-1K.part").string() +
                  ": the file cannot be written: Not a directory\n"
                  "endgame tables cannot be kept there; they will be built in memory whenever they "
                  "are needed, or set KODEKS_DATA to another folder\n");
    const Called small = with_folder("truth build --pieces 3 --memory 0");
    EXPECT_EQ(small.talk,
              "building " + file() + "\n1K-1K needs 1 MiB of memory; raise the limit\n");
}

TEST_F(TruthCommands, RefuseADamagedFile) {
    ASSERT_EQ(with_folder("truth build russian --pieces 2").exit, Exit::done);
    {
        std::fstream broken(file(), std::ios::in | std::ios::out | std::ios::binary);
        broken.seekp(-1, std::ios::end);
        broken.put('x');
    }
    EXPECT_EQ(with_folder("truth verify russian"),
              (Called{Exit::bad_input, "", file() + ": the table is damaged: block 3\n"}));
    std::ofstream(file()) << "something else";
    for (const char* command :
         {"truth verify russian", "truth facts russian", "truth probe russian --fen W:WKa1:BKh8"}) {
        EXPECT_EQ(with_folder(command),
                  (Called{Exit::bad_input, "", file() + ": this is not a table of Kodeks\n"}));
    }
}

TEST_F(TruthCommands, VerifyNeedsAFile) {
    EXPECT_EQ(
        with_folder("truth verify russian"),
        (Called{Exit::no, "",
                "kodeks: there is no table " + file() + "; build it with: kodeks truth build\n"}));
}

TEST_F(TruthCommands, FactsCountWhatTheFileHolds) {
    ASSERT_EQ(with_folder("truth build russian --pieces 2").exit, Exit::done);
    const json::value facts = json::parse(with_folder("truth facts russian --json").out);
    ASSERT_EQ(facts.at("slices").as_array().size(), 4U);
    EXPECT_EQ(facts.at("slices").at(0).at("slice").as_string(), "1K-1K");
    EXPECT_EQ(facts.at("slices").at(0).at("wins").as_int64(), 194);
    EXPECT_EQ(facts.at("slices").at(0).at("losses").as_int64(), 2);
    EXPECT_EQ(facts.at("slices").at(0).at("draws").as_int64(), 796);
    const std::string text = with_folder("truth facts russian").out;
    EXPECT_NE(text.find("all 2"), std::string::npos) << text;
}

TEST_F(TruthCommands, ProbeTellsValueLineAndMoves) {
    EXPECT_EQ(with_folder("truth probe russian --fen W:WKa1:BKh8"),
              (Called{Exit::done,
                      "loss in 1 move (2 plies)\n"
                      "a1-g7 h8:f6\n"
                      "\n"
                      "move   worth\n"
                      "a1-g7  loss in 1 move (2 plies)\n"
                      "a1-f6  loss in 1 move (2 plies)\n"
                      "a1-e5  loss in 1 move (2 plies)\n"
                      "a1-d4  loss in 1 move (2 plies)\n"
                      "a1-c3  loss in 1 move (2 plies)\n"
                      "a1-b2  loss in 1 move (2 plies)\n",
                      ""}));
    const json::value study =
        json::parse(with_folder("truth probe frisian --json --fen W:WK31,K42:BK36").out);
    EXPECT_EQ(study.at("value").as_string(), "win");
    EXPECT_EQ(study.at("plies").as_int64(), 19);
    EXPECT_EQ(study.at("line").as_array().size(), 19U);
}

TEST_F(TruthCommands, ProbeSearchesBeyondTheTables) {
    const Called open = with_folder("truth probe international --budget 100");
    EXPECT_EQ(open,
              (Called{Exit::no, "White can force a win: open\nBlack can force a win: open\n", ""}));
    const Called won =
        with_folder("truth probe russian --fen W:Wc3,e3,g3:Bd4,d6,f6,h4,a7 --budget 20000");
    EXPECT_NE(won.exit, Exit::internal);
}

TEST_F(TruthCommands, SayWhichGamesHaveTables) {
    EXPECT_EQ(with_folder("truth build chess"),
              (Called{Exit::wrong_usage, "",
                      "kodeks: there are no tables for chess; there are for: russian, brazilian, "
                      "international, frisian\n"}));
    EXPECT_EQ(with_folder("truth build russian --pieces 9").exit, Exit::wrong_usage);
    EXPECT_EQ(with_folder("truth build russian --pieces 3 --threads 0").exit, Exit::wrong_usage);
}

TEST_F(TruthCommands, SayWhenMemoryIsShortOrTheFolderIsClosed) {
    EXPECT_EQ(with_folder("truth build russian --pieces 3 --memory 0").talk,
              "1K-1K needs 1 MiB of memory; raise the limit\n");
    fs::create_directories(folder_.parent_path());
    std::ofstream(folder_.string()) << "a file, not a folder";
    const Called closed = with_folder("truth build russian --pieces 2");
    EXPECT_EQ(closed.exit, Exit::bad_input);
}

} // namespace
} // namespace kodeks::cli
