// The built program as a process: exit codes, streams, environment, pipes.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

#include <gtest/gtest.h>
#include <sys/wait.h>

namespace kodeks::cli {
namespace {

struct Finished {
    int code = -1;
    std::string out;
};

class ProgramTest : public testing::Test {
protected:
    void SetUp() override {
        ASSERT_NE(std::getenv("KODEKS_PROGRAM"), nullptr)
            << "KODEKS_PROGRAM names the program to test; ctest sets it";
    }

    // Runs a line of the shell in which $KODEKS_PROGRAM is the program.
    static Finished shell(const std::string& line) {
        std::FILE* pipe = popen(line.c_str(), "r"); // NOLINT(bugprone-command-processor)
        Finished finished;
        std::array<char, 4096> buffer{};
        while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
            finished.out.append(buffer.data(), count);
        }
        const int status = pclose(pipe);
        finished.code = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
        return finished;
    }
};

TEST_F(ProgramTest, ExitCodesSayWhatHappened) {
    EXPECT_EQ(shell("$KODEKS_PROGRAM --version 2>&1").code, 0);
    EXPECT_EQ(shell("$KODEKS_PROGRAM rules show nothing 2>&1").code, 1);
    EXPECT_EQ(shell("$KODEKS_PROGRAM nothing 2>&1").code, 2);
}

#if defined(NDEBUG) // the sanitizers themselves need more memory than is left here
TEST_F(ProgramTest, WhenMemoryRunsOutItSaysSo) {
    const Finished finished = shell("ulimit -v 120000; head -c 300000000 /dev/zero | "
                                    "$KODEKS_PROGRAM game check - 2>&1");
    EXPECT_EQ(finished.code, 70);
    EXPECT_EQ(finished.out, "kodeks: an internal error, please report it: std::bad_alloc\n");
}
#endif

TEST_F(ProgramTest, ResultsAndTalkAreApart) {
    EXPECT_EQ(shell("$KODEKS_PROGRAM rules list FR 2>&1 >/dev/null").out, "54 articles\n");
    EXPECT_EQ(shell("$KODEKS_PROGRAM rules show nothing 2>/dev/null").out, "");
}

TEST_F(ProgramTest, TheEnvironmentGivesTheLanguage) {
    const std::string counted = "$KODEKS_PROGRAM rules list FR 2>&1 >/dev/null";
    EXPECT_EQ(shell("KODEKS_LANG=uk " + counted).out, "54 статті\n");
    EXPECT_EQ(shell("LC_ALL=ru_RU.UTF-8 KODEKS_LANG= " + counted).out, "54 статьи\n");
    EXPECT_EQ(shell("KODEKS_LANG=uk $KODEKS_PROGRAM --lang en rules list FR 2>&1 >/dev/null").out,
              "54 articles\n");
}

TEST_F(ProgramTest, AReaderThatGoesAwayIsNoError) {
    const Finished head = shell("{ { $KODEKS_PROGRAM rules list 2>/dev/null; echo $? >&3; } | head "
                                "-c 1 >/dev/null; } 3>&1");
    EXPECT_EQ(head.out, "0\n");
}

TEST_F(ProgramTest, AFullDiskIsReported) {
    const Finished finished =
        shell("LC_ALL=C KODEKS_LANG=en $KODEKS_PROGRAM --version 2>&1 >/dev/full");
    EXPECT_EQ(finished.code, 3);
    EXPECT_EQ(finished.out, "kodeks: cannot write the result: No space left on device\n");
}

} // namespace
} // namespace kodeks::cli
