// Who may do what in a tournament by letter at the server, and who sees what.
#include "server/letter_tourney.hpp"
#include "support/article.hpp"

namespace kodeks::server {

namespace {

namespace json = boost::json;

class LetterRights : public LetterTourneys {};

// Every row of the table: who gets through the door of the server.
TEST_F(LetterRights, OnlyWhoRunsThemOpensTournaments) {
    std::string opened;
    for (std::size_t i = 0; i < ledger::count_of<Role>(); ++i) {
        const Role role = static_cast<Role>(i);
        const std::string token = venue.enter({.role = role});
        const bool may_open = may(role, Action::run_letters);
        EXPECT_EQ(venue.call("POST", "/api/correspondence", "{}", token).status,
                  may_open ? 400 : 403);
        EXPECT_EQ(venue.call("POST", "/api/correspondence/import", "", token).status,
                  may_open ? 400 : 403);
        opened += may_open ? std::string(ledger::word(role)) + " " : "";
    }
    EXPECT_EQ(opened, "chief-arbiter deputy ");
}

// Every act by every seat: `yes` where the office may do it (whatever else stands against it), `-`
// where the rules give it to another office, `no` where the server lets nobody through.
TEST_F(LetterRights, EveryActByEverySeat) {
    ARTICLE("RU:5.1.6", "RU:5.1.7", "RU:5.1.8", "RU:5.1.9#1", "RU:5.1.9#2");
    announce(
        R"({"name":"Cup","code":"K-26","rulebook":"RU","first":"2026-05-01","last":"2028-05-01",
            "organiser":"Club","arbiter":"Orlov","headman":"Tkach"})");
    start();
    const std::string headman = official("headman", "Tkach");
    const std::string elsewhere = official("arbiter", "Orlov", "2");
    const std::string secretary = venue.enter({.role = Role::secretary});
    const std::vector<std::string> seats = {organiser, arbiter,   headman, bondar,
                                            secretary, elsewhere, ""};
    const auto row = [&](json::object what) {
        std::string text;
        for (const std::string& token : seats) {
            what["try"] = true;
            const std::string answer = act(token, what);
            const bool other = answer.find("not_your_office") != std::string::npos ||
                               answer.find("headman_does_it") != std::string::npos ||
                               answer.find("may_not_impose") != std::string::npos ||
                               answer.find("referee.refusal.not_yours") != std::string::npos ||
                               answer.find("not_your_act") != std::string::npos;
            text += answer.starts_with("403") ? "no " : other ? "- " : "yes ";
        }
        return text;
    };
    //                                                     organiser arbiter headman player ...
    EXPECT_EQ(row({{"do", "appoint"}, {"arbiter", "Hnatiuk"}}), "yes - - - no no no ");
    EXPECT_EQ(row({{"do", "enter"}, {"name", "New"}}), "yes yes - - no no no ");
    EXPECT_EQ(row({{"do", "bar"}, {"name", "New"}, {"until", "2027-01-01"}}),
              "yes - - - no no no ");
    EXPECT_EQ(row({{"do", "start"}}), "yes yes - - no no no ");
    EXPECT_EQ(row({{"do", "break"},
                   {"player", "Bondar"},
                   {"first", "2026-07-01"},
                   {"last", "2026-07-02"}}),
              "- yes - yes no no no ");
    const auto sanction = [](const char* kind) {
        return json::object{{"do", "sanction"},
                            {"player", "Bondar"},
                            {"kind", kind},
                            {"game", 1},
                            {"broken", json::array{"RU:5.1.11"}}};
    };
    EXPECT_EQ(row(sanction("remark")), "- yes yes - no no no ");
    EXPECT_EQ(row(sanction("petition")), "- - yes - no no no ");
    EXPECT_EQ(row(sanction("loss")), "- yes - - no no no ");
    EXPECT_EQ(row(sanction("exclusion")), "yes - - - no no no ");
    EXPECT_EQ(row({{"do", "dismiss"}, {"player", "Bondar"}}), "yes yes - - no no no ");
    EXPECT_EQ(row({{"do", "drop-out"}, {"player", "Bondar"}}), "- yes - - no no no ");
    EXPECT_EQ(row({{"do", "excuse"}, {"player", "Bondar"}}), "yes - - - no no no ");
    EXPECT_EQ(row({{"do", "ban"}, {"player", "Bondar"}, {"until", "2027-01-01"}}),
              "yes - - - no no no ");
    EXPECT_EQ(row({{"do", "dispute"}, {"game", 1}}), "- - - yes no no no ");
    EXPECT_EQ(row({{"do", "resolve"}, {"case", 1}}), "yes yes yes - no no no ");
    EXPECT_EQ(row({{"do", "appeal"}, {"case", 1}, {"received", "2026-05-01"}}),
              "- - - yes no no no ");
    EXPECT_EQ(row({{"do", "inform"}}),
              "- - yes - no no no "); // the arbiter tells the final results
    EXPECT_EQ(row({{"do", "demand"}, {"player", "Bondar"}}), "- yes - - no no no ");
    EXPECT_EQ(row({{"do", "present"}}), "- - - yes no no no ");
    EXPECT_EQ(row({{"do", "got-results"}}), "- - - yes no no no ");
    EXPECT_EQ(row({{"do", "close"}}), "- - yes - no no no ");
    EXPECT_EQ(row({{"do", "report"}}), "- yes yes - no no no ");
    EXPECT_EQ(row({{"do", "confirm"}}), "yes - - - no no no ");
}

// In whose name: nobody speaks for others but whoever runs the server.
TEST_F(LetterRights, NobodySpeaksForOthers) {
    announce();
    start();
    const auto first = [](const char* by) {
        return json::object{
            {"try", true}, {"do", "letter"}, {"game", 2}, {"by", by}, {"moves", {"c3-d4"}}};
    };
    EXPECT_EQ(act(koval, first("Koval")), "ack");
    EXPECT_EQ(act(bondar, first("Koval")), "403 server.no_right");
    EXPECT_EQ(act(arbiter, first("Koval")), "403 server.no_right");
    EXPECT_EQ(act(chief, first("Koval")), "ack");
    EXPECT_EQ(act(chief, first("program")), "403 server.no_right");
    EXPECT_EQ(act(koval, {{"do", "inform"}, {"by", "headman"}}), "ack"); // he plays and is headman
    EXPECT_EQ(act(bondar, {{"do", "inform"}, {"by", "headman"}}), "403 server.no_right");
    EXPECT_EQ(act(moroz, first("")), "409 byletter.refusal.not_your_game [\"RU:5.1.11\"]");
    // Another headman is appointed: the slip of the first is worth nothing any more.
    EXPECT_EQ(act(organiser, {{"do", "appoint"}, {"headman", "Moroz"}}), "ack");
    EXPECT_EQ(act(koval, {{"do", "inform"}, {"by", "headman"}}), "403 server.no_right");
    EXPECT_EQ(act(moroz, {{"do", "inform"}, {"by", "headman"}}), "ack");
    EXPECT_EQ(act(official("arbiter", "Somebody"), {{"do", "demand"}, {"player", "Moroz"}}),
              "403 server.no_right");
}

TEST_F(LetterRights, RunningGamesAreSeenByTheirPlayersAndOfficials) {
    announce();
    start();
    act(koval, {{"do", "letter"}, {"game", 2}, {"moves", {"c3-d4"}}});
    for (const std::string& token : {koval, bondar, arbiter, organiser, chief}) {
        EXPECT_EQ(game(2, token).status, 200);
    }
    for (const std::string& token : {moroz, std::string()}) {
        EXPECT_EQ(game(2, token).status, 403);
    }
    const json::object wall = card();
    EXPECT_FALSE(wall.at("players").at(0).as_object().contains("address"));
    EXPECT_FALSE(wall.at("players").at(0).as_object().contains("uninformed"));
    EXPECT_TRUE(wall.at("duties").as_array().empty());
    EXPECT_EQ(card(moroz).at("players").at(0).at("address"), "Kyiv");
    EXPECT_FALSE(card(moroz).at("players").at(0).as_object().contains("uninformed"));
    EXPECT_TRUE(card(moroz).at("players").at(2).as_object().contains("uninformed"));
    EXPECT_EQ(venue.call("GET", "/api/correspondence/1/file", "", koval).status, 403);
    EXPECT_EQ(venue.call("GET", "/api/correspondence/1/file", "", arbiter).status, 200);
    EXPECT_EQ(venue.call("GET", "/api/correspondence/1/rulings").body.at("rulings"), json::array());
    act(bondar, {{"do", "letter"}, {"game", 2}, {"received", "2026-05-01"}, {"resigns", true}});
    EXPECT_EQ(game(2).status, 200); // it is over
    EXPECT_EQ(game(9, koval).status, 404);
    EXPECT_EQ(venue.call("GET", "/api/correspondence/7").status, 404);
}

// What goes to the arbiter alone: the reply of a claimant, a protest, an analysis.
TEST_F(LetterRights, WhatIsSealedForTheArbiterThePartnerDoesNotSee) {
    ARTICLE("RU:5.3.6#1", "RU:5.3.8");
    announce();
    start();
    act(koval, {{"do", "letter"}, {"game", 2}, {"moves", {"c3-d4"}}});
    pass_days(60);
    act(bondar, {{"do", "letter"},
                 {"game", 2},
                 {"received", "2026-05-02"},
                 {"on", "2026-06-30"},
                 {"moves", {"d6-c5"}}});
    EXPECT_EQ(
        act(koval, {{"do", "claim"}, {"game", 2}, {"received", "2026-06-30"}, {"move", "b2-c3"}}),
        "ack");
    EXPECT_EQ(game(2, koval).body.at("claim").at("move"), "b2-c3");
    EXPECT_EQ(game(2, arbiter).body.at("claim").at("move"), "b2-c3");
    const std::string accused = json::serialize(game(2, bondar).body);
    EXPECT_EQ(accused.find("b2-c3\",\"headman"), std::string::npos);
    EXPECT_FALSE(game(2, bondar).body.at("claim").as_object().contains("move"));
    EXPECT_FALSE(game(2, bondar).body.at("history").at(2).at("act").as_object().contains("move"));
    EXPECT_EQ(act(bondar, {{"do", "protest"},
                           {"game", 2},
                           {"received", "2026-06-30"},
                           {"reason", "The postmark is wrong."}}),
              "ack");
    EXPECT_EQ(json::serialize(game(2, koval).body).find("postmark is wrong"), std::string::npos);
    EXPECT_NE(json::serialize(game(2, arbiter).body).find("postmark is wrong"), std::string::npos);
    EXPECT_NE(json::serialize(game(2, bondar).body).find("postmark is wrong"), std::string::npos);
}

TEST_F(LetterRights, WhoIsDeprivedOfInformationSeesOnlyHisOwnGames) {
    ARTICLE("RU:5.1.9#1");
    announce();
    start();
    act(koval, {{"do", "letter"}, {"game", 2}, {"moves", {"c3-d4"}}});
    act(bondar, {{"do", "letter"}, {"game", 2}, {"received", "2026-05-01"}, {"resigns", true}});
    EXPECT_EQ(card(moroz).at("games").as_array().size(), 3U);
    EXPECT_EQ(act(arbiter, {{"do", "sanction"},
                            {"player", "Moroz"},
                            {"kind", "no-information"},
                            {"broken", {"RU:5.1.11"}},
                            {"reason", "comments"}}),
              "ack");
    const json::object own = card(moroz);
    EXPECT_EQ(own.at("informed"), false);
    EXPECT_EQ(own.at("table"), json::array());
    EXPECT_EQ(own.at("games").as_array().size(), 2U);
    EXPECT_EQ(game(2, moroz).status, 403);
    EXPECT_EQ(card(bondar).at("informed"), true);
    const json::value& one = own.at("cases").at(0);
    EXPECT_EQ(one.at("notes"), json::parse(R"([{"on":"2026-05-01","by":"arbiter","do":"sanction",
                  "text":"comments","articles":["RU:5.1.11"]}])"));
    EXPECT_TRUE(card(bondar).at("cases").as_array().empty());
}

TEST_F(LetterRights, SlipsAreForPlayersAndOfficials) {
    announce();
    const auto names = [&](const std::string& token, const std::string& body) {
        const Got got = venue.call("POST", "/api/correspondence/1/codes", body, token);
        std::string all = std::to_string(got.status);
        if (got.status == 201) {
            for (const json::value& one : got.body.at("codes").as_array()) {
                all += fmt::format(" {}:{}", std::string(one.at("office").as_string()),
                                   std::string(one.at("name").as_string()));
            }
        }
        return all;
    };
    EXPECT_EQ(names(chief, "{}"), "201 player:Koval player:Bondar player:Moroz organiser:Club "
                                  "arbiter:Orlov");
    EXPECT_EQ(names(venue.enter({.role = Role::secretary}), "{}"),
              "201 player:Koval player:Bondar player:Moroz");
    EXPECT_EQ(names(chief, R"({"player":2})"), "201 player:Bondar");
    EXPECT_EQ(names(chief, R"({"office":"arbiter"})"), "201 arbiter:Orlov");
    EXPECT_EQ(names(chief, R"({"player":9})"), "404");
    EXPECT_EQ(names(arbiter, "{}"), "403");
    EXPECT_EQ(venue.call("POST", "/api/codes", R"({"role":"correspondent"})", chief).status, 400);
    const Got got = venue.call("POST", "/api/correspondence/1/codes", R"({"player":2})", chief);
    const std::string code(got.body.at("codes").at(0).at("code").as_string());
    pass_days(40); // it may have gone by post
    const Got session = venue.call("POST", "/api/session", R"({"code":")" + code + R"("})");
    ASSERT_EQ(session.status, 201);
    EXPECT_EQ(session.body.at("letters"), "1");
    EXPECT_EQ(session.body.at("office"), "player");
    pass_days(300); // and his session lasts
    const std::string token(session.body.at("token").as_string());
    EXPECT_EQ(card(token).at("seat").at("player"), 2);
}

} // namespace

} // namespace kodeks::server
