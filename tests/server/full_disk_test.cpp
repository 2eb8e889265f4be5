// The real program on a disk that takes no more: it says so, keeps every act it acknowledged, lets
// everybody read on, and goes on after a restart when there is room again.
#include "server/real.hpp"
#include "store/check.hpp"
#include "store/folder.hpp"
#include "store_kit/kit.hpp"

#include <filesystem>
#include <set>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

std::uintmax_t largest_file(const std::filesystem::path& folder) {
    std::uintmax_t largest = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        largest = std::max(largest, entry.is_regular_file() ? entry.file_size() : 0);
    }
    return largest;
}

RealAnswer correct(const RealServer& server, const std::string& token, int number) {
    HttpClient client(server.port());
    return *client.call(
        "POST", "/api/games/1/acts",
        fmt::format(R"({{"id":"a{}","do":"correct-clock","side":"white","amount":"1"}})", number),
        token);
}

TEST(FullDisk, IsSaidAndNothingAcknowledgedIsLost) {
    const store::TempFolder folder;
    std::set<std::string> told;
    std::string token;
    int next = 0;
    {
        const RealServer server(folder.path().string());
        HttpClient desk(server.port());
        token = enter_by(desk, server.code());
        desk.call("POST", "/api/games",
                  R"({"rulebook":"fide2023","variant":"chess","control":"5400+30"})", token);
        server.let_files_grow_to(largest_file(folder.path()) + 100'000);
        int status = 200;
        boost::json::value why;
        while (status == 200 && next < 5000) {
            const RealAnswer got = correct(server, token, next);
            status = got.status;
            if (status == 200) {
                told.insert(fmt::format("chief-arbiter:a{}", next++));
            } else {
                EXPECT_EQ(got.body.at("type"), "unavailable");
                why = got.body.at("why");
                for (const char* language : {"en", "uk", "ru"}) {
                    EXPECT_FALSE(got.body.at("why").at("text").at(language).as_string().empty());
                }
            }
        }
        EXPECT_EQ(status, 503);
        EXPECT_GT(told.size(), 5U);
        EXPECT_EQ(correct(server, token, next + 1).status, 503); // and it stays so
        HttpClient reader(server.port());
        const auto health = reader.call("GET", "/api/health");
        EXPECT_EQ(health->status, 503);
        EXPECT_EQ(health->body.at("status"), "not-accepting");
        EXPECT_EQ(health->body.at("why"), why); // the same to whoever watches the server
        EXPECT_EQ(reader.call("GET", "/api/games/1")->status, 200);
    }
    {
        const RealServer server(folder.path().string()); // somebody has made room
        EXPECT_EQ(correct(server, token, next).status, 200);
        told.insert(fmt::format("chief-arbiter:a{}", next));
    }
    const auto log = store::open_to_read(folder.path());
    EXPECT_TRUE(store::verify(**log)->damages.empty());
    std::set<std::string> kept;
    const auto reading = (*log)->read("game 1", 0);
    for (const store::Stored& record : reading->records) {
        kept.insert(record.command);
    }
    for (const std::string& command : told) {
        EXPECT_TRUE(kept.contains(command)) << command;
    }
}

} // namespace

} // namespace kodeks::server
