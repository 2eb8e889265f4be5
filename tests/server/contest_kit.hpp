// A contest of compositions at the server: closed, with two sections, announced on 2026-01-15; its
// last day is 2026-05-10 and today is 2026-05-01. Arnold is chief judge, Clemens and Dovha are the
// senior judges of the sections, Scribe is the secretary; Berg and Clemens are authors.
#pragma once

#include "server/composition_worker.hpp"
#include "server/contests/contest_seat.hpp"
#include "server/venue.hpp"
#include "support/article.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

inline constexpr const char* winter = R"({
    "title":"Winter","rulebook":"ru-code","form":"contest","organiser":"Club North","body":"club",
    "scale":"national","secrecy":"closed",
    "sections":[{"name":"Zadachi","variant":"russian","genre":"zadacha"},
                {"name":"Problems","variant":"international","genre":"problem"}],
    "works-each":2,"copies":1,"address":"Box 12","published":"2026-01-15","closing":"2026-05-10",
    "ranking":"works","prizes":1,"distinctions":"two diplomas",
    "panel":[{"name":"Arnold","role":"chief"},{"name":"Clemens","role":"senior","section":1},
             {"name":"Dovha","role":"senior","section":2},{"name":"Scribe","role":"secretary"}],
    "preliminary":"2026-06-10","in-force":"2026-08-10"})";

// Sound: data/examples/zadacha.json.
inline boost::json::object sound_zadacha() {
    return boost::json::parse(R"({"variant":"russian","genre":"zadacha","aim":"lock","men":5,
        "fen":"W:Wb4,d4,h4,e3,g3,b2,Kd2,Ka1,e1,g1:Bf6,h6,a5,e5,c3,f2",
        "lines":["1. e3-f4 h6-g5 2. g1:e3","1. e3-f4 f6-g5 2. g1:e3"]})")
        .as_object();
}

class Contests : public testing::Test {
protected:
    Contests() : api_(*venue.hall_, settings()) {}

    void SetUp() override { chief_arbiter = venue.enter({.role = Role::chief_arbiter}); }

    Got call(const std::string& method, const std::string& target, const std::string& body,
             const std::string& token) {
        Request request;
        request.method = method;
        EXPECT_TRUE(read_target(target, request));
        request.body = body;
        request.address = "192.0.2.7";
        if (!token.empty()) {
            request.headers["authorization"] = "Bearer " + token;
        }
        const auto got = std::make_shared<Got>();
        api_.handle(request, [got](Response response) {
            const bool json = response.type.starts_with("application/json");
            got->status = response.status;
            got->body = json ? boost::json::parse(response.body) : boost::json::value();
            got->response = std::move(response);
        });
        for (int i = 0; i < 100 && got->status == 0; ++i) {
            venue.pass({100});
        }
        return *got;
    }

    void announce(const std::string& regulations = winter) {
        const Got made = call("POST", "/api/contests",
                              R"({"id":"one","regulations":)" + regulations + "}", chief_arbiter);
        ASSERT_EQ(made.status, 201) << boost::json::serialize(made.body);
        organiser = slip(ContestOffice::organiser, "Club North");
        commission = slip(ContestOffice::commission, "");
        arnold = slip(ContestOffice::panel, "Arnold");
        clemens = slip(ContestOffice::panel, "Clemens");
        dovha = slip(ContestOffice::panel, "Dovha");
        scribe = slip(ContestOffice::panel, "Scribe");
    }

    std::string slip(ContestOffice office, const std::string& name, std::uint32_t entry = 0,
                     const std::string& at = "1") {
        return venue.enter({.role = Role::contestant,
                            .name = name,
                            .entry = entry,
                            .contest = at,
                            .office = std::string(ledger::word(office))});
    }

    // Registers him and lets him come in.
    std::string author(const std::string& name, std::uint32_t number) {
        EXPECT_EQ(act(scribe, {{"do", "register"},
                               {"name", name},
                               {"born", 1980},
                               {"rank", "master"},
                               {"society", "none"},
                               {"post", "teacher"},
                               {"address", "Riga"}}),
                  "registered RU:6.5.5#9");
        return slip(ContestOffice::author, name, number);
    }

    Got send(const std::string& token, boost::json::object what) {
        if (!what.contains("id")) {
            what["id"] = fmt::format("c{}", ++commands_);
        }
        return call("POST", "/api/contests/1/acts", boost::json::serialize(what), token);
    }

    // The facts with their articles, or what was wrong with its articles.
    std::string act(const std::string& token, const boost::json::object& what) {
        const Got got = send(token, what);
        const boost::json::object& body = got.body.as_object();
        std::string text;
        const auto add = [&](const boost::json::value& articles) {
            for (const boost::json::value& article : articles.as_array()) {
                text += " " + std::string(article.as_string());
            }
        };
        if (const auto* const why = body.if_contains("why")) {
            text = fmt::format("{} {}", got.status, std::string(why->at("name").as_string()));
            if (why->as_object().contains("articles")) {
                add(why->at("articles"));
            }
            return text;
        }
        for (const boost::json::value& fact : body.at("facts").as_array()) {
            text += (text.empty() ? "" : "; ") + std::string(fact.at("type").as_string());
            add(fact.at("articles"));
        }
        return text;
    }

    boost::json::object card(const std::string& token = "") {
        return call("GET", "/api/contests/1", "", token).body.as_object();
    }

    // Begins it and comes back until it is over.
    Got examine(int work, const std::string& token) {
        const std::string path = fmt::format("/api/contests/1/works/{}/examination", work);
        const Got begun = call("POST", path, R"({"seconds":60})", token);
        if (begun.status != 202) {
            return begun;
        }
        const std::string job(begun.body.at("job").as_string());
        for (;;) {
            Got got = call("GET", path + "/" + job, "", token);
            const bool works = got.status == 200 && (got.body.at("state") == "working" ||
                                                     got.body.at("state") == "waiting");
            if (!works) {
                return got;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    }

    void pass_days(int days) { venue.pass({std::int64_t{days} * 24 * 3600 * 1000}); }

    Venue venue;
    CompositionWorker worker{{}};
    std::string chief_arbiter, organiser, commission, arnold, clemens, dovha, scribe;

private:
    ApiSettings settings() {
        ApiSettings settings;
        settings.compositions = &worker;
        return settings;
    }

    Api api_;
    int commands_ = 0;
};

} // namespace kodeks::server
