// An event with its office on two real servers: what is decided at either is known at both, a
// paper is the same from both, and when one is killed the other goes on.
#include "server/real.hpp"
#include "store_kit/cluster.hpp"
#include "support/source_tree.hpp"

#include <chrono>
#include <functional>
#include <thread>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

bool in_time(const std::function<bool()>& is_so) {
    for (int i = 0; i < 500; ++i) {
        if (is_so()) {
            return true;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
}

std::string appointing(const std::string& id, const std::string& name) {
    return fmt::format(R"({{"id":"{}","do":"appoint","official":{{"name":"{}",)"
                       R"("role":"line-arbiter"}},"by":"Orlova"}})",
                       id, name);
}

TEST(OfficeNodes, BothServersKnowWhatEitherDecided) {
    const std::string address = store::Cluster::shared().new_database();
    auto one = std::make_unique<RealServer>(address);
    const RealServer two(address);
    HttpClient desk(one->port());
    HttpClient other(two.port());
    const std::string chief = enter_by(desk, one->code());
    const auto made = desk.call("POST", "/api/events/import",
                                test::read_source("data/events/office.json"), chief);
    ASSERT_EQ(made->status, 201);
    const std::string event =
        "/api/events/" + std::string(made->body.at("event").at("id").as_string());
    const auto last_at = [&](HttpClient& client) {
        const auto got = client.call("GET", event + "/office?at=2026-05-01T12:30", "", chief);
        return got && got->status == 200 ? got->body.at("last").to_number<int>() : -1;
    };
    ASSERT_TRUE(in_time([&] { return last_at(other) == 26; })) << last_at(other);
    const auto act = [&](HttpClient& client, const std::string& body) {
        return *client.call("POST", event + "/office/acts", body, chief);
    };
    const RealAnswer first = act(desk, appointing("n1", "Dunaeva"));
    ASSERT_EQ(first.status, 200) << boost::json::serialize(first.body);
    const RealAnswer second = act(other, appointing("n2", "Ershov")); // before or after it heard
    ASSERT_EQ(second.status, 200) << boost::json::serialize(second.body);
    EXPECT_EQ(act(other, appointing("n1", "Dunaeva")).body.at("known"), true); // the same act
    const int last = last_at(other);
    ASSERT_TRUE(in_time([&] { return last_at(desk) == last; }));
    const std::string paper = event + "/papers/officials?form=txt";
    const auto text = [&](HttpClient& client, const std::string& what) {
        client.call("GET", what, "", chief);
        return client.call("GET", what, "", chief)->text;
    };
    EXPECT_NE(text(desk, paper).find("Dunaeva"), std::string::npos) << text(desk, paper);
    EXPECT_NE(text(desk, paper).find("Ershov"), std::string::npos);
    EXPECT_EQ(text(desk, paper), text(other, paper));
    EXPECT_EQ(text(desk, event + "/file"), text(other, event + "/file"));

    WsClient watching(two.port(), event + "/live", chief);
    ASSERT_TRUE(watching.next().has_value());
    const RealAnswer third = act(desk, appointing("n3", "Zimina"));
    ASSERT_EQ(third.status, 200);
    EXPECT_NE(watching.next()->find("\"office\""), std::string::npos); // told at the other server
    one->kill();
    EXPECT_EQ(act(other, appointing("n3", "Zimina")).body.at("known"), true);
    EXPECT_EQ(act(other, appointing("n4", "Kim")).status, 200);
    one = std::make_unique<RealServer>(address);
    HttpClient back(one->port());
    EXPECT_EQ(text(back, event + "/file"), text(other, event + "/file"));
}

} // namespace

} // namespace kodeks::server
