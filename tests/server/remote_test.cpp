// The command line against a running server: the same commands as with a file.
#include "server/real.hpp"
#include "store_kit/kit.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>
#include <sys/wait.h>

namespace kodeks::server {

namespace {

class RemoteTest : public testing::Test {
protected:
    struct Ran {
        int code = -1;
        std::string said;
    };

    // A command of the program with a data folder of the test's own.
    Ran kodeks(const std::string& words, const std::string& input = "") const {
        const std::string line = "printf '%b' '" + input + "' | KODEKS_DATA=" + folder.file("own") +
                                 " $KODEKS_PROGRAM --lang en " + words + " 2>&1";
        std::FILE* const pipe = popen(line.c_str(), "r"); // NOLINT
        Ran ran;
        std::array<char, 4096> buffer{};
        while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
            ran.said.append(buffer.data(), count);
        }
        const int status = pclose(pipe);
        ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        return ran;
    }

    std::string url() const { return "http://127.0.0.1:" + std::to_string(server.port()); }

    const store::TempFolder folder;
    RealServer server{folder.file("data")};
};

TEST_F(RemoteTest, AnEventIsRunOnAServerAsInAFile) {
    EXPECT_EQ(kodeks("event standings 1 --server " + url()).code, 3); // nobody has come in
    const Ran in = kodeks("enter " + url() + " " + server.code());
    ASSERT_EQ(in.code, 0) << in.said;
    EXPECT_EQ(in.said, "you are in at " + url() + " as chief-arbiter\n");
    EXPECT_EQ(kodeks("enter " + url() + " " + server.code()).code, 3); // a code is good once

    const Ran made = kodeks("event new " + folder.file("open.kodeks") +
                            " --name Open --rulebook RU --year 2026 --system round-robin");
    ASSERT_EQ(made.code, 0) << made.said;
    HttpClient desk(server.port());
    std::ifstream file(folder.file("open.kodeks"), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::ifstream session(folder.file("own") + "/sessions/127.0.0.1-" +
                          std::to_string(server.port()));
    std::string token;
    std::getline(session, token);
    ASSERT_EQ(desk.call("POST", "/api/events/import", text, token)->status, 201);

    for (const char* name : {"Olena", "Ivan", "Petro", "Maria"}) {
        const Ran entered = kodeks(std::string("event enter 1 ") + name + " --server " + url());
        ASSERT_EQ(entered.code, 0) << entered.said;
    }
    const Ran lots = kodeks("event lots 1 --seed 20261117 --server " + url());
    ASSERT_EQ(lots.code, 0) << lots.said;
    const Ran paired = kodeks("event pair 1 --server " + url());
    ASSERT_EQ(paired.code, 0) << paired.said;
    const Ran result = kodeks("event result 1 1 1:0 --server " + url());
    ASSERT_EQ(result.code, 0) << result.said;
    const Ran standings = kodeks("event standings 1 --server " + url());
    EXPECT_EQ(standings.code, 0) << standings.said;
    const auto event = desk.call("GET", "/api/events/1/stages/1/rounds/1");
    EXPECT_EQ(event->status, 200);
    const Ran wrong = kodeks("event result 1 9 2:0 --server " + url());
    EXPECT_EQ(wrong.code, 1) << wrong.said;
}

TEST_F(RemoteTest, AGameIsRefereedOnAServerAsAtTheConsole) {
    ASSERT_EQ(kodeks("enter " + url() + " " + server.code()).code, 0);
    std::ifstream session(folder.file("own") + "/sessions/127.0.0.1-" +
                          std::to_string(server.port()));
    std::string token;
    std::getline(session, token);
    HttpClient desk(server.port());
    ASSERT_EQ(desk.call("POST", "/api/games",
                        R"({"rulebook":"fide2023","variant":"chess","control":"300"})", token)
                  ->status,
              201);
    const Ran ran = kodeks("referee play --game 1 --server " + url(),
                           "arbiter arrive white\\narbiter arrive black\\narbiter begin\\ne4\\n"
                           "e9\\nquit\\n");
    EXPECT_EQ(ran.code, 0) << ran.said;
    const auto game = desk.call("GET", "/api/games/1");
    EXPECT_EQ(game->body.at("moves").as_array().size(), 1U) << ran.said;
    EXPECT_EQ(kodeks("referee play --server " + url()).code, 2);
    EXPECT_EQ(kodeks("referee play --game 7 --server " + url()).code, 3);
}

} // namespace

} // namespace kodeks::server
