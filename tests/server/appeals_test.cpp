// Protests over the interface: a captain lodges one for his player, the committee answers it, and
// nobody else gets their seats.
#include "server/venue.hpp"
#include "support/article.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

// Two teams of one board under the Ukrainian book, the game of their match begun.
class TeamVenue {
public:
    TeamVenue() {
        venue.chief = venue.enter({.role = Role::chief_arbiter, .name = "Maria"});
        const auto post = [&](const std::string& path, const std::string& body, int status) {
            const Got got = venue.call("POST", path, body, venue.chief);
            EXPECT_EQ(got.status, status) << path << json::serialize(got.body);
            return got;
        };
        post("/api/events",
             R"({"id":"t","settings":{"name":"T","rulebook":"ua2026","year":2026,
                 "character":"team","games":{"variant":"russian","terms":[
                 {"name":"control","value":"3600"},{"name":"appeal-within","value":"0:30:00"}]}},
                 "stage":{"system":"round-robin","boards":1}})",
             201);
        post("/api/events/1/acts",
             R"({"id":"e","acts":[{"do":"enter","person":{"name":"North"},"is_team":true},
                 {"do":"enter","person":{"name":"A"},"team":1,"board":1},
                 {"do":"enter","person":{"name":"South"},"is_team":true},
                 {"do":"enter","person":{"name":"B"},"team":3,"board":1},
                 {"do":"draw-lots","seed":"s"},{"do":"pair"}]})",
             200);
        post("/api/events/1/games", R"({"round":1})", 201);
        for (const char* act :
             {R"({"id":"1","do":"arrive","side":"white"})",
              R"({"id":"2","do":"arrive","side":"black"})", R"({"id":"3","do":"begin"})"}) {
            post("/api/games/1.1/acts", act, 200);
        }
        const json::value shown = venue.call("GET", "/api/games/1.1").body;
        white = shown.at("settings").at("players").at("white").at("name") == "A" ? 1 : 3;
    }

    std::string captain(std::uint32_t team) {
        Grant grant{.role = Role::captain, .name = "C"};
        grant.event = "1";
        grant.entry = team;
        return venue.enter(grant);
    }

    Got act(const std::string& token, const std::string& body) {
        return venue.call("POST", "/api/games/1.1/acts", body, token);
    }

    json::value appeals() {
        const json::value game = venue.call("GET", "/api/games/1.1").body.at("game");
        const json::value* const found = game.as_object().if_contains("appeals");
        return found == nullptr ? json::array() : *found;
    }

    Venue venue;
    std::uint32_t white = 0; // the team that has White
};

TEST(AppealsOverTheWire, ACaptainProtestsForHisPlayer) {
    ARTICLE("UA:V.14.8", "UA:V.17.1.5");
    TeamVenue hall;
    Grant player{.role = Role::player, .name = "A"};
    player.event = "1";
    player.entry = hall.white + 1;
    const Got himself = hall.act(hall.venue.enter(player), R"({"id":"p","do":"appeal"})");
    EXPECT_EQ(himself.status, 409);
    EXPECT_EQ(himself.body.at("why").at("name"), "captain_appeals");
    EXPECT_EQ(himself.body.at("why").at("articles"), json::parse(R"(["UA:V.14.8"])"));
    const std::string captain = hall.captain(hall.white);
    EXPECT_EQ(hall.act(captain, R"({"id":"x","do":"resign"})").status, 409); // nothing else
    EXPECT_EQ(
        hall.act(captain, R"({"id":"c","do":"appeal","by-captain":true,"written":true})").status,
        200);
    EXPECT_EQ(hall.appeals(), json::parse(R"([{"side":"white","to":"arbiter"}])"));
    const json::array facts = hall.venue.call("GET", "/api/games/1.1/facts", "", hall.venue.chief)
                                  .body.at("facts")
                                  .as_array();
    const std::string text = json::serialize(facts);
    EXPECT_NE(text.find("\"captain C\""), std::string::npos);
}

TEST(AppealsOverTheWire, TheCommitteeAnswersWhatIsBeforeIt) {
    ARTICLE("UA:V.17.1.5");
    TeamVenue hall;
    const std::string captain = hall.captain(hall.white);
    const std::string committee = hall.venue.enter({.role = Role::appeals, .name = "K"});
    const auto appeal = [&](const std::string& id) {
        return hall
            .act(captain,
                 R"({"id":")" + id + R"(","do":"appeal","by-captain":true,"written":true})")
            .status;
    };
    const auto answer = [&](const std::string& id, const std::string& by) {
        return hall.act(by, R"({"id":")" + id + R"(","do":"answer-appeal","side":"white"})").status;
    };
    ASSERT_EQ(appeal("1"), 200);
    EXPECT_EQ(answer("a", committee), 409); // it is before the arbiter
    EXPECT_EQ(answer("b", hall.venue.chief), 200);
    ASSERT_EQ(appeal("2"), 200); // to the chief arbiter
    EXPECT_EQ(answer("c", hall.venue.chief), 200);
    ASSERT_EQ(appeal("3"), 200);
    EXPECT_EQ(hall.appeals(), json::parse(R"([{"side":"white","to":"appeals-committee"}])"));
    EXPECT_EQ(answer("d", committee), 200);
    EXPECT_EQ(hall.appeals(), json::array());
    EXPECT_EQ(hall.act(committee, R"({"id":"z","do":"pause"})").status, 409);
}

// The grounds are for whoever appealed and for those who decide, also after the end.
TEST(AppealsOverTheWire, GroundsAreReadByThoseWhoDecideAndByNobodyElse) {
    ARTICLE("UA:V.17.1.5");
    TeamVenue hall;
    const std::string captain = hall.captain(hall.white);
    const std::string other = hall.captain(hall.white == 1 ? 3 : 1);
    const std::string committee = hall.venue.enter({.role = Role::appeals, .name = "K"});
    ASSERT_EQ(hall.act(captain, R"({"id":"1","do":"appeal","by-captain":true,"written":true,
                                    "grounds":"The clock stood still."})")
                  .status,
              200);
    const auto reads = [&](const std::string& token) {
        const Got got = hall.venue.call("GET", "/api/games/1.1/facts", "", token);
        return json::serialize(got.body).find("The clock stood still.") != std::string::npos;
    };
    const auto check = [&] {
        EXPECT_TRUE(reads(hall.venue.chief));
        EXPECT_TRUE(reads(committee));
        EXPECT_FALSE(reads(other));
        EXPECT_FALSE(reads(""));
    };
    check();
    ASSERT_EQ(hall.act(hall.venue.chief, R"({"id":"2","by":"black","do":"resign"})").status, 200);
    check();
}

TEST(AppealsOverTheWire, ATeamHasASlipForItsCaptain) {
    TeamVenue hall;
    const Got got = hall.venue.call("POST", "/api/events/1/codes", "{}", hall.venue.chief);
    ASSERT_EQ(got.status, 201);
    std::string roles;
    for (const json::value& one : got.body.at("codes").as_array()) {
        roles += std::string(one.at("name").as_string()) + ":" +
                 std::string(one.at("role").as_string()) + " ";
    }
    EXPECT_EQ(roles, "North:captain A:player South:captain B:player ");
}

} // namespace

} // namespace kodeks::server
