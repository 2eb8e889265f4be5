// The papers of an event over the interface: the list, every form, and who may have which.
#include "server/event/sample.hpp"
#include "server/people/paper_right.hpp"
#include "server/venue.hpp"

#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

// The sample: two rounds of a Swiss are played and the third is paired; no game was refereed.
class PaperVenue {
public:
    explicit PaperVenue(Milliseconds delay = {0}) : venue(delay) {
        venue.chief = venue.enter({.role = Role::chief_arbiter, .name = "Maria"});
        const auto now = UnixTime{venue.time_.now().value};
        EXPECT_EQ(venue
                      .call("POST", "/api/events/import", sample_event("Sample", {now, "program"}),
                            venue.chief)
                      .status,
                  201);
    }

    Got get(const std::string& path, const std::string& token = "") {
        return venue.call("GET", "/api/events/1/papers" + path, "", token);
    }

    std::vector<std::string> listed(const std::string& token, bool ready) {
        std::vector<std::string> names;
        for (const auto& [name, now] : papers_in(get("", token))) {
            if (now == ready) {
                names.push_back(name);
            }
        }
        return names;
    }

    Venue venue;
};

TEST(Papers, SpectatorsAreShownWhatHangsOnTheWall) {
    PaperVenue hall;
    EXPECT_EQ(hall.listed("", true),
              (std::vector<std::string>{"regulations", "invitation", "officials", "start-list",
                                        "lots", "schedule", "pairings", "results", "bulletin",
                                        "standings", "crosstable"}));
    EXPECT_EQ(hall.listed("", false),
              (std::vector<std::string>{"line-ups", "game-records", "braille"}));
    EXPECT_EQ(hall.listed(hall.venue.chief, true).size() +
                  hall.listed(hall.venue.chief, false).size(),
              paper_rights.size());
}

TEST(Papers, TheListSaysWhyAPaperCannotBePrintedInThreeLanguages) {
    PaperVenue hall;
    const json::value list = hall.get("?round=1").body;
    const json::value& line_ups = list.at("papers").as_array().at(6);
    EXPECT_EQ(
        line_ups,
        (json::value{
            {"paper", "line-ups"},
            {"title", {{"en", "Line-ups"}, {"uk", "Склади команд"}, {"ru", "Составы команд"}}},
            {"of_round", true},
            {"for_officials", false},
            {"ready", false},
            {"why", line_ups.at("why")}}));
    for (const char* language : {"en", "uk", "ru"}) {
        EXPECT_FALSE(line_ups.at("why").at(language).as_string().empty());
    }
    EXPECT_EQ(list.at("last"), hall.venue.call("GET", "/api/events/1").body.at("event").at("last"));
    const Got refused = hall.get("/line-ups");
    EXPECT_EQ(refused.status, 409);
    EXPECT_EQ(refused.body.at("error").at("text"), line_ups.at("why"));
}

TEST(Papers, EveryFormComesWithItsTypeAndName) {
    PaperVenue hall;
    const auto starts = [&](const std::string& form, std::string_view bytes) {
        const Got got = hall.get("/pairings?lang=uk&round=2&form=" + form);
        EXPECT_EQ(got.status, 200) << form;
        EXPECT_TRUE(got.response.body.starts_with(bytes))
            << form << got.response.body.substr(0, 80);
        EXPECT_EQ(got.response.headers.at(0).second,
                  std::string(form == "xlsx" || form == "csv" ? "attachment" : "inline") +
                      "; filename=\"pairings-1-2." + form + "\"");
        return got.response.type;
    };
    EXPECT_EQ(starts("html", "<!DOCTYPE html>\n<html lang=\"uk\">"), "text/html; charset=utf-8");
    EXPECT_EQ(starts("pdf", "%PDF-"), "application/pdf");
    EXPECT_EQ(starts("xlsx", "PK"),
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    EXPECT_EQ(starts("csv", ""), "text/csv; charset=utf-8");
    EXPECT_EQ(starts("txt", ""), "text/plain; charset=utf-8");
    EXPECT_NE(hall.get("/pairings?form=txt&lang=ru").response.body.find("Пары, тур 3"),
              std::string::npos);
}

TEST(Papers, WhatIsForOfficialsIsGivenToNobodyElse) {
    PaperVenue hall;
    const std::string player = hall.venue.enter({.role = Role::player, .name = "P"});
    const std::string appeals = hall.venue.enter({.role = Role::appeals, .name = "J"});
    for (const PaperRight& right : paper_rights) {
        const std::string path = "/" + std::string(right.paper) + "?form=txt";
        const bool open = right.action == Action::watch_games;
        EXPECT_EQ(hall.get(path).status == 401, !open) << right.paper;
        EXPECT_EQ(hall.get(path, player).status == 403, !open) << right.paper;
        EXPECT_NE(hall.get(path, appeals).status, 403) << right.paper;
    }
    EXPECT_EQ(hall.get("/score-sheets", hall.venue.chief).status, 200);
}

TEST(Papers, AgeIsToldToOfficialsOnly) {
    PaperVenue hall;
    ASSERT_EQ(hall.venue
                  .call("POST", "/api/events/1/acts",
                        R"({"id":"late","do":"enter",
                            "person":{"name":"Late Comer","birth_year":1987}})",
                        hall.venue.chief)
                  .status,
              200);
    const auto list = [&](const std::string& token) {
        return hall.get("/start-list?form=txt", token).response.body;
    };
    EXPECT_NE(list("").find("Late Comer"), std::string::npos);
    EXPECT_EQ(list("").find("1987"), std::string::npos);
    EXPECT_NE(list(hall.venue.chief).find("1987"), std::string::npos);
}

TEST(Papers, NonsenseIsRefused) {
    PaperVenue hall;
    EXPECT_EQ(hall.get("/nothing").status, 404);
    EXPECT_EQ(hall.get("/pairings?form=doc").status, 400);
    EXPECT_EQ(hall.get("/pairings?round=9").status, 409);
    EXPECT_EQ(hall.get("/pairings?stage=9").status, 409);
    EXPECT_EQ(hall.venue.call("GET", "/api/events/2/papers").status, 404);
}

TEST(Papers, WhereBroadcastsAreDelayedPapersAreToo) {
    PaperVenue hall({60'000});
    hall.venue.pass({61'000});
    ASSERT_EQ(hall.venue
                  .call("POST", "/api/events/1/acts",
                        R"({"id":"late","do":"enter","person":{"name":"Late Comer"}})",
                        hall.venue.chief)
                  .status,
              200);
    const auto shown = [&](const std::string& token) {
        return hall.get("/start-list?form=txt", token).response.body.find("Late Comer") !=
               std::string::npos;
    };
    EXPECT_TRUE(shown(hall.venue.chief));
    EXPECT_FALSE(shown(""));
    hall.venue.pass({61'000});
    EXPECT_TRUE(shown(""));
}

} // namespace

} // namespace kodeks::server
