// Codes and the sessions that they open.
#include "server/venue.hpp"

#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

TEST(Session, ACodeOpensOneSession) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter, .name = "Maria"});
    const Got code =
        venue.call("POST", "/api/codes", R"({"role":"press","name":"A. B."})", venue.chief);
    ASSERT_EQ(code.status, 201);
    std::string typed(code.body.at("code").as_string());
    std::erase(typed, '-');
    const Got opened = venue.call("POST", "/api/session", R"({"code":" )" + typed + R"("})");
    ASSERT_EQ(opened.status, 201);
    EXPECT_EQ(opened.body.at("role"), "press");
    EXPECT_EQ(venue.call("POST", "/api/session", R"({"code":")" + typed + R"("})").status, 403);
    const std::string token(opened.body.at("token").as_string());
    EXPECT_EQ(venue.call("GET", "/api/session", "", token).body.at("name"), "A. B.");
    venue.crash({1000});
    EXPECT_EQ(venue.call("GET", "/api/session", "", token).body.at("role"), "press");
    EXPECT_EQ(venue.call("DELETE", "/api/session", "", token).status, 204);
    EXPECT_EQ(venue.call("GET", "/api/session", "", token).body.at("role"), "spectator");
    venue.crash({1000});
    EXPECT_EQ(venue.call("GET", "/api/session", "", token).body.at("role"), "spectator");
}

// Somebody comes in whose answer is lost on the way: the token of the lost one opens nothing.
TEST(Session, ACodeMayBeSaidAgainByWhoSaidItFirst) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    const Got issued =
        venue.call("POST", "/api/codes", R"({"role":"press","name":"P"})", venue.chief);
    const std::string code(issued.body.at("code").as_string());
    const auto come_in = [&](const std::string& secret) {
        return venue.call("POST", "/api/session",
                          R"({"code":")" + code + R"(","secret":")" + secret + R"("})");
    };
    const auto name_of = [&](const Got& opened) {
        const std::string token(opened.body.at("token").as_string());
        return std::string(
            venue.call("GET", "/api/session", "", token).body.at("name").as_string());
    };
    const std::string own = "0123456789abcdefghij";
    const std::string other = "jihgfedcba9876543210";
    EXPECT_EQ(come_in("0123456789abcdefghi").status, 400); // too short a secret
    const Got lost = come_in(own);
    ASSERT_EQ(lost.status, 201);
    EXPECT_EQ(come_in(other).status, 403);
    venue.crash({1000});
    const Got second = come_in(own);
    ASSERT_EQ(second.status, 201);
    EXPECT_EQ(name_of(lost), "");
    EXPECT_EQ(name_of(second), "P");
    venue.pass(Milliseconds{10 * 60 * 1000});
    EXPECT_EQ(come_in(own).status, 403);
    EXPECT_EQ(name_of(second), "P");
}

TEST(Session, WhoWentOutDoesNotComeInAgainByTheSameCode) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    const Got issued = venue.call("POST", "/api/codes", R"({"role":"press"})", venue.chief);
    const std::string typed = R"({"code":")" + std::string(issued.body.at("code").as_string()) +
                              R"(","secret":"0123456789abcdefghij"})";
    const Got opened = venue.call("POST", "/api/session", typed);
    const std::string token(opened.body.at("token").as_string());
    EXPECT_EQ(venue.call("DELETE", "/api/session", "", token).status, 204);
    EXPECT_EQ(venue.call("POST", "/api/session", typed).status, 403);
}

TEST(Session, TheChiefArbiterShowsSomebodyOut) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    const std::string press = venue.enter({.role = Role::press, .name = "P"});
    const Got list = venue.call("GET", "/api/sessions", "", venue.chief);
    ASSERT_EQ(list.body.at("sessions").as_array().size(), 2U);
    std::string id;
    for (const json::value& one : list.body.at("sessions").as_array()) {
        id = one.at("role") == "press" ? std::string(one.at("id").as_string()) : id;
    }
    EXPECT_EQ(venue.call("DELETE", "/api/sessions/" + id, "", press).status, 403);
    EXPECT_EQ(venue.call("DELETE", "/api/sessions/" + id, "", venue.chief).status, 204);
    EXPECT_EQ(venue.call("GET", "/api/session", "", press).body.at("role"), "spectator");
    EXPECT_EQ(venue.call("DELETE", "/api/sessions/" + id, "", venue.chief).status, 404);
}

} // namespace

} // namespace kodeks::server
