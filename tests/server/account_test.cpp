// Accounts and their passwords: how they begin, what a new password ends, who may make them, and
// that nobody learns or guesses anything.
#include "server/people/password.hpp"
#include "server/venue.hpp"

#include <deque>
#include <sstream>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

constexpr std::string_view first = "three blind mice ran";
constexpr std::string_view second = "сорок тисяч соловйов";

std::string credentials(std::string_view account, std::string_view password) {
    return boost::json::serialize(
        boost::json::object{{"account", account}, {"password", password}});
}

std::string wish(std::string_view account, std::string_view role, bool renews = false) {
    return fmt::format(R"({{"account":"{}","role":"{}","name":"Olena"{}}})", account, role,
                       renews ? R"(,"renews":true)" : "");
}

std::string changing(std::string_view old, std::string_view password) {
    boost::json::object body{{"password", password}};
    if (!old.empty()) {
        body["old"] = old;
    }
    return boost::json::serialize(body);
}

// An account whose owner has come in with its first code; nothing is set yet.
std::string begin_account(Venue& venue, const std::string& account,
                          const std::string& role = "arbiter") {
    if (venue.chief.empty()) {
        venue.chief = venue.enter({.role = Role::chief_arbiter});
    }
    const Got made = venue.call("POST", "/api/codes", wish(account, role), venue.chief);
    EXPECT_EQ(made.status, 201);
    const Got in =
        venue.call("POST", "/api/session",
                   R"({"code":")" + std::string(made.body.at("code").as_string()) + R"("})");
    EXPECT_EQ(in.status, 201);
    return std::string(in.body.at("token").as_string());
}

Got sign_in(Venue& venue, std::string_view account, std::string_view password) {
    return venue.call("POST", "/api/session", credentials(account, password));
}

std::string role_of(Venue& venue, const std::string& token) {
    return std::string(venue.call("GET", "/api/session", "", token).body.at("role").as_string());
}

std::string error_of(const Got& got) {
    return std::string(got.body.at("error").at("name").as_string());
}

TEST(Password, IsKeptByArgon2idAndNamesItsOwnStrength) {
    const PasswordCost low{1, std::size_t{8} << 20};
    const auto cheap = hash_password(first, low);
    ASSERT_TRUE(cheap.has_value());
    EXPECT_TRUE(cheap->starts_with("$argon2id$v=19$m=8192,t=1,p=1$")) << *cheap;
    EXPECT_TRUE(hash_password(first)->starts_with("$argon2id$v=19$m=65536,t=2,p=1$"));
    EXPECT_NE(hash_password(first, low), cheap); // a salt of its own each time
    EXPECT_TRUE(is_password(*cheap, first));
    EXPECT_FALSE(is_password(*cheap, "three blind mice raN"));
    EXPECT_FALSE(is_password(*cheap, std::string(first) + " "));
    EXPECT_FALSE(is_password("", first));
    EXPECT_TRUE(is_cheap(*cheap));
    EXPECT_FALSE(is_cheap(*cheap, low));
    EXPECT_FALSE(hash_password(first, {1, std::size_t{1} << 50}).has_value()); // no such memory
}

TEST(Password, TheUsualOnesAreNotTaken) {
    const auto why = [](std::string_view password) {
        const auto wrong = objection_to_password(password, "olena.k");
        return wrong ? wrong->key : "";
    };
    EXPECT_EQ(why("eleven chr "), "server.password_short");
    EXPECT_EQ(why("одинадцять"), "server.password_short"); // letters count, not bytes
    EXPECT_EQ(why(std::string(257, 'x')), "server.password_long");
    for (const char* usual :
         {"Password12345", "qwertyuiop123", "Пароль123456", "123456789012", "aaaaaaaaaaaa",
          "Olena.K-2026!", "йцукенгшщз12", "kodeksKodeks", "passwordchess"}) {
        EXPECT_EQ(why(usual), "server.password_usual") << usual;
    }
    for (const std::string_view good : {first, second, std::string_view("correct horse battery"),
                                        std::string_view("пароль від льоху під сараєм")}) {
        EXPECT_EQ(why(good), "") << good;
    }
    EXPECT_EQ(why(std::string(50, 'x') + "abcdefghijklmnop"), ""); // 64 and more are allowed
}

TEST(Password, NamesOfAccountsAreKeptInSmallLetters) {
    EXPECT_EQ(tidy_account("Olena.K@club-1_x"), "olena.k@club-1_x");
    for (const char* none : {"", "a", "with space", "олена", "a\nb", "a/b"}) {
        EXPECT_EQ(tidy_account(none), std::nullopt) << none;
    }
    EXPECT_EQ(tidy_account(std::string(65, 'a')), std::nullopt);
}

TEST(Accounts, BeginWithACodeAndGoOnWithAPassword) {
    Venue venue;
    const std::string token = begin_account(venue, "Olena");
    EXPECT_EQ(sign_in(venue, "olena", "").status, 403); // no password opens it before one is set
    const Got shown = venue.call("GET", "/api/session", "", token);
    EXPECT_EQ(shown.body.at("account"), "olena");
    EXPECT_EQ(shown.body.at("asks_old_password"), false);
    EXPECT_EQ(venue.call("POST", "/api/session/password", changing("", first), token).status, 204);
    EXPECT_EQ(venue.call("GET", "/api/session", "", token).body.at("asks_old_password"), true);
    for (int round = 0; round < 2; ++round) {
        const Got in = sign_in(venue, "OLENA", first);
        ASSERT_EQ(in.status, 201);
        EXPECT_EQ(in.body.at("role"), "arbiter");
        EXPECT_EQ(in.body.at("account"), "olena");
        EXPECT_EQ(role_of(venue, std::string(in.body.at("token").as_string())), "arbiter");
        venue.crash({1000});
    }
    const Got list = venue.call("GET", "/api/accounts", "", venue.chief);
    EXPECT_EQ(list.body.at("accounts").as_array().size(), 1U);
    EXPECT_EQ(list.body.at("accounts").at(0).at("has_password"), true);
}

// The same answer, so that nobody learns which accounts there are.
TEST(Accounts, AWrongPasswordAndNoAccountAreTheSame) {
    Venue venue;
    const std::string token = begin_account(venue, "olena");
    venue.call("POST", "/api/session/password", changing("", first), token);
    const Got wrong = sign_in(venue, "olena", "three blind mice");
    const Got nobody = sign_in(venue, "nobody", first);
    const Got nonsense = sign_in(venue, "no such / name", first);
    EXPECT_EQ(wrong.status, 403);
    EXPECT_EQ(error_of(wrong), "server.password_wrong");
    EXPECT_EQ(wrong.response.body, nobody.response.body);
    EXPECT_EQ(wrong.response.body, nonsense.response.body);
}

TEST(Accounts, ANewPasswordEndsTheOtherSessions) {
    Venue venue;
    const std::string own = begin_account(venue, "olena");
    ASSERT_EQ(venue.call("POST", "/api/session/password", changing("", first), own).status, 204);
    const std::string other(sign_in(venue, "olena", first).body.at("token").as_string());
    EXPECT_EQ(role_of(venue, other), "arbiter");
    const auto listening = venue.connect("/api/live", other);
    const auto change = [&](std::string_view old) {
        return venue.call("POST", "/api/session/password", changing(old, second), own);
    };
    EXPECT_EQ(change("").status, 403); // the old one is asked for
    EXPECT_EQ(error_of(change("three blind mice")), "server.password_wrong");
    EXPECT_EQ(role_of(venue, other), "arbiter");
    EXPECT_EQ(change(first).status, 204);
    EXPECT_EQ(role_of(venue, own), "arbiter");
    EXPECT_EQ(role_of(venue, other), "spectator");
    EXPECT_EQ(sign_in(venue, "olena", first).status, 403);
    EXPECT_EQ(sign_in(venue, "olena", second).status, 201);
    EXPECT_EQ(listening->closed, 0); // nothing was told since
    venue.call("POST", "/api/games", R"({"rulebook":"fide2023","variant":"chess","control":"300"})",
               venue.chief);
    EXPECT_EQ(listening->closed, 1008); // and nothing is told any more
    EXPECT_EQ(listening->types(), std::vector<std::string>{"hello"});
}

TEST(Accounts, WhoeverWasShownOutActsNoLongerOverAnOpenConnection) {
    Venue venue;
    venue.begin_game();
    const auto last = [&] { return venue.call("GET", "/api/games/1").body.at("last"); };
    const auto before = last();
    const auto white = venue.connect("/api/games/1/live", venue.white);
    EXPECT_EQ(venue.call("DELETE", "/api/session", "", venue.white).status, 204);
    white->live->receive(R"({"id":"1","do":"move","move":"c3-d4"})");
    venue.pass({100});
    EXPECT_EQ(white->closed, 1008);
    EXPECT_EQ(last(), before);
}

// A password that is changed while the old one is being compared lets nobody in.
TEST(Accounts, AChangeOvertakesAComparison) {
    Venue venue;
    const std::string own = begin_account(venue, "olena");
    ASSERT_EQ(venue.call("POST", "/api/session/password", changing("", first), own).status, 204);
    std::deque<std::function<void()>> waiting;
    Api slow(*venue.hall_, {.passwords = [&](const std::function<void()>& work, const auto& done) {
        work();
        waiting.push_back(done);
        return waiting.size() < 3;
    }});
    Request request{"POST", "/api/session", {}, {}, credentials("olena", first), "10.1.1.1"};
    Response answer{.status = 0};
    slow.handle(request, [&](Response response) { answer = std::move(response); });
    EXPECT_EQ(answer.status, 0);
    ASSERT_EQ(venue.call("POST", "/api/session/password", changing(first, second), own).status,
              204);
    waiting.front()();
    venue.pass({100});
    EXPECT_EQ(answer.status, 403);
    waiting.resize(2); // and when too many wait, it is said
    slow.handle(request, [&](Response response) { answer = std::move(response); });
    EXPECT_EQ(answer.status, 503);
}

TEST(Accounts, ACheapPasswordIsKeptAtTodaysPriceWhenItsOwnerComesIn) {
    Venue venue;
    const std::string own = begin_account(venue, "olena");
    const auto cheap = hash_password(first, {1, std::size_t{8} << 20});
    venue.hall_->people_owner().ask({"old", "program", "program",
                                     People::set({"olena", 1, *cheap, hash_of(own)}),
                                     venue.time_.now()},
                                    {});
    venue.pass({100});
    EXPECT_EQ(venue.hall_->people().account("olena")->hash, *cheap);
    EXPECT_EQ(sign_in(venue, "olena", first).status, 201);
    venue.pass({100});
    EXPECT_FALSE(is_cheap(venue.hall_->people().account("olena")->hash));
    venue.crash({1000});
    EXPECT_FALSE(is_cheap(venue.hall_->people().account("olena")->hash));
    EXPECT_EQ(sign_in(venue, "olena", first).status, 201);
}

TEST(Accounts, NobodyTakesAwayAnAccountHeCouldNotGive) {
    Venue venue;
    const std::string own = begin_account(venue, "olena", "deputy");
    ASSERT_EQ(venue.call("POST", "/api/session/password", changing("", first), own).status, 204);
    const std::string secretary = venue.enter({.role = Role::secretary});
    const auto issue = [&](const std::string& body, const std::string& token) {
        return venue.call("POST", "/api/codes", body, token).status;
    };
    EXPECT_EQ(issue(wish("olena", "press"), secretary), 403);
    EXPECT_EQ(issue(wish("olena", "press", true), secretary), 403);
    EXPECT_EQ(venue.call("DELETE", "/api/accounts/olena", "", secretary).status, 403);
    EXPECT_EQ(issue(wish("ivan", "press"), secretary), 201);
    EXPECT_EQ(issue(wish("ivan", "press"), secretary), 409); // taken: it must be meant
    EXPECT_EQ(issue(wish("petro", "press", true), secretary), 409);
    EXPECT_EQ(issue(wish("ivan", "spectator"), secretary), 400);
    EXPECT_EQ(issue(wish("i v a n", "press"), secretary), 400);
    EXPECT_EQ(role_of(venue, own), "deputy");
    EXPECT_EQ(issue(wish("olena", "deputy", true), venue.chief), 201); // forgotten: a new code
    EXPECT_EQ(role_of(venue, own), "spectator");
    EXPECT_EQ(sign_in(venue, "olena", first).status, 201);
    EXPECT_EQ(venue.call("DELETE", "/api/accounts/olena", "", venue.chief).status, 204);
    EXPECT_EQ(sign_in(venue, "olena", first).status, 403);
    EXPECT_EQ(venue.call("DELETE", "/api/accounts/olena", "", venue.chief).status, 404);
}

TEST(Accounts, TheLastCodeOfAnAccountIsTheOnlyOne) {
    Venue venue;
    venue.chief = venue.enter({.role = Role::chief_arbiter});
    const auto code = [&](bool renews) {
        return std::string(
            venue.call("POST", "/api/codes", wish("olena", "press", renews), venue.chief)
                .body.at("code")
                .as_string());
    };
    const std::string one = code(false);
    const std::string two = code(true);
    EXPECT_EQ(venue.call("POST", "/api/session", R"({"code":")" + one + R"("})").status, 403);
    EXPECT_EQ(venue.call("POST", "/api/session", R"({"code":")" + two + R"("})").status, 201);
}

TEST(Accounts, WhoeverHasNoneSetsNoPassword) {
    Venue venue;
    const std::string press = venue.enter({.role = Role::press});
    const Got got = venue.call("POST", "/api/session/password", changing("", first), press);
    EXPECT_EQ(got.status, 403);
    EXPECT_EQ(error_of(got), "server.no_account");
    EXPECT_EQ(venue.call("POST", "/api/session/password", changing("", first)).status, 401);
}

TEST(Accounts, PasswordsCannotBeTriedForEver) {
    Venue venue;
    begin_account(venue, "olena"); // one try of a code
    for (int i = 0; i < 19; ++i) {
        EXPECT_EQ(sign_in(venue, "olena", "x").status, 403);
    }
    EXPECT_EQ(sign_in(venue, "olena", "x").status, 429);
    venue.pass({60'001});
    EXPECT_EQ(sign_in(venue, "olena", "x").status, 403);
}

TEST(Accounts, NoPasswordIsWrittenAnywhere) {
    Venue venue;
    std::ostringstream out;
    const Log log(LogFormat::json, out, venue.time_);
    venue.api_ = std::make_unique<Api>(*venue.hall_, ApiSettings{.log = &log});
    const std::string own = begin_account(venue, "olena");
    venue.call("POST", "/api/session/password", changing("", first), own);
    sign_in(venue, "olena", first);
    sign_in(venue, "olena", "a wrong one of mine");
    const auto people = venue.store_.read("people", 0);
    std::string written = out.str();
    for (const store::Stored& record : people->records) {
        written += record.line;
    }
    EXPECT_EQ(written.find("blind mice"), std::string::npos);
    EXPECT_EQ(written.find("a wrong one"), std::string::npos);
    EXPECT_EQ(out.str().find("argon2"), std::string::npos);
    EXPECT_NE(out.str().find("\"password-set\""), std::string::npos);
    EXPECT_NE(out.str().find("\"password-refused\""), std::string::npos);
    EXPECT_NE(out.str().find("\"account-code\""), std::string::npos);
}

} // namespace

} // namespace kodeks::server
