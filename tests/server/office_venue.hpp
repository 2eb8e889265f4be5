// The event of data/events/office.json on a server, and refusals as short texts.
#pragma once

#include "server/venue.hpp"
#include "support/source_tree.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

// A city event by the Transnistrian book: Orlova is the organiser, Belova the chief arbiter, Kotov
// a line arbiter who warned Zhuk, who protests. Appeals are due within 30 minutes.
class OfficeVenue {
public:
    OfficeVenue() {
        venue.chief = venue.enter({.role = Role::chief_arbiter, .name = "Belova"});
        const std::string file = test::read_source("data/events/office.json");
        EXPECT_EQ(venue.call("POST", "/api/events/import", file, venue.chief).status, 201);
    }

    Got act(const std::string& body, const std::string& token) {
        return venue.call("POST", "/api/events/1/office/acts", body, token);
    }

    Got act(const std::string& body) { return act(body, venue.chief); }

    boost::json::value office() {
        const Got got =
            venue.call("GET", "/api/events/1/office?at=2026-05-01T12:30", "", venue.chief);
        EXPECT_EQ(got.status, 200);
        return got.body;
    }

    std::string player(std::uint32_t entry, const std::string& name) {
        return venue.enter({.role = Role::player, .name = name, .event = "1", .entry = entry});
    }

    std::string file() {
        return venue.call("GET", "/api/events/1/file", "", venue.chief).response.body;
    }

    Venue venue;
};

// "409 office.no_right PMR:146i"
inline std::string refusal(const Got& got) {
    const boost::json::object& why = got.body.at("why").as_object();
    std::string text(why.at("name").as_string());
    if (const boost::json::value* const articles = why.if_contains("articles")) {
        for (const boost::json::value& article : articles->as_array()) {
            text += " " + std::string(article.as_string());
        }
    }
    return fmt::format("{} {}", got.status, text);
}

} // namespace kodeks::server
