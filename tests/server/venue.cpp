#include "server/venue.hpp"

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace json = boost::json;

void Visitor::send(const Text& text) {
    messages.push_back(json::parse(*text).as_object());
}

std::vector<std::string> Visitor::types() const {
    std::vector<std::string> all;
    for (const json::object& message : messages) {
        all.emplace_back(message.at("type").as_string());
    }
    return all;
}

const json::object& Visitor::last(std::string_view type) const {
    static const json::object none;
    for (auto it = messages.rbegin(); it != messages.rend(); ++it) {
        if (it->at("type").as_string() == type) {
            return *it;
        }
    }
    return none;
}

Venue::Venue(Milliseconds delay) : delay_(delay) {
    open();
}

void Venue::open() {
    disk_ = std::make_unique<simulation::VirtualDisk>(time_, store_);
    prover_ = std::make_unique<simulation::VirtualProver>(time_, oracle_);
    hall_ = std::make_unique<Hall>(
        HallTools{{time_, *disk_, *prover_, time_}, store_, oracle_, dice_, delay_});
    EXPECT_TRUE(hall_->restore().has_value());
    hall_->start();
    api_ = std::make_unique<Api>(*hall_, ApiSettings{});
}

void Venue::crash(Milliseconds away, bool group_arrives) {
    disk_->crash(group_arrives);
    time_.forget();
    time_.run_until({time_.now().value + away.value});
    hall_.reset();
    open();
}

std::shared_ptr<Got> Venue::begin(const std::string& method, const std::string& target,
                                  const std::string& body, const std::string& token) {
    Request request;
    request.method = method;
    EXPECT_TRUE(read_target(target, request));
    request.body = body;
    request.address = address_;
    if (!token.empty()) {
        request.headers["authorization"] = "Bearer " + token;
    }
    const auto got = std::make_shared<Got>();
    api_->handle(request, [got](Response response) {
        got->status = response.status;
        if (response.type.starts_with("application/json")) {
            got->body = json::parse(response.body);
        }
        got->response = std::move(response);
    });
    return got;
}

Got Venue::call(const std::string& method, const std::string& target, const std::string& body,
                const std::string& token) {
    const auto got = begin(method, target, body, token);
    while (got->status == 0 && time_.run_next()) {
    }
    EXPECT_NE(got->status, 0) << target;
    return *got;
}

std::string Venue::enter(const Grant& grant) {
    std::optional<std::string> code;
    hall_->issue(grant, "test", [&](const auto& made) { code = made; });
    while (!code && time_.run_next()) {
    }
    address_ = "10.0.0." + std::to_string(++visitors_); // nobody is thought to try codes
    const Got got = call("POST", "/api/session", R"({"code":")" + code.value() + R"("})");
    address_.clear();
    EXPECT_EQ(got.status, 201);
    return std::string(got.body.at("token").as_string());
}

std::unique_ptr<Visitor> Venue::connect(const std::string& target, const std::string& token) {
    Request request;
    request.method = "GET";
    EXPECT_TRUE(read_target(target, request));
    request.headers["authorization"] = "Bearer " + token;
    auto visitor = std::make_unique<Visitor>();
    const auto call = api_->live(request);
    EXPECT_TRUE(call.has_value());
    visitor->live = std::make_unique<Live>(*api_, *visitor, *call);
    const std::string after = request.parameter("after");
    visitor->live->begin(after.empty()
                             ? std::nullopt
                             : std::optional(static_cast<std::uint32_t>(std::stoul(after))));
    return visitor;
}

Got Venue::act(const std::string& token, const std::string& body) {
    return call("POST", "/api/games/1/acts", body, token);
}

void Venue::begin_game(const std::string& control) {
    chief = enter({.role = Role::chief_arbiter});
    const Got made = call("POST", "/api/games",
                          R"({"id":"g","rulebook":"ru-code","variant":"russian","control":")" +
                              control + R"("})",
                          chief);
    ASSERT_EQ(made.status, 201);
    const auto token = [&](const char* side) {
        const std::string code(made.body.at("codes").at(side).as_string());
        return std::string(call("POST", "/api/session", R"({"code":")" + code + R"("})")
                               .body.at("token")
                               .as_string());
    };
    white = token("white");
    black = token("black");
    ASSERT_EQ(act(white, R"({"id":"w0","do":"arrive","side":"white"})").status, 200);
    ASSERT_EQ(act(black, R"({"id":"b0","do":"arrive","side":"black"})").status, 200);
    ASSERT_EQ(act(chief, R"({"id":"c0","do":"begin"})").status, 200);
}

} // namespace kodeks::server
