// A small tournament by letter at the server: Koval, who is headman too, Bondar and Moroz. Game 1
// is Bondar - Moroz, game 2 Koval - Bondar, game 3 Moroz - Koval.
#pragma once

#include "server/venue.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

inline constexpr const char* cup =
    R"({"id":"cup","name":"Cup","code":"K-26","rulebook":"RU","first":"2026-05-01",
        "last":"2028-05-01","organiser":"Club","arbiter":"Orlov","headman":"Koval"})";

// Three players, everybody plays everybody; today is 2026-05-01.
class LetterTourneys : public testing::Test {
protected:
    void SetUp() override { chief = venue.enter({.role = Role::chief_arbiter, .name = "Maria"}); }

    void announce(const std::string& what = cup) {
        const Got made = venue.call("POST", "/api/correspondence", what, chief);
        ASSERT_EQ(made.status, 201) << boost::json::serialize(made.body);
        for (const char* name : {"Koval", "Bondar", "Moroz"}) {
            ASSERT_EQ(act(chief, {{"do", "enter"},
                                  {"name", name},
                                  {"address", "Kyiv"},
                                  {"zone", "Europe/Kyiv"}}),
                      "ack");
        }
        organiser = official("organiser", "Club");
        arbiter = official("arbiter", "Orlov");
        koval = player(1, "Koval");
        bondar = player(2, "Bondar");
        moroz = player(3, "Moroz");
    }

    void start() { ASSERT_EQ(act(organiser, {{"do", "start"}}), "ack"); }

    std::string official(const std::string& office, const std::string& name,
                         const std::string& at = "1") {
        return venue.enter(
            {.role = Role::correspondent, .name = name, .letters = at, .office = office});
    }

    std::string player(std::uint32_t entry, const std::string& name) {
        return venue.enter({.role = Role::correspondent,
                            .name = name,
                            .entry = entry,
                            .letters = "1",
                            .office = "player"});
    }

    Got send(const std::string& token, boost::json::object what) {
        if (!what.contains("id")) {
            what["id"] = fmt::format("c{}", ++commands_);
        }
        return venue.call("POST", "/api/correspondence/1/acts", boost::json::serialize(what),
                          token);
    }

    // "ack", or the name of what was wrong with its articles.
    std::string act(const std::string& token, const boost::json::object& what) {
        const Got got = send(token, what);
        const boost::json::object& body = got.body.as_object();
        if (!body.contains("why")) {
            return std::string(body.at("type").as_string());
        }
        const boost::json::object& why = body.at("why").as_object();
        const boost::json::value* const articles = why.if_contains("articles");
        return fmt::format("{} {}{}", got.status, std::string(why.at("name").as_string()),
                           articles == nullptr ? "" : " " + boost::json::serialize(*articles));
    }

    boost::json::object card(const std::string& token = "") {
        return venue.call("GET", "/api/correspondence/1", "", token).body.as_object();
    }

    Got game(int number, const std::string& token = "") {
        return venue.call("GET", fmt::format("/api/correspondence/1/games/{}", number), "", token);
    }

    void pass_days(int days) { venue.pass({std::int64_t{days} * 24 * 3600 * 1000}); }

    Venue venue;
    std::string chief, organiser, arbiter, koval, bondar, moroz;

private:
    int commands_ = 0;
};

} // namespace kodeks::server
