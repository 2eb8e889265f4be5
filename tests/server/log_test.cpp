// The log of whoever runs the server: every refusal with who and where, never a secret, and no line
// that a stranger wrote.
#include "server/log.hpp"
#include "server/venue.hpp"

#include <sstream>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

TEST(ServerLog, WritesOneLineForEachThing) {
    const simulation::VirtualTime time;
    std::ostringstream out;
    Log(LogFormat::json, out, time).note("refused", {{"path", "/a\n{\"what\":\"forged\"}"}});
    Log(LogFormat::text, out, time).note("refused", {{"path", "/a\nforged"}, {"status", 403}});
    Log(LogFormat::none, out, time).note("refused", {});
    const std::string at = ledger::write_unix_time(time.now());
    EXPECT_EQ(out.str(), R"({"time":")" + at +
                             R"(","what":"refused","path":"/a\n{\"what\":\"forged\"}"})"
                             "\n" +
                             at +
                             R"( refused path="/a\nforged" status=403)"
                             "\n");
}

TEST(ServerLog, NotesWhatWasRefusedAndNoSecret) {
    Venue venue;
    std::ostringstream out;
    const Log log(LogFormat::json, out, venue.time_);
    venue.api_ = std::make_unique<Api>(*venue.hall_, ApiSettings{.log = &log});
    const std::string token = venue.enter({.role = Role::player, .name = "Olena"});
    EXPECT_EQ(venue.call("POST", "/api/games", "{}", token).status, 403);
    EXPECT_EQ(venue.call("POST", "/api/games", "{}", "forged").status, 401);
    EXPECT_EQ(venue.call("GET", "/api/nothing").status, 404);
    EXPECT_EQ(venue.call("GET", "/api/health").status, 200);
    EXPECT_EQ(venue.call("POST", "/api/session", R"({"code":"0000-0000-0000"})").status, 403);
    std::istringstream lines(out.str());
    std::vector<std::string> noted;
    for (std::string line; std::getline(lines, line);) {
        const auto object = boost::json::parse(line).as_object();
        const auto* const path = object.if_contains("path");
        const auto* const status = object.if_contains("status");
        noted.push_back(std::string(object.at("what").as_string()) +
                        (path == nullptr ? "" : " " + std::string(path->as_string())) +
                        (status == nullptr ? "" : " " + std::to_string(status->as_int64())));
    }
    EXPECT_EQ(noted, (std::vector<std::string>{"session-opened", "refused /api/games 403",
                                               "refused /api/games 401", "refused /api/nothing 404",
                                               "code-refused", "refused /api/session 403"}));
    EXPECT_EQ(out.str().find(token), std::string::npos);
    EXPECT_EQ(out.str().find("forged"), std::string::npos);
}

} // namespace

} // namespace kodeks::server
