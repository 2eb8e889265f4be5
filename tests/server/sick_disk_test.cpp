// The real program on a disk whose syncs fail, and on one that the system has made read-only: it
// says so, never tries again, keeps what it acknowledged, and goes on after a restart. And on a
// system that gives it no more files.
#include "server/real.hpp"
#include "store/check.hpp"
#include "store/folder.hpp"
#include "store_kit/kit.hpp"

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <set>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

// What a program started meanwhile is told of its disk.
class SickDisk {
public:
    explicit SickDisk(std::string file) : file_(std::move(file)) {
        setenv("LD_PRELOAD", KODEKS_SICK_DISK_LIBRARY, 1);
        setenv("KODEKS_SICK_DISK", file_.c_str(), 1);
        set("");
    }

    SickDisk(const SickDisk&) = delete;
    SickDisk& operator=(const SickDisk&) = delete;

    ~SickDisk() {
        unsetenv("LD_PRELOAD");
        unsetenv("KODEKS_SICK_DISK");
    }

    void set(const std::string& what) const { std::ofstream(file_, std::ios::trunc) << what; }

private:
    std::string file_;
};

RealAnswer correct(const RealServer& server, const std::string& token, int number) {
    HttpClient client(server.port());
    return *client.call(
        "POST", "/api/games/1/acts",
        fmt::format(R"({{"id":"a{}","do":"correct-clock","side":"white","amount":"1"}})", number),
        token);
}

void expect_refusal(const RealAnswer& got, const std::string& name) {
    EXPECT_EQ(got.status, 503);
    EXPECT_EQ(got.body.at("type"), "unavailable");
    EXPECT_EQ(got.body.at("why").at("name").as_string(), name);
}

std::set<std::string> commands_in(const std::filesystem::path& folder) {
    const auto log = store::open_to_read(folder);
    EXPECT_TRUE(store::verify(**log)->damages.empty());
    std::set<std::string> commands;
    const auto reading = (*log)->read("game 1", 0);
    for (const store::Stored& record : reading->records) {
        commands.insert(record.command);
    }
    return commands;
}

void play_on(const std::string& sickness, const std::string& name) {
    const store::TempFolder folder;
    const SickDisk disk(folder.file("sickness"));
    std::string token;
    {
        const RealServer server((folder.path() / "data").string());
        HttpClient desk(server.port());
        token = enter_by(desk, server.code());
        desk.call("POST", "/api/games",
                  R"({"rulebook":"fide2023","variant":"chess","control":"5400+30"})", token);
        EXPECT_EQ(correct(server, token, 1).status, 200);
        disk.set(sickness);
        expect_refusal(correct(server, token, 2), name);
        disk.set(""); // the disk seems well again, but what it holds is not known any more
        expect_refusal(correct(server, token, 3), name);
        EXPECT_EQ(desk.call("GET", "/api/health")->status, 503);
        EXPECT_EQ(desk.call("GET", "/api/games/1")->status, 200); // everything can be read
    }
    {
        const RealServer server((folder.path() / "data").string());
        EXPECT_EQ(correct(server, token, 3).status, 200);
    }
    const auto commands = commands_in(folder.path() / "data");
    EXPECT_TRUE(commands.contains("chief-arbiter:a1"));
    EXPECT_TRUE(commands.contains("chief-arbiter:a3"));
}

TEST(SickDisk, AFailedSyncIsToldAndNeverTriedAgain) {
    play_on("sync", "store.failed");
}

TEST(SickDisk, ADiskMadeReadOnlyIsTold) {
    play_on("write", "store.read_only");
}

// Whoever knocks waits, whoever is in plays on, and the processor is not spent on asking again and
// again.
TEST(SickSystem, WhoeverCannotBeLetInWaits) {
    const store::TempFolder folder;
    const SickDisk system(folder.file("sickness"));
    const RealServer server((folder.path() / "data").string());
    HttpClient inside(server.port());
    ASSERT_EQ(inside.call("GET", "/api/health")->status, 200);
    system.set("doors");
    HttpClient waiting(server.port());
    waiting.socket().send("GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    std::vector<std::unique_ptr<Socket>> crowd;
    for (int i = 0; i < 80; ++i) {
        crowd.push_back(std::make_unique<Socket>(server.port()));
    }
    EXPECT_EQ(inside.call("GET", "/api/health")->status, 200);
    const double before = server.processor_s();
    std::this_thread::sleep_for(std::chrono::seconds(2));
    EXPECT_LT(server.processor_s() - before, 0.1);
    EXPECT_EQ(inside.call("GET", "/api/health")->status, 200);
    system.set("");
    EXPECT_EQ(waiting.socket().line(), "HTTP/1.1 200 OK"); // it was let in after all
    HttpClient later(server.port());
    EXPECT_EQ(later.call("GET", "/api/health")->status, 200);
}

} // namespace

} // namespace kodeks::server
